import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { heapOf, type PdfDocument } from './pdf-document.ts'

/** A box on a page as it is shown, in parts of its width and height from its upper left corner: 0 to 1. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a letter stands: it goes on from left to right, between the top and the bottom of its font, and its ink within them. */
export interface LetterBox extends Box {
  inkTop: number
  inkBottom: number
  /** Whether anything of it is drawn: not of a blank, nor of a font that is neither in the document nor on this machine. */
  hasInk: boolean
}

/** A character of a page's text layer; one that PDFium made up, as between lines, has no box. */
export interface Letter {
  character: string
  box: LetterBox | null
}

/** PDFium's mark for a hyphen at a line's end. */
export const LINE_END_HYPHEN = '\ufffe'
/** A page of a newspaper has 20,000. Of one with more nothing is said. */
const MOST_LETTERS = 30_000
/** PDFium tells places on a screen of so many pixels. */
const SCREEN = 1_000_000
const ROOM_BYTES = 64
/** A hundredth of a line. What is lower is no ink but its place. */
const LEAST_INK = 0.0002
const SIDES = 4
const FLOAT_BYTES = 4
const DOUBLE_BYTES = 8

/** Turns points of a page, as it is stored, into parts of the page as it is shown. */
type Turn = (x: number, y: number) => { x: number; y: number }

/** The characters of a page in the order of its text, and its size in points. Throws UnreadableDocument for one that cannot be loaded. */
export const readLetters = (
  document: PdfDocument,
  pageIndex: number,
): { width: number; height: number; letters: Letter[] } =>
  document.usePage(pageIndex, (page, library) => {
    const [width, height] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)]
    const place = library.pdfium.wasmExports.malloc(ROOM_BYTES)
    const textPage = library.FPDFText_LoadPage(page)
    try {
      const count = textPage === 0 ? 0 : library.FPDFText_CountChars(textPage)
      if (count > MOST_LETTERS) return { width, height, letters: [] }
      const turn = turnOf(library, { page, place, width, height })
      const letters = Array.from({ length: Math.max(0, count) }, (_, index) => ({
        character: characterAt(library, textPage, index),
        box: boxAt(library, { textPage, index, place }, turn),
      }))
      return { width, height, letters }
    } finally {
      library.FPDFText_ClosePage(textPage)
      library.pdfium.wasmExports.free(place)
    }
  })

function characterAt(library: WrappedPdfiumModule, textPage: number, index: number): string {
  if (library.FPDFText_IsHyphen(textPage, index) === 1) return LINE_END_HYPHEN
  const code = library.FPDFText_GetUnicode(textPage, index)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The turn is the same all over the page: three points tell it. */
function turnOf(
  library: WrappedPdfiumModule,
  { page, place, width, height }: { page: number; place: number; width: number; height: number },
): Turn {
  const shown = (x: number, y: number) => {
    library.FPDF_PageToDevice(page, 0, 0, SCREEN, SCREEN, 0, x, y, place, place + 4)
    const [across = 0, down = 0] = new Int32Array(heapOf(library).slice(place, place + 8).buffer)
    return { x: across / SCREEN, y: down / SCREEN }
  }
  const [origin, right, up] = [shown(0, 0), shown(width, 0), shown(0, height)]
  return (x, y) => ({
    x: origin.x + ((right.x - origin.x) * x) / width + ((up.x - origin.x) * y) / height,
    y: origin.y + ((right.y - origin.y) * x) / width + ((up.y - origin.y) * y) / height,
  })
}

interface LetterPlace {
  textPage: number
  index: number
  /** Room in PDFium's memory. */
  place: number
}

function boxAt(library: WrappedPdfiumModule, letter: LetterPlace, turn: Turn): LetterBox | null {
  const { textPage, index, place } = letter
  if (library.FPDFText_IsGenerated(textPage, index) === 1) return null
  if (!library.FPDFText_GetLooseCharBox(textPage, index, place)) return null
  const floats = new Float32Array(heapOf(library).slice(place, place + SIDES * FLOAT_BYTES).buffer)
  const [left = 0, top = 0, right = 0, bottom = 0] = floats
  const box = shownBox({ left, top, right, bottom }, turn)
  if (box.right <= box.left || box.bottom <= box.top) return null
  const ink = inkAt(library, letter, turn)
  const { top: inkTop, bottom: inkBottom } = ink ?? box
  return {
    ...box,
    inkTop: Math.max(box.top, inkTop),
    inkBottom: Math.min(box.bottom, inkBottom),
    hasInk: ink !== null,
  }
}

/** The box around what is drawn of a letter; null for a blank. */
function inkAt(library: WrappedPdfiumModule, { textPage, index, place }: LetterPlace, turn: Turn): Box | null {
  const sides = [0, 1, 2, 3].map((side) => place + side * DOUBLE_BYTES) as [number, number, number, number]
  if (!library.FPDFText_GetCharBox(textPage, index, ...sides)) return null
  const doubles = new Float64Array(heapOf(library).slice(place, place + SIDES * DOUBLE_BYTES).buffer)
  const [left = 0, right = 0, bottom = 0, top = 0] = doubles
  const box = shownBox({ left, top, right, bottom }, turn)
  return box.bottom - box.top > LEAST_INK ? box : null
}

function shownBox({ left, top, right, bottom }: Box, turn: Turn): Box {
  const [one, other] = [turn(left, top), turn(right, bottom)]
  return {
    left: withinPage(Math.min(one.x, other.x)),
    top: withinPage(Math.min(one.y, other.y)),
    right: withinPage(Math.max(one.x, other.x)),
    bottom: withinPage(Math.max(one.y, other.y)),
  }
}

const withinPage = (part: number): number => (Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0)
