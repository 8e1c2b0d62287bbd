import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { materialsEndpoints } from '@lectern/contract/materials'
import { type Student, signInStudent } from '../e2e/support/api-account.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startSite } from '../e2e/support/site-process.ts'
import { PdfDocument } from '../server/src/core/documents/reading/pdf/pdf-document.ts'
import { buildPdf, pageSayingLines } from '../server/test/files/build-pdf.ts'
import { bare, holds, lettersOf, type ShownBox, wordsIn } from './marked-words.ts'
import { atLeast, atMost, type Measurement, median } from './measurement.ts'

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const PAGES = 800
const OPENINGS = 5
/** Longer than a document is kept open. */
const CLOSED_AFTER_MS = 22_000
const SCROLLS = 60
const FOLDER = join(import.meta.dirname, '..', '..', 'shared', 'fixtures', 'documents')
const DOCUMENTS = [
  'two',
  'en',
  'math',
  'beamer',
  'deck',
  'tc',
  'sc',
  'ne_tc_big5',
  'ne_tc_utf16',
  'ne_sc_gbk',
  'ne_sc_ucs2',
]
const PASSAGES_OF_PAGE = 12
const LIMIT_MS = 1000
const LIMIT_MB = 400

const bring = (student: Student, file: File) => student.call(materialsEndpoints).create({ form: { file } })

async function openBook(page: Page): Promise<{ picture: number; words: number }> {
  await page.goto('/library')
  const link = page.getByRole('link', { name: 'book.pdf' })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  const startedAt = performance.now()
  await link.click()
  await page.waitForFunction(isDrawn, null, { polling: 'raf' })
  const picture = performance.now() - startedAt
  await page.locator('#page-1 [data-start]').first().waitFor()
  return { picture, words: performance.now() - startedAt }
}

/** Runs in the page: its first picture is there, and nothing says any more that it is on its way. */
const isDrawn = () =>
  document.querySelector('#page-1 canvas') !== null && document.querySelector('#page-1 .paper-waits') === null

/**
 * One of 800 pages: from the press on it to its first page, drawn and with its words, as its document is opened and while it is open; and
 * the memory of the browser's process for it while it is scrolled through.
 */
async function measureBook(page: Page, student: Student): Promise<Measurement[]> {
  const linesOf = (number: number) =>
    Array.from({ length: 18 }, (_, line) => `Page ${number}, line ${line + 1}: the kernel`)
  const pages = Array.from({ length: PAGES }, (_, index) => pageSayingLines(linesOf(index + 1)))
  await bring(student, new File([new Uint8Array(buildPdf(pages))], 'book.pdf'))
  const rows = [
    await measureOpening(page, 'its process started for it', CLOSED_AFTER_MS),
    await measureOpening(page, 'its process there', 0),
  ]
  let most = memoryOf()
  for (let turn = 0; turn < SCROLLS; turn++) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(250)
    most = Math.max(most, memoryOf())
  }
  const ratio = most / LIMIT_MB
  return [
    ...rows,
    {
      what: `${PAGES} pages, ${SCROLLS} screens of them scrolled through`,
      ours: `${most} MB of the page's process`,
      against: `the limit of ${LIMIT_MB} MB`,
      ratio,
      promise: atMost(ratio, 1),
    },
  ]
}

async function measureOpening(page: Page, what: string, pauseMs: number): Promise<Measurement> {
  const times: Awaited<ReturnType<typeof openBook>>[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.waitForTimeout(pauseMs)
    times.push(await openBook(page))
  }
  const [picture, words] = [median(times.map((time) => time.picture)), median(times.map((time) => time.words))]
  const ratio = picture / LIMIT_MS
  return {
    what: `first of ${PAGES} pages, ${what}`,
    ours: `${Math.round(picture)} ms, with its words ${Math.round(words)} ms`,
    against: `the limit of ${LIMIT_MS} ms`,
    ratio,
    promise: atMost(ratio, 1),
  }
}

