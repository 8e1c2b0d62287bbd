import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openTracing } from './open-tracing.ts'
import { createOtlpTracer, type OtlpSpan } from './otlp-tracer.ts'
import { beginSpan } from './tracing.ts'

const kept = (share: number) => {
  const spans: OtlpSpan[] = []
  return { spans, tracer: createOtlpTracer(share, (span) => spans.push(span)) }
}
const OURS = { name: 'a call', kind: 'server' } as const

test('What is begun in a piece of work is a part of it, also after waiting, and what is not stands alone', async () => {
  const { spans, tracer } = kept(1)
  const outer = tracer.begin({ ...OURS, attributes: { route: '/x', tries: 2, share: 0.5 } })
  await outer.run(async () => {
    await Promise.resolve()
    tracer.begin({ name: 'within', kind: 'client' }).end({}, 'timed_out')
  })
  tracer.begin({ name: 'beside', kind: 'consumer' }).end()
  outer.end({ status: 200 })
  const [within, beside, whole] = spans
  expect(whole).toEqual({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    name: 'a call',
    kind: 2,
    startTimeUnixNano: expect.stringMatching(/^\d{16}000$/),
    endTimeUnixNano: expect.stringMatching(/^\d{16}000$/),
    attributes: [
      { key: 'route', value: { stringValue: '/x' } },
      { key: 'tries', value: { intValue: '2' } },
      { key: 'share', value: { doubleValue: 0.5 } },
      { key: 'status', value: { intValue: '200' } },
    ],
    status: {},
  })
  expect(within).toMatchObject({
    traceId: whole?.traceId,
    parentSpanId: whole?.spanId,
    status: { code: 2, message: 'timed_out' },
  })
  expect(beside?.traceId).not.toBe(whole?.traceId)
  expect(BigInt(whole?.endTimeUnixNano ?? 0) >= BigInt(within?.endTimeUnixNano ?? 0)).toBe(true)
})

test('A trace goes on from a traceparent that can be read, and is not kept where that says so', () => {
  const { spans, tracer } = kept(1)
  const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const begun = (flags: string, id = trace) => tracer.begin({ ...OURS, parent: `00-${id}-${parent}-${flags}` })
  const carried = begun('01').run(() => tracer.current())
  expect(carried).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`))
  expect(carried).not.toContain(parent)
  begun('01').end()
  begun('00').end()
  expect(spans).toEqual([expect.objectContaining({ traceId: trace, parentSpanId: parent })])
  begun('01', '0'.repeat(32)).end()
  expect(spans[1]).not.toHaveProperty('parentSpanId')
  expect(tracer.current()).toBeUndefined()
})

test('What is not among the share of requests that are traced is kept in no part', () => {
  const { spans, tracer } = kept(0)
  const outer = tracer.begin(OURS)
  outer.run(() => tracer.begin(OURS).end())
  outer.end()
  expect(spans).toEqual([])
  expect(outer.run(() => tracer.current())).toMatch(/-00$/)
})

/** Traces to a collector that does what `answer` does, and of which `warnings` are told. */
async function traceTo(answer: RequestListener, endsWithinMs?: number) {
  const collector = createServer(answer).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => {
    collector.closeAllConnections()
    collector.close()
  })
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) })
  const settings = { endpoint, headers: {}, serviceName: 'lectern', share: 1 }
  return { collector, warnings, tracing: openTracing(settings, log, endsWithinMs) }
}

const trace = (count: number) => {
  for (let n = 0; n < count; n += 1) beginSpan(OURS).end()
}

test('Whatever waits is sent at the end, in as many parts as it takes', async () => {
  const counts: number[] = []
  const { tracing, warnings } = await traceTo(async (request, response) => {
    const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: unknown[] }[] }[] }
    counts.push(resourceSpans[0]?.scopeSpans[0]?.spans.length ?? 0)
    response.end('{}')
  })
  trace(1300)
  await tracing.close()
  expect(counts).toEqual([512, 512, 276])
  expect(warnings).toEqual([])
})

test('A collector that takes a part and says nothing holds the end up for no longer than it may', async () => {
  let asks = 0
  const { collector, tracing, warnings } = await traceTo(() => {
    asks += 1
  }, 50)
  const asked = once(collector, 'request')
  trace(1300)
  await asked
  await tracing.close()
  // Each part would have ten seconds of its own.
  expect(asks).toBe(1)
  expect(warnings).toEqual([expect.stringContaining('does not take them')])
})
