import type { Citation } from '@lectern/contract/understanding/shapes'
import { closesFence, findFence } from '@lectern/domain/markdown/prose'

/** What of a reply is ready to be shown: safe Markdown, and the citations that it refers to for the first time. */
export interface Written {
  text: string
  citations: Citation[]
}

/** Fewer than a model can ask for, more than a reader follows. */
const MOST_CITATIONS = 99

/** A line that may still become the first of a block of code. */
const PERHAPS_FENCE = /^[ \t>\-*+\d.)]{0,40}[`~]*$/
const PERHAPS_CLOSING = /^[ \t>]*[`~]*[ \t]*$/
const SPECIAL = /[`\\[【［<!\n\p{Cc}]| (?= *(?:[[【［]|$))/u
/** `[2]` in the forms that models have for it: `[2, 5]`, `[2-5]`, `[^2]`, `[passage 2]`, `【2】`, `【2†notes】`. */
const MARKS =
  /^[[【［](?:\^|#|(?:passages?|notes?|sources?) ?)?(\d{1,3}(?: ?[,，、;\-–—~] ?\d{1,3})*)(?:†[^\]】］\n]{0,40})?[\]】］]/i
const PERHAPS_MARKS = /^[[【［](?:\^|#|[a-z]{0,8} ?)?[\d,，、;\-–—~ ]{0,40}(?:†[^\]】］\n]{0,40})?$/i
const RANGE = /^(\d+) ?[-–—~] ?(\d+)$/
/** More are no range of passages that a statement stands on. */
const MOST_IN_RANGE = 12
/** Blanks in front of a mark go with it; more of them are meant to be there. */
const MOST_BLANKS = 8
/** What CommonMark takes for HTML. */
const TAG = /^<(?:\/?[a-z][\w-]*(?:\s[^<>]{0,500})?\/?>|!|\?)/i
const PERHAPS_TAG = /^<(?:\/?[a-z]?[\w-]{0,40}(?:\s[^<>]{0,500})?\/?)?$/i
const HIGH_SURROGATE_AT_END = /[\ud800-\udbff]$/
const TICKS_OR_END = /`+|\n[ \t]*\n/g

type Step = { text: string; length: number } | 'wait'

/**
 * Makes a model's reply fit to be shown while it comes in pieces: what would be HTML or an image becomes text, characters
 * that nobody sees go, and `[n]` becomes the number of a citation, counted as they first appear; one of a source that
 * there is not goes. Code stays as it is. Where there are no sources, `[n]` is left alone.
 */
export class ReplyWriter {
  readonly citations: Citation[] = []
  readonly #sources: ReadonlyMap<number, Citation>
  readonly #numbers = new Map<number, number>()
  #waiting = ''
  #half = ''
  #isLineStart = true
  #fence: string | null = null
  #ticks = 0

  constructor(sources: readonly Citation[]) {
    this.#sources = new Map(sources.map((source) => [source.number, source]))
  }

  push(piece: string): Written {
    if (!this.#lengthensRun(piece)) return this.#write(piece, false)
    this.#waiting += piece
    return { text: '', citations: [] }
  }

  /** What was held back, as nothing more will come. */
  end(): Written {
    return this.#write('', true)
  }

  /** Whether what is waited for is the end of a run of marks, and there are only more of them: as often as they come, the run would be read again. */
  #lengthensRun(piece: string): boolean {
    const mark = this.#waiting.at(-1)
    return (mark === '`' || mark === '~') && piece === mark.repeat(piece.length)
  }

  #write(piece: string, isEnd: boolean): Written {
    this.#waiting += piece
    const known = this.citations.length
    let text = this.#half
    let at = 0
    while (at < this.#waiting.length) {
      const step = this.#step(this.#waiting.slice(at), isEnd)
      if (step === 'wait') break
      const raw = this.#waiting.slice(at, at + step.length)
      this.#isLineStart = raw.endsWith('\n')
      text += step.text
      at += step.length
    }
    this.#waiting = this.#waiting.slice(at)
    // A character outside the basic plane may come in two pieces.
    this.#half = !isEnd && HIGH_SURROGATE_AT_END.test(text) ? text.slice(-1) : ''
    if (this.#half) text = text.slice(0, -1)
    return { text: text.toWellFormed(), citations: this.citations.slice(known) }
  }

  /** What comes next of `rest`, which is not empty. */
  #step(rest: string, isEnd: boolean): Step {
    if (this.#fence !== null) return this.#stepInFence(rest, this.#fence, isEnd)
    if (this.#ticks > 0) return this.#stepInSpan(rest, isEnd)
    if (this.#isLineStart) {
      const line = lineOf(rest)
      if (!line.endsWith('\n') && !isEnd && (PERHAPS_FENCE.test(line) || findFence(line))) return 'wait'
      const fence = findFence(line)
      if (fence && !isSpan(line, fence)) {
        this.#fence = fence.marks
        return keep(line)
      }
    }
    const special = rest.search(SPECIAL)
    if (special === 0) return this.#stepSpecial(rest, isEnd)
    return keep(special < 0 ? rest : rest.slice(0, special))
  }

  #stepSpecial(rest: string, isEnd: boolean): Step {
    switch (rest[0]) {
      case '`': {
        const ticks = /^`+/.exec(rest)?.[0] ?? '`'
        if (ticks.length === rest.length && !isEnd) return 'wait'
        this.#ticks = ticks.length
        return keep(ticks)
      }
      case '\\':
        return rest.length === 1 && !isEnd ? 'wait' : keep(rest.slice(0, 2))
      case '[':
      case '【':
      case '［':
        return this.#stepBracket(rest, isEnd)
      case ' ':
        return this.#stepBlanks(rest, isEnd)
      case '<':
        if (TAG.test(rest)) return { text: '\\<', length: 1 }
        return PERHAPS_TAG.test(rest) && !isEnd ? 'wait' : keep('<')
      case '!':
        if (rest.length === 1 && !isEnd) return 'wait'
        return rest[1] === '[' ? { text: '', length: 1 } : keep('!')
      case '\n':
      case '\t':
        return keep(rest.charAt(0))
      default:
        return { text: '', length: 1 }
    }
  }

  #stepBracket(rest: string, isEnd: boolean): Step {
    const bracket = rest.charAt(0)
    if (this.#sources.size === 0) return keep(bracket)
    const [marks, numbers] = MARKS.exec(rest) ?? []
    if (marks === undefined || numbers === undefined) return PERHAPS_MARKS.test(rest) && !isEnd ? 'wait' : keep(bracket)
    return {
      text: numbersOf(numbers)
        .map((number) => this.#cite(number))
        .join(''),
      length: marks.length,
    }
  }

  /** Blanks before a mark, which go where nothing is left of it. */
  #stepBlanks(rest: string, isEnd: boolean): Step {
    const blanks = /^ +/.exec(rest)?.[0] ?? ' '
    if (this.#sources.size === 0 || blanks.length > MOST_BLANKS) return keep(blanks)
    const after = rest.slice(blanks.length)
    if (!after) return isEnd ? keep(blanks) : 'wait'
    const [marks, numbers] = MARKS.exec(after) ?? []
    if (marks === undefined || numbers === undefined) return PERHAPS_MARKS.test(after) && !isEnd ? 'wait' : keep(blanks)
    const isDropped = !numbersOf(numbers).some((number) => this.#sources.has(number))
    return isDropped ? { text: '', length: blanks.length + marks.length } : keep(blanks)
  }

  /** The mark of a source; nothing where there is no such source. */
  #cite(sourceNumber: number): string {
    const source = this.#sources.get(sourceNumber)
    if (!source) return ''
    let number = this.#numbers.get(sourceNumber)
    if (number === undefined && this.citations.length < MOST_CITATIONS) {
      number = this.citations.length + 1
      this.#numbers.set(sourceNumber, number)
      this.citations.push({ ...source, number })
    }
    return number === undefined ? '' : `[${number}]`
  }

  #stepInFence(rest: string, fence: string, isEnd: boolean): Step {
    const line = lineOf(rest)
    const isWhole = line.endsWith('\n') || isEnd
    if (this.#isLineStart && !isWhole && PERHAPS_CLOSING.test(line)) return 'wait'
    if (this.#isLineStart && closesFence(line, fence)) this.#fence = null
    return keep(line)
  }

  #stepInSpan(rest: string, isEnd: boolean): Step {
    for (const { 0: found, index } of rest.matchAll(TICKS_OR_END)) {
      const end = index + found.length
      const isRun = found.startsWith('`')
      if (isRun && end === rest.length && !isEnd) return index > 0 ? keep(rest.slice(0, index)) : 'wait'
      if (isRun && found.length !== this.#ticks) continue
      this.#ticks = 0
      return keep(rest.slice(0, end))
    }
    const line = rest.lastIndexOf('\n')
    // A paragraph may end with what comes next.
    return line >= 0 && !rest.slice(line).trim() && !isEnd
      ? line > 0
        ? keep(rest.slice(0, line))
        : 'wait'
      : keep(rest)
  }
}

/** The numbers of a mark, those between the ends of a range as well. */
function numbersOf(marks: string): number[] {
  return marks.split(/ ?[,，、;] ?/).flatMap((mark) => {
    const [, first, last] = RANGE.exec(mark) ?? []
    if (first === undefined || last === undefined) return [Number.parseInt(mark, 10)]
    const length = Number(last) - Number(first) + 1
    if (length < 1 || length > MOST_IN_RANGE) return [Number(first), Number(last)]
    return Array.from({ length }, (_, index) => Number(first) + index)
  })
}

/** A reply without its marks: those of an answer that was given before name other passages now. */
export function withoutCitations(reply: string): string {
  const writer = new ReplyWriter([{ number: -1, text: '', start: 0, end: 0, source: 'notes' }])
  return writer.push(reply).text + writer.end().text
}

const keep = (text: string): Step => ({ text: withoutControls(text), length: text.length })
const lineOf = (text: string): string => text.slice(0, text.indexOf('\n') + 1 || text.length)
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '')

/** Three backticks that are closed on their own line are a span of code, not a block. */
const isSpan = (line: string, { opening, marks }: { opening: string; marks: string }): boolean =>
  marks.startsWith('`') && line.slice(opening.length).includes('`')
