import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { lectureEndpoints } from '@lectern/contract/lecture'
import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildPdf, pageSaying } from '../../../test/files/build-pdf.ts'
import { startModelPeer } from '../../../test/peers/model-peer.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { createOtlpTracer, type OtlpSpan } from '../../platform/tracing/otlp-tracer.ts'
import { traceBy } from '../../platform/tracing/tracing.ts'
import { traceRequests } from './trace-requests.ts'

/** ExportTraceServiceRequest of opentelemetry-proto 1.x in JSON, as far as it is used: nothing else may stand in it. */
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
])
const attributes = z.array(z.strictObject({ key: z.string(), value }))
const span = z.strictObject({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d+$/),
  endTimeUnixNano: z.string().regex(/^\d+$/),
  attributes,
  status: z.strictObject({ code: z.number().int().max(2).optional(), message: z.string().optional() }),
})
const Export = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
})

const spans: z.output<typeof span>[] = []
const keys: unknown[] = []
const collector = createServer(async (request, response) => {
  keys.push(request.headers['x-key'])
  const { resourceSpans } = Export.parse(JSON.parse(await text(request)))
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const model = await startModelPeer()
afterAll(async () => {
  collector.close()
  await model.stop()
})

describeOnDatabase('server', 'Traces', (database) => {
  const app = testApp(database, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'a-model',
  })

  test('lead from a request to its job and to the calls of the model, and hold nothing of a student', async () => {
    model.answer(() => ({ status: 400, message: 'no' }))
    const student = await app.student(5)
    const pdf_file = new File([buildPdf([pageSaying('Photosynthesis feeds a leaf.')])], 'Secret name.pdf', {
      type: 'application/pdf',
    })
    await student.client(lectureEndpoints).upload({ form: { pdf_file } })
    const found = (name: RegExp) => spans.find((one) => name.test(one.name))
    const three = () => [found(/^POST \/api\/lecture\/upload\/$/), found(/^job lecture$/), found(/^model /)]
    await expect.poll(() => three().every(Boolean)).toBe(true)
    const [request, job, call] = three()
    expect(request).toMatchObject({ kind: 2, status: {} })
    expect(request).not.toHaveProperty('parentSpanId')
    expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, kind: 5 })
    expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: job?.spanId, kind: 3, status: { code: 2 } })
    expect(keys[0]).toBe('a key')
    expect(JSON.stringify(spans)).not.toMatch(/Secret|Photosynthesis|student-/)
  })
})

/** A server behind a proxy of 10.0.0.0/8 and what it traced. */
function tracedServer() {
  const ended: OtlpSpan[] = []
  traceBy(createOtlpTracer(1, (one) => ended.push(one)))
  const server = Fastify({ trustProxy: ['10.0.0.0/8'] })
  onTestFinished(async () => {
    traceBy(null)
    await server.close()
  })
  traceRequests(server)
  return { server, ended }
}

test('A trace is gone on with where a trusted proxy hands the call on, and for nobody else', async () => {
  const { server, ended } = tracedServer()
  server.get('/api/x/', () => 'x')
  const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01`, 'x-forwarded-for': '198.51.100.7' }
  await server.inject({ url: '/api/x/', headers, remoteAddress: '10.1.2.3' })
  await server.inject({ url: '/api/x/', headers, remoteAddress: '203.0.113.9' })
  expect(ended[0]).toMatchObject({ traceId, parentSpanId })
  expect(ended[1]).not.toHaveProperty('parentSpanId')
  expect(ended[1]?.traceId).not.toBe(traceId)
})

test('A call that its student leaves is traced, once, and an answered one with its status', async () => {
  const { server, ended } = tracedServer()
  const begun = Promise.withResolvers<void>()
  server.get('/api/slow/', () => {
    begun.resolve()
    return new Promise(() => {})
  })
  server.get('/api/x/', () => 'x')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}/api/x/`).then((answer) => answer.text())
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /api/slow/ HTTP/1.1\r\nhost: x\r\n\r\n')
  await begun.promise
  socket.destroy()
  await expect.poll(() => ended.length).toBe(2)
  const about = ({ name, attributes }: OtlpSpan) => [name, attributes.at(-1)]
  expect(ended.map(about)).toEqual([
    ['GET /api/x/', { key: 'http.response.status_code', value: { intValue: '200' } }],
    ['GET /api/slow/', { key: 'error.type', value: { stringValue: 'client_left' } }],
  ])
})
