import type { Maker } from '@lectern/domain/content'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { message } from '@lectern/texts/message'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import type { NewQuestion } from '../set-store.ts'
import { type Brief, makeQuestions } from '../tasks.ts'
import { askForQuestions } from './ask-for-questions.ts'
import { addNewQuestions } from './compose-exam.ts'
import { tidyQuestions } from './tidy-questions.ts'

/** What an exam is kept from. */
export interface Collected extends Maker {
  questions: NewQuestion[]
  /** Whether the questions come from passages of a material too long to be read whole. */
  isSampled: boolean
}

/**
 * `count` different questions of the kinds that are asked for. A model is asked again as long as some are missing; the
 * engine gives all it can stand behind at once, and it has to be as many.
 * @throws Problem `generation_failed` where there are fewer
 */
export async function collectQuestions(model: Model, brief: Brief, count: number, asker: Asker): Promise<Collected> {
  if (model.description.madeBy === 'model')
    return {
      ...(await askForQuestions(model, brief, count, asker)),
      madeBy: 'model',
      modelName: model.description.name,
    }
  const questions = await askEngine(model, brief, asker)
  if (questions.length !== count) throw tooFew(brief, count, questions.length)
  return { questions, isSampled: false, madeBy: 'built-in' }
}

/** Every question that the engine stands behind, at most as many as the exam was to have: always the same for a brief. */
export async function askEngine(model: Model, brief: Brief, asker: Asker): Promise<NewQuestion[]> {
  const { output } = await model.run(makeQuestions, { ...brief, parts: [brief.text], wanted: {}, asked: [] }, asker)
  return addNewQuestions([], tidyQuestions(output.questions, brief.text))
}

/** Says how many questions the engine finds in the material, or that it is not the number agreed on. */
function tooFew(brief: Brief, count: number, available: number): Problem {
  if (count < brief.questionCount) return new Problem('generation_failed', EXAM_TEXTS.agreementChanged)
  const text = message('exam.tooFewGoodQuestions', { count: available })
  return new Problem('generation_failed', text).with({ available_count: available })
}
