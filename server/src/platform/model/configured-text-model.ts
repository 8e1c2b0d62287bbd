import type { Logger } from 'pino'
import type { ServiceCall } from '../concurrency/service-pulse.ts'
import { beginModelSpan, endModelSpan } from '../tracing/model-span.ts'
import type { Calls } from './collect-answer.ts'
import type { Heard } from './completions.ts'
import { dropThinking } from './drop-thinking.ts'
import type { TextModel } from './model.ts'
import { type ModelConnection, messagesOf, modelFor } from './model-connection.ts'
import { ModelFailure, reasonOf, toModelProblem } from './model-failure.ts'
import type { Prompt, TextPart, TextTask } from './task.ts'

/** How often a stream that broke before its first word is begun again. One that did not begin, the call has repeated itself. */
const FRESH_STARTS = 2

type AnyTask = TextTask<never, unknown>
type Parts = AsyncGenerator<TextPart<never>, void>

/** What is known of a stream so far. */
interface Progress {
  model: string
  hasBegun: boolean
  characters: number
  finishReason: string | null
  usage: Heard['usage']
  firstMs: number | null
}

/** One answer that is to be written. */
interface Writing {
  calls: Calls
  task: AnyTask
  prompt: Prompt
  model: string
  signal: AbortSignal
  call: ServiceCall
  /** Models that were seen to begin with thoughts that they do not open. */
  thinkers: Set<string>
}

/**
 * The text model behind an OpenAI-compatible endpoint. A stream that says nothing for `AI_TIMEOUT_SECONDS` has failed,
 * and so has one that ends without saying that it is done.
 */
export function createConfiguredTextModel(
  { places, contextTokens, pulse, settings }: ModelConnection,
  calls: Calls,
): TextModel {
  const thinkers = new Set<string>()
  return {
    description: { madeBy: 'model', name: settings.name },
    contextTokens,
    async *write(task, input, asker) {
      const prompt = task.prompt(input)
      const { signal } = asker
      try {
        const leave = await places.enter(asker)
        const call = pulse.begin()
        let hasFailed = true
        try {
          yield* writeToEnd({ calls, task, prompt, model: modelFor(prompt, settings), signal, call, thinkers })
          hasFailed = false
        } finally {
          call.end(hasFailed)
          leave()
        }
      } catch (error) {
        throw toModelProblem(error, signal, Boolean(prompt.images?.length))
      }
    },
  }
}

/** A stream, begun again as long as it breaks before its first word. */
async function* writeToEnd(writing: Writing): Parts {
  const { calls, task, model, signal } = writing
  for (let start = 0; ; start++) {
    const progress: Progress = { model, hasBegun: false, characters: 0, finishReason: null, usage: null, firstMs: null }
    try {
      yield* writeOnce(writing, progress)
      return
    } catch (error) {
      const mayPass = ['failed', 'unreachable', 'busy'].includes(reasonOf(error))
      if (!progress.hasBegun || progress.characters > 0 || !mayPass || signal.aborted || start === FRESH_STARTS)
        throw error
      calls.figures.countRetry(task.name, model)
      calls.log.warn({ err: error, task: task.name }, 'a stream broke before its first word and is begun again')
    }
  }
}

/** One stream from its beginning to its end. */
async function* writeOnce({ calls, task, prompt, model, signal, call, thinkers }: Writing, progress: Progress): Parts {
  const { completions, figures, log } = calls
  const startedAt = performance.now()
  const span = beginModelSpan(task.name, model)
  const thinking = dropThinking(thinkers.has(model))
  const show = (text: string): string => {
    const shown = text.slice(0, task.limitCharacters - progress.characters)
    progress.characters += shown.length
    if (shown) progress.firstMs ??= Math.round(performance.now() - startedAt)
    return shown
  }
  let outcome = 'given_up'
  try {
    const ask = { model, messages: messagesOf(prompt), format: null }
    for await (const heard of completions.hear(ask, signal, () => figures.countRetry(task.name, model))) {
      call.heard(heard.text.length + heard.thinking.length)
      const text = show(thinking.push(take(heard, progress)))
      if (text) yield { kind: 'text', text }
      if (progress.characters === task.limitCharacters) progress.finishReason = 'length'
      if (progress.characters === task.limitCharacters) break
    }
    const rest = show(thinking.end())
    if (rest) yield { kind: 'text', text: rest }
    yield endOf(progress)
    outcome = 'answered'
  } catch (error) {
    if (!signal.aborted) outcome = reasonOf(error)
    throw error
  } finally {
    if (thinking.hadStrayEnd()) thinkers.add(model)
    const ms = performance.now() - startedAt
    const inputTokens = progress.usage?.prompt_tokens ?? 0
    const outputTokens = progress.usage?.completion_tokens ?? 0
    endModelSpan(span, { outcome, inputTokens, outputTokens })
    figures.count({ task: task.name, model, outcome, seconds: ms / 1000, inputTokens, outputTokens })
    logStream(log, task, progress, ms)
  }
}

/** The text of an event; what else it says goes into `progress`. */
function take({ text, model, usage, finishReason, refusal }: Heard, progress: Progress): string {
  progress.hasBegun = true
  progress.model = model ?? progress.model
  progress.usage = usage ?? progress.usage
  progress.finishReason = finishReason ?? progress.finishReason
  // A refusal is the answer of a talk, in the model's own words.
  return text || refusal
}

/** @throws ModelFailure where the stream did not come to an end that can be relied on */
function endOf({ characters, finishReason }: Progress): TextPart<never> {
  if (finishReason === null) throw new ModelFailure('failed', 'The stream broke off')
  if (finishReason === 'content_filter') throw new ModelFailure('refused', 'The service filtered the answer')
  if (finishReason !== 'stop' && finishReason !== 'length')
    throw new ModelFailure('failed', `The stream ended with ${finishReason}`)
  if (characters === 0) {
    const isOutOfRoom = finishReason === 'length'
    throw new ModelFailure(isOutOfRoom ? 'cut_off' : 'failed', 'The stream held no text')
  }
  return { kind: 'end', isCutOff: finishReason === 'length' }
}

function logStream(log: Logger, { name, promptVersion }: AnyTask, progress: Progress, ms: number): void {
  const { model, characters, finishReason, usage, firstMs } = progress
  log.info(
    {
      task: name,
      promptVersion,
      model,
      inputTokens: usage?.prompt_tokens,
      outputTokens: usage?.completion_tokens,
      characters,
      finishReason,
      firstMs,
      ms: Math.round(ms),
    },
    finishReason === null ? 'the model was left while it wrote, or broke off' : 'the model answered',
  )
}
