import type { MadeBy } from '@lectern/contract/shapes'
import { EXAM_TEXTS, questionsByKind } from '@lectern/domain/exam'
import { message } from '@lectern/texts/message'
import type { Model } from '../../platform/model/model.ts'
import { Problem } from '../../problem.ts'
import { addNewQuestions, chooseQuestions, missingQuestions } from './compose-exam.ts'
import type { NewQuestion } from './set-store.ts'
import { type Brief, makeQuestions } from './tasks.ts'
import { tidyQuestions } from './tidy-questions.ts'

/** As many as models write at a time without being cut off. */
const QUESTIONS_PER_ASK = 15
/** Two asks make an exam of thirty; the others fill up what came short, doubled or unusable. */
const MOST_ASKS = 6

/**
 * `count` different questions of the kinds that are asked for. A model is asked again as long as some are missing; the
 * engine gives all it can stand behind at once, and it has to be as many.
 * @throws Problem `generation_failed` where there are fewer
 */
export async function collectQuestions(
  model: Model,
  brief: Brief,
  count: number,
  signal: AbortSignal,
): Promise<{ questions: NewQuestion[]; madeBy: MadeBy }> {
  if (model.description.madeBy === 'model')
    return { questions: await askModel(model, brief, count, signal), madeBy: 'model' }
  const questions = await askEngine(model, brief, signal)
  if (questions.length !== count) throw tooFew(brief, count, questions.length)
  return { questions, madeBy: 'built-in' }
}

/** Every question that the engine stands behind, at most as many as the exam was to have: always the same for a brief. */
export async function askEngine(model: Model, brief: Brief, signal: AbortSignal): Promise<NewQuestion[]> {
  const { output } = await model.run(makeQuestions, { ...brief, wanted: {}, asked: [], ask: 0 }, signal)
  return addNewQuestions([], tidyQuestions(output.questions, brief.text))
}

async function askModel(model: Model, brief: Brief, count: number, signal: AbortSignal): Promise<NewQuestion[]> {
  const material = brief.method === 'content' ? brief.text : null
  const plan = questionsByKind(count, brief.kinds, brief.level)
  let found: NewQuestion[] = []
  for (let ask = 0; ask < MOST_ASKS; ask++) {
    const wanted = missingQuestions(found, plan, QUESTIONS_PER_ASK)
    if (Object.keys(wanted).length === 0) break
    const asked = found.map(({ question }) => question)
    const { output } = await model.run(makeQuestions, { ...brief, wanted, asked, ask }, signal)
    found = addNewQuestions(found, tidyQuestions(output.questions, material))
  }
  const questions = chooseQuestions(found, plan)
  if (!questions) throw new Problem('generation_failed', message('exam.tooFewQuestions', { count }))
  return questions
}

/** Of the engine: what the material gives, or that it gives something else than was agreed on. */
function tooFew(brief: Brief, count: number, available: number): Problem {
  if (count < brief.questionCount) return new Problem('generation_failed', EXAM_TEXTS.agreementChanged)
  const text = message('exam.tooFewGoodQuestions', { count: available })
  return new Problem('generation_failed', text).with({ available_count: available })
}
