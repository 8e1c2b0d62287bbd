import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { startModelPeer } from '../../test/peers/model-peer.ts'
import { S3_KEYS, startS3Peer } from '../../test/peers/s3-peer.ts'
import { SECRET_KEY, startStripePeer, WEBHOOK_SECRET } from '../../test/peers/stripe-peer.ts'
import { startTranscriptionPeer, type TranscriptionPeer } from '../../test/peers/transcription-peer.ts'
import { installToneListener } from '../../test/stand-ins/install-tone-listener.ts'
import { runCommand } from '../cli.ts'

const stripe = await startStripePeer()
const ai = new LLMock({ port: 0 })
let speech: TranscriptionPeer
beforeAll(async () => {
  await ai.start()
  speech = await startTranscriptionPeer()
})
afterAll(() => Promise.all([ai.stop(), speech.stop()]))
afterEach(() => {
  vi.unstubAllEnvs()
  ai.reset()
})

/** What the doctor says with these settings, and its exit code. */
async function examine(settings: Record<string, string>) {
  const lines: string[] = []
  const environment = { DATA_DIR: join(await emptyFolder(), 'never-made'), ...settings }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const exitCode = await runCommand(['doctor'], { log: (line) => lines.push(line), error: (line) => lines.push(line) })
  return { exitCode, out: lines.join('\n') }
}

const CARDS = '{"cards":[{"question":"What is a stoma?","answer":"A pore in a leaf.","source":null}]}'
/** A model that passes every check. */
const healthy = () => {
  ai.onMessage(/flashcards/, { content: CARDS })
  ai.onMessage(/very beginning/, { content: '{"word":"heron"}' })
}
const modelsAsked = () =>
  ai
    .getRequests()
    .filter(({ path }) => path.includes('completions'))
    .map(({ body }) => (body as unknown as { model?: string }).model)
    .filter((model) => model !== undefined)

const NOWHERE = 'http://127.0.0.1:3'
const asAi = (url: string) => ({ AI_BASE_URL: `${url}/v1`, AI_API_KEY: 'sk-never-shown', AI_MODEL: 'a-model' })

test('The doctor names what is built in, and makes no database', async () => {
  const { exitCode, out } = await examine({})
  expect(exitCode).toBe(0)
  for (const text of [
    'made at the first start',
    'the built-in study engine',
    'tesseract, on this machine',
    'no recogniser: recordings are not taken',
    'the test checkout',
  ])
    expect(out).toContain(text)
})

