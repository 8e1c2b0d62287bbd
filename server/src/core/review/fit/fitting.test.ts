import { reviewEndpoints } from '@lectern/contract/review'
import { planningEndpoints } from '@lectern/contract/review/planning'
import { createScheduler, DEFAULT_WEIGHTS, type Memory, NEW_MEMORY } from '@lectern/memory/scheduler'
import { DAY_MS } from '@lectern/memory/study-day'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { silentLog } from '../../../../test/ledger.ts'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { updateCard } from '../../../modules/recite/cards/update-card.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import { countingAnswer } from '../memory/day-store.ts'
import { insertEvent } from '../memory/event-store.ts'
import { listItemsAfter } from '../memory/item-store.ts'
import { lockLearner, readLearner } from '../memory/learner.ts'
import { rebuildItems, rebuildMemory } from '../memory/rebuild-memory.ts'
import { reviewEvents } from '../tables.ts'
import { updateSettings } from '../update-settings.ts'
import { fitParameters } from './fit-parameters.ts'
import { offerFits } from './offer-fits.ts'
import { type Optimizer, optimize } from './optimizer.ts'
import { refreshMemory } from './refresh-memory.ts'
import { setAdapting } from './set-adapting.ts'

const CARDS = 90
const REVIEWS = 6
/** Somebody who forgets new cards ten times as fast as most, and to whom a review gives less. */
const FORGETFUL = DEFAULT_WEIGHTS.map((weight, index) => (index < 4 ? weight / 10 : index === 8 ? weight - 1 : weight))

type FitGround = ReviewGround & { jobs: { name: string; studentId: number }[] } & Parameters<typeof fitParameters>[0]

async function lay(database: OpenDatabase): Promise<FitGround> {
  const jobs: FitGround['jobs'] = []
  const enqueue = async (_tx: unknown, job: { name: string }, payload: object) => {
    jobs.push({ name: job.name, ...(payload as { studentId: number }) })
    return ''
  }
  return { ...(await layReviewGround(database)), jobs, log: silentLog, queue: { enqueue } as never }
}

/** Cards whose answers in the log come about as `FORGETFUL` says: of the same draws every time. */
async function remember(ground: FitGround, cardCount = CARDS): Promise<void> {
  await makeCards(ground, cardCount)
  const items = await listItemsAfter(ground.database.queries, ground.student.id, 0, cardCount)
  const truth = createScheduler({ weights: FORGETFUL })
  const first = Math.floor(ground.clock.now().getTime() / DAY_MS) - 200
  const draw = drawing()
  await ground.database.transaction(async (tx) => {
    for (const [place, { id: itemId }] of items.entries()) {
      let memory: Memory = NEW_MEMORY
      let day = first + (place % 30)
      for (let review = 0; review < REVIEWS; review += 1) {
        const grade = draw() < (truth.retrievability(memory, day) ?? 0.9) ? 3 : 1
        const at = new Date(day * DAY_MS + 10 * 3_600_000 + review * 1000)
        const event = await insertEvent(tx, {
          studentId: ground.student.id,
          itemId,
          clientId: crypto.randomUUID(),
          kind: 'review',
          grade,
          at,
          day,
          stageBefore: memory.stage,
          intervalDays: review + 2,
          recordedAt: at,
        })
        await countingAnswer(tx, event, 1)
        memory = truth.answer(memory, day, grade).memory
        day += 2 + review * 3
      }
    }
    await rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now()))
  })
}

