import type { OcrEvent } from '@lectern/contract/ocr'
import { beforeEach, expect, test } from 'vitest'
import { findMaterials } from '../../../test/find-materials.ts'
import { createStudentWith, creditsOver, steppedClock } from '../../../test/ledger.ts'
import { material } from '../../../test/material.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Credits } from '../../core/credits/credits.ts'
import type { RecognisedText } from '../../core/recognition/text-recognition.ts'
import { Problem } from '../../problem.ts'
import { recogniseDocument } from './recognise-document.ts'

const read = (text: string): RecognisedText => ({ text, madeBy: 'built-in', isFallback: false })

describeOnBothDatabases('Text recognition', (database) => {
  let credits: Credits
  let student: { id: number }
  beforeEach(async () => {
    credits = creditsOver(database())
    student = await createStudentWith(10, { database: database(), credits })
  })
  const available = () => credits.readAvailable(database().queries, student.id)

  interface Given {
    /** '' for a scan. */
    pages: string[]
    /** What the scans say, one after another. */
    scans?: (RecognisedText | null)[]
    stampedScans?: number[]
    maxCredits?: number
    storageLimitMb?: number
    signal?: AbortSignal
    onEvent?: (event: OcrEvent) => void
    key?: string
    ledger?: Pick<Credits, 'spend'>
  }
  /** Recognises a document that reads as it is given. */
  const recognise = ({
    pages,
    scans = [],
    stampedScans = [],
    maxCredits,
    storageLimitMb = 500,
    ledger,
    key,
    ...request
  }: Given) => {
    const services = {
      documents: { read: () => expect.unreachable(), readPages: async () => ({ pages, stampedScans }) },
      recognition: {
        readImage: () => expect.unreachable(),
        readPages: async (_path: string, _indexes: unknown, { onPage, signal }: never) => {
          const options = { onPage, signal } as { onPage: (index: number) => void; signal: AbortSignal }
          for (const index of scans.keys()) options.onPage(index)
          options.signal.throwIfAborted()
          return scans
        },
      },
      credits: { ...credits, ...ledger },
      clock: steppedClock(),
      config: { storageLimitMb } as never,
      modules: [],
    }
    const file = { path: material('documents/two.pdf'), filename: 'scan.pdf', sizeBytes: 1 }
    const asked = { idempotencyKey: key ?? null, signal: new AbortController().signal, ...request }
    return recogniseDocument(services, student, { file, max_credits: maxCredits, script: 'auto' }, asked)
  }
  const pagesWithText = (count: number) => Array<string>(count).fill('Some text.')

  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [30, 6],
  ])('of %i pages costs %i credits', async (pageCount, price) => {
    expect(await recognise({ pages: pagesWithText(pageCount) })).toMatchObject({
      page_count: pageCount,
      credit_cost: price,
      unread_pages: [],
      blank_pages: [],
    })
    expect(await available()).toBe(10 - price)
  })

  test('puts what scans show between the pages that have text, and tells how far it is', async () => {
    const events: OcrEvent[] = []
    const answer = await recognise({
      pages: ['One.', '', 'Three runs', '', ''],
      scans: [read('Two.'), read('on to four.'), read('')],
      onEvent: (event) => events.push(event),
    })
    expect(answer).toMatchObject({
      extracted_text: 'One.\n\nTwo.\n\nThree runs\non to four.',
      word_count: 7,
      blank_pages: [5],
      unread_pages: [],
    })
    expect(events).toEqual([
      { type: 'start', page_count: 5, scanned_pages: 3, credit_cost: 1 },
      ...[1, 2, 3].map((done) => ({ type: 'progress', pages_done: done, scanned_pages: 3 })),
    ])
  })

  test('reads what stands beneath the stamp of a scan, and keeps the stamp where nothing does', async () => {
    const pages = ['Scanned by a phone', 'Scanned by a phone']
    const answer = await recognise({ pages, stampedScans: [0, 1], scans: [read('One.'), read('')] })
    expect(answer).toMatchObject({ extracted_text: 'One.\n\nScanned by a phone', blank_pages: [] })
  })

  test('says who read the scans, and that a fallback did', async () => {
    const byModel: RecognisedText = { text: 'A', madeBy: 'model', isFallback: false }
    const byFallback: RecognisedText = { text: 'B', madeBy: 'built-in', isFallback: true }
    expect(await recognise({ pages: [''], scans: [byModel] })).toMatchObject({ made_by: 'model', is_fallback: false })
    expect(await recognise({ pages: ['', ''], scans: [byModel, byFallback] })).toMatchObject({ is_fallback: true })
  })

  test('names the pages that could not be read, and does not charge for them', async () => {
    const pages = [...pagesWithText(5), '', 'Seven']
    expect(await recognise({ pages, scans: [null] })).toMatchObject({ unread_pages: [6], credit_cost: 2 })
    const refunded = { credit_cost: 1, credits_refunded: 1, refund_amount: 1, unread_pages: [6] }
    expect(await recognise({ pages: pages.slice(0, 6), scans: [null] })).toMatchObject(refunded)
    expect(await available()).toBe(7)
  })

  test('keeps the text as material, and gives it all the same where there is no room', async () => {
    const answer = await recognise({ pages: ['Kept text.'] })
    expect(await findMaterials(database(), student)).toMatchObject([
      { id: answer.material_id, name: 'scan.pdf', text: 'Kept text.', sourceModule: 'ocr' },
    ])
    const full = await recognise({ pages: ['Other text.'], storageLimitMb: 0 })
    expect(full).toMatchObject({ extracted_text: 'Other text.', material_id: null, credit_cost: 1 })
  })

  test('answers a repeat as it answered first, at no further cost', async () => {
    const first = await recognise({ pages: ['One.'], key: 'key' })
    expect(await recognise({ pages: ['One.'], key: 'key' })).toEqual(first)
    expect(await available()).toBe(9)
  })

  test.each([
    ['content_rejected', pagesWithText(31), 'OCR supports at most 30 pages. This document has 31 pages.'],
    ['unreadable', ['', ''], 'No page of this document holds text that could be read.'],
  ])('refuses a document as %s at no cost', async (code, pages, text) => {
    await expect(recognise({ pages, scans: [read(''), null] })).rejects.toMatchObject({ code, message: text })
    expect(await available()).toBe(10)
  })

  test('costs nothing when the student cancels', async () => {
    const signal = AbortSignal.abort(new Problem('unavailable', 'The connection was closed.'))
    await expect(recognise({ pages: [''], scans: [read('A')], signal })).rejects.toMatchObject({
      code: 'unavailable',
      details: { credits_refunded: 1, refund_amount: 1 },
    })
    expect(await available()).toBe(10)
    expect(await findMaterials(database(), student)).toEqual([])
  })

  test('asks about a price above the one that was shown before anything is held', async () => {
    await expect(recognise({ pages: pagesWithText(11), maxCredits: 2 })).rejects.toMatchObject({
      code: 'price_changed',
      message: 'This document has 11 pages and costs 3 credits.',
      details: { page_count: 11, credit_cost: 3 },
    })
    expect(await available()).toBe(10)
    expect(await recognise({ pages: pagesWithText(11), maxCredits: 3 })).toMatchObject({ credit_cost: 3 })
  })

  test('tells of a failure how many pages there were, and what came back under both of its names', async () => {
    const failure = new Problem('generation_failed', 'Failed.', { details: { credits_refunded: 2 } })
    const ledger = { spend: () => Promise.reject(failure) }
    await expect(recognise({ pages: pagesWithText(7), maxCredits: 2, ledger })).rejects.toMatchObject({
      details: { page_count: 7, credits_refunded: 2, refund_amount: 2 },
    })
  })
})
