import { feedbackEndpoints } from '@lectern/contract/feedback'
import { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { MAX_LISTENING_ANSWER_CHARACTERS } from '@lectern/domain/listening'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../../../test/databases/count-statements.ts'
import { keptListeningSet } from '../../../../test/own/own-work.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { listBegun } from '../../../core/begun/list-begun.ts'
import { countStoredBytes } from '../../../core/files/read-storage.ts'
import { exportSets } from '../export-sets.ts'
import { listeningPractices, listeningSets } from '../tables.ts'
import { keepPractice } from './keep-practice.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const CONFLICT = { status: 409, code: 'conflict' }
const SAID = [
  'The heart is a muscle that pumps blood through the whole body.',
  'A healthy heart beats about seventy times in every minute.',
  'The largest artery of the body is called the aorta.',
  'Red blood cells carry oxygen from the lungs to the organs.',
  'White blood cells defend the body against bacteria and viruses.',
].join(' ')
const [MINE, OTHER] = ['4c3ad3c8-07fe-4f0f-9b2f-0d6b8a1f9a01', '4c3ad3c8-07fe-4f0f-9b2f-0d6b8a1f9a02']

describeOnDatabase('server', 'What a listening set has been answered so far', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let set: ListeningSet
  let [first, second] = [0, 0]
  beforeEach(async () => {
    student = await app.student(10)
    set = (await calls().questionTranscript({ body: { text: SAID, title: 'The heart' } })).set
    ;[first = 0, second = 0] = set.questions.map(({ id }) => id)
  })
  const calls = (of = student) => of.client(listeningEndpoints)
  const params = () => ({ id: set.id })
  const begun = async (of = student) => (await of.client(begunEndpoints).list()).work
  const keep = (
    revision: number,
    answers: Record<string, string>,
    client_id: string | null | undefined = MINE,
    of = student,
  ) => calls(of).keepPractice({ params: params(), body: { revision, answers, client_id } })
  const look = (client_id?: string, of = student) => calls(of).getPractice({ params: params(), query: { client_id } })
  const kept = async () => (await look()).practice
  const submit = (client_id?: string) => calls().submit({ params: params(), body: { client_id, answers: {} } })

  test('is found on another device, and on the first screen, until it is handed in', async () => {
    expect(await look(MINE)).toEqual({ practice: null, is_submitted: false })
    expect(await begun()).toEqual([])
    const startedAt = app.clock.now().toISOString()
    await keep(0, { [first]: 'Blood' })
    app.clock.advance(60)
    const answers = { [first]: 'Blood', [second]: '  ' }
    const saved = await keep(1, answers)
    expect(saved).toEqual({ revision: 2, saved_at: app.clock.now().toISOString() })
    expect(await kept()).toEqual({ client_id: MINE, answers, started_at: startedAt, ...saved })
    // An answer of blanks is none.
    const total = set.questions.length
    const line = { module: 'listening', id: String(set.id), title: 'The heart', done: 1, total, since: saved.saved_at }
    expect(await begun()).toEqual([line])
    expect(await begun(await app.student())).toEqual([])
    await submit(MINE)
    const empty = { client_id: null, answers: {}, revision: 3, started_at: null }
    expect([await look(MINE), await begun()]).toEqual([
      { practice: expect.objectContaining(empty), is_submitted: true },
      [],
    ])
    await expect(keep(3, { [first]: 'Late' })).rejects.toMatchObject({ status: 409, code: 'session_ended' })
    // The set is practised once more, by whatever device knows that.
    expect((await look(OTHER)).is_submitted).toBe(false)
    await expect(keep(0, { [first]: 'Anew' }, OTHER)).rejects.toMatchObject(CONFLICT)
    expect((await keep(3, { [first]: 'Anew' }, OTHER)).revision).toBe(4)
    // What was handed in is handed in again without touching that.
    await submit(MINE)
    expect(await kept()).toMatchObject({ client_id: OTHER, answers: { [first]: 'Anew' } })
    await submit()
    expect(await kept()).toMatchObject({ client_id: null, answers: {} })
  })

  test('is kept by whoever goes on from the revision that is kept, and by a repeat once', async () => {
    expect((await keep(0, { [first]: 'one' })).revision).toBe(1)
    expect((await keep(1, { [first]: 'two' })).revision).toBe(2)
    // Its answer was lost: the repeat is told the same, and nothing is counted twice.
    expect((await keep(1, { [first]: 'two' })).revision).toBe(2)
    await expect(keep(1, { [first]: 'three' })).rejects.toMatchObject(CONFLICT)
    await expect(keep(1, { [first]: 'two' }, OTHER)).rejects.toMatchObject(CONFLICT)
    await expect(keep(0, { [second]: 'A cell' })).rejects.toMatchObject(CONFLICT)
    expect(await kept()).toMatchObject({ client_id: MINE, answers: { [first]: 'two' }, revision: 2 })
    // Whoever names none goes on with the one that is kept.
    await keep(2, { [first]: 'four' }, null)
    expect(await kept()).toMatchObject({ client_id: MINE, answers: { [first]: 'four' }, revision: 3 })
  })

  test('of devices that save at once one is kept, and the others are told', async () => {
    const answers = Array.from({ length: 8 }, (_, index) => `answer ${index}`)
    const bodies = answers.map((answer) => ({ client_id: MINE, answers: { [first]: answer }, revision: 0 }))
    // Each has a connection by then, and waits for none.
    await Promise.all(bodies.map(() => database().queries.execute(sql`select pg_sleep(0.3)`)))
    const saves = await Promise.allSettled(bodies.map((body) => keepPractice(app.services, student, set.id, body)))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const at = saves.findIndex(({ status }) => status === 'fulfilled')
    expect(await kept()).toMatchObject({ answers: { [first]: answers[at] }, revision: 1 })
  })

  test('is either handed in with a save that comes at the same time, or refuses it', async () => {
    await keep(0, { [first]: 'one' })
    const [, save] = await Promise.allSettled([submit(MINE), keep(1, { [first]: 'two' })])
    if (save.status === 'rejected') expect(save.reason).toMatchObject({ code: 'session_ended' })
    expect(await look(MINE)).toMatchObject({ practice: { client_id: null, answers: {} }, is_submitted: true })
    expect(await begun()).toEqual([])
  })

  test('holds nothing of a question that the set does not ask, nor what is too long', async () => {
    await keep(0, { 999999999: 'two', [first]: 'two' })
    expect(await kept()).toMatchObject({ answers: { [first]: 'two' } })
    const tooLong = 'x'.repeat(MAX_LISTENING_ANSWER_CHARACTERS + 1)
    const tooMany = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [String(index + 1), 'x']))
    const invalid = { status: 400, code: 'invalid' }
    for (const answers of [{ [first]: tooLong }, tooMany, { proto: 'x' }])
      await expect(keep(1, answers)).rejects.toMatchObject(invalid)
    for (const id of ['mine', `${MINE}0`]) await expect(keep(1, {}, id)).rejects.toMatchObject(invalid)
    await expect(look('mine')).rejects.toMatchObject(invalid)
    await expect(keep(-1, {})).rejects.toMatchObject(invalid)
    expect(await kept()).toMatchObject({ revision: 1 })
  })

  test('is nobody else’s to read or to write', async () => {
    await keep(0, { [first]: 'two' })
    const stranger = await app.student()
    await expect(keep(1, {}, MINE, stranger)).rejects.toMatchObject(NOT_FOUND)
    await expect(look(MINE, stranger)).rejects.toMatchObject(NOT_FOUND)
    // Neither says anything of another's attempt.
    await submit(MINE)
    const own = await keptListeningSet(app, stranger)
    const query = { client_id: MINE }
    expect(await calls(stranger).getPractice({ params: { id: own }, query })).toEqual({
      practice: null,
      is_submitted: false,
    })
  })

  test('is there for a set alone that can be practised', async () => {
    await database().queries.update(listeningSets).set({ status: 'failed' }).where(eq(listeningSets.id, set.id))
    await expect(keep(0, { [first]: 'two' })).rejects.toMatchObject(NOT_FOUND)
    await expect(look()).rejects.toMatchObject(NOT_FOUND)
  })

  test('can be given up, again and again, by which no device brings it back, and goes with its set', async () => {
    await keep(0, { [first]: 'two' })
    expect((await keep(1, {})).revision).toBe(2)
    expect([await kept(), await begun()]).toMatchObject([{ client_id: null, answers: {}, started_at: null }, []])
    expect((await keep(1, {})).revision).toBe(2)
    await expect(keep(1, { [first]: 'two', [second]: 'one' })).rejects.toMatchObject(CONFLICT)
    await keep(2, { [first]: 'two' })
    await calls().deleteSet({ params: params() })
    const isOfSet = eq(listeningPractices.setId, set.id)
    expect([await begun(), await database().queries.$count(listeningPractices, isOfSet)]).toEqual([[], 0])
    await expect(keep(3, {})).rejects.toMatchObject(NOT_FOUND)
    await expect(look()).rejects.toMatchObject(NOT_FOUND)
  })

  test('loses a question that is said to be wrong', async () => {
    await keep(0, { [first]: 'two', [second]: 'A cell' })
    const say = (id: number) =>
      student.client(feedbackEndpoints).give({ body: { kind: 'listening', id, reason: 'wrong' } })
    await say(first)
    expect(await kept()).toMatchObject({ answers: { [second]: 'A cell' } })
    expect(await begun()).toMatchObject([{ done: 1, total: set.questions.length - 1 }])
    await say(second)
    expect([await kept(), await begun()]).toMatchObject([{ answers: {} }, []])
  })

  test('counts against the storage and is in the archive', async () => {
    const stored = () => countStoredBytes(app.services, database().queries, student)
    const before = await stored()
    const answers = { [first]: 'x'.repeat(1000) }
    await keep(0, answers)
    expect((await stored()) - before).toBeGreaterThanOrEqual(1000)
    const exported = async () => (await Array.fromAsync(exportSets(app.services, student)))[0]?.content
    expect(await exported()).toMatchObject({ practice: { client_id: MINE, answers } })
    await submit(MINE)
    expect([await exported(), (await stored()) - before]).toMatchObject([{ practice: null }, expect.any(Number)])
    expect((await stored()) - before).toBeLessThan(1000)
  })

  test('is listed in one statement, the last changed first and the latest ten', async () => {
    const ids: number[] = []
    for (let count = 0; count < 11; count++) {
      app.clock.advance(60)
      set = { ...set, id: await keptListeningSet(app, student) }
      const { questions } = await calls().getSet({ params: params() })
      await keep(0, { [questions[0]?.id ?? 0]: 'x' })
      ids.unshift(set.id)
    }
    let listed: string[] = []
    const statements = await countStatements(database(), async () => {
      listed = (await listBegun(app.services, student)).work.map((work) => work.id)
    })
    expect([statements, listed]).toEqual([1, ids.slice(0, 10).map(String)])
  })
})
