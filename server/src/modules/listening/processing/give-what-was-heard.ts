import type { BroughtRecording } from '../../../bound-module.ts'
import { holdMaterialIfThere } from '../../../core/documents/material-store.ts'
import { giveTranscript } from '../../../core/documents/materials/give-transcript.ts'
import { indexAtOnce } from '../../../core/documents/search/index-at-once.ts'
import type { Services } from '../../../services.ts'
import { selectHeardSets } from '../set-store.ts'
import { hasSound } from './measure-sound.ts'
import { nameMaterialOfSet } from './name-material-of-set.ts'
import { tidyTranscript } from './split-sentences.ts'

/**
 * Gives a recording that is brought to the library what an earlier set heard in it, one whose material was deleted or that was made
 * before recordings were materials. Such a set is made of this material from then on.
 */
export async function giveWhatWasHeard(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'log' | 'modules'>,
  student: { id: number },
  { materialId, sizeBytes, soundHash }: BroughtRecording,
): Promise<void> {
  const { clock, database, files } = services
  let isGiven = false
  for (const { id, audioKey, sentences } of await selectHeardSets(database.queries, student.id, sizeBytes)) {
    if (!(await hasSound(files, audioKey, soundHash))) continue
    await database.transaction(async (tx) => {
      if (await giveTranscript(tx, services, student, materialId, tidyTranscript(sentences))) isGiven = true
      if ((await holdMaterialIfThere(tx, student.id, materialId)) !== null)
        await nameMaterialOfSet(tx, student, id, { materialId }, clock.now())
    })
  }
  if (isGiven) await indexAtOnce(services, materialId)
}
