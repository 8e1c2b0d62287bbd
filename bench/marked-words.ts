import { heapOf, type PdfDocument } from '../server/src/core/documents/reading/pdf/pdf-document.ts'

/** A letter of a page with the middle of what is drawn of it, in parts of the page as it is shown. */
export interface InkedLetter {
  character: string
  x: number
  y: number
}

/** What would be coloured of some words, in parts of the page that they are on. */
export interface ShownBox {
  words: string
  left: number
  top: number
  right: number
  bottom: number
}

const SCREEN = 1_000_000
const SIDES = [0, 8, 16, 24] as const

/** The letters of a page as PDFium reads them, in its order. What it makes up, as between lines, is not drawn. */
export const lettersOf = (pdf: PdfDocument, index: number): InkedLetter[] =>
  pdf.usePage(index, (page, library) => {
    const textPage = library.FPDFText_LoadPage(page)
    const place = library.pdfium.wasmExports.malloc(32)
    const letters = Array.from({ length: library.FPDFText_CountChars(textPage) }, (_, at) => {
      if (library.FPDFText_IsGenerated(textPage, at) === 1) return []
      const sides = SIDES.map((offset) => place + offset) as [number, number, number, number]
      if (!library.FPDFText_GetCharBox(textPage, at, ...sides)) return []
      const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(
        heapOf(library).slice(place, place + 32).buffer,
      )
      library.FPDF_PageToDevice(page, 0, 0, SCREEN, SCREEN, 0, (left + right) / 2, (top + bottom) / 2, place, place + 4)
      const [across = 0, down = 0] = new Int32Array(heapOf(library).slice(place, place + 8).buffer)
      const character = String.fromCodePoint(library.FPDFText_GetUnicode(textPage, at))
      return [{ character, x: across / SCREEN, y: down / SCREEN }]
    }).flat()
    library.pdfium.wasmExports.free(place)
    library.FPDFText_ClosePage(textPage)
    return letters
  })

/** What is read in a box: the letters whose middle it holds. */
export const wordsIn = (letters: readonly InkedLetter[], { left, top, right, bottom }: ShownBox): string =>
  letters
    .filter(({ x, y }) => left <= x && x <= right && top <= y && y <= bottom)
    .map(({ character }) => character)
    .join('')

/** In its order: where lines stand one upon the other, both are read. */
export function holds(found: string, wanted: string): boolean {
  let at = 0
  for (const letter of found) if (letter === wanted[at]) at++
  return at === wanted.length
}

/** Letters and digits: hyphens at the ends of lines, and spaces, are read in many ways. */
export const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
