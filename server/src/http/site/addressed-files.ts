import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stands in the built site where its own address belongs, which only the operator's settings know. */
const PLACEHOLDER = 'https://site.invalid'

/** Files of the site that the server completes: with its address (canonical link, social card, sitemap), or in a language. */
const ADDRESSED_FILES = [
  { name: 'index.html', type: 'text/html; charset=utf-8' },
  { name: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { name: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
  { name: 'manifest.webmanifest', type: 'application/manifest+json; charset=utf-8' },
] as const

export interface AddressedFile {
  name: string
  type: string
  text: string
}

/** Reads those that are in `folder`, with `siteUrl`, which ends without a slash, filled in. */
export function readAddressedFiles(folder: string, siteUrl: string): Promise<AddressedFile[]> {
  const present = ADDRESSED_FILES.filter(({ name }) => existsSync(join(folder, name)))
  return Promise.all(
    present.map(async ({ name, type }) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, type, text: text.replaceAll(PLACEHOLDER, siteUrl) }
    }),
  )
}
