import type { OcrEvent } from '@lectern/contract/ocr'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createStudentWith, creditsOver, silentLog, steppedClock } from '../../../test/ledger.ts'
import { losingAcknowledgements } from '../../../test/lost-acknowledgements.ts'
import { material } from '../../../test/material.ts'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { findMaterials } from '../../../test/rows/find-materials.ts'
import { readingRow } from '../../../test/rows/reading-row.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Credits } from '../../core/credits/credits.ts'
import { keepMaterial } from '../../core/documents/keep-material.ts'
import { listNeededFiles as listMaterialFiles } from '../../core/documents/material-files.ts'
import { readPageWords, updateTitle } from '../../core/documents/material-store.ts'
import { keepReadFile } from '../../core/documents/materials/keep-read-file.ts'
import { findInLibrary } from '../../core/documents/search/find-in-library.ts'
import { beginIndexing, indexMaterials } from '../../core/documents/search/index-materials.ts'
import { materialGrams } from '../../core/documents/search-tables.ts'
import { materials } from '../../core/documents/tables.ts'
import type { RecognisedText } from '../../core/recognition/recognised-text.ts'
import type { TextRecognition } from '../../core/recognition/text-recognition.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import { LeaseLostError } from '../../platform/queue/job-queue.ts'
import { speaker } from '../../speaker.ts'
import { discardReading } from './discard-reading.ts'
import { exportReadings } from './export-readings.ts'
import { giveReadingUp } from './fail-reading.ts'
import { forgetOldReadings } from './forget-old-readings.ts'
import { presentWithText } from './present.ts'
import { readAgain } from './read-again.ts'
import { insertReading, listNeededFiles, requireReading, sumReadingBytes } from './reading-store.ts'
import { recogniseDocument } from './recognise-document.ts'
import { workOnReading } from './work-on-reading.ts'

