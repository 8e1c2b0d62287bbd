import type { FileHandle } from 'node:fs/promises'
import type { ReadingLimits } from './limits.ts'
import { tidyText } from './tidy-text.ts'

/** Tidied text of each page of a PDF; to be run in the reading process. PDFium is loaded only where it is needed. */
export async function readPages(file: FileHandle, limits: ReadingLimits): Promise<string[]> {
  const { readPdfPages } = await import('./read-pdf.ts')
  return (await readPdfPages(file, limits)).map(tidyText)
}
