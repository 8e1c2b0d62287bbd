import { currentTrace } from '../tracing/tracing.ts'

/** Beside the payload, where the request is traced that a job is for. */
const TRACE = 'traceparent'

interface WithPayload {
  data: object
}

export function tracedPayload(payload: object): object {
  const trace = currentTrace()
  return trace ? { ...payload, [TRACE]: trace } : payload
}

export const traceOf = ({ data }: WithPayload): string | undefined => (data as { [TRACE]?: string })[TRACE]

export function payloadOf({ data }: WithPayload): object {
  const { [TRACE]: _, ...payload } = data as { [TRACE]?: string }
  return payload
}
