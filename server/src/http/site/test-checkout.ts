import { paymentsEndpoints } from '@lectern/contract/payments'
import { escapeHtml } from '@lectern/domain/escape-html'
import { PAYMENT_TEXTS } from '@lectern/domain/payments'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TestCheckout, TestDesk } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import { inEnglish } from '../../speaker.ts'

const PATH = '/test-checkout/:id'

type ById = { Params: { id: string } }

/**
 * The page on which a test checkout is paid or cancelled: plain HTML, so that a phone that read a QR code can use it. It
 * knows nobody; who has the link may pay, as with any provider. What was done reaches the product as a signed notice to
 * the address of all notices, through everything that a request passes.
 */
export function bindTestCheckout(server: FastifyInstance, desk: TestDesk): void {
  const requireCheckout = async (id: string): Promise<TestCheckout> => {
    const checkout = await desk.find(id)
    if (!checkout) throw Problem.notFound()
    return checkout
  }
  const deliverNotice = async (id: string) => {
    const { body, headers } = desk.writeNotice(id)
    const { statusCode } = await server.inject({ method: 'POST', url: WEBHOOK, headers, payload: body })
    if (statusCode !== 200) throw new Problem('unavailable', 'The payment could not be booked. Please try again.')
  }
  const end = async (id: string, state: 'paid' | 'expired', reply: FastifyReply) => {
    await requireCheckout(id)
    await desk.end(id, state)
    await deliverNotice(id)
    return reply.redirect(`/test-checkout/${id}`, 303)
  }

  server.register(async (scope) => {
    // The buttons send an empty form.
    scope.addContentTypeParser('application/x-www-form-urlencoded', async () => null)
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.get<ById>(PATH, async ({ params }, reply) =>
      reply.type('text/html; charset=utf-8').send(page(await requireCheckout(params.id))),
    )
    scope.post<ById>(`${PATH}/pay`, ({ params }, reply) => end(params.id, 'paid', reply))
    scope.post<ById>(`${PATH}/cancel`, ({ params }, reply) => end(params.id, 'expired', reply))
  })
}

const WEBHOOK = paymentsEndpoints.webhook.path

const OUTCOMES = {
  paid: '<p role="status">This test payment is made.</p>',
  expired: '<p role="status">This test checkout is cancelled or has expired.</p>',
}

const page = (checkout: TestCheckout): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inEnglish(PAYMENT_TEXTS.testNotice)}</title>
<style>
body { font: 18px/1.5 sans-serif; max-width: 30em; margin: 2em auto; padding: 0 1em; color: #1c1b1a; background: #fff }
.notice { border: 2px dashed #8a4b00; background: #fff4e0; padding: .5em 1em }
form { display: inline-block; margin-right: 1em }
button { font: inherit; padding: .5em 1.5em }
</style>
<main>
<p class="notice"><strong>${inEnglish(PAYMENT_TEXTS.testNotice)}</strong></p>
<h1>${escapeHtml(checkout.description)}</h1>
<p>HKD ${(checkout.amountCents / 100).toFixed(2)}</p>
${checkout.state === 'open' ? buttons(checkout.id) : OUTCOMES[checkout.state]}
<p><a href="${escapeHtml(checkout.returnUrl)}">Back to Lectern</a></p>
</main>
</html>
`

const buttons = (
  id: string,
): string => `<form method="post" action="/test-checkout/${id}/pay"><button>Pay</button></form>
<form method="post" action="/test-checkout/${id}/cancel"><button>Cancel</button></form>`
