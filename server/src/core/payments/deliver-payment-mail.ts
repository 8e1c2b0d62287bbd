import { PAYMENT_TEXTS } from '@lectern/domain/credits/payments'
import { formatDate } from '@lectern/domain/dates'
import type { Language } from '@lectern/texts/languages'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type Mail, MailRefusedError } from '../../platform/mail/mailer.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { drawQrCode } from './draw-qr-code.ts'
import type { PaymentMail } from './payment-mail-job.ts'
import { findPayableLink, findPayer, type PayableLink } from './payment-store.ts'

/** Mails a payment link, unless it was paid or the account deleted in the meantime. @throws Error to be tried again */
export async function deliverPaymentMail(
  { clock, database, log, mailer }: Pick<Services, 'clock' | 'database' | 'log' | 'mailer'>,
  { paymentId, language = 'en' }: PaymentMail,
): Promise<void> {
  const payer = await findPayer(database.queries, paymentId)
  const link = payer && (await findPayableLink(database.queries, payer.studentId, clock.now(), paymentId))
  if (!link) return
  try {
    await mailer.send(await writeMail(payer, link, language))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log.warn({ err: error, paymentId }, 'a payment link could not be mailed')
  }
}

async function writeMail(
  payer: { email: string; firstName: string },
  link: PayableLink,
  language: Language,
): Promise<Mail> {
  const say = speaker.in(language)
  const date = formatDate(link.expiresAt, language, 'UTC')
  const time = link.expiresAt.toISOString().slice(11, 16)
  const parts = [
    say('payments.linkMailHello', { name: payer.firstName }),
    ...(link.provider === 'test' ? [say(PAYMENT_TEXTS.testNotice)] : []),
    say('payments.linkMailText', { amount: link.amountHkd, credits: link.credits }),
    { link: link.url },
    say('payments.linkMailCode'),
    say('payments.linkMailUntil', { date, time }),
  ]
  const mail = composeMail(payer.email, say('payments.linkMailSubject'), parts, language)
  const content = await drawQrCode(link.url)
  return { ...mail, attachments: [{ filename: 'payment-qr-code.png', contentType: 'image/png', content }] }
}
