import type { Done } from '@lectern/contract/shapes'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { removeMaterialIn } from '../documents/delete-material.ts'
import type { SamplePart } from './sample-source.ts'
import { findSample, insertSample, lockSample, updateSample } from './sample-store.ts'
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
    const found = await findSample(tx, student.id)
    if (!found) return insertSample(tx, { studentId: student.id, language, keptAt: now, dismissedAt: now })
    const { materialId } = found
    // Before the sample is locked: whoever deletes the chapter in another tab locks it first, and then what refers to it.
    if (materialId !== null) await unlessGone(() => removeMaterialIn(tx, services, student, materialId))
    const sample = await lockSample(tx, student.id)
    if (!sample || sample.dismissedAt) return
    const remove = async (part: SamplePart, id: number | null) => {
      if (id !== null) await unlessGone(() => sourceOf(services, part).remove(services, tx, student, id))
    }
    await remove('set', sample.setId)
    await remove('exam', sample.examId)
    await remove('talk', sample.talkId)
    await updateSample(tx, student.id, { setId: null, examId: null, talkId: null, dismissedAt: now })
  })
  return { success: true }
}

/** What its student has deleted already, or deletes at this moment, is removed. */
async function unlessGone(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not_found')) throw error
  }
}
