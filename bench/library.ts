import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listItems } from '../server/src/core/documents/materials/list-items.ts'
import { findInLibrary } from '../server/src/core/documents/search/find-in-library.ts'
import { beginIndexing, indexMaterials } from '../server/src/core/documents/search/index-materials.ts'
import { materials } from '../server/src/core/documents/tables.ts'
import { findNotes } from '../server/src/modules/notes/find-notes.ts'
import { notes } from '../server/src/modules/notes/tables.ts'
import { findCards } from '../server/src/modules/recite/find-cards.ts'
import { flashcardSets, flashcards } from '../server/src/modules/recite/tables.ts'
import { findEssays } from '../server/src/modules/writing/find-essays.ts'
import { essays } from '../server/src/modules/writing/tables.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts'
import { openEmbeddedDatabase } from '../server/src/platform/database/open-embedded.ts'
import { openServerDatabase } from '../server/src/platform/database/open-server.ts'
import { createStudentWith, creditsOver, silentLog, steppedClock } from '../server/test/ledger.ts'
import { essayRow } from '../server/test/rows/essay-row.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atMost, type Measurement, median } from './measurement.ts'

const SEARCH_LIMIT_MS = 100
const ROUNDS = 20
const WARM_UP = 3
/** 10,000 things of all kinds. */
const MIXED: Shelf = { materials: 1000, sets: 100, cards: 8000, notes: 600, essays: 300 }
/** 10,000 materials, and as many things again. */
const LARGE: Shelf = { materials: 10_000, sets: 100, cards: 9000, notes: 600, essays: 300 }
const SEARCHES = ['nucleus', 'needle 4711', '胞', '細胞', '線粒體進行', '鯨', 'nowhere to be found']

/** What a student has of each kind. */
interface Shelf {
  materials: number
  sets: number
  cards: number
  notes: number
  essays: number
}

const ENGLISH = `cell nucleus membrane energy water light plant animal protein enzyme reaction carbon oxygen gene virus
blood heart lung tissue organ growth signal muscle nerve brain sugar starch fibre root leaf stem flower seed fruit`.split(
  /\s+/,
)
const CHINESE = '細胞是生命的基本單位線粒體進行有氧呼吸葉綠體光合作用核糖體合成蛋白質遺傳物質儲存在細胞核之中'

/**
 * Searches of a student who has much: a usual word, a rare one, Chinese of one, two and more characters. 10,000 things on either database;
 * as many materials, which the embedded one takes minutes to index, on PostgreSQL.
 */
export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await searchIn('embedded database', await openEmbeddedDatabase(folder, () => {}), searchMixed)),
      ...(await searchIn(
        'PostgreSQL',
        openServerDatabase(postgres.url, () => {}),
        searchMixed,
        searchLarge,
      )),
    ]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Search = (name: string, database: OpenDatabase) => Promise<Measurement[]>

async function searchIn(name: string, database: OpenDatabase, ...searches: Search[]): Promise<Measurement[]> {
  try {
    await migrate(database)
    const rows: Measurement[] = []
    for (const search of searches) rows.push(...(await search(name, database)))
    return rows
  } finally {
    await database.close()
  }
}

const countOf = (shelf: Shelf): number => Object.values(shelf).reduce((sum, count) => sum + count)

async function searchMixed(name: string, database: OpenDatabase): Promise<Measurement[]> {
  const student = await plant(database, MIXED)
  return searchAll(`everything, ${countOf(MIXED)} things, ${name}`, database, student)
}

async function searchLarge(name: string, database: OpenDatabase): Promise<Measurement[]> {
  const student = await plant(database, LARGE)
  const rows: Measurement[] = []
  for (const search of SEARCHES)
    rows.push(
      await time(`library, ${LARGE.materials} materials, ${name}`, search, async () => {
        const query = { page: 1, search, sort: 'latest', folder: '', tag: '' } as const
        const { pagination } = await listItems({ database }, student, query, 'en')
        return pagination.total_count
      }),
    )
  return [...rows, ...(await searchAll(`everything, ${countOf(LARGE)} things, ${name}`, database, student))]
}

async function searchAll(about: string, database: OpenDatabase, student: Student): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const search of SEARCHES) rows.push(await time(about, search, () => findAll(database, student, search)))
  return rows
}

