import type { Logger } from 'pino'
import type { ServiceCall } from '../concurrency/service-pulse.ts'
import { beginModelSpan, endModelSpan } from '../tracing/model-span.ts'
import type { Ask, Completions, Heard } from './completions.ts'
import { ModelFailure, reasonOf } from './model-failure.ts'
import type { ModelFigures } from './model-figures.ts'
import type { Task } from './task.ts'

/** What one call brought back. */
export interface Completion {
  text: string
  /** Whether it ended before its end, as far as the service says. */
  isCutOff: boolean
}

/** What is asked for. */
export interface Wanted {
  task: Task<never, unknown>
  signal: AbortSignal
  call: ServiceCall
}

interface Progress extends Completion {
  thinking: string
  refusal: string
  finishReason: string | null
  usage: Heard['usage']
  model: string
}

/** What calls are made by, and told to. */
export interface Calls {
  completions: Completions
  figures: ModelFigures
  log: Logger
}

const LIMIT_CHARACTERS = 200_000
/** Models that write thoughts without end are left. */
const LIMIT_THINKING = 400_000
/** Under a grammar some models write blanks without end. */
const MOST_BLANKS = 3000
/** How often a stream that broke is begun again. */
const FRESH_STARTS = 1

/**
 * The whole answer of one call, its stream begun again where it breaks.
 * @throws ModelFailure `refused` where the service says so, `timed_out`, or what the client throws
 */
export async function collectAnswer(calls: Calls, ask: Ask, wanted: Wanted): Promise<Completion> {
  const { task, signal } = wanted
  for (let start = 0; ; start++) {
    const heard = { hasBegun: false }
    try {
      return await collectOnce(calls, ask, wanted, heard)
    } catch (error) {
      const mayPass = ['failed', 'unreachable', 'busy'].includes(reasonOf(error))
      if (!heard.hasBegun || !mayPass || signal.aborted || start === FRESH_STARTS) throw error
      calls.figures.countRetry(task.name, ask.model)
      calls.log.warn({ err: error, task: task.name }, 'a stream broke and is begun again')
    }
  }
}

async function collectOnce(
  { completions, figures, log }: Calls,
  ask: Ask,
  { task, signal, call }: Wanted,
  heard: { hasBegun: boolean },
): Promise<Completion> {
  const startedAt = performance.now()
  const span = beginModelSpan(task.name, ask.model)
  const progress: Progress = {
    text: '',
    thinking: '',
    refusal: '',
    finishReason: null,
    isCutOff: false,
    usage: null,
    model: ask.model,
  }
  let outcome = 'given_up'
  try {
    for await (const piece of completions.hear(ask, signal, () => figures.countRetry(task.name, ask.model))) {
      heard.hasBegun = true
      call.heard(piece.text.length + piece.thinking.length)
      if (!take(piece, progress, task.limitCharacters ?? LIMIT_CHARACTERS)) break
    }
    const completion = completionOf(progress)
    outcome = 'answered'
    return completion
  } catch (error) {
    if (!signal.aborted) outcome = reasonOf(error)
    throw error
  } finally {
    const ms = performance.now() - startedAt
    const inputTokens = progress.usage?.prompt_tokens ?? 0
    const outputTokens = progress.usage?.completion_tokens ?? 0
    endModelSpan(span, { outcome, inputTokens, outputTokens })
    figures.count({ task: task.name, model: ask.model, outcome, seconds: ms / 1000, inputTokens, outputTokens })
    logCall(log, task, progress, outcome, ms)
  }
}

/** Whether there is more to be heard. */
function take(
  { text, thinking, refusal, finishReason, usage, model }: Heard,
  progress: Progress,
  limit: number,
): boolean {
  progress.text += text
  progress.thinking += thinking
  progress.refusal += refusal
  progress.finishReason = finishReason ?? progress.finishReason
  progress.usage = usage ?? progress.usage
  progress.model = model ?? progress.model
  const isEndless =
    progress.text.length > limit || progress.thinking.length > LIMIT_THINKING || endsInBlanks(progress.text)
  progress.isCutOff ||= isEndless
  return !isEndless
}

const endsInBlanks = (text: string): boolean => text.length > MOST_BLANKS && text.slice(-MOST_BLANKS).trim() === ''

/** @throws ModelFailure */
function completionOf({ text, thinking, refusal, finishReason, isCutOff }: Progress): Completion {
  if (refusal.trim() && !text.trim()) throw new ModelFailure('refused', 'The model refuses')
  if (finishReason === 'content_filter') throw new ModelFailure('refused', 'The service filtered the answer')
  return {
    text: text.trim() ? text : answerAmongThoughts(thinking),
    // A service that does not say how an answer ended may have broken off.
    isCutOff: isCutOff || finishReason === 'length' || finishReason === null,
  }
}

/** Some endpoints take the whole answer for thoughts: what is JSON in them is meant for us. */
function answerAmongThoughts(thinking: string): string {
  const at = thinking.search(/[{[]/)
  return at < 0 ? '' : thinking.slice(at)
}

function logCall(log: Logger, task: Task<never, unknown>, progress: Progress, outcome: string, ms: number): void {
  const { model, usage, finishReason } = progress
  log.info(
    {
      task: task.name,
      promptVersion: task.promptVersion,
      model,
      outcome,
      finishReason,
      inputTokens: usage?.prompt_tokens,
      outputTokens: usage?.completion_tokens,
      ms: Math.round(ms),
    },
    outcome === 'answered' ? 'the model answered' : 'the model gave no answer',
  )
}
