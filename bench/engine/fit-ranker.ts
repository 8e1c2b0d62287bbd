import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { proposeCandidates } from '@lectern/engine/cards/find-candidates'
import { parseDocument } from '@lectern/engine/document'
import { featuresOf, rankingOf } from '@lectern/engine/en/rank'
import { readTable, readTexts } from './corpus.ts'

/**
 * `node bench/engine/fit-ranker.ts` fits the ranker of English cards (logistic regression, L2) to the labels of `seen`
 * texts in `labels/en-cards.tsv`, tells how it does on texts held out (tenfold, by text) beside the rules' own scores,
 * and with `--write` writes the weights. `--bar 0.7` sets the least chance that a card is kept with.
 */
type Example = {
  file: string
  rule: string
  features: string[]
  isKept: boolean
  score: number
  weight: number
  words: string
}

const FOLDS = 10
const STEPS = 400
const RATE = 0.5
const PENALTY = 0.004
const OUT = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'src', 'en', 'data', 'ranker.ts')

function readExamples(): Example[] {
  const labels = Map.groupBy(readTable(join(import.meta.dirname, 'labels', 'en-cards.tsv')), ({ file }) => file ?? '')
  return readTexts('seen').flatMap(({ file, text }) => {
    const own = labels.get(file) ?? []
    if (own.length === 0) return []
    const document = parseDocument(text)
    const ranking = rankingOf(document)
    const cards = new Map(
      proposeCandidates(document).map((card) => [`${card.question}\t${card.answer.replace(/\n/g, ' / ')}`, card]),
    )
    return own.flatMap(({ question, answer, verdict, rule = '' }) => {
      const card = cards.get(`${question}\t${answer}`)
      if (!card) return []
      const features = featuresOf(card, ranking)
      return [
        {
          file,
          rule,
          features,
          isKept: verdict === 'keep',
          score: card.score,
          weight: 1 / Math.sqrt(own.length),
          words: `${question} — ${answer}`,
        },
      ]
    })
  })
}

type Model = { bias: number; weights: Map<string, number> }

const chance = ({ bias, weights }: Model, features: readonly string[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights.get(name) ?? 0), bias)))

function fit(examples: readonly Example[]): Model {
  const model: Model = { bias: 0, weights: new Map() }
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Map<string, number>()
    let bias = 0
    for (const { features, isKept, weight } of examples) {
      const error = (weight * (Number(isKept) - chance(model, features))) / total
      bias += error
      for (const name of features) slopes.set(name, (slopes.get(name) ?? 0) + error)
    }
    model.bias += RATE * 4 * bias
    for (const [name, slope] of slopes) {
      const old = model.weights.get(name) ?? 0
      model.weights.set(name, old + RATE * 4 * (slope - PENALTY * old))
    }
  }
  return model
}

function heldOut(examples: readonly Example[]): (Example & { chance: number })[] {
  const files = [...new Set(examples.map(({ file }) => file))]
  return Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const out = new Set(files.filter((_, index) => index % FOLDS === fold))
    const model = fit(examples.filter(({ file }) => !out.has(file)))
    return examples.filter(({ file }) => out.has(file)).map((one) => ({ ...one, chance: chance(model, one.features) }))
  })
}

/** Kept share, by item and as a reader sees it who is given as many items of each text. */
function tell(name: string, left: readonly Example[], all: number): void {
  const byText = [...Map.groupBy(left, ({ file }) => file).values()]
  const share = (own: readonly Example[]): number => own.filter(({ isKept }) => isKept).length / Math.max(1, own.length)
  const even = byText.reduce((sum, own) => sum + share(own), 0) / byText.length
  console.log(
    `${name}: ${left.length} of ${all} left in ${byText.length} texts, ${(share(left) * 100).toFixed(0)}% kept by a reader, ${(even * 100).toFixed(0)}% text by text`,
  )
}

const examples = readExamples()
const tested = heldOut(examples)
for (const bar of [0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const left = tested.filter((one) => one.chance >= bar)
  tell(`bar ${bar}`, left, tested.length)
  const byScore = tested.toSorted((a, b) => b.score - a.score).slice(0, left.length)
  tell(`  as many by rules' scores`, byScore, tested.length)
}
if (process.argv.includes('--rules')) {
  const bar = Number(process.argv[process.argv.indexOf('--bar') + 1])
  for (const [rule, own] of Map.groupBy(tested, ({ rule }) => rule)) {
    tell(rule, own, own.length)
    tell(
      `  above ${bar}`,
      own.filter((one) => one.chance >= bar),
      own.length,
    )
  }
  for (const one of tested.filter((one) => one.chance >= bar && !one.isKept))
    console.log('WRONGLY KEPT', one.chance.toFixed(2), one.rule, one.words)
}
if (process.argv.includes('--write')) {
  const bar = Number(process.argv[process.argv.indexOf('--bar') + 1])
  const { bias, weights } = fit(examples)
  const rows = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => `    '${name}': ${weight.toFixed(2)},`)
  writeFileSync(
    OUT,
    `/** Weights of the ranker of English cards: written by \`node bench/engine/fit-ranker.ts --write --bar ${bar}\`. */\nexport const RANKER: { readonly bar: number; readonly bias: number; readonly weights: Readonly<Record<string, number>> } = {\n  bar: ${bar},\n  bias: ${bias.toFixed(2)},\n  weights: {\n${rows.join('\n')}\n  },\n}\n`,
  )
}
