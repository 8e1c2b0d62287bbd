import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { measureRequests } from './metrics.ts'

test('A call whose client leaves is counted and logged once, as 499, and one that is answered as it was', async () => {
  const lines: { msg: string; route?: string; status?: string }[] = []
  const server = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
  onTestFinished(() => server.close())
  measureRequests(server, { config: { operator: { name: '', supportEmail: '', token: null } } }, null)
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
