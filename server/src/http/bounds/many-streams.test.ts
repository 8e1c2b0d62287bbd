import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { reciteEndpoints } from '@lectern/contract/recite'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { scriptedTextModel } from '../../modules/understanding/understanding-test-ground.ts'
import { EmbeddedStatements } from '../../platform/database/embedded-statements.ts'
import { REQUEST_BOUNDS } from './request-bounds.ts'

const ACCOUNTS = 10
const MAY_BE_OPEN = ACCOUNTS * REQUEST_BOUNDS.streamsOfStudent
const ROUNDS = 20

/** What those who are left alone ask of the database in a second of the clock: a lease is renewed every five, by many at once. */
const STATEMENTS_A_SECOND = MAY_BE_OPEN / 2
const LEFT_ALONE_MS = 10_000

describeOnDatabase('embedded', 'While ten accounts do all that they may', (database) => {
  const app = testApp(database)
  let crowd: TestStudent[]
  let goOn: PromiseWithResolvers<void>

  beforeAll(async () => {
    crowd = []
    while (crowd.length < ACCOUNTS) crowd.push(await app.student(100))
  })
  beforeEach(() => {
    goOn = Promise.withResolvers()
    app.services.textModel = scriptedTextModel(['A stoma ', goOn.promise, 'is a pore.']).textModel
  })

  const ask = (student: TestStudent, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    student.fetch(understandingEndpoints.chat.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ context: 'A stoma is a pore in the surface of a leaf.', message: 'What is a stoma?' }),
      signal: signal ?? null,
    })

  /** Somebody else, who looks at their profile and answers a card of a study, round after round. */
  async function somebodyElse() {
    const student = await app.student(0)
    const recite = student.client(reciteEndpoints)
    const selected_cards = Array.from({ length: 60 }, (_, n) => ({ question: `Question ${n}`, answer: `Answer ${n}` }))
    const { id } = await recite.createSet({ body: { title: 'Leaves', selected_cards } })
    const { session_id, flashcards } = await recite.startStudy({ params: { id } })
    let rounds = 0
    const study = async (count = 1) => {
      for (let round = 0; round < count; round += 1, rounds += 1) {
        await student.client(usersEndpoints).profile()
        const flashcard_id = flashcards[rounds % flashcards.length]?.id ?? 0
        await recite.answerCard({ params: { id: session_id }, body: { flashcard_id, is_correct: true } })
      }
    }
    return study
  }

  /** What `work` takes of this process and of the database, by how long it lasts. */
  async function costOf(work: () => Promise<void>) {
    const sent = vi.spyOn(EmbeddedStatements.prototype, 'queryWithin')
    const [begunAt, before] = [performance.now(), process.cpuUsage()]
    await work()
    const { user, system } = process.cpuUsage(before)
    // The queue looks for jobs, whoever is there.
    const statements = sent.mock.calls.filter(([text]) => !text.includes('pgboss')).length
    sent.mockRestore()
    return { statements, processorMs: (user + system) / 1000, seconds: (performance.now() - begunAt) / 1000 }
  }

  test('of a thousand streams they have six each, and somebody else studies on as if they were not there', async () => {
    const study = await somebodyElse()
    await study(5)
    const alone = await costOf(() => study(ROUNDS))

    const answers: Response[] = []
    while (answers.length < 1000) {
      const wave = crowd.flatMap((student) =>
        Array.from({ length: 10 }, () => ask(student, { accept: 'text/event-stream' })),
      )
      await study()
      answers.push(...(await Promise.all(wave)))
    }
    const [streams, refused] = [200, 429].map((status) => answers.filter((answer) => answer.status === status))
    expect([streams?.length, refused?.length]).toEqual([MAY_BE_OPEN, 1000 - MAY_BE_OPEN])
    for (const refusal of refused ?? []) {
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refusal.json()).toMatchObject({ code: 'rate_limited' })
    }

    const beside = await costOf(() => study(ROUNDS))
    expect(beside.processorMs).toBeLessThan(3 * alone.processorMs)
    const left = await costOf(() => sleep(LEFT_ALONE_MS))
    expect(left.statements).toBeGreaterThan(0)
    expect(left.statements / left.seconds).toBeLessThan(STATEMENTS_A_SECOND)

    // None of them had ended, and none is lost.
    goOn.resolve()
    for (const stream of streams ?? []) expect(await stream.text()).toMatch(/"reply":"A stoma is a pore\."/)
    await Promise.all(
      crowd.map(async ({ id }) =>
        expect(await app.services.credits.readAvailable(database().queries, id)).toBe(
          100 - REQUEST_BOUNDS.streamsOfStudent,
        ),
      ),
    )
  })

  test('who repeat a call again and again wait for its answer without asking the database each by themselves', async () => {
    const study = await somebodyElse()
    const repeats = 8
    let answered = 0
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const calls = crowd.flatMap((student) => {
      const headers = { 'idempotency-key': randomUUID() }
      return Array.from({ length: repeats }, () => ask(student, headers, leaving.signal))
    })
    const answers = Promise.all(
      calls.map(async (call) => {
        const answer = await call
        answered += 1
        return [answer.status, ((await answer.json()) as { reply?: string }).reply]
      }),
    )
    const pause = () => costOf(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    await vi.waitFor(async () => {
      const { statements, seconds } = await pause()
      expect(statements / seconds).toBeLessThan(STATEMENTS_A_SECOND)
    })
    const { statements, seconds } = await pause()
    expect(statements / seconds).toBeLessThan(STATEMENTS_A_SECOND)
    await study(5)
    expect(answered).toBe(0)
    goOn.resolve()
    expect(new Set((await answers).map(String))).toEqual(new Set(['200,A stoma is a pore.']))
  })
})
