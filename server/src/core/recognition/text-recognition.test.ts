import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf, pageSaying } from '../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../test/files/temporary-folder.ts'
import { silentLog } from '../../../test/ledger.ts'
import { material } from '../../../test/material.ts'
import { createPageReader } from './read-pages.ts'
import { DOCUMENT_SECONDS } from './recognition-limits.ts'
import { openTextRecognition } from './text-recognition.ts'

const write = temporaryFolder()
const withoutService = await openTextRecognition(null, silentLog)
const signal = new AbortController().signal
const student = { id: 1 }
const ENGLISH = { student, languages: ['eng'], signal } as const
const ofPages = (...texts: string[]) => write('pages.pdf', buildPdf(texts.map((text) => pageSaying(text))))

describe('Without a service, tesseract', () => {
  test.each([
    [
      'en_upside_down.jpg',
      ['eng'],
      /^Lecture 4: Virtual Memory and Paging\n\nA process never sees the physical memory of/,
    ],
    ['tc_sideways.jpg', ['eng', 'chi_tra'], /^第四講：虛擬記憶體與分頁\n\n行程從來不會直接看到機器的實體記憶體。/],
    ['sc.webp', ['eng', 'chi_sim'], /^第四讲：虚拟内存与分页\n\n进程从来不会直接看到机器的物理内存。/],
    ['en.gif', ['eng'], /Virtual Memory and Paging/],
  ] satisfies [string, RecognitionLanguage[], RegExp][])('reads %s in %s', async (name, languages, text) => {
    const read = await withoutService.readImage(material(`pictures/${name}`), { student, languages, signal })
    expect(read).toEqual({ text: expect.stringMatching(text), madeBy: 'built-in', isFallback: false })
  })

  test('finds the script by itself', async () => {
    expect((await withoutService.readImage(material('pictures/tc.jpg'), { student, signal })).text).toContain(
      '作業系統會給每個行程',
    )
  })

  test('reads pages in the order that was asked for, tells of each, and leaves out what cannot be loaded', async () => {
    const path = ofPages('A cell is the unit of life.', 'A leaf makes sugar.')
    const done: number[] = []
    const pages = await withoutService.readPages(path, [1, 7, 0], {
      ...ENGLISH,
      onPage: (index) => void done.push(index),
    })
    expect(pages.map((page) => page?.text)).toEqual(['A leaf makes sugar.', undefined, 'A cell is the unit of life.'])
    expect(done.sort()).toEqual([0, 1, 7])
    const words = pages[0]?.words ?? []
    expect(words.map(([word]) => word)).toEqual(['A', 'leaf', 'makes', 'sugar.'])
    // Beside each other, on one line.
    expect(words.toSorted((one, other) => one[1] - other[1])).toEqual(words)
    expect(Math.max(...words.map(([, , top]) => top))).toBeLessThan(
      Math.min(...words.map(([, , , , bottom]) => bottom)),
    )
  })

  test('reads a page of any size, and finds no text where there is none', async () => {
    const [page] = await withoutService.readPages(material('hostile/hugepage.pdf'), [0], ENGLISH)
    expect(page?.text).toBe('')
  })

  test('leaves pages for which there is no time, and those that the student no longer waits for', async () => {
    const reading = { path: ofPages('A', 'B'), languages: null, student, lane: 'pages' } as const
    const read = createPageReader(null, silentLog)
    expect(await read({ ...reading, signal }, [0, 1], () => {}, 0)).toEqual([null, null])
    const leaving = AbortSignal.abort(new Error('the student left'))
    await expect(read({ ...reading, signal: leaving }, [0, 1], () => {})).rejects.toThrow('the student left')
  })

  test.each([
    ['what is no picture', Buffer.from('%PDF-1.7'), /not an image/],
    ['a picture without a size', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /damaged/],
    ['a broken picture', Buffer.from('GIF89a\x10\0\x10\0broken', 'latin1'), /damaged/],
    ['a bomb', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x75\x30\0\0\x75\x30', 'latin1'), /too large/],
  ])('refuses %s', async (_what, content, message) => {
    const reading = withoutService.readImage(write('picture', content), ENGLISH)
    await expect(reading).rejects.toMatchObject({ code: 'unreadable', message: expect.stringMatching(message) })
  })
})

describe('With a service', () => {
  const peer = new LLMock({ port: 0 })
  beforeAll(async () => {
    await peer.start()
  })
  afterAll(() => peer.stop())
  afterEach(() => peer.reset())
  const withService = ({ url = peer.url, concurrency = 4, timeoutSeconds = 20, log = silentLog } = {}) =>
    openTextRecognition({ baseUrl: `${url}/v1`, apiKey: 'none', name: 'seeing', timeoutSeconds, concurrency }, log)
  const image = material('pictures/en.jpg')

  test('images and pages are read by it', async () => {
    peer.onMessage(/./, { content: 'As the model reads it.' })
    const expected = { text: 'As the model reads it.', madeBy: 'model', modelName: 'seeing', isFallback: false }
    expect(await (await withService()).readImage(image, ENGLISH)).toEqual(expected)
    expect(await (await withService()).readPages(ofPages('A', 'B'), [1], ENGLISH)).toEqual([expected])
    expect(JSON.stringify(peer.getLastRequest()?.body)).toContain('data:image/png;base64,iVBOR')
  })

  test('that fails, tesseract reads, and says that it stands in', async () => {
    peer.onMessage(/./, { content: '' })
    const read = await (await withService()).readImage(image, ENGLISH)
    expect(read).toMatchObject({
      text: expect.stringContaining('Virtual Memory'),
      madeBy: 'built-in',
      isFallback: true,
    })
    const pages = await (await withService()).readPages(ofPages('A leaf makes sugar.'), [0], ENGLISH)
    expect(pages).toMatchObject([{ text: 'A leaf makes sugar.', madeBy: 'built-in', isFallback: true }])
  })

  test('that failed at one page of a document, it is not asked for the next ones', async () => {
    peer.onMessage(/./, { content: '' })
    const path = write('blank.pdf', buildPdf(Array(5).fill('')))
    const pages = await (await withService()).readPages(path, [0, 1, 2, 3, 4], ENGLISH)
    expect(pages.every((page) => page?.text === '' && page.isFallback)).toBe(true)
    // Four are under way at once.
    expect(peer.getRequests().length).toBeLessThan(5)
  })

  test('that hangs holds a document once, not for each of the pages that wait for their turn', async () => {
    let calls = 0
    const hung = createServer(() => {
      calls += 1
    }).listen(0, '127.0.0.1')
    onTestFinished(() => {
      hung.closeAllConnections()
      hung.close()
    })
    await once(hung, 'listening')
    const path = write('blank.pdf', buildPdf(Array(4).fill('')))
    const url = `http://127.0.0.1:${(hung.address() as AddressInfo).port}`
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const recognition = await withService({ url, concurrency: 1, log })
    const pages = await recognition.readPages(path, [0, 1, 2, 3], { ...ENGLISH, serviceSeconds: 1 })
    expect(pages.every((page) => page?.text === '' && page.isFallback)).toBe(true)
    expect(calls).toBe(1)
    expect(lines, 'it is told once').toHaveLength(1)
  })

  test('has no more than a quarter of the hour of a document for a picture, however long its calls may take', async () => {
    peer.onMessage(/./, { content: 'As the model reads it.' })
    const recognition = await withService({ timeoutSeconds: 3600 })
    const bounds = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => bounds.mockRestore())
    await recognition.readPages(ofPages('A'), [0], ENGLISH)
    await recognition.readImage(image, ENGLISH)
    const quarter = (DOCUMENT_SECONDS / 4) * 1000
    expect(bounds.mock.calls.flat()).toEqual([DOCUMENT_SECONDS * 1000, quarter, quarter])
  })
})
