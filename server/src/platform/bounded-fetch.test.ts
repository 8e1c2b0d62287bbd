import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askedBy } from '../../test/asked-by.ts'
import { silentLog } from '../../test/ledger.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { createRecognitionService } from './recognition/recognition-service.ts'

const LIMIT_BYTES = 1_000_000

/** A service that never stops, and how much it got rid of. */
async function endless(): Promise<{ url: string; sentBytes: () => number }> {
  let sentBytes = 0
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"choices":[{"message":{"content":"')
    const write = () => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length
    }
    response.on('drain', write)
    write()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, sentBytes: () => sentBytes }
}

test('An answer without end breaks off, and is not read on', async () => {
  const { url, sentBytes } = await endless()
  await expect((await boundedFetch(LIMIT_BYTES)(url)).text()).rejects.toThrow('more than 1000000 bytes')
  expect(sentBytes()).toBeLessThan(20 * LIMIT_BYTES)
})

test('Any other comes through as it is', async () => {
  const response = await boundedFetch(LIMIT_BYTES)('data:text/plain,hello')
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain',
    'hello',
  ])
})

test('A service that reads pictures and never stops has failed', async () => {
  const { url } = await endless()
  const settings = { baseUrl: url, apiKey: 'none', name: 'endless', timeoutSeconds: 60, concurrency: 1 }
  const image = { bytes: Buffer.from('x'), contentType: 'image/png' as const }
  const read = createRecognitionService(settings, silentLog).read(image, askedBy())
  await expect(read).rejects.toThrow()
})
