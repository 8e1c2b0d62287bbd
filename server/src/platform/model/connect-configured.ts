import type { Logger } from 'pino'
import type { Config } from '../../settings/config.ts'
import { createCompletions } from './completions.ts'
import { createConfiguredModel } from './configured-model.ts'
import { createConfiguredTextModel } from './configured-text-model.ts'
import { createFormatLadder, type FormatLadder } from './format-ladder.ts'
import type { Model, TextModel } from './model.ts'
import { connectModel } from './model-connection.ts'
import { createModelFigures, type ModelFigures } from './model-figures.ts'

/** The model that the configuration names, and what is known of its calls. */
export interface ConfiguredModels {
  model: Model
  textModel: TextModel
  figures: ModelFigures
  ladder: FormatLadder
}

/** Nothing is sent yet. All calls share one bound, one ladder and one count. */
export function connectConfigured(settings: NonNullable<Config['model']>, log: Logger): ConfiguredModels {
  const connection = connectModel(settings)
  const figures = createModelFigures(settings.prices)
  const ladder = createFormatLadder()
  const calls = { completions: createCompletions(connection), figures, log }
  return {
    model: createConfiguredModel(connection, { ...calls, ladder }),
    textModel: createConfiguredTextModel(connection, calls),
    figures,
    ladder,
  }
}
