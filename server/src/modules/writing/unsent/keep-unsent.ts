import { isDeepStrictEqual } from 'node:util'
import type { Answer, Body } from '@lectern/contract/endpoint'
import type { writingEndpoints } from '@lectern/contract/writing'
import type { UnsentEssay } from '@lectern/contract/writing/shapes'
import { normalizeLineEnds } from '@lectern/domain/content'
import { countWords } from '@lectern/domain/words'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { holdOrigin } from '../../../core/documents/material-store.ts'
import { presentOrigin } from '../../../core/documents/present-origin.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { keepEssay } from '../store.ts'
import { findUnsent, type UnsentRow, writeUnsent } from './unsent-store.ts'

type Endpoint = typeof writingEndpoints.keepUnsent

/**
 * Keeps the essay in the form. Whoever goes on from another revision than the one that is kept is refused, unless it says
 * nothing else: a repeat gets the same answer.
 * @throws Problem `conflict`, `not_found` for a previous essay that is not the student's
 */
export async function keepUnsent(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  { revision, content: text, exam_type: examType, purpose, topic, ...about }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const content = normalizeLineEnds(text)
  const { previous_id: previousId = null, material_id: materialId = null, is_material_gone: isMaterialGone } = about
  const words = countWords(content)
  return database.transaction(async (tx) => {
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    // What it was read from may go while it is written.
    const held = await holdOrigin(tx, student.id, materialId)
    if (previousId !== null && !(await keepEssay(tx, student.id, previousId))) throw Problem.notFound()
    const origin = { ...held, isMaterialGone: held.isMaterialGone || isMaterialGone }
    const essay = { content, examType, purpose, topic, previousId, ...origin }
    const kept = await findUnsent(tx, student.id)
    if (kept && kept.revision !== revision) {
      if (isDeepStrictEqual(essay, textsOf(kept))) return presentSaved(kept)
      throw new Problem('conflict', WRITING_TEXTS.writtenElsewhere)
    }
    const saved = { studentId: student.id, ...essay, words, revision: revision + 1, savedAt: clock.now() }
    await writeUnsent(tx, saved)
    return presentSaved(saved)
  })
}

const textsOf = ({ content, examType, purpose, topic, previousId, materialId, isMaterialGone }: UnsentRow) => ({
  ...{ content, examType, purpose, topic, previousId },
  ...{ materialId, isMaterialGone },
})

const presentSaved = ({ revision, savedAt }: UnsentRow) => ({ revision, saved_at: savedAt.toISOString() })

/** What was written and not sent yet, on whatever device. */
export async function getUnsent(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<Answer<typeof writingEndpoints.getUnsent>> {
  const essay = await findUnsent(queries, student.id)
  return { essay: essay && presentUnsent(essay) }
}

export const presentUnsent = (essay: UnsentRow): UnsentEssay => ({
  content: essay.content,
  exam_type: essay.examType,
  purpose: essay.purpose,
  topic: essay.topic,
  previous_id: essay.previousId,
  ...presentOrigin(essay),
  ...presentSaved(essay),
})
