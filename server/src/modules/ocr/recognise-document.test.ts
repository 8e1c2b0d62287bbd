import { expect, test, vi } from 'vitest'
import type { Credits } from '../../core/credits/credits.ts'
import type { DocumentReader, ReadText } from '../../core/documents/document-reader.ts'
import { Problem } from '../../problem.ts'
import { recogniseDocument } from './recognise-document.ts'

const FILE = { path: 'nowhere', filename: 'scan.pdf', sizeBytes: 1 }
const STUDENT = { id: 1 }
const request = () => ({ idempotencyKey: 'a key', signal: new AbortController().signal })

/** A ledger that does the work, or refuses as `refusal` says. */
function ledger(refusal?: Problem) {
  const spend = vi.fn(async (_student: unknown, _order: unknown, work: () => Promise<unknown>) => {
    if (refusal) throw refusal
    return { result: await work() }
  })
  return { spend } as unknown as Credits & { spend: typeof spend }
}
const reading = (document: Partial<ReadText>): DocumentReader => ({
  read: async () => ({ name: 'scan.pdf', text: 'Some text', wordCount: 2, pageCount: 1, emptyPages: [], ...document }),
})

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [30, 6],
])('%i pages cost %i credits', async (pageCount, price) => {
  const credits = ledger()
  const answer = await recogniseDocument(
    { documents: reading({ pageCount }), credits },
    STUDENT,
    { file: FILE },
    request(),
  )
  expect(answer).toMatchObject({ page_count: pageCount, credit_cost: price, unread_pages: [], is_fallback: false })
  const order = { module: 'ocr', price, key: 'a key', fingerprint: 'Some text' }
  expect(credits.spend).toHaveBeenCalledWith(STUDENT, expect.objectContaining(order), expect.any(Function))
})

test('Pages that could not be read are named, counted from 1', async () => {
  const documents = reading({ pageCount: 4, emptyPages: [1, 3] })
  const answer = await recogniseDocument({ documents, credits: ledger() }, STUDENT, { file: FILE }, request())
  expect(answer.unread_pages).toEqual([2, 4])
})

test.each([
  ['content_rejected', { pageCount: 31 }, 'OCR supports at most 30 pages. This document has 31 pages.'],
  ['unreadable', { text: '[OCR notice: …]', wordCount: 0, emptyPages: [0] }, /^No page of this document holds text/],
])('A document is refused as %s before anything is held', async (code, document, text) => {
  const credits = ledger()
  const attempt = recogniseDocument({ documents: reading(document), credits }, STUDENT, { file: FILE }, request())
  await expect(attempt).rejects.toMatchObject({ code, message: expect.stringMatching(text) })
  expect(credits.spend).not.toHaveBeenCalled()
})

test('A price above the one that was shown is asked about before anything is held', async () => {
  const credits = ledger()
  const services = { documents: reading({ pageCount: 11 }), credits }
  const attempt = (max_credits: number) => recogniseDocument(services, STUDENT, { file: FILE, max_credits }, request())
  await expect(attempt(2)).rejects.toMatchObject({
    code: 'price_changed',
    details: { page_count: 11, credit_cost: 3 },
  })
  expect(credits.spend).not.toHaveBeenCalled()
  expect(await attempt(3)).toMatchObject({ credit_cost: 3 })
})

test('A failure tells the pages, and what came back under both of its names', async () => {
  const refusal = new Problem('generation_failed', 'Failed.', { details: { credits_refunded: 2 } })
  const services = { documents: reading({ pageCount: 7 }), credits: ledger(refusal) }
  await expect(recogniseDocument(services, STUDENT, { file: FILE }, request())).rejects.toMatchObject({
    details: { page_count: 7, credits_refunded: 2, refund_amount: 2 },
  })
})
