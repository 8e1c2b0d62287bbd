import type { Lint, LocalLinter } from 'harper.js'
import { paragraphsOf } from './sentence.ts'

/** What the grammar checker says of a passage, in its own terms. */
export type CheckerNote = {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly message: string
  /** What may stand there instead, likeliest first. */
  readonly replacements: readonly string[]
}

type Checker = { readonly linter: LocalLinter; readonly british: number; readonly american: number }

let checker: Promise<Checker> | undefined
/** The notes on each paragraph of the text checked last: when an essay is checked again, most of it is as it was. */
let latest: ReadonlyMap<string, readonly CheckerNote[]> = new Map()
/** Ends when the checker is free: it has one dialect at a time, so that two essays at once would take each other's. */
let free: Promise<unknown> = Promise.resolve()

/** A run without a space that is no word: the checker runs out of memory on thousands of letters. */
const ENDLESS_WORD = /\S{60,}/g

/**
 * The checker's notes on `essay`. Spellings that are right in British or in American English pass. Blocks its thread,
 * about 0.5 s of CPU for 1,000 words, beside 2 s and 250 MB at its first use. Fails where it cannot be loaded.
 */
export function checkGrammar(essay: string): Promise<CheckerNote[]> {
  const notes = free.then(() => checkParagraphs(essay))
  free = notes.catch(() => undefined)
  return notes
}

function loadChecker(): Promise<Checker> {
  checker ??= (async () => {
    const { LocalLinter, Dialect } = await import('harper.js')
    const { slimBinary } = await import('harper.js/slimBinary')
    const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British })
    await linter.setup()
    return { linter, british: Dialect.British, american: Dialect.American }
  })()
  checker.catch(() => {
    checker = undefined
  })
  return checker
}

async function checkParagraphs(essay: string): Promise<CheckerNote[]> {
  const loaded = await loadChecker()
  try {
    const known = new Map<string, readonly CheckerNote[]>()
    const paragraphs = paragraphsOf(essay)
    await loaded.linter.setDialect(loaded.british)
    for (const { text } of paragraphs)
      known.set(text, known.get(text) ?? latest.get(text) ?? (await lint(loaded.linter, text)))
    latest = known
    const notes = paragraphs.flatMap(({ text, start }) =>
      (known.get(text) ?? []).map((note) => ({ ...note, start: note.start + start, end: note.end + start })),
    )
    return await withoutAmericanSpellings(loaded, notes)
  } catch {
    // A checker that has failed once fails for ever after; our own rules do without it this time.
    checker = undefined
    return []
  }
}

async function withoutAmericanSpellings({ linter, american }: Checker, notes: CheckerNote[]): Promise<CheckerNote[]> {
  const doubtful = new Set(notes.filter(isSpelling).map(({ text }) => text))
  if (doubtful.size === 0) return notes
  await linter.setDialect(american)
  const wrong = new Set((await lint(linter, [...doubtful].join('\n\n'))).filter(isSpelling).map(({ text }) => text))
  return notes.filter((note) => !isSpelling(note) || wrong.has(note.text))
}

const isSpelling = ({ kind }: CheckerNote): boolean => kind === 'Spelling'

async function lint(linter: LocalLinter, text: string): Promise<CheckerNote[]> {
  const readable = text.replace(ENDLESS_WORD, (run) => ' '.repeat(run.length))
  const lints = await linter.lint(readable, { language: 'plaintext' })
  return lints.map(readLint).filter((note) => text.slice(note.start, note.end) === note.text)
}

function readLint(lint: Lint): CheckerNote {
  const { start, end } = lint.span()
  const text = lint.get_problem_text()
  const replacements = lint.suggestions().map((suggestion) => {
    const written = suggestion.get_replacement_text()
    return { 0: written, 1: '', 2: text + written }[suggestion.kind()] ?? written
  })
  const note = { kind: lint.lint_kind(), start, end, text, message: lint.message(), replacements }
  lint.free()
  return note
}
