import { makeCards } from '@lectern/engine/cards'

/** What the built-in engine can be asked: plain functions over data that can be copied between threads. */
export const engineOperations = { makeCards }
export type EngineOperations = typeof engineOperations
