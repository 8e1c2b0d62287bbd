import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Attributes, Span, SpanAbout, Tracer } from './tracing.ts'

/** A span as OTLP takes it in JSON (opentelemetry-proto, trace.proto): ids in hex, times in nanoseconds as text. */
export interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: OtlpAttribute[]
  status: { code?: number; message?: string }
}

interface OtlpAttribute {
  key: string
  value: { stringValue: string } | { intValue: string } | { doubleValue: number }
}

interface Place {
  traceId: string
  spanId: string
  isSampled: boolean
}

const KINDS = { server: 2, client: 3, consumer: 5 }
const FAILED = 2
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/**
 * Makes spans of work, and gives each to `keep` when it has ended.
 * @param share of requests that are traced, from 0 to 1; what belongs to one is traced with it
 */
export function createOtlpTracer(share: number, keep: (span: OtlpSpan) => void): Tracer {
  const around = new AsyncLocalStorage<Place>()
  return {
    begin(about) {
      const parent = readTraceparent(about.parent) ?? around.getStore()
      const place: Place = {
        traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        isSampled: parent ? parent.isSampled : Math.random() < share,
      }
      const end = place.isSampled ? recorder(about, place, parent?.spanId, keep) : () => {}
      return { run: (work) => around.run(place, work), end }
    },
    current() {
      const place = around.getStore()
      return place && `00-${place.traceId}-${place.spanId}-${place.isSampled ? '01' : '00'}`
    },
  }
}

/** Beyond this the clock of the wall was set. */
const MOST_APART_MS = 50
let anchor = { wallMs: Date.now(), steadyMs: performance.now() }

/** The time of the wall, told by the clock that nobody sets: of two spans the later one is so to the microsecond. */
function wallNow(): number {
  const told = anchor.wallMs + performance.now() - anchor.steadyMs
  if (Math.abs(Date.now() - told) < MOST_APART_MS) return told
  anchor = { wallMs: Date.now(), steadyMs: performance.now() }
  return anchor.wallMs
}

/** What ends a span. Its time is measured by the clock that nobody sets. */
function recorder(
  { name, kind, attributes }: SpanAbout,
  { traceId, spanId }: Place,
  parentSpanId: string | undefined,
  keep: (span: OtlpSpan) => void,
): Span['end'] {
  const begunAt = wallNow()
  const begun = performance.now()
  return (more, failure) => {
    const endedAt = begunAt + performance.now() - begun
    keep({
      traceId,
      spanId,
      ...(parentSpanId && { parentSpanId }),
      name,
      kind: KINDS[kind],
      startTimeUnixNano: nanoseconds(begunAt),
      endTimeUnixNano: nanoseconds(endedAt),
      attributes: toAttributes({ ...attributes, ...more }),
      status: failure === undefined ? {} : { code: FAILED, message: failure },
    })
  }
}

function readTraceparent(text: string | undefined): Place | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? []
  if (!traceId || !spanId || !flags) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

export const toAttributes = (attributes: Attributes): OtlpAttribute[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }))

function toValue(value: string | number): OtlpAttribute['value'] {
  if (typeof value === 'string') return { stringValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
