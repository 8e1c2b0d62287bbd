import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { lectureRow } from '../../../../test/rows/lecture-row.ts'
import { listeningRow } from '../../../../test/rows/listening-row.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { insertSet as insertExam } from '../../../modules/exam/set-store.ts'
import { insertLecture } from '../../../modules/lecture/lecture-store.ts'
import { lectures } from '../../../modules/lecture/tables.ts'
import { insertSet as insertRecording } from '../../../modules/listening/set-store.ts'
import { listeningSets } from '../../../modules/listening/tables.ts'

const CELL = 'A cell is the smallest unit of life.'

describeOnBothDatabases('A material that was deleted', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(30)
  })
  const bring = async (text = CELL) => (await student.client(materialsEndpoints).create({ form: { text } })).id
  const remove = (id: number) => student.client(materialsEndpoints).delete({ params: { id } })
  const keepCards = (material_id: number | null) =>
    student.client(reciteEndpoints).createSet({
      body: { title: 'Cells', selected_cards: [{ question: 'What?', answer: 'A cell.', source: CELL }], material_id },
    })
  const keepChat = (material_id: number) =>
    student.client(understandingEndpoints).createSession({
      body: { messages: [{ role: 'user', content: 'Why?' }], notes_content: CELL, material_id },
    })

  test('is said to be gone by cards, notes, exams and chats that were made of it, and by the review', async () => {
    const id = await bring()
    const set = await keepCards(id)
    const note = await student
      .client(notesEndpoints)
      .create({ body: { title: 'Cells', html: '<p>A cell.</p>', made_by: 'model', material_id: id } })
    const chat = await keepChat(id)
    const row = { studentId: student.id, materialId: id, title: 'Cells', createdAt: app.clock.now() }
    const about = { generatedBy: 'content', language: 'auto', madeBy: 'built-in', isSampled: false } as const
    const question = {
      ...{ type: 'short' as const, question: 'Which?', options: [], correctAnswer: 'One', explanation: 'It is.' },
      source: null,
    }
    const exam = await database().transaction((tx) => insertExam(tx, { ...row, ...about }, [question]))
    const examOf = async () => {
      const { questions, ...set } = await student.client(examEndpoints).getSet({ params: { id: exam } })
      return [set, ...questions]
    }
    const read = async () => {
      const cards = await student.client(reciteEndpoints).getSet({ params: { id: set.id } })
      const { items } = await student.client(reviewEndpoints).queue({ query: { set_id: set.id } })
      return [
        cards,
        ...cards.flashcards,
        ...items,
        await student.client(notesEndpoints).get({ params: { id: note.id } }),
        await student.client(understandingEndpoints).getSession({ params: { id: chat.id } }),
        ...(await examOf()),
      ].map(({ material_id, is_material_gone }) => ({ material_id, is_material_gone }))
    }
    expect(await read()).toEqual(Array(7).fill({ material_id: id, is_material_gone: undefined }))
    await remove(id)
    expect(await read()).toEqual(Array(7).fill({ material_id: null, is_material_gone: true }))
  })

  test('is said to be gone by lectures and recordings', async () => {
    const id = await bring()
    const { lecture, talk } = await database().transaction(async (tx) => ({
      lecture: await insertLecture(tx, {
        ...lectureRow(student.id, 'Week 3', app.clock.now()),
        materialId: id,
        holdId: await endedHold(tx, student.id),
      }),
      talk: await insertRecording(
        tx,
        {
          ...listeningRow(student.id, 'A talk', app.clock.now()),
          materialId: id,
          holdId: await endedHold(tx, student.id),
        },
        [{ start: 0, end: 2 }],
      ),
    }))
    await remove(id)
    const { queries } = database()
    const isGone = { isGone: lectures.isMaterialGone }
    expect(await queries.select(isGone).from(lectures).where(eq(lectures.id, lecture.id))).toEqual([{ isGone: true }])
    const isTalkGone = { isGone: listeningSets.isMaterialGone }
    const ofTalk = queries.select(isTalkGone).from(listeningSets).where(eq(listeningSets.id, talk.id))
    expect(await ofTalk).toEqual([{ isGone: true }])
  })

  test('is not said of what names it no more by itself, or names another', async () => {
    const [first, second] = [await bring(), await bring('A root is brown, and holds the tree.')]
    const { id, revision } = await keepChat(first)
    const chats = student.client(understandingEndpoints)
    const change = (at: number, material_id: number | null) =>
      chats.updateSession({
        params: { id },
        body: { messages: [{ role: 'user', content: 'Why?' }], notes_content: CELL, material_id, revision: at },
      })
    const without = await change(revision, null)
    expect([without.material_id, without.is_material_gone]).toEqual([null, undefined])
    const again = await change(without.revision, first)
    await remove(first)
    const gone = await chats.getSession({ params: { id } })
    expect(gone.is_material_gone).toBe(true)
    const other = await change(again.revision, second)
    expect([other.material_id, other.is_material_gone]).toEqual([second, undefined])
    expect((await keepCards(null)).is_material_gone).toBeUndefined()
  })
})
