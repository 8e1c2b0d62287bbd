import { editDistance } from '../answer/edit-distance.ts'
import { stem } from '../answer/stem.ts'
import { SYNONYM_GROUPS } from '../data/synonym-groups.ts'
import { CONFUSABLE_AFFIXES, CONFUSABLE_ENDINGS } from './data/confusable.ts'
import { CHINESE_SYNONYMS, ENGLISH_SYNONYMS } from './data/synonyms.ts'
import type { AnswerWord } from './words.ts'

const SYNONYM = 0.85
/** How much a synonym from the dictionary counts (0 to 1): its words have other meanings too. */
const DICTIONARY_SYNONYM = 0.7
const SAME_ROOT = 0.8
const SHARED_CHARACTERS = 0.5
const SHORTEST_ROOT = 4
const SHORTEST_ROOT_OF_LONG_FORM = 3
/** What may follow a root that two words share: 'migrat-e' and 'migrat-ion', but not 'chloro-phyll' and 'chloro-plast'. */
const DERIVED =
  /^(?:|e|y|al|ial|ic|ical|ity|ment|anc|enc|ant|ent|er|or|ar|iv|ativ|ous|ness|at|ation|ion|sion|tion|ing|ed|th|ship|ist|ism|abl|ibl|ful|ization|iz)e?$/
const SHORTEST_TYPO = 6

const GROUPS = [...ENGLISH_SYNONYMS, ...CHINESE_SYNONYMS]
const keyOf = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : stem(word))

/** In which of `groups` each word stands. */
function indexOf(groups: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const index = new Map<string, Set<number>>()
  for (const [at, words] of groups.entries())
    for (const word of words) index.set(keyOf(word), (index.get(keyOf(word)) ?? new Set()).add(at))
  return index
}

const groupsByWord = indexOf(GROUPS)
const dictionary = indexOf(
  SYNONYM_GROUPS.trim()
    .split(/\s+/)
    .map((group) => group.split(',')),
)

/** How far two words say the same: 1 for one word or its misspelling, less for synonyms and shared roots, 0 otherwise. */
export function likenessOfWords(left: AnswerWord, right: AnswerWord): number {
  if (left.stem === right.stem) return 1
  if (/\d/.test(left.text + right.text)) return 0
  if (areSynonyms(left.stem, right.stem, groupsByWord)) return SYNONYM
  if (areSynonyms(left.stem, right.stem, dictionary)) return DICTIONARY_SYNONYM
  return /\p{Script=Han}/u.test(left.text) ? sharedCharacters(left.text, right.text) : likenessOfSpelling(left, right)
}

function areSynonyms(left: string, right: string, index: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  const [groups, others] = [index.get(left), index.get(right)]
  return groups !== undefined && others !== undefined && !groups.isDisjointFrom(others)
}

/** '民族' and '民族主义', one in the other; or '终结' and '结束', half of what they are written with. */
function sharedCharacters(left: string, right: string): number {
  if (left.includes(right) || right.includes(left)) return SAME_ROOT
  const shared = new Set(left).intersection(new Set(right)).size
  return shared === 0 ? 0 : (shared / Math.max(left.length, right.length)) * SHARED_CHARACTERS
}

function likenessOfSpelling(left: AnswerWord, right: AnswerWord): number {
  if (isMisspelling(left.text, right.text)) return 1
  const root = commonStart(left.stem, right.stem)
  const isDerived = DERIVED.test(left.stem.slice(root)) && DERIVED.test(right.stem.slice(root))
  const shortest = /ation$/.test(left.stem + right.stem) ? SHORTEST_ROOT_OF_LONG_FORM : SHORTEST_ROOT
  return root >= shortest && isDerived && !areConfusable(left.text, right.text) ? SAME_ROOT : 0
}

/** Whether one word is the other with a slip of the pen: one letter in six or so, and not another word of the trade. */
export function isMisspelling(left: string, right: string): boolean {
  if (Math.min(left.length, right.length) < SHORTEST_TYPO || areConfusable(left, right)) return false
  const most = Math.max(1, Math.floor(Math.max(left.length, right.length) / 7))
  return left[0] === right[0] && editDistance(left, right, most) <= most
}

/** 'hypotonic' and 'hypertonic', 'sulfate' and 'sulfite'. */
export function areConfusable(left: string, right: string): boolean {
  const differ = (one: string, other: string): boolean =>
    CONFUSABLE_AFFIXES.some(
      ([a, b]) => one.startsWith(a) && other.startsWith(b) && one.slice(a.length) === other.slice(b.length),
    ) ||
    CONFUSABLE_ENDINGS.some(
      ([a, b]) => one.endsWith(a) && other.endsWith(b) && one.slice(0, -a.length) === other.slice(0, -b.length),
    )
  return left !== right && (differ(left, right) || differ(right, left))
}

function commonStart(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
