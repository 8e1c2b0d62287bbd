import { randomUUID } from 'node:crypto'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { examGenerationRow } from '../../../../test/exam-generation-row.ts'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { whileListed } from '../../../modules/exam/generations/while-listed.ts'
import { readMaterial } from '../../../modules/recite/recite-test-ground.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { lockLeavingStudent } from '../../accounts/student-store.ts'
import { materials } from '../tables.ts'

const CELL = 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together.'
const CARDS = [{ question: 'What is a cell?', answer: 'The smallest unit of life.' }]

/** The calls of a student who has brought a material. */
function layDesk(database: () => OpenDatabase) {
  const app = testApp(database, { ROLE: 'web' })
  const own = { student: undefined as unknown as TestStudent, id: 0 }
  const bring = async (of: TestStudent) => (await of.client(materialsEndpoints).create({ form: { text: CELL } })).id
  beforeEach(async () => {
    own.student = await app.student(30)
    own.id = await bring(own.student)
  })
  const chats = () => own.student.client(understandingEndpoints)
  return Object.assign(own, {
    app,
    bring,
    chats,
    remove: () => own.student.client(materialsEndpoints).delete({ params: { id: own.id } }),
    keepCards: (about: object = {}) =>
      own.student
        .client(reciteEndpoints)
        .createSet({ body: { title: 'Cells', selected_cards: CARDS, material_id: own.id, ...about } }),
    keepNotes: (about: object = {}) =>
      own.student.client(notesEndpoints).create({
        body: { title: 'Cells', html: '<p>A cell.</p>', made_by: 'model', material_id: own.id, ...about },
      }),
    keepChat: (about: object = {}) =>
      chats().createSession({
        body: { messages: [{ role: 'user', content: `${randomUUID()}?` }], material_id: own.id, ...about },
      }),
    openRun: () => own.student.client(reciteEndpoints).openGeneration({ body: { content: CELL, material_id: own.id } }),
  })
}

/** What is kept, without what it, or a card of it, says of its material. */
const apartFromMaterial = (kept: unknown): unknown =>
  JSON.parse(JSON.stringify(kept), (key, value) => (/^(is_)?material_/.test(key) ? undefined : value))

