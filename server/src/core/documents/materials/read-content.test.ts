import { randomUUID } from 'node:crypto'
import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildPdf, pageSaying } from '../../../../test/files/build-pdf.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { materials } from '../tables.ts'

const FACTS = [
  'A cell is the smallest unit of life.',
  'A membrane is the wall that holds a cell together.',
  'A nucleus is the part of a cell that holds its genes.',
]
const PAGES = FACTS.map((fact) => `${fact} `.repeat(8).trim())

describeOnDatabase('server', 'A material in place of a text', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  const bring = async (student: TestStudent) => {
    const file = new File([new Uint8Array(buildPdf(PAGES.map(pageSaying)))], 'Cells.pdf')
    return (await student.client(materialsEndpoints).create({ form: { file, title: 'My cells' } })).id
  }
  const textOf = async (student: TestStudent, id: number, pages: readonly number[]) => {
    const read = pages.map((n) => student.client(materialsEndpoints).getPage({ params: { id, n } }))
    return (await Promise.all(read)).map(({ text }) => text)
  }
  const credits = (student: TestStudent) => app.services.credits.readAvailable(database().queries, student.id)

  describe.each([
    ['recite', reciteEndpoints],
    ['notes', notesEndpoints],
  ] as const)('opens a run of %s', (_module, table) => {
    const runs = (student: TestStudent) => student.client(table as typeof notesEndpoints)

    test('that is the run of its text: as many parts, at the same price, whole when the material is gone', async () => {
      const [student, other] = [await app.student(10), await app.student(10)]
      const id = await bring(student)
      const run = await runs(student).openGeneration({ body: { material_id: id } })
      const params = { generation_id: run.generation_id }
      const { material } = await runs(student).getGeneration({ params })
      for (const page of PAGES) expect(material.content).toContain(page.slice(0, 30))
      expect(material).toMatchObject({ material_id: id, document_name: 'My cells', is_whole: true })
      const same = await runs(other).openGeneration({ body: { content: material.content } })
      expect([same.total_chunks, same.credit_cost]).toEqual([run.total_chunks, run.credit_cost])
      expect((await runs(student).openGeneration({ body: { material_id: id } })).generation_id).toBe(run.generation_id)
      await student.client(materialsEndpoints).delete({ params: { id } })
      const left = (await runs(student).getGeneration({ params })).material
      expect(left).toEqual({ ...material, material_id: null })
    })

    test('on some of its pages', async () => {
      const student = await app.student(10)
      const id = await bring(student)
      const pages = { from: 2, to: 3 }
      const { generation_id } = await runs(student).openGeneration({ body: { material_id: id, pages } })
      const { material } = await runs(student).getGeneration({ params: { generation_id } })
      const [second = '', third = ''] = await textOf(student, id, [2, 3])
      expect(material.content.startsWith(second)).toBe(true)
      expect(material.content.endsWith(third)).toBe(true)
      expect(material.content).not.toContain('smallest unit')
    })

    test('and a repeat with its key gives that run, whatever has become of the material', async () => {
      const student = await app.student(10)
      const id = await bring(student)
      const [key, keyOfPages] = [randomUUID(), randomUUID()]
      const pages = { from: 2, to: 3 }
      const open = (body: object, idempotencyKey: string) => runs(student).openGeneration({ body }, { idempotencyKey })
      const whole = await open({ material_id: id }, key)
      const part = await open({ material_id: id, pages }, keyOfPages)
      // What stands after another file of the same text has come.
      await database()
        .queries.update(materials)
        .set({ pageStarts: [0, 5, 9] })
        .where(eq(materials.id, id))
      expect((await open({ material_id: id, pages }, keyOfPages)).generation_id).toBe(part.generation_id)
      await student.client(materialsEndpoints).delete({ params: { id } })
      expect((await open({ material_id: id }, key)).generation_id).toBe(whole.generation_id)
      expect((await open({ material_id: id, pages }, keyOfPages)).generation_id).toBe(part.generation_id)
      for (const other of [
        { material_id: id },
        { material_id: id, pages: { from: 1, to: 2 } },
        { content: FACTS.join(' ') },
      ])
        await expect(open(other, keyOfPages)).rejects.toMatchObject({ code: 'key_reused' })
      await expect(open({ material_id: id }, randomUUID())).rejects.toMatchObject({ status: 404 })
    })

    test('and is refused, at no price, where it cannot be read', async () => {
      const [student, other] = [await app.student(10), await app.student(10)]
      const [id, theirs] = [await bring(student), await bring(other)]
      const open = (body: object) => runs(student).openGeneration({ body })
      const all = { from: 1, to: 3 }
      for (const body of [{ content: 'A cell.', material_id: id, pages: all }, { pages: all }, {}, { content: ' ' }])
        await expect(open(body)).rejects.toMatchObject({ status: 422, code: 'content_rejected' })
      for (const pages of [
        { from: 1, to: 4 },
        { from: 3, to: 2 },
        { from: 9, to: 9 },
      ])
        await expect(open({ material_id: id, pages })).rejects.toMatchObject({
          status: 422,
          message: 'This material has 3 pages. Please choose among them.',
        })
      await expect(open({ material_id: id, pages: { from: 0, to: 1 } })).rejects.toMatchObject({ status: 400 })
      for (const gone of [theirs, 1_000_000])
        await expect(open({ material_id: gone })).rejects.toMatchObject({ status: 404, code: 'not_found' })
      const visitor = (await app.visitor()).client(table as typeof notesEndpoints)
      await expect(visitor.openGeneration({ body: { material_id: id } })).rejects.toMatchObject({ status: 401 })
      expect(await credits(student)).toBe(10)
    })
  })

  test('gives the exam that its text would give, or a part of it', async () => {
    const student = await app.student(20)
    const id = await bring(student)
    const calls = student.client(examEndpoints)
    const about = { method: 'content', question_count: 10 } as const
    const content = (await textOf(student, id, [1, 2, 3])).join('\n')
    const ofText = await calls.quote({ body: { ...about, content } })
    expect(await calls.quote({ body: { ...about, material_id: id } })).toEqual(ofText)
    const page = await calls.quote({ body: { ...about, material_id: id, pages: { from: 1, to: 1 } } })
    expect(page.available_count).toBeLessThanOrEqual(ofText.available_count)
    await expect(calls.generate({ body: { ...about, material_id: id } })).rejects.toMatchObject({ status: 502 })
    const [generation] = (await calls.listGenerations()).generations
    const order = await calls.getGeneration({ params: { id: generation?.id ?? '' } })
    expect(order.material_id).toBe(id)
    for (const fact of FACTS) expect(order.text).toContain(fact.slice(0, 20))
    for (const call of [calls.quote, calls.generate]) {
      const refused = (body: object) => expect(call({ body: { ...about, ...body } })).rejects
      await refused({ material_id: 1_000_000 }).toMatchObject({ status: 404 })
      await refused({ content, material_id: id, pages: { from: 1, to: 1 } }).toMatchObject({ status: 422 })
      await refused({ material_id: id, pages: { from: 1, to: 9 } }).toMatchObject({ status: 422 })
      await refused({}).toMatchObject({ status: 422 })
    }
    expect(await credits(student)).toBe(20)
  })
})
