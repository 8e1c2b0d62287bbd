import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { makeSet, study } from '../recite-test-ground.ts'
import { endStudy } from '../study/end-study.ts'
import { listHistory } from './list-history.ts'

describeOnBothDatabases('The study history', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })
  const history = ({ page = 1, search = '' } = {}) => listHistory(ground, ground.student, { page, search })
  const titles = async (query?: { page?: number; search?: string }) =>
    (await history(query)).flashcard_sets.map(({ title }) => title)

  test('of a newcomer is one empty page', async () => {
    expect(await history()).toEqual({
      flashcard_sets: [],
      recent_sessions: [],
      pagination: { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false },
    })
  })

  test('shows twelve sets a page, newest first, and the last page for any beyond the end', async () => {
    for (let number = 1; number <= 13; number++) await makeSet(ground, { title: `Set ${number}`, cardCount: 1 })
    const first = await titles()
    expect(first).toHaveLength(12)
    expect(first[0]).toBe('Set 13')
    const beyond = await history({ page: 9 })
    expect(beyond.flashcard_sets.map(({ title }) => title)).toEqual(['Set 1'])
    expect(beyond.pagination).toMatchObject({ current_page: 2, total_pages: 2, has_previous: true, has_next: false })
  })

  test('is searched by title and document name, whatever the case, in any script', async () => {
    await makeSet(ground, { title: 'Photosynthesis' })
    await makeSet(ground, { title: 'ÉLÈVE and Жизнь' })
    await makeSet(ground, { title: '細胞生物學' })
    await makeSet(ground, { title: 'Untitled', documentName: 'PHOTOS of cells.pdf' })
    expect(await titles({ search: 'photos' })).toEqual(['Untitled', 'Photosynthesis'])
    expect(await titles({ search: 'élève' })).toEqual(['ÉLÈVE and Жизнь'])
    expect(await titles({ search: 'жИЗ' })).toEqual(['ÉLÈVE and Жизнь'])
    expect(await titles({ search: '生物' })).toEqual(['細胞生物學'])
  })

  test('takes wildcards in a search as the characters they are', async () => {
    await makeSet(ground, { title: '100% of it' })
    await makeSet(ground, { title: '1000 words' })
    await makeSet(ground, { title: 'snake_case \\ path' })
    expect(await titles({ search: '0%' })).toEqual(['100% of it'])
    expect(await titles({ search: '_' })).toEqual(['snake_case \\ path'])
    expect(await titles({ search: '\\' })).toEqual(['snake_case \\ path'])
    expect(await titles({ search: "'; drop table students; --" })).toEqual([])
  })

  test('counts the sessions of a set that ran to an end, and their mean score', async () => {
    const set = await makeSet(ground, { cardCount: 3 })
    for (const verdicts of [
      [true, true, true],
      [true, false],
    ]) {
      const { session_id } = await study(ground, set.id, verdicts)
      await endStudy(ground, ground.student, session_id)
    }
    await study(ground, set.id, [true])
    const [summary] = (await history()).flashcard_sets
    expect(summary).toMatchObject({ card_count: 3, total_study_sessions: 2, average_score: 67 })
  })

  test('lists the latest five sessions that ran to an end, newest first, and none that was left without an answer', async () => {
    const set = await makeSet(ground, { title: 'Cells', cardCount: 2 })
    const ended: number[] = []
    for (let round = 0; round < 6; round++) {
      const left = await study(ground, set.id, [])
      await endStudy(ground, ground.student, left.session_id)
      const { session_id } = await study(ground, set.id, [true])
      ground.clock.advance(5)
      await endStudy(ground, ground.student, session_id)
      ended.unshift(session_id)
    }
    const { recent_sessions } = await history({ search: 'nothing like it' })
    expect(recent_sessions.map(({ id }) => id)).toEqual(ended.slice(0, 5))
    expect(recent_sessions[0]).toEqual({
      id: ended[0],
      flashcard_set: { id: set.id, title: 'Cells' },
      completed_at: ground.clock.now().toISOString(),
      score: 50,
      correct_count: 1,
      total_cards: 2,
    })
    ground.clock.advance(3600)
    expect((await history()).flashcard_sets[0]).toMatchObject({ total_study_sessions: 6, average_score: 50 })
  })

  test('counts a session whose deadline passed unseen, as of that deadline', async () => {
    const set = await makeSet(ground, { cardCount: 4 })
    const session = await study(ground, set.id, [true])
    ground.clock.advance(3600)
    const { flashcard_sets, recent_sessions } = await history()
    expect(flashcard_sets[0]).toMatchObject({ total_study_sessions: 1, average_score: 25 })
    expect(recent_sessions[0]).toMatchObject({ id: session.session_id, score: 25, completed_at: session.expires_at })
  })

  test("holds nothing of another student's", async () => {
    const set = await makeSet(ground, { student: ground.stranger })
    await study({ ...ground, student: ground.stranger }, set.id, [true])
    ground.clock.advance(3600)
    await listHistory(ground, ground.stranger, { page: 1, search: '' })
    expect(await history()).toMatchObject({ flashcard_sets: [], recent_sessions: [] })
  })
})
