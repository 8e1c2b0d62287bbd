import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModelPeer, type ModelReply, type ModelRequest, startModelPeer } from '../../../test/peers/model-peer.ts'
import { PROMPT_EXAMPLES } from '../../../test/prompts/examples.ts'
import { answerOnPage } from '../../../test/prompts/prompts-page.ts'
import type { Problem } from '../../problem.ts'
import { connectConfigured } from './connect-configured.ts'
import type { Task } from './task.ts'

const PAGE = await readFile(new URL('../../../../docs/prompts.md', import.meta.url), 'utf8')
/** Every step of every module that is answered by JSON, with what it is asked and what a model would say. */
const STEPS = PROMPT_EXAMPLES.flatMap(({ task, input }) =>
  'output' in task ? [{ name: task.name, task, input, said: answerOnPage(PAGE, task.name) ?? '' }] : [],
)
type Step = (typeof STEPS)[number]

let peer: ModelPeer
beforeAll(async () => {
  peer = await startModelPeer()
})
afterAll(() => peer.stop())

const connect = (timeoutSeconds = 5, more: { extraBody?: object; prices?: { input: number; output: number } } = {}) => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const settings = {
    baseUrl: peer.baseUrl,
    apiKey: 'key',
    name: 'a-model',
    visionName: 'a-model',
    timeoutSeconds,
    concurrency: 4,
    contextTokens: null,
    extraBody: {} as Record<string, unknown>,
    prices: null as { input: number; output: number } | null,
    ...(more as object),
  }
  return { ...connectConfigured(settings, log), lines }
}
type Connected = ReturnType<typeof connect>

const run = ({ model }: Connected, { task, input }: Step) =>
  model.run(task as Task<unknown, unknown>, input, AbortSignal.timeout(20_000))
const failureOf = (connected: Connected, step: Step): Promise<Problem> =>
  run(connected, step).then(
    () => expect.unreachable('the call should have failed'),
    (error: Problem) => error,
  )

const formatOf = ({ response_format }: ModelRequest) => response_format?.type ?? 'plain'
const systemOf = ({ messages }: ModelRequest) => String(messages[0]?.content)
/** Said in pieces, as streams are. */
const saying = (text: string): ModelReply => ({ pieces: text.match(/[\s\S]{1,40}/g) ?? [] })

const REFUSALS = [400, 404, 422, 500].flatMap((status) => [
  { status, message: "'response_format.type' is not supported" },
  { status, message: 'Error' },
])
const FORMATS = [
  { taken: ['json_schema', 'json_object', 'plain'], best: 'json_schema' },
  { taken: ['json_object', 'plain'], best: 'json_object' },
  { taken: ['plain'], best: 'plain' },
]

describe.each(STEPS)('$name', (step) => {
  test.each(FORMATS)('is answered where the best format is $best, and again in one call', async ({ taken, best }) => {
    const connected = connect()
    const refused = { status: 400, message: "'response_format.type' is not supported" }
    peer.answer((request) => (taken.includes(formatOf(request)) ? saying(step.said) : refused))
    const first = await run(connected, step)
    expect(first.output).toEqual(step.task.output.parse(JSON.parse(step.said)))
    const before = peer.requests.length
    expect((await run(connected, step)).output).toEqual(first.output)
    expect(peer.requests.slice(before).map(formatOf)).toEqual([best])
    // The schema travels once: as the format, or in words.
    for (const request of peer.requests)
      expect(systemOf(request).includes('"properties"')).toBe(formatOf(request) !== 'json_schema')
  })

  test.each([
    ['thoughts in front', `<think>{"a": [1]} Hm.</think>\n`, ''],
    ['thoughts of which only the end is marked', 'The {material} is short.\n</think>\n\n', ''],
    ['prose and a fence around', 'Here you are:\n```json\n', '\n```\nAnything else?'],
  ])('is answered with %s', async (_, before, after) => {
    peer.answer(() => saying(`${before}${step.said}${after}`))
    expect((await run(connect(), step)).output).toEqual(step.task.output.parse(JSON.parse(step.said)))
    expect(peer.requests).toHaveLength(1)
  })

  test('fails with a reason where the model refuses, and is not asked again', async () => {
    peer.answer(() => saying('I’m sorry, but I can’t help with that.'))
    expect((await failureOf(connect(), step)).details).toEqual({ reason: 'refused' })
    expect(peer.requests).toHaveLength(1)
  })

  test('fails with a reason where the context is too short, and the next one is asked for as before', async () => {
    const connected = connect()
    peer.answer(() => ({ status: 400, message: "This model's maximum context length is 2048 tokens." }))
    expect((await failureOf(connected, step)).details).toEqual({ reason: 'too_long' })
    expect(peer.requests).toHaveLength(1)
    peer.answer(() => saying(step.said))
    await run(connected, step)
    expect(peer.requests.map(formatOf)).toEqual(['json_schema'])
  })

  test('fails with a reason where the answer is cut off before anything in it is whole', async () => {
    peer.answer(() => ({ pieces: ['{"'], finishReason: 'length' }))
    expect((await failureOf(connect(), step)).details).toEqual({ reason: 'cut_off' })
    expect(peer.requests).toHaveLength(2)
  })
})

