import type { Language } from '@lectern/texts/languages'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createStudentWith, creditsOver, silentLog, steppedClock } from '../../../../test/ledger.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { describeOnBothDatabases, describeOnDatabase } from '../../../../test/test-database.ts'
import { insertMaterial, removeMaterial, updateTitle } from '../material-store.ts'
import { listMaterialRows } from '../materials/listing-store.ts'
import { materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { findMaterials } from './find-materials.ts'
import { holding } from './holding.ts'
import { beginIndexing, indexMaterials } from './index-materials.ts'

const LESSON = '細胞是生命的基本單位。線粒體是細胞進行有氧呼吸的場所。'
const CELLS = 'A cell has a NUCLEUS. 100% of the energy_of light is kept by DNA在細胞核內。'

describeOnBothDatabases('A search in the library', (database) => {
  let student: { id: number }
  let stranger: { id: number }
  let count = 0
  const services = () => ({ database: database() })
  beforeEach(async () => {
    const ledger = { ...services(), credits: creditsOver(database()) }
    student = await createStudentWith(0, ledger)
    stranger = await createStudentWith(0, ledger)
  })

  const keep = (name: string, text: string, owner = student) =>
    database().transaction((tx) =>
      insertMaterial(tx, materialRow(owner.id, name, text, new Date(1_790_000_000_000 + ++count * 1000))),
    )
  const find = (search: string, owner = student) => findMaterials(services(), owner, { page: 1, search })
  const names = async (search: string, owner = student) => (await find(search, owner)).rows.map(({ name }) => name)
  const index = async () => {
    const indexing = beginIndexing()
    while ((await indexMaterials({ ...services(), clock: steppedClock(), log: silentLog }, indexing)) > 0);
  }

  const CASES: [search: string, found: string[]][] = [
    ['胞', ['cells', 'lesson']],
    ['細胞', ['cells', 'lesson']],
    ['細胞核', ['cells']],
    ['生命的基本單位', ['lesson']],
    ['胞細', []],
    ['鯨', []],
    ['c', ['cells']],
    ['nu', ['cells']],
    ['ell', ['cells', 'lesson']],
    ['Nucleus', ['cells']],
    ['nuclear', []],
    ['a cell has a nucleus.', ['cells']],
    ['nucleus a cell', []],
    ['dna在細胞', ['cells']],
    ['100%', ['cells']],
    ['energy_of', ['cells']],
    ['energyxof', []],
    ['100%of', []],
    ["'; drop table materials; --", []],
  ]

  test.each([
    ['before they are indexed', false],
    ['by the index', true],
  ])('finds what names, titles and texts hold, %s', async (_when, isIndexed) => {
    const lesson = await keep('lesson', LESSON)
    await keep('cells', CELLS)
    await database().transaction((tx) => updateTitle(tx, student.id, lesson, 'Well'))
    if (isIndexed) await index()
    for (const [search, found] of CASES) expect([search, (await names(search)).sort()]).toEqual([search, found])
  })

  test('finds nothing of anybody else', async () => {
    await keep('mine', LESSON)
    await keep('theirs', `${LESSON} 鯨`, stranger)
    await index()
    expect(await names('細胞')).toEqual(['mine'])
    expect(await names('鯨')).toEqual([])
    expect(await names('鯨', stranger)).toEqual(['theirs'])
  })

  test('shows the place where it stands, and how the text begins where only the title tells', async () => {
    await keep('whale', `${'前'.repeat(500)}這裏有一條鯨魚。`)
    await index()
    const [found] = (await find('鯨魚')).rows
    expect(found?.excerpt).toBe(`… ${'前'.repeat(35)}這裏有一條鯨魚。`)
    expect((await find('whale')).rows[0]?.excerpt).toBe(`${'前'.repeat(160)}…`)
  })

  test('is parted into pages, in the order that is asked for', async () => {
    for (let number = 1; number <= 23; number += 1) await keep(`${120 - number}`, LESSON)
    await index()
    const page = await findMaterials(services(), student, { page: 3, search: '細胞', order: { byTitleIn: 'en' } })
    expect(page.pagination).toMatchObject({ current_page: 3, total_pages: 3, total_count: 23 })
    expect(page.rows.map(({ name }) => name)).toEqual(['117', '118', '119'])
    expect((await names('細胞'))[0]).toBe('97')
  })

  test('knows nothing of what is deleted, and nothing twice, however often and whoever indexes it', async () => {
    const id = await keep('gone', LESSON)
    await Promise.all([index(), index()])
    await index()
    expect(await names('細胞')).toEqual(['gone'])
    await database().transaction((tx) => removeMaterial(tx, student.id, id))
    expect(await names('細胞')).toEqual([])
    expect(await database().queries.$count(materialGrams, eq(materialGrams.materialId, id))).toBe(0)
  })

  test('indexes what was brought before there was an index, and what came later', async () => {
    const all = Array.from({ length: 5 }, (_, number) => `${number}`)
    for (const name of all.slice(0, 3)) await keep(name, LESSON)
    await index()
    for (const name of all.slice(3)) await keep(name, LESSON)
    expect(await names('線粒體')).toHaveLength(5)
    await index()
    expect(await database().queries.$count(materialGrams)).toBe(await database().queries.$count(materials))
    expect(await names('線粒體')).toHaveLength(5)
  })

  test.each(['細胞', 'nucleus', '胞'])('looks %j up by the index, in its planned way', async (search) => {
    await keep('cells', CELLS)
    await index()
    const asked = database()
      .queries.select({ id: materials.id })
      .from(materials)
      .where(and(eq(materials.studentId, student.id), holding(student, search)))
    const plan = await database().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify(await tx.execute(sql`explain ${asked}`))
    })
    expect(plan).toContain('Bitmap Index Scan on material_grams_held')
    expect(plan).not.toContain('Seq Scan')
  })

  test.each(['', '細胞'])(
    'are by title in the order of their reader, and 2 before 10: those that hold %j',
    async (search) => {
      for (const name of ['北京', '第10章', '上海', '第2章', '安全']) await keep(name, LESSON)
      await index()
      const inOrder = async (language: Language) =>
        (await findMaterials(services(), student, { page: 1, search, order: { byTitleIn: language } })).rows.map(
          ({ name }) => name,
        )
      expect(await inOrder('zh-hans')).toEqual(['安全', '北京', '第2章', '第10章', '上海'])
      expect(await inOrder('zh-hant')).toEqual(['上海', '北京', '安全', '第2章', '第10章'])
    },
  )

  test('shows all by size without unpacking what it does not show', async () => {
    for (const name of ['c', 'a', 'd', 'b']) await keep(name, LESSON)
    const asked = listMaterialRows(database().queries, student.id, { filter: {}, sort: 'size', limit: 2, offset: 1 })
    expect((await asked).map(({ name }) => name)).toEqual(['d', 'a'])
    const plan = JSON.stringify(await database().queries.execute(sql`explain (verbose) ${asked}`))
    expect(plan).toContain('Limit')
    expect(plan.slice(plan.indexOf('Limit'))).not.toMatch(/left\W*\(/)
  })
})

describeOnDatabase('server', 'A search in a library without measure', (database) => {
  test('is by title where more hold what is searched for than a statement takes parameters', async () => {
    const MANY = 66_000
    const services = { database: database(), credits: creditsOver(database()) }
    const student = await createStudentWith(0, services)
    await database().queries.execute(sql`
      insert into materials (student_id, name, text, words, size_bytes, source_module, created_at)
      select ${student.id}, 'chapter ' || n, '', 0, 0, 'library', now() from generate_series(1, ${MANY}::int) as n`)
    const page = await findMaterials(services, student, { page: 1, search: 'chapter', order: { byTitleIn: 'en' } })
    expect(page.pagination.total_count).toBe(MANY)
    expect(page.rows.slice(0, 3).map(({ name }) => name)).toEqual(['chapter 1', 'chapter 2', 'chapter 3'])
  })
})
