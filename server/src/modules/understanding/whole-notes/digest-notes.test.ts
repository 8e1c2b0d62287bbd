import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { expect, test, vi } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { silentLog } from '../../../../test/ledger.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import { digestNotes } from './digest-notes.ts'
import type { Digest } from './digest-task.ts'

const asker = askedBy()
const QUESTION = 'Summarise all.'
/** `count` paragraphs, each a passage of its own that names its number from 1. */
const notesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Fact ${index + 1} of the notes. ${'It is told at length here. '.repeat(12)}`,
  ).join('\n\n')
const PART_WEIGHT = Math.ceil(estimateTokens(notesOf(10)) * 1.1)

interface Asked {
  passages: { number: number; text: string }[]
  part: number
  parts: number
  mostPoints: number
}

/** A model that draws from each part what `draw` says. */
function modelDrawing(draw: (asked: Asked) => Digest['points'] | Error) {
  const asked: Asked[] = []
  const run = vi.fn(async (_task: unknown, input: Asked) => {
    asked.push(input)
    const points = draw(input)
    if (points instanceof Error) throw points
    return { output: { points }, madeBy: 'model' as const }
  })
  const model = {
    description: { madeBy: 'model', name: 'test' },
    contextTokens: async () => 8000,
    run,
  } as never as Model
  return { asked, services: { model, log: silentLog } }
}
const firstOf = ({ passages: [first] }: Asked) => [
  { text: `About ${first?.text.slice(0, 20)}`, passages: [first?.number ?? 0] },
]

test('every passage is read once, in parts that fit, and the points of all parts stand in their order', async () => {
  const { asked, services } = modelDrawing(firstOf)
  const shown = await digestNotes(services, { notes: notesOf(35), question: QUESTION }, PART_WEIGHT, asker)
  expect(asked.flatMap(({ passages }) => passages.map(({ number }) => number))).toEqual(
    Array.from({ length: 35 }, (_, index) => index + 1),
  )
  expect(asked.map(({ part, parts }) => [part, parts])).toEqual([1, 2, 3, 4].map((part) => [part, 4]))
  for (const { passages } of asked)
    expect(estimateTokens(passages.map(({ text }) => text).join(''))).toBeLessThanOrEqual(PART_WEIGHT)
  expect(shown?.areNotesExcerpted).toBe(false)
  const lines = shown?.digest?.split('\n') ?? []
  expect(lines.map((line) => /^\[(\d+)\] About Fact (\d+)/.exec(line)?.slice(1).map(Number))).toEqual(
    asked.map(({ passages }) => [passages[0]?.number, passages[0]?.number]),
  )
  expect(shown?.passages).toHaveLength(35)
})

test('a point that names no passage of its part is left out, and its own marks and lines are not shown', async () => {
  const { services } = modelDrawing(({ passages: [first, second], part }) =>
    part === 1
      ? [
          { text: 'From nowhere.', passages: [99] },
          { text: 'Two\n[7] lines [1].', passages: [first?.number ?? 0, 99, second?.number ?? 0] },
          { text: '  ', passages: [first?.number ?? 0] },
        ]
      : [],
  )
  const shown = await digestNotes(services, { notes: notesOf(15), question: QUESTION }, PART_WEIGHT, asker)
  expect(shown?.digest).toBe('[1][2] Two lines.')
})

test('a part that fails is missing, which is said; where none gives anything, there is nothing', async () => {
  const failure = new Problem('generation_failed', 'No.')
  const one = modelDrawing((asked) => (asked.part === 2 ? failure : firstOf(asked)))
  const shown = await digestNotes(one.services, { notes: notesOf(25), question: QUESTION }, PART_WEIGHT, asker)
  expect([shown?.digest?.split('\n').length, shown?.areNotesExcerpted]).toEqual([2, true])
  const none = modelDrawing(() => failure)
  expect(await digestNotes(none.services, { notes: notesOf(25), question: QUESTION }, PART_WEIGHT, asker)).toBeNull()
})

test('more parts than an answer may cost are not read at all', async () => {
  const { asked, services } = modelDrawing(firstOf)
  expect(await digestNotes(services, { notes: notesOf(300), question: QUESTION }, PART_WEIGHT, asker)).toBeNull()
  expect(asked).toEqual([])
})

test('too many and too long points are shortened alike until they fit', async () => {
  const { services } = modelDrawing(({ passages: [first] }) =>
    Array.from({ length: 60 }, (_, index) => ({
      text: `${index} ${'long '.repeat(100)}`,
      passages: [first?.number ?? 0],
    })),
  )
  const shown = await digestNotes(services, { notes: notesOf(35), question: QUESTION }, PART_WEIGHT, asker)
  expect(estimateTokens(shown?.digest ?? '')).toBeLessThanOrEqual(PART_WEIGHT)
  const perPart = Map.groupBy(shown?.digest?.split('\n') ?? [], (line) => line.slice(0, 5).replace(/\].*/, ''))
  expect(new Set([...perPart.values()].map((lines) => lines.length)).size).toBe(1)
  expect(perPart.size).toBe(4)
})

test('a reader who leaves ends it', async () => {
  const leaving = new AbortController()
  const { services } = modelDrawing(() => {
    leaving.abort(new Error('left'))
    return new Error('aborted')
  })
  const digesting = digestNotes(
    services,
    { notes: notesOf(25), question: QUESTION },
    PART_WEIGHT,
    askedBy(1, leaving.signal),
  )
  await expect(digesting).rejects.toThrow('left')
})
