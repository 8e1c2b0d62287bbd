import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import { type WrittenDeck, type WrittenNote, writeCollection } from '@lectern/decks/anki/write-collection'
import { writePackage } from '@lectern/decks/anki/write-package'
import type { ExportEntry } from '../../../bound-module.ts'
import { streamZip } from '../../../core/archives/stream-zip.ts'

const DAY_MS = 86_400_000

type Part = WrittenNote['parts'][number]

export const newPart = (part = 0): Part => ({ part, memory: null, isSuspended: false, flag: 0, reviews: [] })

/** A part that was answered well `daysAgo` days ago, and comes back in `inDays`. */
export function learnedPart(now: Date, { daysAgo = 10, inDays = 20, part = 0 } = {}): Part {
  const lastAt = now.getTime() - daysAgo * DAY_MS
  return {
    ...newPart(part),
    memory: {
      isLearned: true,
      stability: 30,
      difficulty: 5,
      lastAt,
      dueAt: now.getTime() + inDays * DAY_MS,
      reps: 2,
      lapses: 0,
    },
    reviews: [
      { at: lastAt - 4 * DAY_MS, grade: 3, durationMs: 4000, wasLearned: false },
      { at: lastAt, grade: 3, durationMs: 3000, wasLearned: true },
    ],
  }
}

export const noteOf = (question: string, answer: string, more: Partial<WrittenNote> = {}): WrittenNote => ({
  kind: 'basic',
  question,
  answer,
  tags: [],
  guid: `guid ${question}`,
  source: null,
  parts: [newPart()],
  ...more,
})

/** A package as Anki takes it, with media by their names. */
export async function packageOf(
  deck: WrittenDeck,
  now: Date,
  media: Readonly<Record<string, Uint8Array>> = {},
): Promise<Uint8Array> {
  const beginsAt = Math.floor(now.getTime() / DAY_MS) * DAY_MS - 400 * DAY_MS
  const parts = writePackage(await writeCollection([deck], { now: now.getTime(), beginsAt }), Object.keys(media))
  const entries: [string, Uint8Array][] = [
    ...parts.map(({ name, content }): [string, Uint8Array] => [name, content]),
    ...Object.values(media).map((bytes, index): [string, Uint8Array] => [String(index), bytes]),
  ]
  return zipOf(Object.fromEntries(entries))
}

export async function zipOf(parts: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  async function* entries(): AsyncGenerator<ExportEntry> {
    for (const [path, content] of Object.entries(parts)) yield { path, content: Readable.from([Buffer.from(content)]) }
  }
  return buffer(streamZip(entries(), new Date(0)))
}

/** The archive with each of its parts marked as encrypted, in its own head and in the directory. */
export function locked(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (const [signature, flagsAt] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bytes.indexOf(signature, 0, 'latin1'); at >= 0; at = bytes.indexOf(signature, at + 1, 'latin1'))
      bytes.writeUInt16LE(bytes.readUInt16LE(at + flagsAt) | 1, at + flagsAt)
  return bytes
}

/** A picture of one dot that takes about so many bytes, which nothing packs. */
export function heavyPicture(sizeBytes: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('ruNd', randomBytes(sizeBytes)),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
