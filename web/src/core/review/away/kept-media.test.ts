import type { AheadItem } from '@lectern/contract/review/ahead'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubFetch } from '../../../lib/api/fake-calls-ground.ts'
import { beMei, MEI } from '../../account/signed-in-ground.tsx'
import { mediaAddress } from '../../cards/media-address.ts'
import { mediaCacheOf } from './forget-away.ts'
import { keepMedia } from './kept-media.ts'

const MEGABYTE = 1024 * 1024
const nameOf = (at: number) => `${String(at).padStart(32, '0')}.png`
const cardWith = (at: number) => ({ note: { question: `![](${nameOf(at)})`, answer: '' } }) as AheadItem
const cards = (count: number, from = 0) => Array.from({ length: count }, (_, at) => cardWith(from + at))
const addresses = (count: number, from = 0) => cards(count, from).map((_, at) => mediaAddress(nameOf(from + at)))

/** What the service worker's cache holds, and what was asked of the server. */
let kept: Map<string, { ok: boolean; blob: () => Promise<{ size: number; type: string }> }>
let fetched: string[]
let sizeOf: (address: string) => number

/** A picture of the size that a test says; without one the server lacks it. */
const answerOf = (address: string) => {
  const size = sizeOf(address)
  return { ok: size > 0, blob: async () => ({ size, type: 'image/png' }) }
}

beforeEach(() => {
  beMei()
  kept = new Map()
  fetched = []
  sizeOf = () => 1
  const cache = {
    keys: async () => [...kept.keys()].map((address) => ({ url: new URL(address, location.origin).href })),
    match: async (address: string) => kept.get(address),
    put: async (address: string) => void kept.set(address, answerOf(address)),
    delete: async (request: string | { url: string }) =>
      kept.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe(mediaCacheOf(MEI.email))
      return cache
    },
  })
  stubFetch(async (address) => {
    fetched.push(address)
    return answerOf(address) as Response
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('200 pictures come along at a time, those of the cards that come up first, and the others the next time', async () => {
  await keepMedia(MEI.email, cards(250))
  expect(fetched).toEqual(addresses(200))
  expect([...kept.keys()]).toEqual(addresses(200))
  await keepMedia(MEI.email, cards(250))
  expect(fetched).toEqual(addresses(250))
  expect([...kept.keys()]).toEqual(addresses(250))
})

test('no more than 50 MB come along: the first cards have theirs, and what stood for later ones goes', async () => {
  sizeOf = () => 20 * MEGABYTE
  await keepMedia(MEI.email, cards(4))
  expect([...kept.keys()]).toEqual(addresses(2))
  // Another card comes up first now.
  await keepMedia(MEI.email, [cardWith(5), ...cards(2)])
  expect([...kept.keys()]).toEqual([...addresses(1), ...addresses(1, 5)])
})

test('what no card names any more goes, and what the server lacks keeps no other back', async () => {
  await keepMedia(MEI.email, cards(2))
  sizeOf = (address) => (addresses(1, 2).includes(address) ? 0 : 1)
  await keepMedia(MEI.email, cards(3, 1))
  expect([...kept.keys()]).toEqual([...addresses(1, 1), ...addresses(1, 3)])
})
