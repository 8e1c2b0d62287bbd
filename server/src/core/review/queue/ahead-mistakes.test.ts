import { MISTAKES_PER_DAY } from '@lectern/domain/review'
import { countAwayBefore } from '@lectern/memory/plan-away'
import { studyDayOf } from '@lectern/memory/study-day'
import { expect, test } from 'vitest'
import { takeAlong } from '../../../../test/away-device.ts'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { examReviewSource } from '../../../modules/exam/review-source.ts'
import { endSession } from '../../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../../modules/exam/sessions/start-session.ts'
import { insertSet } from '../../../modules/exam/set-store.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { getSummary } from '../get-summary.ts'
import { getToday } from '../get-today.ts'
import { lockLearner } from '../memory/learner.ts'
import { rebuildMemory } from '../memory/rebuild-memory.ts'
import { updateSettings } from '../update-settings.ts'
import { getAhead } from './get-ahead.ts'
import { getQueue } from './get-queue.ts'

const DAY = 86_400

async function layExamGround(database: OpenDatabase): Promise<ReviewGround> {
  const laid = await layReviewGround(database)
  return { ...laid, modules: [...laid.modules, { id: 'exam', reviewSource: examReviewSource }] }
}

/** Sits an exam of so many questions to choose, and answers each of them wrong. */
async function missAll(ground: ReviewGround, questionCount: number): Promise<void> {
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    type: 'mcq' as const,
    question: `Question ${index}`,
    options: ['right', 'wrong', 'neither', 'both'],
    correctAnswer: 'right',
    explanation: 'It is.',
    source: null,
  }))
  const set = {
    studentId: ground.student.id,
    title: 'Many',
    generatedBy: 'content' as const,
    language: 'auto' as const,
    madeBy: 'built-in' as const,
    isSampled: false,
    createdAt: ground.clock.now(),
  }
  const setId = await ground.database.transaction((tx) => insertSet(tx, set, questions))
  const { session_id, question_ids } = await startSession(ground, ground.student, setId)
  await endSession(ground, ground.student, session_id, Object.fromEntries(question_ids.map((id) => [id, 'wrong'])))
}

const rebuild = (ground: ReviewGround) =>
  ground.database.transaction(async (tx) =>
    rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
  )

type Device = Awaited<ReturnType<typeof takeAlong>>

/** Both ask for the same in the same order, and count the same. */
async function compare(ground: ReviewGround, device: Device): Promise<number[]> {
  const queue = await getQueue(ground, ground.student, { limit: 100 })
  const plan = device.plan()
  expect(plan.ordered.map(({ id }) => id)).toEqual(queue.items.map(({ id }) => id))
  expect(plan).toMatchObject({
    dueCount: queue.due_count,
    newCount: queue.new_count,
    nextDueAt: queue.next_due_at === null ? null : new Date(queue.next_due_at),
  })
  return queue.items.filter(({ kind }) => kind === 'exam').map(({ id }) => id)
}

describeOnBothDatabases('Missed questions on a device', (database) => {
  test('are asked for among its cards as the server asks for them, within the same limit of a day', async () => {
    const ground = await layExamGround(database())
    await makeCards(ground, 12)
    await updateSettings(ground, ground.student, { new_per_day: 3 })
    await missAll(ground, 26)
    ground.clock.advance(DAY)
    // Three were answered before the device took the others along; one of them is missed again.
    const { items } = await getQueue(ground, ground.student, { limit: 100 })
    const missed = items.filter(({ kind }) => kind === 'exam')
    for (const [index, { id }] of missed.slice(0, 3).entries()) await answer(ground, id, index === 0 ? 1 : 3)
    const device = await takeAlong(ground)
    expect(device.handedOut.done.mistake_ids).toHaveLength(3)
    for (let left = MISTAKES_PER_DAY - 3; left > 0; left -= 1) {
      const asked = await compare(ground, device)
      expect(asked).toHaveLength(left)
      const id = asked[left % asked.length]!
      ground.clock.advance(40)
      const grade = left % 3 === 0 ? 1 : 3
      device.answer(id, grade)
      await answer(ground, id, grade)
    }
    expect(await compare(ground, device)).toEqual([])
    const since = ground.clock.now().toISOString()
    const today = studyDayOf(ground.clock.now(), device.handedOut.time_zone)
    const { due_tomorrow_count } = await getSummary(ground, ground.student, { since })
    expect(countAwayBefore(device.now(), today + 2)).toBe(due_tomorrow_count)
    // The day after: what was missed again, and what the day before had no room for.
    ground.clock.advance(DAY)
    const next = await compare(ground, device)
    expect(next).toHaveLength(1 + 5 + 6)
  })

  test('are answered over days without a network, and the server comes to the same by their times', async () => {
    const ground = await layExamGround(database())
    await missAll(ground, 2)
    ground.clock.advance(DAY)
    const device = await takeAlong(ground)
    const [first, second] = device.plan().ordered.map(({ id }) => id)
    device.answer(first!, 3)
    device.answer(second!, 1)
    ground.clock.advance(DAY)
    expect(device.plan().ordered.map(({ id }) => id)).toEqual([second])
    device.answer(second!, 3)
    ground.clock.advance(3 * DAY)
    expect(
      device
        .plan()
        .ordered.map(({ id }) => id)
        .toSorted(),
    ).toEqual([first, second].toSorted())
    device.answer(first!, 3)
    device.answer(second!, 3)
    ground.clock.advance(DAY)
    expect(device.plan()).toMatchObject({ ordered: [], dueCount: 0, nextDueAt: null })
    for (const repeat of [1, 2]) {
      await device.send()
      expect([repeat, (await getQueue(ground, ground.student, { limit: 100 })).items]).toEqual([repeat, []])
    }
    ground.clock.advance(400 * DAY)
    expect(await getToday(ground, ground.student)).toMatchObject({ due_count: 0, next_due_at: null })
    expect(await rebuild(ground)).toEqual({ items: 0, days: 0 })
  })

  test('do not come along for another student, once they are done, nor where they are not wished', async () => {
    const ground = await layExamGround(database())
    await missAll(ground, 3)
    const kept = async (student: { id: number }) => (await getAhead(ground, student)).items
    expect(await kept(ground.stranger)).toEqual([])
    const items = await kept(ground.student)
    expect(items).toMatchObject(
      Array.from({ length: 3 }, () => ({ kind: 'exam', mode: 'choice', answer: 'right', explanation: 'It is.' })),
    )
    expect(items[0]?.options.toSorted()).toEqual(['both', 'neither', 'right', 'wrong'])
    for (const days of [1, 5]) {
      ground.clock.advance(days * DAY)
      await answer(ground, items[0]!.id, 3)
    }
    expect((await kept(ground.student)).map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id))
    await updateSettings(ground, ground.student, { brings_mistakes: false })
    expect(await kept(ground.student)).toEqual([])
  })
})