describe('The doctor says that a part answers:', () => {
  test('a database and a payment provider', async () => {
    const settings = {
      DATABASE_URL: inject('postgresUrl'),
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_HOST: stripe.url,
    }
    const { exitCode, out } = await examine(settings)
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^✓ database .*answers, version 18/m)
    expect(out).toMatch(/^✓ payment .*: answers$/m)
    for (const name of ['disk', 'places', 'clock']) expect(out).toMatch(new RegExp(`^[✓!] ${name} +\\S`, 'm'))
    stripe.isDown = true
    onTestFinished(() => {
      stripe.isDown = false
    })
    expect((await examine(settings)).out).toMatch(/^✗ payment /m)
  })

  test('a model, one that reads images, and one for OCR, by asking each', async () => {
    healthy()
    ai.onMessage(/the one word/, { content: 'A long answer. '.repeat(20) })
    const { exitCode, out } = await examine({
      ...asAi(ai.url),
      AI_VISION_MODEL: 'a-seeing-model',
      OCR_BASE_URL: `${ai.url}/v1`,
      OCR_MODEL: 'a-reading-model',
    })
    expect(exitCode).toBe(0)
    expect(out).toMatch(
      /^✓ AI +a-model at 127\.0\.0\.1:\d+: makes 1 cards in \d+\.\d s, .*tokens a second, as json_schema$/m,
    )
    expect(out).toMatch(/^✓ context +a-model: 32000 tokens, says nobody: AI_CONTEXT_TOKENS sets it; reads 22400 in/m)
    expect(out).toMatch(/^✓ images +a-seeing-model: says ‘A long answer\. .{50,70}…’/m)
    expect(out).toMatch(/^✓ OCR +a-reading-model at .*, else tesseract: says/m)
    expect([...new Set(modelsAsked())].toSorted()).toEqual(['a-model', 'a-reading-model', 'a-seeing-model'])
  })

  test('one model for images and OCR, asked once', async () => {
    healthy()
    const { out } = await examine({ ...asAi(ai.url), AI_VISION_MODEL: 'a-seeing-model' })
    expect(out).toMatch(/^ {2}OCR +a-seeing-model at /m)
    expect(modelsAsked().filter((model) => model === 'a-seeing-model')).toHaveLength(1)
  })

  test('a model that sees no images, and an endpoint that takes no schemas: neither is a fault, and both are told', async () => {
    const peer = await startModelPeer()
    onTestFinished(() => peer.stop())
    peer.answer(({ response_format, messages }) => {
      if (messages.some(({ content }) => Array.isArray(content)))
        return { status: 404, message: 'No endpoints found that support image input' }
      if (response_format?.type === 'json_schema') return { status: 400, message: 'json_schema is not supported' }
      return { pieces: [JSON.stringify(messages).includes('heron') ? '{"word":"Heron"}' : CARDS] }
    })
    const { exitCode, out } = await examine({
      AI_BASE_URL: peer.baseUrl,
      AI_MODEL: 'a-model',
      AI_CONTEXT_TOKENS: '9000',
    })
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^✓ AI .*as json_object \(it says ‘400 json_schema is not supported/m)
    expect(out).toMatch(/^✓ images +a-model: sees no images, .*AI_VISION_MODEL$/m)
    expect(out).toMatch(/^✓ context +a-model: 9000 tokens, says AI_CONTEXT_TOKENS; reads 6300 in/m)
  })

  test('a model that forgets what it was given, and one that takes too little', async () => {
    const peer = await startModelPeer()
    onTestFinished(() => peer.stop())
    peer.answer(({ messages }) => ({
      pieces: [JSON.stringify(messages).includes('heron') ? '{"word":"none"}' : CARDS],
    }))
    const settings = { AI_BASE_URL: peer.baseUrl, AI_MODEL: 'a-model' }
    const forgetful = await examine({ ...settings, AI_CONTEXT_TOKENS: '9000' })
    expect([forgetful.exitCode, forgetful.out]).toEqual([
      1,
      expect.stringMatching(/^✗ context .*forgets the beginning of 6300/m),
    ])
    const short = await examine({ ...settings, AI_CONTEXT_TOKENS: '4096' })
    expect(short.out).toMatch(/^✗ context .*too few for long texts; give it 8000/m)
  })

  test('a speech service, by a sentence; one without a voice is none the worse', async () => {
    speech.answer(() => ({ json: { text: ' The teacher asked\nthe students.' } }))
    const { exitCode, out } = await examine({ SPEECH_BASE_URL: speech.baseUrl, SPEECH_MODEL: 'whisper-1' })
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^✓ speech +whisper-1 at .*: hears ‘The teacher asked the students\.’$/m)
    expect(out).toMatch(/^✓ voice .*: has no voice: the browser reads aloud$/m)
    expect(speech.calls.at(-1)).toMatchObject({ model: 'whisper-1', file: { name: 'audio.webm' } })
  })

  test('the recogniser on this machine, and where it is not installed', async () => {
    const DATA_DIR = await emptyFolder()
    const settings = { DATA_DIR, SPEECH_BASE_URL: 'local' }
    expect((await examine(settings)).out).toMatch(
      /^✗ speech .*no recogniser is installed: run npx lectern speech install$/m,
    )
    await installToneListener(DATA_DIR)
    expect((await examine(settings)).out).toMatch(
      /^✓ speech +the recogniser on this machine: somebody\/tones hears ‘\d+/m,
    )
  })

  test('a bucket, which keeps nothing of it', async () => {
    const peer = await startS3Peer()
    const bucket = (name: string) => ({ FILES_URL: peer.addressOf(name), ...S3_KEYS })
    expect((await examine(bucket('lectern'))).out).toMatch(/^✓ files +bucket lectern at 127\.0\.0\.1:\d+: keeps files/m)
    const other = await examine(bucket('another'))
    expect([other.exitCode, other.out]).toEqual([1, expect.stringMatching(/^✗ files .*bucket does not exist/m)])
  })

  test('a mail server', async () => {
    const server = new SMTPServer({ authOptional: true, closeTimeout: 100, disabledCommands: ['STARTTLS'] })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
    const { port } = server.server.address() as AddressInfo
    const { out } = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect(out).toMatch(/^✓ mail +127\.0\.0\.1:\d+: answers$/m)
  })
})

