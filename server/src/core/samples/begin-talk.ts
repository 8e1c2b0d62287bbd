import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import { sampleChapter } from './sample-chapter.ts'
import { lockSample, updateSample } from './sample-store.ts'
import { sourceOf } from './show-sample.ts'

/**
 * The talk of the sample, begun now where it is not there: its time runs from then on. One that follows a talk that was
 * deleted has no free turns. @throws Problem `conflict` where no sample is kept
 */
export async function beginSampleTalk(
  { database, modules, clock }: Pick<Services, 'database' | 'modules' | 'clock'>,
  student: { id: number },
): Promise<{ session_id: number }> {
  const talks = sourceOf({ modules }, 'talk')
  return database.transaction(async (tx) => {
    await keepFromErasure(tx, student.id)
    const sample = await lockSample(tx, student.id)
    if (!sample || sample.dismissedAt) throw new Problem('conflict', message('sample.notKept'))
    const { talkId, materialId, language } = sample
    if (talkId !== null && (await talks.isThere(tx, student.id, talkId))) return { session_id: talkId }
    const kept = { chapter: sampleChapter(language), language, materialId, isFirst: talkId === null }
    const id = await talks.keep(tx, student, kept, clock.now())
    await updateSample(tx, student.id, { talkId: id })
    return { session_id: id }
  })
}
