import { referTo, withoutReferences } from '../media-reference.ts'
import { decodeEntities } from './entities.ts'
import { type HtmlToken, readHtml } from './html-tokens.ts'
import { MarkedTextWriter } from './marked-text-writer.ts'
import { formulasFromElsewhere } from './maths.ts'
import { lowered, raised } from './scripts.ts'

const BLOCKS =
  /^(?:p|div|section|article|aside|header|footer|main|nav|figure|figcaption|blockquote|center|form|fieldset|dl|dt|dd|table|thead|tbody|tfoot|tr|caption|h[1-6]|address|details|summary)$/
const FROM_ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i
const SOUND = /\[sound:([^\]\n]{1,500})\]/g
const READ_ALOUD = /\[\/?anki:[^\]\n]{0,500}\]/g

export interface FromHtml {
  text: string
  /** Addresses of pictures that stand elsewhere, which nothing here ever loads. */
  foreignMedia: string[]
}

/** HTML of a card as our marked text: its lines, lists, code and formulas; pictures and sounds as references. */
export function markedTextOfHtml(html: string): FromHtml {
  const foreignMedia: string[] = []
  const writer = new MarkedTextWriter()
  for (const token of readHtml(withoutReferences(html).replace(READ_ALOUD, ''))) {
    if (token.kind === 'text') writer.addText(token.text)
    else writeTag(writer, token, foreignMedia)
  }
  const text = formulasFromElsewhere(writer.finish()).replace(SOUND, (whole, name: string) => {
    const fileName = decodeEntities(name)
    if (!FROM_ELSEWHERE.test(fileName)) return referTo({ kind: 'sound', fileName, alt: '' })
    foreignMedia.push(fileName)
    return whole
  })
  return { text, foreignMedia }
}

/** HTML as words alone: without marks and media. */
export function textOfHtml(html: string): string {
  let text = ''
  for (const token of readHtml(html)) {
    if (token.kind === 'text') text += token.text
    else if (token.tag === 'br' || BLOCKS.test(token.tag)) text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}

type Tag = Exclude<HtmlToken, { kind: 'text' }>

const writeCode = (writer: MarkedTextWriter, isOpen: boolean): void => writer.markCode(isOpen)
const writeList = (isNumbered: boolean) => (writer: MarkedTextWriter, isOpen: boolean) =>
  isOpen ? writer.beginList(isNumbered) : writer.endList()
const writeCell = (writer: MarkedTextWriter, isOpen: boolean): void => {
  if (isOpen) writer.beginCell()
}
const writeScript = (write: (text: string) => string) => (writer: MarkedTextWriter, isOpen: boolean) =>
  isOpen ? writer.beginScript(write) : writer.endScript()

const WRITERS: ReadonlyMap<string, (writer: MarkedTextWriter, isOpen: boolean) => void> = new Map([
  ['br', (writer) => writer.addLine()],
  ['hr', (writer) => writer.breakLine()],
  ['li', (writer, isOpen) => (isOpen ? writer.beginItem() : writer.breakLine())],
  ['ul', writeList(false)],
  ['ol', writeList(true)],
  ['td', writeCell],
  ['th', writeCell],
  ['pre', (writer, isOpen) => (isOpen ? writer.beginProgram() : writer.endProgram())],
  ['code', writeCode],
  ['kbd', writeCode],
  ['samp', writeCode],
  ['tt', writeCode],
  ['sup', writeScript(raised)],
  ['sub', writeScript(lowered)],
  ['rt', (writer, isOpen) => writer.addText(isOpen ? '(' : ')')],
  ['rp', (writer, isOpen) => writer.hide(isOpen)],
])

const MEDIA = /^(?:img|audio|video|source)$/

function writeTag(writer: MarkedTextWriter, { kind, tag, attributes }: Tag, foreignMedia: string[]): void {
  if (BLOCKS.test(tag)) writer.breakLine()
  WRITERS.get(tag)?.(writer, kind === 'open')
  if (kind === 'open' && MEDIA.test(tag)) addMedium(writer, tag, attributes, foreignMedia)
}

function addMedium(
  writer: MarkedTextWriter,
  tag: string,
  attributes: ReadonlyMap<string, string>,
  foreignMedia: string[],
): void {
  const source = (attributes.get('src') ?? '').trim()
  if (source === '') return
  if (FROM_ELSEWHERE.test(source)) {
    foreignMedia.push(source.startsWith('data:') ? 'data:' : source.slice(0, 200))
    return
  }
  const kind = tag === 'img' ? 'picture' : 'sound'
  const alt = (attributes.get('alt') ?? '').replace(/[\s[\]]+/g, ' ').trim()
  writer.addMark(referTo({ kind, fileName: withoutEscapes(source), alt }))
}

function withoutEscapes(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}
