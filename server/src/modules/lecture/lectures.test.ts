import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf, pageSaying } from '../../../test/files/build-pdf.ts'
import { silentLog } from '../../../test/ledger.ts'
import { losingAcknowledgements } from '../../../test/lost-acknowledgements.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { eraseStudent } from '../../core/accounts/leaving/erase-student.ts'
import { removeFiles } from '../../core/files/remove-files.ts'
import { STALL_LIMIT_SECONDS } from '../../core/paid-jobs/stall-watch.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { openModel } from '../../platform/model/open-model.ts'
import { LeaseLostError, pauseSecondsAfter } from '../../platform/queue/job-queue.ts'
import { Problem } from '../../problem.ts'
import { readConfig } from '../../settings/config.ts'
import { inEnglish } from '../../speaker.ts'
import { deleteLecture } from './delete-lecture.ts'
import { getContent } from './get-content.ts'
import { getLecture } from './get-lecture.ts'
import { getSections } from './get-sections.ts'
import { getStats } from './get-stats.ts'
import {
  attemptAt,
  explanationOf,
  lecturePdf,
  modelExplaining,
  rowOf,
  uploadPdf,
  uploadRead,
} from './lecture-test-ground.ts'
import { listLectures } from './list-lectures.ts'
import { explainLecture } from './processing/explain-lecture.ts'
import { giveLectureUp } from './processing/fail-lecture.ts'
import { lectures } from './tables.ts'

