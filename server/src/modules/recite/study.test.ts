import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { answerCard } from './answer-card.ts'
import { createCard } from './create-card.ts'
import { deleteCard } from './delete-card.ts'
import { endStudy } from './end-study.ts'
import { expireStudy } from './expire-study.ts'
import { getSet } from './get-set.ts'
import { cardAt, makeSet, study } from './recite-test-ground.ts'
import { startStudy } from './start-study.ts'

const NOT_FOUND = { code: 'not_found' }
const ENDED = { code: 'session_ended', status: 409 }

describeOnBothDatabases('A study session', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })
  const answer = (sessionId: number, cardId: number, is_correct = true) =>
    answerCard(ground, ground.student, sessionId, { flashcard_id: cardId, is_correct })
  const end = (sessionId: number) => endStudy(ground, ground.student, sessionId)
  const expire = (sessionId: number) => expireStudy(ground, ground.student, sessionId)

  test('gives 15 seconds a card, by the clock of the server', async () => {
    const set = await makeSet(ground, { cardCount: 5 })
    expect(await startStudy(ground, ground.student, set.id)).toMatchObject({
      flashcards: set.flashcards,
      time_limit_seconds: 75,
      time_limit_minutes: 2,
      started_at: '2026-12-01T08:00:00.000Z',
      expires_at: '2026-12-01T08:01:15.000Z',
      remaining_seconds: 75,
    })
  })

  test('does not start on a set without cards', async () => {
    const set = await makeSet(ground, { cardCount: 1 })
    await deleteCard(ground, ground.student, cardAt(set, 0).id)
    await expect(startStudy(ground, ground.student, set.id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is scored from its stored answers, unanswered cards being incorrect', async () => {
    const set = await makeSet(ground, { cardCount: 3 })
    const { session_id } = await study(ground, set.id, [true, false])
    ground.clock.advance(20)
    expect(await end(session_id)).toEqual({
      session_id,
      status: 'completed',
      score: 33,
      correct_count: 1,
      total_cards: 3,
      completed_at: ground.clock.now().toISOString(),
    })
  })

  test('counts the first answer for a card, however many come at once', async () => {
    const set = await makeSet(ground, { cardCount: 1 })
    const { session_id, flashcards } = await startStudy(ground, ground.student, set.id)
    const { id } = cardAt({ flashcards }, 0)
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(session_id, id)))
    expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1)
    expect(await answer(session_id, id, false)).toEqual({ recorded: false })
    expect(await end(session_id)).toMatchObject({ score: 100 })
  })

  test('takes answers until shortly after its deadline, and none after that', async () => {
    const set = await makeSet(ground, { cardCount: 2 })
    const session = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(session.time_limit_seconds + 5)
    expect(await answer(session.session_id, cardAt(session, 0).id)).toEqual({ recorded: true })
    ground.clock.advance(1)
    await expect(answer(session.session_id, cardAt(session, 1).id)).rejects.toMatchObject(ENDED)
    expect(await expire(session.session_id)).toMatchObject({
      status: 'expired',
      score: 50,
      completed_at: session.expires_at,
    })
  })

  test('takes no answer once it has ended', async () => {
    const set = await makeSet(ground)
    const session = await startStudy(ground, ground.student, set.id)
    await end(session.session_id)
    await expect(answer(session.session_id, cardAt(session, 0).id)).rejects.toMatchObject(ENDED)
  })

  test('takes no answer for cards that it did not begin with', async () => {
    const set = await makeSet(ground)
    const other = await makeSet(ground)
    const { session_id } = await startStudy(ground, ground.student, set.id)
    const late = await createCard(ground, ground.student, set.id, { question: 'Late?', answer: 'Yes.' })
    for (const cardId of [late.id, cardAt(other, 0).id, MISSING_ID])
      await expect(answer(session_id, cardId)).rejects.toMatchObject(NOT_FOUND)
    expect(await end(session_id)).toMatchObject({ total_cards: 3 })
  })

  test('keeps the answer for a card that is deleted meanwhile', async () => {
    const set = await makeSet(ground, { cardCount: 2 })
    const { session_id } = await study(ground, set.id, [true])
    await deleteCard(ground, ground.student, cardAt(set, 0).id)
    expect(await end(session_id)).toMatchObject({ score: 50, correct_count: 1, total_cards: 2 })
  })

  test('ends once: a repeat, at once or later, gets the same result', async () => {
    const set = await makeSet(ground)
    const { session_id } = await study(ground, set.id, [true])
    const [first, ...others] = await Promise.all([end(session_id), end(session_id), end(session_id)])
    expect(others).toEqual([first, first])
    ground.clock.advance(3600)
    expect(await end(session_id)).toEqual(first)
    expect(await expire(session_id)).toEqual(first)
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ total_study_sessions: 1 })
  })

  test('expires only when its time has run out, give or take a few seconds', async () => {
    const set = await makeSet(ground, { cardCount: 2 })
    const { session_id } = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(24)
    await expect(expire(session_id)).rejects.toMatchObject({ code: 'conflict' })
    ground.clock.advance(1)
    expect(await expire(session_id)).toMatchObject({ status: 'expired', score: 0 })
  })

  test('that nobody ended has expired, whatever the browser says later', async () => {
    const set = await makeSet(ground)
    const { session_id } = await study(ground, set.id, [true, true])
    ground.clock.advance(3600)
    expect(await end(session_id)).toMatchObject({ status: 'expired', correct_count: 2 })
  })

  test('is abandoned for a newer one of its set, and is not counted', async () => {
    const set = await makeSet(ground)
    const old = await study(ground, set.id, [true])
    const { session_id } = await startStudy(ground, ground.student, set.id)
    await expect(answer(old.session_id, cardAt(old, 1).id)).rejects.toMatchObject(ENDED)
    await expect(end(old.session_id)).rejects.toMatchObject(ENDED)
    await expect(expire(old.session_id)).rejects.toMatchObject(ENDED)
    await end(session_id)
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ total_study_sessions: 1, average_score: 0 })
  })

  test('that had run out is not abandoned but expired by a newer one', async () => {
    const set = await makeSet(ground)
    const old = await study(ground, set.id, [true])
    ground.clock.advance(3600)
    await startStudy(ground, ground.student, set.id)
    expect(await end(old.session_id)).toMatchObject({ status: 'expired', correct_count: 1 })
  })

  test('runs alone when several are started at once', async () => {
    const set = await makeSet(ground)
    const sessions = await Promise.all([1, 2, 3].map(() => startStudy(ground, ground.student, set.id)))
    const ends = await Promise.allSettled(sessions.map(({ session_id }) => end(session_id)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of another student cannot be told from one that is not there', async () => {
    const set = await makeSet(ground, { student: ground.stranger })
    const { session_id, flashcards } = await startStudy(ground, ground.stranger, set.id)
    for (const sessionId of [session_id, MISSING_ID]) {
      await expect(answer(sessionId, cardAt({ flashcards }, 0).id)).rejects.toMatchObject(NOT_FOUND)
      await expect(end(sessionId)).rejects.toMatchObject(NOT_FOUND)
      await expect(expire(sessionId)).rejects.toMatchObject(NOT_FOUND)
    }
  })
})
