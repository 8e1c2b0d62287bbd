import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

const WINDOW_MS = 60_000
/** Requests a minute. What needs to hold across processes (codes, logins, promo codes) has limits of its own in `core/limits`. */
const PER_CLIENT = 600
const PER_ACCOUNT = 600

const tooMany = (ttlMs: number) =>
  new Problem('rate_limited', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: Math.ceil(ttlMs / 1000),
  })

/** Bounds how often one address and one account may call at all; kept in this process's memory. */
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
    max: PER_ACCOUNT,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `account:${request.admission.caller?.student.id}`,
  })
  server.addHook('preHandler', async (request) => {
    if (!request.admission?.caller) return
    const count = await countAccount(request)
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl)
  })
}

/** The counts themselves are nobody's business. */
const HIDDEN = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const
