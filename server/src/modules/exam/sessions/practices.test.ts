import { examEndpoints } from '@lectern/contract/exam'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { MAX_EXAM_ANSWER_CHARACTERS } from '@lectern/domain/exam'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../../../test/databases/count-statements.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { listBegun } from '../../../core/begun/list-begun.ts'
import { countStoredBytes } from '../../../core/files/read-storage.ts'
import { keepSet, questionAt } from '../exam-test-ground.ts'
import { exportExams } from '../export-exams.ts'
import { keepPractice } from './keep-practice.ts'

describeOnDatabase('server', 'What a session of an exam has been answered so far', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let setId: number
  let ids: { choice: number; short: number; long: number }
  let id: number
  beforeEach(async () => {
    student = await app.student(10)
    const set = await keepSet({ ...app.services, student } as never, { student, paidCredits: 1 })
    setId = set.id
    ids = { choice: questionAt(set, 0).id, short: questionAt(set, 1).id, long: questionAt(set, 2).id }
    id = (await calls().startSession({ params: { id: setId }, body: {} })).session_id
  })
  const calls = (of = student) => of.client(examEndpoints)
  const begun = async (of = student) => (await of.client(begunEndpoints).list()).work
  const keep = (
    revision: number,
    answers: Record<string, string>,
    more: { flagged_ids?: number[]; index?: number } = {},
    of = student,
  ) => calls(of).keepPractice({ params: { id }, body: { revision, answers, ...more } })
  const kept = async () => (await calls().getSession({ params: { id } })).practice

  test('is found on another device, and on the first screen, until it is handed in', async () => {
    expect(await kept()).toBeNull()
    expect(await begun()).toEqual([])
    const answers = { [ids.choice]: 'two', [ids.long]: '   ' }
    const saved = await keep(0, answers, { flagged_ids: [ids.short], index: 1 })
    expect(saved).toEqual({ revision: 1, saved_at: app.clock.now().toISOString() })
    expect(await kept()).toEqual({ answers, flagged_ids: [ids.short], index: 1, ...saved })
    // An answer of blanks is none.
    const line = { module: 'exam', id: String(id), title: 'Cells', done: 1, total: 3, since: saved.saved_at }
    expect(await begun()).toEqual([line])
    expect(await begun(await app.student())).toEqual([])
    await calls().endSession({ params: { id }, body: { answers: { [ids.choice]: 'two' } } })
    expect([await kept(), await begun()]).toEqual([null, []])
    await expect(keep(1, {})).rejects.toMatchObject({ status: 409, code: 'session_ended' })
  })

  test('is kept by whoever goes on from the revision that is kept, and by a repeat once', async () => {
    expect((await keep(0, { [ids.choice]: 'one' })).revision).toBe(1)
    expect((await keep(1, { [ids.choice]: 'two' })).revision).toBe(2)
    // Its answer was lost: the repeat is told the same, and nothing is counted twice.
    expect((await keep(1, { [ids.choice]: 'two' })).revision).toBe(2)
    await expect(keep(1, { [ids.choice]: 'three' })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await expect(keep(0, { [ids.short]: 'A cell' })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await kept()).toMatchObject({ answers: { [ids.choice]: 'two' }, revision: 2 })
  })

  test('of devices that save at once one is kept, and the others are told', async () => {
    const answers = Array.from({ length: 8 }, (_, index) => `answer ${index}`)
    const bodies = answers.map((answer) => ({
      answers: { [ids.choice]: answer },
      flagged_ids: [],
      index: 0,
      revision: 0,
    }))
    // Each has a connection by then, and waits for none.
    await Promise.all(bodies.map(() => database().queries.execute(sql`select pg_sleep(0.3)`)))
    const saves = await Promise.allSettled(bodies.map((body) => keepPractice(app.services, student, id, body)))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const at = saves.findIndex(({ status }) => status === 'fulfilled')
    expect(await kept()).toMatchObject({ answers: { [ids.choice]: answers[at] }, revision: 1 })
  })

  test('holds nothing of a question that the session does not ask, nor what is too long', async () => {
    const other = await keepSet({ ...app.services, student } as never, { student: await app.student() })
    const foreign = questionAt(other, 0).id
    await keep(0, { [foreign]: 'two', [ids.choice]: 'two' }, { flagged_ids: [foreign, ids.choice], index: 29 })
    expect(await kept()).toMatchObject({ answers: { [ids.choice]: 'two' }, flagged_ids: [ids.choice], index: 2 })
    const tooLong = 'x'.repeat(MAX_EXAM_ANSWER_CHARACTERS + 1)
    const tooMany = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [String(index + 1), 'x']))
    for (const answers of [{ [ids.long]: tooLong }, tooMany, { proto: 'x' }])
      await expect(keep(1, answers)).rejects.toMatchObject({ status: 400, code: 'invalid' })
    expect(await kept()).toMatchObject({ revision: 1 })
  })

  test('is nobody else’s to read, to write or to give up', async () => {
    await keep(0, { [ids.choice]: 'two' })
    const stranger = await app.student()
    const refused = { status: 404, code: 'not_found' }
    await expect(keep(1, {}, {}, stranger)).rejects.toMatchObject(refused)
    await expect(calls(stranger).forgetPractice({ params: { id } })).rejects.toMatchObject(refused)
    await expect(calls(stranger).getSession({ params: { id } })).rejects.toMatchObject(refused)
    expect(await kept()).toMatchObject({ answers: { [ids.choice]: 'two' }, revision: 1 })
  })

  test('can be given up, again and again, and goes with its exam', async () => {
    await keep(0, { [ids.choice]: 'two' })
    for (const _ of [1, 2]) expect(await calls().forgetPractice({ params: { id } })).toEqual({ success: true })
    expect([await kept(), await begun()]).toEqual([null, []])
    // A device that still has it goes on.
    expect((await keep(1, { [ids.choice]: 'two' })).revision).toBe(2)
    await calls().deleteSet({ params: { id: setId } })
    expect(await begun()).toEqual([])
    await expect(keep(2, {})).rejects.toMatchObject({ status: 404 })
  })

  test('loses a question that is said to be wrong', async () => {
    const answers = { [ids.choice]: 'two', [ids.short]: 'A cell' }
    await keep(0, answers, { flagged_ids: [ids.choice, ids.short], index: 2 })
    const reason = { kind: 'exam', id: ids.choice, reason: 'wrong' } as const
    await student.client(feedbackEndpoints).give({ body: reason })
    const left = { answers: { [ids.short]: 'A cell' }, flagged_ids: [ids.short], index: 1 }
    expect(await kept()).toMatchObject(left)
    expect(await begun()).toMatchObject([{ done: 1, total: 2 }])
  })

  test('counts against the storage and is in the archive', async () => {
    const stored = () => countStoredBytes(app.services, database().queries, student)
    const before = await stored()
    await keep(0, { [ids.long]: 'x'.repeat(5000) })
    expect((await stored()) - before).toBeGreaterThan(0)
    const [entry] = await Array.fromAsync(exportExams(app.services, { ...student, language: 'en' }))
    expect(entry?.content).toMatchObject({ sessions: [{ practice: { answers: { [ids.long]: 'x'.repeat(5000) } } }] })
  })

  test('is listed with others in one statement, the last changed first and the latest ten', async () => {
    for (let count = 0; count < 11; count++) {
      app.clock.advance(60)
      const { session_id } = await calls().startSession({ params: { id: setId }, body: {} })
      id = session_id
      await keep(0, {})
    }
    let ids: string[] = []
    const statements = await countStatements(database(), async () => {
      ids = (await listBegun(app.services, student)).work.map((work) => work.id)
    })
    expect([statements, ids.length, ids[0]]).toEqual([1, 10, String(id)])
    expect(ids).toEqual(ids.toSorted((one, other) => Number(other) - Number(one)))
  })
})
