/** A half-open range of UTF-16 units in the student's text. */
export type Place = { readonly start: number; readonly end: number }

/**
 * Text made from a source by deletions and replacements, each character of which still knows the part of the source
 * it stands for. Markup goes, and a sentence can still be quoted exactly as the student wrote it.
 */
export class MappedText {
  readonly text: string
  readonly #starts: Int32Array
  readonly #ends: Int32Array

  private constructor(text: string, starts: Int32Array, ends: Int32Array) {
    this.text = text
    this.#starts = starts
    this.#ends = ends
  }

  /** `source` itself, every character standing for itself. */
  static of(source: string): MappedText {
    const starts = Int32Array.from({ length: source.length }, (_, index) => index)
    const ends = starts.map((index) => index + 1)
    return new MappedText(source, starts, ends)
  }

  /** `parts` one after another with `separator` before the part at `index`; a separator stands for the gap it fills. */
  static join(
    parts: readonly MappedText[],
    separator: (left: string, right: string, index: number) => string,
  ): MappedText {
    const writer = new Writer()
    let left: MappedText | undefined
    for (const [index, part] of parts.entries()) {
      if (left?.text && part.text) {
        const gap = { start: left.#ends[left.text.length - 1] ?? 0, end: part.#starts[0] ?? 0 }
        writer.insert(separator(left.text, part.text, index), gap)
      }
      writer.copy(part.text, part.#starts, part.#ends)
      if (part.text) left = part
    }
    return writer.finish((text, starts, ends) => new MappedText(text, starts, ends))
  }

  /** The part from `from` to `to`, as of a string. */
  slice(from: number, to: number = this.text.length): MappedText {
    return new MappedText(this.text.slice(from, to), this.#starts.subarray(from, to), this.#ends.subarray(from, to))
  }

  trim(): MappedText {
    const from = this.text.length - this.text.trimStart().length
    return this.slice(from, Math.max(from, this.text.trimEnd().length))
  }

  /** Replaces each match of the global `pattern` by `replacement`, which stands for all that was matched. */
  replace(pattern: RegExp, replacement: string): MappedText {
    return this.#rewrite(pattern, (writer, _, whole) => writer.insert(replacement, whole))
  }

  /** Replaces each match of the global `pattern` (with the d flag) by its first group that took part, markers dropped. */
  unwrap(pattern: RegExp): MappedText {
    return this.#rewrite(pattern, (writer, match, whole) => {
      const span = match.indices?.slice(1).find((range) => range !== undefined)
      if (!span) return
      const inner = this.slice(span[0], span[1])
      writer.copy(inner.text, inner.#starts, inner.#ends)
      writer.widenLast(inner.text.length, whole)
    })
  }

  /** Where the characters from `from` to `to` (at least one) stand in the source. */
  place(from = 0, to: number = this.text.length): Place {
    return { start: this.#starts[from] ?? 0, end: this.#ends[Math.max(from, to - 1)] ?? 0 }
  }

  #rewrite(pattern: RegExp, write: (writer: Writer, match: RegExpExecArray, whole: Place) => void): MappedText {
    let writer: Writer | undefined
    let done = 0
    for (const match of this.text.matchAll(pattern)) {
      writer ??= new Writer()
      writer.copy(this.text.slice(done, match.index), this.#starts.subarray(done), this.#ends.subarray(done))
      done = match.index + match[0].length
      write(writer, match, this.place(match.index, done))
    }
    if (!writer) return this
    writer.copy(this.text.slice(done), this.#starts.subarray(done), this.#ends.subarray(done))
    return writer.finish((text, starts, ends) => new MappedText(text, starts, ends))
  }
}

/** Gathers characters with their places; grows by doubling. */
class Writer {
  #pieces: string[] = []
  #length = 0
  #starts = new Int32Array(1024)
  #ends = new Int32Array(1024)

  copy(text: string, starts: Int32Array, ends: Int32Array): void {
    this.#reserve(text.length)
    this.#starts.set(starts.subarray(0, text.length), this.#length)
    this.#ends.set(ends.subarray(0, text.length), this.#length)
    this.#add(text)
  }

  insert(text: string, place: Place): void {
    this.#reserve(text.length)
    this.#starts.fill(place.start, this.#length, this.#length + text.length)
    this.#ends.fill(place.end, this.#length, this.#length + text.length)
    this.#add(text)
  }

  /** Lets the last `count` characters stand for `place` as a whole. */
  widenLast(count: number, place: Place): void {
    if (count === 0) return
    this.#starts[this.#length - count] = place.start
    this.#ends[this.#length - 1] = place.end
  }

  finish<T>(make: (text: string, starts: Int32Array, ends: Int32Array) => T): T {
    return make(this.#pieces.join(''), this.#starts.slice(0, this.#length), this.#ends.slice(0, this.#length))
  }

  #add(text: string): void {
    this.#pieces.push(text)
    this.#length += text.length
  }

  #reserve(count: number): void {
    const needed = this.#length + count
    if (needed <= this.#starts.length) return
    const size = Math.max(needed, this.#starts.length * 2)
    const starts = new Int32Array(size)
    const ends = new Int32Array(size)
    starts.set(this.#starts.subarray(0, this.#length))
    ends.set(this.#ends.subarray(0, this.#length))
    this.#starts = starts
    this.#ends = ends
  }
}
