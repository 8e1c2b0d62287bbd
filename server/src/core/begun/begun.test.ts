import { reciteEndpoints } from '@lectern/contract/recite'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { OPEN_SESSION_MINUTES } from '@lectern/domain/speaking'
import { beforeEach, expect, test } from 'vitest'
import { setOf } from '../../../test/own/own-sets.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { listBegun } from './list-begun.ts'

/** Two cards are studied in half a minute. */
const STUDY_SECONDS = 30

describeOnDatabase('server', 'On the first screen', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const begun = async (of = student) => (await of.client(begunEndpoints).list()).work

  test('a study stands until it is ended or its time is up, with what is answered of it', async () => {
    const recite = student.client(reciteEndpoints)
    const { id, flashcards } = await setOf(student)
    const since = app.clock.now().toISOString()
    const first = await recite.startStudy({ params: { id } })
    const line = { module: 'recite', id: String(first.session_id), title: 'Own', done: 0, total: 2, since }
    expect(await begun()).toEqual([line])
    const params = { id: first.session_id }
    await recite.answerCard({ params, body: { flashcard_id: flashcards[0]?.id ?? 0, is_correct: true } })
    expect(await begun()).toEqual([{ ...line, done: 1 }])
    expect(await begun(await app.student())).toEqual([])
    await recite.endStudy({ params })
    expect(await begun()).toEqual([])

    await recite.startStudy({ params: { id } })
    app.clock.advance(STUDY_SECONDS - 1)
    expect(await begun()).toHaveLength(1)
    app.clock.advance(1)
    expect(await begun()).toEqual([])
  })

  test('a talk, a presentation and a round of shadowing stand until they are ended or their time is up', async () => {
    const speaking = student.client(speakingEndpoints)
    const body = { topic: 'My family' }
    const since = app.clock.now().toISOString()
    const { id } = await speaking.startChat({ body })
    const line = { module: 'speaking', id: String(id), title: 'My family', done: 0, total: null, since }
    expect(await begun()).toEqual([line])
    await speaking.reply({ params: { id }, form: { text: 'My family likes to walk in the hills on Sundays.' } })
    expect(await begun()).toEqual([{ ...line, done: 1 }])
    expect(await begun(await app.student())).toEqual([])
    const others = [await speaking.startPresentation({ body }), await speaking.startShadowing({ body })]
    const ids = others.map((session) => String(session.id))
    expect((await begun()).map((work) => work.id)).toEqual([...ids.reverse(), String(id)])
    await speaking.endChat({ params: { id } })
    expect((await begun()).map((work) => work.id)).toEqual(ids)
    app.clock.advance(OPEN_SESSION_MINUTES * 60)
    // Whoever is signed in for a day would see that.
    expect(await listBegun(app.services, student)).toEqual({ work: [] })
  })
})
