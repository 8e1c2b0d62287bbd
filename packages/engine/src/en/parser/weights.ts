import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Rows of weights, one weight per class, as signed square roots; a feature's hash chooses its row. */
export type Table = { readonly bits: number; readonly classes: number; readonly data: Int8Array }

/** What one of the two readers decides by. */
export type ParserTables = { readonly moves: Table; readonly labels: Table; readonly isFromRight: boolean }

export type Weights = {
  /** 'NOUN NNS': the universal and the Penn tag. */
  readonly tags: readonly string[]
  /** The universal tags, and for each tag which of them it is. */
  readonly coarseTags: readonly string[]
  readonly coarse: Int32Array
  readonly tagger: Table
  readonly parsers: readonly ParserTables[]
}

type Header = { tags: string[]; tables: { bits: number; classes: number }[]; reverse: boolean[] }

/** See `data/english-trees/README.md` for what they were learnt from, and their licence. */
const FILE = new URL('../../../data/english-trees/weights.gz', import.meta.url)

let weights: Weights | undefined

/** The weights, read at their first use: a length, a header in JSON, tables of bytes. */
export function loadWeights(): Weights {
  if (weights) return weights
  const packed = readFileSync(FILE)
  // The last four bytes tell the unpacked length: one chunk of it needs no joining, which takes as long as unpacking.
  const bytes = gunzipSync(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) })
  const length = bytes.readUInt32LE(0)
  const header = JSON.parse(bytes.toString('utf8', 4, 4 + length)) as Header
  let at = 4 + length
  const tables = header.tables.map(({ bits, classes }): Table => {
    const stored = new Int8Array(bytes.buffer, bytes.byteOffset + at, classes * 2 ** bits)
    at += stored.length
    return { bits, classes, data: stored }
  })
  const coarseTags = [...new Set(header.tags.map(coarseTag))].sort()
  weights = {
    tags: header.tags,
    coarseTags,
    coarse: Int32Array.from(header.tags, (tag) => coarseTags.indexOf(coarseTag(tag))),
    tagger: tables[0] as Table,
    parsers: header.reverse.map((isFromRight, index) => ({
      moves: tables[1 + 2 * index] as Table,
      labels: tables[2 + 2 * index] as Table,
      isFromRight,
    })),
  }
  return weights
}

const coarseTag = (tag: string): string => tag.split(' ')[0] ?? ''
