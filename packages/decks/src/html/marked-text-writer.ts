const MOST_LIST_DEPTH = 6

interface List {
  isNumbered: boolean
  count: number
}

/** Writes marked text piece by piece, as a browser would set it: spaces run together, blocks stand on lines of their own. */
export class MarkedTextWriter {
  #text = ''
  #isAtLineStart = true
  /** A space that stands only if something follows on the line. */
  #hasSpace = false
  #isHidden = false
  readonly #lists: List[] = []
  /** Code of several lines, collected until its end. */
  #program: string | null = null
  readonly #scripts: { write: (text: string) => string; from: number }[] = []

  addText(text: string): void {
    if (this.#isHidden) return
    if (this.#program !== null) {
      this.#program += text
      return
    }
    const words = text.replace(/[^\S\u3000]+/g, ' ')
    if (words.startsWith(' ')) this.#hasSpace = true
    const said = words.replace(/^ | $/g, '')
    if (said === '') return
    this.addMark(said)
    this.#hasSpace = words.length > 1 && words.endsWith(' ')
  }

  /** Something without spaces of its own, as it is. */
  addMark(mark: string): void {
    if (this.#program !== null) {
      this.#program += mark
      return
    }
    if (this.#hasSpace && !this.#isAtLineStart) this.#append(' ')
    this.#hasSpace = false
    this.#append(mark)
  }

  addLine(): void {
    if (this.#program === null) this.#newLine()
    else this.#program += '\n'
  }

  /** What follows stands on a line of its own. */
  breakLine(): void {
    if (this.#program === null) {
      if (!this.#isAtLineStart) this.#newLine()
    } else if (this.#program !== '' && !this.#program.endsWith('\n')) this.#program += '\n'
  }

  beginList(isNumbered: boolean): void {
    this.breakLine()
    this.#lists.push({ isNumbered, count: 0 })
  }

  endList(): void {
    this.#lists.pop()
    this.breakLine()
  }

  beginItem(): void {
    this.breakLine()
    const list = this.#lists.at(-1)
    if (list) list.count += 1
    const indent = '  '.repeat(Math.min(MOST_LIST_DEPTH, Math.max(0, this.#lists.length - 1)))
    this.addMark(`${indent}${list?.isNumbered ? `${list.count}.` : '-'} `)
  }

  beginCell(): void {
    if (!this.#isAtLineStart) this.addMark(' | ')
  }

  beginProgram(): void {
    this.breakLine()
    this.#program ??= ''
  }

  endProgram(): void {
    if (this.#program === null) return
    const lines = this.#program.replaceAll('\r\n', '\n').replace(/^\n+|\s+$/g, '')
    this.#program = null
    if (lines === '') return
    const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1))
    this.breakLine()
    this.#append(`${fence}\n${lines}\n${fence}\n`)
  }

  /** Where code within a line begins or ends. */
  markCode(isBegin: boolean): void {
    if (this.#program !== null) return
    if (isBegin) this.beginScript((code) => (code.trim() === '' ? code : asCode(code)))
    else this.endScript()
  }

  /** What is written until `endScript` goes through `write`. */
  beginScript(write: (text: string) => string): void {
    if (this.#program !== null) return
    if (this.#hasSpace && !this.#isAtLineStart) this.#append(' ')
    this.#hasSpace = false
    this.#scripts.push({ write, from: this.#text.length })
  }

  endScript(): void {
    const script = this.#program === null ? this.#scripts.pop() : undefined
    if (!script) return
    const written = script.write(this.#text.slice(script.from))
    this.#text = this.#text.slice(0, script.from)
    this.#append(written)
  }

  hide(isBegin: boolean): void {
    this.#isHidden = isBegin
  }

  finish(): string {
    this.endProgram()
    return this.#text
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\s+$/g, '')
  }

  #newLine(): void {
    this.#append('\n')
    this.#hasSpace = false
  }

  #append(text: string): void {
    if (text === '') return
    this.#text += text
    this.#isAtLineStart = text.endsWith('\n')
  }
}

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)

function asCode(code: string): string {
  if (code.includes('\n')) return `\n\`\`\`\n${code.trim()}\n\`\`\`\n`
  const ticks = '`'.repeat(longestRun(code) + 1)
  return ticks.length > 1 ? `${ticks} ${code} ${ticks}` : `\`${code}\``
}
