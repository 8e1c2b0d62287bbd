import { deflateSync } from 'node:zlib'

/** A slide in Latin letters: its title over its points. */
export interface Slide {
  title: string
  points: readonly string[]
}

const WIDTH = 960
const HEIGHT = 540
const MARGIN = 64
const POINT_LETTERS = 84
const TITLE_SIZE = 30
const POINT_SIZE = 18
const LINE_HEIGHT = 25
const POINT_GAP = 14
/** The objects before the first page: the catalogue, the pages, two fonts. */
const FIRST_PAGE = 5

/** Slides as a PDF, in the fonts that every reader brings along. */
export function drawSlides(slides: readonly Slide[]): Buffer {
  const pageOf = (index: number) => FIRST_PAGE + index * 2
  const kids = slides.map((_, index) => `${pageOf(index)} 0 R`).join(' ')
  return joinObjects([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${slides.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'),
    ...slides.flatMap((slide, index) => [describePage(pageOf(index) + 1), packStream(drawSlide(slide))]),
  ])
}

const describePage = (content: number): Buffer =>
  Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${content} 0 R ` +
      '/Resources << /Font << /Text 3 0 R /Title 4 0 R >> >> >>',
  )

function drawSlide({ title, points }: Slide): string {
  const top = HEIGHT - MARGIN - TITLE_SIZE
  let y = top - 2 * LINE_HEIGHT
  const lines = points.flatMap((point) => {
    const drawn = wrap(point).map((line, index) => {
      const mark = index === 0 ? drawText('Text', POINT_SIZE, MARGIN, y, '\\225') : ''
      const text = drawText('Text', POINT_SIZE, MARGIN + POINT_SIZE, y, escapeText(line))
      y -= LINE_HEIGHT
      return `${mark} ${text}`
    })
    y -= POINT_GAP
    return drawn
  })
  const band = `0.11 0.35 0.45 rg 0 0 24 ${HEIGHT} re f 0.1 0.1 0.12 rg`
  return [band, drawText('Title', TITLE_SIZE, MARGIN, top, escapeText(title)), ...lines].join('\n')
}

const drawText = (font: 'Text' | 'Title', size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET`

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&')

function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < POINT_LETTERS) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function packStream(content: string): Buffer {
  const packed = deflateSync(content)
  const head = `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

/** The objects by their numbers, from 1, with the table that tells where each begins. */
export function joinObjects(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const table = [`0000000000 65535 f \n`]
  let length = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    table.push(`${String(length).padStart(10, '0')} 00000 n \n`)
    parts.push(part)
    length += part.length
  })
  const trailer = `trailer\n<< /Size ${table.length} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${table.length}\n${table.join('')}${trailer}`)])
}
