import { planningEndpoints } from '@lectern/contract/review/planning'
import { beforeEach, expect, test } from 'vitest'
import { essayRow } from '../../../../test/rows/essay-row.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { keepSet, questionAt } from '../../../modules/exam/exam-test-ground.ts'
import { endSession } from '../../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../../modules/exam/sessions/start-session.ts'
import { insertEssay } from '../../../modules/writing/store.ts'

describeOnDatabase('server', 'What exams and essays were marked with', (database) => {
  const app = testApp(database)
  let student: TestStudent
  let stranger: TestStudent
  beforeEach(async () => {
    student = await app.student()
    stranger = await app.student()
  })
  const scores = async (of = student) => (await of.client(planningEndpoints).scores()).modules

  test('is told oldest first, each on its own scale, to its student alone', async () => {
    expect(await scores()).toEqual([
      { module: 'exam', scores: [] },
      { module: 'writing', scores: [] },
    ])
    const ground = { ...app.services, clock: app.clock, student }
    const set = await keepSet(ground)
    const running = await startSession(ground, student, set.id)
    for (const answers of [{}, { [questionAt(set, 0).id]: 'two' }]) {
      const { session_id } = await startSession(ground, student, set.id)
      app.clock.advance(60)
      await endSession(ground, student, session_id, answers)
    }
    expect(running.session_id).toBeGreaterThan(0)
    const at = app.clock.now()
    await database().transaction((tx) => insertEssay(tx, essayRow(student.id, 'A talk', at)))
    const [exam, writing] = await scores()
    expect(exam).toMatchObject({
      module: 'exam',
      scores: [
        { title: 'Cells', score: 0, most: 3 },
        { title: 'Cells', score: 1, most: 3 },
      ],
    })
    expect(writing).toEqual({
      module: 'writing',
      scores: [{ at: at.toISOString(), title: 'A talk', score: 12, most: 21 }],
    })
    expect((await scores(stranger)).flatMap((one) => one.scores)).toEqual([])
    await expect((await app.visitor()).client(planningEndpoints).scores()).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
