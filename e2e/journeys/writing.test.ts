import { writingEndpoints } from '@lectern/contract/writing'
import type { Locator } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { press, tabTo, write } from '../support/keyboard.ts'
import { openElsewhere } from '../support/other-browser.ts'
import { PHONE } from '../support/widths.ts'

useBrowser()

const ESSAY = `He go to school every day because school gives him many informations about the world.

In conclusion, every child should learn at school, because it help them in their future.`

/** Whether something around an element scrolls by itself, so that its end may be out of sight. */
function isCut(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) return true
  return false
}

const topOf = (target: Locator): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().top)

journey(
  'an essay is graded, its changes are accepted, the revision is better, and the history knows both: by keyboard alone',
  async (page) => {
    await signInStudent(page)
    await page.goto('/module/writing')
    const essay = page.getByLabel('Essay', { exact: true })
    await write(essay, ESSAY)
    await write(page.getByLabel('Topic (optional)'), 'Should every child go to school?')
    await tabTo(page.getByLabel('Exam type'))
    await page.keyboard.type('IELTS')
    // A reload in the middle of it, whose answer does not come: the essay is still there, and it is found again, paid once.
    let isLost = true
    await page.route('**/api/writing/grade/', (route) =>
      isLost ? void route.fetch().catch(() => null) : route.continue(),
    )
    await press(page.getByRole('button', { name: 'Get Feedback' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Grading Your Essay' })).toBeVisible()
    await page.waitForFunction(() => sessionStorage.getItem('lectern.work.writing.attempt') !== null)
    // Not before the page is gone: it would send again what it takes for lost, and show the report.
    await page.reload()
    // The way stays: where it goes while a page loads, the browser may forget what that asks for.
    isLost = false
    await expect(essay).toHaveValue(ESSAY)
    await press(page.getByRole('button', { name: 'Get Feedback' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
    await expect(page.getByText(/^Estimated between /)).toBeVisible()
    const report = await page.getByRole('main').innerText()
    expectValue(report).not.toMatch(/^- /m)
    const [, counted] = /Figures: (\d+) words, /.exec(report) ?? []
    expectValue(report).toContain(`IELTS · ${counted} words`)
    // On paper nothing can be pressed.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Copy' })).toBeGone()
    await expect(page.getByText(/^Estimated between /)).toBeVisible()
    await page.emulateMedia({ media: null })
    const replaced = page
      .getByRole('button')
      .filter({ has: page.locator('del') })
      .filter({ has: page.locator('ins') })
    expectValue(
      await replaced
        .first()
        .locator('ins')
        .evaluate((ins) => ins.previousSibling?.textContent),
    ).toBe(' ')
    expectValue(await page.locator('ol > li').last().evaluate(isCut)).toBe(false)
    await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()

    // From the strip to the mark, from there to its correction, which stands beside it, and back.
    const mark = page.getByRole('button', { name: /^Mistake \d+: .*help/ })
    const number = /\d+/.exec((await mark.getAttribute('aria-label')) ?? '')?.[0]
    await press(page.getByRole('button', { name: `Mistake ${number}, grammar` }))
    await expect(mark).toBeFocused()
    const note = page.getByRole('button', { name: /help → .*helps/ })
    await page.keyboard.press('Enter')
    await expect(note).toBeFocused()
    expectValue(Math.abs((await topOf(mark)) - (await topOf(note)))).toBeLessThan(12)
    await page.keyboard.press('Enter')
    await expect(mark).toBeFocused()
    await page.reload()
    await press(page.getByRole('button', { name: 'Accept All' }))
    await press(page.getByRole('button', { name: 'Revise and Grade Again' }).first())
    expectValue(await essay.inputValue()).not.toContain('informations')
    await press(page.getByRole('button', { name: 'Get Feedback' }))
    await expect(page.getByRole('heading', { name: 'Since the Last Draft' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Mistakes that are gone' }).getByText('informations')).toBeVisible()

    await press(page.getByRole('button', { name: 'Grade Another' }))
    await expect(essay).toHaveValue('')
    await expect(page.getByLabel('Exam type')).toHaveValue('DSE')
    await press(page.getByRole('button', { name: 'Graded Essays' }))
    await expect(page.getByRole('button', { name: /^View Report/ })).toHaveCount(2)
    await press(page.getByRole('button', { name: 'Delete this essay' }).first())
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
    await expect(page.getByRole('button', { name: /^View Report/ })).toHaveCount(1)
    await expect(page.getByRole('banner').getByText('18 credits')).toBeVisible()
  },
)

journey(
  'an essay that was begun on one device is gone on with on another, and leaves both as it is graded',
  async (laptop) => {
    const student = await signInStudent(laptop)
    const unsent = async () => (await student.call(writingEndpoints).getUnsent()).essay?.content ?? null
    await laptop.goto('/module/writing')
    await write(laptop.getByLabel('Essay', { exact: true }), 'He go to school every day.')
    await write(laptop.getByLabel('Topic (optional)'), 'School')
    // A reload before any of it was due to be sent loses nothing, and has it sent.
    await laptop.reload()
    await expect(laptop.getByLabel('Essay', { exact: true })).toHaveValue('He go to school every day.')
    await expect(laptop.getByLabel('Topic (optional)')).toHaveValue('School')
    await expectValue.poll(async () => (await student.call(writingEndpoints).getUnsent()).essay?.topic).toBe('School')

    const phone = await openElsewhere(laptop, student, PHONE)
    await phone.goto('/')
    await phone
      .getByRole('list', { name: 'Continue' })
      .getByRole('link', { name: /Essay not sent yet, 6 words$/ })
      .click()
    const essay = phone.getByLabel('Essay', { exact: true })
    await expect(essay).toHaveValue('He go to school every day.')
    await expect(phone.getByLabel('Topic (optional)')).toHaveValue('School')
    await essay.fill(ESSAY)
    await expectValue.poll(unsent).toBe(ESSAY)

    // The laptop, which has not seen that, writes something else.
    await write(laptop.getByLabel('Essay', { exact: true }), 'She go to school.')
    await expect(laptop.getByText('This essay was changed in another tab or on another device.')).toBeVisible()
    await press(laptop.getByRole('button', { name: 'The One from There' }))
    await expect(laptop.getByLabel('Essay', { exact: true })).toHaveValue(ESSAY)
    expectValue(await unsent()).toBe(ESSAY)

    await press(laptop.getByRole('button', { name: 'Get Feedback' }))
    await expect(laptop.getByRole('heading', { level: 1, name: 'Your Report' })).toBeVisible()
    expectValue(await unsent()).toBe('')
    await phone.goto('/module/writing')
    await expect(essay).toHaveValue('')

    // A revision is gone on with from its report, on the other device too.
    const report = laptop.url()
    await press(laptop.getByRole('button', { name: 'Revise and Grade Again' }).first())
    await write(laptop.getByLabel('Essay', { exact: true }), 'She goes to school.')
    await press(laptop.getByRole('button', { name: 'See the Report on the Last Draft' }))
    await expectValue.poll(unsent).toBe('She goes to school.')
    await phone.goto(report)
    await press(phone.getByRole('button', { name: 'Revise and Grade Again' }).last())
    await expect(essay).toHaveValue('She goes to school.')
  },
)
