import type { FileHandle } from 'node:fs/promises'
import { decodePlainText } from '../decode-plain-text.ts'
import type { ReadHeading } from '../headings.ts'
import type { ReadingLimits } from '../limits.ts'
import { ZipArchive } from '../office/zip-archive.ts'
import { HEADING_MARK, PAGE_MARK, withoutMarks } from '../page-marks.ts'
import { TextBudget } from '../text-budget.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { readLabels } from './chapter-labels.ts'
import { readChapter } from './chapter-text.ts'
import { type EpubPackage, readPackage } from './epub-package.ts'

interface Book {
  text: string
  pageCount: number
  headings: ReadHeading[]
}

/**
 * A book: its chapters in the order of its spine, each behind a mark; one without a heading begins with its name in the table of contents.
 * That name, else the heading, is what its outline says.
 */
export async function readEpub(file: FileHandle, limits: ReadingLimits): Promise<Book> {
  const archive = await ZipArchive.open(file)
  const book = await readPackage(archive)
  if (book.spine.length > limits.pages) throw new UnreadableDocument('too_complex', `${book.spine.length} parts`)
  const labels = await labelsOf(archive, book)
  const text = new TextBudget(limits)
  const headings: ReadHeading[] = []
  let chapterCount = 0
  for (const name of book.spine) {
    const chapter = readChapter(await readMarkup(archive, name))
    const shown = withoutMarks(chapter.text).trim()
    if (shown === '') continue
    const label = labels.get(name)
    const title = label ?? chapter.heading
    if (title !== null) headings.push({ title, level: 1 })
    const named = label === undefined || chapter.heading !== null ? '' : `${withoutMarks(label)}\n\n`
    text.add(`${PAGE_MARK}${title === null ? '' : HEADING_MARK}${named}${shown}\n\n`)
    chapterCount++
  }
  return { text: text.toString(), pageCount: chapterCount, headings }
}

/** '' where the archive has no such part: the rest of the book is read all the same. */
async function readMarkup(archive: ZipArchive, name: string): Promise<string> {
  const part = await archive.read(name)
  return part ? (decodePlainText(part) ?? '').replace(/^\ufeff/, '') : ''
}

async function labelsOf(archive: ZipArchive, { contents }: EpubPackage): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const name of contents) {
    for (const [part, label] of readLabels(name, await readMarkup(archive, name))) {
      if (!labels.has(part)) labels.set(part, label)
    }
  }
  return labels
}
