import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { createCard } from './cards/create-card.ts'
import { deleteCard } from './cards/delete-card.ts'
import { cardAt, makeSet, study } from './recite-test-ground.ts'
import { getSet } from './sets/get-set.ts'
import { answerCard } from './study/answer-card.ts'
import { clearProgress } from './study/clear-progress.ts'
import { endStudy } from './study/end-study.ts'
import { expireStudy } from './study/expire-study.ts'
import { getStudy } from './study/get-study.ts'
import { listStudies } from './study/list-studies.ts'
import { startStudy } from './study/start-study.ts'

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
  /** For each card in order: how often it was known, how often not, and how it went last. */
  const tallies = async (setId: number) =>
    (await getSet(ground, ground.student, setId)).flashcards.map((card) => {
      expect(card.times_studied).toBe(card.correct_count + card.incorrect_count)
      return [card.correct_count, card.incorrect_count, card.is_correct]
    })
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

  test('takes an answer that was given in time, however late it comes, and is scored anew', async () => {
    const set = await makeSet(ground)
    const session = await study(ground, set.id, [true])
    const untouched = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(3600)
    await getSet(ground, ground.student, set.id)
    const delay_ms = 3_590_000
    for (const { session_id } of [session, untouched])
      expect(
        await answerCard(ground, ground.student, session_id, {
          flashcard_id: cardAt(session, 1).id,
          is_correct: true,
          delay_ms,
        }),
      ).toEqual({ recorded: true })
    expect(await end(session.session_id)).toMatchObject({ status: 'expired', correct_count: 2 })
    expect(await end(untouched.session_id)).toMatchObject({ status: 'expired', correct_count: 1 })
    expect(await tallies(set.id)).toEqual([
      [1, 1, false],
      [2, 0, true],
      [0, 2, false],
    ])
    const tooLate = { flashcard_id: cardAt(session, 2).id, is_correct: true, delay_ms: 3_549_000 }
    await expect(answerCard(ground, ground.student, session.session_id, tooLate)).rejects.toMatchObject(ENDED)
  })

  test('whose last answers come late is completed all the same', async () => {
    const set = await makeSet(ground, { cardCount: 1 })
    const session = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(3600)
    const late = { flashcard_id: cardAt(session, 0).id, is_correct: true, delay_ms: 3_590_000 }
    await answerCard(ground, ground.student, session.session_id, late)
    expect(await end(session.session_id)).toMatchObject({ status: 'completed', score: 100 })
  })

  test('that was ended takes what was given before that, and nothing given since', async () => {
    const set = await makeSet(ground)
    const session = await study(ground, set.id, [true])
    ground.clock.advance(10)
    await end(session.session_id)
    ground.clock.advance(10)
    const late = (index: number, delay_ms: number) =>
      answerCard(ground, ground.student, session.session_id, {
        flashcard_id: cardAt(session, index).id,
        is_correct: true,
        delay_ms,
      })
    await expect(late(1, 10_000)).rejects.toMatchObject(ENDED)
    expect(await late(1, 11_000)).toEqual({ recorded: true })
    expect(await end(session.session_id)).toMatchObject({ status: 'completed', correct_count: 2 })
    const left = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(10)
    await end(left.session_id)
    const afterLeaving = { flashcard_id: cardAt(left, 0).id, is_correct: true, delay_ms: 5000 }
    await expect(answerCard(ground, ground.student, left.session_id, afterLeaving)).rejects.toMatchObject(ENDED)
  })

  test('takes no answer for cards that it did not begin with', async () => {
    const set = await makeSet(ground)
    const other = await makeSet(ground)
    const { session_id } = await study(ground, set.id, [true])
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

  test('that was left without a single answer is counted nowhere, however it is left', async () => {
    const set = await makeSet(ground)
    const left = await startStudy(ground, ground.student, set.id)
    const ended = { session_id: left.session_id, status: 'abandoned', score: 0, completed_at: null }
    expect(await end(left.session_id)).toMatchObject(ended)
    expect(await end(left.session_id)).toMatchObject(ended)
    await startStudy(ground, ground.student, set.id)
    ground.clock.advance(3600)
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ total_study_sessions: 0, average_score: null })
    expect(await tallies(set.id)).toEqual([[0, 0, null], ...Array(2).fill([0, 0, null])])
  })

  test('whose time ran out in front of the student counts without an answer, also where the server saw it first', async () => {
    const set = await makeSet(ground)
    const { session_id } = await startStudy(ground, ground.student, set.id)
    ground.clock.advance(3600)
    await getSet(ground, ground.student, set.id)
    expect(await expire(session_id)).toMatchObject({ status: 'expired', score: 0 })
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ total_study_sessions: 1, average_score: 0 })
  })

  test('that ran out of time is incorrect for each card without an answer, once', async () => {
    const set = await makeSet(ground)
    const { session_id, time_limit_seconds } = await study(ground, set.id, [true])
    expect(await tallies(set.id)).toEqual([
      [1, 0, true],
      [0, 0, null],
      [0, 0, null],
    ])
    ground.clock.advance(time_limit_seconds)
    await expire(session_id)
    await expire(session_id)
    await createCard(ground, ground.student, set.id, { question: 'Later?', answer: 'Yes.' })
    expect(await tallies(set.id)).toEqual([
      [1, 0, true],
      [0, 1, false],
      [0, 1, false],
      [0, 0, null],
    ])

    const again = await study(ground, set.id, [false, true])
    await end(again.session_id)
    expect((await tallies(set.id)).slice(0, 3)).toEqual([
      [1, 1, false],
      [1, 1, true],
      [0, 1, false],
    ])
    await clearProgress(ground, ground.student, set.id)
    expect((await tallies(set.id))[1]).toEqual([0, 0, null])
  })

  test('goes on beside a newer one of its set, and both keep their answers', async () => {
    const set = await makeSet(ground)
    const first = await study(ground, set.id, [true])
    const second = await study(ground, set.id, [false, false])
    expect(await answer(first.session_id, cardAt(first, 1).id)).toEqual({ recorded: true })
    expect(await end(second.session_id)).toMatchObject({ status: 'completed', correct_count: 0 })
    expect(await answer(first.session_id, cardAt(first, 2).id)).toEqual({ recorded: true })
    expect(await end(first.session_id)).toMatchObject({ status: 'completed', score: 100 })
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ total_study_sessions: 2, average_score: 50 })
  })

  test('is one of several when they are started at once', async () => {
    const set = await makeSet(ground)
    const sessions = await Promise.all([1, 2, 3].map(() => startStudy(ground, ground.student, set.id)))
    for (const session of sessions) await answer(session.session_id, cardAt(session, 0).id)
    for (const { session_id } of sessions) expect(await end(session_id)).toMatchObject({ correct_count: 1 })
  })

  test('that was left on the way is listed with its time left, and gone on with where it stood', async () => {
    const set = await makeSet(ground, { title: 'Leaves' })
    const session = await study(ground, set.id, [true, false])
    ground.clock.advance(20)
    await createCard(ground, ground.student, set.id, { question: 'Later?', answer: 'Yes.' })
    expect(await listStudies(ground, ground.student)).toEqual({
      study_sessions: [
        {
          session_id: session.session_id,
          flashcard_set: { id: set.id, title: 'Leaves' },
          answered_count: 2,
          total_cards: 3,
          expires_at: session.expires_at,
          remaining_seconds: 25,
        },
      ],
    })
    const goneOnWith = await getStudy(ground, ground.student, session.session_id)
    expect(goneOnWith).toMatchObject({ session_id: session.session_id, expires_at: session.expires_at })
    expect(goneOnWith.remaining_seconds).toBe(25)
    expect(goneOnWith.flashcards.map(({ id }) => id)).toEqual(set.flashcards.map(({ id }) => id))
    expect(goneOnWith.answers).toEqual([
      { flashcard_id: cardAt(set, 0).id, is_correct: true },
      { flashcard_id: cardAt(set, 1).id, is_correct: false },
    ])
  })

  test('is offered no longer once its time is up or it has ended', async () => {
    const set = await makeSet(ground)
    const ended = await study(ground, set.id, [true])
    await end(ended.session_id)
    const late = await study(ground, set.id, [true])
    ground.clock.advance(late.time_limit_seconds)
    expect(await listStudies(ground, ground.student)).toEqual({ study_sessions: [] })
    for (const { session_id } of [ended, late])
      await expect(getStudy(ground, ground.student, session_id)).rejects.toMatchObject(ENDED)
  })

  test('of another student cannot be told from one that is not there', async () => {
    const set = await makeSet(ground, { student: ground.stranger })
    const { session_id, flashcards } = await startStudy(ground, ground.stranger, set.id)
    for (const sessionId of [session_id, MISSING_ID]) {
      await expect(answer(sessionId, cardAt({ flashcards }, 0).id)).rejects.toMatchObject(NOT_FOUND)
      await expect(end(sessionId)).rejects.toMatchObject(NOT_FOUND)
      await expect(expire(sessionId)).rejects.toMatchObject(NOT_FOUND)
      await expect(getStudy(ground, ground.student, sessionId)).rejects.toMatchObject(NOT_FOUND)
    }
    expect(await listStudies(ground, ground.student)).toEqual({ study_sessions: [] })
  })
})
