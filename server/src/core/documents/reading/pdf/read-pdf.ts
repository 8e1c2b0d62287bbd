import type { FileHandle } from 'node:fs/promises'
import type { Bookmark } from '../headings.ts'
import type { ReadingLimits } from '../limits.ts'
import { PAGE_MARK, withoutMarks } from '../page-marks.ts'
import { TextBudget } from '../text-budget.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { readBookmarks } from './bookmarks.ts'
import { joinPages } from './join-pages.ts'
import { restoreHyphens } from './line-end-hyphens.ts'
import { PdfDocument } from './pdf-document.ts'

export interface PdfPages {
  /** In order; '' for a page without a text layer. */
  pages: string[]
  /** Indexes, from 0, of pages that are a picture with hardly more text than a stamp on it. */
  stampedScans: number[]
  bookmarks: Bookmark[]
}

export type PdfText = { text: string; pageCount: number; emptyPages: number[]; bookmarks: Bookmark[] }

/** Text layers of all pages in order, each behind a mark. `emptyPages` are the indexes of pages that have none and would need OCR. */
export async function readPdf(file: FileHandle, limits: ReadingLimits): Promise<PdfText> {
  const document = await PdfDocument.open(file)
  const pages = readTextLayers(document, limits)
  const emptyPages = pages.flatMap((page, index) => (hasTextLayer(page) ? [] : [index]))
  const text = joinPages(
    pages.map((page) => (hasTextLayer(page) ? withoutMarks(page) : '')),
    PAGE_MARK,
  )
  return { text: await restoreHyphens(text), pageCount: pages.length, emptyPages, bookmarks: readBookmarks(document) }
}

/** Reads a PDF page by page. `restoreHyphens` decides on hyphens at line ends. */
export async function readPdfPages(file: FileHandle, limits: ReadingLimits): Promise<PdfPages> {
  const document = await PdfDocument.open(file)
  const pages = readTextLayers(document, limits)
  const whole = pages.map((page) => (hasTextLayer(page) ? page.replaceAll(PAGE_END, ' ') : '')).join(PAGE_END)
  const stampedScans = pages.flatMap((page, index) =>
    hasTextLayer(page) && countLetters(page) < STAMP_LETTERS && document.pictureShare(index) > SCAN_SHARE
      ? [index]
      : [],
  )
  return { pages: (await restoreHyphens(whole)).split(PAGE_END), stampedScans, bookmarks: readBookmarks(document) }
}

/** What programs that scan print on a page: their name, a date, a page number. */
const STAMP_LETTERS = 60
const SCAN_SHARE = 0.5

/** Stands between pages while they are looked at together. */
const PAGE_END = '\f'

function readTextLayers(document: PdfDocument, limits: ReadingLimits): string[] {
  const { pageCount } = document
  if (pageCount < 1) throw new UnreadableDocument('broken', 'no pages')
  if (pageCount > limits.pages) throw new UnreadableDocument('too_complex', `${pageCount} pages`)
  const budget = new TextBudget(limits)
  const pages: string[] = []
  for (let index = 0; index < pageCount; index++) {
    pages.push(document.readPageText(index, (characters) => budget.reserve(characters)).trim())
  }
  return pages
}

const countLetters = (page: string): number => page.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Fonts without a way back to Unicode give private or replacement characters: such a layer is as good as none. */
function hasTextLayer(page: string): boolean {
  const letters = countLetters(page)
  const unknowns = page.match(/[\ufffd\p{Co}]/gu)?.length ?? 0
  return letters > 0 && letters > unknowns
}
