import { randomBytes } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { pageSayingLines } from '../server/test/files/build-pdf.ts'

/** Beside a page's picture: its text, its objects and their places. */
const OVERHEAD_BYTES = 6000

/** Writes a PDF of `sizeBytes` at most: each page with text and, as slides have one, a picture that makes up its size. */
export function writeLargePdf(
  path: string,
  { pageCount, sizeBytes, linesOf }: { pageCount: number; sizeBytes: number; linesOf: (page: number) => string[] },
): void {
  const file = openSync(path, 'w')
  const places: number[] = []
  let length = 0
  const write = (part: string | Buffer) => {
    length += writeSync(file, Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1'))
  }
  const writeObject = (...parts: (string | Buffer)[]) => {
    places.push(length)
    for (const part of [`${places.length} 0 obj\n`, ...parts, '\nendobj\n']) write(part)
  }
  const stream = (dictionary: string, bytes: Buffer) =>
    writeObject(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream')

  write('%PDF-1.7\n')
  const kids = Array.from({ length: pageCount }, (_, index) => `${4 + index * 3} 0 R`).join(' ')
  writeObject('<< /Type /Catalog /Pages 2 0 R >>')
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${pageCount} >>`)
  writeObject('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  const side = Math.floor(Math.sqrt(sizeBytes / pageCount - OVERHEAD_BYTES))
  for (let page = 1; page <= pageCount; page++) {
    const number = 1 + page * 3
    const resources = `<< /Font << /F1 3 0 R >> /XObject << /I1 ${number + 2} 0 R >> >>`
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources ${resources} >>`,
    )
    stream('', Buffer.from(`${pageSayingLines(linesOf(page))} q 200 0 0 200 72 72 cm /I1 Do Q`))
    const picture = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`
    stream(picture, randomBytes(side * side))
  }
  const start = length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = places.length + 1
  write(
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  closeSync(file)
}
