import { BadRequestError } from 'openai'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import type { Logger } from 'pino'
import { dropThinking } from './drop-thinking.ts'
import { enterBound } from './enter-bound.ts'
import { createIdleWatch } from './idle-watch.ts'
import type { TextModel } from './model.ts'
import { type ModelConnection, messagesOf, modelFor, toModelProblem } from './model-connection.ts'
import type { Prompt, TextPart, TextTask } from './task.ts'

/** How often a stream that broke before its first word is begun again. One that did not begin, the client has tried again itself. */
const FRESH_STARTS = 2

/** A stream that had begun and did not come to an end that can be relied on. */
class StreamBroken extends Error {
  override readonly name = 'StreamBroken'
}

type AnyTask = TextTask<never, unknown>

/** What is known of a stream so far. */
interface Progress {
  model: string
  characters: number
  finishReason: string | null
  usage: ChatCompletionChunk['usage']
  firstMs: number | null
}

/** What the streams of one endpoint stand on. */
interface Streams {
  connection: ModelConnection
  log: Logger
  /** Resolves once the endpoint begins to answer. */
  open(prompt: Prompt, signal: AbortSignal): Promise<AsyncIterable<ChatCompletionChunk>>
}

/**
 * The text model behind an OpenAI-compatible endpoint. A stream that says nothing for `AI_TIMEOUT_SECONDS` has failed,
 * and so has one that ends without saying that it is done.
 */
export function createConfiguredTextModel(connection: ModelConnection, log: Logger): TextModel {
  const streams: Streams = { connection, log, open: createOpener(connection) }
  return {
    description: { madeBy: 'model', name: connection.settings.name },
    async *write(task, input, signal) {
      let leave = () => {}
      try {
        leave = await enterBound(connection.bound, signal)
        yield* writeToEnd(streams, task, task.prompt(input), signal)
      } catch (error) {
        throw toModelProblem(error, signal)
      } finally {
        leave()
      }
    },
  }
}

function createOpener({ client, settings }: ModelConnection): Streams['open'] {
  // Not every endpoint takes the wish for a count of tokens; one that refuses it is asked without from then on.
  let countsTokens = true
  return async (prompt, signal) => {
    const ask = () =>
      client.chat.completions.create(
        {
          model: modelFor(prompt, settings),
          messages: messagesOf(prompt),
          stream: true,
          ...(countsTokens && { stream_options: { include_usage: true } }),
        },
        { signal },
      )
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof BadRequestError) || !countsTokens) throw error
      countsTokens = false
      return ask()
    }
  }
}

type Parts = AsyncGenerator<TextPart<never>, void>

/** A stream, begun again as long as it breaks before its first word. */
async function* writeToEnd(streams: Streams, task: AnyTask, prompt: Prompt, signal: AbortSignal): Parts {
  for (let start = 0; ; start++) {
    let hasText = false
    try {
      for await (const part of writeOnce(streams, task, prompt, signal)) {
        hasText ||= part.kind === 'text'
        yield part
      }
      return
    } catch (error) {
      if (hasText || !(error instanceof StreamBroken) || signal.aborted || start === FRESH_STARTS) throw error
      streams.log.warn({ err: error, task: task.name }, 'a stream broke before its first word and is begun again')
    }
  }
}

/** One stream from its beginning to its end. */
async function* writeOnce(streams: Streams, task: AnyTask, prompt: Prompt, signal: AbortSignal): Parts {
  const { name: model, timeoutSeconds } = streams.connection.settings
  const idle = createIdleWatch(timeoutSeconds * 1000)
  const thinking = dropThinking()
  const startedAt = performance.now()
  const progress: Progress = { model, characters: 0, finishReason: null, usage: null, firstMs: null }
  try {
    const chunks = await streams.open(prompt, AbortSignal.any([signal, idle.signal]))
    idle.touch()
    for await (const chunk of chunks) {
      idle.touch()
      const text = thinking.push(take(chunk, progress)).slice(0, task.limitCharacters - progress.characters)
      progress.characters += text.length
      if (text) progress.firstMs ??= Math.round(performance.now() - startedAt)
      if (text) yield { kind: 'text', text }
      if (progress.characters === task.limitCharacters) progress.finishReason = 'length'
      if (progress.characters === task.limitCharacters) break
    }
    signal.throwIfAborted()
    idle.signal.throwIfAborted()
    yield endOf(progress)
  } catch (error) {
    throw idle.hasBegun() ? new StreamBroken('The stream did not reach its end', { cause: error }) : error
  } finally {
    idle.stop()
    logStream(streams.log, task, progress, performance.now() - startedAt)
  }
}

/** The text of a chunk; what else it says goes into `progress`. */
function take({ model, choices, usage }: ChatCompletionChunk, progress: Progress): string {
  const [choice] = choices ?? []
  progress.model = model || progress.model
  progress.usage = usage ?? progress.usage
  progress.finishReason = choice?.finish_reason ?? progress.finishReason
  return choice?.delta?.content ?? ''
}

/** @throws where the stream did not come to an end that can be relied on */
function endOf({ characters, finishReason }: Progress): TextPart<never> {
  if (finishReason === null) throw new Error('The stream broke off')
  if (finishReason !== 'stop' && finishReason !== 'length') throw new Error(`The stream ended with ${finishReason}`)
  if (characters === 0) throw new Error('The stream held no text')
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
