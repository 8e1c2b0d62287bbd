import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createContextReader, readContextWindow } from './context-window.ts'

/** An endpoint that answers these paths, and no other. */
async function endpointWith(answers: Record<string, object>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { settings: { baseUrl, apiKey: 'key', name: 'a-model', contextTokens: null }, asked }
}

test.each([
  [
    'OpenRouter',
    {
      '/v1/models': {
        data: [
          { id: 'other', context_length: 1000 },
          { id: 'a-model', context_length: 131_072 },
        ],
      },
    },
    131_072,
  ],
  ['vLLM', { '/v1/models': { data: [{ id: 'a-model', max_model_len: 16_384 }] } }, 16_384],
  [
    'LM Studio',
    { '/v1/models': { data: [{ id: 'a-model', max_context_length: 131_072, loaded_context_length: 8192 }] } },
    8192,
  ],
  [
    'llama.cpp',
    { '/props': { default_generation_settings: { n_ctx: 8192 } }, '/v1/models': { data: [{ id: 'x' }] } },
    8192,
  ],
  [
    'Ollama with the model loaded',
    { '/api/ps': { models: [{ name: 'a-model:latest', context_length: 20_000 }] } },
    20_000,
  ],
  [
    'Ollama with a setting',
    { '/api/ps': { models: [] }, '/api/show': { parameters: 'stop "x"\nnum_ctx 12000' } },
    12_000,
  ],
  ['Ollama', { '/api/ps': { models: [] }, '/api/show': { parameters: 'stop "x"' } }, 4096],
  ['one with a million', { '/v1/models': { data: [{ id: 'a-model', context_length: 1_000_000 }] } }, 200_000],
])('%s says how much it takes', async (_, answers, tokens) => {
  const { settings } = await endpointWith(answers)
  expect(await readContextWindow(settings)).toEqual({ tokens, source: 'the endpoint' })
})

test('an endpoint that says nothing, or is not there, takes 32,000', async () => {
  const { settings } = await endpointWith({ '/v1/models': { data: [{ id: 'a-model' }] } })
  expect(await readContextWindow(settings)).toEqual({ tokens: 32_000, source: 'default' })
  const gone = { ...settings, baseUrl: 'http://127.0.0.1:3/v1' }
  expect(await readContextWindow(gone)).toEqual({ tokens: 32_000, source: 'default' })
})

test('what is set is not asked for, and what was told is asked for again after an hour', async () => {
  const { settings, asked } = await endpointWith({ '/v1/models': { data: [{ id: 'a-model', context_length: 9000 }] } })
  expect(await readContextWindow({ ...settings, contextTokens: 5000 })).toEqual({
    tokens: 5000,
    source: 'AI_CONTEXT_TOKENS',
  })
  expect(asked).toEqual([])
  let now = 0
  const read = createContextReader(settings, () => now)
  expect([await read(), await read()]).toEqual([9000, 9000])
  const once = asked.length
  now = 60 * 60_000
  await read()
  expect(asked.length).toBe(2 * once)
})
