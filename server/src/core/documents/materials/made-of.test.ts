import { randomUUID } from 'node:crypto'
import { documentsEndpoints } from '@lectern/contract/documents'
import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { writingEndpoints } from '@lectern/contract/writing'
import { MOST_MADE_SHOWN } from '@lectern/domain/documents'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { examGenerationRow } from '../../../../test/exam-generation-row.ts'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { essayRow, gradingRow } from '../../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../../test/rows/lecture-row.ts'
import { listeningRow } from '../../../../test/rows/listening-row.ts'
import { readingRow } from '../../../../test/rows/reading-row.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { insertGeneration } from '../../../modules/exam/generations/generation-store.ts'
import { endSession } from '../../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../../modules/exam/sessions/start-session.ts'
import { insertSet as insertExam } from '../../../modules/exam/set-store.ts'
import { examQuestions } from '../../../modules/exam/tables.ts'
import { insertLecture } from '../../../modules/lecture/lecture-store.ts'
import { insertSet as insertRecording } from '../../../modules/listening/set-store.ts'
import { notes } from '../../../modules/notes/tables.ts'
import { insertReading } from '../../../modules/ocr/reading-store.ts'
import { insertGrading } from '../../../modules/writing/gradings/grading-store.ts'
import { insertEssay } from '../../../modules/writing/store.ts'
import type { Transaction } from '../../../platform/database/database.ts'

const CELL = 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together.'
const CARDS = [
  { question: 'What is a cell?', answer: 'The smallest unit of life.' },
  { question: 'What is a membrane?', answer: 'A wall.' },
]

