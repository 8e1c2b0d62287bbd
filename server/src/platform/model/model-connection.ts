import OpenAI from 'openai'
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Config } from '../../settings/config.ts'
import { createServicePulse, type ServicePulse } from '../concurrency/service-pulse.ts'
import { type SharedPlaces, sharedCalls } from '../concurrency/shared-places.ts'
import { createContextReader } from './context-window.ts'
import type { Prompt } from './task.ts'

type ModelSettings = NonNullable<Config['model']>

/** The endpoint that is configured, for all who call it: `AI_CONCURRENCY` calls run at once, whatever they are for, shared out by student. */
export interface ModelConnection {
  settings: ModelSettings
  client: OpenAI
  places: SharedPlaces
  /** Made known to whoever watches what it waits for. */
  pulse: ServicePulse
  /** See `Model`. */
  contextTokens(): Promise<number>
}

/** Nothing is sent yet. An answer must begin within `AI_TIMEOUT_SECONDS`. Repeats are decided by `call-retries.ts`. */
export const connectModel = (settings: ModelSettings): ModelConnection => ({
  settings,
  client: new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: settings.timeoutSeconds * 1000,
    maxRetries: 0,
    logLevel: 'off',
  }),
  places: sharedCalls(settings.concurrency),
  pulse: createServicePulse(),
  contextTokens: createContextReader(settings),
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
