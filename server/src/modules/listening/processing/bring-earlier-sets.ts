import { STORAGE_FULL } from '@lectern/domain/documents'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { keepMaterialIn } from '../../../core/documents/keep-material.ts'
import { selectFilesOfSize } from '../../../core/documents/material-files.ts'
import { bringEarlier, type EarlierThing } from '../../../core/documents/materials/bring-earlier.ts'
import type { KeepReadFileServices, StoredFile } from '../../../core/documents/materials/keep-read-file.ts'
import { indexAtOnce } from '../../../core/documents/search/index-at-once.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { requireSet, type SetRow } from '../set-store.ts'
import { listeningSets } from '../tables.ts'
import { keepRecordingMaterial } from './keep-recording-material.ts'
import { hasSound, measureSound } from './measure-sound.ts'
import { nameMaterialOfSet } from './name-material-of-set.ts'
import { tidyTranscript } from './split-sentences.ts'

type Parts = KeepReadFileServices & Pick<Services, 'database' | 'files' | 'log'>

/** Makes materials of the recordings and the pasted transcripts that earlier versions kept with sets, each once, as of the day of the set. */
export const bringEarlierSets = (services: Parts, signal: AbortSignal): Promise<void> =>
  bringEarlier(services, { table: listeningSets, bring: (set) => bringSet(services, set) }, signal)

async function bringSet(services: Parts, { id, studentId }: EarlierThing): Promise<void> {
  const { clock, database } = services
  const set = await requireSet(database.queries, studentId, id)
  const sound = set.audioKey === null ? null : await soundOf(services, set, set.audioKey)
  const materialId = await database.transaction(async (tx) => {
    if (!(await holdStudent(tx, studentId))) throw Problem.notFound()
    const { materialId, ...shared } = await (sound
      ? keepRecordingMaterial(tx, services, set, sound, set.sentences, set.createdAt)
      : keepTranscript(tx, services, set))
    if (materialId == null) throw new Problem('storage_full', STORAGE_FULL)
    const isNamed = await nameMaterialOfSet(tx, { id: studentId }, id, { materialId, ...shared }, clock.now())
    if (!isNamed) throw Problem.notFound()
    return materialId
  })
  await indexAtOnce(services, materialId)
}

/** What was uploaded is gone: its sound is known by a material that has the same, else by itself. */
async function soundOf(
  { database, files }: Pick<Parts, 'database' | 'files'>,
  { studentId }: SetRow,
  fileKey: string,
): Promise<StoredFile> {
  const { soundHash, sizeBytes: fileSizeBytes } = await measureSound(files, fileKey)
  for (const kept of await selectFilesOfSize(database.queries, studentId, fileSizeBytes))
    if (await hasSound(files, kept.fileKey, soundHash)) return { fileKey, fileSizeBytes, fileHash: kept.fileHash }
  return { fileKey, fileSizeBytes, fileHash: soundHash }
}

/** A text that was pasted had no recording. */
async function keepTranscript(
  tx: Transaction,
  services: Parts,
  { studentId, title: name, sentences, createdAt }: SetRow,
): Promise<{ materialId: number | null }> {
  const { text, wordCount } = tidyTranscript(sentences)
  const document = { name, text, wordCount, createdAt }
  return { materialId: await keepMaterialIn(tx, services, { id: studentId }, document, 'listening') }
}
