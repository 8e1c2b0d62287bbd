import { readFile } from 'node:fs/promises'
import { formatDate } from '@lectern/domain/dates'
import { loadSpeaker } from '@lectern/texts/compile'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@lectern/texts/languages'
import type { Say } from '@lectern/texts/speaker'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { freshEmail, mailedCode, newestMail, PASSWORD } from '../account.ts'
import { findBarriers } from '../axe.ts'
import { practiceHearsKeys } from '../exam.ts'
import { expect } from '../expect.ts'
import { journey } from '../journey.ts'
import { document as materialOf } from '../material.ts'
import { expectToFit, HEIGHT, WIDTHS } from '../widths.ts'

const LESSONS = new URL('../../../packages/engine/test-material/', import.meta.url)
const TITLE = '第四講 Virtual memory'

const speaker = await loadSpeaker()

interface Walk {
  page: Page
  say: Say
  language: Language
}

/** One who reads `language`: what their browser asks for, their material, and the language they are met in. */
interface Reader {
  language: Language
  locale: string
  pdf: string
  /** Carries an exam of ten questions. */
  lesson: string
  /** What stands on the landing page before a language is pressed. */
  first: Language
  /** Each language begins at another one, so that each step is walked at each width. */
  firstWidth: (typeof WIDTHS)[number]
}

/**
 * Declares the main job, an exam, a purchase and a deletion in one language: each step at the next width, and what it
 * ends on must fit at all of them.
 */
export function walkInLanguage({ language, locale, pdf, lesson, first, firstWidth }: Reader): void {
  journey(
    `In ${language} a student registers, learns from a document, takes an exam, pays and deletes the account at every width`,
    async (page) => {
      const walk = { page, language, say: speaker.in(language) }
      let next = WIDTHS.indexOf(firstWidth)
      const inTurn = async <Found>(step: () => Promise<Found>): Promise<Found> => {
        await page.setViewportSize({ width: WIDTHS[next++ % WIDTHS.length] ?? firstWidth, height: HEIGHT })
        const found = await step()
        await fits(page)
        return found
      }
      const email = await inTurn(() => registerIn(walk, speaker.in(first)))
      await inTurn(() => learnFrom(walk, pdf))
      await inTurn(() => takeExam(walk, lesson))
      await inTurn(() => pay(walk, speaker.in(first)))
      await inTurn(() => deleteAccount(walk, email))
    },
    { locale },
  )
}

async function fits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expectValue.poll(widest, { message: `at ${width} px` }).toBeLessThanOrEqual(width)
  }
}

async function meetsNoBarrier(page: Page): Promise<void> {
  await expectToFit(page)
  expectValue(await findBarriers(page)).toEqual([])
}

/** Presses another language at the foot of the landing page. */
async function pressAtFoot(page: Page, language: Language): Promise<void> {
  const say = speaker.in(language)
  await page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('landing.heroTitle') })).toBeVisible()
  await expectValue.poll(() => page.title()).toBe(say('landing.pageTitle'))
}

/** Presses a language in the menu of the account. */
async function pressInMenu(page: Page, { from, to }: { from: Language; to: Language }): Promise<void> {
  await page.getByRole('button', { name: speaker.in(from)('shell.accountMenuOf', { name: '陳美玲' }) }).click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[to] }).click()
  await isFrontPage(page, to)
}

async function isFrontPage(page: Page, language: Language): Promise<void> {
  const say = speaker.in(language)
  await expect(page.getByRole('heading', { level: 1, name: say('shell.welcomeName', { name: '美玲' }) })).toBeVisible()
  await expectValue.poll(() => page.title()).toBe(`${say('pages.home')} | Lectern`)
  expectValue(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language])
}

/** The account speaks the language that was pressed last, in a browser that knows of none. */
async function isKeptWithAccount(page: Page, language: Language, other: Language): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && /\/users\/profile\//.test(answer.url()),
  )
  await pressInMenu(page, { from: language, to: other })
  await kept
  await page.evaluate(() => localStorage.removeItem('language'))
  await page.reload()
  await isFrontPage(page, other)
  await pressInMenu(page, { from: other, to: language })
}

