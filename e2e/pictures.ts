/**
 * Pictures of the product on the built site. `node e2e/pictures.ts` makes those of the README in `docs/images`;
 * `node e2e/pictures.ts FOLDER` makes one of every screen at three widths in both themes, to be looked through;
 * `node e2e/pictures.ts FOLDER zh-hant` the same in another language; `… zh-hant listening OCR` of these modules alone;
 * `… zh-hant 375-light 1440-dark listening` at these widths and in these themes alone.
 */
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isLanguage, LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { Page } from 'playwright-core'
import { signInStudent } from './support/api-account.ts'
import { launchChromium } from './support/chromium.ts'
import { expect, STEP_TIMEOUT_MS } from './support/expect.ts'
import { inWordsOf } from './support/languages/in-words-of.ts'
import { openPhrasebook } from './support/languages/phrasebook.ts'
import { signInBusyStudent, walkStudentScreens, walkVisitorScreens } from './support/screens.ts'
import { ownFolder, type Site, startProduct, startSite } from './support/site-process.ts'
import { MODULE_WALKS } from './support/walks/module-walks.ts'

const ROOT = join(import.meta.dirname, '..')
const README_IMAGES = join(ROOT, 'docs', 'images')
const WIDTHS = [375, 768, 1440]
const HEIGHT = 900
const COMMANDS = join(ROOT, 'server', 'bin', 'lectern.mjs')
const README_SIZE = { width: 1200, height: 750 }
const THEMES = ['light', 'dark'] as const
const LOOKS = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width, name: `${width}-${theme}` })))

interface SignIn {
  email: string
  password: string
}

/** What somebody sees who has studied for a month (`lectern demo`): Today, a document with what was made of it, a review, results. */
async function takeReadmePictures(page: Page, signIn: SignIn): Promise<void> {
  mkdirSync(README_IMAGES, { recursive: true })
  const take = (name: string) => page.screenshot({ path: join(README_IMAGES, `${name}.png`) })
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Password' }).click()
  await page.getByLabel('Email').fill(signIn.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(signIn.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/cards are due/)).toBeVisible()
  // The face is there once it is kept by the browser, for as long as the document stays: places are gone to by their links.
  await page.reload()
  await expect(page.getByText(/cards are due/)).toBeVisible()
  // All of what it says, down to the last days.
  await page.setViewportSize({ ...README_SIZE, height: 1120 })
  await expect(page.getByRole('heading', { name: 'The last seven days' })).toBeVisible()
  await take('today')
  await page.setViewportSize(README_SIZE)

  const goTo = (place: string) => page.getByRole('link', { name: place, exact: true }).first().click()
  await goTo('Library')
  await page
    .getByRole('link', { name: /^The living cell/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^The living cell/ })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Page 1 of 13' }).getByText('The cell is the smallest')).toBeVisible()
  await expect(page.getByText('Page 1 is being loaded')).toBeGone()
  await page.evaluate(() => scrollTo(0, 0))
  await take('material')

  await goTo('Exam')
  await page.getByRole('button', { name: 'Exam History' }).click()
  await page
    .getByRole('button', { name: /attempts at/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Open the attempt/ })
    .first()
    .click()
  await expect(page.getByText('By pages of the material')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await take('results')

  await goTo('Today')
  await goTo('Review')
  await page.getByRole('button', { name: /Show Answer/ }).click()
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible()
  await take('review')
}

/** The product with the account that `lectern demo` opens. */
async function startDemo(): Promise<Site & { signIn: SignIn }> {
  const { dataDir, remove } = ownFolder()
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, 'demo'], { env })
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(stdout) ?? []
  const { url, end } = await startProduct({ DATA_DIR: dataDir })
  return { url, stop: () => end('SIGTERM').then(remove), signIn: { email, password } }
}

/** One picture a screen, width and theme: `FOLDER/home-375-dark.png`. */
async function takeReviewPictures(screen: Page, folder: string, language: Language, chosen: readonly string[]) {
  const only = chosen.filter((name) => !LOOKS.some((look) => look.name === name))
  const looks = LOOKS.filter((look) => chosen.includes(look.name))
  const page = inWordsOf(screen, await openPhrasebook(language))
  mkdirSync(folder, { recursive: true })
  const take = async (screen: string) => {
    for (const { theme, width, name } of looks.length > 0 ? looks : LOOKS) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: HEIGHT })
      await page.screenshot({ path: join(folder, `${screen}-${name}.png`), fullPage: true })
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

const [, , folder, named, ...chosen] = process.argv
const language = isLanguage(named) ? named : 'en'
// The site is built first, so that pictures show what its sources say now.
await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'launch.mjs'), 'build'])
const demo = folder ? null : await startDemo()
const site = demo ?? (await startSite())
const browser = await launchChromium()
try {
  const viewport = folder ? { width: 1440, height: HEIGHT } : README_SIZE
  const page = await browser.newPage({
    baseURL: site.url,
    viewport,
    locale: language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language],
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  if (folder) await takeReviewPictures(page, resolve(folder), language, chosen)
  else if (demo) await takeReadmePictures(page, demo.signIn)
} finally {
  await browser.close()
  await site.stop()
}
