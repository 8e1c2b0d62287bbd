import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createBuiltInModel } from './built-in-model.ts'
import { createBuiltInTextModel } from './built-in-text-model.ts'
import { createEngineProcess, type Engine } from './engine.ts'
import type { Model, TextModel } from './model.ts'

/** Whoever answers tasks, and the built-in engine for what no model is asked. */
export interface OpenModel {
  model: Model
  textModel: TextModel
  /** Starts with its first question. */
  engine: Engine
  close(): Promise<void>
}

/** The model that the configuration names, else the built-in engine. The client of a model is loaded where one is. */
export async function openModel(settings: Config['model'], log: Logger): Promise<OpenModel> {
  const { engine, close } = createEngineProcess()
  if (!settings) return { model: createBuiltInModel(engine), textModel: createBuiltInTextModel(engine), engine, close }
  const [{ connectModel }, { createConfiguredModel }, { createConfiguredTextModel }] = await Promise.all([
    import('./model-connection.ts'),
    import('./configured-model.ts'),
    import('./configured-text-model.ts'),
  ])
  const connection = connectModel(settings)
  const model = createConfiguredModel(connection, log)
  return { model, textModel: createConfiguredTextModel(connection, log), engine, close }
}