describeOnBothDatabases('What was made of a material', (database) => {
  // Without a worker: what is under way stays so.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let stranger: TestStudent
  beforeEach(async () => {
    student = await app.student(30)
    stranger = await app.student(30)
  })
  const bring = async (text = CELL, of = student) => (await of.client(materialsEndpoints).create({ form: { text } })).id
  const get = (id: number, of: Caller = student) => of.client(materialsEndpoints).get({ params: { id } })
  const made = async (id: number) => (await get(id)).made
  const remove = (id: number) => student.client(documentsEndpoints).deleteMaterial({ params: { id } })
  const keepCards = (material_id?: number | null, about = {}) =>
    student
      .client(reciteEndpoints)
      .createSet({ body: { title: 'Cells', selected_cards: CARDS, material_id, ...about } })
  const keepNotes = (material_id?: number | null, about = {}) =>
    student
      .client(notesEndpoints)
      .create({ body: { title: 'Cells', html: '<p>A cell.</p>', made_by: 'model', material_id, ...about } })
  const insert = <Row>(work: (tx: Transaction, holdId: string) => Promise<Row>) =>
    database().transaction(async (tx) => work(tx, await endedHold(tx, student.id)))
  const examOf = (materialId: number | null) => {
    const about = { generatedBy: 'content', language: 'auto', madeBy: 'built-in', isSampled: false } as const
    const set = { ...about, studentId: student.id, materialId, title: 'Cells', createdAt: app.clock.now() }
    const texts = { correctAnswer: 'one', explanation: 'It is.', source: null, options: [] }
    const questions = ['Which?', 'What?'].map((question) => ({ type: 'short' as const, question, ...texts }))
    return insert((tx) => insertExam(tx, set, questions))
  }

  test('is a set too that was made of another, or of none, and holds a card of it', async () => {
    const [id, other] = [await bring(), await bring('A root is brown.')]
    const sets = [await keepCards(other), await keepCards(), await keepCards(id)]
    for (const set of sets)
      await student.client(reciteEndpoints).createCard({
        params: { id: set.id },
        body: { client_id: randomUUID(), question: 'What is life?', answer: 'A cell.', material_id: id },
      })
    expect((await made(id)).map((thing) => thing.id).toSorted()).toEqual(sets.map((set) => set.id).toSorted())
    expect((await made(other)).map((thing) => thing.id)).toEqual([sets[0]?.id])
  })

  test('is nothing at first, and never what was made of another', async () => {
    const [id, other] = [await bring(), await bring('A root is brown.')]
    expect(await made(id)).toEqual([])
    const set = await keepCards(other)
    expect(set.material_id).toBe(other)
    expect(await made(id)).toEqual([])
    expect(await made(other)).toMatchObject([{ module: 'recite', id: set.id, title: 'Cells' }])
  })

  test('is told by every module, the newest first, each with how far its student has come', async () => {
    const materialId = await bring()
    const { id: studentId } = student
    const later = () => {
      app.clock.advance(60)
      return app.clock.now()
    }
    const cards = await keepCards(materialId)
    later()
    const kept = await keepNotes(materialId)
    later()
    const exam = await examOf(materialId)
    const { session_id, question_ids } = await startSession(app.services, student, exam)
    await endSession(app.services, student, session_id, { [question_ids[0] ?? 0]: 'one' })
    const again = await startSession(app.services, student, exam)
    await endSession(app.services, student, again.session_id, {})
    later()
    const chat = await student.client(understandingEndpoints).createSession({
      body: { messages: [{ role: 'user', content: 'Why?' }], notes_content: CELL, material_id: materialId },
    })
    expect(chat.material_id).toBe(materialId)
    const lecture = await insert((tx, holdId) =>
      insertLecture(tx, {
        ...lectureRow(studentId, 'Week 3', later()),
        materialId,
        holdId,
        sectionCount: 4,
        sectionsDone: 4,
      }),
    )
    const talk = await insert((tx, holdId) =>
      insertRecording(tx, { ...listeningRow(studentId, 'A talk', later()), materialId, holdId }, [
        { start: 0, end: 2 },
      ]),
    )
    const essay = await insert((tx) =>
      insertEssay(tx, { ...essayRow(studentId, 'On cells', later()), materialId, content: CELL }),
    )
    const { items } = await student.client(reviewEndpoints).queue({ query: { set_id: cards.id } })
    const answer = { rating: 1 as const, client_id: randomUUID(), answered_at: app.clock.now().toISOString() }
    await student.client(reviewEndpoints).answer({ body: { item_id: items[0]?.id ?? 0, ...answer } })
    const at = (title: string, id: number) => ({ title, id, created_at: expect.any(String) })
    expect(await made(materialId)).toEqual([
      { module: 'writing', ...at('On cells', essay.id), score: 12, score_maximum: 21 },
      {
        module: 'listening',
        ...at('A talk', talk.id),
        status: 'completed',
        question_count: 0,
        attempt_count: 0,
        best_score: null,
      },
      { module: 'lecture', ...at('Week 3', lecture.id), status: 'completed', sections_done: 4, section_count: 4 },
      { module: 'understanding', ...at('Why?', chat.id), message_count: 1 },
      { module: 'exam', ...at('Cells', exam), question_count: 2, attempt_count: 2, best_score: 50 },
      { module: 'notes', ...at('Cells', kept.id), word_count: 2 },
      { module: 'recite', ...at('Cells', cards.id), card_count: 2, studied_count: 1, due_count: 1 },
    ])
  })

  test(`shows the newest ${MOST_MADE_SHOWN} of a module`, async () => {
    const materialId = await bring()
    const about = {
      studentId: student.id,
      materialId,
      html: '',
      text: '',
      words: 0,
      purpose: '',
      madeBy: 'model',
    } as const
    const rows = Array.from({ length: MOST_MADE_SHOWN + 1 }, (_, index) => ({
      ...about,
      clientId: randomUUID(),
      title: `${index}`,
      createdAt: app.clock.now(),
    }))
    await database().transaction((tx) => tx.insert(notes).values(rows))
    const titles = (await made(materialId)).map(({ title }) => title)
    expect(titles).toHaveLength(MOST_MADE_SHOWN)
    expect(titles).toContain(`${MOST_MADE_SHOWN}`)
    expect(titles).not.toContain('0')
  })

  test('is shown to its student alone', async () => {
    const id = await bring()
    await keepCards(id)
    await expect(get(id, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(get(id, await app.visitor())).rejects.toMatchObject({ status: 401 })
  })

  test('is taken over from the run that made it', async () => {
    const id = await bring()
    const open = () => student.client(reciteEndpoints).openGeneration({ body: { content: CELL, material_id: id } })
    const { generation_id } = await open()
    const client_id = randomUUID()
    const set = await keepCards(undefined, { generation_id, client_id })
    expect(set.material_id).toBe(id)
    expect(await keepCards(undefined, { generation_id, client_id })).toEqual(set)
    const run = await student.client(notesEndpoints).openGeneration({ body: { content: CELL, material_id: id } })
    const note = await keepNotes(undefined, { generation_id: run.generation_id })
    expect(note.material_id).toBe(id)
    const second = await open()
    await remove(id)
    expect((await keepCards(undefined, { generation_id: second.generation_id })).material_id).toBeNull()
  })

  test('is named by an exam while it is made and where that failed, and by a chat from its first turn', async () => {
    const id = await bring()
    const order = { method: 'content', content: CELL, material_id: id } as const
    await expect(student.client(examEndpoints).generate({ body: order })).rejects.toMatchObject({ status: 502 })
    const { generations } = await student.client(examEndpoints).listGenerations()
    const failed = await student.client(examEndpoints).getGeneration({ params: { id: generations[0]?.id ?? '' } })
    expect(failed.material_id).toBe(id)
    const chat = { message: 'What is a cell?', context: CELL, client_id: randomUUID() }
    const { session } = await student.client(understandingEndpoints).chat({ form: { ...chat, material_id: id } })
    const params = { id: session?.id ?? 0 }
    const kept = () => student.client(understandingEndpoints).getSession({ params })
    expect((await kept()).material_id).toBe(id)
    const next = { message: 'What is a membrane?', session_id: params.id }
    await student.client(understandingEndpoints).chat({ form: next })
    expect((await kept()).material_id).toBe(id)
    const put = (body: object) =>
      student.client(understandingEndpoints).updateSession({ params, body: { messages: [], ...body } })
    expect((await put({})).material_id).toBe(id)
    expect((await put({ material_id: null })).material_id).toBeNull()
    expect((await put({ material_id: id })).material_id).toBe(id)
  })

  test('of somebody else is refused by every call, at no price, and by the schema itself', async () => {
    const theirs = await bring(CELL, stranger)
    const calls = [
      () => keepCards(theirs),
      () => keepNotes(theirs),
      () => student.client(understandingEndpoints).createSession({ body: { messages: [], material_id: theirs } }),
      () =>
        student.client(understandingEndpoints).chat({ form: { message: 'Why?', context: CELL, material_id: theirs } }),
      () => student.client(examEndpoints).generate({ body: { method: 'content', content: CELL, material_id: theirs } }),
      () => student.client(writingEndpoints).grade({ form: { content: CELL, material_id: theirs } }),
      () => student.client(examEndpoints).quote({ body: { method: 'content', content: CELL, material_id: theirs } }),
      () => student.client(reciteEndpoints).openGeneration({ body: { content: CELL, material_id: theirs } }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(30)

    const set = await keepCards()
    const kept = await keepNotes()
    const exam = await examOf(null)
    const at = app.clock.now()
    const generationId = await insert(async (tx, id) => {
      await insertGeneration(tx, { ...examGenerationRow(student.id, 'A chapter.', at), id })
      return id
    })
    const lecture = await insert((tx, holdId) => insertLecture(tx, { ...lectureRow(student.id, 'Week 3', at), holdId }))
    const talk = await insert((tx, holdId) =>
      insertRecording(tx, { ...listeningRow(student.id, 'A talk', at), holdId }, [{ start: 0, end: 2 }]),
    )
    const reading = await insert((tx, firstHoldId) =>
      insertReading(tx, { ...readingRow(student.id, 'scan.pdf', at), firstHoldId }),
    )
    const chat = await student.client(understandingEndpoints).createSession({ body: { messages: [] } })
    const essay = await insert((tx) => insertEssay(tx, essayRow(student.id, 'On cells', at)))
    const grading = await insert(async (tx, id) => {
      await insertGrading(tx, { ...gradingRow(student.id, 'On cells', at), id })
      return id
    })
    const { generation_id } = await student.client(reciteEndpoints).openGeneration({ body: { content: CELL } })
    const rows = {
      flashcard_sets: set.id,
      notes: kept.id,
      exam_sets: exam,
      exam_generations: generationId,
      lectures: lecture.id,
      listening_sets: talk.id,
      ocr_readings: reading.id,
      chat_sessions: chat.id,
      essays: essay.id,
      gradings: grading,
      generation_runs: generation_id,
    }
    const name = (table: string, id: number | string, materialId: number) =>
      database().transaction((tx) =>
        tx.execute(sql`update ${sql.identifier(table)} set material_id = ${materialId} where id = ${id}`),
      )
    const own = await bring()
    const nameByQuestion = (materialId: number) =>
      database().transaction((tx) =>
        tx.update(examQuestions).set({ materialId }).where(eq(examQuestions.setId, exam)).returning(),
      )
    await expect(nameByQuestion(theirs)).rejects.toThrow()
    expect(await nameByQuestion(own)).toHaveLength(2)
    for (const [table, id] of Object.entries(rows)) {
      await expect(name(table, id, theirs), table).rejects.toThrow()
      await name(table, id, own)
    }
    expect(await made(own)).toHaveLength(7)
    await remove(own)
    for (const [table, id] of Object.entries(rows)) {
      const found = sql`select material_id, student_id from ${sql.identifier(table)} where id = ${id}`
      const {
        rows: [row],
      } = (await database().queries.execute(found)) as unknown as {
        rows: { material_id: unknown; student_id: unknown }[]
      }
      expect([table, row?.material_id, Number(row?.student_id)]).toEqual([table, null, student.id])
    }
  })

  test('stays, or is refused, whatever is deleted while it is kept', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < 6; round++) {
      const id = await bring()
      const run = await student.client(reciteEndpoints).openGeneration({ body: { content: CELL, material_id: id } })
      const chat = await student
        .client(understandingEndpoints)
        .createSession({ body: { messages: [{ role: 'user', content: `${round}?` }], material_id: id } })
      const calls = [
        () => keepCards(id),
        () => keepCards(undefined, { generation_id: run.generation_id, client_id: randomUUID() }),
        () => remove(id),
        () => keepNotes(id),
        () =>
          student
            .client(understandingEndpoints)
            .updateSession({ params: { id: chat.id }, body: { messages: [], material_id: id } }),
        () => get(id),
      ]
      const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
      outcomes.push(...(await Promise.allSettled(inTurn.map((call) => call()))))
      await expect(get(id)).rejects.toMatchObject({ status: 404 })
    }
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not_found' })
    const left = sql`select 1 from flashcard_sets where student_id = ${student.id} and material_id is not null`
    expect(((await database().queries.execute(left)) as unknown as { rows: unknown[] }).rows).toEqual([])
  })
})
