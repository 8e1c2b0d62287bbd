import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Config } from '../../settings/config.ts'
import { createBuiltInModel } from './built-in-model.ts'
import { createBuiltInTextModel } from './built-in-text-model.ts'
import { type Engine, openEngine } from './engine/engine.ts'
import type { Model, TextModel } from './model.ts'

/** Whoever answers tasks, and the built-in engine for what no model is asked. */
export interface OpenModel {
  model: Model
  textModel: TextModel
  /** Starts with its first question. */
  engine: Engine
  /** Calls of the model, for `/metrics`; null where none is asked. */
  figures: Registry | null
  close(): Promise<void>
}

/** The model that the configuration names, else the built-in engine. The client of a model is loaded where one is. */
export async function openModel(settings: Config['model'], log: Logger): Promise<OpenModel> {
  const { engine, close } = openEngine()
  if (!settings) {
    const model = createBuiltInModel(engine)
    return { model, textModel: createBuiltInTextModel(engine), engine, figures: null, close }
  }
  const { connectConfigured } = await import('./connect-configured.ts')
  const { model, textModel, figures } = connectConfigured(settings, log)
  return { model, textModel, engine, figures: figures.registry, close }
}
