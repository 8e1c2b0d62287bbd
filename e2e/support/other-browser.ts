import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { PASSWORD } from './account.ts'
import type { Student } from './api-account.ts'
import { launchForJourneys } from './chromium.ts'
import { STEP_TIMEOUT_MS } from './expect.ts'
import { keepWorkerAway } from './journey.ts'

/** Ends the process of a browser in the middle of everything: nothing in it has time to say or to store a word. */
export async function killBrowser(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('Chromium does not say which process it is')
  const isGone = new Promise<unknown>((resolve) => browser.once('disconnected', resolve))
  process.kill(main.id, 'SIGKILL')
  await isGone
}

/** Another browser of the student, in which tabs are opened. */
export async function otherBrowser(page: Page, { access_token, refresh_token }: Student) {
  const browser = await launchForJourneys()
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  await context.addInitScript(storeTokens, { access_token, refresh_token })
  return { browser, tab: () => context.newPage() }
}

/** A page on another device of the student, which has nothing of this one's. */
export async function openElsewhere(
  page: Page,
  { access_token, refresh_token }: Student,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await newDevice(page, { viewport })
  await context.addInitScript(storeTokens, { access_token, refresh_token })
  return context.newPage()
}

/** A page on another device, in whose browser nobody was before: the student has signed in there by password. */
export async function signInElsewhere(
  page: Page,
  { email }: Student,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await newDevice(page, options)
  await context.addInitScript(keepWorkerAway)
  const other = await context.newPage()
  await other.goto('/login')
  await other.locator('input[type=email]').fill(email)
  await other.locator('input[type=password]').fill(PASSWORD)
  await other.locator('button[type=submit]').click()
  await other.waitForURL('/')
  return other
}

async function newDevice(page: Page, options: BrowserContextOptions) {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser')
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  onTestFinished(() => context.close())
  return context
}

function storeTokens(tokens: Pick<Student, 'access_token' | 'refresh_token'>): void {
  for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
}
