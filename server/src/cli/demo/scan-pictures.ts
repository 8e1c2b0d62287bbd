import { joinObjects } from './draw-slides.ts'

/** The objects before the first page: the catalogue and the pages. */
const FIRST_PAGE = 3
/** A page is three objects: what it is, what is drawn on it, the picture. */
const OBJECTS_A_PAGE = 3
const WIDTH = 960
const HEIGHT = 540
const SIGNATURE_BYTES = 8
/** Beside the content of a part of a PNG: its length and its name, and a checksum. */
const HEAD_BYTES = 8
const CHECKSUM_BYTES = 4

/** Pictures as a PDF whose pages hold nothing else, as a scanner makes it; each is a PNG as pages are drawn here. */
export function scanPictures(pictures: readonly Buffer[]): Buffer {
  const pageOf = (index: number) => FIRST_PAGE + index * OBJECTS_A_PAGE
  const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(' ')
  return joinObjects([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`),
    ...pictures.flatMap((picture, index) => [
      describePage(pageOf(index)),
      packObject('', Buffer.from(`${WIDTH} 0 0 ${HEIGHT} 0 0 cm /Scan Do`)),
      packPicture(picture),
    ]),
  ])
}

const describePage = (number: number): Buffer =>
  Buffer.from(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${number + 1} 0 R ` +
      `/Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
  )

/** A PDF packs the rows of a picture as a PNG does. */
function packPicture(png: Buffer): Buffer {
  const parts = partsOf(png)
  const header = parts.find(({ name }) => name === 'IHDR')?.content
  if (!header) throw new Error('A picture of the demonstration is no PNG')
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8]]
  const table = parts.find(({ name }) => name === 'PLTE')?.content
  const colours = table ? `[/Indexed /DeviceRGB ${table.length / 3 - 1} <${table.toString('hex')}>]` : '/DeviceRGB'
  const rows = `/Predictor 15 /Colors ${table ? 1 : 3} /BitsPerComponent ${depth} /Columns ${width}`
  const about =
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${depth} ` +
    `/ColorSpace ${colours} /Filter /FlateDecode /DecodeParms << ${rows} >> `
  const packed = parts.filter(({ name }) => name === 'IDAT').map(({ content }) => content)
  return packObject(about, Buffer.concat(packed))
}

function partsOf(png: Buffer): { name: string; content: Buffer }[] {
  const parts: { name: string; content: Buffer }[] = []
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const begin = at + HEAD_BYTES
    const end = begin + png.readUInt32BE(at)
    parts.push({ name: png.toString('latin1', begin - 4, begin), content: png.subarray(begin, end) })
    at = end + CHECKSUM_BYTES
  }
  return parts
}

const packObject = (about: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${about}/Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')])
