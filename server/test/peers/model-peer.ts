import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an OpenAI-compatible endpoint was asked. */
export interface ModelRequest {
  model: string
  messages: { role: string; content: string | { type: string; text?: string }[] }[]
  stream?: boolean
  response_format?: { type: 'json_schema' | 'json_object'; json_schema?: { strict: boolean; schema: object } }
  [more: string]: unknown
}

/**
 * What it does: a status with words for a refusal, or an answer in pieces. `hang`: it says nothing more, or no more than a
 * letter or a byte now and then, and stays.
 */
export type ModelReply =
  | {
      status: number
      message: string
      /** Lets a repeat begin at once. */
      retryAfterSeconds?: number
    }
  | {
      pieces: readonly string[]
      finishReason?: string | null
      thinking?: string
      hang?: boolean | 'letters' | 'bytes'
      refusal?: string
      usage?: { prompt_tokens: number; completion_tokens: number }
    }

export interface ModelPeer {
  baseUrl: string
  requests: ModelRequest[]
  answer(reply: (request: ModelRequest) => ModelReply): void
  stop(): Promise<void>
}

/** An endpoint whose every behaviour can be set: what aimock does not do, such as refuse what only some refuse. */
export async function startModelPeer(): Promise<ModelPeer> {
  let reply: (request: ModelRequest) => ModelReply = () => ({ status: 500, message: 'no reply is set' })
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    // It says nothing of itself, as most do.
    if (!request.url?.endsWith('/chat/completions')) {
      response.writeHead(404).end()
      return
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const asked = JSON.parse(Buffer.concat(parts).toString()) as ModelRequest
    requests.push(asked)
    send(response, asked, reply(asked))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer(next) {
      requests.length = 0
      reply = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const NOW_AND_THEN_MS = 200

function send(response: ServerResponse, { model, stream }: ModelRequest, reply: ModelReply): void {
  if ('status' in reply) {
    const { retryAfterSeconds } = reply
    const pause = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...pause })
    response.end(JSON.stringify({ error: { message: reply.message } }))
    return
  }
  const { pieces, finishReason = 'stop', thinking, hang = false, refusal } = reply
  if (!stream) {
    const message = { role: 'assistant', content: pieces.join(''), refusal, reasoning_content: thinking }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ model, choices: [{ index: 0, message, finish_reason: finishReason }] }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (delta: object, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
  if (thinking) event({ reasoning_content: thinking })
  for (const content of pieces) event({ content })
  if (refusal) event({ refusal })
  if (hang === 'letters' || hang === 'bytes') {
    const say = () => (hang === 'letters' ? event({ content: 'a' }) : response.write('d'))
    const timer = setInterval(say, NOW_AND_THEN_MS)
    response.once('close', () => clearInterval(timer))
  }
  if (hang) return
  if (finishReason) event({}, finishReason)
  if (reply.usage) response.write(`data: ${JSON.stringify({ model, choices: [], usage: reply.usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}
