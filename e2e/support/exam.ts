import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

/**
 * A practice that was opened hears keys once its heading has the focus. Its words may be read before: the view that is
 * left tells of the same practice. `questions`: what the screen calls them.
 */
export async function practiceHearsKeys(page: Page, questions = 'Questions'): Promise<void> {
  await expect(page.getByRole('navigation', { name: questions })).toBeVisible()
  await expect(page.locator('h1:focus')).toBeVisible()
}

/** Chapters that the tests of the engine read too. */
export const LESSONS = ['inflation.en', 'cells.en', 'xinhai.sc', 'learning-talk.en', 'immunity.tc'].map(
  (name) => new URL(`../../packages/engine/test-material/${name}.txt`, import.meta.url),
)

export const readLessons = async (): Promise<string> =>
  (await Promise.all(LESSONS.map((lesson) => readFile(lesson, 'utf8')))).join('\n\n')
