import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'

/** Stands in the built site where its own address belongs, which only the operator's settings know. */
const PLACEHOLDER = 'https://site.invalid'

const TYPES = {
  'index.html': 'text/html; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
} as const

type AddressedFile = keyof typeof TYPES
export const ADDRESSED_FILES = Object.keys(TYPES) as AddressedFile[]

/** Sends one of the site's files that name its address: canonical link, social card, sitemap. */
export type SendAddressed = (reply: FastifyReply, file: AddressedFile) => FastifyReply

/** Reads those files once and fills in `siteUrl`, which ends without a slash. */
export async function readAddressedFiles(folder: string, siteUrl: string): Promise<SendAddressed> {
  const texts = new Map<AddressedFile, string>()
  for (const file of ADDRESSED_FILES) {
    const text = await readFile(join(folder, file), 'utf8')
    texts.set(file, text.replaceAll(PLACEHOLDER, siteUrl))
  }
  return (reply, file) => reply.type(TYPES[file]).header('cache-control', 'no-cache').send(texts.get(file))
}
