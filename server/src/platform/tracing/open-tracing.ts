import type { Logger } from 'pino'
import type { Config } from '../../settings/config.ts'
import { createOtlpTracer, type OtlpSpan, toAttributes } from './otlp-tracer.ts'
import { traceBy } from './tracing.ts'

const SEND_EVERY_MS = 5000
/** What is sent at once, and earlier than every five seconds where there are as many. */
const MOST_SENT = 512
/** What waits while the collector does not answer; beyond it the newest are lost. */
const MOST_WAITING = 4096
const ANSWERS_WITHIN_MS = 10_000
/** What a process that stops gives all that is left, and what is under way. */
const ENDS_WITHIN_MS = 2000

/** Has the work of this process traced, and sends what ended to a collector. @returns what sends the rest and ends it */
export function openTracing(
  settings: NonNullable<Config['tracing']>,
  log: Logger,
  endsWithinMs = ENDS_WITHIN_MS,
): { close(): Promise<void> } {
  const waiting: OtlpSpan[] = []
  let sending: Promise<void> | null = null
  const ending = new AbortController()
  let isTroubled = false

  const sendOnce = async () => {
    const spans = waiting.splice(0, MOST_SENT)
    if (spans.length === 0) return
    try {
      await post(settings, spans, AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]))
      if (isTroubled) log.warn('The collector of traces answers again')
      isTroubled = false
    } catch (error) {
      // Said once, and not every five seconds. What was to be sent is lost: a trace is worth no memory and no second try.
      if (!isTroubled) log.warn({ err: error }, 'The collector of traces does not take them')
      isTroubled = true
    }
  }
  const send = (): Promise<void> => {
    sending ??= sendOnce().finally(() => {
      sending = null
    })
    return sending
  }
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref()
  traceBy(
    createOtlpTracer(settings.share, (span) => {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(span)
      if (waiting.length >= MOST_SENT) void send()
    }),
  )
  return {
    async close() {
      clearInterval(timer)
      traceBy(null)
      const late = setTimeout(() => ending.abort(new Error('It does not answer in time')), endsWithinMs)
      await sending
      while (waiting.length > 0 && !ending.signal.aborted) await send()
      clearTimeout(late)
    },
  }
}

/** OTLP over HTTP in JSON. */
async function post(settings: NonNullable<Config['tracing']>, spans: OtlpSpan[], signal: AbortSignal): Promise<void> {
  const resource = { attributes: toAttributes({ 'service.name': settings.serviceName }) }
  const answer = await fetch(`${settings.endpoint}/v1/traces`, {
    method: 'POST',
    headers: { ...settings.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'lectern' }, spans }] }] }),
    signal,
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`It answers with status ${answer.status}`)
}
