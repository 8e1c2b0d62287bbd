import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { typedAnswerOf } from '@lectern/domain/answers/typed-answer'
import type { Grade } from '@lectern/domain/review'
import type { TypedVerdict } from '@lectern/engine'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireItem } from './memory/item-store.ts'
import { sourcesOf } from './queue/show-items.ts'

type Endpoint = typeof reviewEndpoints.compare

/** A slip of form is remembered with effort, a missing idea is forgotten; what cannot be told, the student says. */
const RATINGS: Record<TypedVerdict, Grade | null> = { same: 3, slip: 2, missing: 1, different: 1, unsure: null }

/**
 * Compares a typed answer with the right one by the built-in rules, as exams do: no model is asked, and nothing is kept.
 * @throws Problem `not_found`; `rate_limited`; `generation_failed` where the engine gave no answer
 */
export async function compareTyped(
  { database, engine, limits, modules }: Pick<Services, 'database' | 'engine' | 'limits' | 'modules'>,
  student: { id: number },
  { item_id: itemId, answer }: Body<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { queries } = database
  const item = await requireItem(queries, student.id, itemId)
  const source = sourcesOf(modules).find(({ kind }) => kind === item.kind)
  const text = (await source?.readTexts(queries, student.id, [item]))?.get(item.id)
  if (!text) throw Problem.notFound()
  await limits.hit('typedAnswersOfStudent', String(student.id))
  const { question, note } = text
  const correctAnswer = typedAnswerOf(note, note.part) ?? text.answer
  const { verdict, ideas } = await engine.compareTyped(
    { question, correctAnswer, userAnswer: answer },
    { student, signal },
  )
  return {
    verdict,
    rating: RATINGS[verdict],
    ideas: ideas.map(({ text: idea, isThere }) => ({ text: idea, is_there: isThere })),
  }
}
