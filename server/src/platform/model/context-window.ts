import type { Config } from '../../settings/config.ts'

type ModelSettings = Pick<NonNullable<Config['model']>, 'baseUrl' | 'apiKey' | 'name' | 'contextTokens'>

/** How much a model takes at once, in tokens, and who says so. */
export interface ContextWindow {
  tokens: number
  source: 'AI_CONTEXT_TOKENS' | 'the endpoint' | 'default'
}

const DEFAULT_TOKENS = 32_000
const ANSWERS_WITHIN_MS = 3000
const ASKED_AGAIN_AFTER_MS = 60 * 60_000
/** What an Ollama gives to a model that says nothing else, unless it is told otherwise. */
const OLLAMA_TOKENS = 4096
/** More is offered by some, and slows every answer down. */
const MOST_TOKENS = 200_000
/** Below this it is no window of a model that could be used, but another number. */
const LEAST_TOKENS = 512

/** The window of the configured model: what is set, else what the endpoint says, else 32,000. Never throws. */
export async function readContextWindow(settings: ModelSettings): Promise<ContextWindow> {
  if (settings.contextTokens !== null) return { tokens: settings.contextTokens, source: 'AI_CONTEXT_TOKENS' }
  for (const ask of [askOllama, askLlamaServer, askModels]) {
    const tokens = await ask(settings).catch(() => null)
    if (tokens !== null && tokens >= LEAST_TOKENS)
      return { tokens: Math.min(tokens, MOST_TOKENS), source: 'the endpoint' }
  }
  return { tokens: DEFAULT_TOKENS, source: 'default' }
}

/** The tokens of the window, asked for once an hour at most. */
export function createContextReader(settings: ModelSettings, now: () => number = () => performance.now()) {
  let last: { window: Promise<ContextWindow>; at: number } | null = null
  return async (): Promise<number> => {
    if (!last || now() - last.at >= ASKED_AGAIN_AFTER_MS) last = { window: readContextWindow(settings), at: now() }
    return (await last.window).tokens
  }
}

/** A list of models that names their windows, as OpenRouter, vLLM, Groq and LM Studio do. */
async function askModels({ baseUrl, apiKey, name }: ModelSettings): Promise<number | null> {
  const { data } = (await call(`${withoutSlash(baseUrl)}/models`, apiKey)) as { data?: Record<string, unknown>[] }
  const model = data?.find(({ id }) => id === name) ?? (data?.length === 1 ? data[0] : undefined)
  return firstNumber(model, [
    'loaded_context_length',
    'max_model_len',
    'context_length',
    'context_window',
    'max_context_length',
  ])
}

/** llama.cpp says what its server was started with. */
async function askLlamaServer({ baseUrl, apiKey }: ModelSettings): Promise<number | null> {
  const props = (await call(`${rootOf(baseUrl)}/props`, apiKey)) as { default_generation_settings?: object }
  return firstNumber(props.default_generation_settings, ['n_ctx'])
}

/** Ollama tells what a loaded model has; before, what its file asks for, else its own default holds. */
async function askOllama({ baseUrl, apiKey, name }: ModelSettings): Promise<number | null> {
  const root = rootOf(baseUrl)
  const { models } = (await call(`${root}/api/ps`, apiKey)) as { models?: Record<string, unknown>[] }
  if (!models) return null
  const loaded = models.find((model) => [model.name, model.model].some((given) => isNamed(given, name)))
  const tokens = firstNumber(loaded, ['context_length'])
  if (tokens) return tokens
  const { parameters } = (await call(`${root}/api/show`, apiKey, { model: name })) as { parameters?: string }
  return Number(/^num_ctx\s+(\d+)/m.exec(parameters ?? '')?.[1] ?? OLLAMA_TOKENS)
}

const isNamed = (given: unknown, name: string): boolean => given === name || given === `${name}:latest`

async function call(address: string, apiKey: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

function firstNumber(from: object | undefined, names: readonly string[]): number | null {
  const values = names.map((name) => (from as Record<string, unknown> | undefined)?.[name])
  return values.find((value): value is number => typeof value === 'number' && value > 0) ?? null
}

const withoutSlash = (baseUrl: string): string => baseUrl.replace(/\/+$/, '')
/** Where an endpoint's own calls stand, beside those of OpenAI. */
const rootOf = (baseUrl: string): string => withoutSlash(baseUrl).replace(/\/v1$/, '')
