import type { Citation } from '@lectern/contract/understanding/shapes'
import { createStudentStore } from '../../core/account/student-store.ts'

/** An answer that is being written. */
export interface Reply {
  text: string
  citations: Citation[]
  /** Whether the first word is still awaited, and what for. */
  phase: 'finding' | 'sending' | 'reading-image' | 'writing'
  stop: () => void
}

/** Null where none is awaited. It is written on while the student is elsewhere in the product. */
export const replyStore = createStudentStore<Reply | null>(null)

/** How often the screen takes in what has come: oftener, and long answers cost more than they show. */
const SHOW_EVERY_MS = 50

/** Gathers what comes of an answer, and shows it a few times a second. */
export class ReplyInProgress {
  text = ''
  readonly citations: Citation[] = []
  /** What the image of the talk shows, once that is known. */
  imageDescription: string | null = null
  #phase: Reply['phase']
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #stop: () => void

  constructor(phase: Reply['phase'], stop: () => void) {
    this.#phase = phase
    this.#stop = stop
    this.#show()
  }

  /** The question has been understood, and nothing is written yet. */
  begin(imageDescription: string | null): void {
    this.imageDescription = imageDescription
    this.#phase = 'writing'
    this.#show()
  }

  add(text: string): void {
    this.text += text
    this.#timer ??= setTimeout(() => this.#show(), SHOW_EVERY_MS)
  }

  cite(citation: Citation): void {
    this.citations.push(citation)
  }

  /** Nothing more will come. */
  end(): void {
    clearTimeout(this.#timer)
    replyStore.set(null)
  }

  #show(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { text, citations } = this
    replyStore.set({ text, citations: [...citations], phase: this.#phase, stop: this.#stop })
  }
}
