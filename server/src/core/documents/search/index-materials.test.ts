import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createStudentWith, creditsOver, silentLog, steppedClock } from '../../../../test/ledger.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { LOG_OPTIONS } from '../../../start/log-options.ts'
import { replaceText } from '../material-files.ts'
import { insertMaterial } from '../material-store.ts'
import { materialGrams } from '../search-tables.ts'
import { findMaterials } from './find-materials.ts'
import { beginIndexing, indexMaterial, indexMaterials, MOST_GRAMS } from './index-materials.ts'

const HOUR_SECONDS = 3600

/** A text of 20,000 different characters, so that hardly a pair comes twice. */
function randomText(length: number): string {
  let state = 4711
  return Array.from({ length }, () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223
    return String.fromCodePoint(0x4e00 + ((state >>> 8) % 20_000))
  }).join('')
}

describeOnBothDatabases('Indexing the library', (database) => {
  let student: { id: number }
  let stranger: { id: number }
  let parts: Parameters<typeof indexMaterials>[0]
  let clock: ReturnType<typeof steppedClock>
  beforeEach(async () => {
    const ledger = { database: database(), credits: creditsOver(database()) }
    student = await createStudentWith(0, ledger)
    stranger = await createStudentWith(0, ledger)
    clock = steppedClock()
    parts = { database: database(), clock, log: silentLog }
    // What earlier tests left is indexed, or was given up by what they had in hand.
    await database().queries.delete(materialGrams)
    await database().queries.execute(sql`delete from materials`)
  })

  const keep = (name: string, text: string, owner = student) =>
    database().transaction((tx) => insertMaterial(tx, materialRow(owner.id, name, text, clock.now())))
  const find = async (search: string, owner = student) =>
    (await findMaterials(parts, owner, { page: 1, search })).rows.map(({ name, excerpt }) => [name, excerpt])
  const lines = () => database().queries.select().from(materialGrams).orderBy(asc(materialGrams.materialId))
  const indexed = async () => (await lines()).map(({ materialId }) => materialId)

  test('keeps nothing of a text that has become another meanwhile, which is indexed as it is now', async () => {
    const id = await keep('scan', '細胞核')
    const grown = materialRow(student.id, 'scan', '細胞核與線粒體', clock.now())
    const { transaction } = database()
    const growing = Object.create(database(), {
      transaction: {
        value: async (work: Parameters<typeof transaction>[0]) => {
          await database().transaction((tx) => replaceText(tx, id, grown))
          return database().transaction(work)
        },
      },
    })
    await indexMaterial({ database: growing }, id)
    expect(await indexed()).toEqual([])
    expect(await find('線粒體')).toMatchObject([['scan', '細胞核與線粒體']])
    await indexMaterial(parts, id)
    expect(await indexed()).toEqual([id])
    expect(await find('線粒體')).toMatchObject([['scan', '細胞核與線粒體']])
  })

  test('keeps no list of a text with too many grams, and finds what it holds all the same', async () => {
    const text = randomText(MOST_GRAMS - 5000)
    const id = await keep('hostile', text)
    await keep('theirs', `${text}!`, stranger)
    await keep('usual', '細胞核')
    expect(await indexMaterials(parts, beginIndexing())).toBe(3)
    const [line] = await database().queries.select().from(materialGrams).where(eq(materialGrams.materialId, id))
    expect(line?.grams).toHaveLength(1)
    for (const length of [1, 30]) {
      const search = text.slice(90_000, 90_000 + length)
      expect(await find(search)).toMatchObject([['hostile', expect.stringContaining(search)]])
      expect(await find(search, stranger)).toMatchObject([['theirs', expect.anything()]])
    }
    expect(await find('細胞核')).toMatchObject([['usual', '細胞核']])
  })

  test('ends a call of the embedded database with the text that fills it, and the next goes on', async () => {
    const isFilled = database().kind === 'embedded'
    const first = await keep('first', randomText(20_000))
    const second = await keep('second', '細胞核')
    const indexing = beginIndexing()
    expect(await indexMaterials(parts, indexing)).toBe(isFilled ? 1 : 2)
    expect(await indexed()).toEqual(isFilled ? [first] : [first, second])
    expect(await indexMaterials(parts, indexing)).toBe(isFilled ? 1 : 0)
    expect(await indexed()).toEqual([first, second])
  })

  test('goes past a material that cannot be indexed, says so, and tries it again later', async () => {
    const logged: string[] = []
    parts = {
      ...parts,
      log: pino({ ...LOG_OPTIONS, level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    }
    const good = await keep('good', '細胞核')
    const bad = await keep('bad', '細胞膜 secret')
    const alsoGood = await keep('also good', '細胞壁')
    await refuse(bad)
    const indexing = beginIndexing()
    expect(await indexMaterials(parts, indexing)).toBe(3)
    expect(await indexed()).toEqual([good, alsoGood])
    expect(await find('細胞膜')).toMatchObject([['bad', '細胞膜 secret']])
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { materialId: bad, err: { message: 'A statement failed', cause: { message: 'refused' } } },
    ])
    expect(logged.join()).not.toContain('secret')

    clock.advance(HOUR_SECONDS - 1)
    expect(await indexMaterials(parts, indexing)).toBe(0)
    clock.advance(1)
    expect(await indexMaterials(parts, indexing)).toBe(1)
    expect(logged).toHaveLength(2)
    await refuse(null)
    expect(await indexMaterials(parts, indexing)).toBe(0)
    clock.advance(HOUR_SECONDS)
    expect(await indexMaterials(parts, indexing)).toBe(1)
    expect(await indexed()).toEqual([good, bad, alsoGood])
    expect(logged).toHaveLength(2)
  })

  test('tries again after a restart what was given up before, however much came since', async () => {
    const bad = await keep('bad', '細胞膜')
    await database().queries.execute(sql`select setval(pg_get_serial_sequence('materials', 'id'), ${bad + 5000})`)
    const good = await keep('good', '細胞核')
    await refuse(bad)
    await indexMaterials(parts, beginIndexing())
    expect(await indexed()).toEqual([good])
    await refuse(null)
    await indexMaterials(parts, beginIndexing())
    expect(await indexed()).toEqual([bad, good])
  })

  test('stops where the database is out of order, and begins after what it stopped at', async () => {
    const poison = await keep('poison', '細胞膜')
    const good = await keep('good', '細胞核')
    await refuse(poison, '57014')
    const indexing = beginIndexing()
    expect(await indexMaterials(parts, indexing)).toBe(0)
    expect(await indexed()).toEqual([])
    expect(await indexMaterials(parts, indexing)).toBe(1)
    expect(await indexed()).toEqual([good])
    await refuse(null)
  })

  /** Has the database refuse the line of one material, by the SQLSTATE `code`. */
  async function refuse(materialId: number | null, code = 'P0001'): Promise<void> {
    const { queries } = database()
    await queries.execute(sql`drop trigger if exists refusing on material_grams`)
    if (materialId === null) return
    await queries.execute(
      sql.raw(`create or replace function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
    )
    await queries.execute(
      sql.raw(`create trigger refusing before insert on material_grams
        for each row when (new.material_id = ${materialId}) execute function refuse()`),
    )
  }
})
