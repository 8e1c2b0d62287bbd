import type { Locator, Page } from 'playwright-core'
import { expect } from './expect.ts'
import { press } from './keyboard.ts'

/** Opens OCR Document from the header, by keyboard. */
export async function openOcr(page: Page): Promise<Locator> {
  await press(page.getByRole('button', { name: /^Account menu/ }))
  await expect(page.getByRole('menuitem', { name: 'OCR Document' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'OCR Document' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Has a document read whose scanned pages are in this script. */
export async function extract(dialog: Locator, path: string, script = 'Detect it'): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(path)
  await dialog.getByLabel('Script of scanned pages').selectOption(script)
  await dialog.getByRole('button', { name: 'Extract Text' }).click()
}
