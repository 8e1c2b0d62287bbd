import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { measureRequests } from './metrics.ts'

function measured(token: string | null = null) {
  const lines: { msg: string; route?: string; status?: string }[] = []
  const server = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
  onTestFinished(() => server.close())
  measureRequests(server, { config: { operator: { name: '', supportEmail: '', token } } }, null)
  return { server, lines }
}

test.each([
  ['localhost:9100', null, 200],
  ['127.0.0.1:9100', null, 200],
  ['[::1]', null, 200],
  ['evil.test', null, 404],
  ['127.0.0.1.evil.test', null, 404],
  ['worker:9100', 'Bearer another', 404],
  ['worker:9100', 'Bearer the-token-and-more', 404],
  ['worker:9100', 'Bearer the-token', 200],
])(
  'Metrics are told on this machine to whoever names it so, and elsewhere for the token: %s, %s',
  async (host, authorization, status) => {
    const { server } = measured('the-token')
    const headers = { host, ...(authorization && { authorization }) }
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(status)
  },
)

test('A call whose client leaves is counted and logged once, as 499, and one that is answered as it was', async () => {
  const { server, lines } = measured()
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  server.get('/api/slow/', () => {
    begin()
    return new Promise(() => {})
  })
  server.get('/api/quick/', async () => ({}))
  const base = await server.listen({ port: 0, host: '127.0.0.1' })

  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET /api/slow/ HTTP/1.1\r\nhost: x\r\n\r\n')
  await began
  client.destroy()
  await once(client, 'close')
  await fetch(`${base}/api/quick/`).then((answer) => answer.text())

  const counted = async () => (await (await fetch(`${base}/metrics`)).text()).split('\n')
  await expect
    .poll(counted)
    .toEqual(
      expect.arrayContaining([
        'http_requests_total{method="GET",route="/api/slow/",status="499"} 1',
        'http_requests_total{method="GET",route="/api/quick/",status="200"} 1',
      ]),
    )
  expect(
    lines
      .filter(({ msg }) => msg === 'request')
      .map(({ route, status }) => `${route} ${status}`)
      .sort(),
  ).toEqual(['/api/quick/ 200', '/api/slow/ 499'])
})

test('An answer that breaks off by itself is our failure, and one that its client leaves is not', async () => {
  const { server } = measured()
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
  const endless = new Readable({ read: () => {} })
  async function* breakingOff() {
    yield 'The first part'
    await failing
    throw new Error('The bucket is gone')
  }
  server.get('/api/broken/', () => Readable.from(breakingOff()))
  server.get('/api/left/', () => {
    endless.push('The first part')
    return endless
  })
  const base = await server.listen({ port: 0, host: '127.0.0.1' })

  const broken = await fetch(`${base}/api/broken/`)
  expect(broken.status).toBe(200)
  fail()
  await expect(broken.text()).rejects.toThrow()
  const leaving = new AbortController()
  await fetch(`${base}/api/left/`, { signal: leaving.signal })
  leaving.abort()

  const counted = async () => (await (await fetch(`${base}/metrics`)).text()).split('\n')
  await expect
    .poll(async () => (await counted()).filter((line) => /^http_requests_total.*(broken|left)/.test(line)).sort())
    .toEqual([
      'http_requests_total{method="GET",route="/api/broken/",status="500"} 1',
      'http_requests_total{method="GET",route="/api/left/",status="499"} 1',
    ])
})