test('The doctor names an Ollama that runs on this machine and is not used', async (context) => {
  const answers: Record<string, string> = {
    '/api/version': '{"version":"0.9.1"}',
    '/api/tags': '{"models":[{"name":"nomic-embed-text:latest"},{"name":"qwen3:8b"},{"name":"llama3.2:latest"}]}',
  }
  const ollama = createServer(({ url = '' }, response) => void response.end(answers[url]))
  ollama.listen(11_434, '127.0.0.1')
  const isListening = await once(ollama, 'listening').then(
    () => true,
    () => false,
  )
  context.skip(!isListening, 'something listens there already')
  onTestFinished(() => {
    ollama.close()
  })
  const { out } = await examine({})
  expect(out).toMatch(
    /^ {2}note +Ollama 0\.9\.1 answers at 127\.0\.0\.1:11434 with qwen3:8b, llama3\.2:latest; set AI_BASE_URL=\S+ and AI_MODEL=qwen3:8b /m,
  )
})

describe('The doctor says that a part does not answer, and why:', () => {
  test('what is not there', async () => {
    const { exitCode, out } = await examine({
      ...asAi(NOWHERE),
      DATABASE_URL: 'postgres://lectern:pg-never-shown@127.0.0.1:3/lectern',
      SMTP_URL: 'smtp://127.0.0.1:3',
      AI_VISION_MODEL: 'a-seeing-model',
      OCR_BASE_URL: `${NOWHERE}/v1`,
      OCR_MODEL: 'a-reading-model',
      SPEECH_BASE_URL: `${NOWHERE}/v1`,
      SPEECH_MODEL: 'whisper-1',
    })
    expect(exitCode).toBe(1)
    for (const name of ['database', 'mail', 'AI', 'images', 'context', 'OCR', 'speech', 'voice'])
      expect(out).toMatch(new RegExp(`^✗ ${name} .*ECONNREFUSED`, 'm'))
    expect(out).not.toContain('never-shown')
  })

  test('a service that quotes the key is not quoted', async () => {
    const rude = createServer((request, response) => {
      response.writeHead(401).end(`Wrong key:\n${request.headers.authorization}`)
    })
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      rude.close()
    })
    const { exitCode, out } = await examine(asAi(`http://127.0.0.1:${(rude.address() as AddressInfo).port}`))
    expect(exitCode).toBe(1)
    expect(out).toMatch(/^✗ AI .*: answers with status 401: Wrong key: Bearer …$/m)
  })

  test('what answers with something else', async () => {
    speech.answer(() => ({ json: { result: 'ok' } }))
    const { out } = await examine({ SPEECH_BASE_URL: speech.baseUrl, SPEECH_MODEL: 'whisper-1' })
    expect(out).toMatch(/^✗ speech .*: what it answers is no transcript$/m)
  })
})
