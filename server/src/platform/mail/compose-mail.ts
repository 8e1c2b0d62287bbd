import { escapeHtml } from '@lectern/domain/text/escape-html'
import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { Mail } from './mailer.ts'

/** What a mail is made of: a paragraph, a code set large, or an address to open. */
export type MailPart = string | { code: string } | { link: string }

/** A mail as plain text and as HTML that needs no images, styles or scripts from elsewhere. */
export function composeMail(to: string, subject: string, parts: readonly MailPart[], language: Language): Mail {
  return {
    to,
    subject,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${LANGUAGE_TAGS[language]}"><body style="${BODY}">\n${parts.map(asHtml).join('\n')}\n</body></html>\n`,
  }
}

const BODY = 'font: 16px/1.5 sans-serif; color: #1c1b1a; max-width: 36em'
const CODE = 'font: bold 28px/1.5 monospace; letter-spacing: 4px'

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : part.link
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`
  const address = escapeHtml(part.link)
  return `<p><a href="${address}">${address}</a></p>`
}
