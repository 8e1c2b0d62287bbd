import OpenAI, { APIUserAbortError } from 'openai'
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Config } from '../../config.ts'
import { Problem } from '../../problem.ts'
import { createConcurrencyBound } from '../concurrency/concurrency-bound.ts'
import type { Prompt } from './task.ts'

type ModelSettings = NonNullable<Config['model']>

/** The endpoint that is configured, for all who call it: `AI_CONCURRENCY` calls run at once, whatever they are for. */
export interface ModelConnection {
  settings: ModelSettings
  client: OpenAI
  bound: ReturnType<typeof createConcurrencyBound>
}

/** Of a call that met 429, 5xx, a timeout or a broken connection; the client backs off and heeds Retry-After. */
const RETRIES = 2

/** Nothing is sent yet. Each call has `AI_TIMEOUT_SECONDS`. */
export const connectModel = (settings: ModelSettings): ModelConnection => ({
  settings,
  client: new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: settings.timeoutSeconds * 1000,
    maxRetries: RETRIES,
    logLevel: 'off',
  }),
  bound: createConcurrencyBound(settings.concurrency),
})

/** A prompt with images is for the model that reads them. */
export const modelFor = ({ images }: Prompt, { name, visionName }: ModelSettings): string =>
  images?.length ? visionName : name

/** A prompt as messages; `system` stands in place of its own. */
export const messagesOf = (prompt: Prompt, system = prompt.system): ChatCompletionMessageParam[] => [
  { role: 'system', content: system },
  ...(prompt.turns ?? []),
  { role: 'user', content: userContent(prompt) },
]

function userContent({ user, images = [] }: Prompt): string | ChatCompletionContentPart[] {
  if (images.length === 0) return user
  return [
    { type: 'text', text: user },
    ...images.map(({ bytes, contentType }) => ({
      type: 'image_url' as const,
      image_url: { url: `data:${contentType};base64,${bytes.toString('base64')}` },
    })),
  ]
}

/** Whatever went wrong in a call, as its caller is told: `unavailable` where they gave it up, else `generation_failed`. */
export function toModelProblem(error: unknown, signal: AbortSignal): Problem {
  if (error instanceof Problem) return error
  if (signal.aborted || error instanceof APIUserAbortError)
    return new Problem('unavailable', 'The request was given up.')
  // An upstream's own text never reaches a student: it is the cause, for the log alone.
  return new Problem('generation_failed', 'The AI service did not give a usable answer. Please try again.', {
    cause: error,
  })
}
