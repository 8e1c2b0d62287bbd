import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createBuiltInModel } from './built-in-model.ts'
import { createBuiltInTextModel } from './built-in-text-model.ts'
import { createConfiguredModel } from './configured-model.ts'
import { createConfiguredTextModel } from './configured-text-model.ts'
import { createEngineProcess, type Engine } from './engine.ts'
import type { Model, TextModel } from './model.ts'
import { connectModel } from './model-connection.ts'

/** Whoever answers tasks, and the built-in engine for what no model is asked. */
export interface OpenModel {
  model: Model
  textModel: TextModel
  /** Starts with its first question. */
  engine: Engine
  close(): Promise<void>
}

/** The model that the configuration names, else the built-in engine. */
export function openModel(settings: Config['model'], log: Logger): OpenModel {
  const { engine, close } = createEngineProcess()
  if (!settings) return { model: createBuiltInModel(engine), textModel: createBuiltInTextModel(engine), engine, close }
  const connection = connectModel(settings)
  const model = createConfiguredModel(connection, log)
  return { model, textModel: createConfiguredTextModel(connection, log), engine, close }
}
