import { reviewEndpoints } from '@lectern/contract/review'
import { signInStudent } from '../e2e/support/api-account.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { keepSet } from '../e2e/support/recite.ts'
import { startSite } from '../e2e/support/site-process.ts'
import { atMost, type Measurement, median, quantile } from './measurement.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>

const CARDS = 80
/** From the press of a key until the frame after what it did is drawn, nineteen times of twenty. */
const LIMIT_MS = 50
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

/**
 * How soon what a key does in a review is on the screen, in Chromium: from the press of Space and of a grade until the frame after
 * the answer, or the next card, is drawn.
 */
export async function measureScreen(): Promise<Measurement[]> {
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const rows: Measurement[] = []
    for (const viewport of SCREENS) {
      const context = await browser.newContext({ baseURL: site.url, viewport })
      const { turns, grades } = await reviewAll(await context.newPage())
      const about = `review on the screen, ${viewport.width} pixels, embedded database`
      rows.push(rowOf(`${about}: the answer turned`, turns), rowOf(`${about}: the next card after a grade`, grades))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

function rowOf(what: string, times: readonly number[]): Measurement {
  const late = quantile(times, 0.95)
  return {
    what: `${what}, 95th percentile of ${times.length}`,
    ours: `${late.toFixed(1)} ms (median ${median(times).toFixed(1)} ms)`,
    against: `limit: ${LIMIT_MS} ms`,
    ratio: late / LIMIT_MS,
    promise: atMost(late / LIMIT_MS, 1),
  }
}

async function reviewAll(page: Page): Promise<{ turns: number[]; grades: number[] }> {
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
  return { turns, grades }
}
