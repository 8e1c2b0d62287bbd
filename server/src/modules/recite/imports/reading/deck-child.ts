/** The program of the process that reads a file of cards: `deck-child.ts MEMORY_BYTES PARENT FILE`. */
import { open } from 'node:fs/promises'
import { UnreadableDeck } from '@lectern/decks/unreadable-deck'
import { answerRequests, programArguments } from '../../../../platform/processes/answer-requests.ts'
import { type DeckFile, openDeckFile } from './deck-file.ts'
import type { DeckReply, DeckRequest, DeckResults } from './messages.ts'

const MAX_DETAIL_LENGTH = 300
const path = programArguments[0] ?? ''
/** Stays open as long as the process does. */
let deck: DeckFile | null = null

async function perform(request: DeckRequest): Promise<DeckResults[DeckRequest['task']]> {
  if (request.task === 'open') {
    deck = await openDeckFile(await open(path), request)
    return { kind: deck.kind, noteCount: deck.noteCount }
  }
  if (deck === null) throw new Error('The file is not open')
  return request.task === 'notes' ? deck.readNotes(request.from, request.count) : deck.readMedium(request.fileName)
}

function describeFailure(error: unknown): DeckReply {
  const detail = String(error).slice(0, MAX_DETAIL_LENGTH)
  if (error instanceof UnreadableDeck) return { kind: 'failed', reason: error.reason, detail }
  const isExhausted = /out of memory|Array buffer allocation|Invalid (?:string|array) length|call stack/i.test(detail)
  return { kind: 'failed', reason: isExhausted ? 'too_large' : 'broken', detail }
}

answerRequests<DeckRequest, DeckReply>(
  async (request) => ({ kind: 'done', result: await perform(request) }),
  describeFailure,
)
