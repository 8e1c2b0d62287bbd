import { deflateSync } from 'node:zlib'

/** Content stream of a page that shows one line of Latin text. */
export const pageSaying = (line: string): string => `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`

/** Page content that says several lines. */
export const pageSayingLines = (lines: readonly string[]): string =>
  `BT /F1 10 Tf 14 TL 72 740 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`

/** Objects beside the pages, the first of them numbered `firstNumberBeside(pages)`, and what the catalogue says of them. */
interface Beside {
  catalogue: string
  objects: readonly string[]
}

const NOTHING_BESIDE: Beside = { catalogue: '', objects: [] }

export const firstNumberBeside = (pages: readonly string[]): number => 4 + pages.length * 2

/** The number of the object of a page, counted from 0. */
export const numberOfPage = (index: number): number => 4 + index * 2

/** A PDF with a page for each content stream, in Helvetica under the name F1. */
export function buildPdf(pages: readonly string[], { catalogue, objects: beside }: Beside = NOTHING_BESIDE): Buffer {
  const kids = pages.map((_, index) => `${numberOfPage(index)} 0 R`).join(' ')
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...pages.flatMap((content, index) => [describePage(numberOfPage(index) + 1), packStream(content)]),
    ...beside.map((object) => Buffer.from(object)),
  ]
  return assemble(objects)
}

/** A scan as a page: a JPEG and its size in pixels, and what the program that scanned it printed on it. */
export interface Scan {
  jpeg: Buffer
  stamp?: string
  width: number
  height: number
}

/** Builds a PDF whose pages are content streams or scans, which have no text layer. */
export function buildMixedPdf(pages: readonly (string | Scan)[]): Buffer {
  const pageNumber = (index: number) => 4 + index * 3
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  return assemble([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    ...pages.flatMap((page, index) =>
      typeof page === 'string'
        ? [describePage(pageNumber(index) + 1), packStream(page), Buffer.from('null')]
        : describeScan(page, pageNumber(index)),
    ),
  ])
}

/** Drawn at 200 dots an inch. */
function describeScan({ jpeg, stamp = '', width, height }: Scan, number: number): Buffer[] {
  const [widthPoints, heightPoints] = [width, height].map((pixels) => (pixels * 72) / 200)
  const image =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
    `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${widthPoints} ${heightPoints}] /Contents ${number + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R >> /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    ),
    packStream(`q ${widthPoints} 0 0 ${heightPoints} 0 0 cm /Scan Do Q BT /F1 6 Tf 4 4 Td (${stamp}) Tj ET`),
    Buffer.concat([Buffer.from(image), jpeg, Buffer.from('\nendstream')]),
  ]
}

const describePage = (contentNumber: number): Buffer =>
  Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contentNumber} 0 R ` +
      '/Resources << /Font << /F1 3 0 R >> >> >>',
  )

function packStream(content: string): Buffer {
  const packed = deflateSync(content)
  const head = `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`)])
}
