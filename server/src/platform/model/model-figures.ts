import { Counter, Histogram, Registry } from 'prom-client'
import type { Config } from '../../settings/config.ts'

type Prices = NonNullable<Config['model']>['prices']

/** One call of the model, as it is counted. */
interface CountedCall {
  task: string
  model: string
  /** `answered`, or why there was no answer. */
  outcome: string
  seconds: number
  inputTokens: number
  outputTokens: number
}

/** Calls of the model by task and model, for `/metrics`. */
export interface ModelFigures {
  readonly registry: Registry
  count(call: CountedCall): void
  /** A call was repeated, for the service was busy or broken. */
  countRetry(task: string, model: string): void
  /** An answer was asked for again, for it could not be read. */
  countRepair(task: string, model: string): void
  /** Items of answers that were left out, for they did not fit. */
  countDropped(task: string, model: string, items: number): void
}

const SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320]
const PRICED_TOKENS = 1_000_000

/** @param prices of a million tokens; null where no cost is counted */
export function createModelFigures(prices: Prices): ModelFigures {
  const registry = new Registry()
  const registers = [registry]
  const byTask = ['task', 'model'] as const
  const counter = <const Names extends readonly string[]>(name: string, help: string, labelNames: Names) =>
    new Counter({ name, help, labelNames, registers })
  const calls = counter('model_calls_total', 'Calls of the model', [...byTask, 'outcome'])
  const tokens = counter('model_tokens_total', 'Tokens, as the service counts them', [...byTask, 'direction'])
  const retries = counter('model_retries_total', 'Calls repeated because the service was busy or broken', byTask)
  const repairs = counter('model_repairs_total', 'Answers asked for again because they could not be read', byTask)
  const dropped = counter('model_dropped_items_total', 'Items of answers that were left out', byTask)
  const cost = prices && counter('model_cost_total', 'Cost of tokens, in the money that prices are set in', byTask)
  const seconds = new Histogram({
    name: 'model_call_seconds',
    help: 'Time from the question to the end of the answer',
    labelNames: byTask,
    buckets: SECONDS,
    registers,
  })
  return {
    registry,
    count({ task, model, outcome, seconds: taken, inputTokens, outputTokens }) {
      calls.inc({ task, model, outcome })
      seconds.observe({ task, model }, taken)
      tokens.inc({ task, model, direction: 'input' }, inputTokens)
      tokens.inc({ task, model, direction: 'output' }, outputTokens)
      if (prices)
        cost?.inc({ task, model }, (inputTokens * prices.input + outputTokens * prices.output) / PRICED_TOKENS)
    },
    countRetry: (task, model) => retries.inc({ task, model }),
    countRepair: (task, model) => repairs.inc({ task, model }),
    countDropped: (task, model, items) => dropped.inc({ task, model }, items),
  }
}
