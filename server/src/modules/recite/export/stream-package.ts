import { Readable } from 'node:stream'
import type { WrittenNote } from '@lectern/decks/anki/write-collection'
import { writePackage } from '@lectern/decks/anki/write-package'
import { partsOf } from '@lectern/domain/cards/faces'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import type { ExportEntry } from '../../../bound-module.ts'
import { streamZip } from '../../../core/archives/stream-zip.ts'
import { type KnownPart, readMemories } from '../../../core/review/read-memories.ts'
import type { Services } from '../../../services.ts'
import type { CardRow } from '../cards/card-store.ts'
import { listMediaNamed } from '../media/media-store.ts'

type Part = WrittenNote['parts'][number]

/** A set as a package of Anki's, written while it is read: no more than one medium at a time is in memory. */
export async function streamPackage(
  { clock, database: { queries }, files }: Pick<Services, 'clock' | 'database' | 'files'>,
  student: { id: number },
  set: { id: number; deck: string; cards: readonly CardRow[] },
): Promise<Readable> {
  const now = clock.now()
  const memories = await readMemories(queries, student, { kind: 'card', groupId: set.id }, now)
  const known = new Map(memories.parts.map((part) => [`${part.sourceId} ${part.part}`, part]))
  const names = mediaNamesIn(...set.cards.flatMap(({ question, answer }) => [question, answer]))
  const media = await listMediaNamed(queries, student.id, names)
  const notes = set.cards.map((card) => ({
    ...card,
    guid: card.clientId,
    parts: partsOf(card).map((part) => asPart(part, known.get(`${card.id} ${part}`))),
  }))
  const parts = await writePackage(
    { name: set.deck, notes },
    media.map(({ name }) => name),
    { now: now.getTime(), beginsAt: memories.beginsAt.getTime() },
  )
  async function* entries(): AsyncGenerator<ExportEntry> {
    for (const { name, content } of parts) yield { path: name, content: Readable.from([Buffer.from(content)]) }
    for (const [index, { fileKey }] of media.entries())
      yield { path: String(index), content: (await files.open(fileKey)).stream }
  }
  return streamZip(entries(), now)
}

function asPart(part: number, known: KnownPart | undefined): Part {
  if (!known) return { part, memory: null, isSuspended: false, flag: 0, reviews: [] }
  const { memory, isSuspended, flag, reviews } = known
  return {
    part,
    isSuspended,
    flag,
    memory: memory && { ...memory, lastAt: memory.lastAt.getTime(), dueAt: memory.dueAt.getTime() },
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: at.getTime() })),
  }
}
