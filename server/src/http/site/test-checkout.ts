import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { PAYMENT_TEXTS } from '@lectern/domain/credits/payments'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TestCheckout, TestDesk } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import { speaker } from '../../speaker.ts'
import { languageOf } from '../request-language.ts'

const PATH = '/test-checkout/:id'

type ById = { Params: { id: string } }

/**
 * The page on which a test checkout is paid or cancelled: plain HTML, so that a phone that read a QR code can use it. It
 * knows nobody; who has the link may pay, as with any provider. What was done reaches the product as a signed notice to
 * the address of all notices, through everything that a request passes. It speaks what the browser asks for.
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
    if (statusCode !== 200) throw new Problem('unavailable', message('payments.notBooked'))
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
    scope.get<ById>(PATH, async (request, reply) => {
      const checkout = await requireCheckout(request.params.id)
      return reply.type('text/html; charset=utf-8').send(page(checkout, languageOf(request)))
    })
    scope.post<ById>(`${PATH}/pay`, ({ params }, reply) => end(params.id, 'paid', reply))
    scope.post<ById>(`${PATH}/cancel`, ({ params }, reply) => end(params.id, 'expired', reply))
  })
}

const WEBHOOK = paymentsEndpoints.webhook.path

const OUTCOMES = { paid: 'payments.testPaid', expired: 'payments.testOver' } as const

function page(checkout: TestCheckout, language: Language): string {
  const say = speaker.in(language)
  const notice = escapeHtml(say(PAYMENT_TEXTS.testNotice))
  const { id, state } = checkout
  const button = (path: string, text: string) =>
    `<form method="post" action="/test-checkout/${id}/${path}"><button>${escapeHtml(text)}</button></form>`
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${notice}</title>
<style>
body { font: 18px/1.5 sans-serif; max-width: 30em; margin: 2em auto; padding: 0 1em; color-scheme: light dark }
.notice { border: 2px dashed #8a4b00; background: #fff4e0; color: #1c1b1a; padding: .5em 1em }
form { display: inline-block; margin-right: 1em }
button { font: inherit; padding: .5em 1.5em }
</style>
<main>
<p class="notice"><strong>${notice}</strong></p>
<h1>${escapeHtml(checkout.description)}</h1>
<p>${escapeHtml(say('payments.hkd', { amount: (checkout.amountCents / 100).toFixed(2) }))}</p>
${
  state === 'open'
    ? `${button('pay', say('payments.pay'))}\n${button('cancel', say('payments.cancel'))}`
    : `<p role="status">${escapeHtml(say(OUTCOMES[state]))}</p>`
}
<p><a href="${escapeHtml(checkout.returnUrl)}">${escapeHtml(say('payments.back'))}</a></p>
</main>
</html>
`
}
