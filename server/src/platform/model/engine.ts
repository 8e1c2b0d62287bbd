import type { BuiltInCard } from '@lectern/engine/cards'

/** The built-in study engine, run apart from the request thread. Fails with a `Problem` where it takes too long. */
export interface Engine {
  makeCards(text: string, options: { purpose: string }, signal: AbortSignal): Promise<BuiltInCard[]>
}
