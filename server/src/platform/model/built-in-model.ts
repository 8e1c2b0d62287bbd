import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Engine } from './engine/engine.ts'
import type { Model } from './model.ts'

/** Answers tasks by the built-in engine. Its answers pass a schema as a model's do. */
export const createBuiltInModel = (engine: Engine): Model => ({
  description: { madeBy: 'built-in', name: null },
  contextTokens: async () => Number.POSITIVE_INFINITY,
  async run(task, input, asker) {
    const answer = (task.builtInOutput ?? task.output).safeParse(await task.builtIn(input, engine, asker))
    if (!answer.success)
      throw new Problem('generation_failed', message('requests.engineFailed'), {
        cause: answer.error,
      })
    return { output: answer.data, madeBy: 'built-in' }
  },
})
