import type { Locator, Page } from 'playwright-core'
import { freshEmail, mailedCode, PASSWORD, signUp } from '../support/account.ts'
import { registerStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

const CODE_SENT = 'OTP sent to your email! Please check your inbox.'
const WRONG_CODE = 'This code is not valid or has expired. Please check it or request a new one.'

const digit = (page: Page, number: number): Locator => page.getByLabel(`Digit ${number} of 6`)
const digits = (page: Page): Locator => page.getByLabel(/^Digit \d of 6$/)

/** The sign-in screen, with a code mailed to `email`. */
async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await sendCode(page, email)
}

async function sendCode(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'OTP Code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(CODE_SENT)).toBeVisible()
}

journey('a stranger registers, signs in by the mailed code and has 20 credits', async (page) => {
  await signUp(page)
  await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
})

journey('the password works after the first code login from the same browser', async (page) => {
  const email = await signUp(page)
  await page.getByRole('button', { name: /Ada/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.goto('/Module/Recite/?view=history')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText(/^The first login after registering takes a code from your email/)).toBeVisible()
  await page.getByRole('button', { name: 'Forgot your password? Sign in with a code' }).click()
  await expect(page.getByRole('radio', { name: 'OTP Code', checked: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('radio', { name: 'Password' }).click()
  await page.getByRole('button', { name: /^Sign in$/ }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('wrong horse')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.locator(`input[type=text][value="${PASSWORD}"]`)).toBeVisible()
  await page.getByRole('button', { name: /^Sign in$/ }).click()
  await page.waitForURL('/module/recite?view=history')
})

journey(
  'six boxes take a code by typing and by pasting, and lead where the student was going, once they say who they are',
  async (page) => {
    const email = await registerStudent(page)
    // Whoever registered in another browser may be somebody else.
    await page.context().clearCookies()
    await page.goto('/module/recite?view=history&search=leaf')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await sendCode(page, email)
    await expect(digit(page, 1)).toBeFocused()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Please enter both email and OTP code')).toBeVisible()

    const code = await mailedCode(page, email)
    const wrong = code.startsWith('9') ? '000000' : '999999'
    await digit(page, 1).focus()
    await page.keyboard.type(wrong.slice(0, 3))
    await expect(digit(page, 4)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(digit(page, 3)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(digit(page, 3)).toHaveValue('')
    await page.keyboard.press('Backspace')
    await expect(digit(page, 2)).toBeFocused()
    await page.keyboard.type(wrong)
    await expect(page.getByText(WRONG_CODE)).toBeVisible()
    await expect(digit(page, 1)).toHaveValue('')

    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)}\n`)
    await digit(page, 3).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Before you begin' })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('')
    await expect(page.getByRole('checkbox', { checked: false })).toBeVisible()
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Last name').fill('Hopper')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForURL('/module/recite?view=history&search=leaf')
    await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible()
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
)

journey('another address asks for another code, and another mode begins afresh', async (page) => {
  await page.goto('/login')
  await page.getByRole('radio', { name: 'OTP Code' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()

  const email = freshEmail()
  await askForCode(page, email)
  await page.keyboard.type('12')
  await page.getByLabel('Email').fill(`x${email}`)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  await expect(page.getByText(CODE_SENT)).toBeGone()

  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(digit(page, 1)).toHaveValue('')
  await page.getByRole('radio', { name: 'Password' }).click()
  await expect(page.getByText(CODE_SENT)).toBeGone()
  await page.getByRole('radio', { name: 'OTP Code' }).click()
  await expect(digits(page)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(`x${email}`)
})

journey('a second code within a minute is refused in words', async (page) => {
  await askForCode(page, freshEmail())
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('Too many codes were requested. Please wait and try again.')).toBeVisible()
})
