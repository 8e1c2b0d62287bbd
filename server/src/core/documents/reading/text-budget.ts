import type { ReadingLimits } from './limits.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** Collects text up to the limit of characters; beyond it, the document is too complex. */
export class TextBudget {
  readonly #parts: string[] = []
  #left: number

  constructor(limits: Pick<ReadingLimits, 'characters'>) {
    this.#left = limits.characters
  }

  /** Takes `count` characters from the budget ahead of getting them. */
  reserve(count: number): void {
    this.#left -= count
    if (this.#left < 0) throw new UnreadableDocument('too_complex', 'too much text')
  }

  add(text: string): void {
    this.reserve(text.length)
    this.#parts.push(text)
  }

  toString(): string {
    return this.#parts.join('')
  }
}
