import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

export const PASSWORD = 'correct horse'

interface KeptMail {
  to: string
  subject: string
  text: string
}

/** An address that nobody has used. */
export const freshEmail = (): string => `ada-${crypto.randomUUID().slice(0, 8)}@example.org`

/** The newest mail to `email`, if there is one. */
export async function newestMail(page: Page, email: string): Promise<KeptMail | undefined> {
  const response = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } })
  const { mails } = (await response.json()) as { mails: KeptMail[] }
  return mails.find(({ to }) => to === email)
}

/** The code in the newest mail to `email`, waited for. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const code = (await newestMail(page, email))?.text.match(/^\s*(\d{6})\s*$/m)?.[1]
    if (code) return code
    await page.waitForTimeout(100)
  }
  throw new Error(`No code was mailed to ${email}`)
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Register here' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText(/Registration successful!/)).toBeVisible()
}

/** Asks for a code and types it: the sixth digit sends it. */
export async function signInByCode(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('radio', { name: 'OTP Code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('OTP sent to your email! Please check your inbox.')).toBeVisible()
  await page.keyboard.type(await mailedCode(page, email))
}

/** Registers a new student and signs in by code: the home grid is open and there are 20 credits. */
export async function signUp(page: Page): Promise<string> {
  const email = freshEmail()
  await register(page, email)
  await signInByCode(page, email)
  await page.waitForURL('/')
  return email
}
