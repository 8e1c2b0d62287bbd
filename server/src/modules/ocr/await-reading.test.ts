import type { OcrEvent } from '@lectern/contract/ocr'
import { OCR_TEXTS } from '@lectern/domain/ocr'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { readingRow } from '../../../test/rows/reading-row.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { inEnglish } from '../../speaker.ts'
import { awaitReading, OCR_ANSWER_WITHIN_SECONDS } from './await-reading.ts'
import { discardReading } from './discard-reading.ts'
import { insertReading, type ReadingRow, updateReading } from './reading-store.ts'

const text = (words: string) => ({ text: words, madeBy: 'built-in' as const, isFallback: false })

describeOnBothDatabases('Waiting for the text of a document', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let reading: ReadingRow
  beforeEach(async () => {
    student = await app.student(1)
    const row = { ...readingRow(student.id, 'Page one.', app.clock.now()), status: 'reading' as const }
    const scans = { pages: ['Page one.', '', ''], scanned: [1, 2], runPages: 2, found: {} }
    reading = await database().transaction(async (tx) =>
      insertReading(tx, { ...row, ...scans, firstHoldId: await endedHold(tx, student.id) }),
    )
  })
  const change = (set: Partial<ReadingRow>) => database().transaction((tx) => updateReading(tx, reading.id, set))

  /** Waits as a call does, and notes what it was told and how that ended. */
  function wait(signal = new AbortController().signal) {
    const ended: { answer?: unknown; error?: unknown; told: OcrEvent[] } = { told: [] }
    awaitReading(app.services, student, reading, { signal, onEvent: (event) => ended.told.push(event) }).then(
      (answer) => {
        ended.answer = answer
      },
      (error: unknown) => {
        ended.error = error
      },
    )
    return ended
  }

  test('ends a little before callers give up: the work goes on, and the answer says where its text will be', async () => {
    const ended = wait()
    app.clock.advance(OCR_ANSWER_WITHIN_SECONDS - 1)
    // A page that is told of shows that it has looked after the clock went on.
    await change({ found: { 1: text('Two.') } })
    await expect.poll(() => ended.told).toEqual([{ type: 'progress', pages_done: 1, scanned_pages: 2 }])
    expect(ended.error).toBeUndefined()
    app.clock.advance(2)
    const refusal = { code: 'in_progress', message: inEnglish(OCR_TEXTS.stillReading) }
    await expect.poll(() => ended.error).toMatchObject(refusal)
    const again = wait()
    await change({ status: 'done', found: { 1: text('Two.'), 2: text('Three.') } })
    await expect.poll(() => again.answer).toMatchObject({ extracted_text: 'Page one.\n\nTwo.\n\nThree.' })
    expect(again.told).toHaveLength(2)
  })

  test('reads no text before its end, however often it looks', async () => {
    const { queries } = app.services.database
    const asked = vi.spyOn(queries, 'select')
    onTestFinished(() => asked.mockRestore())
    const ended = wait()
    await change({ found: { 1: text('Two.') } })
    await expect.poll(() => ended.told).toHaveLength(1)
    expect(asked).toHaveBeenCalled()
    const columns = new Set(asked.mock.calls.flatMap(([chosen]) => Object.keys(chosen ?? { whole: true })))
    expect(columns).toEqual(new Set(['id', 'status', 'runPages', 'pagesLeft']))
    await change({ status: 'done', found: { 1: text('Two.'), 2: null } })
    await expect.poll(() => ended.answer).toMatchObject({ extracted_text: 'Page one.\n\nTwo.', unread_pages: [3] })
  })

  test('takes one look for all who wait, however many they are', async () => {
    const asked = vi.spyOn(app.services.database.queries, 'select')
    onTestFinished(() => asked.mockRestore())
    const begunAt = performance.now()
    const waits = Array.from({ length: 100 }, () => wait())
    await change({ found: { 1: text('Two.') } })
    for (const { told } of waits) await expect.poll(() => told).toHaveLength(1)
    const seconds = (performance.now() - begunAt) / 1000
    expect(asked.mock.calls.length).toBeLessThan(2 + 5 * seconds)
    await change({ status: 'done', found: { 1: text('Two.'), 2: text('Three.') } })
    for (const ended of waits)
      await expect.poll(() => ended.answer).toMatchObject({ extracted_text: 'Page one.\n\nTwo.\n\nThree.' })
  })

  test('ends with the reason, the pages and the refund where nothing comes of it', async () => {
    const ended = wait()
    await change({ status: 'failed', error: OCR_TEXTS.noText, errorCode: 'unreadable', refundedCredits: 1 })
    const failure = { code: 'unreadable', message: inEnglish(OCR_TEXTS.noText) }
    const details = { page_count: 3, credits_refunded: 1, refund_amount: 1 }
    await expect.poll(() => ended.error).toMatchObject({ ...failure, details })
  })

  test('ends where the text is discarded, and where nobody waits any more', async () => {
    const leaving = new AbortController()
    const left = wait(leaving.signal)
    leaving.abort(new Error('the caller is gone'))
    await expect.poll(() => left.error).toMatchObject({ message: 'the caller is gone' })
    const ended = wait()
    await discardReading(app.services, student, reading.id)
    await expect.poll(() => ended.error).toMatchObject({ code: 'not_found' })
  })
})
