/** One mail to one student, complete. */
export interface Mail {
  /** A bare address. */
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** For mail that comes again and again: where a POST ends it, and a GET shows how (RFC 8058). */
  unsubscribeUrl?: string
}

interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A mail that was kept instead of sent. */
export interface KeptMail {
  id: string
  to: string
  subject: string
  text: string
  /** ISO 8601. */
  sentAt: string
}

/** Takes mail out of this program. May need seconds: no request waits for it, a job does. */
export interface Mailer {
  /** Where mail goes, for people: a server's host or a folder. */
  readonly destination: string
  /** @throws MailRefusedError when trying again is useless, any other error when it may help */
  send(mail: Mail): Promise<void>
  /** The newest mails first, where they are kept and not sent; null where a server takes them. */
  readonly newestMails: ((limit: number) => Promise<KeptMail[]>) | null
  /** Removes what is kept here of mails to the addresses that `isMeant` names, also from before a server took them. */
  forget(isMeant: (address: string) => boolean): Promise<void>
  close(): void
}

/** A mailer but for what it kept. */
export type MailTransport = Omit<Mailer, 'forget'>

/** The mail can never be delivered: no such mailbox, or an address that is none. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** The headers by which a mail program offers to end such mail in one click. */
export const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu
/** Delimiters would turn one address into several, or into a header of its own. */
const BARE_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/**
 * The mail with a subject of one line.
 * @throws MailRefusedError unless `to` is one bare address
 */
export function checkedMail(mail: Mail): Mail {
  if (!BARE_ADDRESS.test(mail.to)) throw new MailRefusedError('The recipient is not an e-mail address')
  return { ...mail, subject: mail.subject.replace(CONTROL_CHARACTERS, ' ').trim() }
}
