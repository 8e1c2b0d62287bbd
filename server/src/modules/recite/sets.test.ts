import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { makeSet, study } from './recite-test-ground.ts'
import { deleteSet } from './sets/delete-set.ts'
import { getSet } from './sets/get-set.ts'
import { listHistory } from './sets/list-history.ts'
import { renameSet } from './sets/rename-set.ts'
import { clearProgress } from './study/clear-progress.ts'
import { endStudy } from './study/end-study.ts'
import { startStudy } from './study/start-study.ts'
import { cardAnswers, flashcards, studySessions } from './tables.ts'

const NOT_FOUND = { code: 'not_found' }

describeOnBothDatabases('A set', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })

  test('shows how each card was answered, and how it was last', async () => {
    const set = await makeSet(ground)
    for (const verdicts of [[true, true], [true, false], [false]]) {
      const { session_id } = await study(ground, set.id, verdicts)
      await endStudy(ground, ground.student, session_id)
    }
    const { flashcards } = await getSet(ground, ground.student, set.id)
    expect(flashcards).toMatchObject([
      { times_studied: 3, correct_count: 2, incorrect_count: 1, is_correct: false },
      { times_studied: 2, correct_count: 1, incorrect_count: 1, is_correct: false },
      { times_studied: 0, correct_count: 0, incorrect_count: 0, is_correct: null },
    ])
  })

  test('gets another title', async () => {
    const set = await makeSet(ground)
    const renamed = await renameSet(ground, ground.student, set.id, 'Cells and tissue')
    const { flashcards: _, ...summary } = set
    expect(renamed).toEqual({ ...summary, title: 'Cells and tissue' })
  })

  test('forgets its progress; the history keeps the sessions, the database the answers', async () => {
    const set = await makeSet(ground)
    const { session_id } = await study(ground, set.id, [true, false])
    await endStudy(ground, ground.student, session_id)
    const answersBefore = await database().queries.$count(cardAnswers)
    expect(await clearProgress(ground, ground.student, set.id)).toEqual(set)
    expect(await database().queries.$count(cardAnswers)).toBe(answersBefore)
    const { recent_sessions } = await listHistory(ground, ground.student, { page: 1, search: '' })
    expect(recent_sessions).toMatchObject([{ id: session_id, correct_count: 1 }])
  })

  test('counts anew after its progress was cleared', async () => {
    const set = await makeSet(ground, { cardCount: 1 })
    await study(ground, set.id, [false])
    await clearProgress(ground, ground.student, set.id)
    const { session_id } = await study(ground, set.id, [true])
    await endStudy(ground, ground.student, session_id)
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({
      total_study_sessions: 1,
      average_score: 100,
      flashcards: [{ times_studied: 1, is_correct: true }],
    })
  })

  test('goes with all that hangs on it', async () => {
    const countAll = async () => {
      const { queries } = database()
      return [await queries.$count(flashcards), await queries.$count(studySessions), await queries.$count(cardAnswers)]
    }
    const before = await countAll()
    const set = await makeSet(ground)
    await study(ground, set.id, [true])
    expect(await deleteSet(ground, ground.student, set.id)).toEqual({ success: true })
    expect(await countAll()).toEqual(before)
    await expect(deleteSet(ground, ground.student, set.id)).rejects.toMatchObject(NOT_FOUND)
  })

  test('of another student cannot be told from one that is not there', async () => {
    const set = await makeSet(ground, { student: ground.stranger })
    for (const setId of [set.id, MISSING_ID]) {
      await expect(getSet(ground, ground.student, setId)).rejects.toMatchObject(NOT_FOUND)
      await expect(renameSet(ground, ground.student, setId, 'Mine now')).rejects.toMatchObject(NOT_FOUND)
      await expect(clearProgress(ground, ground.student, setId)).rejects.toMatchObject(NOT_FOUND)
      await expect(deleteSet(ground, ground.student, setId)).rejects.toMatchObject(NOT_FOUND)
      await expect(startStudy(ground, ground.student, setId)).rejects.toMatchObject(NOT_FOUND)
    }
    expect(await getSet(ground, ground.stranger, set.id)).toEqual(set)
  })
})
