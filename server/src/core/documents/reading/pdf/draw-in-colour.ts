import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { ColourRaster } from '../pictures/colour-png.ts'
import { rasterSize } from '../pictures/grey-raster.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { heapOf, type PdfDocument } from './pdf-document.ts'

/** Pixels: no page is shown wider on a large screen, and a phone of three dots a pixel shows it sharp. */
const WIDTH = 1200
/** A page four times as tall as it is wide still has its whole width. */
const MOST_PIXELS = 4 * WIDTH * WIDTH
const POINTS_PER_INCH = 72

const BYTES_PER_PIXEL = 4
const BLUE_GREEN_RED_NONE = 3
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1

/** A page as it is shown, turned as it says and with its annotations. Throws UnreadableDocument for one that cannot be loaded or has no size. */
export const drawInColour = (document: PdfDocument, pageIndex: number): ColourRaster =>
  document.usePage(pageIndex, (page, library) => {
    const [widthPoints, heightPoints] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)]
    const dotsPerInch = (WIDTH / widthPoints) * POINTS_PER_INCH
    const size = rasterSize(widthPoints, heightPoints, dotsPerInch, MOST_PIXELS)
    return { ...size, pixels: drawPixels(library, page, size) }
  })

function drawPixels(library: WrappedPdfiumModule, page: number, { width, height }: Omit<ColourRaster, 'pixels'>) {
  const { pdfium } = library
  const bytes = width * height * BYTES_PER_PIXEL
  const place = pdfium.wasmExports.malloc(bytes)
  if (place === 0) throw new UnreadableDocument('too_complex', 'no memory for the page')
  const bitmap = library.FPDFBitmap_CreateEx(width, height, BLUE_GREEN_RED_NONE, place, width * BYTES_PER_PIXEL)
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS)
  const pixels = heapOf(library).slice(place, place + bytes)
  library.FPDFBitmap_Destroy(bitmap)
  pdfium.wasmExports.free(place)
  return pixels
}
