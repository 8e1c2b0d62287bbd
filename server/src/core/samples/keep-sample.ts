import type { Sample } from '@lectern/contract/work/sample'
import { countWords } from '@lectern/domain/words'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { keepMaterialIn } from '../documents/keep-material.ts'
import { sampleChapter } from './sample-chapter.ts'
import { findSample, insertSample, updateSample } from './sample-store.ts'
import { presentSample, showSample, sourceOf, storesAnything } from './show-sample.ts'

/**
 * Makes the sample chapter the student's own, with its cards and its exam, in the language they are spoken to; no model is
 * asked, and nothing is charged. Whoever comes again, or at once from another device, gets the one that is there; where it
 * is not offered any more, nothing is made.
 * @throws Problem `storage_full`; `not_found` where the student is being erased
 */
export async function keepSample(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'modules'>,
  student: { id: number },
  language: Language,
): Promise<Sample> {
  const { database, modules, clock } = services
  await database.transaction(async (tx) => {
    // One at a time: whoever waited finds what the first one made.
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    if (await findSample(tx, student.id)) return
    if (await storesAnything({ modules }, tx, student)) return
    const chapter = sampleChapter(language)
    const { title: name, text } = chapter
    const document = { name, text, wordCount: countWords(text) }
    const materialId = await keepMaterialIn(tx, services, student, document, 'library')
    const now = clock.now()
    await insertSample(tx, { studentId: student.id, language, materialId, keptAt: now })
    const keep = (part: 'set' | 'exam') =>
      sourceOf({ modules }, part).keep(tx, student, { chapter, language, materialId, isFirst: true }, now)
    await updateSample(tx, student.id, { setId: await keep('set'), examId: await keep('exam') })
  })
  const sample = await findSample(database.queries, student.id)
  return sample ? presentSample({ modules }, database.queries, sample) : showSample(services, student, language)
}
