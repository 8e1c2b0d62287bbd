import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { createClient } from '@lectern/contract/calls/client'
import { type CardImport, importEndpoints } from '@lectern/contract/cards/imports'
import { reviewEndpoints } from '@lectern/contract/review'
import type { DeckNote } from '@lectern/decks/deck-note'
import { learnedPart, newPart, noteOf, packageOf } from '../../server/src/modules/recite/imports/import-test-ground.ts'
import { openDeckFile } from '../../server/src/modules/recite/imports/reading/deck-file.ts'
import { atMost, type Measurement } from '../measurement.ts'
import { callingAs, ended, prepareStudents } from '../product-students.ts'
import { productEnvironment, type ServedProcess, serveProduct } from '../served-product.ts'

const run = promisify(execFile)
const PEER = join(import.meta.dirname, 'peer.py')
const PICTURE = join(import.meta.dirname, '..', '..', 'server', 'test', 'material', 'pictures', 'tc.jpg')
/** Where Debian's package of Anki 2.1.15 (bullseye's) was unpacked, and what it stands on. */
const LIBRARY = process.env.ANKI_LIBRARY
const NEEDED = `Anki 2.1.15 is needed beside, as Debian's bullseye has it: unpack its packages anki, python3-bs4, python3-soupsieve,
python3-send2trash, python3-decorator, python3-distro, python3-six and python3-requests with what that needs (dpkg-deb -x),
and say where their modules are: ANKI_LIBRARY=…/usr/share/anki:…/usr/lib/python3/dist-packages npm run bench anki`
/** In which part each of Anki's own exports has its notes. Its second scheduler begins learning steps anew when it is turned on. */
const EXPORTS = [
  { name: 'deck.apkg', part: 'collection.anki2', keepsSteps: true },
  { name: 'first.colpkg', part: 'collection.anki2', keepsSteps: true },
  { name: 'second.colpkg', part: 'collection.anki21', keepsSteps: false },
]
const DAY_MS = 86_400_000
const MOST_BYTES = 16 * 1024 * 1024

/** What Anki tells of a collection: see `peer.py`. */
interface Told {
  version: string
  mended: string
  notes: number
  cards: number
  answers: number
  decks: string[]
  media: Record<string, string>
  suspended: number
  flagged: number
  due: number[]
  drawn: string[]
}

/**
 * There and back with Anki's own program as the other side: a folder of sets of the running product goes out, Anki takes it in, tells what it
 * has, and writes three packages of its own; the product takes each of them in, and gives out what it gave out before.
 */
