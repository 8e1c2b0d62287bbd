import { Readable } from 'node:stream'
import { type WrittenDeck, type WrittenNote, writeCollection } from '@lectern/decks/anki/write-collection'
import { writePackage } from '@lectern/decks/anki/write-package'
import { partsOf } from '@lectern/domain/cards/faces'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { decksOfSets } from '@lectern/domain/cards/set-folders'
import type { ExportEntry } from '../../../bound-module.ts'
import { streamZip } from '../../../core/archives/stream-zip.ts'
import { type KnownPart, readBeginning, readMemories } from '../../../core/review/read-memories.ts'
import { SharedPlaces } from '../../../platform/concurrency/shared-places.ts'
import type { Services } from '../../../services.ts'
import { listCards } from '../cards/card-store.ts'
import { listMediaNamed } from '../media/media-store.ts'

type PackageServices = Pick<Services, 'clock' | 'database' | 'files'>
type Part = WrittenNote['parts'][number]

interface PackedSet {
  id: number
  title: string
  folder: string
}

/** A collection is in memory until it has gone out. */
const PLACES = new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 2 })

/**
 * Sets as a package of Anki's, each a deck within those of its folders, written while it is read: no more than one set is in
 * memory, besides the collection itself, and of the media what is on its way out.
 * @throws Problem `rate_limited` where too many of the student's wait
 */
export async function streamPackage(
  services: PackageServices,
  student: { id: number },
  sets: readonly PackedSet[],
): Promise<Readable> {
  const { clock, database, files } = services
  const now = clock.now()
  const { collection, mediaNames } = await PLACES.use(student, () => collect(services, student, sets, now))
  const media = await listMediaNamed(database.queries, student.id, mediaNames)
  const parts = writePackage(
    collection,
    media.map(({ name }) => name),
  )
  async function* entries(): AsyncGenerator<ExportEntry> {
    for (const { name, content } of parts) yield { path: name, content: Readable.from([Buffer.from(content)]) }
    for (const [index, { fileKey }] of media.entries())
      yield { path: String(index), content: (await files.open(fileKey)).stream }
  }
  return streamZip(entries(), now)
}

/** The collection of the sets, and what its notes name. */
async function collect(
  { database: { queries } }: PackageServices,
  student: { id: number },
  sets: readonly PackedSet[],
  now: Date,
): Promise<{ collection: Uint8Array; mediaNames: string[] }> {
  const names = decksOfSets(sets)
  const mediaNames = new Set<string>()
  async function* decks(): AsyncGenerator<WrittenDeck> {
    for (const [index, { id }] of sets.entries()) {
      const memories = await readMemories(queries, student, { kind: 'card', groupId: id }, now)
      const known = new Map(memories.map((part) => [`${part.sourceId} ${part.part}`, part]))
      const cards = await listCards(queries, id)
      for (const { question, answer } of cards) for (const name of mediaNamesIn(question, answer)) mediaNames.add(name)
      const notes = cards.map((card) => ({
        ...card,
        guid: card.clientId,
        parts: partsOf(card).map((part) => asPart(part, known.get(`${card.id} ${part}`))),
      }))
      yield { name: names[index] ?? '', notes }
    }
  }
  const groups = { kind: 'card', groupIds: sets.map(({ id }) => id) } as const
  const beginsAt = await readBeginning(queries, student, groups, now)
  const collection = await writeCollection(decks(), { now: now.getTime(), beginsAt: beginsAt.getTime() })
  return { collection, mediaNames: [...mediaNames] }
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
