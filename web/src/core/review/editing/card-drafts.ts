import type { CardKind } from '@lectern/domain/cards/faces'
import { useStore } from '../../../lib/store.ts'
import { createSavedStudentStore } from '../../account/student-store.ts'
import { accountSession } from '../../account/use-account.ts'

/** What was typed in a dialog of a card and is not kept yet. */
export interface CardDraft {
  kind: CardKind
  question: string
  /** By kind: who looks at another one loses nothing. */
  answers: Partial<Record<CardKind, string>>
  /** The id by which it was sent, and may have arrived: sent again, also after a reload, it makes no second card. */
  clientId?: string
  /** The set that it was sent to then: elsewhere it would be another card. */
  setId?: string
  /** What a new set for it is called, and the id by which that was asked for. */
  setTitle?: string
  setClientId?: string
}

/** By what the card is, or is made of. A reload finds them. */
const draftStore = createSavedStudentStore<Record<string, CardDraft>>('review.card-drafts', {})

/** A card while it is written: what was left half-written in this tab, else as it is `asKept`. */
export function useCardDraft(key: string, asKept: CardDraft) {
  const draft = useStore(draftStore, (drafts) => drafts[key]) ?? asKept
  return {
    draft,
    isWritten: !saysSame(draft, asKept),
    write(change: Partial<CardDraft>): void {
      const next = { ...(draftStore.get()[key] ?? asKept), ...change }
      if (isSame(next, asKept)) forgetDraft(key)
      // What a screen still does while its student signs out must not bring back what was just forgotten.
      else if (accountSession.getState().user) draftStore.update((drafts) => ({ ...drafts, [key]: next }))
    },
    /** It was kept, or given up. */
    forget: () => forgetDraft(key),
  }
}

/** The draft whose key begins so, with the rest of its key; null without any. */
export function findDraft(prefix: string): string | null {
  const key = Object.keys(draftStore.get()).find((one) => one.startsWith(prefix))
  return key?.slice(prefix.length) ?? null
}

function forgetDraft(key: string): void {
  draftStore.update(({ [key]: gone, ...others }) => (gone ? others : draftStore.get()))
}

const isSame = (one: CardDraft, other: CardDraft): boolean =>
  one.kind === other.kind && one.clientId === other.clientId && saysSame(one, other)

const saysSame = (one: CardDraft, other: CardDraft): boolean =>
  one.question === other.question &&
  (one.setTitle ?? '') === (other.setTitle ?? '') &&
  [...Object.keys(one.answers), ...Object.keys(other.answers)].every(
    (kind) => one.answers[kind as CardKind] === other.answers[kind as CardKind],
  )
