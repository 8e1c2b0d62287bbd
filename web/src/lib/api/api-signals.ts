/** What the API client tells the rest of the site beside its answers. */
export interface ApiSignals {
  /** The caller is signed in no longer, and refreshing did not help. */
  sessionEnded: undefined
  /** A paid call was answered: the balance may have changed. */
  creditsChanged: undefined
  /** An answer carried a committed refund, in credits (requirements/credits.md#refunds). */
  creditsRefunded: number
}

type Listener<Name extends keyof ApiSignals> = (detail: ApiSignals[Name]) => void

const listeners: { [Name in keyof ApiSignals]: Set<Listener<Name>> } = {
  sessionEnded: new Set(),
  creditsChanged: new Set(),
  creditsRefunded: new Set(),
}

/** Calls back on each such signal. Returns the way to stop. */
export function onApiSignal<Name extends keyof ApiSignals>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener)
  return () => listeners[name].delete(listener)
}

export function sendApiSignal<Name extends keyof ApiSignals>(name: Name, detail: ApiSignals[Name]): void {
  for (const listener of listeners[name]) listener(detail)
}

/** Looks for a refund in what an answer, a refusal or an event says, and signals it. Clients hear each of them once. */
export function signalRefund(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const { credits_refunded, refund_credits } = body as Record<string, unknown>
  const credits = credits_refunded ?? refund_credits
  if (typeof credits === 'number' && credits > 0) sendApiSignal('creditsRefunded', credits)
}
