import type { Page, Request, Route } from 'playwright-core'

/** Nothing is asked, held or loaded for so long: what a screen shows then stays. */
const QUIET_MS = 250
/** How long the first call of a screen waits at least, so that others are asked meanwhile, and what lies between two answers. */
const FIRST_ANSWER_MS = 300
const BETWEEN_ANSWERS_MS = 50
/** How long a screen waits for the answers that it shows at once (`web/src/core/lists/use-first-answers.ts`). */
const LONGEST_WAIT_MS = 3000

declare global {
  interface Window {
    layoutShifts?: { value: number; moved: string[] }[]
  }
}

/** What moved on a screen while it was loaded. */
export interface Shift {
  /** The sum of all that moved by itself, as browsers reckon it for a page (Cumulative Layout Shift). */
  sum: number
  /** What moved, the most first. */
  moved: string[]
}

/**
 * Measures how far screens jump while their answers arrive. Each call of the page is held for some hundreds of milliseconds, and the
 * last that was asked is answered first.
 */
export async function watchLayoutShift(page: Page): Promise<(path: string) => Promise<Shift>> {
  const untilQuiet = watchRequests(page)
  await page.addInitScript(noteShifts)
  await page.addInitScript(waitLonger, LONGEST_WAIT_MS)
  await page.route('**/api/**', answerLastFirst())
  return async (path) => {
    await page.goto(path)
    // A busy machine draws long after it was answered, and what it draws may ask for more.
    do await untilQuiet()
    while (!(await page.evaluate(hasSettled)))
    await untilQuiet()
    const shifts = (await page.evaluate(() => window.layoutShifts)) ?? []
    const largest = shifts.toSorted((one, other) => other.value - one.value)
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: largest.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join('; ')}`),
    }
  }
}

/** Holds calls, and lets the last of those that wait through first. */
function answerLastFirst(): (route: Route) => void {
  const held: Route[] = []
  let isAnswering = false
  const answerAll = async () => {
    isAnswering = true
    await pause(FIRST_ANSWER_MS)
    for (let route = held.pop(); route; route = held.pop()) {
      // One whose page was left meanwhile has nobody to answer.
      await route.fallback().catch(() => {})
      await pause(BETWEEN_ANSWERS_MS)
    }
    isAnswering = false
  }
  return (route) => {
    held.push(route)
    if (!isAnswering) void answerAll()
  }
}

/** Gives a wait until a page has asked for nothing in a while, and has all that it asked for. */
function watchRequests(page: Page) {
  const open = new Set<Request>()
  let last = 0
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    last = Date.now()
  }
  page.on(
    'request',
    note((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  )
  const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET_MS
  return async () => {
    while (!isQuiet()) await pause(50)
  }
}

/** Runs in the page: whether it is drawn, has nothing left to do, and shows nothing in the place of what comes. */
async function hasSettled(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve))
  const isLoading = [...document.querySelectorAll('main :is(.animate-breathe, .animate-spin)')].some((one) =>
    one.checkVisibility(),
  )
  return !isLoading && document.querySelector('h1') !== null
}

/** Runs in the page. */
function noteShifts(): void {
  const shifts: { value: number; moved: string[] }[] = []
  window.layoutShifts = shifts
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const words = node?.textContent?.trim().slice(0, 30)
    return `${element?.tagName.toLowerCase() ?? 'gone'} '${words ?? ''}'`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${previousRect.y} to ${currentRect.y}`,
          ),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: has it wait, however late a busy machine answers. */
function waitLonger(longestWaitMs: number): void {
  const start = window.setTimeout
  const startLate = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    start(run, ms === longestWaitMs ? 600_000 : ms, ...given)
  window.setTimeout = startLate as typeof window.setTimeout
}

/** Not among the types of the DOM. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
