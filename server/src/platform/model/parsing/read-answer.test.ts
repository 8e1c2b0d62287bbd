import { expect, test } from 'vitest'
import { AROUND_THE_ANSWER } from '../../../../test/awkward-answers/around-the-answer.ts'
import { AWKWARD_SCHEMAS, type AwkwardAnswer } from '../../../../test/awkward-answers/awkward-answer.ts'
import { BACKSLASHES } from '../../../../test/awkward-answers/backslashes.ts'
import { BROKEN_JSON } from '../../../../test/awkward-answers/broken-json.ts'
import { OTHER_SHAPES } from '../../../../test/awkward-answers/other-shapes.ts'
import { readAnswer } from './read-answer.ts'

const ALL = [...AROUND_THE_ANSWER, ...BROKEN_JSON, ...OTHER_SHAPES, ...BACKSLASHES]

function read({ schema, text, isCutOff = false, partSuffices = false }: AwkwardAnswer) {
  const answer = readAnswer<object>(text, AWKWARD_SCHEMAS[schema], { isCutOff, partSuffices })
  if (answer.kind === 'output') return answer.output
  return answer.kind === 'fault' && answer.isCutOff ? 'cut off' : answer.kind
}

test.each(ALL)('$schema with $about ($source)', (answer) => {
  expect(read(answer)).toEqual(answer.expected)
})

test('the table holds at least eighty answers, half of them from elsewhere', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(80)
  const elsewhere = ALL.filter(({ source }) => source !== 'trial')
  expect(elsewhere.length).toBeGreaterThanOrEqual(ALL.length / 2)
  for (const { source } of elsewhere) expect(source).toMatch(/^[\w.-]+\/[\w.-]+(#\d+| [\w/.]+)$/)
})

test('quotation marks within the texts of sound JSON end none of them, whatever stands around it', () => {
  const cards = [{ question: 'Learn “stoma”, “guard cell”, “xylem”.', answer: 'As in “I”, “she”: two.', source: null }]
  const text = `Here:\n\`\`\`json\n${JSON.stringify({ cards }, null, 2)}\n\`\`\``
  const answer = readAnswer(text, AWKWARD_SCHEMAS.cards, { isCutOff: false, partSuffices: false })
  expect(answer).toMatchObject({ kind: 'output', output: { cards } })
})

const LENGTH = 200_000
const filled = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

test.each([
  '{"a": "x ',
  '{',
  '[',
  '"',
  '{"a":1} ',
  '\\',
  '```\n{ ',
  '<think>',
  '$\\nu ',
  '{"a":[',
  '\\begin{cases} \\ ',
])('two hundred thousand characters of %j take no more than a moment', (piece) => {
  const begun = process.cpuUsage()
  for (const text of [filled(piece), `{"cards":[{"question":"${filled(piece)}`])
    readAnswer(text, AWKWARD_SCHEMAS.cards, { isCutOff: true, partSuffices: true })
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
})
