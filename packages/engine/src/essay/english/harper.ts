import type { Lint, LocalLinter } from 'harper.js'
import { editDistance } from '../../answer/edit-distance.ts'
import type { Finding, MistakeKind } from '../mistake.ts'

type Library = { readonly linter: LocalLinter; readonly british: number; readonly american: number }
let library: Promise<Library> | undefined

/** The grammar checker, loaded at its first use: 2 s of CPU, 250 MB. It blocks its thread while it works. */
function loadHarper(): Promise<Library> {
  library ??= (async () => {
    const { LocalLinter, Dialect } = await import('harper.js')
    const { slimBinary } = await import('harper.js/slimBinary')
    const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British })
    await linter.setup()
    return { linter, british: Dialect.British, american: Dialect.American }
  })()
  library.catch(() => {
    library = undefined
  })
  return library
}

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

type PlainLint = { kind: string; start: number; end: number; text: string; message: string; replacement: string | null }

/** Ends when the checker is free: it has one dialect at a time, so that two essays at once would take each other's. */
let free: Promise<unknown> = Promise.resolve()

/** What the grammar checker finds in `essay`. Spellings that are right in British or in American English pass. */
export function findByHarper(essay: string): Promise<Finding[]> {
  const found = free.then(() => checkEssay(essay))
  free = found.catch(() => undefined)
  return found
}

/** A run without a space that is no word: the checker runs out of memory on thousands of letters. */
const ENDLESS_WORD = /\S{60,}/g

async function checkEssay(essay: string): Promise<Finding[]> {
  const loaded = await loadHarper()
  const counts = countWords(essay)
  return (await lintInBothDialects(loaded, essay))
    .filter((found) => isTrusted(found, essay, counts))
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

/** What is wrong in British English and, where it is a matter of dialect, in American English too. */
async function lintInBothDialects({ linter, british, american }: Library, essay: string): Promise<PlainLint[]> {
  try {
    await linter.setDialect(british)
    const lints = await lint(linter, essay)
    if (!lints.some(isOfDialect)) return lints
    await linter.setDialect(american)
    const inAmerican = new Set((await lint(linter, essay)).filter(isOfDialect).map(({ start }) => start))
    return lints.filter((found) => !isOfDialect(found) || inAmerican.has(found.start))
  } catch {
    // A checker that has failed once fails for ever after; our own rules do without it this time.
    library = undefined
    return []
  }
}

const isOfDialect = ({ kind }: PlainLint): boolean => kind === 'Spelling' || kind === 'Regionalism'

async function lint(linter: LocalLinter, essay: string): Promise<PlainLint[]> {
  const readable = essay.replace(ENDLESS_WORD, (run) => ' '.repeat(run.length))
  const lints = await linter.lint(readable, { language: 'plaintext' })
  return lints.map(readLint).filter(({ start, end, text }) => essay.slice(start, end) === text)
}

function readLint(lint: Lint): PlainLint {
  const span = lint.span()
  const text = lint.get_problem_text()
  const [suggestion] = lint.suggestions()
  const written = suggestion?.get_replacement_text() ?? ''
  const replacement = suggestion ? { 0: written, 1: '', 2: text + written }[suggestion.kind()] : null
  const plain = { kind: lint.lint_kind(), start: span.start, end: span.end, text, message: lint.message(), replacement }
  lint.free()
  return plain
}

function isTrusted(
  { kind, text, message, start, replacement }: PlainLint,
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
