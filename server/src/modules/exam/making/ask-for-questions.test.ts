import { QUESTION_TYPES } from '@lectern/domain/exam'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { describe, expect, test } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { modelSaying } from '../../../../test/ground.ts'
import { questionOf } from '../exam-test-ground.ts'
import type { Brief, MadeQuestion, QuestionsWanted } from '../tasks.ts'
import { askForQuestions, materialRoom } from './ask-for-questions.ts'
import { cutSections } from './cut-sections.ts'

const asker = askedBy()
const SENTENCE_WORDS = 14

/** So many sentences of a textbook, no two alike. */
const textbook = (words: number): string =>
  Array.from(
    { length: Math.ceil(words / SENTENCE_WORDS) },
    (_, index) => `The organelle ${index} of a cell carries out task ${index + 7} because membrane ${index} lets it.`,
  ).join(' ')

const brief = (text: string, about: Partial<Brief> = {}): Brief => ({
  method: 'content',
  language: 'auto',
  text,
  kept: '',
  questionCount: 30,
  kinds: QUESTION_TYPES,
  level: null,
  ...about,
})

let serial = 0
/** Asks about the first sentences of what it is shown, or of each part, as models like to. */
const asking =
  (from: 'the beginning' | 'each part', quote: (sentence: string) => string | null = (said) => said) =>
  (_task: string, { parts, wanted }: QuestionsWanted) => {
    const kinds = Object.entries(wanted).flatMap(([kind, count]) => Array(count).fill(kind))
    const sentences = parts.map((part) => part.match(/[^.]+\./g) ?? [])
    const questions = kinds.map((kind, index): MadeQuestion => {
      const part = from === 'each part' ? (sentences[index % sentences.length] ?? []) : sentences.flat()
      const sentence = part[from === 'each part' ? Math.floor(index / sentences.length) : index] ?? part[0] ?? ''
      return { ...questionOf(kind, `${serial++}`), source: quote(sentence.trim()) }
    })
    return { questions }
  }

const coverage = (text: string, sources: readonly (string | null)[], sectionCount: number) => {
  const sections = cutSections(text, sectionCount)
  return (
    sections.filter((section) => sources.some((source) => source && section.includes(source))).length / sections.length
  )
}

describe.each([8000, 32_000, 200_000])('A model that takes %i tokens at once', (contextTokens) => {
  test.each([1000, 10_000, 30_000, 100_000])('draws questions on every part of %i words', async (words) => {
    const text = textbook(words)
    const { model, asked } = modelSaying(asking('each part') as never, contextTokens)
    const { questions, isSampled } = await askForQuestions(model, brief(text), 30, asker)
    expect(questions).toHaveLength(30)
    expect(
      coverage(
        text,
        questions.map(({ source }) => source),
        20,
      ),
    ).toBeGreaterThanOrEqual(words > 1000 ? 0.9 : 0.5)
    const shown = (asked as QuestionsWanted[]).map(({ parts }) => estimateTokens(parts.join('\n')))
    for (const weight of shown) expect(weight).toBeLessThanOrEqual(materialRoom(contextTokens))
    expect(isSampled).toBe(contextTokens === 8000 && words === 100_000)
    // Short texts are read once for each fifteen questions, others once.
    const reads = shown.reduce((sum, weight) => sum + weight, 0) / estimateTokens(text)
    expect(reads).toBeLessThanOrEqual(words === 1000 ? 2.1 : 1.1)
  })
})

test('a model that only reads beginnings is asked once more about what it left out', async () => {
  const text = textbook(10_000)
  const { model, asked } = modelSaying(asking('the beginning') as never)
  const { questions } = await askForQuestions(model, brief(text), 30, asker)
  expect(questions).toHaveLength(30)
  expect(asked).toHaveLength(3)
  const [, , gaps] = asked as QuestionsWanted[]
  const known = questions.filter(({ source }) => gaps?.parts.some((part) => source && part.includes(source)))
  expect(known.length).toBeGreaterThan(0)
})

test('a model that quotes nothing is not asked for ever', async () => {
  const { model, asked } = modelSaying(asking('each part', () => null) as never)
  const { questions } = await askForQuestions(model, brief(textbook(10_000)), 30, asker)
  expect(questions).toHaveLength(30)
  expect(asked).toHaveLength(3)
})

test('what earlier parts asked goes along, so that none is asked twice', async () => {
  const { model, asked } = modelSaying(asking('each part') as never)
  await askForQuestions(model, brief(textbook(100_000)), 30, asker)
  const counts = (asked as QuestionsWanted[]).map((one) => one.asked.length)
  expect(counts[0]).toBe(0)
  expect(counts.toSorted((one, other) => one - other)).toEqual(counts)
  expect(counts.at(-1)).toBeGreaterThan(20)
})

test('topics are asked about whole, beside passages of what the student keeps', async () => {
  const { model, asked } = modelSaying(asking('each part') as never, 8000)
  const topics = brief('Cells, Osmosis', { method: 'topic', kept: textbook(30_000) })
  await askForQuestions(model, topics, 10, asker)
  const [ask] = asked as QuestionsWanted[]
  expect(ask?.parts).toEqual(['Cells, Osmosis'])
  expect(estimateTokens(ask?.kept ?? '')).toBeLessThanOrEqual(materialRoom(8000))
  expect(ask?.kept).toContain('[…]')
})
