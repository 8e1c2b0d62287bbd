import { join } from 'node:path'
import type { Config } from '../../settings/config.ts'
import type { Clock } from '../clock/clock.ts'
import { createFolderMailer, removeKeptMails } from './folder-mailer.ts'
import type { KeptMail, Mailer } from './mailer.ts'

/**
 * The mailer that the configuration names: the server at SMTP_URL, else the folder `mail` in DATA_DIR.
 * @param onKept told of each mail that is kept in the folder
 */
export async function openMailer(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  clock: Clock,
  onKept: (mail: KeptMail) => void,
): Promise<Mailer> {
  const { smtpUrl, from } = mail
  const folder = join(dataDir, 'mail')
  const transport = smtpUrl
    ? (await import('./smtp-mailer.ts')).createSmtpMailer({ url: smtpUrl, from })
    : createFolderMailer({ folder, from, clock, onMail: onKept })
  return { ...transport, forget: (isMeant) => removeKeptMails(folder, isMeant) }
}