describeOnDatabase('server', 'A lecture', (database) => {
  // No worker: each test runs the attempts itself.
  const app = testApp(database, { ROLE: 'web', STORAGE_LIMIT_MB: '1' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(3)
  })

  const explain = (lectureId: number, job = attemptAt(lectureId), { model } = modelExplaining()) =>
    explainLecture({ ...app.services, model, recognition: recognising(() => null) }, job)
  /** Text recognition that finds `text` on a page; null where it cannot read it. */
  const recognising = (text: (index: number) => string | null) => {
    const found = (index: number) => {
      const words = text(index)
      return words === null ? null : { text: words, madeBy: 'built-in' as const, isFallback: false }
    }
    const readPages = vi.fn(async (_path: string, indexes: readonly number[]) => indexes.map(found))
    return { ...app.services.recognition, readPages }
  }
  const available = () => app.services.credits.readAvailable(database().queries, student.id)
  const booked = async () => {
    const { transactions } = await app.services.credits.listTransactions(database().queries, student.id, 1)
    return transactions.filter(({ module }) => module === 'lecture').map(({ kind }) => kind)
  }
  const isSound = async () => expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  const list = (search = '', page = 1) => listLectures(app.services, student, { page, search }, 'en')
  const fileOf = async (lectureId: number) => (await rowOf(app, student, lectureId)).fileKey

  test('is explained section by section, each from its pages, and charged with its result', async () => {
    const lectureId = await uploadPdf(app, student)
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({
      status: 'processing',
      phase: 'waiting',
    })
    expect(await available()).toBe(2)
    expect(await booked()).toEqual([])

    const job = attemptAt(lectureId)
    await explain(lectureId, job)
    expect(job.ends).toEqual([2])
    expect(await booked()).toEqual(['charge'])
    const { lecture, sections } = await getSections(app.services, student, lectureId, 'en')
    expect(lecture).toMatchObject({
      title: 'Week 3',
      original_filename: 'Week 3.pdf',
      status: 'completed',
      total_pages: 7,
      unread_pages: [],
      sections_done: 3,
      section_count: 3,
      made_by: 'model',
      phase: null,
    })
    expect(sections.map(({ first_page, last_page }) => [first_page, last_page])).toEqual([
      [1, 3],
      [4, 6],
      [7, 7],
    ])
    expect(sections[1]).toMatchObject({ id: 2, title: 'Osmosis from page 4', badges: ['Text'] })
    expect(sections[1]?.content).toContain(
      '“Fact 4.1 is that osmosis moves water to the saltier side of a membrane.” (page 4)',
    )
    const whole = await getContent(app.services, student, lectureId, 'en')
    expect(whole).toEqual({ lecture, content: expect.any(String) })
    const { content } = whole
    for (const section of sections) expect(content).toContain(section.content)
    expect(content).toContain('<h2>Osmosis from page 7</h2>')
    expect(content).toContain('<dt>Where does the water go?</dt>')
    await isSound()
  })

  test('goes on where an attempt stopped: no section is asked for twice', async () => {
    const lectureId = await uploadRead(app, student)
    const failing = modelExplaining((material, call) => {
      if (call === 2) throw new Problem('generation_failed', 'The model does not answer.')
      return explanationOf(material)
    })
    await expect(explain(lectureId, attemptAt(lectureId), failing)).rejects.toThrow('The model does not answer.')
    const stopped = await getLecture(app.services, student, lectureId, 'en')
    expect(stopped).toMatchObject({ status: 'processing', phase: 'explaining', section_count: 3 })
    const next = modelExplaining()
    await explain(lectureId, attemptAt(lectureId, 3), next)
    // Which two had been explained is a matter of who was quicker.
    expect(stopped.sections_done).toBeGreaterThan(0)
    expect(next.asked).toHaveLength(3 - stopped.sections_done)
    expect(await booked()).toEqual(['charge'])
    expect((await getSections(app.services, student, lectureId, 'en')).sections).toHaveLength(3)
  })

  test('a late worker changes nothing: neither while the next one works nor after it', async () => {
    const lectureId = await uploadRead(app, student)
    const paused = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const late = attemptAt(lectureId)
    const lateEnd = explain(
      lectureId,
      late,
      modelExplaining(async (material) => {
        started.resolve()
        await paused.promise
        return { ...explanationOf(material), title: 'Too late' }
      }),
    )
    lateEnd.catch(() => {})
    await started.promise
    await explain(lectureId, attemptAt(lectureId, 3))
    paused.resolve()
    await expect(lateEnd).rejects.toBeInstanceOf(LeaseLostError)
    // It wakes up once more, long after: there is nothing left to do.
    await explain(lectureId, late)
    expect(late.ends).toEqual([])
    const { sections } = await getSections(app.services, student, lectureId, 'en')
    expect(sections.map(({ title }) => title)).not.toContain('Too late')
    expect(await booked()).toEqual(['charge'])
    await isSound()
  })

  test('whose job was taken over before its result was written is charged by whoever finishes it', async () => {
    const lectureId = await uploadRead(app, student)
    const lost = { ...attemptAt(lectureId), finish: () => Promise.reject(new LeaseLostError('taken over')) }
    await expect(explainLecture({ ...app.services, model: modelExplaining().model }, lost)).rejects.toThrow(
      'taken over',
    )
    expect(await booked()).toEqual([])
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({
      status: 'processing',
      sections_done: 3,
    })
    await explain(lectureId, attemptAt(lectureId, 3))
    expect(await booked()).toEqual(['charge'])
  })

  describe('whose AI service keeps failing', () => {
    const FAILING = () => {
      throw new Problem('generation_failed', 'The model does not answer.')
    }
    const fails = (lectureId: number, attempt: number) =>
      explain(lectureId, attemptAt(lectureId, attempt), modelExplaining(FAILING))

    /** The configured model behind a server that plays its service. */
    const modelAt = async (server: Server, more: { AI_TIMEOUT_SECONDS?: string } = {}) => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const AI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
      const settings = readConfig({ AI_BASE_URL, AI_MODEL: 'test', ...more }, '/').model
      const { model, close } = await openModel(settings, silentLog)
      onTestFinished(async () => {
        server.closeAllConnections()
        server.close()
        await close()
      })
      return { model, config: { ...app.services.config, model: settings } }
    }

    test('is tried again, and ended within three minutes: all comes back, and the student is told why', async () => {
      const lectureId = await uploadRead(app, student)
      const since = app.clock.now().getTime()
      let attempt = 1
      for (; (await rowOf(app, student, lectureId)).status === 'processing'; attempt += 1) {
        await fails(lectureId, attempt + 1).catch(() => {})
        app.clock.advance(pauseSecondsAfter(attempt))
      }
      expect(attempt).toBeGreaterThan(4)
      expect(app.clock.now().getTime() - since - pauseSecondsAfter(attempt - 1) * 1000).toBeLessThan(180_000)
      const { status, error_message } = await getLecture(app.services, student, lectureId, 'en')
      expect([status, error_message]).toEqual(['failed', inEnglish(failedAndRefunded(LECTURE_TEXTS.serviceFailing))])
      expect(await available()).toBe(3)
      await isSound()
    })

    test('is not ended as long as some of its sections come through', async () => {
      const lectureId = await uploadRead(app, student)
      await expect(fails(lectureId, 2)).rejects.toThrow()
      app.clock.advance(100)
      const one = modelExplaining((material, call) => (call === 0 ? explanationOf(material) : FAILING()))
      await expect(explain(lectureId, attemptAt(lectureId, 3), one)).rejects.toThrow()
      app.clock.advance(100)
      await expect(fails(lectureId, 4)).rejects.toThrow()
      expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'processing' })
    })

    test('or never stops is not read on and on, and nothing of what it wrote is kept', async () => {
      const lectureId = await uploadRead(app, student)
      let sentBytes = 0
      const endless = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const said = JSON.stringify({ choices: [{ delta: { content: 'on and on '.repeat(100) } }] })
        const write = () => {
          while (!response.destroyed && response.write(`data: ${said}\n\n`)) sentBytes += said.length
        }
        response.on('drain', write)
        write()
      })
      const { model } = await modelAt(endless)
      await expect(explainLecture({ ...app.services, model }, attemptAt(lectureId))).rejects.toMatchObject({
        code: 'generation_failed',
      })
      expect(sentBytes).toBeLessThan(30_000_000)
      expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'processing', sectionsDone: 0 })
    })

    test.each(['120', '3600'])('is ended while a call hangs, too, that may be silent for %s s', async (seconds) => {
      const lectureId = await uploadRead(app, student)
      const configured = await modelAt(
        createServer(() => {}),
        { AI_TIMEOUT_SECONDS: seconds },
      )
      await expect(fails(lectureId, 2)).rejects.toThrow()
      app.clock.advance(STALL_LIMIT_SECONDS - 1)
      const job = attemptAt(lectureId, 3)
      await explainLecture({ ...app.services, ...configured }, job)
      expect(job.ends).toEqual([3])
      expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'failed', refundedCredits: 1 })
      expect(await available()).toBe(3)
    })
  })

  test('that no attempt could finish fails: all comes back, once', async () => {
    const lectureId = await uploadRead(app, student)
    await giveLectureUp(app.services, attemptAt(lectureId))
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({
      status: 'failed',
      error_message: 'Processing failed. Credits refunded.',
      credits_refunded: 1,
    })
    const inChinese = await listLectures(app.services, student, { page: 1, search: '' }, 'zh-hant')
    expect(inChinese.failed[0]?.error_message).toBe('處理失敗。積分已退回。')
    expect(await available()).toBe(3)
    expect(await booked()).toEqual(['refund', 'charge'])
    // Given up twice, or worked on by somebody who has not heard: nothing more happens.
    await giveLectureUp(app.services, attemptAt(lectureId))
    await explain(lectureId, attemptAt(lectureId, 9))
    expect(await available()).toBe(3)
    expect((await list()).failed.map(({ id }) => id)).toEqual([lectureId])
    await expect(getSections(app.services, student, lectureId, 'en')).rejects.toMatchObject({ code: 'conflict' })
    await isSound()
  })

  test.each([
    ['of images alone', buildPdf(['0 0 m 100 100 l S']), 'No readable text was found in this PDF. Credits refunded.'],
    [
      'that is damaged',
      Buffer.from('%PDF-1.7 and nothing else'),
      'This document is damaged and could not be read. Credits refunded.',
    ],
  ])('a PDF %s fails at once, and all comes back', async (_, bytes, message) => {
    const lectureId = await uploadPdf(app, student, { bytes })
    const job = attemptAt(lectureId)
    await explain(lectureId, job)
    expect(job.ends).toEqual([2])
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({
      status: 'failed',
      error_message: message,
    })
    expect(await available()).toBe(3)
  })

  test('whose pages are pictures is explained from what is recognised on them, thirty at most', async () => {
    const bytes = buildPdf(Array(40).fill('0 0 m 100 100 l S'))
    const lectureId = await uploadPdf(app, student, { bytes })
    const recognition = recognising((index) => (index === 1 ? null : ` Scan ${index}. \n`))
    const scanned = modelExplaining(({ pages }) => {
      expect(pages[0]).toEqual({ page: 1, text: 'Scan 0.' })
      return explanationOf({ lectureTitle: '', pages })
    })
    await explainLecture({ ...app.services, recognition, model: scanned.model }, attemptAt(lectureId))
    expect(recognition.readPages.mock.calls[0]?.[1]).toHaveLength(30)
    expect(recognition.readPages.mock.calls[0]).toMatchObject([{}, {}, { serviceSeconds: STALL_LIMIT_SECONDS }])
    const { lecture, sections } = await getSections(app.services, student, lectureId, 'en')
    const beyond = Array.from({ length: 10 }, (_, index) => 31 + index)
    expect(lecture).toMatchObject({ status: 'completed', total_pages: 40, unread_pages: [2, ...beyond] })
    expect((await list()).results[0]?.unread_pages).toEqual([2, ...beyond])
    expect(sections.at(-1)?.last_page).toBe(30)
  })

  test('is not shown once more, for its thin pages, to a model that has failed at a picture', async () => {
    const said = 'The energy of a mass at rest follows from the speed of light alone, as the page before has shown.'
    const bytes = buildPdf([pageSaying(said), pageSaying('E m c 2'), '0 0 m 100 100 l S'])
    const lectureId = await uploadPdf(app, student, { bytes })
    const readPages = vi.fn(async () => [{ text: 'A scan.', madeBy: 'built-in' as const, isFallback: true }])
    const { recognition: settings } = readConfig(
      { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'test', AI_VISION_MODEL: 'test' },
      '/',
    )
    const services = {
      ...app.services,
      config: { ...app.services.config, recognition: settings },
      recognition: { ...app.services.recognition, readPages },
    }
    await explainLecture({ ...services, model: modelExplaining().model }, attemptAt(lectureId))
    expect(readPages.mock.calls.map((call: unknown[]) => call[1])).toEqual([[2]])
  })

  test.each([
    ['is shown', true, '$E = m c^2$ is the energy of a mass at rest.'],
    ['is not shown', false, 'E m c 2'],
  ])('of which a page holds scraps of a formula %s to a model that reads pictures: %j', async (_, isSet, text) => {
    const said =
      'The energy of a mass at rest follows from the speed of light alone, as the page before this one has shown at some length.'
    const bytes = buildPdf([pageSaying(said), pageSaying('E m c 2')])
    const lectureId = await uploadPdf(app, student, { bytes })
    const readPages = vi.fn(async () => [{ text: ` ${text} `, madeBy: 'model' as const, isFallback: false }])
    const recognition = { ...app.services.recognition, readPages }
    const seen = modelExplaining(({ pages }) => {
      expect(pages).toEqual([
        { page: 1, text: said },
        { page: 2, text },
      ])
      return explanationOf({ lectureTitle: '', pages })
    })
    const service = { baseUrl: 'http://127.0.0.1:9', apiKey: 'none', name: 'seeing', timeoutSeconds: 1, concurrency: 1 }
    const config = { ...app.services.config, recognition: isSet ? service : null }
    await explainLecture({ ...app.services, config, recognition, model: seen.model }, attemptAt(lectureId))
    expect(readPages.mock.calls.map((call: unknown[]) => call[1])).toEqual(isSet ? [[1]] : [])
  })

  test('in which nothing can be explained is not charged', async () => {
    const lectureId = await uploadRead(app, student)
    const nothing = modelExplaining(() => ({ title: 'Outline', parts: [], key_terms: [], questions: [] }))
    await explain(lectureId, attemptAt(lectureId), nothing)
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({
      status: 'failed',
      error_message: 'This PDF holds nothing that could be explained. Credits refunded.',
    })
    expect(await booked()).toEqual(['refund', 'charge'])
  })

  test('keeps only the sections that explain something', async () => {
    const lectureId = await uploadRead(app, student)
    const some = modelExplaining((material) =>
      material.pages[0]?.page === 4 ? { ...explanationOf(material), parts: [] } : explanationOf(material),
    )
    await explain(lectureId, attemptAt(lectureId), some)
    const { lecture, sections } = await getSections(app.services, student, lectureId, 'en')
    expect(lecture.section_count).toBe(2)
    expect(sections.map(({ id }) => id)).toEqual([1, 3])
  })

  test('deleted while it is processed is cancelled: all comes back, and its worker changes nothing', async () => {
    const lectureId = await uploadRead(app, student)
    const fileKey = await fileOf(lectureId)
    const working = explain(
      lectureId,
      attemptAt(lectureId),
      modelExplaining(async (material) => {
        await deleteLecture(app.services, student, lectureId).catch(() => {})
        return explanationOf(material)
      }),
    )
    await expect(working).rejects.toBeInstanceOf(LeaseLostError)
    expect(await available()).toBe(3)
    expect(await booked()).toEqual(['refund', 'charge'])
    await expect(getLecture(app.services, student, lectureId, 'en')).rejects.toMatchObject({ code: 'not_found' })
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(false)
    await isSound()
  })

  test('cancelled as it completes is either given back and gone, or charged and there', async () => {
    const lectureId = await uploadRead(app, student)
    const cancel = () => deleteLecture(app.services, student, lectureId, { keepsDone: true })
    const [, cancelled] = await Promise.allSettled([explain(lectureId), cancel()])
    if (cancelled.status === 'fulfilled') {
      expect(await booked()).toEqual(['refund', 'charge'])
      await expect(getLecture(app.services, student, lectureId, 'en')).rejects.toMatchObject({ code: 'not_found' })
    } else {
      expect(cancelled.reason).toMatchObject({ code: 'conflict' })
      expect(await booked()).toEqual(['charge'])
      expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({ status: 'completed' })
    }
    await isSound()
  })

  test('cancelled once it is done, and by a stranger, stays as it is', async () => {
    const lectureId = await uploadRead(app, student)
    await explain(lectureId)
    const cancel = (caller: TestStudent) => caller.client(lectureEndpoints).cancel({ params: { id: lectureId } })
    await expect(cancel(student)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await expect(cancel(await app.student(0))).rejects.toMatchObject({ status: 404 })
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({ status: 'completed' })
    expect(await booked()).toEqual(['charge'])
  })

  test('deleted and completed at once is either charged or given back', async () => {
    const lectureId = await uploadRead(app, student)
    const [, deleted] = await Promise.allSettled([explain(lectureId), deleteLecture(app.services, student, lectureId)])
    expect(deleted).toMatchObject({ status: 'fulfilled' })
    expect([['charge'], ['refund', 'charge']]).toContainEqual(await booked())
    await isSound()
  })

  test('of a student who leaves in the middle goes with them', async () => {
    const lectureId = await uploadRead(app, student)
    const fileKey = await fileOf(lectureId)
    const working = explain(
      lectureId,
      attemptAt(lectureId),
      modelExplaining(async (material) => {
        await eraseStudent(app.services, student.id, 'en')
        return explanationOf(material)
      }),
    )
    await expect(working).rejects.toBeInstanceOf(LeaseLostError)
    await explain(lectureId, attemptAt(lectureId, 3))
    await isSound()
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(false)
  })

  test('uploaded twice at once with one key is one lecture, charged once', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([uploadPdf(app, student, { key }), uploadPdf(app, student, { key })])
    expect(second).toBe(first)
    expect(await uploadPdf(app, student, { key })).toBe(first)
    expect(await available()).toBe(2)
    expect((await list()).in_progress).toHaveLength(1)
    expect(await app.services.files.exists(await fileOf(first))).toBe(true)
    await expect(uploadPdf(app, student, { key, name: 'Other.pdf' })).rejects.toMatchObject({ code: 'key_reused' })
  })

  test('uploaded under the key of another PDF of the same name and size is refused', async () => {
    const key = randomUUID()
    const [bytes, other] = ['%a', '%b'].map((end) => Buffer.concat([lecturePdf(7), Buffer.from(end)]))
    await uploadPdf(app, student, { key, bytes })
    await expect(uploadPdf(app, student, { key, bytes: other })).rejects.toMatchObject({ code: 'key_reused' })
  })

  test('whose commit was not acknowledged is paid once, answered, and keeps its file', async () => {
    // First the file is kept, then the lecture is stored.
    const lost = losingAcknowledgements(database(), (transaction) => transaction === 2)
    const forgetful = { ...app, services: { ...app.services, database: lost } }
    const lectureId = await uploadPdf(forgetful, student)
    expect(await app.services.files.exists(await fileOf(lectureId))).toBe(true)
    expect(await available()).toBe(2)
    await explain(lectureId)
    expect(await getLecture(app.services, student, lectureId, 'en')).toMatchObject({ status: 'completed' })
    await isSound()
  })

  test('that could not be stored leaves no file', async () => {
    const files: string[] = []
    const insideOut = Object.assign(Object.create(database()), {
      transaction: (work: (tx: Transaction) => Promise<unknown>) =>
        database().transaction(async (tx) => {
          const result = await work(tx)
          const [row] = await tx
            .select({ fileKey: lectures.fileKey })
            .from(lectures)
            .where(eq(lectures.studentId, student.id))
          if (row) files.push(row.fileKey)
          if (row) throw new Error('The connection was lost before the commit')
          return result
        }),
    })
    const services = { ...app.services, database: insideOut }
    await expect(uploadPdf({ ...app, services }, student)).rejects.toThrow('before the commit')
    expect(files).toHaveLength(1)
    expect(await app.services.files.exists(files[0] ?? '')).toBe(false)
    expect(await available()).toBe(3)
  })

  test('beyond the storage or the balance is refused, and leaves no file and no hold', async () => {
    const large = Buffer.concat([lecturePdf(1), Buffer.alloc(900_000)])
    await uploadPdf(app, student, { bytes: large })
    await expect(uploadPdf(app, student, { bytes: large })).rejects.toMatchObject({
      code: 'storage_full',
      message: 'Storage limit reached. Delete files to free space.',
    })
    const poor = await app.student(0)
    await expect(uploadPdf(app, poor)).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { required_credits: 1, current_credits: 0 },
    })
    expect(await available()).toBe(2)
    expect(await getStats(app.services, poor)).toMatchObject({ in_progress_count: 0, storage_mb: 0 })
  })

  test('a file that no lecture needs goes, one that a lecture needs stays', async () => {
    const fileKey = await fileOf(await uploadRead(app, student))
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(true)
  })

  describe('in the list', () => {
    test('stands only when completed, newest first, found by title or file name', async () => {
      const ids: number[] = []
      for (const name of ['Cells.pdf', '第四講 細胞.pdf', '100%.pdf'])
        ids.push(await uploadRead(app, student, { name }))
      const [cells = 0, chinese = 0, percent = 0] = ids
      for (const id of [cells, chinese]) await explain(id)
      const all = await list()
      expect(all.results.map(({ id }) => id)).toEqual([chinese, cells])
      expect(all).toMatchObject({ total_pages: 1, failed: [] })
      expect(all.in_progress.map(({ id }) => id)).toEqual([percent])
      expect((await list('CELL')).results.map(({ id }) => id)).toEqual([cells])
      expect((await list('細胞')).results.map(({ id }) => id)).toEqual([chinese])
      expect(await list('%')).toMatchObject({ results: [], in_progress: [{ id: percent }] })
      expect(await getStats(app.services, student)).toMatchObject({
        lecture_count: 2,
        page_count: 14,
        section_count: 6,
        credits_spent: 2,
        in_progress_count: 1,
        storage_limit_mb: 1,
      })
    })
  })
})
