import { readFile } from 'node:fs/promises'
import { reviewEndpoints } from '@lectern/contract/review'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser, useWorker } from '../support/journey.ts'
import { picture } from '../support/material.ts'
import { AHEAD, BEHIND, missOne } from '../support/missed-question.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()
useWorker()

const OFFLINE = {
  mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|not taken|could not be|not known|NetworkError/,
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const turn = (page: Page) => page.getByRole('button', { name: /^Show Answer/ })
const unsent = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? 'answer' : 'answers'} not yet sent`).first()

/** Opens the site with cards due, until all that a visit without a network needs is on the device. */
async function takeAlong(page: Page, cardCount: number): Promise<Student> {
  const student = await signInStudent(page)
  await keepSet(student, 'Leaves', cardCount)
  await comeBy(page)
  return student
}

async function comeBy(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Due today' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const hasCards = async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('lectern-away '))?.name
      if (!name) return false
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').count()
        asked.onsuccess = () => resolve(asked.result > 0)
      }
      const isThere = await promise
      opening.result.close()
      return isThere
    }
    while (!(await hasCards())) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}

/** Has the browser promise what it is asked for: a headless one never does. */
const promisePersistence = (page: Page) =>
  page.context().addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      localStorage.setItem('test-persistence', 'asked for')
      return true
    }
    StorageManager.prototype.persisted = async () => localStorage.getItem('test-persistence') !== null
  })

/** What the browser reads of the site that a device installs: a window of its own, and icons of the sizes that they say. */
async function readManifest(page: Page) {
  const device = await page.context().newCDPSession(page)
  const { data = '', errors } = await device.send('Page.getAppManifest')
  const { display, start_url, icons } = JSON.parse(data) as {
    display: string
    start_url: string
    icons: { src: string; sizes: string; type: string }[]
  }
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return `${width}x${height}`
        }),
      ),
    icons.filter(({ type }) => type === 'image/png').map(({ src }) => src),
  )
  return { display, start_url, errors, sizes: [...new Set(sizes)] }
}

async function answer(page: Page, key: string): Promise<void> {
  await turn(page).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Easy/ }).waitFor()
  await page.keyboard.press(key)
}

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const mediaCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((one) => one.startsWith('lectern-media ')))

/** How many answers the server keeps of each card. */
async function answersKept(student: Student): Promise<number[]> {
  const { items } = await student.call(reviewEndpoints).ahead()
  return items.map(({ review_count }) => review_count).sort()
}

journey(
  'a review without a network goes on after a reload and another visit, and is sent once',
  async (page) => {
    await promisePersistence(page)
    const student = await takeAlong(page, 5)
    expectValue(await readManifest(page)).toEqual({
      ...{ display: 'standalone', start_url: '/', errors: [] },
      sizes: ['192x192', '512x512'],
    })
    const context = page.context()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Due today' }).getByText(/^5 cards are due/)).toBeVisible()
    await page.getByRole('link', { name: 'Review' }).first().click()
    await answer(page, '4')
    await answer(page, '1')
    await expect(unsent(page, 2)).toBeVisible()

    // The page goes in the middle; what was done stays.
    await page.reload()
    await expect(unsent(page, 2)).toBeVisible()
    await expect(page.getByText('4 cards left')).toBeVisible()
    await answer(page, '4')
    await page.close()
    const back = await context.newPage()
    await back.goto('/review')
    await answer(back, '4')
    await answer(back, '4')
    // The card that was missed comes back within the session.
    await answer(back, '4')
    await expect(heading(back, 'Done for now')).toBeVisible()
    await expect(unsent(back, 6)).toBeVisible()
    expectValue(await findBarriers(back)).toEqual([])

    const sent: string[] = []
    back.on('response', (response) => {
      if (response.url().endsWith('/api/review/answers/')) sent.push(response.request().postData() ?? '')
    })
    await context.setOffline(false)
    await expect(back.getByText(/not yet sent/).first()).toBeGone()
    const reviewed = async () => (await student.call(reviewEndpoints).today()).reviewed_count
    await expectValue.poll(reviewed).toBe(6)
    expectValue(sent.length, 'each is sent once').toBe(6)
    expectValue(new Set(sent).size).toBe(6)
    const times = sent.map((body) => JSON.parse(body).answered_at)
    expectValue([...times].sort()).toEqual(times)
    await back.reload()
    await expect(back.getByText(/^Nothing is due today|^Done for now/).first()).toBeVisible()
    expectValue((await student.call(reviewEndpoints).today()).reviewed_count).toBe(6)
    expectValue((await answersKept(student)).every((count) => count <= 2)).toBe(true)
    await back.goto('/progress')
    await expect(back.getByText('This browser keeps them until you sign out.')).toBeVisible()
  },
  OFFLINE,
)

journey(
  'a missed question comes along with the cards, is answered without a network and is sent once',
  async (page) => {
    const student = await signInStudent(page)
    await keepSet(student, 'Leaves', 1)
    const review = student.call(reviewEndpoints)
    await review.updateSettings({ body: { time_zone: BEHIND } })
    const { choice } = await missOne(student)
    await review.updateSettings({ body: { time_zone: AHEAD } })
    await comeBy(page)
    const context = page.context()
    await context.setOffline(true)
    await page.goto('/review')
    await expect(page.getByText('2 cards left')).toBeVisible()
    const choices = page.getByRole('group', { name: 'Answers to choose from' })
    await expect(turn(page).or(choices)).toBeVisible()
    if (await turn(page).isVisible()) await answer(page, '4')
    await choices.getByText(choice.correct_answer, { exact: true }).click()
    await expect(page.getByRole('status').getByText('Right', { exact: true })).toBeVisible()
    // None of the student's sets can be reached: that is said.
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog', { name: 'Make a card', exact: true })
    await expect(dialog.getByText(/^Your sets cannot be reached just now/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Go on/ }).click()
    if (await turn(page).isVisible()) await answer(page, '4')
    await expect(heading(page, 'Done for now')).toBeVisible()
    await expect(unsent(page, 2)).toBeVisible()

    await page.reload()
    await expect(unsent(page, 2)).toBeVisible()
    await context.setOffline(false)
    const reviewed = async () => (await review.today()).reviewed_count
    await expectValue.poll(reviewed).toBe(2)
    await expect(page.getByText(/not yet sent/).first()).toBeGone()
    const { items } = await review.ahead()
    expectValue(items.filter(({ kind }) => kind === 'exam')).toMatchObject([{ step: 1, review_count: 2 }])
  },
  OFFLINE,
)

journey(
  'signing out warns before unsent answers are lost, and nobody else sees the cards',
  async (page) => {
    await takeAlong(page, 3)
    const context = page.context()
    await context.setOffline(true)
    await page.goto('/review')
    await answer(page, '4')
    await expect(unsent(page, 1)).toBeVisible()
    // A review is alone on the screen.
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await logout(page)
    const dialog = page.getByRole('alertdialog', { name: 'Sign out of this device?' })
    await expect(dialog).toBeVisible()
    // By the keyboard alone: the focus begins on staying, and goes back to where the menu was opened.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeGone()
    await expectValue
      .poll(() =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent),
      )
      .toMatch(/Account menu/)
    await logout(page)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    await logout(page)
    await dialog.getByRole('button', { name: 'Sign out and lose 1 answer' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    const left = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name),
        keys: Object.keys(localStorage).filter((key) => /review|answer|who|token/.test(key)),
      }))
    await expectValue.poll(left).toEqual({ databases: [], keys: [] })
    await page.goto('/review')
    await expect(page.getByText('Question 1')).toBeGone()
  },
  OFFLINE,
)

journey(
  'answers survive a session that ended: they are sent once their student signs in again',
  async (page) => {
    const student = await takeAlong(page, 2)
    await page.context().setOffline(true)
    await page.goto('/review')
    await answer(page, '4')
    await expect(unsent(page, 1)).toBeVisible()
    // The session ends elsewhere meanwhile, and somebody else signs in here first.
    await page.context().clearCookies()
    await page.evaluate(() => {
      for (const key of ['access_token', 'refresh_token', 'lectern.who']) localStorage.removeItem(key)
    })
    await page.context().setOffline(false)
    await page.goto('/robots.txt')
    const other = await signInStudent(page)
    await page.goto('/review')
    await expect(heading(page, 'No cards to review yet')).toBeVisible()
    expectValue((await other.call(reviewEndpoints).today()).reviewed_count).toBe(0)
    expectValue((await student.call(reviewEndpoints).today()).reviewed_count).toBe(0)
    await page.goto('/robots.txt')
    const { access_token, refresh_token } = student
    await page.evaluate(
      (tokens) => {
        for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
      },
      { access_token, refresh_token },
    )
    await page.goto('/')
    await expectValue.poll(async () => (await student.call(reviewEndpoints).today()).reviewed_count).toBe(1)
  },
  OFFLINE,
)

journey(
  'a review without a network by touch at 375 px in the dark',
  async (page) => {
    await takeAlong(page, 3)
    await page.context().setOffline(true)
    await page.goto('/review')
    await turn(page).tap()
    await page.getByRole('button', { name: /^Good/ }).tap()
    await expect(unsent(page, 1)).toBeVisible()
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expectValue(await findBarriers(page)).toEqual([])
    await page.goto('/progress')
    await expect(heading(page, 'Without a network')).toBeVisible()
    await expect(page.getByText(/^3 cards are on this device/)).toBeVisible()
  },
  { ...OFFLINE, viewport: { width: 375, height: 800 }, hasTouch: true, colorScheme: 'dark' },
)

journey(
  'pictures of cards are on the device, and a device without room says that answers go with the page',
  async (page) => {
    const student = await signInStudent(page)
    const content = new File([await readFile(picture('tc.jpg'))], 'leaf.jpg', { type: 'image/jpeg' })
    const { name } = await student.recite.uploadMedia({ form: { file: content } })
    const cards = [1, 2].map((at) => ({ question: `![the leaf](${name}) Leaf ${at}?`, answer: `Answer ${at}` }))
    await keepSet(student, 'Leaves', cards)
    await comeBy(page)
    const keptPictures = async () => {
      const [cache = ''] = await mediaCaches(page)
      return page.evaluate(async (one) => (await (await caches.open(one)).keys()).length, cache)
    }
    await expectValue.poll(keptPictures).toBe(1)
    await page.context().setOffline(true)
    await page.goto('/review')
    await turn(page).waitFor()
    const width = () =>
      page.getByRole('img', { name: 'the leaf' }).evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expectValue.poll(width).toBeGreaterThan(0)
    // A player asks for a part of a sound in this way.
    const part = await page.getByRole('img', { name: 'the leaf' }).evaluate(async (img: HTMLImageElement) => {
      const response = await fetch(img.src, { headers: { range: 'bytes=6-9' } })
      return { status: response.status, range: response.headers.get('content-range'), text: await response.text() }
    })
    expectValue(part).toEqual({ status: 206, range: `bytes 6-9/${content.size}`, text: 'JFIF' })

    // A browser refuses in this way where its storage is full.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await answer(page, '4')
    await expect(page.getByText('1 answer is kept only as long as this page stays open.')).toBeVisible()
    expectValue(await findBarriers(page)).toEqual([])
    await page.context().setOffline(false)
    await expectValue.poll(async () => (await student.call(reviewEndpoints).today()).reviewed_count).toBe(1)
    await expect(page.getByText('This device has no room left')).toBeGone()

    await page.reload()
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await logout(page)
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expectValue.poll(() => mediaCaches(page)).toEqual([])
  },
  OFFLINE,
)
