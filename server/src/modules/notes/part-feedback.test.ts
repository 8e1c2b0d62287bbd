import { creditsEndpoints } from '@lectern/contract/credits'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { notesEndpoints } from '@lectern/contract/notes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../core/feedback/tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const MATERIAL = 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together. '
const HTML = [
  '<h2>Cells</h2>\n<p>What they are.</p>',
  ...['Membranes', 'Genes', 'Energy', 'Water'].map(
    (heading) => `<h3>${heading}</h3>\n<ul><li>About ${heading}.</li></ul>`,
  ),
].join('\n')

describeOnDatabase('server', 'What a student says against a part of notes', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(20)
  })
  const notes = (of = student) => of.client(notesEndpoints)
  const give = (id: number, part: string | undefined, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'notes', id, part, reason: 'wrong' } })
  const read = (id: number) => notes().get({ params: { id } })
  /** Kept notes of four parts, of a run that cost so much. */
  async function madeNotes(html = HTML) {
    const { generation_id } = await notes().generate({ body: { content: MATERIAL } })
    const note = await notes().create({ body: { title: 'Cells', html, made_by: 'model', generation_id } })
    const run = { chargedCredits: 10, madeCount: 4 }
    await database().queries.update(paidRuns).set(run).where(eq(paidRuns.id, generation_id))
    return { id: note.id, parts: note.parts ?? [] }
  }

  test('has it go with its heading, and the rest stays as it was', async () => {
    const { id, parts } = await madeNotes()
    expect(parts.map(({ heading }) => heading)).toEqual([1, 2, 3, 4])
    expect(await give(id, parts[1]?.id)).toEqual({ credits_returned: 2, user_credits: 21, can_be_checked: false })
    const left = await read(id)
    expect(left.html).toBe(HTML.replace('<h3>Genes</h3>\n<ul><li>About Genes.</li></ul>\n', ''))
    expect(left).toMatchObject({ word_count: 13, excerpt: expect.not.stringContaining('Genes') })
    expect(left.parts?.map(({ id }) => id)).toEqual([parts[0]?.id, parts[2]?.id, parts[3]?.id])
    expect((await notes().list({ query: { search: 'Genes' } })).notes).toEqual([])
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'notes', words: 'Genes\nAbout Genes.', reason: 'wrong', returnedCredits: 2 })
  })

  test('brings at most a fifth back, however many are said, one after the other, again or at once', async () => {
    const { id, parts } = await madeNotes()
    const [first, ...others] = parts.map((part) => part.id)
    const same = await Promise.all([give(id, first), give(id, first), give(id, first)])
    expect(same.map(({ credits_returned }) => credits_returned)).toEqual([2, 2, 2])
    await Promise.all(others.map((part) => give(id, part)))
    expect(await read(id)).toMatchObject({ html: '<h2>Cells</h2>\n<p>What they are.</p>' })
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.filter(({ kind }) => kind === 'adjustment').map(({ amount }) => amount)).toContain(2)
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(21)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('counts what a run made by its parts', async () => {
    const { generation_id, notes_html } = await notes().generate({ body: { content: MATERIAL.repeat(3) } })
    const { parts } = await notes().create({
      body: { title: 'Cells', html: notes_html, made_by: 'built-in', generation_id },
    })
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.id, generation_id))
    expect(run?.madeCount).toBe(parts?.length)
    expect(parts?.length).toBeGreaterThan(0)
  })

  test('has what stands under no heading go as well', async () => {
    const { id, parts } = await madeNotes(`<p>A cell lives.</p>\n${HTML}`)
    expect(parts.map(({ heading }) => heading)).toEqual([null, 1, 2, 3, 4])
    expect(await give(id, parts[0]?.id)).toMatchObject({ credits_returned: 2 })
    expect((await read(id)).html).toBe(HTML)
  })

  test('takes the notes along with their last words', async () => {
    const { id, parts } = await madeNotes('<h3>Membranes</h3><p>All of it.</p>')
    await give(id, parts[0]?.id)
    await expect(read(id)).rejects.toMatchObject(NOT_FOUND)
    expect(await give(id, parts[0]?.id)).toMatchObject({ credits_returned: 2 })
  })

  test('is refused for another’s, for notes that no run made, and for what stands in none of them', async () => {
    const { id, parts } = await madeNotes()
    const part = parts[0]?.id
    await expect(give(id, part, await app.student())).rejects.toMatchObject(NOT_FOUND)
    for (const none of [undefined, '0'.repeat(32)]) await expect(give(id, none)).rejects.toMatchObject(NOT_FOUND)
    await expect(give(id, 'no part')).rejects.toMatchObject({ code: 'invalid' })
    const written = await notes().create({ body: { title: 'Mine', html: HTML, made_by: 'model' } })
    expect(written.parts).toBeUndefined()
    await expect(give(written.id, part)).rejects.toMatchObject(NOT_FOUND)
    const visitor = await app.visitor()
    const body = { kind: 'notes', id, part, reason: 'wrong' } as const
    await expect(visitor.client(feedbackEndpoints).give({ body })).rejects.toMatchObject({ status: 401 })
    expect(await read(id)).toMatchObject({ html: HTML })
  })
})
