import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { routes } from '../../http/routes.ts'
import { downloadQrCode } from './download-qr-code.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { openPaymentLink } from './open-payment-link.ts'
import { receiveNotice } from './receive-notice.ts'
import { sendQrCode } from './send-qr-code.ts'

export const paymentsRoutes = routes(paymentsEndpoints, (services) => ({
  paymentLink: ({ query }, { caller, language }) =>
    openPaymentLink(services, caller.student, query.package_type, language),
  createPaymentSession: ({ body }, { caller, language }) =>
    openPaymentLink(services, caller.student, body.package_type, language),
  paymentStatus: ({ params }, { caller }) => getPaymentStatus(services, caller.student, params.id),
  sendQrCode: ({ body }, { caller, language }) =>
    sendQrCode(services, caller.student, { paymentId: body.payment_id, language }),
  downloadQrCode: ({ query }, { caller }) => downloadQrCode(services, caller.student, query.payment_id),
  async webhook({ rawBody }, { header }) {
    await receiveNotice(services, rawBody, header)
    return { received: true }
  },
}))
