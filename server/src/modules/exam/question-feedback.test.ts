import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import type { FeedbackSource } from '../../core/feedback/feedback-source.ts'
import { giveFeedback } from '../../core/feedback/give-feedback.ts'
import { listItems } from '../../core/review/list-items.ts'
import { deleteSet } from './delete-set.ts'
import { keepSet, questionAt } from './exam-test-ground.ts'
import { getSet } from './get-set.ts'
import { questionFeedback } from './question-feedback.ts'
import { examReviewSource } from './review-source.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { startSession } from './sessions/start-session.ts'

const NOT_FOUND = { code: 'not_found' }

describeOnDatabase('server', 'What a student says against a question of an exam', (database) => {
  let ground: Ground
  let setId: number
  let ids: { choice: number; short: number; long: number }
  beforeEach(async () => {
    ground = await layGround(database())
    // One question of three has more than a fifth of the price.
    const set = await keepSet(ground, { paidCredits: 10 })
    setId = set.id
    ids = { choice: questionAt(set, 0).id, short: questionAt(set, 1).id, long: questionAt(set, 2).id }
  })
  const modules = [{ id: 'exam', feedback: questionFeedback satisfies FeedbackSource, reviewSource: examReviewSource }]
  const give = (id: number, student = ground.student) =>
    giveFeedback({ ...ground, modules }, student, { kind: 'exam', id, reason: 'wrong' }, 'en')
  const start = async (named?: number[]) => (await startSession(ground, ground.student, setId, named)).session_id
  const end = (sessionId: number, answers: Record<number, string>) =>
    endSession(ground, ground.student, sessionId, answers)
  const missed = async () =>
    (await listItems({ ...ground, modules } as never, ground.student, { which: 'mistakes', page: 1 })).items.map(
      ({ source_id }) => source_id,
    )

  test('has it go from its exam, from every practice and from the review, and no score counts it', async () => {
    const first = await start()
    expect(await end(first, { [ids.choice]: 'two', [ids.short]: 'no idea' })).toMatchObject({ score: 33 })
    expect(await missed()).toEqual([ids.long])
    expect(
      await examReviewSource.readTexts(database().queries, ground.student.id, [{ id: 1, sourceId: ids.long, part: 0 }]),
    ).toEqual(new Map([[1, expect.objectContaining({ isMade: true })]]))
    const again = await start([ids.short, ids.long])
    const running = await start()
    expect(await give(ids.long)).toEqual({ credits_returned: 2, user_credits: 2, can_be_checked: false })
    const { questions, question_count, is_made } = await getSet(ground, ground.student, setId)
    expect({ questions: questions.map(({ id }) => id), question_count, is_made }).toEqual({
      ...{ questions: [ids.choice, ids.short], question_count: 2, is_made: true },
    })
    const { sessions } = await listSessions(ground, ground.student, setId, { page: 1 })
    expect(sessions).toMatchObject([{ session_id: first, score: 50, correct_count: 1, total_questions: 2 }])
    const asked = async (id: number) => (await getSession(ground, ground.student, id)).questions.map(({ id }) => id)
    expect(await asked(running)).toEqual([ids.choice, ids.short])
    expect(await asked(again)).toEqual([ids.short])
    expect(await missed()).toEqual([])
    // A page that has not heard of it hands it in; nothing is made of that.
    expect(await end(running, { [ids.choice]: 'two', [ids.long]: 'Respiration' })).toMatchObject({
      ...{ score: 50, total_questions: 2 },
      results: [{ questionId: ids.choice }, { questionId: ids.short }],
    })
  })

  test('lowers a score as it raises one: what was right counts no more, either', async () => {
    const session = await start()
    await end(session, { [ids.choice]: 'two', [ids.short]: 'no idea' })
    await give(ids.choice)
    expect(await getSession(ground, ground.student, session)).toMatchObject({ score: 0, correct_count: 0 })
  })

  test('takes a practice along that asked nothing else, and with the last question the exam', async () => {
    const only = await start([ids.choice])
    await end(only, { [ids.choice]: 'three' })
    expect(await missed()).toEqual([ids.choice])
    await give(ids.choice)
    await expect(getSession(ground, ground.student, only)).rejects.toMatchObject(NOT_FOUND)
    expect(await missed()).toEqual([])
    await Promise.all([give(ids.short), give(ids.long)])
    await expect(getSet(ground, ground.student, setId)).rejects.toMatchObject(NOT_FOUND)
  })

  test('counts once, repeated and at once, and at most a fifth of the exam comes back', async () => {
    const same = await Promise.all([give(ids.choice), give(ids.choice), give(ids.choice)])
    expect(same.map(({ credits_returned }) => credits_returned)).toEqual([2, 2, 2])
    expect(await give(ids.choice)).toMatchObject({ credits_returned: 2 })
    expect(await give(ids.short)).toEqual({ credits_returned: 0, user_credits: 2, can_be_checked: false })
    expect(await ground.credits.checkLedger(database().queries)).toEqual([])
  })

  test('is refused for another student’s question, for one that was not paid for here, and for one that is gone', async () => {
    await expect(give(ids.choice, ground.stranger)).rejects.toMatchObject(NOT_FOUND)
    const copied = await keepSet(ground)
    await expect(give(questionAt(copied, 0).id)).rejects.toMatchObject(NOT_FOUND)
    expect(await getSet(ground, ground.student, copied.id)).toMatchObject({ question_count: 3 })
    expect(await getSet(ground, ground.student, setId)).toMatchObject({ question_count: 3 })
    await deleteSet(ground, ground.student, setId)
    await expect(give(ids.choice)).rejects.toMatchObject(NOT_FOUND)
  })

  test('meets an end of the practice that comes at once, in either order', async () => {
    const session = await start()
    await Promise.all([end(session, { [ids.choice]: 'two' }), give(ids.long)])
    expect(await getSession(ground, ground.student, session)).toMatchObject({ score: 50, total_questions: 2 })
    expect(await missed()).toEqual([ids.short])
  })
})
