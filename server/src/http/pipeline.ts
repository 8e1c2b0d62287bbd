import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@lectern/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticator } from '../core/accounts/signed-in.ts'
import type { StorageGate } from '../core/files/require-storage-left.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { admit, type Gatekeeper } from './admission.ts'
import { answerSerializer } from './answer-serializer.ts'
import { wantsEvents } from './bounds/request-bounds.ts'
import { toStorable } from './bounds/storable-text.ts'
import { ExchangedCookies } from './cookies.ts'
import { CSRF_FORM_FIELDS, type CsrfGuard } from './csrf.ts'
import { startEvents, streamEvents } from './event-stream.ts'
import type { FileAnswer } from './file-answer.ts'
import { languageOf } from './request-language.ts'
import type { AnyHandler, Context, Routes } from './routes.ts'
import { type ReceivedForm, receiveForm, removeUploads } from './uploads.ts'
import { type Issue, wordIssue } from './word-issue.ts'

const DEFAULT_BODY_LIMIT_BYTES = 256 * 1024
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

export interface PipelineParts {
  services: Services
  authenticator: Authenticator
  csrf: CsrfGuard
  /** Refuses what would add to a full storage. */
  storageGate: StorageGate
  /** Folder that uploads are streamed to. */
  uploadFolder: string
  isSecure: boolean
}

/**
 * What every request passes, in this order: limits (`client-limits.ts`), who is calling and CSRF (`admission.ts`), the
 * body and its schema, the handler, the answer. A failure anywhere ends in `error-boundary.ts`.
 */
export function bindRoutes(server: FastifyInstance, { endpoints, handlers }: Routes, parts: PipelineParts): void {
  const answers = handlers(parts.services)
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = answers[name]
    if (!handler) throw new Error(`The endpoint ${name} has no handler`)
    if (endpoint.rawBody) server.register(async (scope) => bind(keepingBytes(scope), endpoint, handler, parts))
    else if (endpoint.form)
      server.register(async (scope) => {
        // Here alone: elsewhere no request has to be looked after for a form.
        await scope.register(multipart)
        bind(scope, endpoint, handler, parts)
      })
    else bind(server, endpoint, handler, parts)
  }
}

/** A scope of the server in which bodies are not parsed. */
function keepingBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
  return scope
}

function bind(server: FastifyInstance, endpoint: Endpoint, handler: AnyHandler, parts: PipelineParts): void {
  const gate: Gatekeeper = { endpoint, ...parts, operatorToken: parts.services.config.operator.token }
  const { response } = endpoint
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    config: { isCostly: Boolean(endpoint.isPaid || endpoint.form), hasEvents: Boolean(endpoint.events) },
    // The framework asks with a JSON schema, which nobody needs before the first answer.
    ...(response && {
      schema: { response: { [endpoint.isAccepted ? 202 : 200]: {} } },
      serializerCompiler: () => answerSerializer(response),
    }),
    // Before the body is read: who may not call must not make us read it.
    onRequest: async (request, reply) => {
      request.admission = await admit(request, new ExchangedCookies(request, reply, parts.isSecure), gate)
      if (endpoint.addsToStorage) await requireStorage(request, endpoint, parts)
    },
    handler: async (request, reply) => {
      const { cookies, isCsrfDue } = request.admission
      const form = endpoint.form ? await receiveForm(request, endpoint.form, parts.uploadFolder) : null
      try {
        if (isCsrfDue) parts.csrf.check(request, cookies, form ? csrfField(form) : undefined)
        const input = parseInput(endpoint, request, form)
        const context = contextOf(endpoint, request, reply, parts.csrf)
        return await answer(endpoint, handler, input, context, request, reply)
      } finally {
        if (form) await removeUploads(form)
      }
    },
  })
}

/**
 * A text is stored much as it is sent; what a file holds is counted where it is read. A repeat of a call that was paid for
 * is given its answer, also where there is no room for another. @throws Problem `storage_full`
 */
async function requireStorage(request: FastifyRequest, endpoint: Endpoint, { services, storageGate }: PipelineParts) {
  const { caller } = request.admission
  if (!caller) return
  const key = endpoint.isPaid ? idempotencyKeyOf(request) : null
  if (key !== null && (await services.credits.hasHold(services.database.queries, caller.student, key))) return
  const sentBytes = Math.max(0, Number.parseInt(request.headers['content-length'] ?? '0', 10) || 0)
  await storageGate(caller.student, { sentBytes, neededBytes: endpoint.form ? 0 : sentBytes })
}

