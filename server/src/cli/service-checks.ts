import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hearTestSentence } from '../platform/speech/local/hear-test-sentence.ts'
import { TEST_RECORDING } from '../platform/speech/local/test-sentence.ts'
import type { Config, SpeechServiceSettings } from '../settings/config.ts'
import type { Check } from './outside-checks.ts'

/** A model that has to be loaded first takes as long as that. */
const ANSWERS_WITHIN_MS = 30_000
const MOST_QUOTED = 80
const MOST_REPORTED = 200
export const TEST_PICTURE = join(import.meta.dirname, 'test-picture.png')

type Endpoint = Pick<NonNullable<Config['model']>, 'baseUrl' | 'apiKey' | 'name'>

/** Shows the model a picture of a word. */
export const checkVision =
  (model: Endpoint): Check =>
  async () => {
    const picture = await readFile(TEST_PICTURE, 'base64')
    return chat(model, [
      { type: 'text', text: 'Answer with the one word that the picture shows.' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${picture}` } },
    ])
  }

async function chat(model: Endpoint, content: object[]): Promise<string> {
  const startedAt = performance.now()
  const response = await ask(model, 'chat/completions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: model.name, messages: [{ role: 'user', content }] }),
  })
  const { choices } = (await response.json()) as { choices?: { message?: { content?: string | null } }[] }
  const text = choices?.[0]?.message?.content
  if (typeof text !== 'string') throw new Error('what it answers is no completion')
  return `says ${quote(text)} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** Has a sentence transcribed. */
export const checkTranscription =
  (settings: SpeechServiceSettings): Check =>
  async () => {
    const form = new FormData()
    form.set('file', new File([await readFile(TEST_RECORDING)], 'audio.webm', { type: 'audio/webm' }))
    form.set('model', settings.name)
    const response = await ask(settings, 'audio/transcriptions', { body: form })
    const { text } = (await response.json()) as { text?: string }
    if (typeof text !== 'string') throw new Error('what it answers is no transcript')
    return `hears ${quote(text)}`
  }

/** Has a word said. An endpoint that cannot is no fault: the browser does it. */
export const checkVoice =
  (settings: SpeechServiceSettings): Check =>
  async () => {
    const { voice } = settings
    const body = JSON.stringify({ model: voice.model, voice: voice.name, input: 'Ready', response_format: 'mp3' })
    const response = await ask(
      settings,
      'audio/speech',
      { headers: { 'content-type': 'application/json' }, body },
      [404, 405, 501],
    )
    if (!response.ok) return 'has no voice: the browser reads aloud'
    const { byteLength } = await response.arrayBuffer()
    if (byteLength === 0) throw new Error('what it says is empty')
    return `speaks, as ${voice.name}`
  }

/** Has the recogniser on this machine hear a sentence. */
export const checkLocalSpeech =
  (dataDir: string): Check =>
  async () => {
    const { model, text } = await hearTestSentence(dataDir)
    return `${model} hears ${quote(text)}`
  }

/** @throws Error that says which status, and what the service wrote beside it */
async function ask(
  { baseUrl, apiKey }: Pick<Endpoint, 'baseUrl' | 'apiKey'>,
  call: string,
  request: { headers?: Record<string, string>; body: string | FormData },
  expected: readonly number[] = [],
): Promise<Response> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/${call}`, {
    method: 'POST',
    headers: { ...request.headers, authorization: `Bearer ${apiKey}` },
    body: request.body,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).catch((error: Error) => {
    throw error.cause instanceof Error ? error.cause : error
  })
  if (response.ok || expected.includes(response.status)) return response
  const said = (await response.text()).replace(/\s+/g, ' ').slice(0, MOST_REPORTED)
  throw new Error(`answers with status ${response.status}${said && `: ${said}`}`)
}

/** A line of what was said, short enough to be shown. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `‘${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}’`
}
