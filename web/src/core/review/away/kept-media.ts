import type { AheadItem } from '@lectern/contract/review/ahead'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { MEGABYTE } from '@lectern/domain/prices'
import { isSignedIn } from '../../account/use-account.ts'
import { mediaAddress } from '../../cards/media-address.ts'
import { mediaCacheOf } from './forget-away.ts'

/** The most that all pictures and sounds take that a device takes along. */
const MOST_BYTES = 50 * MEGABYTE
/** Well within what one address may ask for in a minute: the others come along the next time. */
const MOST_FETCHED = 200

/**
 * Keeps the pictures and sounds of cards that come along, those of the cards that come up first, for the service worker to
 * answer with where there is no network. What no card names any more goes.
 */
export async function keepMedia(student: string, items: readonly AheadItem[]): Promise<void> {
  if (!globalThis.caches || !isSignedIn(student)) return
  const wanted = mediaNamesIn(...items.flatMap(({ note }) => [note.question, note.answer])).map(mediaAddress)
  const cache = await caches.open(mediaCacheOf(student))
  const named = new Set(wanted)
  for (const request of await cache.keys()) if (!named.has(new URL(request.url).pathname)) await cache.delete(request)
  let keptBytes = 0
  let fetchedCount = 0
  for (const address of wanted) {
    const known = await cache.match(address)
    const response = known ?? (fetchedCount++ < MOST_FETCHED ? await fetch(address) : null)
    if (!response?.ok) continue
    const content = await response.blob()
    keptBytes += content.size
    if (keptBytes > MOST_BYTES) {
      if (known) await cache.delete(address)
      return
    }
    // Whoever signed out meanwhile leaves nothing here.
    if (!isSignedIn(student)) return void (await caches.delete(mediaCacheOf(student)))
    const headers = { 'content-type': content.type }
    if (!known) await cache.put(address, new Response(content, { headers }))
  }
}
