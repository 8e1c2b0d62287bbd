import type { WrittenDeck } from './write-collection.ts'
import { writeCollection } from './write-collection.ts'

/** One part of a package, as the archive calls it. */
export interface PackagePart {
  name: string
  content: Uint8Array
}

const TOO_OLD = 'This file needs Anki 2.1 or newer.'

/**
 * What a package holds beside its media: the collection as `collection.anki21`, one for the oldest readers that says what they
 * lack, and the names of the media, whose parts are called by their place among `mediaNames`.
 */
export async function writePackage(
  deck: WrittenDeck,
  mediaNames: readonly string[],
  time: { now: number; beginsAt: number },
): Promise<PackagePart[]> {
  const note = {
    kind: 'basic',
    question: TOO_OLD,
    answer: TOO_OLD,
    tags: [],
    guid: 'lectern-too-old',
    source: null,
  } as const
  const unlearned = { part: 0, memory: null, isSuspended: false, flag: 0, reviews: [] }
  const forOldReaders = { name: deck.name, notes: [{ ...note, tags: [], parts: [unlearned] }] }
  const names = Object.fromEntries(mediaNames.map((name, index) => [index, name]))
  return [
    { name: 'collection.anki2', content: await writeCollection(forOldReaders, time) },
    { name: 'collection.anki21', content: await writeCollection(deck, time) },
    { name: 'media', content: new TextEncoder().encode(JSON.stringify(names)) },
  ]
}
