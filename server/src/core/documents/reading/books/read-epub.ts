import type { FileHandle } from 'node:fs/promises'
import { decodePlainText } from '../decode-plain-text.ts'
import type { ReadingLimits } from '../limits.ts'
import { ZipArchive } from '../office/zip-archive.ts'
import { PAGE_MARK, withoutMarks } from '../page-marks.ts'
import { TextBudget } from '../text-budget.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { readLabels } from './chapter-labels.ts'
import { readChapter } from './chapter-text.ts'
import { type EpubPackage, readPackage } from './epub-package.ts'

/** A book: its chapters in the order of its spine, each behind a mark; one without a heading begins with its name in the table of contents. */
export async function readEpub(file: FileHandle, limits: ReadingLimits): Promise<{ text: string; pageCount: number }> {
  const archive = await ZipArchive.open(file)
  const book = await readPackage(archive)
  if (book.spine.length > limits.pages) throw new UnreadableDocument('too_complex', `${book.spine.length} parts`)
  const labels = await labelsOf(archive, book)
  const text = new TextBudget(limits)
  let chapterCount = 0
  for (const name of book.spine) {
    const chapter = readChapter(await readMarkup(archive, name))
    const label = chapter.hasHeading ? undefined : labels.get(name)
    const shown = withoutMarks(chapter.text).trim()
    if (shown === '') continue
    text.add(`${PAGE_MARK}${label === undefined ? '' : `${withoutMarks(label)}\n\n`}${shown}\n\n`)
    chapterCount++
  }
  return { text: text.toString(), pageCount: chapterCount }
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