type ReadPages = TextRecognition['readPages']
const DOCUMENT = material('documents/two.pdf')
/** Far more than its text has. */
const SIZE_BYTES = 1_000_000
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
    /** What the scans say, one after another; an error ends the attempt at it. */
    scans?: (RecognisedText | null | Error)[]
    stampedScans?: number[]
    maxCredits?: number
    storageLimitMb?: number
    onEvent?: (event: OcrEvent) => void
    key?: string
    /** Whether a worker takes the job up. */
    isWorked?: boolean
  }
  const signal = new AbortController().signal
  /** What a document that reads as it is given is recognised by; its file is never looked at. */
  const servicesFor = ({ pages, scans = [], stampedScans = [], storageLimitMb = 500 }: Given) => ({
    documents: { read: () => expect.unreachable(), readPages: async () => ({ pages, stampedScans, bookmarks: [] }) },
    recognition: {
      readImage: () => expect.unreachable(),
      readPages: async (_path: string, indexes: readonly number[], { onPage }: Parameters<ReadPages>[2]) => {
        const found = indexes.map((_index, at) => scans[at] ?? null)
        for (const [at, page] of found.entries()) {
          if (page instanceof Error) throw page
          await onPage?.(indexes[at] ?? 0, page)
        }
        return found as (RecognisedText | null)[]
      },
    },
    credits,
    clock: steppedClock(),
    config: { storageLimitMb } as never,
    modules: [{ id: 'other', storageBytes: async () => 0 }],
    database: database(),
    limits: { hit: async () => {} } as never,
    log: silentLog,
    files: { put: async () => {}, delete: async () => {}, readAt: (_key: string, use: Use) => use(DOCUMENT) } as never,
    queue: { enqueue: async () => 'job', cancel: async () => {} } as never,
  })
  type Use = (path: string) => Promise<unknown>
  const attemptAt = (readingId: number, attempt = 1) => ({
    id: 'job',
    payload: { readingId },
    attempt,
    signal,
    finish: async () => {},
  })
  /** An attempt at the job that reads pages of it again. */
  const attemptAgainAt = async (readingId: number) => {
    const { attempt: attemptsBefore } = await requireReading(database().queries, student.id, readingId)
    return { ...attemptAt(readingId), payload: { readingId, attemptsBefore } }
  }
  /** Recognises a document that reads as it is given. */
  const recognise = (given: Given) => {
    const { maxCredits, isWorked = true, key, onEvent = () => {} } = given
    const services = servicesFor(given)
    const file = { path: DOCUMENT, filename: 'scan.pdf', sizeBytes: SIZE_BYTES }
    const work = (event: OcrEvent) => {
      onEvent(event)
      if (event.type === 'start' && isWorked) void workOnReading(services, attemptAt(event.reading_id))
    }
    const asked = { idempotencyKey: key ?? null, signal, onEvent: work }
    return recogniseDocument(services, student, { file, max_credits: maxCredits, script: 'auto' }, asked)
  }
  /** Begins one, without a worker and without waiting; its id. */
  const begin = (given: Given) =>
    new Promise<number>((resolve, reject) => {
      const onEvent = (event: OcrEvent) => event.type === 'start' && resolve(event.reading_id)
      recognise({ ...given, onEvent, isWorked: false }).catch(reject)
    })
  const readingOf = async (id: number) =>
    presentWithText(await requireReading(database().queries, student.id, id), speaker.in('en'))
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
      { type: 'start', reading_id: answer.reading_id, page_count: 5, scanned_pages: 3, credit_cost: 1 },
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
    const services = servicesFor({ pages: ['Other text.'], storageLimitMb: 0 })
    const id = await begin({ pages: ['Other text.'] })
    await workOnReading(services, attemptAt(id))
    expect((await readingOf(id)).result).toMatchObject({
      extracted_text: 'Other text.',
      material_id: null,
      credit_cost: 1,
    })
  })

  test('keeps the PDF with its pages, counts its words, those recognised included, keeps where they stand, and counts it once', async () => {
    const words = [['Two.', 100, 100, 300, 200]] as const
    const answer = await recognise({ pages: ['One.', '', '', 'Four.'], scans: [{ ...read('Two.'), words }, read('')] })
    expect(answer.word_count).toBe(3)
    const [kept] = await findMaterials(database(), student)
    expect(kept).toMatchObject({
      id: answer.material_id,
      contentType: 'application/pdf',
      fileKey: expect.any(String),
      fileSizeBytes: SIZE_BYTES,
      pageStarts: [0, 6, 12, 12],
      pageWords: { 1: words },
      words: answer.word_count,
      sizeBytes: Buffer.byteLength(kept?.text ?? '') + Buffer.byteLength(JSON.stringify({ 1: words })),
    })
    expect(await listMaterialFiles(database().queries, [kept?.fileKey ?? ''])).toHaveLength(1)
    expect(await readPageWords(database().queries, student.id, kept?.id ?? 0, 2)).toEqual(words)
    expect(await readPageWords(database().queries, student.id, kept?.id ?? 0, 1)).toBeNull()
    const { fileKey } = await requireReading(database().queries, student.id, answer.reading_id)
    expect(fileKey).toBeNull()
  })

  test('gives a text that is kept already its PDF and the places of its words where there is room for them', async () => {
    const given = { pages: ['One.', ''], scans: [{ ...read('Two.'), words: [['Two.', 100, 100, 300, 200]] as const }] }
    const pasted = { name: 'pasted', text: 'One.\n\nTwo.', wordCount: 2 }
    const first = await keepMaterial(servicesFor(given), student, pasted, 'recite')
    const id = await begin(given)
    await workOnReading(servicesFor({ ...given, storageLimitMb: 0 }), attemptAt(id))
    expect((await readingOf(id)).result).toMatchObject({ extracted_text: pasted.text, material_id: first })
    const alone = { id: first, contentType: 'text/plain', fileKey: null, pageWords: null, sizeBytes: 10 }
    expect(await findMaterials(database(), student)).toMatchObject([alone])
    expect(await recognise(given)).toMatchObject({ material_id: first })
    expect(await findMaterials(database(), student)).toMatchObject([
      { id: first, contentType: 'application/pdf', fileKey: expect.any(String), pageWords: expect.any(Object) },
    ])
  })

  test('lets the material of a PDF grow by the pages that are read later, while both may need it', async () => {
    const pages = ['One.', '', '']
    const two = { ...read('Two.'), words: [['Two.', 100, 100, 300, 200]] as const }
    const { reading_id: id, material_id: first } = await recognise({ pages, scans: [two, null] })
    const { fileKey } = await requireReading(database().queries, student.id, id)
    expect(await sumReadingBytes(database().queries, student.id)).toBeLessThan(SIZE_BYTES)
    await readAgain(servicesFor({ pages }), student, id, [3], null, 'en')
    await workOnReading(servicesFor({ pages, scans: [read('Three.')] }), await attemptAgainAt(id))
    expect((await readingOf(id)).result).toMatchObject({ material_id: first })
    expect(await findMaterials(database(), student)).toMatchObject([
      { id: first, text: 'One.\n\nTwo.\n\nThree.', fileKey, fileHash: expect.any(String), pageStarts: [0, 6, 12] },
    ])
    expect(await readPageWords(database().queries, student.id, first ?? 0, 2)).toEqual(two.words)
  })

  test('lets what was brought as a PDF grow by what its scans show, where it stands in the library', async () => {
    const outline = [
      { title: 'Beginning', level: 1, start: 0 },
      { title: 'Three', level: 1, start: 6 },
    ]
    const brought = { name: 'brought.pdf', text: 'One.\n\nThree.', wordCount: 2, pageStarts: [0, 6, 6], outline }
    const file = { fileKey: 'brought', fileHash: await hashOfUpload({ path: DOCUMENT }), fileSizeBytes: SIZE_BYTES }
    const pages = ['One.', '', 'Three.']
    const services = servicesFor({ pages, scans: [read('Two.')] })
    const id = await database().transaction(async (tx) => {
      const document = { ...brought, contentType: 'application/pdf' as const }
      return (await keepReadFile(tx, services, student, document, file, 'library'))?.id ?? 0
    })
    const shelved = { folder: 'Ends', tags: ['well'] }
    await database().queries.update(materials).set(shelved).where(eq(materials.id, id))
    await database().transaction((tx) => updateTitle(tx, student.id, id, 'Counting'))
    const search = (words: string) => findInLibrary(services, student, words)
    while ((await indexMaterials(services, beginIndexing())) > 0);
    expect(await search('Two')).toEqual([])
    expect(await recognise({ pages, scans: [read('Two.')] })).toMatchObject({ material_id: id })
    expect(await findMaterials(database(), student)).toMatchObject([
      {
        ...{ id, title: 'Counting', ...shelved, sourceModule: 'library', words: 3 },
        ...{
          text: 'One.\n\nTwo.\n\nThree.',
          pageStarts: [0, 6, 12],
          outline: [outline[0], { ...outline[1], start: 12 }],
        },
        // Its file has the same bytes, and a lecture may share it.
        ...file,
      },
    ])
    expect(await search('Two')).toMatchObject([{ id, place: { page: 2 } }])
    expect(await database().queries.$count(materialGrams, eq(materialGrams.materialId, id))).toBe(1)
  })

  test('leaves a material its file where pages that are read later say otherwise than it does', async () => {
    const pages = ['One.', '', '']
    const hash = await hashOfUpload({ path: DOCUMENT })
    const file = { fileKey: 'brought', fileHash: hash, fileSizeBytes: SIZE_BYTES }
    const document = { name: 'brought.pdf', text: 'One.', wordCount: 1, pageStarts: [0, 4, 4] }
    await database().transaction((tx) =>
      keepReadFile(
        tx,
        servicesFor({ pages }),
        student,
        { ...document, contentType: 'application/pdf' },
        file,
        'library',
      ),
    )
    const { reading_id: id, material_id: brought } = await recognise({ pages, scans: [read('Two.'), null] })
    expect((await requireReading(database().queries, student.id, id)).fileKey).not.toBe('brought')
    expect(await recognise({ pages, scans: [read('Two.'), read('Tree.')] })).toMatchObject({ material_id: brought })
    await readAgain(servicesFor({ pages }), student, id, [3], null, 'en')
    await workOnReading(servicesFor({ pages, scans: [read('Three.')] }), await attemptAgainAt(id))
    const { result } = await readingOf(id)
    expect(await findMaterials(database(), student)).toMatchObject([
      { id: brought, text: 'One.\n\nTwo.\n\nTree.', fileKey: 'brought', fileHash: hash },
      { id: result?.material_id, text: 'One.\n\nTwo.\n\nThree.', fileKey: expect.any(String), fileHash: null },
    ])
  })

  test('leaves what was brought as it is where there is no room for what its scans show', async () => {
    const pages = ['One.', '']
    const given = { pages, scans: [read('Two.')] }
    const file = { fileKey: 'brought', fileHash: await hashOfUpload({ path: DOCUMENT }), fileSizeBytes: 0 }
    const document = { name: 'brought.pdf', text: 'One.', wordCount: 1, pageStarts: [0, 4] }
    await database().transaction((tx) =>
      keepReadFile(tx, servicesFor(given), student, { ...document, contentType: 'application/pdf' }, file, 'library'),
    )
    const id = await begin(given)
    await workOnReading(servicesFor({ ...given, storageLimitMb: 0 }), attemptAt(id))
    expect((await readingOf(id)).result).toMatchObject({ extracted_text: 'One.\n\nTwo.', material_id: null })
    expect(await findMaterials(database(), student)).toMatchObject([{ text: 'One.', fileKey: 'brought' }])
  })

  test('keeps what it read beside a material that has these bytes with another text', async () => {
    const { reading_id: id, material_id: first } = await recognise({
      pages: ['One.', ''],
      scans: [read('As first read.')],
    })
    await discardReading(servicesFor({ pages: [] }), student, id)
    const { material_id: second } = await recognise({ pages: ['One.', ''], scans: [read('As read later.')] })
    const { material_id: third } = await recognise({ pages: ['One.', ''], scans: [read('As first read.')] })
    expect(third).toBe(first)
    const kept = await findMaterials(database(), student)
    expect(kept).toMatchObject([
      { id: first, fileHash: expect.any(String), contentType: 'application/pdf' },
      { id: second, fileHash: null, contentType: 'application/pdf' },
    ])
    expect(new Set(kept.map(({ fileKey }) => fileKey)).size).toBe(2)
  })

  test('refuses before anything is held where there is no room', async () => {
    await expect(recognise({ pages: ['Text.'], storageLimitMb: 0 })).rejects.toMatchObject({ code: 'storage_full' })
    expect(await available()).toBe(10)
  })

  test('begins once where the commit was not acknowledged, and keeps the file', async () => {
    const deleted: string[] = []
    const services = {
      ...servicesFor({ pages: ['One.'] }),
      // First the file is kept, then the reading is stored.
      database: losingAcknowledgements(database(), (transaction) => transaction === 2),
      files: { put: async () => {}, delete: async (key: string) => void deleted.push(key) } as never,
      modules: [{ id: 'ocr', storageBytes: async () => 0, neededFiles: listNeededFiles }],
    }
    const file = { path: DOCUMENT, filename: 'scan.pdf', sizeBytes: SIZE_BYTES }
    const started = Promise.withResolvers<number>()
    const onEvent = (event: OcrEvent) => event.type === 'start' && started.resolve(event.reading_id)
    const form = { file, max_credits: 1, script: 'auto' } as const
    recogniseDocument(services, student, form, { idempotencyKey: null, signal, onEvent }).catch(started.reject)
    expect(await requireReading(database().queries, student.id, await started.promise)).toMatchObject({
      status: 'reading',
      heldCredits: 1,
    })
    expect([deleted, await available()]).toEqual([[], 9])
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

  test('goes on when nobody waits any more, and its text is there until it is discarded', async () => {
    const id = await begin({ pages: ['One.', ''] })
    expect(await readingOf(id)).toMatchObject({ status: 'reading', scanned_pages: 1, pages_done: 0, result: null })
    expect(await available()).toBe(9)
    await workOnReading(servicesFor({ pages: [], scans: [read('Two.')] }), attemptAt(id))
    expect(await readingOf(id)).toMatchObject({
      status: 'done',
      pages_done: 1,
      credit_cost: 1,
      result: { reading_id: id, extracted_text: 'One.\n\nTwo.' },
    })
    const cancelled = discardReading(servicesFor({ pages: [] }), student, id, { keepsDone: true })
    await expect(cancelled).rejects.toMatchObject({ code: 'conflict' })
    await discardReading(servicesFor({ pages: [] }), student, id)
    await expect(readingOf(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await findMaterials(database(), student)).toMatchObject([{ text: 'One.\n\nTwo.' }])
    expect(await available()).toBe(9)
  })

  test('is in the archive of its student however many there are, and in nobody else’s', async () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const count = 21
    await database().transaction(async (tx) => {
      for (let n = 1; n <= count; n++)
        await insertReading(tx, {
          ...readingRow(student.id, `Page ${n}.`, now),
          firstHoldId: await endedHold(tx, student.id),
        })
    })
    const archiveOf = async (id: number) =>
      (await Array.fromAsync(exportReadings({ database: database() }, { id, language: 'en' }))).map(
        ({ content }) => content,
      )
    expect(await archiveOf(student.id)).toHaveLength(count)
    expect((await archiveOf(student.id))[0]).toMatchObject({ result: { extracted_text: 'Page 1.' } })
    expect(await archiveOf(student.id + 1)).toEqual([])
  })

  test('costs nothing when the student cancels, whatever its worker still does', async () => {
    const id = await begin({ pages: [''] })
    const cancelling = servicesFor({ pages: [''], scans: [read('A')] })
    const { readPages } = cancelling.recognition
    cancelling.recognition.readPages = async (...given) => {
      expect(await discardReading(cancelling, student, id, { keepsDone: true })).toEqual({
        success: true,
        credits_refunded: 1,
      })
      return readPages(...given)
    }
    await expect(workOnReading(cancelling, attemptAt(id))).rejects.toBeInstanceOf(LeaseLostError)
    expect(await available()).toBe(10)
    expect(await findMaterials(database(), student)).toEqual([])
  })

  test('goes on from the pages that a killed worker has read, and gives all back when no attempt is left', async () => {
    const pages = ['', '', '']
    const id = await begin({ pages })
    const dying = servicesFor({ pages, scans: [read('One.'), new Error('killed')] })
    await expect(workOnReading(dying, attemptAt(id))).rejects.toThrow('killed')
    expect(await readingOf(id)).toMatchObject({ status: 'reading', pages_done: 1, scanned_pages: 3 })
    await workOnReading(servicesFor({ pages, scans: [read('Two.'), read('Three.')] }), attemptAt(id, 2))
    expect((await readingOf(id)).result?.extracted_text).toBe('One.\n\nTwo.\n\nThree.')
    expect(await available()).toBe(9)

    const other = await begin({ pages })
    await giveReadingUp(servicesFor({ pages }), attemptAt(other))
    expect(await readingOf(other)).toMatchObject({
      status: 'failed',
      error: 'OCR processing failed',
      credits_refunded: 1,
    })
    expect(await available()).toBe(9)
    expect(await credits.checkLedger(database().queries)).toEqual([])
  })

  test('reads unread pages again for what they would have cost at first, and is never charged more than for all at once', async () => {
    const pages = [...pagesWithText(5), '', '']
    const first = await recognise({ pages, scans: [null, null] })
    expect(first).toMatchObject({ unread_pages: [6, 7], credit_cost: 1 })
    const id = first.reading_id
    expect(await readingOf(id)).toMatchObject({ read_again_credits: 1 })
    const again = (numbers: number[], key: string | null = null) =>
      readAgain(servicesFor({ pages }), student, id, numbers, key, 'en')
    await expect(again([1])).rejects.toMatchObject({ code: 'content_rejected' })

    expect(await again([6], 'key')).toMatchObject({ status: 'reading', scanned_pages: 1, pages_done: 0 })
    await again([6], 'key')
    await expect(again([7])).rejects.toMatchObject({ code: 'conflict' })
    // The job before was not told that it was done, and gives the document up, or reads it, once more.
    await giveReadingUp(servicesFor({ pages }), attemptAt(id, 5))
    await workOnReading(servicesFor({ pages, scans: [read('Late.')] }), attemptAt(id, 5))
    expect(await readingOf(id)).toMatchObject({ status: 'reading', pages_done: 0 })
    await workOnReading(servicesFor({ pages, scans: [read('Six.')] }), await attemptAgainAt(id))
    expect(await readingOf(id)).toMatchObject({ credit_cost: 2, read_again_credits: 0 })
    expect((await readingOf(id)).result).toMatchObject({ unread_pages: [7] })

    await again([7])
    await workOnReading(servicesFor({ pages, scans: [read('Seven.')] }), await attemptAgainAt(id))
    const { result, credit_cost } = await readingOf(id)
    expect([result?.unread_pages, credit_cost]).toEqual([[], 2])
    expect(result?.extracted_text).toMatch(/Six\.\n\nSeven\.$/)
    expect(await available()).toBe(8)
    await expect(again([7])).rejects.toMatchObject({ code: 'content_rejected' })
  })

  test('costs nothing again where the pages still cannot be read', async () => {
    const pages = [...pagesWithText(5), '']
    const { reading_id: id } = await recognise({ pages, scans: [null] })
    await readAgain(servicesFor({ pages }), student, id, [6], null, 'en')
    expect(await available()).toBe(8)
    await workOnReading(servicesFor({ pages, scans: [null] }), await attemptAgainAt(id))
    expect(await readingOf(id)).toMatchObject({ status: 'done', credit_cost: 1, credits_refunded: 1 })
    await readAgain(servicesFor({ pages }), student, id, [6], null, 'en')
    await giveReadingUp(servicesFor({ pages }), await attemptAgainAt(id))
    expect(await readingOf(id)).toMatchObject({ status: 'done', credit_cost: 1, result: { unread_pages: [6] } })
    expect(await available()).toBe(9)
  })

  test('no longer reads pages again when that is cancelled: its price comes back, and what was read before stays', async () => {
    const pages = [...pagesWithText(5), '', '']
    const { reading_id: id, extracted_text } = await recognise({ pages, scans: [null, null] })
    await readAgain(servicesFor({ pages }), student, id, [6, 7], null, 'en')
    expect(await available()).toBe(8)
    const cancelling = servicesFor({ pages, scans: [read('Six.'), new Error('killed')] })
    await expect(workOnReading(cancelling, await attemptAgainAt(id))).rejects.toThrow('killed')
    expect(await readingOf(id)).toMatchObject({ status: 'reading', pages_done: 1 })
    const cancelled = await discardReading(cancelling, student, id, { keepsDone: true })
    expect([cancelled, await available()]).toEqual([{ success: true, credits_refunded: 1 }, 9])
    const result = { unread_pages: [6, 7], extracted_text }
    expect(await readingOf(id)).toMatchObject({ status: 'done', credit_cost: 1, result })
    await readAgain(servicesFor({ pages }), student, id, [6, 7], null, 'en')
    await workOnReading(servicesFor({ pages, scans: [read('6.'), read('7.')] }), await attemptAgainAt(id))
    const after = { unread_pages: [], extracted_text: expect.stringMatching(/6\.\n\n7\.$/) }
    expect(await readingOf(id)).toMatchObject({ credit_cost: 2, result: after })
    expect(await credits.checkLedger(database().queries)).toEqual([])
  })

  test('reads no more than three documents of a student at once', async () => {
    for (let count = 0; count < 3; count++) await begin({ pages: [''] })
    await expect(begin({ pages: [''] })).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 30 })
    expect(await available()).toBe(7)
  })

  test('forgets a text after thirty days', async () => {
    const { reading_id: id } = await recognise({ pages: ['One.'] })
    const services = servicesFor({ pages: [] })
    await forgetOldReadings(services)
    expect((await readingOf(id)).status).toBe('done')
    services.clock.advance(31 * 24 * 3600)
    await forgetOldReadings(services)
    await expect(readingOf(id)).rejects.toMatchObject({ code: 'not_found' })
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
})
