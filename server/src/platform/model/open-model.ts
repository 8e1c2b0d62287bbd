import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createBuiltInModel } from './built-in-model.ts'
import { createConfiguredModel } from './configured-model.ts'
import { createEngineThread } from './engine.ts'
import type { Model } from './model.ts'

/** The model that the configuration names, else the built-in engine. */
export function openModel(settings: Config['model'], log: Logger): { model: Model; close(): Promise<void> } {
  if (settings) return { model: createConfiguredModel(settings, log), close: async () => {} }
  const { engine, close } = createEngineThread()
  return { model: createBuiltInModel(engine), close }
}
