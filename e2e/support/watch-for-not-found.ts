import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const HEADING = 'Page Not Found'

/** From now on until what is returned is called: this page must not show the 404 page for as much as a moment. */
export async function watchForNotFound(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent === text) document.documentElement.dataset.wasNotFound = 'true'
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, HEADING)
  return async () => expect(await page.evaluate(() => document.documentElement.dataset.wasNotFound)).toBeUndefined()
}
