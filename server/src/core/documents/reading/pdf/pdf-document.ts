import type { FileHandle } from 'node:fs/promises'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { type GreyRaster, type RasterRules, rasterSize } from '../pictures/grey-raster.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

const READ_CHUNK_BYTES = 1024 * 1024
/** FPDF_GetLastError: password needed, or a security scheme that PDFium lacks. */
const ENCRYPTION_ERRORS = [4, 5]

/** The part of the Emscripten module that PDFium's own types leave out. Its view is replaced whenever memory grows. */
type Heap = { readonly HEAPU8: Uint8Array }

/** PDFium's number for the pictures among a page's parts. */
const PICTURE = 3
const MOST_PARTS = 100
const FLOAT_BYTES = 4

const GREY_BITMAP = 1
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1

/** One that was started before there was a document for it. */
let waiting: Promise<WrappedPdfiumModule> | null = null

/** Has the library ready for the next document that is opened. */
export async function prepareLibrary(): Promise<void> {
  waiting ??= startLibrary()
  await waiting
}

async function startLibrary(): Promise<WrappedPdfiumModule> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const library = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer })
  library.PDFiumExt_Init()
  return library
}

/** A PDF opened in PDFium. Everything it takes lives in the library's own memory and goes with the process. */
export class PdfDocument {
  readonly pageCount: number
  readonly #library: WrappedPdfiumModule
  readonly #document: number

  private constructor(library: WrappedPdfiumModule, document: number) {
    this.#library = library
    this.#document = document
    this.pageCount = library.FPDF_GetPageCount(document)
  }

  /** Throws UnreadableDocument `encrypted` (a password is needed) or `broken`. */
  static async open(file: FileHandle): Promise<PdfDocument> {
    const library = await (waiting ?? startLibrary())
    // A library holds one document for good.
    waiting = null
    const { size } = await file.stat()
    const place = await loadIntoHeap(library, file, size)
    const document = library.FPDF_LoadMemDocument(place, size, '')
    if (document === 0) {
      const code = library.FPDF_GetLastError()
      throw new UnreadableDocument(ENCRYPTION_ERRORS.includes(code) ? 'encrypted' : 'broken', `PDFium error ${code}`)
    }
    return new PdfDocument(library, document)
  }

