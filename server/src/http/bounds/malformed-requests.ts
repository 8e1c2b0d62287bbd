import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'
import { API_VERSION } from '../documentation/api-version.ts'

/** What could not be read as a request never reaches the routes; it is refused in the same shape as everything else. */
export interface MalformedRequests {
  /** Refuses an address that names no route because it cannot be decoded, or holds a part that no id is as long as. */
  refuseAddress(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void
  /** Refuses bytes that are no request, or that came too slowly. Ends the connection. */
  refuseConnection(error: { code?: string }, socket: Duplex): void
}

const PARSER_PROBLEMS: Record<string, () => Problem> = {
  HPE_HEADER_OVERFLOW: () => new Problem('headers_too_large', { id: 'requests.headersTooLarge' }),
  ERR_HTTP_REQUEST_TIMEOUT: () => new Problem('timed_out', { id: 'requests.arrivedTooSlowly' }),
}
const ADDRESS_PROBLEMS: Record<string, () => Problem> = {
  FST_ERR_MAX_PARAM_LENGTH: () => Problem.notFound(),
}

/** @param headers those that every answer carries */
export function malformedRequests(headers: OutgoingHttpHeaders): MalformedRequests {
  return {
    refuseAddress({ code = '' }, request, reply) {
      const problem = ADDRESS_PROBLEMS[code]?.() ?? new Problem('invalid', { id: 'requests.invalidAddress' })
      reply.raw.writeHead(problem.status, answerHeaders(headers, request.id, bodyOf(problem)))
      reply.raw.end(bodyOf(problem))
    },
    refuseConnection({ code = '' }, socket) {
      if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const problem = PARSER_PROBLEMS[code]?.() ?? new Problem('invalid', { id: 'requests.invalidHttp' })
      writeRefusal(socket, headers, problem)
    },
  }
}

/** Writes a whole answer to a connection that no request of the server's stands on, and ends it. */
function writeRefusal(socket: Duplex, headers: OutgoingHttpHeaders, problem: Problem): void {
  const body = bodyOf(problem)
  const lines = Object.entries(answerHeaders(headers, crypto.randomUUID(), body)).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const { retryAfterSeconds, status } = problem
  if (retryAfterSeconds !== null) lines.push(`retry-after: ${Math.ceil(retryAfterSeconds)}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy())
}

/** The answer, in English: nobody knows who sent these bytes. */
const bodyOf = ({ message, code }: Problem): string => JSON.stringify({ error: message, code })

const answerHeaders = (headers: OutgoingHttpHeaders, requestId: string, body: string): OutgoingHttpHeaders => ({
  ...headers,
  'x-request-id': requestId,
  'x-api-version': API_VERSION,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  connection: 'close',
})