const [STEP] = STEPS as [Step, ...Step[]]

test.each(REFUSALS)('a format that is refused by $status ($message) is found out', async (refused) => {
  const connected = connect()
  peer.answer((request) => (formatOf(request) === 'plain' ? saying(STEP.said) : refused))
  await run(connected, STEP)
  const before = peer.requests.length
  await run(connected, STEP)
  expect(peer.requests.slice(before).map(formatOf)).toEqual(['plain'])
  expect(connected.ladder.standing()).toEqual([
    { model: 'a-model', task: STEP.name, rung: 'plain', reason: expect.stringContaining(refused.message) },
  ])
  const told = connected.lines.find(({ msg }) => msg === 'answers are asked for in another format')
  expect(told).toMatchObject({ rung: 'plain', reason: expect.stringContaining(refused.message) })
})

test('a failure without a cause changes nothing once the format has proved itself', async () => {
  const connected = connect()
  peer.answer(() => saying(STEP.said))
  await run(connected, STEP)
  peer.answer(() => ({ status: 400, message: 'Error' }))
  expect((await failureOf(connected, STEP)).details).toEqual({ reason: 'failed' })
  expect(peer.requests.map(formatOf)).toEqual(['json_schema'])
  peer.answer(() => saying(STEP.said))
  await run(connected, STEP)
  expect(peer.requests.map(formatOf)).toEqual(['json_schema'])
})

test('a grammar that refuses long bounds meets none', async () => {
  peer.answer((request) =>
    /maxLength|minimum|maxItems|\$schema/.test(JSON.stringify(request.response_format))
      ? { status: 400, message: 'Failed to initialize samplers: failed to parse grammar' }
      : saying(STEP.said),
  )
  for (const step of STEPS) {
    peer.requests.length = 0
    await run(connect(), step).catch(() => {})
    expect(peer.requests[0]?.response_format?.json_schema?.strict).toBe(true)
    expect(peer.requests.map(formatOf)).toEqual(peer.requests.map(() => 'json_schema'))
  }
})

test('an endpoint that takes a schema and does not keep to it is told it in words from then on', async () => {
  const connected = connect()
  peer.answer((request) => saying(systemOf(request).includes('"properties"') ? STEP.said : '{"items": 1}'))
  await run(connected, STEP)
  expect(peer.requests).toHaveLength(2)
  await run(connected, STEP)
  expect(peer.requests).toHaveLength(3)
})

test('a model that cannot see is told apart from an endpoint that knows no formats', async () => {
  const connected = connect()
  const seeing = STEPS.find(({ name }) => name === 'understanding.describe-image') as Step
  peer.answer(() => ({ status: 404, message: 'No endpoints found that support image input' }))
  expect((await failureOf(connected, seeing)).details).toEqual({ reason: 'no_images' })
  expect(peer.requests).toHaveLength(1)
})

