import { SAMPLE_QUESTIONS } from '@lectern/texts/understanding/sample-questions'
import type { Page } from 'playwright-core'

/** Names that are the same in every language. */
const NAMES = new Set(
  'Lectern PDF MB KB kB HKD MP3 MP4 WAV WebM Ogg Opus AAC IELTS TOEFL GRE SAT DSE OCR Word Anki Enter Esc Apple Google Pay English GMT'.split(
    ' ',
  ),
)

/** What a text of the pseudo-language says, from bracket to bracket or up to where a line was broken. */
const SAID = /⟦[^⟧]*⟧?|[^⟦]*⟧/g
const FILE_NAME = /[\w-]*\.[a-z0-9]{2,4}\b/g

/** What belongs to the student: the words that the page was given by calls, and those of a walk's own. */
export class StudentWords {
  /** From the start: questions that a student may take over, in the language of the answers. */
  readonly #given = new Set<string>(Object.values(SAMPLE_QUESTIONS).flat())
  readonly #pending = new Set<Promise<void>>()

  constructor(page: Page) {
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return
      // It holds nothing of the student's, and ends for the browser only where the page reads it, which it need not.
      if (response.status() === 401) return
      if (response.headers()['content-type']?.includes('json')) this.#read(response.json())
    })
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/')) this.#take([request.postData() ?? '', ...searchParams.values()])
    })
  }

  /** Has answers that stream held back until they are whole, as the browser keeps nothing of them that could be read. */
  async hearStreams(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, responseStatusCode: responseCode = 200, responseHeaders = [] }) => {
      const passOn = async () => {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
        const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
        const isStream = responseHeaders.some(({ value }) => value.includes('event-stream'))
        if (isStream) this.#take(joinEvents(bytes.toString()))
        const whole = { requestId, responseCode, responseHeaders, body: bytes.toString('base64') }
        await session.send('Fetch.fulfillRequest', whole)
      }
      // A page that was left meanwhile waits for nothing.
      passOn().catch(() => {})
    })
    const patterns = [{ urlPattern: '*/api/understanding/chat/', requestStage: 'Response' as const }]
    await session.send('Fetch.enable', { patterns })
  }

  /** Whether every line of `text` was given to the page here, or says nothing. */
  async hold(text: string): Promise<boolean> {
    await Promise.all(this.#pending)
    return text.split('\n').every((line) => {
      const said = tidy(line).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
      return !saysSomething(said) || INITIALS.test(said) || OPERATORS.test(said) || this.#isGiven(said)
    })
  }

  /** A part of something that was given, or several such things with nothing but marks between them. */
  #isGiven(said: string): boolean {
    const given = [...this.#given]
    if (given.some((text) => text.includes(said))) return true
    const parts = given.filter((text) => text.length > 2 && said.includes(text)).sort((a, b) => b.length - a.length)
    return !saysSomething(parts.reduce((rest, part) => rest.replaceAll(part, ' '), said))
  }

  #read(body: Promise<unknown>): void {
    const reading = body.then(
      (body) => this.#take(body),
      () => {},
    )
    this.#pending.add(reading)
    void reading.finally(() => this.#pending.delete(reading))
  }

  #take(value: unknown): void {
    if (typeof value === 'string') this.#given.add(tidy(value))
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) this.#take(inner)
  }
}

/** What the events of a stream say one after the other, by their names: a text comes in pieces. */
function joinEvents(stream: string): unknown[] {
  const said = new Map<string, string>()
  for (const [, data = ''] of stream.matchAll(/^data: ?(.*)$/gm))
    for (const [name, value] of Object.entries(JSON.parse(data)))
      if (typeof value === 'string') said.set(name, (said.get(name) ?? '') + value)
  return [...said.values()].flatMap((text) => [text, withoutMarks(text)])
}

/** An answer as it is read out: `TalkNews.tsx`. */
const withoutMarks = (markdown: string): string => markdown.replaceAll(/\[\d+\]|[*_`#>|$\\]/g, '')

const saysSomething = (text: string): boolean => (text.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !NAMES.has(word))

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A setting or a command, as whoever runs the site writes it. */
const OPERATORS = /^(?:[A-Z]+(?:_[A-Z]+)+|npx lectern [a-z ]+)$/
const INITIALS = /^[A-Z]{2}$/

interface Shown {
  text: string
  /** Where it stands: the element and its role. */
  place: string
  /** How it does not fit: it is cut off, or stands out of its box or the screen. */
  misfit: string | null
}

/**
 * What is wrong with a screen in the pseudo-language: words that come from no catalogue and are not the student's, and
 * words that are cut off.
 */
export async function findUnsaid(page: Page, words: StudentWords): Promise<string[]> {
  const faults: string[] = []
  const shown = await page.evaluate(readScreen)
  if (!shown.some(({ text }) => text.includes('⟦'))) faults.push('says nothing in the pseudo-language')
  for (const { text, place, misfit } of shown) {
    const isTheirs = await words.hold(text.replaceAll(SAID, '\n').replaceAll(FILE_NAME, ''))
    if (!isTheirs) faults.push(`${place} says “${text}”, which is in no catalogue`)
    if (misfit && (!isTheirs || SAID.test(text))) faults.push(`${place} “${text}” ${misfit}`)
    SAID.lastIndex = 0
  }
  return [...new Set(faults)]
}

/** Runs in the page. */
function readScreen(): Shown[] {
  const shown: Shown[] = []
  const placeOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}>`
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  const isClipped = (style: CSSStyleDeclaration) =>
    ['hidden', 'clip'].some((clip) => clip === style.overflowX || clip === style.overflowY)
  const isScrolled = (style: CSSStyleDeclaration) =>
    ['auto', 'scroll'].some((scroll) => scroll === style.overflowX || scroll === style.overflowY)
  /** Undefined while what is further out may still decide. */
  const misfitIn = (around: Element, box: DOMRect): string | null | undefined => {
    const style = getComputedStyle(around)
    const frame = around.getBoundingClientRect()
    // Meant for readers of the screen alone, or to be scrolled to.
    if (style.clipPath !== 'none' || frame.width <= 1 || isScrolled(style)) return null
    const isBeside = box.right > frame.right + 1 || box.left < frame.left - 1
    const isBeyond = box.bottom > frame.bottom + 3 || box.top < frame.top - 3
    if (isClipped(style) && (isBeside || isBeyond)) return 'is cut off'
    const isBox = style.display !== 'inline' && around.matches('button, a, label, td, th, [role=alert], [role=dialog]')
    return isBox && isBeside ? 'stands out of its box' : undefined
  }
  const misfitOf = (element: Element, box: DOMRect): string | null => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const misfit = misfitIn(around, box)
      if (misfit !== undefined) return misfit
    }
    return box.right > innerWidth + 1 || box.left < -1 ? 'stands out of the screen' : null
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim()
    if (!element || !text || !isSeen(element) || element.closest('script, style, textarea, select, .katex, math'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    shown.push({ text, place: placeOf(element), misfit: misfitOf(element, range.getBoundingClientRect()) })
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isSeen(element))
        shown.push({ text: element.getAttribute(name) ?? '', place: `${name} of ${placeOf(element)}`, misfit: null })
  shown.push({ text: document.title, place: 'the title', misfit: null })
  return shown.filter(({ text }) => text)
}
