import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { document, hostile } from '../material.ts'
import { extract, openOcr } from '../ocr.ts'
import type { Visit } from '../visit.ts'

/** Every state of OCR Document, which stands over whatever screen it was opened from. */
export async function walkOcrScreens(page: Page, _student: Student, visit: Visit): Promise<void> {
  await page.goto('/')
  const dialog = await openOcr(page)
  await visit('ocr-choose')
  await extract(dialog, hostile('enc_user.pdf'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await visit('ocr-failed')
  await extract(dialog, document('scan.pdf'), 'Traditional Chinese')
  await expect(dialog.getByText(/scanned pages read$/)).toBeVisible()
  await visit('ocr-reading')
  await dialog.getByLabel('Extracted text').waitFor()
  await visit('ocr-text')
}
