import { APIError, type OpenAI } from 'openai'
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { Stream } from 'openai/streaming'
import { countSigns } from '../concurrency/service-pulse.ts'
import { withRetries } from './call-retries.ts'
import { createIdleWatch } from './idle-watch.ts'
import type { ModelConnection } from './model-connection.ts'
import { ModelFailure, reasonOf, wordsOf } from './model-failure.ts'

export type ResponseFormat = NonNullable<ChatCompletionCreateParams['response_format']>
type Usage = ChatCompletionChunk['usage']

/** One call, as a task words it. */
export interface Ask {
  model: string
  messages: ChatCompletionMessageParam[]
  /** Null: whatever the model writes. */
  format: ResponseFormat | null
}

/** What one event of an answer said. */
export interface Heard {
  text: string
  /** Thoughts that an endpoint tells apart from the answer. */
  thinking: string
  refusal: string
  finishReason: string | null
  usage: Usage | null
  model: string | null
}

/** What an endpoint was found not to take; it is asked without from then on. */
interface Manners {
  streams: boolean
  countsTokens: boolean
  hearsSystem: boolean
}

export interface Completions {
  /** The answer while it comes; leaving the loop ends the call. Told of every repeat. */
  hear(ask: Ask, signal: AbortSignal, onRetry: () => void): AsyncGenerator<Heard, void>
}

/** An endless answer must not be held in memory. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Calls of the endpoint that is configured. Each is asked for as a stream, and has failed when it says nothing to
 * speak of for `AI_TIMEOUT_SECONDS`.
 */
export function createCompletions({ client, settings }: ModelConnection): Completions {
  const manners: Manners = { streams: true, countsTokens: true, hearsSystem: true }
  return {
    async *hear(ask, signal, onRetry) {
      const idle = createIdleWatch(settings.timeoutSeconds * 1000)
      const isSign = countSigns()
      const left = new AbortController()
      const whole = AbortSignal.any([signal, idle.signal, left.signal])
      try {
        const response = await withRetries(
          () => request(client, ask, manners, settings.extraBody, whole),
          signal,
          onRetry,
        )
        idle.touch()
        for await (const heard of read(response, left, client)) {
          if (isSign(heard.text.length + heard.thinking.length)) idle.touch()
          yield heard
        }
        signal.throwIfAborted()
        idle.signal.throwIfAborted()
      } catch (error) {
        if (idle.signal.aborted && !signal.aborted)
          throw new ModelFailure('timed_out', 'The stream hung', { cause: error })
        throw error
      } finally {
        idle.stop()
        left.abort()
      }
    },
  }
}

/** Asks, and asks once more without what the endpoint says that it does not take. */
async function request(
  client: OpenAI,
  ask: Ask,
  manners: Manners,
  extraBody: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Response> {
  const { model, messages, format } = ask
  const body = {
    model,
    messages: manners.hearsSystem ? messages : withoutSystem(messages),
    ...(format && { response_format: format }),
    ...(manners.streams && { stream: true }),
    ...(manners.streams && manners.countsTokens && { stream_options: { include_usage: true } }),
    ...extraBody,
  } as ChatCompletionCreateParams
  try {
    return await client.chat.completions.create(body, { signal }).asResponse()
  } catch (error) {
    if (!learn(manners, error)) throw error
    return request(client, ask, manners, extraBody, signal)
  }
}

function learn(manners: Manners, error: unknown): boolean {
  const reason = reasonOf(error)
  if (reason !== 'failed' && reason !== 'denied') return false
  const words = wordsOf(error)
  if (manners.countsTokens && /stream_options|include_usage/.test(words)) {
    manners.countsTokens = false
    return true
  }
  if (manners.hearsSystem && /system.{0,20}(role|message|prompt)|role.{0,20}system/i.test(words)) {
    manners.hearsSystem = false
    return true
  }
  const isRefused = error instanceof APIError && error.status !== undefined && error.status < 500
  if (!manners.streams || !isRefused || !/\bstream(ing)?\b/i.test(words)) return false
  manners.streams = false
  return true
}

/** The instructions in front of what is asked first, for templates that know two roles. */
function withoutSystem([system, first, ...rest]: ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  if (system?.role !== 'system' || first?.role !== 'user')
    return [system, first, ...rest].filter((one) => one !== undefined)
  const instructions = String(system.content)
  const content =
    typeof first.content === 'string'
      ? `${instructions}\n\n${first.content}`
      : [{ type: 'text' as const, text: instructions }, ...first.content]
  return [{ role: 'user', content }, ...rest]
}

async function* read(response: Response, left: AbortController, client: OpenAI): AsyncGenerator<Heard, void> {
  const bounded = boundBytes(response)
  if (response.headers.get('content-type')?.includes('application/json')) {
    yield heardOfWhole((await bounded.json()) as ChatCompletion)
    return
  }
  for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(bounded, left, client)) yield heardOf(chunk)
}

function boundBytes(response: Response): Response {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength
      if (bytes > MOST_BYTES) controller.error(new ModelFailure('failed', `The answer has over ${MOST_BYTES} bytes`))
      else controller.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(count), { headers: response.headers })
}

/** Fields beside OpenAI's own, and the forms that others give to them. */
interface Message {
  content?: unknown
  refusal?: string | null
  reasoning_content?: string | null
  reasoning?: string | null
}

function heardOf({ choices, usage, model }: ChatCompletionChunk): Heard {
  const [choice] = choices ?? []
  return heard((choice?.delta ?? {}) as Message, choice?.finish_reason ?? null, usage, model)
}

function heardOfWhole({ choices, usage, model, ...rest }: ChatCompletion): Heard {
  const { error } = rest as { error?: { message?: unknown } }
  if (error) throw new ModelFailure('failed', String(error.message ?? 'The answer is an error'))
  const [choice] = choices ?? []
  return heard((choice?.message ?? {}) as Message, choice?.finish_reason ?? null, usage, model)
}

function heard(message: Message, finishReason: string | null, usage: Usage | undefined, model?: string): Heard {
  return {
    text: textOf(message.content),
    thinking: message.reasoning_content ?? (typeof message.reasoning === 'string' ? message.reasoning : ''),
    refusal: message.refusal ?? '',
    finishReason,
    usage: usage ?? null,
    model: model || null,
  }
}

/** Some endpoints answer in parts, of which only the texts are the answer. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : '')).join('')
}
