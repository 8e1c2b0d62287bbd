import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

/**
 * A practice that was opened hears keys once its heading has the focus. Its words may be read before: the view that is
 * left tells of the same practice.
 */
export async function practiceHearsKeys(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible()
  await expect(page.locator('h1:focus')).toBeVisible()
}
