import { randomUUID } from 'node:crypto'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../core/feedback/tables.ts'
import type { Brief } from './brief.ts'
import { scriptedTextModel } from './understanding-test-ground.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const NOTES = 'A stoma is a pore in the surface of a leaf.'

describeOnBothDatabases('What a student says against an answer of a chat', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  let briefs: Brief[]
  beforeEach(async () => {
    const model = scriptedTextModel(['A pore [1].'])
    app.services.textModel = model.textModel
    briefs = model.briefs
    student = await app.student(20)
  })
  const calls = (of = student) => of.client(understandingEndpoints)
  const ask = (message: string, about: object = {}) =>
    calls().chat({ form: { context: NOTES, message, language: 'en', ...about } }, { idempotencyKey: randomUUID() })
  const read = (id: number) => calls().getSession({ params: { id } })
  const give = (id: number, part: string | undefined, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'understanding', id, part, reason: 'wrong' } })
  /** A chat of two turns of one student. */
  async function asked() {
    const client_id = randomUUID()
    const first = await ask('What is a stoma?', { client_id })
    const second = await ask('And its size?', { session_id: first.session?.id })
    return { id: first.session?.id ?? 0, parts: [first.part, second.part] }
  }

  test('has it go from the chat; the question stays, as do the others and their names', async () => {
    const { id, parts } = await asked()
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ module: 'understanding', madeBy: 'model', chargedCredits: 1, madeCount: 1 })
    expect(await give(id, parts[0])).toEqual({ credits_returned: 0, user_credits: 18, can_be_checked: false })
    const left = await read(id)
    expect(left.messages.map(({ role, part }) => [role, part])).toEqual([
      ['user', undefined],
      ['user', undefined],
      ['assistant', parts[1]],
    ])
    expect(left).toMatchObject({ title: 'What is a stoma?', message_count: 3, revision: 3, notes_content: NOTES })
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'understanding', words: 'A pore [1].', source: NOTES, reason: 'wrong' })
    const { session } = await ask('Why?', { session_id: id })
    expect(session).toEqual({ id, revision: 4, message_count: 5, material_id: null })
  })

  test('shows a model its question no more, so that turns alternate, whatever a page sends along', async () => {
    const { id, parts } = await asked()
    const asTurns = (messages: readonly { role: string; content: string }[]) =>
      JSON.stringify(messages.map(({ role, content }) => ({ role, content })))
    for (const part of parts) {
      await give(id, part)
      const { messages } = await read(id)
      await ask('Why?', { session_id: id, history: asTurns(messages) })
      const turns = briefs.at(-1)?.turns ?? []
      expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant'])
      expect((await read(id)).messages).toHaveLength(messages.length + 2)
    }
  })

  test('brings a credit back for five answers, each a fifth of its price, and none for one that is sent again', async () => {
    const given = []
    for (let chat = 0; chat < 3; chat += 1) {
      const { id, parts } = await asked()
      for (const part of parts) {
        given.push((await give(id, part)).credits_returned)
        expect(await give(id, part)).toMatchObject({ credits_returned: given.at(-1) })
      }
    }
    expect(given).toEqual([0, 0, 0, 0, 1, 0])
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('stays sayable in a chat that its page keeps as a whole, and gains nothing by being claimed for others', async () => {
    const { id, parts } = await asked()
    const { messages, revision } = await read(id)
    const forged = messages.map((message) => ({ ...message, part: parts[0] }))
    await calls().updateSession({ params: { id }, body: { messages: forged, revision, notes_content: NOTES } })
    for (let more = 0; more < 4; more += 1) await give(id, parts[0])
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(18)
    expect(await database().queries.$count(itemFeedback, eq(itemFeedback.studentId, student.id))).toBe(1)
  })

  test('is refused for another’s, for what stands in none, and for what no message of a chat cost', async () => {
    const { id, parts } = await asked()
    await expect(give(id, parts[0], await app.student())).rejects.toMatchObject(NOT_FOUND)
    for (const none of [undefined, '0'.repeat(32)]) await expect(give(id, none)).rejects.toMatchObject(NOT_FOUND)
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    const other = { ...(run as typeof paidRuns.$inferSelect), id: randomUUID(), module: 'exam' as const }
    await database().transaction((tx) => tx.insert(paidRuns).values(other))
    const part = other.id.replaceAll('-', '')
    const messages = [
      { role: 'user' as const, content: 'Why?' },
      { role: 'assistant' as const, content: 'So.', part },
    ]
    const kept = await calls().createSession({ body: { messages } })
    await expect(give(kept.id, part)).rejects.toMatchObject(NOT_FOUND)
    expect((await read(kept.id)).messages).toHaveLength(2)
  })
})
