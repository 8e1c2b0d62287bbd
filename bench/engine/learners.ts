import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assessEssay, assessSpeech } from '@lectern/engine'
import { shareInterval } from './statistics.ts'

/**
 * `node bench/engine/learners.ts JFLEG [dev|test] [--show]` measures the marks of essays and talks on sentences of
 * learners of English and on what four people made of each. JFLEG is a checkout of keisks/jfleg. A mark is right where
 * at most one of the four leaves the place as it is; a sentence that all four leave alone is right as it stands. Rules
 * are tuned on `dev` at most. `--show` prints marks that are not right.
 */
const [jfleg = '', part = 'dev', show] = process.argv.slice(2)
const PEOPLE = 4
const MOST_LEFT = 1

/** Text as it is typed, from words with spaces between. */
const typed = (words: string): string =>
  words
    .trim()
    .replace(/ ([.,!?;:%)])/g, '$1')
    .replace(/([($]) /g, '$1')
    .replace(/ (n't|'(?:s|re|ve|ll|d|m))\b/gi, '$1')
    .replace(/`` ?| ?''|"/g, '')
    .replace(/\s+/g, ' ')
const linesOf = (name: string): string[] =>
  readFileSync(join(jfleg, part, `${part}.${name}`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(typed)

const sources = linesOf('src')
const corrected = Array.from({ length: PEOPLE }, (_, person) => linesOf(`ref${person}`))

const count = {
  marks: 0,
  right: 0,
  faulty: 0,
  found: 0,
  clean: 0,
  cleanWords: 0,
  cleanMarks: 0,
  refWords: 0,
  refMarks: 0,
  corrections: 0,
}
const tell = (what: string, text: string, start: number, end: number): void => {
  if (show) console.log(`${what}: ${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`)
}
/** Some sentences of the set are cut at their beginning: a small letter there is nobody's mistake. */
const marksOf = async (text: string) =>
  (await assessEssay(text, { examType: 'Other' })).mistakes.filter(({ start, end }) => start > 0 || end > 1)
const wordsIn = (text: string): number => text.split(' ').length

for (const [at, source] of sources.entries()) {
  const people = corrected.map((lines) => lines[at] ?? '')
  const marks = await marksOf(source)
  const isClean = people.every((one) => one === source)
  const right = marks.filter(({ start, end }) => {
    const from = source.lastIndexOf(' ', Math.max(0, start - 2)) + 1
    const to = source.indexOf(' ', end + 1)
    const place = source.slice(from, to < 0 ? undefined : to)
    const isRight = people.filter((one) => one.includes(place)).length <= MOST_LEFT
    if (!isRight) tell('marked, though most leave it', source, start, end)
    return isRight
  })
  count.marks += marks.length
  count.right += right.length
  if (people.every((one) => one !== source)) {
    count.faulty++
    if (right.length > 0) count.found++
  }
  if (isClean) {
    count.clean++
    count.cleanWords += wordsIn(source)
    count.cleanMarks += marks.length
    const turns = [{ text: source, seconds: null }]
    count.corrections += (await assessSpeech({ topic: 'Daily life', question: '', turns })).corrections.length
  }
  const [first = ''] = people
  count.refWords += wordsIn(first)
  for (const { start, end } of await marksOf(first)) {
    count.refMarks++
    tell('marked in a corrected sentence', first, start, end)
  }
}
const share = (some: number, all: number): string => {
  const { low, high } = shareInterval(some, all)
  return `${some} of ${all}, ${[some / all, low, high].map((one) => (one * 100).toFixed(1)).join(' ')}`
}
console.log({
  'marks that are right': share(count.right, count.marks),
  'faulty sentences with a right mark': share(count.found, count.faulty),
  'marks in sentences that four people leave alone': `${count.cleanMarks} in ${count.cleanWords} words of ${count.clean}`,
  'corrections of talk in the same': count.corrections,
  'marks in corrected sentences': `${count.refMarks} in ${count.refWords} words, ${((count.refMarks / count.refWords) * 1000).toFixed(2)} in 1,000`,
})
