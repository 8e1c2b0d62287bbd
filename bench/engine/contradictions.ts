import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findContradiction, makeCards, makeExam } from '@lectern/engine'
import { parseDocument } from '@lectern/engine/internals/document'
import { readTexts } from './corpus.ts'
import { shareInterval } from './statistics.ts'

/**
 * `node bench/engine/contradictions.ts SEMEVAL` measures when the engine says that a passage contradicts an item: on answers of real
 * students against all reference answers to their question (SEMEVAL as for `students.ts`), and on the `seen` texts of the corpus, on
 * what the engine makes of them and on their sentences, as they stand and with a number, a denial or an opposite put in.
 */
const [semeval = ''] = process.argv.slice(2)
const CORPUS = 'src/main/resources/corpus/semeval2013-task7'
const FOLDERS = {
  'SciEntsBank, training': 'training/2way/sciEntsBank',
  'Beetle, training': 'training/2way/beetle',
  'SciEntsBank, other domains': 'test/2way/sciEntsBank/test-unseen-domains',
  'Beetle, other questions': 'test/2way/beetle/test-unseen-questions',
}
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (escaped = ''): string => escaped.replace(/&(\w+);/g, (all, name: string) => SIGNS[name] ?? all).trim()
const LONGEST_TEXT = 12_000
const MOST_SENTENCES = 80

const found = new Map<string, { of: number; told: number }>()
function hold(what: string, item: string, passage: string): void {
  const count = found.get(what) ?? { of: 0, told: 0 }
  count.of += 1
  if (findContradiction(item, passage) !== null) count.told += 1
  found.set(what, count)
}

for (const [set, folder] of Object.entries(FOLDERS))
  for (const file of globSync(join(semeval, CORPUS, folder, '*.xml'))) {
    const xml = readFileSync(file, 'utf8')
    const references = [...xml.matchAll(/<referenceAnswer\b[^>]*>([^<]*)/g)].map(([, text]) => textOf(text))
    for (const [, label, answer] of xml.matchAll(/<studentAnswer\b[^>]*accuracy="(\w+)"[^>]*>([^<]*)/g))
      hold(`${set}: ${label}`, textOf(answer), references.join('\n\n'))
  }

const OPPOSITES: Readonly<Record<string, string>> = {
  ...{ increase: 'decrease', increases: 'decreases', high: 'low', higher: 'lower', larger: 'smaller', always: 'never' },
  ...{ before: 'after', positive: 'negative', absorbs: 'releases', possible: 'impossible', internal: 'external' },
}
const CHANGES: Readonly<Record<string, (sentence: string) => string>> = {
  number: (sentence) =>
    sentence.replace(/\d+/, (digits) => String(Number(digits) + (digits.length === 4 ? 7 : Number(digits) + 3))),
  denial: (sentence) =>
    sentence.replace(/\b(is|are|was|were|can|will) (?!not)/, '$1 not ').replace(/(?<!不)是(?!否)/, '不是'),
  opposite: (sentence) =>
    sentence.replace(new RegExp(`\\b(?:${Object.keys(OPPOSITES).join('|')})\\b`), (word) => OPPOSITES[word] ?? word),
}

for (const { text: whole } of readTexts('seen')) {
  const text = whole.slice(0, LONGEST_TEXT)
  for (const { question, correct_answer, source } of makeExam(text))
    hold('questions of the engine', `${question}\n${correct_answer}`, source)
  for (const { question, answer, source } of makeCards(text))
    hold('cards of the engine', `${question}\n${answer}`, source ?? '')
  for (const { start, end } of parseDocument(text).sentences.slice(0, MOST_SENTENCES)) {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ')
    hold('sentences as they stand', sentence, text)
    for (const [what, change] of Object.entries(CHANGES)) {
      const changed = change(sentence)
      if (changed !== sentence) hold(`sentences with another ${what}`, changed, text)
    }
  }
}

const percent = (share: number): string => (share * 100).toFixed(1)
console.table(
  Object.fromEntries(
    [...found].map(([what, { of, told }]) => {
      const { low, high } = shareInterval(told, of)
      return [what, { of, told, share: `${percent(told / of)} (${percent(low)} to ${percent(high)})` }]
    }),
  ),
)
