import { type Message, message } from '@lectern/texts/message'
import { editDistance } from '../../answer/edit-distance.ts'
import { isEnglishWord, rankOf } from '../../lexicon.ts'
import type { Finding } from '../mistake.ts'
import { type CheckerNote, checkGrammar } from './grammar-checker.ts'

const KINDS = {
  Agreement: 'agreement',
  BoundaryError: 'spelling',
  Capitalization: 'capitals',
  Eggcorn: 'word-choice',
  Grammar: 'grammar',
  Malapropism: 'word-choice',
  Miscellaneous: 'grammar',
  Nonstandard: 'word-choice',
  Punctuation: 'punctuation',
  Repetition: 'repetition',
  Spelling: 'spelling',
  Typo: 'spelling',
  Usage: 'word-choice',
  WordOrder: 'grammar',
} as const
type CheckedKind = (typeof KINDS)[keyof typeof KINDS]
const KIND_BY_NAME: Readonly<Record<string, CheckedKind>> = KINDS

/** Messages of checks that are too often wrong about learners' essays, or are matters of taste. */
const UNSURE =
  /closed compound|missing a preposition|missing the word|negative word you intended|Insert `to`|Consider |comparison that should|Discourse markers|does not start with a capital|to mean ‘also’|word `of` is not needed|benefit|Oxford|hyphen|en dash|em dash|too long|spelled out|indefinite article|mass noun|should probably be written|quiet/i
const CONFIDENCE = { spelling: 0.8, other: 0.7 }
/** A word that an essay uses so often is meant, whatever the dictionary says. */
const MEANT_TIMES = 3
/** Words that the checker exchanges too readily; rules of our own know them better. */
const HOMOPHONE = /^(?:their|there|whom|to|its|the|in these days|long time ago)$/i
/** Shorter unknown words are abbreviations. */
const SHORTEST_WORD = 4
/** A shorter unknown word with a capital is a name, even where it opens a sentence. */
const SHORTEST_CAPITAL = 7
/** From these lengths a word may be two, or three letters off. */
const SHORTEST_SLIP = 8
const LONG_WORD = 12
/** A word beyond this place by frequency is not suggested. */
const RAREST = { short: 8000, long: 20_000 }
const SHORT_WORD = 6

/** What the grammar checker finds in `essay`, without what it is often wrong about. */
export async function findByChecker(essay: string): Promise<Finding[]> {
  const counts = countWords(essay)
  return (await checkGrammar(essay)).flatMap((note) => {
    const { start, end, text } = note
    const kind = KIND_BY_NAME[note.kind]
    if (!kind || UNSURE.test(note.message)) return []
    const replacement = kind === 'spelling' ? spellingFor(note, essay, counts) : note.replacements[0]
    if (replacement === undefined || !isSure(note.kind, text, replacement)) return []
    const confidence = kind === 'spelling' ? CONFIDENCE.spelling : CONFIDENCE.other
    return [{ start, end, text, remark: remarkOf(note, kind), replacement, kind, confidence }]
  })
}

/** The checker remarks in English alone: other languages name the kind of the mistake. */
const remarkOf = ({ message: note }: CheckerNote, kind: CheckedKind): Message =>
  message(`mistakes.checked_${kind}`, { note: note.replace(/`([^`]*)`/g, '“$1”') })

/** Not so where a word is only parted, or gets capitals beyond its first letter. */
const isSure = (kind: string, text: string, replacement: string): boolean =>
  replacement.replaceAll(' ', '') !== text &&
  !HOMOPHONE.test(text) &&
  (kind !== 'Capitalization' || replacement === text.charAt(0).toUpperCase() + text.slice(1))

/** The word that was meant where `note` stands, or undefined where the one that was written may be right. */
function spellingFor(
  { kind, text, start, end, replacements }: CheckerNote,
  essay: string,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (kind !== 'Spelling') return replacements[0]
  const isCompound = /[-–‘’']$/.test(essay.slice(0, start)) || /^[-–]/.test(essay.slice(end))
  const isMeant = (counts.get(text) ?? 0) >= MEANT_TIMES || text.length < SHORTEST_WORD
  if (isCompound || isMeant || !/^[\p{Script=Latin}\p{M}'’]+$/u.test(text)) return undefined
  if (/^\p{Lu}/u.test(text) && (text.length < SHORTEST_CAPITAL || !opensSentence(essay, start))) return undefined
  return meantWord(text, replacements)
}

const opensSentence = (essay: string, start: number): boolean =>
  /(?:^|[.!?]["”]?\s+|\n\s*)$/.test(essay.slice(Math.max(0, start - 4), start))

/**
 * The nearest of `candidates` to a word that no list knows, the more frequent first: never a rare one, nor one too far
 * from what was written.
 */
function meantWord(text: string, candidates: readonly string[]): string | undefined {
  const written = text.toLowerCase()
  if (isEnglishWord(written)) return undefined
  const isCapital = text !== written
  const most = isCapital || written.length < SHORTEST_SLIP ? 1 : written.length < LONG_WORD ? 2 : 3
  const near = candidates
    .map((word) => ({ word: word.toLowerCase(), distance: editDistance(written, word.toLowerCase(), most) }))
    .filter(
      ({ word, distance }) =>
        distance <= most && rankOf(word) <= (written.length < SHORT_WORD ? RAREST.short : RAREST.long),
    )
    .filter(({ word }) => word[0] === written[0] || sameLetters(word, written))
    .toSorted((a, b) => a.distance - b.distance || rankOf(a.word) - rankOf(b.word))
  const meant = near[0]?.word
  return meant && isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
}

const sameLetters = (left: string, right: string): boolean => [...left].sort().join('') === [...right].sort().join('')

/** How often each word stands in `essay`, capitals told apart. */
function countWords(essay: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of essay.matchAll(/[\p{L}\p{M}'’]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