/** Presses the language on the form, registers, and signs in by the code of a mail that speaks it. */
async function registerIn({ page, say, language }: Walk, sayFirst: Say): Promise<string> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: sayFirst('landing.heroTitle') })).toBeVisible()
  const other = LANGUAGES.find((one) => one !== language && one !== 'en') ?? 'en'
  await pressAtFoot(page, other)
  const email = freshEmail()
  await page.goto('/login')
  await page.getByRole('button', { name: /Register here|按此註冊|在此注册/ }).click()
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }).click()
  // What was typed is still there, and so is the form.
  await expect(page.getByLabel(say('accounts.email'))).toHaveValue(email)
  await expectValue.poll(() => page.title()).toBe(`${say('pages.register')} | Lectern`)
  expectValue(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[language])
  await page.getByLabel(say('accounts.firstName')).fill('美玲')
  await page.getByLabel(say('accounts.lastName')).fill('陳')
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(say('accounts.confirmPassword')).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: say('accounts.register'), exact: true }).click()
  await expect(page.getByText(say('accounts.registered'))).toBeVisible()
  await page.getByRole('button', { name: say('accounts.continueToSignIn') }).click()
  await page.getByRole('button', { name: say('accounts.sendCode') }).click()
  await expect(page.getByText(say('accounts.codeSent'))).toBeVisible()
  await page.keyboard.type(await mailedCode(page, email))
  await isFrontPage(page, language)
  await isKeptWithAccount(page, language, other)
  expectValue((await newestMail(page, email))?.subject).toBe(say('accounts.codeSubject'))
  return email
}

async function learnFrom({ page, say }: Walk, pdf: string): Promise<void> {
  await page.goto('/module/recite')
  await page.getByRole('button', { name: say('recite.createNewSet') }).click()
  await page.locator('input[type=file]').setInputFiles(materialOf(pdf))
  await expectValue.poll(() => page.getByLabel(say('recite.content'), { exact: true }).inputValue()).not.toBe('')
  await page.getByRole('button', { name: say('recite.generate') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('recite.review') })).toBeVisible()
  await page.getByRole('button', { name: say('recite.deselectAll') }).click()
  for (const index of [0, 1])
    await page
      .getByRole('list', { name: say('recite.generatedCards') })
      .getByRole('checkbox')
      .nth(index)
      .check()
  await page.getByLabel(say('recite.setTitle')).fill(TITLE)
  await page.getByRole('button', { name: say('recite.studyNow') }).click()
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await expect(page.getByRole('button', { name: say('recite.showAnswer') })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: say('recite.incorrect') })).toBeVisible()
    await page.keyboard.press(key)
  }
  await expect(page.getByText(say('recite.studyCompleted'))).toBeVisible()
  await expect(page.getByText('50%').first()).toBeVisible()
}

async function takeExam({ page, say }: Walk, lesson: string): Promise<void> {
  await page.goto('/module/exam')
  const text = await readFile(new URL(lesson, LESSONS), 'utf8')
  await page.getByLabel(say('exam.content'), { exact: true }).fill(text)
  await page
    .getByRole('radiogroup', { name: say('exam.questionCount') })
    .getByText('10', { exact: true })
    .click()
  await page.getByRole('button', { name: say('exam.generate') }).click()
  await practiceHearsKeys(page, say('exam.questions'))
  await page.keyboard.press('1')
  const done = { done: 1, count: 10 }
  await expect(page.getByText(say('exam.answeredSoFar', done))).toBeVisible()
  // On a narrow screen Submit stands at the end of the map.
  const map = page.getByRole('button', { name: say('exam.openMap', done) })
  const submit = page.getByRole('button', { name: say('exam.submit'), exact: true })
  await expect(map.or(submit)).toBeVisible()
  if (await map.isVisible()) await map.click()
  await submit.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('exam.submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('exam.keepLearning') })).toBeVisible()
}

/** `sayThere`: the page of the test checkout knows nobody and speaks what the browser asks for. */
async function pay({ page, say }: Walk, sayThere: Say): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('radio', { name: say('payments.hkd', { amount: 20 }) }).check()
  await page.getByRole('button', { name: say('payments.getLink') }).click()
  const link = await page.getByLabel(say('payments.link')).inputValue()
  const checkout = await page.context().newPage()
  await checkout.goto(new URL(link).pathname)
  const payButton = checkout.getByRole('button', { name: sayThere('payments.pay'), exact: true })
  await expect(payButton).toBeVisible()
  await meetsNoBarrier(checkout)
  await payButton.click()
  await expect(checkout.getByText(sayThere('payments.testPaid'))).toBeVisible()
  await meetsNoBarrier(checkout)
  await checkout.close()
  await expect(page.getByText(say('payments.buyMore'))).toBeVisible()
  // The history takes in the payment, and what stands below it moves.
  await expect(page.getByText(say('credits.kindPurchase'), { exact: true }).first()).toBeVisible()
}

async function deleteAccount({ page, say, language }: Walk, email: string): Promise<void> {
  await page.getByRole('button', { name: say('profile.deleteAccount') }).click()
  await page.getByLabel(say('profile.typeToConfirm', { email })).fill(email)
  const answer = page.waitForResponse(/\/api\/users\/delete-account\//)
  await page.getByRole('button', { name: say('ui.delete'), exact: true }).click()
  const { frozen_until } = await (await answer).json()
  const date = formatDate(new Date(frozen_until), language)
  await expect(page.getByText(say('accounts.deleted', { date })).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: say('landing.heroTitle') })).toBeVisible()
}
