import type { Sample } from '@lectern/contract/work/sample'
import type { Language } from '@lectern/texts/languages'
import type { Queries } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { holdStudent } from '../accounts/student-store.ts'
import { sampleChapter } from './sample-chapter.ts'
import type { SamplePart, SampleSource } from './sample-source.ts'
import { findSample, insertSample, type SampleRow } from './sample-store.ts'

type Parts = Pick<Services, 'modules'>

/**
 * What there is of the sample for this student; it is offered in `language`, and kept in the one that it was taken in. Once they
 * have brought something it is not offered any more, which is remembered: that is asked once, and nothing that they delete
 * brings it back. @throws Problem `not_found` where the student is being erased
 */
export async function showSample(
  { database, modules, clock }: Pick<Services, 'database' | 'modules' | 'clock'>,
  student: { id: number },
  language: Language,
): Promise<Sample> {
  const { queries } = database
  const sample = await findSample(queries, student.id)
  if (sample) return presentSample({ modules }, queries, sample)
  if (!(await storesAnything({ modules }, queries, student)))
    return { ...NOTHING, status: 'offered', title: sampleChapter(language).title }
  return database.transaction(async (tx) => {
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    // Another device may have taken it meanwhile.
    const taken = await findSample(tx, student.id)
    if (taken) return presentSample({ modules }, tx, taken)
    const now = clock.now()
    await insertSample(tx, { studentId: student.id, language, keptAt: now, dismissedAt: now })
    return { ...NOTHING, status: 'none', title: sampleChapter(language).title }
  })
}

const NOTHING = { material_id: null, set_id: null, exam_id: null, talk_id: null } as const

/** A sample as it stands now: what its student has deleted is not named, and without anything left there is none. */
export async function presentSample(parts: Parts, queries: Queries, sample: SampleRow): Promise<Sample> {
  const { title } = sampleChapter(sample.language)
  if (sample.dismissedAt) return { ...NOTHING, status: 'none', title }
  const left = async (part: SamplePart, id: number | null): Promise<number | null> =>
    id !== null && (await sourceOf(parts, part).isThere(queries, sample.studentId, id)) ? id : null
  const ids = {
    material_id: sample.materialId,
    set_id: await left('set', sample.setId),
    exam_id: await left('exam', sample.examId),
    talk_id: await left('talk', sample.talkId),
  }
  const isThere = Object.values(ids).some((id) => id !== null)
  return { ...ids, status: isThere ? 'kept' : 'none', title }
}

/** The module that has this part of the sample. */
export function sourceOf({ modules }: Parts, part: SamplePart): SampleSource {
  const source = modules.find(({ sample }) => sample?.part === part)?.sample
  if (!source) throw new Error(`No module has the ${part} of the sample`)
  return source
}

/** Whether the student keeps anything in any part of the house. */
export async function storesAnything({ modules }: Parts, queries: Queries, student: { id: number }): Promise<boolean> {
  for (const module of modules) if (((await module.storageBytes?.(queries, student.id)) ?? 0) > 0) return true
  return false
}