describeOnDatabase('server', 'What is kept of a material', (database) => {
  const desk = layDesk(database)

  test.each(['keepCards', 'keepNotes', 'keepChat'] as const)(
    '%s gives what it gave first, where it is sent again after the material went',
    async (name) => {
      const client_id = randomUUID()
      const first = await desk[name]({ client_id })
      expect(first.material_id).toBe(desk.id)
      await desk.remove()
      const again = await desk[name]({ client_id })
      expect(again.material_id).toBeNull()
      expect(apartFromMaterial(again)).toEqual(apartFromMaterial(first))
      await expect(desk[name]({ client_id: randomUUID() })).rejects.toMatchObject({ status: 404 })
    },
  )

  test.each(['keepCards', 'keepNotes'] as const)('%s is no other where its run is forgotten by then', async (name) => {
    const table = name === 'keepCards' ? reciteEndpoints : (notesEndpoints as unknown as typeof reciteEndpoints)
    const calls = desk.student.client(table)
    const { generation_id } = await calls.openGeneration({ body: { content: CELL } })
    const again = { client_id: randomUUID(), generation_id }
    const first = await desk[name](again)
    await calls.discardGeneration({ params: { generation_id } })
    expect(await desk[name](again)).toEqual(first)
  })

  test('is named by a chat as long as its notes are the same, and no longer', async () => {
    const kept = async (id: number) => (await desk.chats().getSession({ params: { id } })).material_id
    const { session } = await desk.chats().chat({
      form: { message: 'What is a cell?', context: CELL, client_id: randomUUID(), material_id: desk.id },
    })
    const session_id = session?.id ?? 0
    const ask = (message: string, about: object = {}) => desk.chats().chat({ form: { message, session_id, ...about } })
    await ask('What is a membrane?')
    expect(await kept(session_id)).toBe(desk.id)
    await ask('What is a wall?', { context: CELL.replaceAll('\n', '\r\n') })
    expect(await kept(session_id)).toBe(desk.id)
    await ask('What is a root?', { context: 'A root is brown.' })
    expect(await kept(session_id)).toBeNull()
    await ask('What is a cell, again?', { context: CELL, material_id: desk.id })
    expect(await kept(session_id)).toBe(desk.id)
  })

  test('is refused to a chat at no price where it is not there, and the chat names what it named', async () => {
    const other = await desk.app.student()
    const theirs = await desk.bring(other)
    const { id } = await desk.keepChat()
    const free = (material_id: number) => desk.chats().chat({ form: { message: 'Hello', session_id: id, material_id } })
    for (const gone of [theirs, 1_000_000])
      await expect(free(gone)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect(await desk.chats().getSession({ params: { id } })).toMatchObject({ material_id: desk.id, message_count: 1 })
    expect(await free(desk.id)).toMatchObject({ credit_cost: 0, session: { id } })
  })
})

describeOnDatabase('server', 'What is kept of a run whose material was deleted', (database) => {
  const desk = layDesk(database)

  test('keeps the text that is sent, and does not bring the material back', async () => {
    const { generation_id } = await desk.openRun()
    await desk.remove()
    const set = await desk.keepCards({ generation_id, material_id: null, document_content: CELL })
    expect(set).toMatchObject({ material_id: null, is_material_gone: true })
    expect(await readMaterial(database().queries, set.id)).toBe(CELL)
    expect(await database().queries.$count(materials, eq(materials.studentId, desk.student.id))).toBe(0)
  })
})

describeOnDatabase('server', 'What is kept of a material while its student is erased', (database) => {
  const desk = layDesk(database)

  const chat = () => desk.chats().chat({ form: { message: 'Hello', client_id: randomUUID(), material_id: desk.id } })
  const keepCardsOfRun = async () => {
    const { generation_id } = await desk.openRun()
    return () => desk.keepCards({ generation_id })
  }
  const keepNotesOfRun = async () => {
    const run = await desk.student.client(notesEndpoints).openGeneration({ body: { content: CELL } })
    return () => desk.keepNotes({ generation_id: run.generation_id })
  }
  const makeExam = async () => {
    const { id: studentId } = desk.student
    const id = await database().transaction((tx) => endedHold(tx, studentId))
    const order = { ...examGenerationRow(studentId, 'A chapter.', desk.app.clock.now()), id, materialId: desk.id }
    return () => whileListed(desk.app.services, order, async () => 'made')
  }

  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    ['cards', async () => desk.keepCards],
    ['cards of a run', keepCardsOfRun],
    ['notes', async () => desk.keepNotes],
    ['notes of a run', keepNotesOfRun],
    ['a chat', async () => desk.keepChat],
    ['a turn of a chat', async () => chat],
    ['an exam', makeExam],
    ['its deletion', async () => desk.remove],
  ])('waits for the student before it takes the material: %s', async (_name, prepare) => {
    const call = await prepare()
    const undo = new Error('undo')
    const [held, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const erasing = database()
      .transaction(async (tx) => {
        await desk.app.services.credits.closeBalance(tx, desk.student.id)
        await lockLeavingStudent(tx, desk.student.id)
        held.resolve()
        await waited.promise
        await tx.delete(materials).where(eq(materials.studentId, desk.student.id))
        throw undo
      })
      .catch((error) => error)
    await Promise.race([held.promise, erasing])
    const keeping = call().then(
      () => 'kept',
      (error) => error,
    )
    await expect.poll(countWaiting, { message: 'nobody waits for the student' }).toBe(1).finally(waited.resolve)
    expect(await erasing).toBe(undo)
    expect(await keeping).toBe('kept')
  })

  async function countWaiting(): Promise<number> {
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const { rows } = (await database().queries.execute(waiting)) as unknown as { rows: { count: number }[] }
    return rows[0]?.count ?? 0
  }
})
