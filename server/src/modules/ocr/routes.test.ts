import { openAsBlob } from 'node:fs'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { beforeEach, expect, test } from 'vitest'
import { buildPdf, pageSaying } from '../../../test/build-pdf.ts'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'

const IMAGE_ONLY = '0 0 m 100 100 l S'
const pdf = (pages: readonly string[]) => new File([new Uint8Array(buildPdf(pages))], 'scan.pdf')
const sixPages = () => pdf([...Array(5).fill(pageSaying('A cell is the unit of life.')), IMAGE_ONLY])

describeOnBothDatabases('The text recognition call', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(3)
  })
  const recognise = (file: File, max_credits?: number, caller: Caller = student, idempotencyKey?: string) =>
    caller.client(ocrEndpoints).readDocument({ form: { file, max_credits } }, { idempotencyKey })
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('answers the text, says which pages are missing, and charges by the page', async () => {
    expect(await recognise(sixPages(), 2)).toEqual({
      extracted_text: Array(5).fill('A cell is the unit of life.').join('\n\n'),
      is_fallback: false,
      made_by: 'built-in',
      page_count: 6,
      word_count: 35,
      unread_pages: [6],
      credit_cost: 2,
    })
    expect(await available()).toBe(1)
  })

  test('charges once for a call that is repeated, at once or later, and not for another file under its key', async () => {
    const key = crypto.randomUUID()
    const repeat = () => recognise(sixPages(), 2, student, key)
    const [first, second] = await Promise.all([repeat(), repeat()])
    expect([second, await repeat()]).toEqual([first, first])
    expect(await available()).toBe(1)
    const other = pdf([pageSaying('Another text.')])
    await expect(recognise(other, 2, student, key)).rejects.toMatchObject({ status: 422, code: 'key_reused' })
  })

  test('asks before it charges more than was shown', async () => {
    await expect(recognise(sixPages(), 1)).rejects.toMatchObject({
      status: 409,
      code: 'price_changed',
      data: { page_count: 6, credit_cost: 2 },
    })
    expect(await available()).toBe(3)
  })

  test('says in its own words when too little can be paid', async () => {
    const poor = await app.student(1)
    await expect(recognise(sixPages(), undefined, poor)).rejects.toMatchObject({
      status: 402,
      message: 'Insufficient credits. You need 2 credits for this document (6 pages), but you have 1 credits.',
      data: { required_credits: 2, current_credits: 1, page_count: 6 },
    })
  })

  test('charges nothing for what it cannot read', async () => {
    await expect(recognise(pdf([IMAGE_ONLY]))).rejects.toMatchObject({ status: 422, code: 'unreadable' })
    await expect(recognise(pdf(Array(31).fill(pageSaying('x'))))).rejects.toMatchObject({ code: 'content_rejected' })
    const word = new File([await openAsBlob(material('documents/en.docx'))], 'lecture.pdf')
    await expect(recognise(word)).rejects.toMatchObject({
      status: 415,
      message: 'Only PDF files are supported for OCR processing',
    })
    const tooLarge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf')
    await expect(recognise(tooLarge)).rejects.toMatchObject({ status: 413, message: 'File size exceeds 10MB limit' })
    expect(await available()).toBe(3)
  })

  test('is refused to a visitor, and without a file or with a price that is none', async () => {
    await expect(recognise(sixPages(), 2, await app.visitor())).rejects.toMatchObject({ status: 401 })
    await expect(recognise(undefined as never)).rejects.toMatchObject({ status: 400, code: 'invalid' })
    await expect(recognise(sixPages(), 0)).rejects.toMatchObject({ status: 400, code: 'invalid' })
  })
})
