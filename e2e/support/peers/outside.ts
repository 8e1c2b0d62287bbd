import { createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { startPeer } from './peer.ts'

/**
 * What a model says to a question: an object in JSON, a status that refuses, the beginning of a text that it never ends, or null
 * for nothing at all, for ever.
 */
type Reply = object | number | string | null

/** A model that takes every question, and never answers until it is told how. `asked`: what was sent to it since. */
export async function startModel() {
  const asked: string[] = []
  let reply = (): Reply => null
  const { url, stop } = await startPeer(async (request, response) => {
    asked.push(await text(request))
    const said = reply()
    if (said === null) return
    if (typeof said === 'number') return response.writeHead(said).end('{"error":{"message":"Not now"}}')
    const isBegun = typeof said === 'string'
    const choice = { index: 0, delta: { content: isBegun ? said : JSON.stringify(said) } }
    const part = { model: 'scripted', choices: [{ ...choice, finish_reason: isBegun ? null : 'stop' }] }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify(part)}\n\n`)
    if (!isBegun) response.end('data: [DONE]\n\n')
  })
  return {
    asked,
    baseUrl: `${url}/v1`,
    answerBy: (next: () => Reply) => {
      asked.length = 0
      reply = next
    },
    stop,
  }
}

/** A cashier who speaks Stripe's API as far as one checkout needs it. */
export async function startCashier() {
  const [key, secret] = ['sk_test_cashier', 'whsec_cashier']
  let session: Record<string, unknown> = {}
  const { url, stop } = await startPeer(async (request, response) => {
    const asked = new URLSearchParams(await text(request))
    if (request.method === 'POST')
      session = {
        id: `cs_test_${crypto.randomUUID().replaceAll('-', '')}`,
        object: 'checkout.session',
        url: `${url}/checkout`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
        currency: asked.get('line_items[0][price_data][currency]'),
        client_reference_id: asked.get('client_reference_id'),
      }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session))
  })
  return {
    settings: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_HOST: url },
    /** Takes one cent less than was asked, and tells the site that it was paid. @returns how the site answers */
    takeOther: async (siteUrl: string): Promise<number> => {
      session = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        amount_total: Number(session.amount_total) - 1,
      }
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: session },
      })
      const seconds = Math.floor(Date.now() / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` }
      return (await fetch(`${siteUrl}/api/payments/webhook/`, { method: 'POST', headers, body })).status
    },
    stop,
  }
}
