import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { keepSet, questionAt } from './exam-test-ground.ts'
import { getSet } from './get-set.ts'
import { listSets } from './list-sets.ts'
import { renameSet } from './rename-set.ts'
import { endSession } from './sessions/end-session.ts'
import { startSession } from './sessions/start-session.ts'

describeOnBothDatabases('The list of exams', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })
  const list = ({ page = 1, search = '' } = {}) => listSets(ground, ground.student, { page, search })
  const titles = async (search: string) => (await list({ search })).exam_sets.map(({ title }) => title)

  test('shows ten a page, newest first, and the last page for any beyond the end', async () => {
    for (let number = 1; number <= 11; number++) await keepSet(ground, { title: `Exam ${number}` })
    const { exam_sets, pagination } = await list()
    expect(exam_sets.map(({ title }) => title).slice(0, 2)).toEqual(['Exam 11', 'Exam 10'])
    expect(exam_sets).toHaveLength(10)
    expect(pagination).toMatchObject({ current_page: 1, total_pages: 2, total_count: 11 })
    expect((await list({ page: 9 })).exam_sets.map(({ title }) => title)).toEqual(['Exam 1'])
  })

  test('is searched by title in any script and case, wildcards being the characters they are', async () => {
    for (const title of ['Photosynthesis', '細胞生物學', '100% of it', '1000 words']) await keepSet(ground, { title })
    expect(await titles('PHOTO')).toEqual(['Photosynthesis'])
    expect(await titles('生物')).toEqual(['細胞生物學'])
    expect(await titles('0%')).toEqual(['100% of it'])
    expect(await titles("'; drop table students; --")).toEqual([])
  })

  test('tells the score of the session that ended last, whichever started last', async () => {
    const set = await keepSet(ground)
    const start = async () => (await startSession(ground, ground.student, set.id)).session_id
    const [first, second] = [await start(), await start()]
    await start()
    const answers = { [questionAt(set, 0).id]: 'two' }
    await endSession(ground, ground.student, second, {})
    ground.clock.advance(60)
    await endSession(ground, ground.student, first, answers)
    expect((await list()).exam_sets).toMatchObject([{ latest_score: 33 }])
  })

  test('takes a new title, and holds nothing of another student', async () => {
    const { id } = await keepSet(ground)
    expect(await renameSet(ground, ground.student, id, 'Cells 2')).toMatchObject({ title: 'Cells 2' })
    expect(await listSets(ground, ground.stranger, { page: 1, search: '' })).toMatchObject({ exam_sets: [] })
    for (const setId of [id, MISSING_ID]) {
      await expect(renameSet(ground, ground.stranger, setId, 'Mine')).rejects.toMatchObject({ code: 'not_found' })
      await expect(getSet(ground, ground.stranger, setId)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await getSet(ground, ground.student, id)).toMatchObject({ title: 'Cells 2' })
  })
})
