import { endsString } from './string-ends.ts'

/** How much of a value is there: all of it; what the text held of its fields and items; or not even that. */
type State = 'whole' | 'shortened' | 'cut'

export interface LooseValue {
  value: unknown
  /** Whether the text ended before the value did. Fields and items that are whole are kept. */
  isTruncated: boolean
  /** Whether something was begun that is not there, so that more is missing than brackets. */
  hasLost: boolean
  /** Where in the text the value ends. */
  end: number
}

interface Part {
  value: unknown
  state: State
}

/** The text is no JSON, however kindly it is read. */
class Unreadable extends Error {}

const MOST_LEVELS = 60
const BLANK = /(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*(?:\n|$))*/y
const NUMBER = /[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?=\s*(?:[,\]}\n]|\/\/|$))/y
const BARE = /[^,\]}\n:{["]+/y
const BARE_KEY = /[^\s:,{}[\]"']+/y
const STRAY_QUOTE = /["'](?=\s*:)/y
const CLOSING: Readonly<Record<string, string>> = { '"': '"”', "'": "'", '`': '`', '“': '”"', '‘': '’', '”': '”"' }
const WORDS: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  none: null,
  undefined: null,
  nan: null,
  infinity: null,
}
/** What a model writes for items that it leaves out. */
const ELLIPSIS = /^(\.{3,}|…+)$/

/**
 * Reads a JSON value that begins at `start` as people read it: with commas too many or too few, other quotes or none,
 * comments, line breaks and quotes within texts, words of Python, brackets that were forgotten, and an end that is missing.
 * @returns the value, null where none can be made out, and how many characters were read for it
 */
export function parseLoosely(text: string, start = 0): { parsed: LooseValue | null; readCharacters: number } {
  const reader = new LooseReader(text, start)
  const parsed = readOrNull(reader)
  return { parsed, readCharacters: reader.at - start }
}

function readOrNull(reader: LooseReader): LooseValue | null {
  try {
    const { value, state } = reader.readValue([])
    const isTruncated = state !== 'whole'
    return { value, isTruncated, hasLost: isTruncated && reader.hasLost(), end: reader.at }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** The brackets that are open, outermost first. */
type Open = readonly ('{' | '[')[]

class LooseReader {
  readonly text: string
  at: number
  private hasCut = false

  constructor(text: string, start: number) {
    this.text = text
    this.at = start
  }

  /** Asked where the text ended within the value. */
  hasLost(): boolean {
    return this.hasCut || /[,:[{]\s*$/.test(this.text)
  }

  readValue(open: Open): Part {
    const part = this.readAny(open)
    this.hasCut ||= part.state === 'cut'
    return part
  }

  private readAny(open: Open): Part {
    if (open.length > MOST_LEVELS) throw new Unreadable()
    this.skipBlank()
    const char = this.text[this.at]
    if (char === undefined) return { value: null, state: 'cut' }
    // A name without its value.
    if (char === ',' || char === '}') return { value: null, state: 'whole' }
    if (char === '{') return this.readObject([...open, '{'])
    if (char === '[') return this.readArray([...open, '['])
    if (char in CLOSING) return this.readText(open)
    return this.readBare()
  }

  private readObject(open: Open): Part {
    this.at++
    const value: Record<string, unknown> = {}
    for (;;) {
      this.skipSeparators()
      const char = this.text[this.at]
      if (char === undefined) return { value, state: 'shortened' }
      if (char === '}') {
        this.at++
        return { value, state: 'whole' }
      }
      // The bracket of a list around it: this object was not closed.
      if (char === ']' && open.includes('[')) return { value, state: 'whole' }
      if (char === '{' && Object.keys(value).length === 0) return this.readDoubled(open)
      const key = this.readKey()
      if (key === null) return { value, state: 'shortened' }
      const part = this.readValue(open)
      if (part.state !== 'cut') define(value, key, part.value)
      if (part.state !== 'whole') return { value, state: 'shortened' }
    }
  }

  /** `{{…}}`, as templates write braces. */
  private readDoubled(open: Open): Part {
    if (open.length > MOST_LEVELS) throw new Unreadable()
    const inner = this.readObject([...open, '{'])
    this.skipBlank()
    if (this.text[this.at] === '}') this.at++
    return inner
  }

  private readArray(open: Open): Part {
    this.at++
    const value: unknown[] = []
    for (;;) {
      this.skipSeparators()
      const char = this.text[this.at]
      if (char === undefined) return { value, state: 'shortened' }
      if (char === ']') {
        this.at++
        return { value, state: 'whole' }
      }
      if (char === '}' && open.includes('{')) return { value, state: 'whole' }
      const part = this.readValue(open)
      if (part.state !== 'cut' && !isEllipsis(part.value)) value.push(part.value)
      if (part.state !== 'whole') return { value, state: 'shortened' }
    }
  }

  /** Null where the text ends within it. */
  private readKey(): string | null {
    const char = this.text[this.at] as string
    const key = char in CLOSING ? this.readQuoted('key', '{') : { value: this.take(BARE_KEY), state: 'whole' }
    if (key.value === '') throw new Unreadable()
    // The end of a name whose first quote was forgotten.
    if (!(char in CLOSING)) this.take(STRAY_QUOTE)
    this.skipBlank()
    if (this.at >= this.text.length) return null
    if (this.text[this.at] !== ':') throw new Unreadable()
    this.at++
    return String(key.value)
  }

  /** A text, or several with `+` between them. */
  private readText(open: Open): Part {
    const part = this.readQuoted('value', open.at(-1) ?? null)
    this.skipBlank()
    if (part.state !== 'whole' || this.text[this.at] !== '+') return part
    this.at++
    this.skipBlank()
    if (!((this.text[this.at] ?? '') in CLOSING)) throw new Unreadable()
    const rest = this.readText(open)
    return { value: `${part.value}${rest.value}`, state: rest.state }
  }

  private readQuoted(role: 'key' | 'value', within: '{' | '[' | null): Part {
    const quote = this.text[this.at] as string
    if (this.text.startsWith('"""', this.at)) return this.readTripled()
    const closing = CLOSING[quote] as string
    const start = this.at + 1
    for (let at = start; at < this.text.length; at++) {
      const char = this.text[at] as string
      if (char === '\\') at++
      if (!closing.includes(char)) continue
      const end = endsString(this.text, start, at, role, within)
      if (end === null) continue
      this.at = end.next
      return { value: unescaped(this.text.slice(start, end.end)), state: 'whole' }
    }
    this.at = this.text.length
    return { value: unescaped(this.text.slice(start)), state: 'cut' }
  }

  private readTripled(): Part {
    const start = this.at + 3
    const end = this.text.indexOf('"""', start)
    this.at = end < 0 ? this.text.length : end + 3
    return { value: unescaped(this.text.slice(start, end < 0 ? undefined : end)), state: end < 0 ? 'cut' : 'whole' }
  }

  private readBare(): Part {
    const number = this.take(NUMBER)
    if (number) {
      const isCut = this.at >= this.text.length
      return { value: Number(number.replaceAll('_', '')), state: isCut ? 'cut' : 'whole' }
    }
    const bare = this.take(BARE).trim()
    if (!bare) throw new Unreadable()
    const word = bare.toLowerCase()
    return { value: word in WORDS ? WORDS[word] : bare, state: this.at >= this.text.length ? 'cut' : 'whole' }
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }

  private skipBlank(): void {
    this.take(BLANK)
  }

  private skipSeparators(): void {
    do this.skipBlank()
    while (',;'.includes(this.text[this.at] ?? ' ') && this.text[this.at++])
  }
}

/** A key of its own, whatever it is called: `__proto__` too. */
const define = (value: Record<string, unknown>, key: string, content: unknown) =>
  Object.defineProperty(value, key, { value: content, enumerable: true, configurable: true, writable: true })

const isEllipsis = (value: unknown): boolean => typeof value === 'string' && ELLIPSIS.test(value)

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, hexadecimal: string | undefined, char: string) =>
    hexadecimal ? String.fromCharCode(Number.parseInt(hexadecimal, 16)) : (ESCAPES[char] ?? char),
  )
