import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@lectern/contract/calls/client'
import { type CardImport, importEndpoints } from '@lectern/contract/cards/imports'
import { PUBLISHED_MESSAGES } from '@lectern/decks/anki/messages-test-ground'
import { IMPORT_TEXTS, type LeftOutReason } from '@lectern/domain/cards/imports'
import { speaker } from '../../server/src/speaker.ts'
import { atMost, type Measurement } from '../measurement.ts'
import { callingAs, ended, prepareStudents } from '../product-students.ts'
import { productEnvironment, type ServedProcess, serveProduct } from '../served-product.ts'
import { PUBLISHED_IN, unlikePublished } from './published-messages.ts'

const run = promisify(execFile)
const LIST = join(import.meta.dirname, 'decks.tsv')
/** Holds, or gets, a bare clone of each repository as `OWNER+NAME`. Nothing of them comes into this one. */
const FOLDER = process.env.DECKS_DIR ?? join(tmpdir(), 'lectern-decks')
const MOST_BYTES = 100 * 1024 * 1024
const ANKI = 'ankitects/anki'
const EMPTY = speaker.word('en', IMPORT_TEXTS.noCards)
const GENERATIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const

interface Listed {
  sha256: string
  repository: string
  commit: string
  path: string
}

interface Tally {
  /** By the part that holds their notes. */
  generations: Map<string, number>
  notes: number
  cards: number
  leftOut: Map<LeftOutReason, number>
  taken: number
  /** Those in which there is no card at all. */
  empty: string[]
  /** All others that were not taken, and why. */
  failed: string[]
  absent: string[]
}

/** Packages by others, those of `decks.tsv`: each is brought as a student brings it, to the running product. */
export async function measure(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = { ...productEnvironment(dataDir), STORAGE_LIMIT_MB: '4000' }
  try {
    const [token = ''] = await prepareStudents(environment, 1)
    const product = await serveProduct(environment)
    try {
      return [...rowsOf(await importAll(product, token)), ...(await rowsOfMessages())]
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The messages of Anki's newest packages as it publishes them, against what our tests write; nothing where they cannot be had. */
async function rowsOfMessages(): Promise<Measurement[]> {
  const { commit } = readList().find(({ repository }) => repository === ANKI) ?? { commit: 'HEAD' }
  const texts = await Promise.all(PUBLISHED_IN.map((path) => readBlob({ repository: ANKI, commit, path })))
  const had = texts.flatMap((text) => text?.toString() ?? [])
  if (had.length < texts.length) return []
  const unlike = unlikePublished(had)
  for (const one of unlike) console.log(`published otherwise: ${one}`)
  const row = {
    what: 'messages of the newest packages, as our tests write them',
    ours: `${Object.keys(PUBLISHED_MESSAGES).length} messages, ${unlike.length} differences`,
    against: `${ANKI} of ${commit.slice(0, 8)}`,
    ratio: unlike.length,
    promise: atMost(unlike.length, 0),
  }
  return [row]
}

async function importAll(product: ServedProcess, token: string): Promise<Tally> {
  const imports = createClient(importEndpoints, callingAs(token, product))
  const tally: Tally = {
    ...{ notes: 0, cards: 0, taken: 0, empty: [], failed: [], absent: [] },
    generations: new Map(),
    leftOut: new Map(),
  }
  for (const listed of readList()) {
    const bytes = await read(listed)
    if (bytes === null) {
      tally.absent.push(`${listed.repository}: ${listed.path}`)
      continue
    }
    const form = { file: new File([new Uint8Array(bytes)], basename(listed.path)) }
    const { import_id: id } = await imports.begin({ form })
    count(tally, listed, bytes, await ended(() => imports.get({ params: { id } })))
  }
  return tally
}

function count(tally: Tally, { repository, path }: Listed, bytes: Buffer, state: CardImport): void {
  // The names of parts stand in the directory of a zip as they are.
  const generation = GENERATIONS.find((name) => bytes.includes(name)) ?? 'none'
  add(tally.generations, generation, 1)
  if (state.status === 'completed') {
    tally.taken += 1
    tally.notes += state.note_count ?? 0
    tally.cards += state.card_count
    for (const { reason, count: times } of state.left_out) add(tally.leftOut, reason, times)
  } else if (state.error_message === EMPTY) tally.empty.push(`${repository}: ${path}`)
  else tally.failed.push(`${repository}: ${path} (${state.error_message})`)
}

function add<Key>(counts: Map<Key, number>, key: Key, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times)
}

function rowsOf(tally: Tally): Measurement[] {
  const about = 'packages by others'
  const had = tally.taken + tally.empty.length + tally.failed.length
  if (had === 0) throw new Error(`None of the packages is there: ${FOLDER} lacks the repositories of ${LIST}`)
  for (const [why, ones] of Object.entries({
    'not there': tally.absent,
    empty: tally.empty,
    'not taken': tally.failed,
  }))
    for (const one of ones) console.log(`${why}: ${one}`)
  const told = (what: string, ours: string): Measurement => ({
    what: `${about}: ${what}`,
    ours,
    against: 'none',
    ratio: null,
    promise: null,
  })
  const list = (counts: ReadonlyMap<string, number>) => [...counts].map(([key, times]) => `${times} ${key}`).join(', ')
  return [
    {
      what: `${about}: brought to the product`,
      ours: `${tally.taken} taken, ${tally.empty.length} without a card, ${tally.failed.length} not taken`,
      against: `${had} of ${had + tally.absent.length} that are listed`,
      ratio: tally.failed.length,
      promise: atMost(tally.failed.length, 0),
    },
    told('their notes are in', list(tally.generations)),
    told('notes and cards', `${tally.notes} notes, ${tally.cards} cards`),
    told('left out and told', list(tally.leftOut)),
  ]
}

const readList = (): Listed[] =>
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [sha256 = '', repository = '', commit = '', path = ''] = line.split('\t')
      return { sha256, repository, commit, path }
    })

/** Null where the repository cannot be had. @throws Error where the package is another one by now */
async function read(listed: Listed): Promise<Buffer | null> {
  const bytes = await readBlob(listed)
  if (bytes && createHash('sha256').update(bytes).digest('hex') !== listed.sha256)
    throw new Error(`${listed.path} is not what it was`)
  return bytes
}

/** A file of a repository at a commit; null where the repository cannot be had. */
async function readBlob({ repository, commit, path }: Omit<Listed, 'sha256'>): Promise<Buffer | null> {
  const clone = join(FOLDER, repository.replace('/', '+'))
  if (!existsSync(clone)) {
    const from = `https://github.com/${repository}.git`
    const isHad = await run('git', ['clone', '--quiet', '--bare', '--filter=blob:none', from, clone]).then(
      () => true,
      () => false,
    )
    if (!isHad) return null
  }
  const { stdout } = await run('git', ['-C', clone, 'cat-file', 'blob', `${commit}:${path}`], {
    encoding: 'buffer',
    maxBuffer: MOST_BYTES,
  })
  return stdout
}
