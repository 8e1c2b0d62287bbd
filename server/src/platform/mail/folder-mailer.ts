import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import { checkedMail, type KeptMail, type MailTransport, unsubscribeHeaders } from './mailer.ts'

export interface FolderMailerOptions {
  folder: string
  from: string
  clock: Clock
  /** Told of each mail once it is kept. */
  onMail: (mail: KeptMail) => void
}

/**
 * Keeps mail in `folder`, readable by its owner alone: `<id>.eml` as it would have been sent, and `<id>.json` with its
 * text, so that nothing needs to decode the first one to show it.
 */
export function createFolderMailer({ folder, from, clock, onMail }: FolderMailerOptions): MailTransport {
  return {
    destination: folder,
    newestMails: (limit) => readNewest(folder, limit),
    async send(mail) {
      const checked = checkedMail(mail)
      const { to, subject, text, html, attachments } = checked
      const sentAt = clock.now().toISOString()
      const id = `${sentAt.replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
      const message = await compose({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments?.map((attachment) => ({ ...attachment })),
        headers: unsubscribeHeaders(checked),
        date: new Date(sentAt),
      })
      const kept: KeptMail = { id, to, subject, text, sentAt }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, `${id}.eml`), message)
      await writeWhole(join(folder, `${id}.json`), `${JSON.stringify(kept)}\n`)
      onMail(kept)
    },
    close: () => {},
  }
}

/** A mail as it would be sent. What composes it is loaded with the first one, and an idle server is smaller by it. */
async function compose(mail: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).sendMail(mail)
  return message as Buffer
}

/** The file appears complete or not at all: whoever reads along never sees half a mail. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.draft`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

async function readNewest(folder: string, limit: number): Promise<KeptMail[]> {
  const ids = await listIds(folder)
  return Promise.all(
    ids
      .reverse()
      .slice(0, limit)
      .map((id) => readMail(folder, id)),
  )
}

/** Removes the mails in `folder` to the addresses that `isMeant` names. */
export async function removeKeptMails(folder: string, isMeant: (address: string) => boolean): Promise<void> {
  for (const id of await listIds(folder)) {
    const { to } = await readMail(folder, id)
    if (!isMeant(to)) continue
    // The text last: while it is there, the mail can be found again.
    for (const ending of ['eml', 'json']) await rm(join(folder, `${id}.${ending}`), { force: true })
  }
}

const readMail = async (folder: string, id: string) =>
  JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as KeptMail

/** Oldest first. */
async function listIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}
