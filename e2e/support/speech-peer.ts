import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { recording } from './material.ts'

/** A recording of listening takes long enough that a journey sees the work, and can leave it; a clip of a turn does not. */
const RECORDING_FROM_BYTES = 200_000
const RECORDING_TAKES_MS = 4000

export interface SpeechPeer {
  /** Ends in `/v1`. */
  baseUrl: string
  stop: () => Promise<void>
}

/** A speech service that hears the recording of 90 seconds, sentence by sentence, whatever it is sent. */
export async function startSpeechPeer(): Promise<SpeechPeer> {
  const sentences = readFileSync(recording('sentences-90s.truth.txt'), 'utf8').trim().split('\n')
  const segments = sentences.map((text, index) => ({ start: index * 4.5 + 0.4, end: index * 4.5 + 4.2, text }))
  const heard = JSON.stringify({ text: sentences.join(' '), language: 'english', segments })
  const server = createServer(async (request, response) => {
    request.resume()
    if (!request.url?.endsWith('/audio/transcriptions')) return response.writeHead(404).end()
    const sizeBytes = Number(request.headers['content-length'])
    await Promise.all([once(request, 'end'), sleep(sizeBytes < RECORDING_FROM_BYTES ? 0 : RECORDING_TAKES_MS)])
    return response.writeHead(200, { 'content-type': 'application/json' }).end(heard)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