/** Memory of the largest process of this one's that draws pages, in MB: its own, and its share of what it shares. */
function memoryOf(): number {
  const sizes = descendantsOf(process.pid)
    .filter((pid) => readFrom(`/proc/${pid}/cmdline`).includes('--type=renderer'))
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readFrom(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return Math.round(Math.max(0, ...sizes) / 1024)
}

const descendantsOf = (pid: number): number[] =>
  readFrom(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [Number(child), ...descendantsOf(Number(child))])

/** '' of a process that has ended. */
function readFrom(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

interface Tally {
  tried: number
  /** Each word of the passage is read in its box. */
  held: number
  /** Nothing else is read in the boxes. */
  exact: number
}

/** Whether what would be marked of passages of real documents lies on their words, as PDFium reads them in the boxes that the browser would colour. */
async function measurePlaces(page: Page, student: Student): Promise<Measurement[]> {
  if (!existsSync(FOLDER)) return []
  const total: Tally = { tried: 0, held: 0, exact: 0 }
  const rows: Measurement[] = []
  for (const name of DOCUMENTS) {
    const tally = await measureDocument(page, student, join(FOLDER, `${name}.pdf`))
    for (const key of ['tried', 'held', 'exact'] as const) total[key] += tally[key]
    rows.push(rowOf(`${name}.pdf`, tally))
  }
  return [...rows, { ...rowOf('all', total), promise: atLeast(total.held / total.tried, 0.98) }]
}

const rowOf = (name: string, { tried, held, exact }: Tally): Measurement => ({
  what: `passages marked in ${name}`,
  ours: `${held} of ${tried} on their words`,
  against: `${exact} on nothing else`,
  ratio: held / tried,
  promise: null,
})

async function measureDocument(page: Page, student: Student, path: string): Promise<Tally> {
  const { id, page_count } = await bring(student, new File([readFileSync(path)], basename(path)))
  await using file = await open(path)
  const pdf = await PdfDocument.open(file)
  const tally: Tally = { tried: 0, held: 0, exact: 0 }
  for (let number = 1; number <= (page_count ?? 0); number++) {
    const { start, text } = await student.call(materialsEndpoints).getPage({ params: { id, n: number } })
    if (text === '') continue
    await page.goto(`/library/${id}?page=${number}`)
    if (!(await hasPlaces(page, number))) continue
    const letters = lettersOf(pdf, number - 1)
    for (const { from, to } of passagesOf(text)) {
      const boxes = await page.evaluate(boxesOf, { number, from: start + from, to: start + to })
      const read = boxes.map((box) => ({ wanted: bare(box.words), found: bare(wordsIn(letters, box)) }))
      const isWhole = boxes.map((box) => bare(box.words)).join('') === bare(text.slice(from, to))
      tally.tried += 1
      if (isWhole && read.every(({ wanted, found }) => holds(found, wanted))) tally.held += 1
      if (isWhole && read.every(({ wanted, found }) => found === wanted)) tally.exact += 1
      else if (process.env.SHOW)
        console.log(
          number,
          isWhole,
          read.filter(({ wanted, found }) => found !== wanted),
        )
    }
  }
  return tally
}

/** Not on a page whose fonts this machine has not: there the text is read below. */
async function hasPlaces(page: Page, number: number): Promise<boolean> {
  const shown = page.locator(`#page-${number}`).locator('[data-start], p:not([aria-hidden], .paper-waits)').first()
  await shown.waitFor()
  return (await page.locator(`#page-${number} [data-start]`).count()) > 0
}

/** Passages from word to word, drawn the same way each time; Chinese from any character to any. */
function passagesOf(text: string): { from: number; to: number }[] {
  const edges = [...text.matchAll(/[\p{Script=Han}]|[^\s\p{Script=Han}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  return Array.from({ length: PASSAGES_OF_PAGE }, (_, index) => {
    const first = Math.floor(((index * 0.618) % 1) * edges.length)
    const last = Math.min(edges.length - 1, first + 2 + ((index * 7) % 30))
    return { from: edges[first]?.from ?? 0, to: edges[last]?.to ?? 0 }
  })
}

/** Runs in the page: where the letters of a passage stand, in parts of the page that they are on. */
function boxesOf({ number, from, to }: { number: number; from: number; to: number }): ShownBox[] {
  const paper = document.querySelector(`#page-${number} canvas`)?.getBoundingClientRect()
  if (!paper) return []
  return [...document.querySelectorAll<HTMLElement>(`#page-${number} [data-start]`)].flatMap((element) => {
    const begin = Number(element.dataset.start)
    const length = element.textContent.trimEnd().length
    const [first, last] = [Math.max(0, from - begin), Math.min(length, to - begin)]
    if (first >= last || !element.firstChild) return []
    const range = document.createRange()
    range.setStart(element.firstChild, first)
    range.setEnd(element.firstChild, last)
    const { left, right } = range.getBoundingClientRect()
    const line = element.closest('.paper-text > div')?.getBoundingClientRect() ?? paper
    return [
      {
        words: element.textContent.slice(first, last),
        left: (left - paper.left) / paper.width,
        right: (right - paper.left) / paper.width,
        top: (line.top - paper.top) / paper.height,
        bottom: (line.bottom - paper.top) / paper.height,
      },
    ]
  })
}

export async function measure(): Promise<Measurement[]> {
  const site = await startSite()
  const browser = await launchChromium([])
  try {
    // Each in a process of the browser's own.
    const places = await withStudent(browser, site.url, measurePlaces)
    return [...places, ...(await withStudent(browser, site.url, measureBook))]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function withStudent<Result>(
  browser: Browser,
  baseURL: string,
  work: (page: Page, student: Student) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  const result = await work(page, await signInStudent(page))
  await context.close()
  return result
}
