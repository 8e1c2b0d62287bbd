import { feedbackEndpoints } from '@lectern/contract/feedback'
import { LECTURE_TEXTS, MOST_RECOGNISED_PAGES } from '@lectern/domain/lecture'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildPdf } from '../../../../test/files/build-pdf.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../../core/feedback/tables.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import { Problem } from '../../../problem.ts'
import { inEnglish } from '../../../speaker.ts'
import { deleteLecture } from '../delete-lecture.ts'
import { getSections } from '../get-sections.ts'
import { attemptAt, explanationOf, linesOf, modelExplaining, rowOf, uploadPdf } from '../lecture-test-ground.ts'
import { explainLecture } from './explain-lecture.ts'
import { explainPagesAgain, giveAgainUp } from './explain-pages-again.ts'
import { readAgain } from './read-again.ts'

const SCAN = '0 0 m 100 100 l S'
/** What a scanned page says once it is read: a section of its own. */
const saying = (index: number) =>
  Array(3)
    .fill(linesOf(index + 1).join('\n'))
    .join('\n')

describeOnDatabase('server', 'Pages of a lecture that could not be read', (database) => {
  // No worker: each test runs the attempts itself.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })

  const available = () => app.services.credits.readAvailable(database().queries, student.id)
  const isSound = async () => expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  const again = (lectureId: number, key: string | null = null) => readAgain(app.services, student, lectureId, key, 'en')
  const content = (lectureId: number) => getSections(app.services, student, lectureId, 'en')

  /** Text recognition that reads those pages, counted from 1, and no others. */
  function recognising(readable: (page: number) => boolean) {
    const readPages = vi.fn(async (_path: string, indexes: readonly number[]) =>
      indexes.map((index) =>
        readable(index + 1) ? { text: saying(index), madeBy: 'built-in' as const, isFallback: false } : null,
      ),
    )
    return { recognition: { ...app.services.recognition, readPages }, readPages }
  }
  const servicesWith = (readable: (page: number) => boolean, { model } = modelExplaining()) => ({
    ...app.services,
    model,
    recognition: recognising(readable).recognition,
  })

  /** A scan of `pageCount` pages and `megabytes`, of which those were read. */
  async function explained(pageCount: number, readable: (page: number) => boolean, megabytes = 1): Promise<number> {
    const pdf = buildPdf(Array(pageCount).fill(SCAN))
    const bytes = Buffer.concat([pdf, Buffer.alloc(megabytes * 1_048_576 - pdf.length)])
    const lectureId = await uploadPdf(app, student, { bytes })
    await explainLecture(servicesWith(readable), attemptAt(lectureId))
    return lectureId
  }
  async function work(lectureId: number, services: ReturnType<typeof servicesWith>, attempt = 1) {
    const { attempt: attemptsBefore } = await rowOf(app, student, lectureId)
    const job = attemptAt(lectureId, attempt, attemptsBefore)
    await explainPagesAgain(services, job)
    return job
  }

  test('cost nothing, are read again alone, and cost together what all would have cost at once', async () => {
    const lectureId = await explained(4, (page) => page === 2 || page === 4, 4)
    expect((await content(lectureId)).lecture).toMatchObject({
      unread_pages: [1, 3],
      credit_cost: 2,
      read_again: { pages: [1, 3], credits: 2 },
      reading_again: null,
    })
    expect(await available()).toBe(8)

    expect(await again(lectureId)).toMatchObject({ status: 'completed', read_again: null, reading_again: [1, 3] })
    expect(await available()).toBe(6)
    // What is there can be read meanwhile.
    expect((await content(lectureId)).sections).toHaveLength(2)
    const run = async () =>
      (await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id)))[0]
    const first = await run()
    const { ends } = await work(
      lectureId,
      servicesWith(() => true),
    )
    expect(ends).toEqual([1])
    // What of it can be said to be wrong, and the price that it has a share in, have grown.
    expect(await run()).toMatchObject({ chargedCredits: 4, madeCount: expect.any(Number) })
    expect((await run())?.madeCount).toBeGreaterThan(first?.madeCount ?? 0)
    const { lecture, sections } = await content(lectureId)
    expect(lecture).toMatchObject({ unread_pages: [], credit_cost: 4, read_again: null, reading_again: null })
    expect(sections.map(({ first_page }) => first_page)).toEqual([1, 2, 3, 4])
    // What was there keeps its place for those who were reading it.
    expect(sections.map(({ id }) => id)).toEqual([3, 1, 4, 2])
    expect(lecture).toMatchObject({ section_count: 4, sections_done: 4 })
    expect(await available()).toBe(6)
    await expect(again(lectureId)).rejects.toMatchObject({ code: 'content_rejected' })
    await isSound()
  })

  test('bring parts back that were said to be wrong, which go again; no section is known as one that went', async () => {
    const lectureId = await explained(3, (page) => page < 3)
    const give = (part: string | undefined) =>
      student.client(feedbackEndpoints).give({ body: { kind: 'lecture', id: lectureId, part, reason: 'wrong' } })
    const saidCount = () => database().queries.$count(itemFeedback, eq(itemFeedback.studentId, student.id))
    await database().queries.update(paidRuns).set({ chargedCredits: 30 }).where(eq(paidRuns.studentId, student.id))
    const [first, last] = (await content(lectureId)).sections
    const terms = first?.parts?.[1]?.id
    expect(last?.parts?.[1]?.id).toBe(terms)
    await give(last?.parts?.[0]?.id)
    const { user_credits } = await give(terms)
    expect((await content(lectureId)).sections.map(({ id }) => id)).toEqual([1])

    await again(lectureId)
    await work(
      lectureId,
      servicesWith(() => true),
    )
    const { lecture, sections } = await content(lectureId)
    expect(sections.map(({ id }) => id)).toEqual([1, 3])
    expect(lecture).toMatchObject({ section_count: 2, sections_done: 2 })
    expect(sections[1]?.parts?.[1]?.id).toBe(terms)
    const paid = user_credits - (await available())
    expect(await give(terms)).toEqual({ credits_returned: 0, user_credits: user_credits - paid, can_be_checked: true })
    expect((await content(lectureId)).sections[1]?.parts).toHaveLength(1)
    expect(await saidCount()).toBe(2)
    await isSound()
  })

  test('are charged as far as they could be read this time, and at no cost where the price had room for them', async () => {
    const lectureId = await explained(4, (page) => page === 1, 2)
    await again(lectureId)
    await work(
      lectureId,
      servicesWith((page) => page === 2),
    )
    expect((await content(lectureId)).lecture).toMatchObject({
      unread_pages: [3, 4],
      credit_cost: 1,
      read_again: { pages: [3, 4], credits: 1 },
    })
    await again(lectureId)
    await work(
      lectureId,
      servicesWith(() => false),
    )
    expect((await content(lectureId)).lecture).toMatchObject({ unread_pages: [3, 4], credit_cost: 1 })
    expect(await available()).toBe(9)
    await isSound()

    const small = await explained(4, (page) => page !== 3)
    expect(await again(small)).toMatchObject({ credit_cost: 1 })
    expect((await rowOf(app, student, small)).again).toMatchObject({ holdId: null, heldCredits: 0 })
    await work(
      small,
      servicesWith(() => true),
    )
    expect((await content(small)).lecture).toMatchObject({ unread_pages: [], credit_cost: 1 })
    expect(await available()).toBe(8)
  })

  test('take one hold when it is pressed twice at once, and what was tried last is tried last', async () => {
    const pageCount = MOST_RECOGNISED_PAGES + 3
    const lectureId = await explained(pageCount, (page) => page > 2, 8)
    const next = [1, 2, MOST_RECOGNISED_PAGES + 1, MOST_RECOGNISED_PAGES + 2, MOST_RECOGNISED_PAGES + 3]
    expect((await content(lectureId)).lecture.unread_pages).toEqual(next)
    const before = await available()
    const answers = await Promise.all([again(lectureId, 'key'), again(lectureId, 'key'), again(lectureId)])
    expect(answers.map(({ reading_again }) => reading_again)).toEqual(Array(3).fill(next))
    expect(await available()).toBe(before - 1)
    await work(
      lectureId,
      servicesWith(() => false),
    )
    expect(await available()).toBe(before)
    await isSound()
  })

  test('go on where a worker that died had stopped, and a late one changes nothing', async () => {
    const lectureId = await explained(4, (page) => page < 3, 4)
    await again(lectureId)
    const dying = modelExplaining((material, call) => {
      if (call > 0) throw new Problem('generation_failed', 'The model does not answer.')
      return explanationOf(material)
    })
    await expect(
      work(
        lectureId,
        servicesWith(() => true, dying),
      ),
    ).rejects.toThrow()
    // Nothing of it is shown before all of it is paid.
    expect((await content(lectureId)).sections).toHaveLength(2)
    const { attempt } = await rowOf(app, student, lectureId)
    const left = modelExplaining()
    const { recognition, readPages } = recognising(() => true)
    await explainPagesAgain({ ...app.services, ...left, recognition }, attemptAt(lectureId, attempt + 1))
    expect([left.asked.length, readPages.mock.calls]).toEqual([1, []])
    expect((await content(lectureId)).lecture).toMatchObject({ unread_pages: [], section_count: 4, credit_cost: 4 })
    await giveAgainUp(app.services, attemptAt(lectureId, 99))
    expect((await content(lectureId)).lecture).toMatchObject({ read_again_error: null, credit_cost: 4 })
    await isSound()
  })

  test('cost nothing where their explanation fails, the lecture stays as it was, and they can be tried once more', async () => {
    const lectureId = await explained(4, (page) => page < 3, 4)
    await again(lectureId)
    const { attempt } = await rowOf(app, student, lectureId)
    await giveAgainUp(app.services, attemptAt(lectureId, 8, attempt))
    const { lecture, sections } = await content(lectureId)
    expect(lecture).toMatchObject({
      status: 'completed',
      unread_pages: [3, 4],
      credit_cost: 2,
      read_again: { credits: 2 },
      read_again_error: inEnglish(LECTURE_TEXTS.readAgainFailed),
    })
    expect(sections).toHaveLength(2)
    expect(await available()).toBe(8)
    // The job before is not told, and gives up once more while the next one works.
    expect(await again(lectureId)).toMatchObject({ read_again_error: null })
    await giveAgainUp(app.services, attemptAt(lectureId, 8, attempt))
    await work(
      lectureId,
      servicesWith(() => true),
    )
    expect((await content(lectureId)).lecture).toMatchObject({ unread_pages: [], credit_cost: 4 })
    expect(await available()).toBe(6)
    await isSound()
  })

  test('come back with what is held when the lecture is deleted, whatever its worker still does', async () => {
    const lectureId = await explained(4, (page) => page < 3, 4)
    await again(lectureId)
    const leaving = modelExplaining(async (material, call) => {
      if (call > 0) return explanationOf(material)
      expect(await deleteLecture(app.services, student, lectureId)).toEqual({ success: true, credits_refunded: 2 })
      return explanationOf(material)
    })
    await expect(
      work(
        lectureId,
        servicesWith(() => true, leaving),
      ),
    ).rejects.toBeInstanceOf(LeaseLostError)
    expect(await available()).toBe(8)
    await isSound()
  })

  test('are no longer read once that is called off: what was held comes back, the lecture stays as it was, and they can be tried once more', async () => {
    const lectureId = await explained(4, (page) => page < 3, 4)
    await again(lectureId)
    const callOff = () => deleteLecture(app.services, student, lectureId, { keepsDone: true })
    const leaving = modelExplaining(async (material, call) => {
      if (call === 0) expect(await callOff()).toEqual({ success: true, credits_refunded: 2 })
      return explanationOf(material)
    })
    const readAll = (maker = modelExplaining()) =>
      work(
        lectureId,
        servicesWith(() => true, maker),
      )
    await expect(readAll(leaving)).rejects.toBeInstanceOf(LeaseLostError)
    const { lecture, sections } = await content(lectureId)
    expect(lecture).toMatchObject({ unread_pages: [3, 4], credit_cost: 2, reading_again: null, read_again_error: null })
    expect([sections.length, await available()]).toEqual([2, 8])
    await expect(callOff()).rejects.toMatchObject({ code: 'conflict' })
    await again(lectureId)
    await readAll()
    expect((await content(lectureId)).lecture).toMatchObject({ unread_pages: [], credit_cost: 4 })
    await isSound()
  })

  test('are their owner’s alone, and are not read without credits', async () => {
    const lectureId = await explained(4, (page) => page < 3, 4)
    const stranger = await app.student(10)
    await expect(readAgain(app.services, stranger, lectureId, null, 'en')).rejects.toMatchObject({ code: 'not_found' })
    await app.services.credits.spend(student, { module: 'notes', price: 7, key: null }, async () => null)
    await expect(again(lectureId)).rejects.toMatchObject({ code: 'insufficient_credits' })
    const processed = await uploadPdf(app, student)
    await expect(again(processed)).rejects.toMatchObject({ code: 'conflict' })
  })
})
