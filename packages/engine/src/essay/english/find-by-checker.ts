import { editDistance } from '../../answer/edit-distance.ts'
import type { Finding, MistakeKind } from '../mistake.ts'
import { type CheckerNote, checkGrammar } from './grammar-checker.ts'

const KINDS: Readonly<Record<string, MistakeKind>> = {
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
}
/** Messages of checks that are too often wrong about learners' essays, or are matters of taste. */
const UNSURE =
  /closed compound|missing a preposition|missing the word|negative word you intended|Insert `to`|Consider |comparison that should|Discourse markers|does not start with a capital|to mean ‘also’|word `of` is not needed|benefit|Oxford|hyphen|en dash|em dash|too long|spelled out|indefinite article|mass noun|should probably be written/i
const CONFIDENCE = { spelling: 0.8, other: 0.7 }
/** A word that an essay uses so often is meant, whatever the dictionary says. */
const MEANT_TIMES = 3
/** Shorter unknown words are abbreviations. */
const SHORTEST_WORD = 4
/** A sentence's first word is a misspelling rather than a name if it is so long and one letter off. */
const SHORTEST_SLIP = 6

/** What the grammar checker finds in `essay`, without what it is often wrong about. */
export async function findByChecker(essay: string): Promise<Finding[]> {
  const counts = countWords(essay)
  return (await checkGrammar(essay))
    .filter((note) => isTrusted(note, essay, counts))
    .map(({ kind, start, end, text, message, replacement }) => {
      const ownKind = KINDS[kind] ?? 'grammar'
      return {
        start,
        end,
        text,
        message: message.replace(/`([^`]*)`/g, '“$1”'),
        replacement,
        kind: ownKind,
        confidence: ownKind === 'spelling' ? CONFIDENCE.spelling : CONFIDENCE.other,
      }
    })
}

function isTrusted(
  { kind, text, message, start, replacement }: CheckerNote,
  essay: string,
  counts: ReadonlyMap<string, number>,
): boolean {
  if (!(kind in KINDS) || UNSURE.test(message)) return false
  if (kind !== 'Spelling') return true
  const opensSentence = /(?:^|[.!?]["”]?\s+|\n\s*)$/.test(essay.slice(Math.max(0, start - 4), start))
  const isSlip = opensSentence && text.length >= SHORTEST_SLIP && editDistance(text, replacement ?? '', 1) <= 1
  const isName = (/^\p{Lu}/u.test(text) && !isSlip) || /[\d/-]|\p{Ll}\p{Lu}/u.test(text) || text.length < SHORTEST_WORD
  return !isName && (counts.get(text) ?? 0) < MEANT_TIMES && /^[\p{Script=Latin}\p{M}'’]+$/u.test(text)
}

/** How often each word stands in `essay`, capitals told apart. */
function countWords(essay: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of essay.matchAll(/[\p{L}\p{M}'’]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
