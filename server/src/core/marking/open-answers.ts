import { z } from 'zod'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Engine } from '../../platform/model/engine/engine.ts'
import { fence } from '../../platform/model/fence.ts'
import { alsoSaid, orEmpty } from '../../platform/model/parsing/fit-schema.ts'

/** A student's answer to a question whose right answer is known, to be judged by what it says. */
export interface OpenAnswer {
  /** Counts from 1: what its verdict is known by. */
  number: number
  question: string
  correctAnswer: string
  userAnswer: string
}

const MOST_CHARACTERS = 4000

/** One verdict for each answer, after its reason; `unsure` where it cannot be told. */
export const Verdicts = z.object({
  verdicts: z
    .array(
      z.object({
        number: z.int(),
        reason: orEmpty(z.string().max(MOST_CHARACTERS)),
        missing: orEmpty(z.string().max(MOST_CHARACTERS)),
        verdict: alsoSaid(z.enum(['correct', 'partly', 'incorrect', 'unsure']), {
          correct: ['right', 'true', 'yes', '正確', '正确'],
          partly: [
            'partial',
            'partially',
            'partially correct',
            'partly correct',
            'half correct',
            '部分正確',
            '部分正确',
          ],
          incorrect: ['wrong', 'false', 'no', 'not correct', '錯誤', '错误'],
        }),
      }),
    )
    .max(60),
})
export type Verdicts = z.infer<typeof Verdicts>

/** The answers as a model is asked about them, each part between tags. */
export const writeAnswers = (answers: readonly OpenAnswer[]): string =>
  answers
    .map(({ number, question, correctAnswer, userAnswer }) =>
      [
        `Number ${number}`,
        fence('question', question),
        fence('reference', correctAnswer),
        fence('answer', userAnswer),
      ].join('\n'),
    )
    .join('\n\n')

/** Verdicts of the built-in engine. @param typeOf the kind of question, by which it decides how exact an answer must be */
export async function markByEngine<Answer extends OpenAnswer>(
  answers: readonly Answer[],
  typeOf: (answer: Answer) => Parameters<Engine['markAnswer']>[0]['type'],
  engine: Engine,
  asker: Asker,
): Promise<Verdicts> {
  const verdicts: Verdicts['verdicts'] = []
  for (const answer of answers) {
    const { number, question, correctAnswer, userAnswer } = answer
    const { verdict } = await engine.markAnswer({ question, correctAnswer, userAnswer, type: typeOf(answer) }, asker)
    verdicts.push({ number, reason: '', missing: '', verdict: verdict === 'check-yourself' ? 'unsure' : verdict })
  }
  return { verdicts }
}
