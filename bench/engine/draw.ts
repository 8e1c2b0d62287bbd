import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BuiltInCard, makeCardsAndSuggestions, makeExam } from '@lectern/engine'
import { type CorpusText, LANGUAGES, PARTS, readFolder, readTexts } from './corpus.ts'
import { shuffled } from './shuffled.ts'

/**
 * `node bench/engine/draw.ts --what cards --language en --part unseen --count 150 --seed 1 --out FOLDER` draws items to
 * be judged: `reading-01.md` … for readers (each a text, or `--around` so many characters on both sides of each item, with
 * items made of it) and `key.tsv`, which readers never see.
 * `--texts FOLDER` takes the texts of a folder instead of those of the corpus, `--rule NAME` what that rule made alone.
 * A seed draws the same items as long as the engine makes the same. See docs/engine.md.
 */
interface Item {
  /** What made it: a rule of cards, or a type of question. */
  rule: string
  /** The passage of the text that it came from, to the letter. */
  source: string
  lines: string[]
}

const itemOf = ({ rule, question, answer, source }: BuiltInCard): Item => ({
  rule,
  source,
  lines: [`Question: ${question}`, `Answer: ${answer}`],
})

const MAKERS: Record<string, (text: string) => Item[]> = {
  cards: (text) => makeCardsAndSuggestions(text).cards.map(itemOf),
  suggestions: (text) => makeCardsAndSuggestions(text).suggestions.map(itemOf),
  exam: (text) =>
    makeExam(text).map(({ type, question, options, correct_answer, explanation, source }) => ({
      rule: type,
      source,
      lines: [
        `Type: ${type}`,
        `Question: ${question}`,
        ...options.map((option) => `Option: ${option}`),
        `Key: ${correct_answer}`,
        `Explanation: ${explanation}`,
      ],
    })),
}

const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'cards' },
    language: { type: 'string', default: 'en' },
    part: { type: 'string', default: 'seen' },
    texts: { type: 'string' },
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'drawn' },
    around: { type: 'string', default: '4000' },
    rule: { type: 'string' },
  },
})
const make = MAKERS[values.what]
const language = LANGUAGES.find((name) => name === values.language)
const part = PARTS.find((name) => name === values.part)
if (!make || !language || !part) {
  console.error(`--what ${Object.keys(MAKERS).join('|')} --language ${LANGUAGES.join('|')} --part ${PARTS.join('|')}`)
  process.exit(2)
}

type Made = { text: CorpusText; items: Item[] }

/** Yield counts as much as quality: how many items each text gave. */
function report(texts: readonly Made[]): void {
  const words = texts.reduce((sum, { text }) => sum + sizeOf(text), 0)
  const items = texts.reduce((sum, one) => sum + one.items.length, 0)
  const empty = texts.filter((one) => one.items.length === 0).map(({ text }) => text.file)
  console.log(`${items} items from ${texts.length} texts of ${words} words (Chinese: characters)`)
  if (empty.length > 0) console.log(`None from: ${empty.join(', ')}`)
}

const sizeOf = ({ language: script, text }: CorpusText): number =>
  script === 'en' ? text.split(/\s+/).length : text.replace(/\s/g, '').length

/** `count` items, as many from each text as the others give, chosen by chance. */
function drawEvenly(texts: readonly Made[], count: number, seed: string): Made[] {
  const piles = texts.map(({ text, items }) => ({
    text,
    left: shuffled(items, `${seed} ${text.file}`),
    items: [] as Item[],
  }))
  let drawn = 0
  for (let round = 0; drawn < count && piles.some(({ left }) => left.length > 0); round++) {
    for (const pile of shuffled(piles, `${seed} round ${round}`)) {
      const item = drawn < count ? pile.left.pop() : undefined
      if (item && pile.items.push(item)) drawn++
    }
  }
  return piles.filter(({ items }) => items.length > 0)
}

function writeReadings(texts: readonly Made[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const key = ['id\tlanguage\tkind\trule\tfile']
  texts.forEach(({ text, items }, index) => {
    const number = String(index + 1).padStart(2, '0')
    const sections = items.map(({ rule, lines }, at) => {
      const id = `${values.language}-${values.what}-${number}-${at + 1}`
      key.push([id, text.language, text.kind, rule, text.file].join('\t'))
      return `## Item ${id}\n\n${lines.join('\n')}`
    })
    const reading = [`# Items`, ...sections, '# The text', passagesOf(text.text, items)].join('\n\n')
    writeFileSync(join(folder, `reading-${number}.md`), `${reading}\n`)
  })
  writeFileSync(join(folder, 'key.tsv'), `${key.join('\n')}\n`)
  console.log(`${key.length - 1} items in ${texts.length} readings: ${folder}`)
}

/** All of a short text; of a long one what stands around its items. */
function passagesOf(text: string, items: readonly Item[]): string {
  const around = Number(values.around)
  const spans = items
    .map(({ source }) => text.indexOf(source))
    .map((at, index) => ({ from: Math.max(0, at - around), to: at + (items[index]?.source.length ?? 0) + around }))
    .toSorted((a, b) => a.from - b.from)
  const merged: { from: number; to: number }[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged.map(({ from, to }) => `[…] ${text.slice(from, to)} […]`).join('\n\n')
}

const made = (values.texts ? readFolder(values.texts) : readTexts(part))
  .filter((text) => text.language === language)
  .map((text) => ({ text, items: make(text.text).filter(({ rule }) => !values.rule || rule === values.rule) }))
report(made)
writeReadings(drawEvenly(made, Number(values.count), values.seed), values.out)
