import { join } from 'node:path'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { createStorageGate } from '../core/files/require-storage-left.ts'
import type { Services } from '../services.ts'
import { siteUrlOf } from '../settings/config.ts'
import { limitClients } from './bounds/client-limits.ts'
import { guardHosts } from './bounds/host-guard.ts'
import { malformedRequests } from './bounds/malformed-requests.ts'
import { boundRequests, REQUEST_BOUNDS, type RequestBounds } from './bounds/request-bounds.ts'
import { createCsrfGuard } from './csrf.ts'
import { API_VERSION } from './documentation/api-version.ts'
import { bindDocumentation } from './documentation/documentation.ts'
import { endConnections } from './end-connections.ts'
import { answerError } from './error-boundary.ts'
import { bindRoutes } from './pipeline.ts'
import { RequestLog } from './request-log.ts'
import type { Routes } from './routes.ts'
import { securityHeaders } from './security-headers.ts'
import { showMail } from './site/dev-mail.ts'
import { serveSite } from './site/site.ts'
import { bindTestCheckout } from './site/test-checkout.ts'
import { measureRequests } from './watching/metrics.ts'
import { traceRequests } from './watching/trace-requests.ts'

const COMPRESS_FROM_BYTES = 2048
const KEEP_ALIVE_MS = 72_000
/** An idle connection ends so much later than its caller was told: a request of one who is busy may be on its way by then. */
const KEPT_BEYOND_MS = 15_000
/** What no search engine is to keep: what the API says, and pages that only their link opens (requirements/sharing.md#the-shared-page). */
const NOT_FOR_SEARCH = /^\/(?:api|shared)\//i
const ROBOTS = { 'x-robots-tag': 'noindex, nofollow, noarchive' }
/** What the API says is kept nowhere, unless an answer says otherwise. */
const API_HEADERS = { ...ROBOTS, 'x-api-version': API_VERSION, 'cache-control': 'no-store' }

export interface HttpServerOptions {
  services: Services
  routes: readonly Routes[]
  /** Folder of the built site; null serves the API alone. */
  siteFolder: string | null
  bounds?: RequestBounds
  /** Calls of the model, for `/metrics`. */
  modelFigures?: Registry | null
}

/** Fastify without a route: how it reads requests, and what it answers to those that it cannot read. */
function openFastify(
  { config, log }: Services,
  bounds: RequestBounds,
  malformed: ReturnType<typeof malformedRequests>,
): FastifyInstance {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // `measureRequests` writes the one line a request gets.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings) => new RequestLog(logger, bindings),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: config.http.trustedProxies.length ? config.http.trustedProxies : false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      keepAliveTimeoutBuffer: KEPT_BEYOND_MS,
      headersTimeout: bounds.headersMs,
      connectionsCheckingInterval: bounds.lookEveryMs,
      // The guard of hosts refuses a request without one, with a body that says so.
      requireHostHeader: false,
    },
    frameworkErrors: malformed.refuseAddress,
    clientErrorHandler: malformed.refuseConnection,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // What still comes on an open connection is answered, and told that the connection ends (`end-connections.ts`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  // Node itself would answer these two without a word.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response))
  server.server.on('connect', (_request, socket) => malformed.refuseConnection({}, socket))
  server.setErrorHandler(answerError)
  return server
}

/** The whole server, not yet listening. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { services, routes, siteFolder, bounds = REQUEST_BOUNDS, modelFigures = null } = options
  const { config } = services
  const headers = securityHeaders(isSecure(services))
  const server = openFastify(services, bounds, malformedRequests({ ...headers, ...ROBOTS }))
  const guardHost = guardHosts(config.http)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.headers(API_HEADERS)
    else if (NOT_FOR_SEARCH.test(request.url)) reply.headers(ROBOTS)
    done(guardHost(request) ?? undefined)
  })
  endConnections(server, config.databaseUrl === null ? 0 : undefined)
  measureRequests(server, services, modelFigures)
  if (config.tracing) traceRequests(server)
  await server.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  await limitClients(server, config.http.hasClientLimits)
  const { hasClientLimits, trustedProxies } = config.http
  const { database } = services
  boundRequests(server, bounds, { database, hasClientLimits, isBehindProxy: trustedProxies.length > 0 })

  const csrf = createCsrfGuard(services.secrets.csrf, (origin, { headers }) =>
    isOwnOrigin(origin, headers.host, services),
  )
  const parts = {
    services,
    authenticator: services.accounts,
    csrf,
    storageGate: createStorageGate(services),
    uploadFolder: join(config.dataDir, 'uploads'),
    isSecure: isSecure(services),
  }
  for (const table of routes) bindRoutes(server, table, parts)
  bindDocumentation(server, routes)
  if (!config.isProduction && services.mailer.newestMails) showMail(server, services.mailer.newestMails)
  if (services.paymentProvider?.testDesk) bindTestCheckout(server, services.paymentProvider.testDesk)
  await serveSite(server, siteFolder, {
    isProduction: config.isProduction,
    hasServiceWorker: config.http.hasServiceWorker,
    siteUrl: siteUrlOf(config),
  })
  return server
}

const isSecure = ({ config }: Services): boolean => config.http.publicUrl?.startsWith('https:') ?? false

/** The site's own origin: PUBLIC_URL's, or that of the host which the browser itself addressed. */
function isOwnOrigin(origin: string, host: string | undefined, { config }: Services): boolean {
  if (!URL.canParse(origin)) return false
  const { publicUrl } = config.http
  return (publicUrl !== null && origin === new URL(publicUrl).origin) || new URL(origin).host === host
}
