import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterAll } from 'vitest'

/** A checkout session as the peer keeps it; what tests change is what Stripe's client is told. */
export interface PeerSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  /** The payment's charge: what was refunded, and its disputes. */
  refundedCents: number
  disputes: { status: string; amount: number }[]
  /** The form that it was made from. */
  asked: URLSearchParams
}

export interface StripePeer {
  readonly url: string
  readonly sessions: Map<string, PeerSession>
  /** Method and path of every request, oldest first. */
  readonly requests: string[]
  /** Answers 500 while true. */
  isDown: boolean
  /** What a student does at the checkout. */
  pay(sessionId: string): PeerSession
  /** Changes what Stripe would say of a session. */
  change(sessionId: string, changes: Partial<PeerSession>): PeerSession
}

export const WEBHOOK_SECRET = 'whsec_of_the_test'
export const SECRET_KEY = 'sk_test_of_the_test'

/**
 * The checkout session API of Stripe, as far as the product speaks it: enough for Stripe's own client to be content. To
 * be called while tests are declared; it stops after the last.
 */
export async function startStripePeer(): Promise<StripePeer> {
  const sessions = new Map<string, PeerSession>()
  const idsByKey = new Map<string, string>()
  const requests: string[] = []
  const peer = { isDown: false }

  const create = (asked: URLSearchParams, idempotencyKey: string) => {
    const id = idsByKey.get(idempotencyKey) ?? `cs_test_${crypto.randomUUID().replaceAll('-', '')}`
    idsByKey.set(idempotencyKey, id)
    const session: PeerSession = sessions.get(id) ?? {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
      currency: asked.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: asked.get('client_reference_id') ?? '',
      refundedCents: 0,
      disputes: [],
      asked,
    }
    sessions.set(id, session)
    return present(session)
  }
  const ofPayment = (query: URLSearchParams) =>
    [...sessions.values()].filter(({ id }) => intentOf(id) === query.get('payment_intent'))
  const answer = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer')
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1]
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return null
    if (pathname === '/v1/balance') return { object: 'balance', available: [] }
    if (id) return sessions.has(id) ? present(sessions.get(id) as PeerSession) : null
    if (pathname === '/v1/disputes') return list(ofPayment(searchParams).flatMap(({ disputes }) => disputes))
    if (pathname !== '/v1/checkout/sessions') return null
    if (request.method === 'GET') return list(ofPayment(searchParams).map(present))
    return create(new URLSearchParams(await text(request)), String(request.headers['idempotency-key']))
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url?.split('?', 1)[0]}`)
    const found = peer.isDown ? null : await answer(request)
    const body = found ?? { error: { type: 'api_error', message: 'Not now.' } }
    response.writeHead(found ? 200 : peer.isDown ? 500 : 404, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify(body))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const change = (id: string, changes: Partial<PeerSession>) => {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return Object.assign(session, changes)
  }
  return Object.assign(peer, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    requests,
    change,
    pay: (id: string) => change(id, { status: 'complete', payment_status: 'paid' }),
  })
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' })

const intentOf = (sessionId: string): string => sessionId.replace('cs_test_', 'pi_')

function present({ asked: _, refundedCents, disputes, ...session }: PeerSession) {
  const charge = {
    id: session.id.replace('cs_test_', 'ch_'),
    object: 'charge',
    amount: session.amount_total,
    amount_refunded: refundedCents,
    disputed: disputes.length > 0,
  }
  const isPaid = session.payment_status === 'paid'
  const payment_intent = isPaid ? { id: intentOf(session.id), object: 'payment_intent', latest_charge: charge } : null
  return { object: 'checkout.session', url: `https://pay.test/${session.id}`, ...session, payment_intent }
}

export interface Notice {
  body: string
  headers: Record<string, string>
}

/** A webhook call as Stripe makes it, signed by Stripe's own client. */
export function signedNotice(
  event: { type: string; object: object },
  { at, secret = WEBHOOK_SECRET }: { at: Date; secret?: string },
): Notice {
  const id = `evt_${crypto.randomUUID()}`
  const body = JSON.stringify({ id, object: 'event', type: event.type, data: { object: event.object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** That a student has paid, or that the session has expired. */
export const sessionNotice = (session: PeerSession, at: Date, type = 'checkout.session.completed'): Notice =>
  signedNotice({ type, object: present(session) }, { at })

/** That money of the session's payment went back. */
export const reversalNotice = ({ id }: PeerSession, at: Date, type = 'charge.refunded'): Notice =>
  signedNotice({ type, object: { object: 'charge', payment_intent: intentOf(id) } }, { at })
