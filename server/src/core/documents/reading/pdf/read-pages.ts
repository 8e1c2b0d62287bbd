import type { FileHandle } from 'node:fs/promises'
import type { ReadingLimits } from '../limits.ts'
import { tidyText } from '../tidy-text.ts'
import type { PdfPages } from './read-pdf.ts'

/** Tidied text of each page of a PDF; to be run in the reading process. PDFium is loaded only where it is needed. */
export async function readPages(file: FileHandle, limits: ReadingLimits): Promise<PdfPages> {
  const { readPdfPages } = await import('./read-pdf.ts')
  const { pages, ...others } = await readPdfPages(file, limits)
  return { pages: pages.map(tidyText), ...others }
}
