import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { message } from '@lectern/texts/message'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TestCheckout, TestDesk } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import { languageOf } from '../request-language.ts'
import { drawTestCheckout } from './draw-test-checkout.ts'

const PATH = '/test-checkout/:id'

type ById = { Params: { id: string } }

/**
 * The page on which a test checkout is paid or cancelled: one file without scripts, so that a phone that read a QR code can
 * use it. It knows nobody; who has the link may pay, as with any provider. What was done reaches the product as a signed notice to
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
      return reply.type('text/html; charset=utf-8').send(drawTestCheckout(checkout, languageOf(request)))
    })
    scope.post<ById>(`${PATH}/pay`, ({ params }, reply) => end(params.id, 'paid', reply))
    scope.post<ById>(`${PATH}/cancel`, ({ params }, reply) => end(params.id, 'expired', reply))
  })
}

const WEBHOOK = paymentsEndpoints.webhook.path
