import { openAsBlob, readFileSync } from 'node:fs'
import { materialsEndpoints } from '@lectern/contract/materials'
import { type OcrEvent, ocrEndpoints } from '@lectern/contract/ocr'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildMixedPdf, buildPdf, pageSaying, type Scan } from '../../../test/files/build-pdf.ts'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const BLANK = '0 0 m 100 100 l S'
const pdf = (pages: readonly string[]) => new File([new Uint8Array(buildPdf(pages))], 'scan.pdf')
const scanOf = (name: string): Scan => ({ jpeg: readFileSync(material(`pictures/${name}`)), width: 1340, height: 230 })
const mixedPdf = () =>
  new File([new Uint8Array(buildMixedPdf([pageSaying('Page one.'), scanOf('en.jpg'), scanOf('en.jpg')]))], 'mixed.pdf')
const sixPages = () => pdf([...Array(5).fill(pageSaying('A cell is the unit of life.')), BLANK])

describeOnDatabase('server', 'The text recognition call', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(3)
  })
  const recognise = (file: File, max_credits?: number, caller: Caller = student, idempotencyKey?: string) =>
    caller.client(ocrEndpoints).readDocument({ form: { file, max_credits, script: 'english' } }, { idempotencyKey })
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('answers the text, says which pages are blank, keeps it, and charges by the page', async () => {
    expect(await recognise(sixPages(), 2)).toEqual({
      reading_id: expect.any(Number),
      extracted_text: Array(5).fill('A cell is the unit of life.').join('\n\n'),
      is_fallback: false,
      made_by: 'built-in',
      page_count: 6,
      word_count: 35,
      unread_pages: [],
      blank_pages: [6],
      credit_cost: 2,
      material_id: expect.any(Number),
    })
    expect(await available()).toBe(1)
  })

  test('tells page by page how far it is, and ends with the text in the order of the pages', async () => {
    const events: OcrEvent[] = []
    const form = { file: mixedPdf(), script: 'english' } as const
    for await (const event of await student.client(ocrEndpoints).readDocumentStream({ form })) events.push(event)
    const done = events.pop()
    expect(events).toEqual([
      { type: 'start', reading_id: expect.any(Number), page_count: 3, scanned_pages: 2, credit_cost: 1 },
      { type: 'progress', pages_done: 1, scanned_pages: 2 },
      { type: 'progress', pages_done: 2, scanned_pages: 2 },
    ])
    const lecture = 'Lecture 4: Virtual Memory and Paging[^]+A process never sees the physical memory[^]+'
    expect(done).toMatchObject({
      type: 'done',
      extracted_text: expect.stringMatching(new RegExp(`^Page one\\.\n\n${lecture}${lecture}`)),
      is_fallback: false,
      blank_pages: [],
    })
    expect(await available()).toBe(2)
  })

  test('shows the document as its pages, with the words that were recognised over them', async () => {
    const { material_id } = await recognise(mixedPdf())
    const id = material_id ?? 0
    const { get, getLayer, getPage } = student.client(materialsEndpoints)
    expect(await get({ params: { id } })).toMatchObject({ page_count: 3, has_pictures: true, kind: 'pdf' })
    const page = await getPage({ params: { id, n: 2 } })
    expect(page.text).toMatch(/^Lecture 4: Virtual Memory and Paging/)
    const { lines } = await getLayer({ params: { id, n: 2 } })
    const words = lines.flatMap(({ runs }) => runs)
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(bare(words.map(({ text }) => text).join(''))).toBe(bare(page.text))
    const [first, second] = words
    expect([first?.start, first?.text, second?.text]).toEqual([page.start, 'Lecture', '4:'])
    // The title stands at the upper left, and its words beside each other.
    expect((first?.left ?? 1) + (first?.width ?? 1)).toBeLessThan(second?.left ?? 0)
    expect(lines[0]?.top).toBeLessThan(lines.at(-1)?.top ?? 0)
  })

  test('adds what scans show to the material that was brought of the same file', async () => {
    const library = student.client(materialsEndpoints)
    const { id, word_count } = await library.create({ form: { file: mixedPdf() } })
    expect((await library.getPage({ params: { id, n: 2 } })).text).toBe('')
    const read = await recognise(mixedPdf())
    expect(read).toMatchObject({ material_id: id, page_count: 3 })
    expect(read.word_count).toBeGreaterThan(word_count)
    expect((await library.list({ query: {} })).materials).toMatchObject([{ id, word_count: read.word_count }])
    const page = await library.getPage({ params: { id, n: 2 } })
    expect(page).toMatchObject({ page_count: 3, text: expect.stringMatching(/^Lecture 4: Virtual Memory/) })
    const passages = [{ words: 'Virtual Memory and Paging', pages: { from: 3, to: 3 } }]
    const { places } = await library.findPlaces({ params: { id }, body: { passages } })
    expect(places.map((place) => place?.page)).toEqual([3])
    expect((await library.getLayer({ params: { id, n: 2 } })).lines.length).toBeGreaterThan(0)
    expect((await recognise(mixedPdf())).material_id).toBe(id)
  })

  test('goes on when the student leaves, is found again, and read to its end from anywhere', async () => {
    const form = { file: mixedPdf(), script: 'english' } as const
    const events = await student.client(ocrEndpoints).readDocumentStream({ form })
    const start = await events.next()
    await events.return(undefined)
    const { listReadings, getReading, discardReading } = student.client(ocrEndpoints)
    const [listed] = (await listReadings()).documents
    expect(listed).toMatchObject({ document_name: 'mixed.pdf', page_count: 3, scanned_pages: 2 })
    expect(start.value).toMatchObject({ reading_id: listed?.id })
    const params = { id: listed?.id ?? 0 }
    await vi.waitUntil(async () => (await getReading({ params })).status === 'done', { interval: 300 })
    expect((await getReading({ params })).result?.extracted_text).toContain('Virtual Memory')
    expect(await available()).toBe(2)
    const other = (await app.student()).client(ocrEndpoints)
    for (const call of [other.getReading, other.discardReading])
      await expect(call({ params })).rejects.toMatchObject({ status: 404 })
    expect(await discardReading({ params })).toEqual({ success: true })
    expect((await listReadings()).documents).toEqual([])
  })

  test('refuses a stream with its status', async () => {
    const poor = await app.student(0)
    const call = poor.client(ocrEndpoints).readDocumentStream({ form: { file: sixPages() } })
    await expect(call).rejects.toMatchObject({ status: 402, data: { required_credits: 2 } })
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
    await expect(recognise(pdf([BLANK]))).rejects.toMatchObject({
      status: 422,
      code: 'unreadable',
      data: { credits_refunded: 1, refund_amount: 1, page_count: 1 },
    })
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
