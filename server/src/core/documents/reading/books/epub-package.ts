import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import type { ZipArchive } from '../office/zip-archive.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

/** What a book is made of. */
export interface EpubPackage {
  /** Names of the parts that are read one after the other. */
  spine: readonly string[]
  /** Names of the parts that hold its table of contents. */
  contents: readonly string[]
}

interface Item {
  name: string
  type: string
  isContents: boolean
}

/** Fonts alone are scrambled by these, so that they are not taken out of a book; its text is not. */
const FONT_SCRAMBLING = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
const READ_TYPES = new Set(['application/xhtml+xml', 'text/html'])
const TOC_TYPE = 'application/x-dtbncx+xml'

const broken = (detail: string) => new UnreadableDocument('broken', `epub: ${detail}`)

/** The parts of a book in the order in which they are read. Names are only compared with those in the archive. */
export async function readPackage(archive: ZipArchive): Promise<EpubPackage> {
  const packageName = await findPackage(archive)
  const items = new Map<string, Item>()
  const order: { id: string; isAside: boolean }[] = []
  await walkPart(archive, packageName, (name, attributes) => {
    const { id = '', href = '', idref = '', linear, properties = '' } = attributes
    if (name === 'item')
      items.set(id, {
        name: nameOf(packageName, href),
        type: attributes['media-type'] ?? '',
        isContents: properties.split(/\s+/).includes('nav'),
      })
    if (name === 'itemref') order.push({ id: idref, isAside: linear === 'no' })
  })
  const spine = order.flatMap(({ id, isAside }) => {
    const item = items.get(id)
    return item && !isAside && !item.isContents && READ_TYPES.has(item.type) ? [item.name] : []
  })
  await requireOpenText(archive, new Set(spine))
  const contents = [...items.values()].filter(({ isContents, type }) => isContents || type === TOC_TYPE)
  return { spine, contents: contents.map(({ name }) => name) }
}

async function findPackage(archive: ZipArchive): Promise<string> {
  const names: string[] = []
  await walkPart(archive, 'META-INF/container.xml', (name, attributes) => {
    if (name === 'rootfile') names.push(attributes['full-path'] ?? '')
  })
  const found = names.find((name) => archive.has(name))
  if (found === undefined) throw broken('no package')
  return found
}

/** @throws UnreadableDocument `copy_protected` where a part that is to be read is encrypted */
async function requireOpenText(archive: ZipArchive, spine: ReadonlySet<string>): Promise<void> {
  if (!archive.has('META-INF/encryption.xml')) return
  let algorithm = ''
  await walkPart(archive, 'META-INF/encryption.xml', (name, attributes) => {
    if (name === 'EncryptedData') algorithm = ''
    if (name === 'EncryptionMethod') algorithm ||= attributes.Algorithm ?? ''
    if (name !== 'CipherReference' || FONT_SCRAMBLING.has(algorithm)) return
    if (spine.has(nameOf('', attributes.URI ?? '')))
      throw new UnreadableDocument('copy_protected', `epub: ${algorithm}`)
  })
}

/** The name within the archive that a reference in `part` leads to, without its fragment. */
export function nameOf(part: string, reference: string): string {
  const [path = ''] = reference.split('#')
  return posix.join('/', posix.dirname(part), decoded(path)).slice(1)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Walks a part of XML; entities of its own are not known to the parser, and stay as they are. */
async function walkPart(
  archive: ZipArchive,
  part: string,
  open: (name: string, attributes: Record<string, string>) => void,
): Promise<void> {
  const xml = await archive.read(part)
  if (!xml) throw broken(`no ${part.slice(-100)}`)
  const parser = new Parser(
    { onopentag: (name, attributes) => open(name.slice(name.indexOf(':') + 1), attributes) },
    { xmlMode: true },
  )
  parser.end(new TextDecoder().decode(xml))
}
