import { z } from 'zod'
import { alsoNamed, alsoSaid, orText } from '../../src/platform/model/parsing/fit-schema.ts'

const Card = z.object({
  question: z.string().min(1),
  answer: z.string().min(1).max(300),
  source: z.string().nullable(),
})

/** Answers of the kinds that tasks have, small enough to be read. */
export const AWKWARD_SCHEMAS = {
  cards: z.object({ cards: z.array(Card).max(4) }),
  notes: z.object({
    title: z.string(),
    summary: z.array(z.string()).max(3),
    sections: z.array(
      z.object({
        heading: z.string().max(80),
        points: z.array(z.string()),
        table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
      }),
    ),
  }),
  mark: z.object({
    score: alsoNamed(z.number().min(0).max(9), ['band', 'mark']),
    comment: z.string(),
    isComplete: z.boolean(),
  }),
  verdicts: z.object({
    verdicts: z.array(
      z.object({
        number: z.int(),
        verdict: alsoSaid(z.enum(['correct', 'partly', 'incorrect']), {
          partly: ['partially correct'],
          incorrect: ['wrong'],
        }),
      }),
    ),
  }),
  points: z.object({
    points: z.array(orText(z.object({ text: z.string(), details: z.array(z.string()) }), (text) => ({ text }))),
    practise: z.array(z.string()),
  }),
  reply: z.object({ reply: z.string().min(1) }),
} as const

export interface AwkwardAnswer {
  /** What is awkward in it. */
  about: string
  /** Where such an answer was seen: an issue or a pull request of GitHub (`owner/name#number`), a project's tests, or `trial`. */
  source: string
  schema: keyof typeof AWKWARD_SCHEMAS
  text: string
  /** What is read, or how it is told that nothing can be. */
  expected: object | 'refusal' | 'fault' | 'cut off'
  isCutOff?: boolean
  partSuffices?: boolean
}

/** The one card of most answers, and the JSON that says it. */
const STOMA = { question: 'What is a stoma?', answer: 'A pore', source: null }
export const STOMA_JSON = '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null}]}'

export const cards = (...given: (readonly [question: string, answer: string, source?: string])[]) => ({
  cards: given.map(([question, answer, source = null]) => ({ question, answer, source })),
})

type More = Pick<AwkwardAnswer, 'isCutOff' | 'partSuffices'>

/** An answer whose cards are read; those of `STOMA_JSON` unless said. */
export const asCards = (
  about: string,
  source: string,
  text: string,
  expected: AwkwardAnswer['expected'] = { cards: [STOMA] },
  more: More = {},
): AwkwardAnswer => ({ about, source, schema: 'cards', text, expected, ...more })

export const asOther = (
  schema: AwkwardAnswer['schema'],
  about: string,
  source: string,
  text: string,
  expected: AwkwardAnswer['expected'],
  more: More = {},
): AwkwardAnswer => ({ about, source, schema, text, expected, ...more })
