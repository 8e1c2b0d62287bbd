import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { type ModelPeer, type ModelReply, type ModelRequest, startModelPeer } from '../../../test/peers/model-peer.ts'
import { PROMPT_EXAMPLES } from '../../../test/prompts/examples.ts'
import { answerOnPage } from '../../../test/prompts/prompts-page.ts'
import type { Problem } from '../../problem.ts'
import { connectConfigured } from './connect-configured.ts'
import type { Task, TextTask } from './task.ts'

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

const connect = (
  timeoutSeconds = 60,
  more: { extraBody?: object; prices?: { input: number; output: number } } = {},
) => {
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
/** A model that hangs is waited for to the end, and one that answers as long as a busy machine takes. */
const patienceWith = (reply: ModelReply): number | undefined => ('hang' in reply && reply.hang ? 2 : undefined)

const run = ({ model }: Connected, { task, input }: Step) => model.run(task as Task<unknown, unknown>, input, askedBy())
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
  { status, message: "'response_format.type' is not supported", retryAfterSeconds: 0 },
  { status, message: 'Error', retryAfterSeconds: 0 },
])
/** Everything that a model may do in place of answering, and the reason that a student is told. */
const FAILURES: readonly [what: string, reason: string, calls: number, reply: ModelReply][] = [
  ['refuses in words', 'refused', 1, saying('I’m sorry, but I can’t help with that.')],
  ['refuses in a field of its own', 'refused', 1, { pieces: [], refusal: 'No.' }],
  ['is stopped by a filter', 'refused', 1, { pieces: ['{'], finishReason: 'content_filter' }],
  [
    'takes less at once',
    'too_long',
    1,
    { status: 400, message: "This model's maximum context length is 2048 tokens." },
  ],
  ['is cut off before anything is whole', 'cut_off', 2, { pieces: ['{"'], finishReason: 'length' }],
  ['thinks until it is cut off', 'cut_off', 2, { pieces: ['<think>Well, '], finishReason: 'length' }],
  ['hangs before its first word', 'timed_out', 1, { pieces: [], hang: true }],
  ['hangs in the middle', 'timed_out', 1, { pieces: ['{"'], hang: true }],
  ['answers something else', 'invalid_answer', 2, saying('{"items": 1}')],
  ['wants another key', 'denied', 1, { status: 401, message: 'Incorrect API key' }],
]
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
    ['thoughts under another name', '<thinking>\nHm. {"x": 1}\n</thinking>\n\n', ''],
    ['thoughts in a channel', '<|channel|>analysis<|message|>Hm.<|end|><|channel|>final<|message|>', ''],
    ['prose and a fence around', 'Here you are:\n```json\n', '\n```\nAnything else?'],
  ])('is answered with %s', async (_, before, after) => {
    peer.answer(() => saying(`${before}${step.said}${after}`))
    expect((await run(connect(), step)).output).toEqual(step.task.output.parse(JSON.parse(step.said)))
    expect(peer.requests).toHaveLength(1)
  })

  test('is answered where thoughts come apart from the answer, or hold it', async () => {
    const expected = step.task.output.parse(JSON.parse(step.said))
    peer.answer(() => ({ ...saying(step.said), thinking: 'Hm. {"x": 1}' }))
    expect((await run(connect(), step)).output).toEqual(expected)
    peer.answer(() => ({ pieces: [], thinking: `The answer: ${step.said}` }))
    expect((await run(connect(), step)).output).toEqual(expected)
  })

  test.each(REFUSALS)('is answered where $status ($message) is what a format is refused by', async (refused) => {
    const connected = connect()
    peer.answer((request) => (formatOf(request) === 'plain' ? saying(step.said) : refused))
    const { output } = await run(connected, step)
    expect(output).toEqual(step.task.output.parse(JSON.parse(step.said)))
    const before = peer.requests.length
    await run(connected, step)
    expect(peer.requests.slice(before).map(formatOf)).toEqual(['plain'])
  })

  test('is answered by a grammar that refuses long bounds: it meets none', async () => {
    peer.answer((request) =>
      /maxLength|minimum|maxItems|\$schema/.test(JSON.stringify(request.response_format))
        ? { status: 400, message: 'Failed to initialize samplers: failed to parse grammar' }
        : saying(step.said),
    )
    await run(connect(), step)
    expect(peer.requests.map(formatOf)).toEqual(['json_schema'])
    expect(peer.requests[0]?.response_format?.json_schema?.strict).toBe(true)
  })

  test.each(FAILURES)(
    'fails with a reason where the model %s, and the next call is none the worse',
    async (...failure) => {
      const [, reason, calls, reply] = failure
      const connected = connect(patienceWith(reply))
      peer.answer(() => reply)
      expect((await failureOf(connected, step)).details).toEqual({ reason })
      expect(peer.requests).toHaveLength(calls)
      peer.answer(() => saying(step.said))
      await run(connected, step)
      expect(peer.requests.map(formatOf)).toEqual(['json_schema'])
    },
  )
})