test.each([
  ['before its first word', []],
  ['in the middle', ['{"cards": [']],
])('a stream that hangs %s is left, and not asked for again', async (_, pieces) => {
  peer.answer(() => ({ pieces, hang: true }))
  const startedAt = performance.now()
  expect((await failureOf(connect(1), STEP)).details).toEqual({ reason: 'timed_out' })
  expect(performance.now() - startedAt).toBeLessThan(2500)
  expect(peer.requests).toHaveLength(1)
})

test('blanks without end are left', async () => {
  peer.answer(() => ({ pieces: [STEP.said, ...Array.from({ length: 100 }, () => ' '.repeat(100))], hang: true }))
  const { output } = await run(connect(3), STEP)
  expect(output).toEqual(STEP.task.output.parse(JSON.parse(STEP.said)))
})

test('an answer that is taken for thoughts is found among them', async () => {
  peer.answer(() => ({ pieces: [], thinking: `The cards: ${STEP.said}` }))
  expect((await run(connect(), STEP)).output).toEqual(STEP.task.output.parse(JSON.parse(STEP.said)))
})

test('a refusal in a field of its own, or by a filter, is one', async () => {
  peer.answer(() => ({ pieces: [], refusal: 'No.' }))
  expect((await failureOf(connect(), STEP)).details).toEqual({ reason: 'refused' })
  peer.answer(() => ({ pieces: ['{'], finishReason: 'content_filter' }))
  expect((await failureOf(connect(), STEP)).details).toEqual({ reason: 'refused' })
})

test.each([
  ['streams', (request: ModelRequest) => request.stream, 'Your organization must be verified to stream this model.'],
  [
    'counts of tokens',
    (request: ModelRequest) => 'stream_options' in request,
    "Unrecognized argument 'stream_options'",
  ],
  [
    'instructions of their own',
    (request: ModelRequest) => request.messages[0]?.role === 'system',
    'System role not supported',
  ],
])('an endpoint without %s is asked without', async (_, isRefused, message) => {
  const connected = connect()
  peer.answer((request) => (isRefused(request) ? { status: 400, message } : saying(STEP.said)))
  await run(connected, STEP)
  await run(connected, STEP)
  expect(peer.requests).toHaveLength(3)
  expect(peer.requests.map(formatOf)).toEqual(['json_schema', 'json_schema', 'json_schema'])
})

test('what an operator adds to each request is in it, over what was there', async () => {
  peer.answer(() => saying(STEP.said))
  await run(connect(5, { extraBody: { think: false, stream_options: null, max_tokens: 8000 } }), STEP)
  expect(peer.requests).toMatchObject([{ think: false, stream_options: null, max_tokens: 8000, model: 'a-model' }])
})

test('tokens cost what the operator says that a million of them cost', async () => {
  peer.answer(() => ({ ...saying(STEP.said), usage: { prompt_tokens: 1000, completion_tokens: 500 } }))
  const connected = connect(5, { prices: { input: 2, output: 8 } })
  await run(connected, STEP)
  const counted = await connected.figures.registry.metrics()
  expect(counted).toContain(`model_cost_total{task="${STEP.name}",model="a-model"} 0.006`)
  expect(counted).toContain(`model_tokens_total{task="${STEP.name}",model="a-model",direction="input"} 1000`)
})

test('calls, tokens, repairs and failures are counted by task and model', async () => {
  const connected = connect()
  peer.answer((request) => saying(systemOf(request).includes('"properties"') ? STEP.said : '{"items": 1}'))
  await run(connected, STEP)
  peer.answer(() => ({ status: 401, message: 'Incorrect API key' }))
  await failureOf(connected, STEP)
  const counted = await connected.figures.registry.metrics()
  const labels = `task="${STEP.name}",model="a-model"`
  expect(counted).toContain(`model_calls_total{${labels},outcome="answered"} 2`)
  expect(counted).toContain(`model_calls_total{${labels},outcome="denied"} 1`)
  expect(counted).toContain(`model_repairs_total{${labels}} 1`)
  expect(counted).toContain(`model_call_seconds_count{${labels}} 3`)
})