  /**
   * The text layer of a page, as PDFium orders it: CR LF between lines, U+FFFE in place of a hyphen at a line's end.
   * `admit` is told the number of characters before they are copied and may throw. '' for a page that cannot be loaded.
   */
  readPageText(pageIndex: number, admit: (characters: number) => void): string {
    const page = this.#library.FPDF_LoadPage(this.#document, pageIndex)
    if (page === 0) return ''
    const textPage = this.#library.FPDFText_LoadPage(page)
    const characters = textPage === 0 ? 0 : Math.max(0, this.#library.FPDFText_CountChars(textPage))
    admit(characters)
    const text = this.#copyText(textPage, characters)
    this.#library.FPDFText_ClosePage(textPage)
    this.#library.FPDF_ClosePage(page)
    return text
  }

  /** Has `use` work on the document, by PDFium's own handle. */
  use<Result>(use: (document: number, library: WrappedPdfiumModule) => Result): Result {
    return use(this.#document, this.#library)
  }

  /** Has `use` work on a loaded page, by PDFium's own handles. Throws UnreadableDocument for a page that cannot be loaded. */
  usePage<Result>(pageIndex: number, use: (page: number, library: WrappedPdfiumModule) => Result): Result {
    const page = this.#library.FPDF_LoadPage(this.#document, pageIndex)
    if (page === 0) throw new UnreadableDocument('broken', `page ${pageIndex} cannot be loaded`)
    try {
      return use(page, this.#library)
    } finally {
      this.#library.FPDF_ClosePage(page)
    }
  }

  /** The share of a page that its largest picture covers; 0 to 1. Only its first 100 parts are looked at. */
  pictureShare(pageIndex: number): number {
    const library = this.#library
    const page = library.FPDF_LoadPage(this.#document, pageIndex)
    if (page === 0) return 0
    const area = library.FPDF_GetPageWidthF(page) * library.FPDF_GetPageHeightF(page)
    const count = Math.min(library.FPDFPage_CountObjects(page), MOST_PARTS)
    let largest = 0
    for (let index = 0; index < count; index++) {
      const part = library.FPDFPage_GetObject(page, index)
      if (library.FPDFPageObj_GetType(part) === PICTURE) largest = Math.max(largest, this.#areaOf(part))
    }
    library.FPDF_ClosePage(page)
    return area > 0 ? Math.min(1, largest / area) : 0
  }

  /** Area of the box around a part of a page, in square points. */
  #areaOf(part: number): number {
    const { pdfium } = this.#library
    const place = pdfium.wasmExports.malloc(4 * FLOAT_BYTES)
    const sides = [0, 1, 2, 3].map((side) => place + side * FLOAT_BYTES) as [number, number, number, number]
    const isKnown = this.#library.FPDFPageObj_GetBounds(part, ...sides)
    const heap = heapOf(this.#library)
    const [left, bottom, right, top] = new Float32Array(heap.slice(place, place + 4 * FLOAT_BYTES).buffer)
    pdfium.wasmExports.free(place)
    return isKnown ? ((right ?? 0) - (left ?? 0)) * ((top ?? 0) - (bottom ?? 0)) : 0
  }

  /**
   * A page as it is shown, turned as it says and with its annotations, in shades of grey: at `dotsPerInch`, or as many
   * fewer as keep it within `mostPixels`. Throws UnreadableDocument for a page that cannot be loaded or has no size.
   */
  drawPage(pageIndex: number, { dotsPerInch, mostPixels }: RasterRules): GreyRaster {
    const { pdfium } = this.#library
    const page = this.#library.FPDF_LoadPage(this.#document, pageIndex)
    if (page === 0) throw new UnreadableDocument('broken', `page ${pageIndex} cannot be loaded`)
    const { width, height } = rasterSize(
      this.#library.FPDF_GetPageWidthF(page),
      this.#library.FPDF_GetPageHeightF(page),
      dotsPerInch,
      mostPixels,
    )
    const place = pdfium.wasmExports.malloc(width * height)
    if (place === 0) throw new UnreadableDocument('too_complex', 'no memory for the page')
    const bitmap = this.#library.FPDFBitmap_CreateEx(width, height, GREY_BITMAP, place, width)
    this.#library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    this.#library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS)
    const pixels = heapOf(this.#library).slice(place, place + width * height)
    this.#library.FPDFBitmap_Destroy(bitmap)
    pdfium.wasmExports.free(place)
    this.#library.FPDF_ClosePage(page)
    return { width, height, pixels }
  }

  #copyText(textPage: number, characters: number): string {
    if (characters === 0) return ''
    const { pdfium } = this.#library
    const bytes = (characters + 1) * 2
    const place = pdfium.wasmExports.malloc(bytes)
    const written = this.#library.FPDFText_GetText(textPage, 0, characters, place)
    const end = place + Math.max(0, written - 1) * 2
    const text = Buffer.from(heapOf(this.#library).subarray(place, end)).toString('utf16le')
    pdfium.wasmExports.free(place)
    return text
  }
}

/** PDFium's memory as it is now: it is another view once that has grown. */
export const heapOf = (library: WrappedPdfiumModule) => (library.pdfium as unknown as Heap).HEAPU8

/** Straight from the file into PDFium's memory, a chunk at a time, so that the file is held once. */
async function loadIntoHeap(library: WrappedPdfiumModule, file: FileHandle, size: number): Promise<number> {
  const place = library.pdfium.wasmExports.malloc(size)
  const chunk = Buffer.alloc(Math.min(size, READ_CHUNK_BYTES))
  let at = 0
  while (at < size) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
    if (bytesRead === 0) break
    heapOf(library).set(chunk.subarray(0, Math.min(bytesRead, size - at)), place + at)
    at += bytesRead
  }
  return place
}
