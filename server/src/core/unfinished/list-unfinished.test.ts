import { lectureEndpoints } from '@lectern/contract/lecture'
import { notesEndpoints } from '@lectern/contract/notes'
import { unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import { beforeEach, expect, test, vi } from 'vitest'
import { examGenerationRow } from '../../../test/exam-generation-row.ts'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { gradingRow } from '../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../test/rows/lecture-row.ts'
import { listeningRow } from '../../../test/rows/listening-row.ts'
import { readingRow } from '../../../test/rows/reading-row.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { insertGeneration } from '../../modules/exam/generations/generation-store.ts'
import { insertLecture } from '../../modules/lecture/lecture-store.ts'
import { insertSet } from '../../modules/listening/set-store.ts'
import { insertReading } from '../../modules/ocr/reading-store.ts'
import { insertGrading } from '../../modules/writing/gradings/grading-store.ts'
import type { Order } from '../credits/hold.ts'
import { listUnfinished } from './list-unfinished.ts'

describeOnDatabase('server', 'What is not at its end', (database) => {
  // Without a worker: what is under way stays so.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let stranger: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
    stranger = await app.student(10)
  })
  const list = async (of = student) => (await of.client(unfinishedEndpoints).list()).work
  const told = async () => (await list()).map(({ module, status, title }) => [module, status, title])

  /** The moment of the next thing: a minute after that of the last one. */
  const later = () => {
    app.clock.advance(60)
    return app.clock.now()
  }
  const hold = (order: Omit<Order, 'key' | 'price'>) =>
    database().transaction((tx) => app.services.credits.hold(tx, student, { price: 1, key: null, ...order }))
  const ended = () => database().transaction((tx) => endedHold(tx, student.id))

  test('is nothing for a student who has brought nothing', async () => {
    expect(await list()).toEqual([])
  })

  test('is the failed work of every module, newest first, for its student alone', async () => {
    const { id } = student
    const holdId = [await ended(), await ended(), await ended(), await ended(), await ended()] as const
    await database().transaction(async (tx) => {
      await insertGeneration(tx, { ...examGenerationRow(id, 'A chapter.', later()), id: holdId[0] })
      await insertGrading(tx, { ...gradingRow(id, 'An essay.', later()), id: holdId[1] })
      const failed = { status: 'failed' as const }
      await insertLecture(tx, { ...lectureRow(id, 'Week 3', later()), ...failed, madeBy: null, holdId: holdId[2] })
      await insertSet(tx, { ...listeningRow(id, 'A talk', later()), ...failed, holdId: holdId[3] }, [
        { start: 0, end: 2 },
      ])
      await insertReading(tx, { ...readingRow(id, 'scan.pdf', later()), ...failed, firstHoldId: holdId[4] })
    })
    expect(await told()).toEqual([
      ['ocr', 'failed', 'scan.pdf'],
      ['listening', 'failed', 'A talk'],
      ['lecture', 'failed', 'Week 3'],
      ['writing', 'failed', 'An essay.'],
      ['exam', 'failed', 'A chapter.'],
    ])
    expect((await list())[4]).toEqual({
      module: 'exam',
      id: holdId[0],
      status: 'failed',
      title: 'A chapter.',
      progress: null,
      is_again: false,
      since: new Date(app.clock.now().getTime() - 240_000).toISOString(),
    })
    expect(await list(stranger)).toEqual([])
  })

  test('is what is under way, and a text that waits; what is done and has its place among the rest is not', async () => {
    const { id } = student
    const exam = await hold({ module: 'exam' })
    const grading = await hold({ module: 'writing' })
    const holdId = [await ended(), await ended(), await ended(), await ended()] as const
    await database().transaction(async (tx) => {
      await insertGeneration(tx, { ...examGenerationRow(id, 'A chapter.', later()), id: exam.hold.id, failure: null })
      await insertGrading(tx, { ...gradingRow(id, 'An essay.', later()), id: grading.hold.id, failure: null })
      const processing = { status: 'processing' as const }
      await insertLecture(tx, { ...lectureRow(id, 'Week 3', later()), ...processing, madeBy: null, holdId: holdId[0] })
      await insertLecture(tx, { ...lectureRow(id, 'Week 2', later()), holdId: holdId[1] })
      await insertSet(tx, { ...listeningRow(id, 'A talk', later()), ...processing, holdId: holdId[2] }, [
        { start: 0, end: 2 },
      ])
      await insertReading(tx, { ...readingRow(id, 'scan.pdf', later()), firstHoldId: holdId[3] })
    })
    expect(await told()).toEqual([
      ['ocr', 'waiting', 'scan.pdf'],
      ['listening', 'under_way', 'A talk'],
      ['lecture', 'under_way', 'Week 3'],
      ['writing', 'under_way', 'An essay.'],
      ['exam', 'under_way', 'A chapter.'],
    ])
  })

  test('tells pages that are read once more from what is made for the first time', async () => {
    const { id } = student
    const holdId = [await ended(), await ended(), await ended(), await ended()] as const
    const again = { pages: [2], unread: null, holdId: null, heldCredits: 0 }
    const processing = { status: 'processing' as const, madeBy: null }
    const reading = { status: 'reading' as const }
    await database().transaction(async (tx) => {
      await insertLecture(tx, { ...lectureRow(id, 'Week 3', later()), ...processing, holdId: holdId[0] })
      await insertLecture(tx, { ...lectureRow(id, 'Week 2', later()), again, holdId: holdId[1] })
      const first = { ...readingRow(id, 'new.pdf', later()), ...reading, chargedCredits: 0 }
      await insertReading(tx, { ...first, firstHoldId: holdId[2] })
      await insertReading(tx, { ...readingRow(id, 'scan.pdf', later()), ...reading, firstHoldId: holdId[3] })
    })
    expect((await list()).map(({ title, status, is_again }) => [title, status, is_again])).toEqual([
      ['scan.pdf', 'under_way', true],
      ['new.pdf', 'under_way', false],
      ['Week 2', 'under_way', true],
      ['Week 3', 'under_way', false],
    ])
  })

  test('is told of a document without its text, and how far it is while it is read', async () => {
    const [one, other] = [await ended(), await ended()]
    await database().transaction(async (tx) => {
      const row = { ...readingRow(student.id, 'read.pdf', later()), pages: ['A cell.', '', '', ''], scanned: [1, 2, 3] }
      const found = { 1: null, 3: null }
      await insertReading(tx, { ...row, found, runPages: 3, status: 'reading', firstHoldId: one })
      await insertReading(tx, { ...readingRow(student.id, 'done.pdf', later()), firstHoldId: other })
    })
    const sent = vi.spyOn(database().queries._.session, 'prepareQuery')
    expect((await listUnfinished(app.services, student)).work).toMatchObject([
      { module: 'ocr', title: 'done.pdf', status: 'waiting', progress: null },
      { module: 'ocr', title: 'read.pdf', status: 'under_way', progress: { done: 2, total: 3 } },
    ])
    const [statement] = sent.mock.calls.map(([{ sql }]) => sql)
    sent.mockRestore()
    expect(statement).toContain('"ocr_readings"."scanned"')
    expect(statement).not.toContain('"ocr_readings"."pages"')
  })

  test('is a run in chunks, how far it is, and that it stands still once nobody sends any more of it', async () => {
    const content = Array.from({ length: 900 }, (_, index) => `Cell ${index} has a membrane around it.`).join(' ')
    const { generation_id: id } = await student
      .client(notesEndpoints)
      .openGeneration({ body: { content, document_name: 'Cells.pdf' } })
    const run = { module: 'notes', id, title: 'Cells.pdf', progress: { done: 0, total: expect.any(Number) } }
    expect(await list()).toMatchObject([{ ...run, status: 'under_way' }])
    app.clock.advance(20)
    expect(await list()).toMatchObject([{ ...run, status: 'left' }])
    expect(await list(stranger)).toEqual([])
  })

  test('is of lectures that failed the latest ten, and all that are under way', async () => {
    const holdIds = await Promise.all(Array.from({ length: 12 }, ended))
    await database().transaction(async (tx) => {
      for (const [at, holdId] of holdIds.entries()) {
        const status = at === 0 ? ('processing' as const) : ('failed' as const)
        await insertLecture(tx, { ...lectureRow(student.id, `Week ${at}`, later()), status, madeBy: null, holdId })
      }
    })
    const failed = Array.from({ length: 10 }, (_, index) => ['lecture', 'failed', `Week ${11 - index}`])
    expect(await told()).toEqual([...failed, ['lecture', 'under_way', 'Week 0']])
    const lists = await student.client(lectureEndpoints).listUnfinished()
    expect(lists.failed.map(({ title }) => title)).toEqual(failed.map(([, , title]) => title))
    expect(lists.in_progress.map(({ title }) => title)).toEqual(['Week 0'])
  })
})
