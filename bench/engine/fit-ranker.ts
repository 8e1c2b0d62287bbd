import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CardCandidate } from '@lectern/engine/internals/cards/candidate'
import { proposeCandidates } from '@lectern/engine/internals/cards/find-candidates'
import { parseDocument, type StudyDocument } from '@lectern/engine/internals/document'
import * as english from '@lectern/engine/internals/en/rank'
import { chanceOf, type Ranker } from '@lectern/engine/internals/ranker'
import * as chinese from '@lectern/engine/internals/zh/rank'
import { simplifiedShadow } from '@lectern/engine/internals/zh/simplified'
import { readFolder, readTable, readTexts } from './corpus.ts'
import { shareInterval } from './statistics.ts'

/**
 * `node bench/engine/fit-ranker.ts --language zh --texts FOLDER` fits the ranker of a language (logistic regression, L2)
 * to the labels of cards in `labels/LANGUAGE-cards.tsv`, of `seen` texts and of those in the folders that are named, and
 * tells how it does on texts held out (tenfold, by text; a text in both scripts is one) beside the rules' own scores.
 * `--write` writes the weights. A label without question and answer is of a text that may not be passed on: its card is
 * known by `card`, the beginning of the SHA-256 of both.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    texts: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
})
const language = values.language === 'zh' ? 'zh' : 'en'

type Example = { text: string; rule: string; features: string[]; isKept: boolean; score: number }

const FOLDS = 10
const STEPS = 300
const RATE = 0.06
const MOMENTUM = 0.9
const PENALTY = { en: 0.008, zh: 0.007 }[language]
/** A feature of fewer labels tells nothing; a weight nearer to none is left out. */
const FEWEST = 3
const LEAST_WEIGHT = 0.015
const KEY_LENGTH = 12
/** English cards that are judged by how their author laid them out, and by no ranker. */
const LAID_OUT: ReadonlySet<string> = new Set(language === 'zh' ? [] : ['vocabulary-entry', 'glossary-entry'])

const keyOf = (question: string, answer: string): string =>
  createHash('sha256').update(`${question}\t${answer}`).digest('hex').slice(0, KEY_LENGTH)

const onOneLine = (text: string): string => text.replace(/\n/g, ' / ').replace(/\s+/g, ' ')
const keyOfCard = ({ question, answer }: CardCandidate): string => keyOf(onOneLine(question), onOneLine(answer))

function featuresIn(document: StudyDocument): (card: CardCandidate) => string[] {
  if (language === 'zh') {
    const ranking = chinese.rankingOf(document)
    return (card) => chinese.featuresOf(card, ranking)
  }
  const ranking = english.rankingOf(document)
  return (card) => english.featuresOf(card, ranking)
}

function readExamples(): Example[] {
  const labels = Map.groupBy(
    readTable(join(import.meta.dirname, 'labels', `${language}-cards.tsv`)),
    ({ file }) => file ?? '',
  )
  return [...readTexts('seen'), ...values.texts.flatMap(readFolder)].flatMap(({ file, text }) => {
    const own = labels.get(file) ?? []
    if (own.length === 0) return []
    const document = parseDocument(text)
    const featuresOf = featuresIn(document)
    const cards = new Map(proposeCandidates(document).map((card) => [keyOfCard(card), card]))
    return own.flatMap(({ card: key, question = '', answer = '', verdict }) => {
      const card = cards.get(key || keyOf(question, answer))
      if (!card) return []
      if (LAID_OUT.has(card.rule)) return []
      const name = simplifiedShadow(file.split('/').at(-1) ?? '')
      return [
        { text: name, rule: card.rule, features: featuresOf(card), isKept: verdict === 'keep', score: card.score },
      ]
    })
  })
}

