/**
 * How a set of 20, 500 and 2,000 cards is edited in Chromium: a keystroke in a card and in the search until the frame after
 * it is drawn, and frames while the page scrolls by 400 pixels each; in milliseconds, median and 95th percentile.
 */
import type { Page } from 'playwright-core'
import { signInStudent } from './support/api-account.ts'
import { launchChromium } from './support/chromium.ts'
import { keepSet } from './support/recite.ts'
import { startSite } from './support/site-process.ts'

const COUNTS = [20, 500, 2000]
const KEYSTROKES = 60
const FRAMES = 120

const part = (sorted: readonly number[], of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(1)
const tell = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return `${part(sorted, 0.5)} (${part(sorted, 0.95)})`
}

/** From now on each keystroke tells when what it changed was drawn. */
const watchKeystrokes = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keystrokes: times })
    const onKeyDown = () => {
      const at = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - at)
        port2.postMessage(null)
      })
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
  })

const takeKeystrokes = (page: Page) =>
  page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes.splice(0))

const scroll = (page: Page) =>
  page.evaluate(async (frames) => {
    scrollTo(0, 0)
    const times: number[] = []
    let before = performance.now()
    for (let frame = 0; frame < frames; frame++) {
      scrollBy(0, 400)
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - before)
      before = performance.now()
    }
    return times
  }, FRAMES)

async function measure(page: Page, count: number): Promise<string> {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Many', count)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.getByRole('button', { name: 'Edit card 1', exact: true }).click()
  await page.getByLabel('Question', { exact: true }).focus()
  await watchKeystrokes(page)
  for (let key = 0; key < KEYSTROKES; key++) await page.keyboard.press('a')
  const typing = await takeKeystrokes(page)
  await page.getByRole('textbox', { name: 'Search in this set' }).focus()
  for (const key of 'answer 19') await page.keyboard.press(key === ' ' ? 'Space' : key)
  const finding = await takeKeystrokes(page)
  await page.keyboard.press('Escape')
  return `${count} cards: typing ${tell(typing)}, finding ${tell(finding)}, scrolling ${tell(await scroll(page))}`
}

const site = await startSite()
const browser = await launchChromium()
try {
  for (const count of COUNTS) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
    console.log(await measure(await context.newPage(), count))
    await context.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