export async function measure(): Promise<Measurement[]> {
  if (LIBRARY === undefined) throw new Error(NEEDED)
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = productEnvironment(dataDir)
  try {
    const tokens = await prepareStudents(environment, 1 + EXPORTS.length)
    const product = await serveProduct(environment)
    try {
      return await goThereAndBack(product, dataDir, tokens)
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function goThereAndBack(product: ServedProcess, dataDir: string, [owner = '', ...others]: readonly string[]) {
  const ours = join(dataDir, 'ours.apkg')
  for (const bytes of await firstPackages(new Date())) await bring(product, owner, 'first.apkg', bytes)
  await reviewSome(product, owner)
  writeFileSync(ours, await exported(product, owner))
  const folder = join(dataDir, 'anki')
  await mkdir(folder)
  const { stdout } = await run('python3', [PEER, ours, folder], {
    env: { ...process.env, PYTHONPATH: LIBRARY },
    maxBuffer: MOST_BYTES,
  })
  const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Told
  const given = await notesOf(ours)
  const rows = [...rowsOfTaking(given, told)]
  for (const [index, { name, part, keepsSteps }] of EXPORTS.entries()) {
    const bytes = readFileSync(join(folder, name))
    if (!bytes.includes(part)) throw new Error(`${name} has no ${part}`)
    const state = await bring(product, others[index] ?? '', name, bytes)
    const again = join(dataDir, `again-${index}.apkg`)
    writeFileSync(again, await exported(product, others[index] ?? ''))
    const back = await notesOf(again)
    rows.push(rowOfReturn(`${name} with ${part}`, keepsSteps ? given : given.map(withoutSteps), back, state))
  }
  return rows
}

/** The folder of all sets. */
const FOLDER = 'Biology'

/** Cards of each kind, with a picture, mathematics, code, tags and what was learned of them; in a deck within another beside them some more. */
async function firstPackages(now: Date): Promise<Uint8Array[]> {
  const shape = (number: number) =>
    `{{c${number}::image-occlusion:rect:left=.${number}:top=.2:width=.3:height=.2:oi=1}}`
  const notes = [
    noteOf('![the cell 𠮷](cell.jpg) What is $x^2$?', 'A square', { tags: ['maths'], parts: [learnedPart(now)] }),
    noteOf('In Python:\n```\nif x:\n    y = 1\n```', 'An assignment & <b>', {
      parts: [learnedPart(now, { inDays: 3 })],
    }),
    noteOf('hund', 'dog', { kind: 'reversed', parts: [newPart(0), { ...newPart(1), isSuspended: true, flag: 2 }] }),
    // Gaps within gaps are known to later ones alone.
    noteOf('{{c1::Paris::city}} is in {{c2::France}}', 'often said', {
      ...{ kind: 'cloze', tags: ['geography', '地理'] },
      parts: [learnedPart(now, { inDays: -2 }), newPart(1)],
    }),
    noteOf('2 + 2', '4', { kind: 'typed' }),
    noteOf(`What is this?\n![](cell.jpg)\n${shape(1)}\n${shape(2)}`, 'more', {
      ...{ kind: 'occlusion', parts: [newPart(0), newPart(1)] },
    }),
  ]
  const more = [
    noteOf('Blatt 🍃', 'leaf', { parts: [learnedPart(now, { daysAgo: 60, inDays: -40 })] }),
    noteOf('Baum', 'tree'),
  ]
  const media = { 'cell.jpg': readFileSync(PICTURE) }
  return Promise.all([
    packageOf({ name: `${FOLDER}::Cells`, notes }, now, media),
    packageOf({ name: `${FOLDER}::植物::𠮷`, notes: more }, now),
  ])
}

/** Takes a package in as a student does. */
async function bring(product: ServedProcess, token: string, name: string, bytes: Uint8Array): Promise<CardImport> {
  const imports = createClient(importEndpoints, callingAs(token, product))
  const { import_id: id } = await imports.begin({ form: { file: new File([new Uint8Array(bytes)], name) } })
  const state = await ended(() => imports.get({ params: { id } }))
  if (state.status !== 'completed') throw new Error(`${name}: ${state.error_message}`)
  return state
}

/** Two new cards are answered: one stays in its learning steps, the other is learned. */
async function reviewSome(product: ServedProcess, token: string): Promise<void> {
  const review = createClient(reviewEndpoints, callingAs(token, product))
  const { items, handed_out_at } = await review.queue({ query: {} })
  const fresh = items.filter(({ stage }) => stage === 'new')
  for (const [index, rating] of ([1, 4] as const).entries()) {
    const about = { item_id: fresh[index]?.id ?? 0, client_id: crypto.randomUUID(), handed_out_at }
    await review.answer({ body: { ...about, rating, answered_at: new Date().toISOString() } })
  }
}

async function exported(product: ServedProcess, token: string): Promise<Uint8Array> {
  const path = `/api/recite/folders/export/?folder=${FOLDER}`
  const answer = await fetch(new URL(path, product.url), { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

async function notesOf(path: string): Promise<DeckNote[]> {
  await using file = await open(path)
  const deck = await openDeckFile(file, { text: null, now: Date.now() })
  return (await deck.readNotes(0, deck.noteCount)).notes
}

function rowsOfTaking(given: readonly DeckNote[], told: Told): Measurement[] {
  const parts = given.flatMap((note) => note.parts)
  const ours = {
    notes: given.length,
    cards: parts.length,
    answers: parts.reduce((sum, { reviews }) => sum + reviews.length, 0),
    media: 1,
    suspended: parts.filter(({ isSuspended }) => isSuspended).length,
    flagged: parts.filter(({ flag }) => flag > 0).length,
    due: parts.flatMap(({ dueAt }) => (dueAt === null ? [] : [daysUntil(dueAt)])).toSorted((one, other) => one - other),
    decks: [...new Set(given.map(({ deck }) => deck))].toSorted(),
  }
  const { notes, cards, answers, suspended, flagged, due } = told
  const theirs = {
    ...{ notes, cards, answers, media: Object.keys(told.media).length, suspended, flagged },
    due: due.toSorted((one, other) => one - other),
    decks: told.decks.filter((deck) => ours.decks.includes(deck)).toSorted(),
  }
  const unlike = Object.entries(ours).filter(
    ([key, one]) => !isDeepStrictEqual(one, theirs[key as keyof typeof theirs]),
  )
  const broken = told.drawn.filter((side) => /\{\{|unknown field/i.test(side))
  for (const side of broken) console.log(side)
  return [
    equal('what Anki has of it is unlike what went out in', unlike.length, `${JSON.stringify(theirs)}`),
    equal('cards that Anki cannot draw', broken.length, `${told.drawn.length} drawn by Anki ${told.version}`),
    equal(
      'what Anki mended in it',
      told.mended.startsWith('Database rebuilt') ? 0 : 1,
      told.mended.replaceAll('\n', ' '),
    ),
  ]
}

const daysUntil = (at: number): number => Math.round((at - Date.now()) / DAY_MS)

/** What a package of Anki's gave, against what went out to it: texts, tags, media, schedule and answers. */
function rowOfReturn(
  name: string,
  given: readonly DeckNote[],
  back: readonly DeckNote[],
  state: CardImport,
): Measurement {
  const before = given.map(asCompared).toSorted()
  const after = back.map(asCompared).toSorted()
  const lost = before.filter((note, at) => note !== after[at])
  for (const [at, note] of before.entries()) if (note !== after[at]) console.log(`${name}\n- ${note}\n+ ${after[at]}`)
  const left = state.left_out.reduce((sum, { count }) => sum + count, 0)
  return equal(
    `${name}, taken in: notes that are other than they went out`,
    lost.length + left,
    `${after.length} notes`,
  )
}

/** A note whose cards in the learning steps are new again. */
const withoutSteps = (note: DeckNote): DeckNote => ({
  ...note,
  parts: note.parts.map((part) => (part.dueAt === null ? { ...part, reviews: [] } : part)),
})

const asCompared = ({ kind, deck, question, answer, tags, parts }: DeckNote): string =>
  JSON.stringify({
    ...{ kind, deck, question, answer, tags: tags.toSorted() },
    parts: parts.map(({ part, reviews, dueAt, isSuspended, flag }) => ({
      ...{ part, isSuspended, flag, dueIn: dueAt && daysUntil(dueAt) },
      // The first scheduler has other buttons in the learning steps, and takes good for easy there.
      reviews: reviews.map(({ at, grade, durationMs }) => [at, grade === 1 ? 'again' : 'known', durationMs]),
    })),
  })

const equal = (what: string, faults: number, ours: string): Measurement => ({
  what: `Anki 2.1.15: ${what}`,
  ours,
  against: 'what went out',
  ratio: faults,
  promise: atMost(faults, 0),
})
