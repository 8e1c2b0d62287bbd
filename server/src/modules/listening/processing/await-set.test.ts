import { LISTENING_TEXTS, LISTENING_WITHIN_SECONDS } from '@lectern/domain/listening'
import { beforeEach, expect, test } from 'vitest'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { listeningRow } from '../../../../test/rows/listening-row.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { inEnglish } from '../../../speaker.ts'
import { deleteSet } from '../delete-set.ts'
import { insertSet, type SetRow } from '../set-store.ts'
import { listeningSets } from '../tables.ts'
import { awaitSet } from './await-set.ts'
import { markFailed } from './work-store.ts'

describeOnDatabase('server', 'Waiting for a listening set', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let set: SetRow
  beforeEach(async () => {
    student = await app.student(1)
    const row = { ...listeningRow(student.id, 'talk', app.clock.now()), status: 'processing' as const }
    set = await database().transaction(async (tx) =>
      insertSet(tx, { ...row, holdId: await endedHold(tx, student.id) }, [{ start: 0, end: 2 }]),
    )
  })

  /** Waits as a call does, and notes how that ended. */
  function wait(signal = new AbortController().signal) {
    const ended: { answer?: unknown; error?: unknown } = {}
    awaitSet(app.services, student, set, true, signal).then(
      (answer) => {
        ended.answer = answer
      },
      (error: unknown) => {
        ended.error = error
      },
    )
    return ended
  }
  const twoLooks = () => new Promise((resolve) => setTimeout(resolve, 1200))

  test('ends a minute and a half before callers give up: the work goes on, and its answer says so', async () => {
    const ended = wait()
    app.clock.advance(LISTENING_WITHIN_SECONDS - 95)
    await twoLooks()
    expect(ended).toEqual({})
    app.clock.advance(6)
    const refusal = { code: 'in_progress', message: inEnglish(LISTENING_TEXTS.stillProcessing) }
    await expect.poll(() => ended.error).toMatchObject(refusal)
    const { work } = await awaitSet(app.services, student, set, false, new AbortController().signal)
    expect(work).toMatchObject({ id: set.id, status: 'processing', pieces_done: 0, pieces_total: 1 })
  })

  test('ends with the set once it is made', async () => {
    const ended = wait()
    await twoLooks()
    await database().transaction((tx) => tx.update(listeningSets).set({ status: 'completed' }))
    await expect.poll(() => ended.answer).toMatchObject({ set: { id: set.id }, work: null, user_credits: 1 })
  })

  test('ends with the reason and the refund where nothing comes of it', async () => {
    const ended = wait()
    const reason = inEnglish(LISTENING_TEXTS.serviceFailing)
    await database().transaction((tx) => markFailed(tx, set.id, { reason, refundedCredits: 1, retryUntil: null }))
    const failure = { code: 'generation_failed', message: reason, details: { credits_refunded: 1 } }
    await expect.poll(() => ended.error).toMatchObject(failure)
  })

  test('ends where the set is deleted, and where nobody waits any more', async () => {
    const leaving = new AbortController()
    const left = wait(leaving.signal)
    leaving.abort(new Error('the caller is gone'))
    await expect.poll(() => left.error).toMatchObject({ message: 'the caller is gone' })
    const ended = wait()
    await deleteSet(app.services, student, set.id)
    await expect.poll(() => ended.error).toMatchObject({ code: 'not_found' })
  })
})
