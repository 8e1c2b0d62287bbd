import { CLOSINGS, THINKING, TOKENS } from './parsing/cut-thinking.ts'

/** How thoughts begin that a template has opened, so that only their end is marked. */
const BEGINNINGS = [
  'okay, so',
  'okay, i need',
  'okay, let me',
  "okay, let's see",
  'okay, the user',
  'alright, so',
  'alright, i need',
  'alright, let me',
  'alright, the user',
  'first, i need',
  'hmm',
  'i need to',
  'let me think',
  'let me see',
  'the user',
  'we need to',
  'well, the user',
  '好的，用户',
  '好的，我',
  '嗯，',
  '首先，用户',
  '首先，我',
]
/** How thinking begins where the marks around it were dropped on the way. */
const NAMED_THINKING = /^analysis(?:[A-Z]|$)/
/** An answer that only looks like thinking is not held back beyond this. */
const MOST_HELD = 100_000

const OPENINGS = THINKING.map(([opening]) => opening)
const MARKS = [...TOKENS, ...CLOSINGS]
const LONGEST_MARK = Math.max(...[...OPENINGS, ...MARKS, ...BEGINNINGS].map((mark) => mark.length))

export interface ThinkingDropper {
  /** Answers what of the text so far is new and is to be shown. */
  push(piece: string): string
  /** What was held back at the end of the text. */
  end(): string
  /** Whether thoughts were closed that were never opened. */
  hadStrayEnd(): boolean
}

/**
 * Takes the thinking aloud of a reasoning model out of a text that comes in pieces: blocks like `<think>…</think>` at its
 * very start, thoughts that were never opened but are closed, and the marks of templates, however they are cut.
 * @param isOpened whether the model is known to begin with thoughts that it does not open
 */
export function dropThinking(isOpened = false): ThinkingDropper {
  let hasBegun = false
  let hadStray = false
  let waiting = ''
  /** What the thoughts end with that are being passed over. */
  let inside: string | null = null
  /** How much of what waits was searched for marks already. */
  let searched = 0
  /** The end of what was shown, in which a mark may be spoken of. */
  let tail = ''
  let speaksOfMarks = false

  const release = (isEnd: boolean): string => {
    speaksOfMarks ||= holdsAny(tail + waiting, OPENINGS)
    hadStray ||= !speaksOfMarks && holdsAny(waiting, CLOSINGS)
    const { shown, held } = withoutMarks(waiting, speaksOfMarks ? TOKENS : MARKS, isEnd)
    waiting = held
    tail = (tail + shown).slice(-LONGEST_MARK)
    return shown
  }
  /** Whether the thoughts at the start are over. */
  const passThoughts = (): boolean => {
    for (;;) {
      if (inside !== null) {
        const closedAt = waiting.indexOf(inside)
        waiting = waiting.slice(closedAt < 0 ? 1 - inside.length : closedAt + inside.length)
        if (closedAt < 0) return false
        inside = null
      }
      waiting = waiting.trimStart()
      const beginning = waiting.slice(0, LONGEST_MARK).toLowerCase()
      const opened = THINKING.find(([opening]) => beginning.startsWith(opening.toLowerCase()))
      if (!opened) return true
      inside = opened[1]
      waiting = waiting.slice(opened[0].length)
    }
  }
  /** Passes over thoughts of which only the end is marked. */
  const passStray = (): void => {
    const from = Math.max(0, searched - LONGEST_MARK)
    const fresh = waiting.slice(from)
    searched = waiting.length
    speaksOfMarks ||= holdsAny(fresh, OPENINGS)
    const end = speaksOfMarks ? null : endOfFirst(fresh, CLOSINGS)
    if (end === null) return
    hadStray = true
    waiting = fresh.slice(end).trimStart()
    searched = 0
  }
  const begin = (isEnd: boolean): string => {
    if (!passThoughts()) return ''
    passStray()
    if (!isEnd && (mayBecome(waiting) || (isOpened && !hadStray && waiting.length < MOST_HELD))) return ''
    hasBegun = true
    return release(isEnd)
  }
  return {
    push(piece) {
      waiting += piece
      return hasBegun ? release(false) : begin(false)
    },
    end: () => (hasBegun ? release(true) : begin(true)),
    hadStrayEnd: () => hadStray,
  }
}

const holdsAny = (text: string, marks: readonly string[]): boolean => marks.some((mark) => text.includes(mark))

/** Where the first of these marks ends; null where there is none. */
function endOfFirst(text: string, marks: readonly string[]): number | null {
  const found = marks.map((mark) => ({ at: text.indexOf(mark), mark })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted((one, other) => one.at - other.at)
  return first ? first.at + first.mark.length : null
}

/** Whether more must be heard before it can be told that an answer has begun. */
function mayBecome(text: string): boolean {
  const lower = text.slice(0, LONGEST_MARK).toLowerCase()
  if ([...OPENINGS, ...BEGINNINGS].some((beginning) => beginning.toLowerCase().startsWith(lower))) return true
  if ('analysis'.startsWith(text)) return true
  const isLikeThinking = BEGINNINGS.some((beginning) => lower.startsWith(beginning)) || NAMED_THINKING.test(text)
  return isLikeThinking && text.length < MOST_HELD
}

/** A text without marks, and what at its end may yet become one. */
function withoutMarks(text: string, marks: readonly string[], isEnd: boolean): { shown: string; held: string } {
  const clean = marks.reduce((rest, mark) => rest.replaceAll(mark, ''), text)
  if (isEnd) return { shown: clean, held: '' }
  for (let at = Math.max(0, clean.length - LONGEST_MARK); at < clean.length; at++) {
    const end = clean.slice(at)
    if (marks.some((mark) => mark.startsWith(end))) return { shown: clean.slice(0, at), held: end }
  }
  return { shown: clean, held: '' }
}
