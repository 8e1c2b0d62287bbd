import type { FileHandle } from 'node:fs/promises'
import { joinPages } from './join-pages.ts'
import type { ReadingLimits } from './limits.ts'
import { restoreHyphens } from './line-end-hyphens.ts'
import { PdfDocument } from './pdf-document.ts'
import { TextBudget } from './text-budget.ts'
import { UnreadableDocument } from './unreadable-document.ts'

export type PdfText = { text: string; pageCount: number; emptyPages: number[] }

/** Text layers of all pages in order. `emptyPages` are the indexes of pages that have none and would need OCR. */
export async function readPdf(file: FileHandle, limits: ReadingLimits): Promise<PdfText> {
  const pages = await readTextLayers(file, limits)
  const emptyPages = pages.flatMap((page, index) => (hasTextLayer(page) ? [] : [index]))
  const text = joinPages(pages.map((page) => (hasTextLayer(page) ? page : '')))
  return { text: restoreHyphens(text), pageCount: pages.length, emptyPages }
}

/** The same page by page, '' for one without a text layer. Hyphens at line ends are as `restoreHyphens` decides. */
export async function readPdfPages(file: FileHandle, limits: ReadingLimits): Promise<string[]> {
  const pages = await readTextLayers(file, limits)
  const whole = pages.map((page) => (hasTextLayer(page) ? page.replaceAll(PAGE_END, ' ') : '')).join(PAGE_END)
  return restoreHyphens(whole).split(PAGE_END)
}

/** Stands between pages while they are looked at together. */
const PAGE_END = '\f'

async function readTextLayers(file: FileHandle, limits: ReadingLimits): Promise<string[]> {
  const document = await PdfDocument.open(file)
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

/** Fonts without a way back to Unicode give private or replacement characters: such a layer is as good as none. */
function hasTextLayer(page: string): boolean {
  const letters = page.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const unknowns = page.match(/[\ufffd\p{Co}]/gu)?.length ?? 0
  return letters > 0 && letters > unknowns
}