/** Numbers from 0 to 1, the same in every run. */
function drawing(): () => number {
  let state = 7
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const run = (ground: FitGround, optimizer?: Optimizer, finish: () => Promise<void> = async () => {}) =>
  fitParameters(
    ground,
    { payload: { studentId: ground.student.id }, signal: new AbortController().signal, finish },
    optimizer,
  )
const settingsOf = async ({ database, student, clock }: FitGround) =>
  (await readLearner(database.queries, student.id, clock.now())).settings
/** The names of the jobs that were asked for; the database holds students of other tests as well. */
const jobsOf = ({ jobs, student }: FitGround) =>
  jobs.filter(({ studentId }) => studentId === student.id).map(({ name }) => name)
const rebuild = (ground: FitGround) =>
  ground.database.transaction(async (tx) =>
    rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
  )
const finds =
  (weights: readonly number[]): Optimizer =>
  async () => ({ kind: 'found', weights: [...weights] })

describeOnDatabase('server', 'Parameters', (database) => {
  test('that foretell the later reviews better are kept, said in the log, and make every card anew', async () => {
    const ground = await lay(database())
    await remember(ground)
    await run(ground, optimize)
    const { weights, fit } = await settingsOf(ground)
    expect(weights).toHaveLength(21)
    expect(fit).toMatchObject({ reviewCount: CARDS * REVIEWS, optimizer: expect.stringContaining('binding 0.1.2') })
    expect(fit!.lossAfter).toBeLessThan(fit!.lossBefore)
    const events = await ground.database.queries
      .select()
      .from(reviewEvents)
      .where(and(eq(reviewEvents.studentId, ground.student.id), eq(reviewEvents.kind, 'settings')))
    expect(events).toMatchObject([{ detail: { weights }, algorithm: expect.stringContaining('FSRS-6') }])
    expect(jobsOf(ground)).toEqual(['review.refresh-memory'])

    // A card that is answered before it was made anew.
    const [card] = await listItemsAfter(ground.database.queries, ground.student.id, 0, 1)
    await answer(ground, card!.id, 3)
    const rebuilt = await ground.database.transaction(async (tx) => {
      const learner = await lockLearner(tx, ground.student.id, ground.clock.now())
      expect(learner.settings.refreshedTo).toBe(0)
      return rebuildItems(tx, learner, { afterId: card!.id - 1, limit: 1 })
    })
    expect(rebuilt).toEqual({ changed: 0, lastId: card!.id })

    await refreshMemory(ground, { payload: { studentId: ground.student.id }, signal: new AbortController().signal })
    expect((await settingsOf(ground)).refreshedTo).toBeNull()
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
    // A change of other settings leaves them.
    await updateSettings(ground, ground.student, { retention: 0.85 })
    expect((await settingsOf(ground)).weights).toEqual(weights)
  })

  test('are taken back at a word, looked for no more, and looked for again at another', async () => {
    const ground = await lay(database())
    await remember(ground)
    await run(ground, finds(FORGETFUL))
    expect((await settingsOf(ground)).fit).not.toBeNull()
    expect(await setAdapting(ground, ground.student, { adapts: false })).toMatchObject({ adapts: false, fit: null })
    expect(await settingsOf(ground)).toMatchObject({ weights: null, fit: null })
    expect(jobsOf(ground)).toHaveLength(2)
    await run(ground, finds(FORGETFUL))
    await offerFits(ground)
    expect((await settingsOf(ground)).weights).toBeNull()
    expect(jobsOf(ground)).toHaveLength(2)
    await setAdapting(ground, ground.student, { adapts: true })
    await offerFits(ground)
    expect(jobsOf(ground).slice(2)).toEqual(['review.fit-parameters'])
  })

  test('that foretell no better, or that nothing looked for, change nothing', async () => {
    const ground = await lay(database())
    await remember(ground)
    const slow = DEFAULT_WEIGHTS.map((weight, index) => (index < 4 ? weight * 20 : weight))
    await run(ground, finds(slow))
    await run(ground, finds(DEFAULT_WEIGHTS))
    await run(ground, async () => ({ kind: 'absent', detail: 'no build for this machine' }))
    expect(await settingsOf(ground)).toMatchObject({ weights: null, fit: null })
    expect(jobsOf(ground)).toEqual([])
  })

  test('are not looked for under 400 answers, nor kept by a job that was lost or after a change of mind', async () => {
    const ground = await lay(database())
    await remember(ground, 60)
    await run(ground, () => Promise.reject(new Error('360 answers are too few')))
    const full = await lay(database())
    await remember(full)
    await expect(
      run(full, finds(FORGETFUL), () => Promise.reject(new LeaseLostError('taken over'))),
    ).rejects.toBeInstanceOf(LeaseLostError)
    await run(full, async () => {
      await setAdapting(full, full.student, { adapts: false })
      return { kind: 'found', weights: [...FORGETFUL] }
    })
    expect(await settingsOf(full)).toMatchObject({ weights: null, adapts: false })
  })

  test('are fitted to no card that is chosen from options, as long as it is', async () => {
    const ground = await lay(database())
    await remember(ground, 70)
    const cards = (await listItemsAfter(ground.database.queries, ground.student.id, 0, 10)).map(
      ({ sourceId }) => sourceId,
    )
    for (const id of cards)
      await updateCard(ground, ground.student, id, { kind: 'choice', answer: '- [x] Yes\n- [ ] No' })
    await run(ground, () => Promise.reject(new Error('360 answers are too few')))
    for (const id of cards) await updateCard(ground, ground.student, id, { kind: 'typed' })
    let itemCount = 0
    await run(ground, async (items) => {
      itemCount = items.length
      return { kind: 'absent', detail: 'not here' }
    })
    expect(itemCount).toBeGreaterThan(0)
  })

  test('are looked for once, however many processes think of it, and again a quarter more answers later', async () => {
    const ground = await lay(database())
    await remember(ground)
    await Promise.all([offerFits(ground), offerFits(ground), offerFits(ground)])
    expect(jobsOf(ground)).toHaveLength(1)
    await ground.database.transaction((tx) =>
      tx.execute(`update review_days set answer_count = answer_count + 30 where student_id = ${ground.student.id}`),
    )
    await offerFits(ground)
    expect(jobsOf(ground)).toHaveLength(2)
  })
})

describeOnDatabase('server', 'Fitting to the student', (database) => {
  const app = testApp(database)

  test('is a choice of theirs that the settings tell', async () => {
    const student = await app.student()
    expect(await student.client(reviewEndpoints).getSettings()).toMatchObject({ adapts: true, fit: null })
    const off = await student.client(planningEndpoints).setAdapting({ body: { adapts: false } })
    expect(off).toMatchObject({ adapts: false, fit: null })
    await expect(
      student.client(planningEndpoints).setAdapting({ body: { adapts: 'perhaps' as never } }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })
})