function fit(examples: readonly Example[]): Ranker {
  const counts = new Map<string, number>()
  for (const name of examples.flatMap(({ features }) => [...new Set(features)]))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name)
  const places = new Map(names.map((name, place) => [name, place]))
  const rows = examples.map(({ features }) => [...new Set(features)].flatMap((name) => places.get(name) ?? []))
  const weights = new Float64Array(names.length)
  const speeds = new Float64Array(names.length)
  let bias = 0
  let biasSpeed = 0
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => -PENALTY * weight)
    let biasSlope = 0
    examples.forEach(({ isKept }, at) => {
      const row = rows[at] as number[]
      const sum = row.reduce((all, place) => all + (weights[place] as number), bias)
      const error = (Number(isKept) - 1 / (1 + Math.exp(-sum))) / examples.length
      biasSlope += error
      for (const place of row) slopes[place] = (slopes[place] as number) + error
    })
    biasSpeed = MOMENTUM * biasSpeed + RATE * biasSlope
    bias += biasSpeed
    weights.forEach((weight, place) => {
      const speed = MOMENTUM * (speeds[place] as number) + RATE * (slopes[place] as number)
      speeds[place] = speed
      weights[place] = weight + speed
    })
  }
  return { bias, weights: Object.fromEntries(names.map((name, place) => [name, weights[place] as number])) }
}

type Tested = Example & { chance: number }

function heldOut(examples: readonly Example[]): Tested[] {
  const texts = [...new Set(examples.map(({ text }) => text))]
  return Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const out = new Set(texts.filter((_, index) => index % FOLDS === fold))
    const model = fit(examples.filter(({ text }) => !out.has(text)))
    return examples
      .filter(({ text }) => out.has(text))
      .map((one) => ({ ...one, chance: chanceOf(model, one.features) }))
  })
}

function shareOf(left: readonly Example[]): string {
  const kept = left.filter(({ isKept }) => isKept).length
  const { low, high } = shareInterval(kept, left.length)
  const percent = (share: number): string => `${(share * 100).toFixed(0)}%`
  return `${kept} of ${left.length} kept, ${percent(kept / left.length)} (${percent(low)} to ${percent(high)})`
}

/** The chance that a kept card is ranked above a dropped one. */
function areaUnderCurve(tested: readonly Tested[]): number {
  const ranked = tested.toSorted((a, b) => a.chance - b.chance)
  const kept = ranked.filter(({ isKept }) => isKept).length
  const sum = ranked.reduce((all, { isKept }, at) => all + (isKept ? at + 1 : 0), 0)
  return (sum - (kept * (kept + 1)) / 2) / (kept * (ranked.length - kept))
}

const examples = readExamples()
const tested = heldOut(examples)
console.log(`${shareOf(tested)} of all; area under the curve ${areaUnderCurve(tested).toFixed(3)}`)
const BARS = [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85]
for (const bar of BARS) {
  const left = tested.filter(({ chance }) => chance >= bar)
  const byScore = tested.toSorted((a, b) => b.score - a.score).slice(0, left.length)
  console.log(`bar ${bar}: ${shareOf(left)}; as many by the rules' scores: ${shareOf(byScore)}`)
}
for (const [rule, own] of Map.groupBy(tested, ({ rule }) => rule)) {
  const above = BARS.map((bar) => own.filter(({ chance }) => chance >= bar))
  console.log(`${rule}: ${shareOf(own)}; ${above.map((left, at) => `${BARS[at]}: ${shareOf(left)}`).join('; ')}`)
}
if (values.write) {
  const { bias, weights } = fit(examples)
  const rows = Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, weight]) =>
        `    ${JSON.stringify(name).replaceAll("'", "\\'").replace(/^"|"$/g, "'")}: ${weight.toFixed(2)},`,
    )
  writeFileSync(
    join(import.meta.dirname, '..', '..', 'packages', 'engine', 'src', language, 'data', 'ranker.ts'),
    `import type { Ranker } from '../../ranker.ts'\n\n/** Written by \`node bench/engine/fit-ranker.ts --language ${language} --write\`. */\nexport const RANKER: Ranker = {\n  bias: ${bias.toFixed(2)},\n  weights: {\n${rows.join('\n')}\n  },\n}\n`,
  )
}