interface Student {
  id: number
}

async function findAll(database: OpenDatabase, student: Student, search: string): Promise<number> {
  let count = 0
  for (const find of [findInLibrary, findCards, findNotes, findEssays])
    count += (await find({ database }, student, search)).length
  return count
}

/** A new student who has all that, indexed. */
async function plant(database: OpenDatabase, shelf: Shelf): Promise<Student> {
  const student = await createStudentWith(0, { database, credits: creditsOver(database) })
  await plantMaterials(database, student.id, shelf.materials)
  const indexing = beginIndexing()
  while ((await indexMaterials({ database, clock: steppedClock(), log: silentLog }, indexing)) > 0);
  await plantMadeThings(database, student.id, shelf)
  return student
}

/** Half of them English, half Chinese, about a page each; one in fifty names a whale, each has a number of its own. */
export async function plantMaterials(database: OpenDatabase, studentId: number, count: number): Promise<void> {
  for (let start = 0; start < count; start += 500)
    await database.transaction(async (tx) => {
      await tx.insert(materials).values(Array.from({ length: 500 }, (_, index) => materialOf(studentId, start + index)))
    })
}

function materialOf(studentId: number, number: number) {
  const text = number % 2 === 0 ? english(number) : chinese(number)
  return {
    studentId,
    name: `Material ${number}.pdf`,
    text,
    contentHash: String(number),
    words: 400,
    sizeBytes: Buffer.byteLength(text),
    sourceModule: 'library' as const,
    createdAt: new Date(1_790_000_000_000 + number * 1000),
  }
}

async function plantMadeThings(database: OpenDatabase, studentId: number, shelf: Shelf): Promise<void> {
  const createdAt = new Date(1_790_000_000_000)
  await database.transaction(async (tx) => {
    for (let set = 0; set < shelf.sets; set += 1) {
      const about = { studentId, clientId: randomUUID(), documentName: '', documentContent: '', contentPurpose: '' }
      const row = { ...about, title: `Lecture ${set}`, createdAt }
      const [{ setId } = { setId: 0 }] = await tx
        .insert(flashcardSets)
        .values(row)
        .returning({ setId: flashcardSets.id })
      await tx.insert(flashcards).values(
        Array.from({ length: shelf.cards / shelf.sets }, (_, position) => {
          const [question, answer] = [english(set + position).slice(0, 80), chinese(set * position).slice(0, 60)]
          return { setId, clientId: randomUUID(), position, question, answer }
        }),
      )
    }
    const texts = (count: number) =>
      Array.from({ length: count }, (_, at) => (at % 2 ? chinese(at).repeat(3) : english(at)))
    await tx.insert(notes).values(
      texts(shelf.notes).map((text, at) => {
        const about = {
          studentId,
          clientId: randomUUID(),
          title: `Notes ${at}`,
          purpose: '',
          madeBy: 'built-in' as const,
        }
        return { ...about, html: text, text, words: 400, createdAt }
      }),
    )
    await tx.insert(essays).values(texts(shelf.essays).map((text) => essayRow(studentId, text, createdAt)))
  })
}

const english = (number: number): string =>
  `needle ${number} ${Array.from({ length: 350 }, (_, place) => ENGLISH[(place * place * 7 + number * place) % ENGLISH.length]).join(' ')}`

const chinese = (number: number): string =>
  `${number % 50 === 1 ? '鯨' : ''}${Array.from({ length: 800 }, (_, place) => CHINESE[(place * 7 + Math.floor((place * number) / 11)) % CHINESE.length]).join('')}${number}`

async function time(about: string, search: string, work: () => Promise<number>): Promise<Measurement> {
  const times: number[] = []
  let foundCount = 0
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const startedAt = performance.now()
    foundCount = await work()
    if (round >= WARM_UP) times.push(performance.now() - startedAt)
  }
  const ratio = median(times) / SEARCH_LIMIT_MS
  return {
    what: `search of ${about}: '${search}', in ${foundCount}`,
    ours: `${median(times).toFixed(1)} ms`,
    against: `limit: ${SEARCH_LIMIT_MS} ms`,
    ratio,
    promise: atMost(ratio, 1),
  }
}
