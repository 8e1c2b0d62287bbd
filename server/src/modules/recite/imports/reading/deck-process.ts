import { realpath } from 'node:fs/promises'
import type { CardTextOptions } from '@lectern/decks/text/read-card-text'
import { UnreadableDeck } from '@lectern/decks/unreadable-deck'
import { ConfinedProcess, ProcessEnded } from '../../../../platform/processes/confined-process.ts'
import type { DeckReply, DeckRequest, DeckResults } from './messages.ts'

const PROGRAM = new URL('./deck-child.ts', import.meta.url)
const MEMORY_BYTES = 900 * 1024 * 1024
/** How long one request may take, in seconds of a core; by the clock it may take five times as long. */
const OPEN_SECONDS = 60
const READ_SECONDS = 30
const BUSY_FACTOR = 5
/** The packages of our own rules, and how documents are unpacked. */
const RULES = [
  '../../../../../../packages/decks/*',
  '../../../../../../packages/domain/*',
  '../../../../../../packages/texts/package.json',
  '../../../../../../packages/texts/src/message.ts',
  '../../../../core/documents/reading/*',
].map((part) => new URL(part, import.meta.url))

/**
 * A file of cards that somebody brought, in a process of its own that may read that one file (see `ConfinedProcess`): whatever it
 * holds, its parent gets an error and no more.
 */
export class DeckProcess {
  readonly #process: ConfinedProcess<DeckRequest, DeckReply>

  private constructor(process: ConfinedProcess<DeckRequest, DeckReply>) {
    this.#process = process
  }

  /** Does `work` with the file at `path`, and ends the process. */
  static async use<Result>(
    path: string,
    { text, now, signal }: { text: CardTextOptions | null; now: Date; signal: AbortSignal },
    work: (deck: DeckProcess, about: DeckResults['open']) => Promise<Result>,
  ): Promise<Result> {
    const file = await realpath(path)
    const process = new ConfinedProcess<DeckRequest, DeckReply>({
      entry: PROGRAM,
      imports: RULES,
      args: [file],
      readable: [file],
      memoryBytes: MEMORY_BYTES,
      signal,
    })
    try {
      const deck = new DeckProcess(process)
      return await work(deck, await deck.#ask({ task: 'open', text, now: now.getTime() }, OPEN_SECONDS))
    } finally {
      await process.stop()
    }
  }

  /** @throws UnreadableDeck, or the signal's reason */
  readNotes(from: number, count: number): Promise<DeckResults['notes']> {
    return this.#ask({ task: 'notes', from, count }, READ_SECONDS)
  }

  /** @throws as above */
  readMedium(fileName: string): Promise<DeckResults['medium']> {
    return this.#ask({ task: 'medium', fileName }, READ_SECONDS)
  }

  async #ask<Task extends DeckRequest['task']>(
    request: Extract<DeckRequest, { task: Task }>,
    seconds: number,
  ): Promise<DeckResults[Task]> {
    const reply = await this.#process.ask(request, seconds * BUSY_FACTOR, seconds).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? explain(error) : error
    })
    if (reply.kind === 'failed') throw new UnreadableDeck(reply.reason, reply.detail)
    // The process answers a request with the result of its own task.
    return reply.result as DeckResults[Task]
  }
}

function explain(error: ProcessEnded): Error {
  if (error.reason === 'memory' || error.reason === 'time') return new UnreadableDeck('too_large', error.message)
  if (error.reason !== 'crash') return error
  return new UnreadableDeck(error.isBySignal ? 'too_large' : 'broken', error.message)
}
