import { formatDate } from '@lectern/domain/dates'
import { PAYMENT_TEXTS } from '@lectern/domain/payments'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type Mail, MailRefusedError } from '../../platform/mail/mailer.ts'
import type { Services } from '../../services.ts'
import { drawQrCode } from './draw-qr-code.ts'
import type { PaymentMail } from './payment-mail-job.ts'
import { findPayableLink, findPayer, type PayableLink } from './payment-store.ts'

/** Mails a payment link, unless it was paid or the account deleted in the meantime. @throws Error to be tried again */
export async function deliverPaymentMail(
  { clock, database, log, mailer }: Pick<Services, 'clock' | 'database' | 'log' | 'mailer'>,
  { paymentId }: PaymentMail,
): Promise<void> {
  const payer = await findPayer(database.queries, paymentId)
  const link = payer && (await findPayableLink(database.queries, payer.studentId, clock.now(), paymentId))
  if (!link) return
  try {
    await mailer.send(await writeMail(payer, link))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log.warn({ err: error, paymentId }, 'a payment link could not be mailed')
  }
}

async function writeMail(payer: { email: string; firstName: string }, link: PayableLink): Promise<Mail> {
  const time = link.expiresAt.toISOString().slice(11, 16)
  const mail = composeMail(payer.email, 'Your Lectern payment link', [
    `Hello ${payer.firstName},`,
    ...(link.provider === 'test' ? [PAYMENT_TEXTS.testNotice] : []),
    `Here you pay HKD ${link.amountHkd} for ${link.credits} credits:`,
    { link: link.url },
    'The attached QR code opens the same page.',
    `The link can be paid once, until ${formatDate(link.expiresAt, 'UTC')}, ${time} UTC.`,
  ])
  const content = await drawQrCode(link.url)
  return { ...mail, attachments: [{ filename: 'payment-qr-code.png', contentType: 'image/png', content }] }
}
