/** Where a text ended, and where what follows begins. */
export interface StringEnd {
  end: number
  next: number
}

const BLANK = /\s*(?:\/\/[^\n]*\n\s*)*/y
/** What comes after a comma where another field follows: a name with a colon, or the end that a comma too many stands before. */
const NEXT_FIELD =
  /\s*(?:(?:\/\/[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*(?:["'“`][^"'“”`\n]{1,80}["'”`]\s*:|[\w$-]{1,60}["']?\s*:\s*["'“{[\d+tfnTFN-]|[}\]]|,|$)/y
const NEXT_ITEM =
  /\s*(?:(?:\/\/[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*(?:["'“`{[\]}\d-]|true\b|false\b|null\b|None\b|,|\.{3}|…|$)/y
const QUOTED_FIELD = /["'“`][^"'“”`\n]{1,80}["'”`]\s*:/y
const FIELD_VALUE = /:\s*(?:["'“{[\d-]|true\b|false\b|null\b|None\b|True\b|False\b)/y
const JOINED = /\+\s*["'“`]/y
const AFTER_BRACKET = /[}\]]\s*(?:[,}\]]|```|$|\n)/y

const matches = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(text)
}

/**
 * Whether the quote at `at` ends the text that began at `start`, or is one that stands within it and should have been
 * escaped: an end is followed by what JSON has there.
 * @returns null where it does not. Where the end itself was forgotten, the end is before the field that follows
 */
export function endsString(
  text: string,
  start: number,
  at: number,
  role: 'key' | 'value',
  within: '{' | '[' | null,
): StringEnd | null {
  const here = { end: at, next: at + 1 }
  BLANK.lastIndex = at + 1
  const blank = BLANK.exec(text)?.[0] ?? ''
  const next = at + 1 + blank.length
  const char = text[next]
  if (role === 'key') return char === ':' || char === undefined ? here : null
  if (char === undefined || within === null) return here
  if (char === ':' && within === '{') return forgottenEnd(text, start, at, next)
  return isFollowedWell(text, next, char, blank, within) ? here : null
}

function isFollowedWell(text: string, next: number, char: string, blank: string, within: '{' | '['): boolean {
  if (char === '+') return matches(JOINED, text, next)
  if (char === ',') return matches(within === '{' ? NEXT_FIELD : NEXT_ITEM, text, next + 1)
  if (char === (within === '{' ? '}' : ']')) return true
  if (char === '}' || char === ']') return matches(AFTER_BRACKET, text, next)
  // A comma may be missing before the next line.
  if (!blank.includes('\n')) return false
  return within === '{' ? matches(QUOTED_FIELD, text, next) : matches(NEXT_ITEM, text, next)
}

/** `"first text, "second": 1`: what looks like a quote within is the name of the next field. */
function forgottenEnd(text: string, start: number, at: number, colon: number): StringEnd | null {
  if (!matches(FIELD_VALUE, text, colon)) return null
  const opening = text.lastIndexOf('"', at - 1)
  if (opening < start || !/^[\w $-]{1,60}$/.test(text.slice(opening + 1, at))) return null
  const value = text.slice(start, opening).replace(/[\s,]+$/, '')
  return { end: start + value.length, next: opening }
}
