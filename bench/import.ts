import { createWriteStream, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@lectern/contract/calls/client'
import { importEndpoints } from '@lectern/contract/cards/imports'
import { reviewEndpoints } from '@lectern/contract/review'
import { writeCollection } from '@lectern/decks/anki/write-collection'
import { writePackage } from '@lectern/decks/anki/write-package'
import type { ExportEntry } from '../server/src/bound-module.ts'
import { streamZip } from '../server/src/core/archives/stream-zip.ts'
import { heavyPicture } from '../server/src/modules/recite/imports/import-test-ground.ts'
import { atMost, type Measurement, median, megabytes, quantile } from './measurement.ts'
import { callingAs, prepareStudents } from './product-students.ts'
import { productEnvironment, type ServedProcess, serveProduct } from './served-product.ts'

/** The environment may say otherwise. A student's storage holds 500 MB, of which the texts take a few. */
const NOTES = Number(process.env.IMPORT_NOTES ?? 20_000)
const MEDIA_MB = Number(process.env.IMPORT_MEDIA_MB ?? 480)
const FOLDER = 'Bench'
const DAY_MS = 86_400_000
const LOOKS_BEFORE = 50
const BETWEEN_LOOKS_MS = 100
/** What another student's call takes at most, nineteen times of twenty. */
const LIMIT_MS = 200
/** How much of its memory the process may have gained from the first third to the last. */
const GROWTH_LIMIT = 1.1
const ABOUT = `import of ${NOTES} notes with ${MEDIA_MB} MB of media, embedded database`

interface Looks {
  times: number[]
  residentBytes: number[]
}

/** A large package of Anki's taken in, given out and undone, while another student goes on. */
export async function measure(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = productEnvironment(dataDir)
  try {
    const file = join(dataDir, 'deck.apkg')
    await writeDeck(file)
    const [importer, other] = await prepareStudents(environment, 2)
    const product = await serveProduct(environment)
    try {
      return await takeGiveAndUndo(product, file, importer ?? '', other ?? '')
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function takeGiveAndUndo(product: ServedProcess, file: string, importer: string, other: string) {
  const imports = createClient(importEndpoints, callingAs(importer, product))
  const { today } = createClient(reviewEndpoints, callingAs(other, product))
  const look = () => today()
  const before = await lookOn(product, look, async (count) => count < LOOKS_BEFORE)
  const beganAt = performance.now()
  const form = { file: new File([await openAsBlob(file)], 'deck.apkg') }
  const begun = imports.begin({ form })
  const taking = await lookOn(product, look, async () => {
    const { import_id: id } = await begun
    return (await imports.get({ params: { id } })).status === 'processing'
  })
  const params = { id: (await begun).import_id }
  const { status, card_count: cards, left_out: leftOut, error_message: error } = await imports.get({ params })
  if (status !== 'completed' || cards !== NOTES || leftOut.length > 0)
    throw new Error(`${status}: ${cards} cards, ${error}, ${JSON.stringify(leftOut)}`)
  const takenMs = performance.now() - beganAt
  const givenFrom = performance.now()
  let isGiven = false
  const given = giveOut(product, importer).finally(() => {
    isGiven = true
  })
  const giving = await lookOn(product, look, async () => !isGiven)
  const givenMegabytes = megabytes(await given)
  const givenMs = performance.now() - givenFrom
  const undoneFrom = performance.now()
  await imports.undo({ params })
  const callMs = performance.now() - undoneFrom
  const undoing = await lookOn(product, look, async () => (await imports.get({ params })).status === 'undoing')
  return [
    told('all of it', takenMs),
    ...rowsOf('taken in', taking, before),
    told(`given out as a folder: all of its ${givenMegabytes}`, givenMs),
    ...rowsOf('given out', giving, before),
    told('undone: the call that begins it', callMs),
    told('undone: all of it', performance.now() - undoneFrom),
    ...rowsOf('undone', undoing, before),
  ]
}

/** The folder of all sets as a package of Anki's. @returns its bytes, of which nothing is kept */
async function giveOut(product: ServedProcess, token: string): Promise<number> {
  const address = new URL(`/api/recite/folders/export/?folder=${FOLDER}`, product.url)
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return bytes
}

/** Another student's calls one after another, for as long as `goesOn`. */
async function lookOn(
  product: ServedProcess,
  look: () => Promise<unknown>,
  goesOn: (count: number) => Promise<boolean>,
): Promise<Looks> {
  const looks: Looks = { times: [], residentBytes: [] }
  do {
    const startedAt = performance.now()
    await look()
    looks.times.push(performance.now() - startedAt)
    looks.residentBytes.push(product.residentBytes())
    await sleep(BETWEEN_LOOKS_MS)
  } while (await goesOn(looks.times.length))
  return looks
}

const told = (what: string, ms: number): Measurement => ({
  what: `${ABOUT}: ${what}`,
  ours: `${(ms / 1000).toFixed(1)} s`,
  against: 'none',
  ratio: null,
  promise: null,
})

function rowsOf(what: string, { times, residentBytes }: Looks, before: Looks): Measurement[] {
  const late = quantile(times, 0.95)
  const third = Math.ceil(residentBytes.length / 3)
  const [first, last] = [median(residentBytes.slice(0, third)), median(residentBytes.slice(-third))]
  return [
    {
      what: `${ABOUT}: another student's call while it is ${what}, 95th percentile`,
      ours: `${late.toFixed(0)} ms (median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms)`,
      against: `limit: ${LIMIT_MS} ms (before: median ${median(before.times).toFixed(0)} ms)`,
      ratio: late / LIMIT_MS,
      promise: atMost(late / LIMIT_MS, 1),
    },
    {
      what: `${ABOUT}: memory of the server while it is ${what}`,
      ours: `${megabytes(last)}, last third, ${megabytes(Math.max(...residentBytes))} at most`,
      against: `${megabytes(first)}, first third`,
      ratio: last / first,
      promise: atMost(last / first, GROWTH_LIMIT),
    },
  ]
}

/** A package in which each note has a picture of its own, and was answered three times. */
async function writeDeck(path: string): Promise<void> {
  const now = Date.now()
  const names = Array.from({ length: NOTES }, (_, n) => `picture-${n}.png`)
  const notes = names.map((name, n) => ({
    guid: `note-${n}`,
    kind: 'basic' as const,
    question: `What does picture ${n} show?\n![](${name})`,
    answer: `What stands in row ${n}`,
    tags: ['bench'],
    source: null,
    parts: [{ part: 0, isSuspended: false, flag: 0, memory: memoryOf(now), reviews: reviewsOf(now - n) }],
  }))
  const collection = await writeCollection([{ name: `${FOLDER}::Deck`, notes }], { now, beginsAt: now - 400 * DAY_MS })
  const parts = writePackage(collection, names)
  const pictureBytes = Math.floor((MEDIA_MB * 1_048_576) / NOTES)
  async function* entries(): AsyncGenerator<ExportEntry> {
    for (const { name, content } of parts) yield { path: name, content: Readable.from([Buffer.from(content)]) }
    for (const [index] of names.entries())
      yield { path: String(index), content: Readable.from([Buffer.from(heavyPicture(pictureBytes))]) }
  }
  await pipeline(streamZip(entries(), new Date(now)), createWriteStream(path))
}

const memoryOf = (now: number) => ({
  ...{ isLearned: true, stability: 10, difficulty: 5, reps: 3, lapses: 0 },
  ...{ lastAt: now - 3 * DAY_MS, dueAt: now + 7 * DAY_MS },
})

const reviewsOf = (until: number) =>
  [30, 12, 3].map((days) => ({ at: until - days * DAY_MS, grade: 3 as const, durationMs: 4000, wasLearned: days < 30 }))
