import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { settle } from '../axe.ts'
import { PHONE } from '../widths.ts'
import { installToasts, installWatch, type ToastsOfPage, type ViewOfToasts } from './toasts-of-page.ts'

declare global {
  interface Window {
    toasts?: ToastsOfPage
    filesOfToasts?: readonly [says: Record<string, unknown>, view: ViewOfToasts]
  }
}

const SITE = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')

/** What the site says at once: two toasts have the least room. */
const TWO = { 'two toasts': ['error', 'way'] }
/** On a phone one as well, which covers another part of the foot. */
const ONE_AND_TWO = { 'one toast': ['success'], ...TWO }

/**
 * Has the site say at once that something failed and something with a way to elsewhere, as its own code does; on a phone, first that
 * something worked. Names what the toasts do wrong on the screen that stands: a control that they lie over once the page is
 * scrolled to its end, one that they lie over while it has the focus, and one that moves as they come or go. The screen is
 * left as it was.
 */
export async function findUnderToasts(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(installWatch)
  // A text, since vitest puts its own way of importing into functions.
  await page.evaluate(
    `Promise.all(${JSON.stringify(filesOfToasts())}.map((file) => import(file))).then((files) => { window.filesOfToasts = files })`,
  )
  await page.evaluate(installToasts)
  await page.evaluate(() => window.toasts?.close())
  const kinds = page.viewportSize()?.width === PHONE.width ? ONE_AND_TWO : TWO
  for (const [kind, said] of Object.entries(kinds)) faults.push(...(await lookUnder(page, kind, said)))
  return faults
}

async function lookUnder(page: Page, kind: string, said: readonly string[]): Promise<string[]> {
  const come = () => page.evaluate((all) => window.toasts?.raise(all), said)
  const moved = async (as: string) =>
    ((await page.evaluate(() => window.toasts?.moved())) ?? []).map((control) => `${control} moves as ${kind} ${as}`)
  const go = () => page.evaluate(() => window.toasts?.close())
  const focused = async () => {
    const control = await page.evaluate(() => window.toasts?.coveredFocus())
    return control ? [`${kind} lie over ${control}, which has the focus`] : []
  }
  await page.evaluate(() => window.toasts?.begin())
  await come()
  let moves = await moved('come')
  if (moves.length > 0) {
    // Something else may have come meanwhile: what toasts move they move again.
    await go()
    await page.evaluate(() => window.toasts?.remember())
    await come()
    moves = await moved('come')
  }
  const faults = [...moves, ...(await focused())]
  const coveredAtEnd = async () => {
    await page.evaluate(() => window.toasts?.scrollToEnd())
    await settle(page)
    return (await page.evaluate(() => window.toasts?.covered())) ?? []
  }
  let covered = await coveredAtEnd()
  // The page may have grown meanwhile, by what came late.
  if (covered.length > 0) covered = await coveredAtEnd()
  faults.push(...covered.map((control) => `${kind} lie over ${control} at the end of the page`))
  const movesOfGoing = async () => {
    await page.evaluate(() => window.toasts?.remember())
    await go()
    return moved('go')
  }
  let movesAtEnd = await movesOfGoing()
  if (movesAtEnd.length > 0) {
    // Something else may have gone meanwhile, here too.
    await come()
    await page.evaluate(() => window.toasts?.scrollToEnd())
    await settle(page)
    movesAtEnd = await movesOfGoing()
  }
  faults.push(...movesAtEnd)
  if (await page.evaluate(() => window.toasts?.focusCovered())) {
    await come()
    faults.push(...(await focused()))
    await go()
  }
  await page.evaluate(() => window.toasts?.end())
  return faults
}

/** Files of the built site: that of its first scripts, which can say something, and that of the view that shows it. */
function filesOfToasts(): [first: string, view: string] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(SITE, '.vite', 'manifest.json'), 'utf8'),
  )
  const fileOf = (source: RegExp) => {
    const [, chunk] = Object.entries(manifest).find(([key]) => source.test(key)) ?? []
    if (!chunk) throw new Error(`The built site has no file of ${source}`)
    return `/${chunk.file}`
  }
  return [fileOf(/^_first-.*\.js$/), fileOf(/^src\/ui\/toasts\/ToastView\.tsx$/)]
}