async function answer(
  endpoint: Endpoint,
  handler: AnyHandler,
  input: never,
  context: Context<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (typeof handler === 'function') {
    const result = await handler(input, context)
    if (endpoint.isAccepted) reply.code(202)
    return endpoint.download ? sendFile(reply, endpoint.download, result as unknown as FileAnswer) : (result ?? null)
  }
  if (!wantsEvents(request)) return handler.json(input, context)
  // What fails before its first event is refused like any other call, with its status.
  const events = await startEvents(handler.stream(input, context))
  reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no')
  return reply.send(Readable.from(streamEvents(events, request)))
}

function parseInput(endpoint: Endpoint, request: FastifyRequest, form: ReceivedForm | null): never {
  const input: Record<string, unknown> = {}
  const inSentences = { error: (issue: Issue) => wordIssue(issue, languageOf(request)) }
  if (endpoint.params) input.params = endpoint.params.parse(toStorable(request.params), inSentences)
  if (endpoint.query) input.query = endpoint.query.parse(toStorable(request.query), inSentences)
  if (endpoint.body) input.body = endpoint.body.parse(toStorable(request.body ?? undefined), inSentences)
  if (endpoint.rawBody) input.rawBody = request.body ?? Buffer.alloc(0)
  if (endpoint.form && form)
    input.form = { ...endpoint.form.fields?.parse(toStorable(form.fields), inSentences), ...form.files }
  // The table's schemas have just decided what this is; the handler's types are drawn from the same table.
  return input as never
}

/** The reply of a request, from which its signal is made. */
const REPLY = Symbol('reply')

/**
 * Made when it is asked for, and known from then on. One function for all requests: with one of each request V8 describes each object
 * anew, in a place that is swept seldom, and keeps the whole request until then.
 */
const SIGNAL: PropertyDescriptor & ThisType<{ [REPLY]: FastifyReply }> = {
  get() {
    const value = signalOf(this[REPLY])
    Object.defineProperty(this, 'signal', { value, enumerable: true })
    return value
  },
  enumerable: true,
  configurable: true,
}

/** What a handler is told of its request. All are properties of its own, so that a rest or a spread (`...`) takes every one of them along. */
function contextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  csrf: CsrfGuard,
): Context<Endpoint> {
  const { caller, cookies, identify } = request.admission
  const context = {
    requestId: request.id,
    // Handlers' types are drawn from the table, which says whom `admission.ts` let in.
    caller: caller as never,
    identify,
    cookies,
    csrf,
    idempotencyKey: endpoint.isPaid ? idempotencyKeyOf(request) : null,
    header: (name: string) => headerOf(request, name),
    client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    language: languageOf(request),
    [REPLY]: reply,
  }
  return Object.defineProperty(context, 'signal', SIGNAL) as typeof context & { signal: AbortSignal }
}

/** Aborted when the connection closes before the answer is sent, or has by now. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) gone.abort(new Problem('unavailable', { id: 'requests.connectionClosed' }))
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return gone.signal
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw new Problem('invalid', { id: 'requests.idempotencyKey' })
  return key
}

const csrfField = ({ fields }: ReceivedForm): string | undefined =>
  CSRF_FORM_FIELDS.map((name) => fields[name]).find((token) => typeof token === 'string')

function sendFile(reply: FastifyReply, contentType: string, file: FileAnswer): FastifyReply {
  const { stream, sizeBytes, filename, range, tag } = file
  // Kept by the browser for its student, who is asked for with each use.
  if (tag !== undefined) reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (file.isKnown) return reply.code(304).send()
  reply
    .type(file.contentType ?? contentType)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeExtended(filename)}`)
  if (range !== undefined) reply.header('accept-ranges', 'bytes')
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  const lengthBytes = range ? range.end - range.start + 1 : sizeBytes
  if (lengthBytes !== null) reply.header('content-length', lengthBytes)
  return reply.send(stream)
}

/** Encodes by RFC 8187: the quote that would end the value is encoded too. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
