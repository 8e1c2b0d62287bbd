import * as operations from '@lectern/engine'

/** What the built-in engine can be asked: plain functions over data that can be copied between processes. */
export const engineOperations = operations
export type EngineOperations = typeof engineOperations
