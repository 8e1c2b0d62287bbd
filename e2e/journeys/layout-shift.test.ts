import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect as expectShown } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { fillShelf } from '../support/layout-shift/filled-shelf.ts'
import { watchLayoutShift } from '../support/layout-shift/watch-layout-shift.ts'
import { HEIGHT, PHONE } from '../support/widths.ts'

useBrowser()

/** A fifth of what browsers call good (docs/performance.md#what-moves). */
const MOST_SHIFT = 0.02

const ON_DESKTOP = ['/', '/create', '/progress', '/module/recite', '/module/recite?view=upload', '/module/notes']
const ON_PHONE = [
  ...ON_DESKTOP,
  ...['/library', '/review', '/profile', '/module/recite?view=history', '/module/exam', '/module/writing'],
  ...[
    '/module/understanding',
    '/module/listening',
    '/module/lecture',
    '/module/lecture?view=history',
    '/module/speaking',
  ],
]

/** The screens that moved further, with what moved on each. */
async function findShifts(page: Page, measure: Awaited<ReturnType<typeof watchLayoutShift>>, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    const { sum, moved } = await measure(path)
    if (sum > MOST_SHIFT)
      found.push(`${path} at ${page.viewportSize()?.width} px: ${sum.toFixed(3)}\n${moved.join('\n')}`)
  }
  return found
}

/** Answers that nobody transcribes on this site what is said. */
const toBeDeaf = async (route: Route) => {
  const response = await route.fetch()
  const config = await response.json()
  await route.fulfill({ response, json: { ...config, speech: { ...config.speech, transcribes: null } } })
}

journey(
  'no screen jumps while its answers arrive, the last that was asked for first',
  async (page) => {
    await fillShelf(await signInStudent(page))
    let isDeaf = false
    await page.route('**/api/config/', (route) => (isDeaf ? toBeDeaf(route) : route.fallback()))
    const measure = await watchLayoutShift(page)
    const onPhone = await findShifts(page, measure, ON_PHONE)
    isDeaf = true
    const deaf = await findShifts(page, measure, ['/module/speaking'])
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    deaf.push(...(await findShifts(page, measure, ['/module/speaking'])))
    await expectShown(page.getByText('Recordings cannot be used here yet')).toBeVisible()
    isDeaf = false
    expect([...onPhone, ...deaf, ...(await findShifts(page, measure, ON_DESKTOP))].join('\n')).toBe('')
  },
  { viewport: PHONE },
)
