import { open } from 'node:fs/promises'
import { PdfDocument } from './pdf-document.ts'

let opened: Promise<PdfDocument> | null = null

/** The document of this process, opened with its first page: the pages that follow need its file no more. */
export function openedPdf(path: string): Promise<PdfDocument> {
  opened ??= openAt(path)
  return opened
}

async function openAt(path: string): Promise<PdfDocument> {
  await using file = await open(path)
  return await PdfDocument.open(file)
}
