import type { FileHandle } from 'node:fs/promises'
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
  return { text: restoreHyphens(joinPages(pages)), pageCount: pages.length, emptyPages }
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

/** A sentence that runs on to the next page is not cut by an empty line. Pages without text are passed over. */
function joinPages(pages: readonly string[]): string {
  const parts: string[] = []
  for (const [index, page] of pages.entries()) {
    if (!hasTextLayer(page)) continue
    parts.push(runsOn(pages[index - 1] ?? '', page) ? '\n' : '\n\n', page)
  }
  return parts.join('')
}

function runsOn(before: string, after: string): boolean {
  return /[\p{Ll}\p{Script=Han},，、;；]$/u.test(before.slice(-2)) && /^[\p{Ll}\p{Script=Han}]/u.test(after)
}
