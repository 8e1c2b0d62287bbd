import { setTimeout as wait } from 'node:timers/promises'
import { createTransport, type NodemailerError } from 'nodemailer'
import { checkedMail, type Mail, MailRefusedError, type MailTransport, unsubscribeHeaders } from './mailer.ts'

/** A server that hangs must not keep a mail for ever. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }
const MOST_CONNECTIONS = 3
/** Rides over a restart of the server; longer outages are the job's, which keeps the mail. */
const RETRY_DELAYS_MS = [500, 2000, 8000]

export interface SmtpMailerOptions {
  url: string
  from: string
  retryDelaysMs?: readonly number[]
}

/** Sends through the SMTP server at `url`, trying again when it is away or says 'later'. */
export function createSmtpMailer({ url, from, retryDelaysMs = RETRY_DELAYS_MS }: SmtpMailerOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    ...TIME_LIMITS,
    // A mail is made of what we wrote, never of files or pages that its text happens to name.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sendOnce = ({ to, subject, text, html, ...mail }: Mail) =>
    transport.sendMail({
      subject,
      text,
      html,
      from,
      to: { name: '', address: to },
      attachments: mail.attachments?.map((attachment) => ({ ...attachment })),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders({ to, subject, text, html, ...mail }) },
    })
  return {
    destination: new URL(url).host,
    newestMails: null,
    async send(mail) {
      const checked = checkedMail(mail)
      for (const delayMs of [...retryDelaysMs, null]) {
        const failure = await failureOf(sendOnce(checked))
        if (!failure) return
        if (isFinal(failure)) throw new MailRefusedError('The mail server refused the mail', { cause: failure })
        // What the server said may name the recipient, so it stays the cause.
        if (delayMs === null) throw new Error('The mail server could not take the mail', { cause: failure })
        await wait(delayMs)
      }
    },
    close: () => transport.close(),
  }
}

const failureOf = (sending: Promise<unknown>): Promise<NodemailerError | null> =>
  sending.then(
    () => null,
    (error: NodemailerError) => error,
  )

/** 5xx to the recipient or to the text is final; anything else is the server's state, or a setting that can be mended. */
const isFinal = ({ code, command, permanent }: NodemailerError): boolean =>
  permanent === true && (command === 'RCPT TO' || code === 'EMESSAGE')
