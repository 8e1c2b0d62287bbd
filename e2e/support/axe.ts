import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** A change of theme reaches every layer with the second frame after it. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Rules that axe leaves out unless they are asked for. */
const ASKED_FOR = ['label-content-name-mismatch', 'target-size']

/**
 * Rules whose answer may differ by the width: what is shown at one alone is named and stands in its landmark, what scrolls there
 * is reached by keyboard, and what is pressed is large enough. Contrast is the same at each, and takes the most time.
 */
const OF_LAYOUT = [
  ...ASKED_FOR,
  ...['aria-command-name', 'aria-dialog-name', 'aria-hidden-focus', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...[
    'button-name',
    'empty-heading',
    'image-alt',
    'label',
    'link-name',
    'nested-interactive',
    'select-name',
    'svg-img-alt',
  ],
  ...['duplicate-id-aria', 'heading-order', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'region'],
  ...['meta-viewport', 'scrollable-region-focusable', 'tabindex'],
]

/** What axe finds wrong that may be so at this width alone. */
export const findBarriersOfLayout = (page: Page): Promise<string[]> => run(page, { runOnly: OF_LAYOUT })

/** What axe finds wrong with what the page shows: all of its rules in the light theme, the contrast again in the dark. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await run(page, { runOnly: ['color-contrast'] })
  return [...dark.map((barrier) => `dark: ${barrier}`), ...(await findBarriersInLight(page))]
}

/** What axe finds wrong by all of its rules in the light theme. */
export async function findBarriersInLight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return run(page, { rules: Object.fromEntries(ASKED_FOR.map((rule) => [rule, { enabled: true }])) })
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  await settle(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  return page.evaluate(async (chosen) => {
    const axe = window.axe as NonNullable<Window['axe']>
    const { violations } = await axe.run(document, { ...chosen, resultTypes: ['violations'] })
    // Told in the page: what was found right is many times as long, and would be carried over with it.
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
    )
  }, options)
}
