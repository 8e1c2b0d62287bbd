import { MEGABYTE } from '@lectern/domain/prices'

const MOST_THINGS = 100
const MOST_BYTES = 4 * MEGABYTE

/** A thing of a student's that is to be exported, before it is read. */
export interface Sized<Id> {
  id: Id
  /** What its texts take as they are stored. */
  bytes: number
}

/**
 * The ids of things in batches, each of which is read at once: of a hundred things at most, and of fewer where these are large; one
 * that is larger than a batch may be is a batch by itself.
 */
export function* batchesOf<Id>(things: readonly Sized<Id>[]): Generator<Id[]> {
  let batch: Id[] = []
  let bytes = 0
  for (const thing of things) {
    if (batch.length === MOST_THINGS || (batch.length > 0 && bytes + thing.bytes > MOST_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(thing.id)
    bytes += thing.bytes
  }
  if (batch.length > 0) yield batch
}
