import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { tidyHeading } from '@lectern/domain/materials/outline'
import type { Bookmark } from '../headings.ts'
import { heapOf, type PdfDocument } from './pdf-document.ts'

/** Far more than an outline keeps; bookmarks may lead round in a circle. */
const MOST_LOOKED_AT = 5000
const MAX_DEPTH = 9
/** Nothing is read of a longer title. */
const MAX_TITLE_BYTES = 8192

/** The bookmarks of a PDF in their order; those that lead nowhere in it are left out, unless others stand under them. */
export const readBookmarks = (document: PdfDocument): Bookmark[] =>
  document.use((handle, library) => {
    const found = walk(handle, library)
    return found.flatMap(({ page, ...bookmark }, index) => {
      const next = found[index + 1]
      const beneath = next && next.level > bookmark.level ? next.page : -1
      const at = page >= 0 ? page : beneath
      return at >= 0 && at < document.pageCount ? [{ ...bookmark, page: at }] : []
    })
  })

/** By level, the page -1 where one leads to none. */
function walk(document: number, library: WrappedPdfiumModule): Bookmark[] {
  const found: Bookmark[] = []
  const seen = new Set<number>()
  const waiting = [{ bookmark: library.FPDFBookmark_GetFirstChild(document, 0), level: 1 }]
  for (let next = waiting.pop(); next && seen.size < MOST_LOOKED_AT; next = waiting.pop()) {
    const { bookmark, level } = next
    if (bookmark === 0 || seen.has(bookmark)) continue
    seen.add(bookmark)
    const target = library.FPDFBookmark_GetDest(document, bookmark)
    const page = target === 0 ? -1 : library.FPDFDest_GetDestPageIndex(document, target)
    const title = tidyHeading(titleOf(bookmark, library))
    if (title !== '') found.push({ title, level, page })
    waiting.push({ bookmark: library.FPDFBookmark_GetNextSibling(document, bookmark), level })
    if (level < MAX_DEPTH)
      waiting.push({ bookmark: library.FPDFBookmark_GetFirstChild(document, bookmark), level: level + 1 })
  }
  return found
}

function titleOf(bookmark: number, library: WrappedPdfiumModule): string {
  const { pdfium } = library
  const bytes = library.FPDFBookmark_GetTitle(bookmark, 0, 0)
  if (bytes <= 2 || bytes > MAX_TITLE_BYTES) return ''
  const place = pdfium.wasmExports.malloc(bytes)
  library.FPDFBookmark_GetTitle(bookmark, place, bytes)
  const title = Buffer.from(heapOf(library).subarray(place, place + bytes - 2)).toString('utf16le')
  pdfium.wasmExports.free(place)
  return title
}
