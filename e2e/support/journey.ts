import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { launchForJourneys } from './chromium.ts'
import { STEP_TIMEOUT_MS } from './expect.ts'

const ARTIFACTS = join(import.meta.dirname, '..', 'artifacts')

/**
 * Messages of the browser itself: about answers that a journey brings about on purpose, and about any file that a page
 * asks for ahead where a service worker answers, which Chromium 153 complains of and 156 no more
 * (https://github.com/vite-pwa/vite-plugin-pwa/issues/945).
 */
const EXPECTED =
  /Failed to load resource: the server responded with a status of (?:4\d\d|502)|cross-world service worker resource mismatch/

/** Also of such a file: where a service worker answers, Chromium 153 does not see that it is used. */
const EXPECTED_OF_WORKER = /was preloaded using link preload but not used/

/** Where it is about noon: days of study begin at 4, and none may begin in the middle of a journey. */
const hoursToNoon = 12 - new Date().getUTCHours()
const timezoneId = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`

export interface JourneyOptions extends BrowserContextOptions {
  /** What else the console may say on this journey: the network is gone, say. */
  mayComplain?: RegExp
  /** The site that it walks through, where it is not the one of all. */
  siteUrl?: () => string
}

/** That of the file that is run. */
let browser: Browser | null = null
/** Without flags of their own, the files of a worker share one; it ends with the worker, however that ends. */
let shared: Browser | null = null
/** Whether the site's service worker takes part in the file that is run. */
let hasWorker = false

/** Declares that the tests of this file need a browser; one that is started with `flags` is for this file alone. */
export function useBrowser(flags: readonly string[] = []): void {
  const isOwn = flags.length > 0
  beforeAll(async () => {
    browser = isOwn ? await launchForJourneys(flags) : await sharedBrowser()
  })
  afterAll(async () => {
    if (isOwn) await browser?.close()
    browser = null
  })
}

/**
 * Has the site's service worker take part in this file. It stays away from the others: it would fetch the 136 files that it
 * keeps for each journey anew, a third of what the browsers do.
 */
export function useWorker(): void {
  beforeAll(() => {
    hasWorker = true
  })
  afterAll(() => {
    hasWorker = false
  })
}

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchForJourneys()
  return shared
}

/**
 * One journey as in a browser of its own: no cookies, nothing stored. Fails on any error in the page's console; a picture
 * of each tab where it failed is left in `e2e/artifacts`.
 */
export function journey(title: string, walk: (page: Page) => Promise<void>, options: JourneyOptions = {}): void {
  const { mayComplain, siteUrl = () => inject('siteUrl'), ...contextOptions } = options
  test(title, async () => {
    // The frames of moving things are an eighth of what browsers do here.
    const usual = { baseURL: siteUrl(), locale: 'en-GB', timezoneId, reducedMotion: 'reduce' as const }
    const context = await running().newContext({ ...usual, ...contextOptions })
    context.setDefaultTimeout(STEP_TIMEOUT_MS)
    if (!hasWorker) await context.addInitScript(keepWorkerAway)
    const page = await context.newPage()
    const complaints = collectComplaints(page, mayComplain)
    try {
      await walk(page)
      if (complaints.length > 0) throw new Error(`The console of the page says:\n${complaints.join('\n')}`)
    } catch (error) {
      mkdirSync(ARTIFACTS, { recursive: true })
      const name = title.replace(/\W+/g, '-')
      for (const [index, tab] of context.pages().entries())
        await tab
          .screenshot({ path: join(ARTIFACTS, `${name}${index > 0 ? `-${index + 1}` : ''}.png`) })
          .catch(() => {})
      throw error
    } finally {
      await context.close()
    }
  })
}

/** Runs in the page. */
export function keepWorkerAway(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers) workers.register = () => new Promise(() => {})
}

function running(): Browser {
  if (!browser) throw new Error('Call useBrowser() at the top of the file')
  if (!browser.isConnected()) throw new Error('Chromium ended in an earlier journey of this file')
  return browser
}

/** What the console of a page complains of from now on. */
export function collectComplaints(page: Page, mayComplain?: RegExp): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    const isOfWorker = hasWorker && EXPECTED_OF_WORKER.test(message.text())
    const isExpected = isOfWorker || EXPECTED.test(message.text()) || mayComplain?.test(message.text())
    if (isComplaint && !isExpected) complaints.push(message.text())
  })
  return complaints
}
