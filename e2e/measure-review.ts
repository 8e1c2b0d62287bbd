/**
 * How soon what a key does in a review is on the screen, in Chromium: from the press of Space and of a grade until the frame after
 * the answer, or the next card, is drawn; in milliseconds, median and 95th percentile.
 */
import { reviewEndpoints } from '@lectern/contract/review'
import type { Page } from 'playwright-core'
import { signInStudent } from './support/api-account.ts'
import { launchChromium } from './support/chromium.ts'
import { keepSet } from './support/recite.ts'
import { startSite } from './support/site-process.ts'

const CARDS = 80
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
]

/** From now on each key tells when what stands on the page was another, and drawn. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keys: times })
    const shown = () => document.querySelector('main')?.textContent ?? ''
    const onKeyDown = ({ timeStamp }: KeyboardEvent) => {
      const before = shown()
      const look = () => {
        if (shown() === before) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
  })

const takeTime = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => (window as unknown as { keys: number[] }).keys.length > 0)
  return page.evaluate(() => (window as unknown as { keys: number[] }).keys.splice(0)[0] ?? Number.NaN)
}

const part = (sorted: readonly number[], of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(1)
const tell = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return `${part(sorted, 0.5)} (${part(sorted, 0.95)})`
}

async function measure(page: Page): Promise<string> {
  const student = await signInStudent(page)
  await keepSet(student, 'Many', CARDS)
  await student.call(reviewEndpoints).updateSettings({ body: { new_per_day: CARDS } })
  await page.goto('/review')
  await page.getByRole('button', { name: 'Show Answer' }).waitFor()
  await watchKeys(page)
  const [turns, grades]: [number[], number[]] = [[], []]
  for (let card = 0; card < CARDS - 1; card++) {
    await page.keyboard.press('Space')
    turns.push(await takeTime(page))
    await page.keyboard.press('4')
    grades.push(await takeTime(page))
    await page.getByRole('button', { name: 'Show Answer' }).waitFor()
  }
  return `answer turned ${tell(turns)}, graded ${tell(grades)}, ${grades.length} cards`
}

const site = await startSite()
const browser = await launchChromium()
try {
  for (const viewport of SCREENS) {
    const context = await browser.newContext({ baseURL: site.url, viewport })
    console.log(`${viewport.width} pixels: ${await measure(await context.newPage())}`)
    await context.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
