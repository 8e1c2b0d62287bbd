import { SaxesParser } from 'saxes'
import { UnreadableDocument } from '../unreadable-document.ts'

const CHUNK_BYTES = 64 * 1024
/** Far beyond what Office writes; it bounds the stacks that readers keep. */
const MAX_DEPTH = 2_000

export type XmlHandler = {
  /** `name` without its namespace prefix; `path` holds the open elements, this one last. */
  open?: (name: string, attributes: Record<string, string>, path: readonly string[]) => void
  text?: (text: string, path: readonly string[]) => void
  close?: (name: string, path: readonly string[]) => void
}

/** Walks one XML part. A document type declaration is refused: Office writes none, and entities are a trap. */
export function readXml(part: Uint8Array, handler: XmlHandler): void {
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new UnreadableDocument('broken', `xml: ${error.message.slice(0, 200)}`)
  })
  parser.on('doctype', () => {
    throw new UnreadableDocument('broken', 'xml: document type declaration')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= MAX_DEPTH) throw new UnreadableDocument('too_complex', `xml: deeper than ${MAX_DEPTH}`)
    path.push(localName(name))
    handler.open?.(localName(name), attributes, path)
  })
  parser.on('text', (text) => handler.text?.(text, path))
  parser.on('closetag', ({ name }) => {
    handler.close?.(localName(name), path)
    path.pop()
  })
  feed(parser, part)
}

function feed(parser: SaxesParser, part: Uint8Array): void {
  const isUtf16 = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  const decoder = new TextDecoder(isUtf16 ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8')
  for (let at = 0; at < part.length; at += CHUNK_BYTES) {
    parser.write(decoder.decode(part.subarray(at, at + CHUNK_BYTES), { stream: true }))
  }
  parser.write(decoder.decode())
  parser.close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
