import { escapeHtml } from '@lectern/domain/text/escape-html'
import type { FastifyInstance } from 'fastify'
import type { KeptMail, Mailer } from '../../platform/mail/mailer.ts'

const MOST_MAILS = 50

/** Shows the newest mails that were kept instead of sent, as a page or, where JSON is asked for, as data. */
export function showMail(server: FastifyInstance, newestMails: NonNullable<Mailer['newestMails']>): void {
  server.get('/dev/mail', async (request, reply) => {
    const mails = await newestMails(MOST_MAILS)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json')) return { mails }
    return reply.type('text/html; charset=utf-8').send(page(mails))
  })
}

const page = (mails: readonly KeptMail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mail</title>
<h1>Mail that was kept instead of sent</h1>
${mails.map(article).join('\n') || '<p>None yet.</p>'}
</html>
`

const article = ({ id, to, subject, text, sentAt }: KeptMail): string => `<article id="${escapeHtml(id)}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`
