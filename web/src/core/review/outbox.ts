import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { Grade } from '@lectern/domain/review'
import { isRefusal } from '../../lib/api/is-refusal.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { OUTBOX_PREFIXES, Outbox, type Outgoing } from '../../lib/storage/outbox.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { isSignedIn } from '../account/use-account.ts'
import { reviewApi } from './api.ts'
import { awayDatabaseOf } from './away/away-database.ts'

/** A call that hangs keeps what follows waiting. */
const OPTIONS = { timeoutMs: 20_000 }

export type CardChange = { is_suspended: boolean } | { is_buried: boolean } | { flag: number }
export type CardEdit = Body<typeof reciteEndpoints.updateCard>

/** What was typed and how it was compared, where its student says that it was right. */
export type MarkingError = NonNullable<Body<typeof reviewEndpoints.answer>['marking_error']>

/** Something that was done with a card in a review. */
export type Deed = {
  clientId: string
  itemId: number
  /** When the server handed the card out, by its clock. */
  handedOutAt: string
} & (
  | { kind: 'answer'; grade: Grade; durationMs: number; markingError?: MarkingError }
  | { kind: 'change'; change: CardChange }
  /** Takes back the deed of this `clientId`. */
  | { kind: 'undo'; undoes: string }
  | { kind: 'edit'; cardId: number; edit: CardEdit }
)
export type QueuedDeed = Outgoing & Deed

/** What was done in reviews, on its way. The server takes each deed once, as of when it was done. */
export const reviewOutbox = new Outbox<QueuedDeed>({
  prefix: OUTBOX_PREFIXES.reviews,
  keyOf: ({ clientId }) => clientId,
  send: async (deed) => {
    try {
      await sendDeed(deed)
      await keepSent(deed)
      return true
    } catch (error) {
      logFailure('A review was not taken', error)
      const isRefused = isRefusal(error)
      if (isRefused) tellRefusal(deed)
      return isRefused
    }
  },
  isHere: isSignedIn,
})

async function sendDeed(deed: QueuedDeed): Promise<unknown> {
  const client_id = deed.clientId
  const moment = { handed_out_at: deed.handedOutAt }
  const at = new Date(deed.answeredAtMs).toISOString()
  switch (deed.kind) {
    case 'change':
      return reviewApi.changeItem(
        { params: { id: deed.itemId }, body: { ...deed.change, ...moment, changed_at: at, client_id } },
        OPTIONS,
      )
    case 'undo':
      return reviewApi.undo({ body: { client_id, undoes: deed.undoes } }, OPTIONS)
    case 'edit': {
      // The calls of cards stay out of the first screen, which only looks whether anything waits.
      const { updateCard } = await import('../cards/cards-api.ts')
      return updateCard({ params: { id: deed.cardId }, body: deed.edit }, OPTIONS)
    }
    // An answer of an earlier version of the site does not say what it is.
    default: {
      const { itemId: item_id, grade: rating, durationMs: duration_ms, markingError: marking_error } = deed
      return reviewApi.answer(
        { body: { item_id, rating, duration_ms, ...moment, answered_at: at, client_id, marking_error } },
        OPTIONS,
      )
    }
  }
}

/** The cards that this device took along do not know of it until they are fetched anew. */
async function keepSent(deed: QueuedDeed): Promise<void> {
  // Whoever signed out meanwhile leaves nothing here.
  if (!isSignedIn(deed.student)) return
  try {
    await awayDatabaseOf(deed.student).put('deeds', deed)
  } catch {
    // A browser without such storage took no cards along either.
  }
}

/** Says nothing of a refused answer: the card was deleted, or is full, and there is nothing to be done about it. */
function tellRefusal({ kind }: QueuedDeed): void {
  if (kind === 'undo') toastError(say('due.undoFailed'), 'session')
  else if (kind === 'change' || kind === 'edit') toastError(say('due.changeFailed'), 'session')
}

window.addEventListener('online', () => reviewOutbox.tryNow())