describe('The chat', () => {
  const [chat] = PROMPT_EXAMPLES.filter(({ task }) => !('output' in task))
  const write = async ({ textModel }: Connected) => {
    const task = chat?.task as TextTask<unknown, unknown>
    const parts = { text: '', isCutOff: false }
    for await (const part of textModel.write(task, chat?.input, askedBy())) {
      if (part.kind === 'text') parts.text += part.text
      if (part.kind === 'end') parts.isCutOff = part.isCutOff
    }
    return parts
  }
  const failure = (connected: Connected): Promise<Problem> =>
    write(connected).then(
      () => expect.unreachable('the answer should have failed'),
      (error: Problem) => error,
    )
  const SAID = 'A stoma lets carbon dioxide in [1].'

  test.each([
    ['alone', saying(SAID)],
    ['behind thoughts', saying(`<think>Hm.</think>\n\n${SAID}`)],
    ['behind thoughts under another name', saying(`<thinking>Hm.</thinking>${SAID}`)],
    ['beside thoughts that come apart', { ...saying(SAID), thinking: 'Hm.' }],
  ])('shows what was said %s, and no thoughts', async (_, reply) => {
    peer.answer(() => reply)
    expect((await write(connect())).text.trim()).toBe(SAID)
  })

  test('says of an answer that was cut off that it was', async () => {
    peer.answer(() => ({ ...saying(SAID), finishReason: 'length' }))
    expect(await write(connect())).toEqual({ text: SAID, isCutOff: true })
  })

  test.each<[string, string, ModelReply]>([
    ['is stopped by a filter', 'refused', { pieces: ['A'], finishReason: 'content_filter' }],
    [
      'takes less at once',
      'too_long',
      { status: 400, message: 'the request exceeds the available context size (n_ctx)' },
    ],
    ['thinks until it is cut off', 'cut_off', { pieces: [], thinking: 'Hm', finishReason: 'length' }],
    ['hangs before its first word', 'timed_out', { pieces: [], hang: true }],
    ['hangs in the middle', 'timed_out', { pieces: ['A stoma '], hang: true }],
    ['goes on letter by letter', 'timed_out', { pieces: ['A stoma '], hang: 'letters' }],
    ['goes on byte by byte', 'timed_out', { pieces: ['A stoma '], hang: 'bytes' }],
    ['fails without a cause', 'failed', { status: 400, message: 'Error' }],
    ['wants another key', 'denied', { status: 401, message: 'Incorrect API key' }],
  ])('fails with a reason where the model %s, and the next answer comes', async (_, reason, reply) => {
    const connected = connect(patienceWith(reply))
    peer.answer(() => reply)
    expect((await failure(connected)).details).toEqual({ reason })
    peer.answer(() => saying(SAID))
    expect((await write(connected)).text).toBe(SAID)
  })
})

const [STEP] = STEPS as [Step, ...Step[]]

test.each(['letters', 'bytes'] as const)('an answer that comes by %s, one now and then, has hung', async (hang) => {
  peer.answer(() => ({ pieces: ['{"'], hang }))
  expect((await failureOf(connect(2), STEP)).details).toEqual({ reason: 'timed_out' })
  expect(peer.requests).toHaveLength(1)
})

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

test('an endpoint that takes a schema and does not keep to it is told it in words from then on', async () => {
  const connected = connect()
  peer.answer((request) => saying(systemOf(request).includes('"properties"') ? STEP.said : '{"items": 1}'))
  await run(connected, STEP)
  expect(peer.requests).toHaveLength(2)
  await run(connected, STEP)
  expect(peer.requests).toHaveLength(3)
})

test.each([
  ['understanding.describe-image', {}],
  ['writing.grade', { topicImage: { bytes: Buffer.from('image'), contentType: 'image/png' } }],
])('%s tells a model that cannot see apart from an endpoint that knows no formats', async (name, more) => {
  const connected = connect()
  const step = STEPS.find((one) => one.name === name) as Step
  const seeing = { ...step, input: { ...(step.input as object), ...more } }
  peer.answer(() => ({ status: 404, message: 'No endpoints found that support image input' }))
  expect((await failureOf(connected, seeing)).details).toEqual({ reason: 'no_images' })
  expect(peer.requests).toHaveLength(1)
})

test('blanks without end are left', async () => {
  peer.answer(() => ({ pieces: [STEP.said, ...Array.from({ length: 100 }, () => ' '.repeat(100))], hang: true }))
  const { output } = await run(connect(3), STEP)
  expect(output).toEqual(STEP.task.output.parse(JSON.parse(STEP.said)))
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
