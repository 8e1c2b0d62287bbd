import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

const WINDOW_MS = 60_000
/** Requests a minute. What needs to hold across processes (codes, logins, promo codes) has limits of its own in `core/limits`. */
const PER_CLIENT = 600
/** Uploads and paid calls of one account, which cost more than they look. */
const COSTLY_PER_ACCOUNT = 120

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads an upload or costs credits. */
    isCostly?: boolean
  }
}

const tooMany = (ttlMs: number) =>
  new Problem(
    'rate_limited',
    { id: 'requests.tooMany' },
    {
      retryAfterSeconds: Math.ceil(ttlMs / 1000),
    },
  )

/** Bounds how often one address may call at all, and one account what is costly; kept in this process's memory. */
export async function limitClients(server: FastifyInstance, hasClientLimits: boolean): Promise<void> {
  await server.register(rateLimit, {
    global: hasClientLimits,
    max: PER_CLIENT,
    timeWindow: WINDOW_MS,
    addHeaders: HIDDEN,
    addHeadersOnExceeding: HIDDEN,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const countAccount = server.createRateLimit({
    max: COSTLY_PER_ACCOUNT,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `account:${request.admission.caller?.student.id}`,
  })
  const boundAccount = async (request: FastifyRequest) => {
    if (!request.admission?.caller) return
    const count = await countAccount(request)
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
  }
  server.addHook('onRoute', (route) => {
    if (route.config?.isCostly) route.preHandler = [route.preHandler ?? [], boundAccount].flat()
  })
}

/** The counts themselves are nobody's business. */
const HIDDEN = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const
