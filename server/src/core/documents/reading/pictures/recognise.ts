import type { FileHandle } from 'node:fs/promises'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import { encodePgm, encodePng } from './grey-raster.ts'
import type { ReadPicture } from './tesseract.ts'
import { tidyRecognised } from './tidy-recognised.ts'

/** Tesseract reads best at 200 to 300 dots an inch; an A4 page has 4 million pixels then. */
const FOR_TESSERACT = { dotsPerInch: 200, mostPixels: 16_000_000 } as const
/** What vision models make smaller themselves is not sent. */
const FOR_A_SERVICE = { dotsPerInch: 200, mostPixels: 4_000_000 } as const

/** What stands on a picture. As all here, to be run in the reading process, never in the server's own. */
export async function recogniseImage(
  file: FileHandle,
  languages: readonly RecognitionLanguage[],
): Promise<ReadPicture> {
  return recognise(await file.readFile(), languages)
}

/** What a page of a PDF, counted from 0, shows. */
export async function recognisePage(
  file: FileHandle,
  index: number,
  languages: readonly RecognitionLanguage[],
): Promise<ReadPicture> {
  const document = await openPdf(file)
  return recognise(encodePgm(document.drawPage(index, FOR_TESSERACT)), languages)
}

/** A page of a PDF, counted from 0, as a PNG. */
export async function drawPage(file: FileHandle, index: number): Promise<Uint8Array> {
  const document = await openPdf(file)
  return encodePng(document.drawPage(index, FOR_A_SERVICE))
}

/** PDFium and tesseract are loaded only where they are needed. */
async function openPdf(file: FileHandle) {
  const { PdfDocument } = await import('../pdf/pdf-document.ts')
  return PdfDocument.open(file)
}

async function recognise(picture: Uint8Array, languages: readonly RecognitionLanguage[]): Promise<ReadPicture> {
  const { Tesseract } = await import('./tesseract.ts')
  const tesseract = await Tesseract.open(languages)
  const { text, words } = tesseract.read(picture)
  return { text: tidyRecognised(text), words }
}
