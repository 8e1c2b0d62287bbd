/**
 * Pictures of the product on the built site. `node e2e/pictures.ts` makes those of the README in `docs/images`;
 * `node e2e/pictures.ts FOLDER` makes one of every screen at three widths in both themes, to be looked through;
 * `node e2e/pictures.ts FOLDER zh-hant` the same in another language; `… zh-hant listening OCR` of these modules alone.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isLanguage, LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { Page } from 'playwright-core'
import { signInStudent } from './support/api-account.ts'
import { launchChromium } from './support/chromium.ts'
import { expect } from './support/expect.ts'
import { inWordsOf } from './support/languages/in-words-of.ts'
import { openPhrasebook } from './support/languages/phrasebook.ts'
import { makeCards } from './support/recite.ts'
import { signInBusyStudent, walkStudentScreens, walkVisitorScreens } from './support/screens.ts'
import { startSite } from './support/site-process.ts'
import { MODULE_WALKS } from './support/walks/module-walks.ts'

const README_IMAGES = join(import.meta.dirname, '..', 'docs', 'images')
const README_DOCUMENT = 'en.pdf'
const WIDTHS = [375, 768, 1440]
const HEIGHT = 900
const THEMES = ['light', 'dark'] as const

/** The home grid, and a real card of a real document under study. */
async function takeReadmePictures(page: Page): Promise<void> {
  mkdirSync(README_IMAGES, { recursive: true })
  await signInStudent(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()
  await page.screenshot({ path: join(README_IMAGES, 'home.png') })

  await page.goto('/module/recite')
  await makeCards(page, README_DOCUMENT)
  await page.getByLabel('Title of the set').fill('Lecture 4: Virtual memory and paging')
  await page.getByRole('button', { name: 'Study Now' }).click()
  await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', null]) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
    if (key) await page.keyboard.press(key)
  }
  const toasts = page.getByRole('button', { name: 'Close notification' })
  for (const toast of await toasts.all()) await toast.click()
  await expect(toasts.first()).toBeGone()
  await page.screenshot({ path: join(README_IMAGES, 'study.png') })
}

/** One picture a screen, width and theme: `FOLDER/home-375-dark.png`. */
async function takeReviewPictures(screen: Page, folder: string, language: Language, only: readonly string[]) {
  const page = inWordsOf(screen, await openPhrasebook(language))
  mkdirSync(folder, { recursive: true })
  const take = async (screen: string) => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.screenshot({ path: join(folder, `${screen}-${width}-${colorScheme}.png`), fullPage: true })
      }
    }
  }
  if (only.length === 0) {
    await walkVisitorScreens(page, take)
    await signInBusyStudent(page, language)
    await walkStudentScreens(page, take)
  }
  const walks = MODULE_WALKS.filter(([module]) => only.length === 0 || only.includes(module))
  for (const [, walk] of walks) await walk(page, await signInStudent(page, { language }), take)
}

const [, , folder, named, ...only] = process.argv
const language = isLanguage(named) ? named : 'en'
const site = await startSite()
const browser = await launchChromium()
try {
  const viewport = { width: 1440, height: HEIGHT }
  const page = await browser.newPage({
    baseURL: site.url,
    viewport,
    locale: language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language],
    reducedMotion: 'reduce',
  })
  if (folder) await takeReviewPictures(page, resolve(folder), language, only)
  else await takeReadmePictures(page)
} finally {
  await browser.close()
  await site.stop()
}
