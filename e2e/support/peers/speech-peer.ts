import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hearClip } from '../hear-clip.ts'
import { recording } from '../material.ts'
import { startPeer } from './peer.ts'

/** A recording of listening takes long enough that a journey sees the work, and can leave it; a clip of a turn does not. */
const RECORDING_FROM_BYTES = 200_000
const RECORDING_TAKES_MS = 4000

export interface SpeechPeer {
  /** Ends in `/v1`; recordings that come after a call of `…/hold` are heard once `…/release` was called. */
  baseUrl: string
  stop: () => Promise<void>
}

/**
 * A speech service that hears the recording of 90 seconds, sentence by sentence, whatever recording it is sent; a clip is
 * heard by `hearClip`.
 */
export async function startSpeechPeer(): Promise<SpeechPeer> {
  const sentences = readFileSync(recording('sentences-90s.truth.txt'), 'utf8').trim().split('\n')
  const segments = sentences.map((text, index) => ({ start: index * 4.5 + 0.4, end: index * 4.5 + 4.2, text }))
  const heard = { text: sentences.join(' '), language: 'english', segments }
  let held: PromiseWithResolvers<void> | null = null
  const release = () => {
    held?.resolve()
    held = null
  }
  const hear = async (request: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    if (body.length >= RECORDING_FROM_BYTES) {
      await (held?.promise ?? sleep(RECORDING_TAKES_MS))
      return heard
    }
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const clip = (await new Response(body, { headers }).formData()).get('file')
    return { text: clip instanceof File ? await hearClip(await clip.bytes()) : '', language: 'english' }
  }
  const { url, stop } = await startPeer(async (request, response) => {
    const call = request.url?.split('/v1')[1] ?? ''
    if (call === '/hold') held ??= Promise.withResolvers()
    if (call === '/release') release()
    if (call !== '/audio/transcriptions')
      return response.writeHead(call === '/hold' || call === '/release' ? 204 : 404).end()
    const answer = JSON.stringify(await hear(request))
    return response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  return { baseUrl: `${url}/v1`, stop }
}
