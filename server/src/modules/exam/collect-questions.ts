import type { MadeBy } from '@lectern/contract/shapes'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import type { Model } from '../../platform/model/model.ts'
import { Problem } from '../../problem.ts'
import { addNewQuestions, chooseThirty, missingQuestions } from './compose-exam.ts'
import type { NewQuestion } from './set-store.ts'
import { type Brief, makeQuestions } from './tasks.ts'
import { tidyQuestions } from './tidy-questions.ts'

/** As many as models write at a time without being cut off. */
const QUESTIONS_PER_ASK = 15
/** Two asks make an exam; the others fill up what came short, doubled or unusable. */
const MOST_ASKS = 6

/**
 * Thirty different questions, asking again as long as some are missing (reading 7). The engine gives all it has at once.
 * @throws Problem `generation_failed` where there are still fewer
 */
export async function collectQuestions(
  model: Model,
  brief: Brief,
  signal: AbortSignal,
): Promise<{ questions: NewQuestion[]; madeBy: MadeBy }> {
  const material = brief.method === 'content' ? brief.text : null
  let found: NewQuestion[] = []
  let madeBy: MadeBy = 'model'
  for (let ask = 0; ask < MOST_ASKS && madeBy === 'model'; ask++) {
    const wanted = missingQuestions(found, QUESTIONS_PER_ASK)
    if (Object.keys(wanted).length === 0) break
    const asked = found.map(({ question }) => question)
    const answer = await model.run(makeQuestions, { ...brief, wanted, asked, ask }, signal)
    madeBy = answer.madeBy
    found = addNewQuestions(found, tidyQuestions(answer.output.questions, material))
  }
  const questions = chooseThirty(found)
  if (!questions) throw new Problem('generation_failed', EXAM_TEXTS.tooFewQuestions)
  return { questions, madeBy }
}
