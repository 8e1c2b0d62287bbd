import { createHash } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { textOfPage } from '@lectern/domain/materials/material'
import type { FileAnswer } from '../../../http/file-answer.ts'
import type { Services } from '../../../services.ts'
import { readPageWords, requireMaterial, requireShortMaterial } from '../material-store.ts'
import { UnreadableDocument } from '../reading/unreadable-document.ts'
import { asPageProblem, pageOfFile, tagOfPage } from './page-of-file.ts'
import { PageReaders } from './page-readers.ts'
import { ShownPages } from './shown-pages.ts'

type Parts = Pick<Services, 'database' | 'files'>
interface Wanted {
  student: { id: number }
  signal: AbortSignal
}
interface PageAddress {
  id: number
  /** From 1. */
  n: number
}

const READERS = new PageReaders()
const SHOWN = new ShownPages()

/** Ends the processes that have a document open for its next page. */
export const closePageReaders = (): Promise<void> => READERS.close()

/**
 * A page of a PDF as a picture. One that the browser has, by its tag, is not drawn.
 * @throws Problem `not_found`; `unreadable` for a page that cannot be drawn; `rate_limited` where too much of the student's waits
 */
export async function getPicture(
  { database, files }: Parts,
  { student, signal }: Wanted,
  { id, n }: PageAddress,
  knownTag: string | null,
): Promise<FileAnswer> {
  const { name, ...material } = await requireShortMaterial(database.queries, student.id, id)
  const page = pageOfFile(material, n)
  const about = { filename: `${name} ${n}.png`, contentType: 'image/png', tag: tagOfPage(page) }
  if (knownTag === about.tag) return { ...about, stream: Buffer.alloc(0), sizeBytes: 0, isKnown: true }
  const png = await shown(`${about.tag} drawing`, async () => {
    const request = { task: 'drawing', index: page.index } as const
    return Buffer.from((await READERS.ask(files, { student, ...page }, request, signal)).png)
  })
  return { ...about, stream: png, sizeBytes: png.length }
}

/** Where on a page its text stands: its lines, by their words. @throws Problem as above */
export async function getLayer(
  { database, files }: Parts,
  { student, signal }: Wanted,
  { id, n }: PageAddress,
): Promise<Answer<typeof materialsEndpoints.getLayer>> {
  const material = await requireMaterial(database.queries, student.id, id)
  const page = pageOfFile(material, n)
  const text = textOfPage(material.text, material.pageStarts, n) ?? { start: 0, text: '' }
  // The words of a page are kept together with its text.
  const layer = await shown(`${tagOfPage(page)} layer ${id} ${text.start} ${hashOf(text.text)}`, async () => {
    const words = await readPageWords(database.queries, student.id, id, n)
    const request = { task: 'layer', index: page.index, ...text, words } as const
    return Buffer.from(JSON.stringify(await READERS.ask(files, { student, ...page }, request, signal)))
  })
  return { page: n, ...JSON.parse(layer.toString()) }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const shown = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> =>
  SHOWN.get(key, draw, isLasting).catch((error: unknown) => {
    throw asPageProblem(error)
  })

/** A page that took too long, or more memory than there was, may be drawn on a machine with less to do. */
const isLasting = (error: unknown): error is UnreadableDocument =>
  error instanceof UnreadableDocument && (error.reason === 'broken' || error.reason === 'encrypted')
