import { beforeEach, expect, test } from 'vitest'
import { createStudentWith, creditsOver } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Credits } from '../../core/credits/credits.ts'
import type { ReadText } from '../../core/documents/document-reader.ts'
import { Problem } from '../../problem.ts'
import { recogniseDocument } from './recognise-document.ts'

describeOnBothDatabases('Text recognition', (database) => {
  let credits: Credits
  let student: { id: number }
  beforeEach(async () => {
    credits = creditsOver(database())
    student = await createStudentWith(10, { database: database(), credits })
  })
  const available = () => credits.readAvailable(database().queries, student.id)

  /** Recognises a document that reads as `document` says. */
  const recognise = (document: Partial<ReadText>, max_credits?: number, ledger: Pick<Credits, 'spend'> = credits) => {
    const whole = {
      name: 'scan.pdf',
      text: 'Some text',
      wordCount: 2,
      isTruncated: false,
      pageCount: 1,
      emptyPages: [],
      ...document,
    }
    const services = { documents: { read: async () => whole }, credits: { ...credits, ...ledger } }
    const file = { path: 'nowhere', filename: 'scan.pdf', sizeBytes: 1 }
    const request = { idempotencyKey: null, signal: new AbortController().signal }
    return recogniseDocument(services, student, { file, max_credits }, request)
  }

  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [30, 6],
  ])('of %i pages costs %i credits', async (pageCount, price) => {
    expect(await recognise({ pageCount })).toMatchObject({
      page_count: pageCount,
      credit_cost: price,
      unread_pages: [],
    })
    expect(await available()).toBe(10 - price)
  })

  test('names the pages that could not be read, counted from 1', async () => {
    expect(await recognise({ pageCount: 4, emptyPages: [1, 3] })).toMatchObject({ unread_pages: [2, 4] })
  })

  test.each([
    ['content_rejected', { pageCount: 31 }, 'OCR supports at most 30 pages. This document has 31 pages.'],
    ['unreadable', { text: '[OCR notice: …]', wordCount: 0, emptyPages: [0] }, /^No page of this document holds text/],
  ])('refuses a document as %s before anything is held', async (code, document, text) => {
    await expect(recognise(document)).rejects.toMatchObject({ code, message: expect.stringMatching(text) })
    expect(await available()).toBe(10)
  })

  test('asks about a price above the one that was shown before anything is held', async () => {
    await expect(recognise({ pageCount: 11 }, 2)).rejects.toMatchObject({
      code: 'price_changed',
      message: 'This document has 11 pages and costs 3 credits.',
      details: { page_count: 11, credit_cost: 3 },
    })
    expect(await available()).toBe(10)
    expect(await recognise({ pageCount: 11 }, 3)).toMatchObject({ credit_cost: 3 })
  })

  test('tells of a failure how many pages there were, and what came back under both of its names', async () => {
    const failure = new Problem('generation_failed', 'Failed.', { details: { credits_refunded: 2 } })
    await expect(recognise({ pageCount: 7 }, 2, { spend: () => Promise.reject(failure) })).rejects.toMatchObject({
      details: { page_count: 7, credits_refunded: 2, refund_amount: 2 },
    })
  })
})
