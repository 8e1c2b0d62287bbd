import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one call to `/audio/transcriptions` brought. */
interface HeardCall {
  file: File
  model: string
  language: string | null
  format: string
}

/** How the peer answers a call: JSON, plain text, another status, or by breaking the connection. */
type PeerAnswer =
  | { json: object }
  | { text: string }
  | { status: number; headers?: Record<string, string> }
  | 'drop'
  | 'hang'

export interface TranscriptionPeer {
  /** Ends in `/v1`. */
  baseUrl: string
  /** In the order they came. */
  calls: HeardCall[]
  /** From now on; `index` counts the calls since. */
  answer(by: (call: HeardCall, index: number) => PeerAnswer | Promise<PeerAnswer>): void
  stop(): Promise<void>
}

/** What this peer says when it refuses; no student may ever read it. */
export const PEER_WORDS = 'the recogniser upstream says no'

/** A speech service of the OpenAI kind on a port of its own. Until told otherwise it hears nothing. */
export async function startTranscriptionPeer(): Promise<TranscriptionPeer> {
  let answerBy: Parameters<TranscriptionPeer['answer']>[0] = () => ({ json: { text: '' } })
  let since = 0
  const calls: HeardCall[] = []

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') return send(response, { status: 404 })
    const call = await readCall(request)
    calls.push(call)
    send(response, await answerBy(call, since++))
  }
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answer(by) {
      answerBy = by
      since = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readCall(request: IncomingMessage): Promise<HeardCall> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(parts), { headers }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('No file was sent')
  return {
    file,
    model: String(form.get('model')),
    language: form.has('language') ? String(form.get('language')) : null,
    format: String(form.get('response_format')),
  }
}

function send(response: ServerResponse, answer: PeerAnswer): void {
  if (answer === 'drop') response.destroy()
  else if (answer === 'hang') return
  else if ('status' in answer)
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify({ error: { message: PEER_WORDS, type: 'invalid_request_error' } }))
  else if ('text' in answer) response.writeHead(200, { 'content-type': 'text/plain' }).end(answer.text)
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json))
}
