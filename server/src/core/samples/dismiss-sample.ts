import type { Done } from '@lectern/contract/shapes'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { removeMaterialIn } from '../documents/delete-material.ts'
import type { SamplePart } from './sample-source.ts'
import { insertSample, lockSample, updateSample } from './sample-store.ts'
import { sourceOf } from './show-sample.ts'

/**
 * Removes the sample whole: chapter, cards, exam and talk, with what was reviewed and practised of them. An offer that was not
 * taken is refused by it. Neither comes back. @throws Problem `not_found` where the student is being erased
 */
export async function dismissSample(
  services: Pick<Services, 'database' | 'modules' | 'clock' | 'queue'>,
  student: { id: number },
  language: Language,
): Promise<Done> {
  await services.database.transaction(async (tx) => {
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    const now = services.clock.now()
    const sample = await lockSample(tx, student.id)
    if (!sample) return insertSample(tx, { studentId: student.id, language, keptAt: now, dismissedAt: now })
    if (sample.dismissedAt) return
    const remove = async (part: SamplePart, id: number | null) => {
      const source = sourceOf(services, part)
      if (id !== null && (await source.isThere(tx, student.id, id))) await source.remove(services, tx, student, id)
    }
    await remove('set', sample.setId)
    await remove('exam', sample.examId)
    await remove('talk', sample.talkId)
    if (sample.materialId !== null) await removeMaterialIn(tx, services, student, sample.materialId)
    await updateSample(tx, student.id, { setId: null, examId: null, talkId: null, dismissedAt: now })
  })
  return { success: true }
}
