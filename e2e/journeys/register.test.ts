import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { freshEmail, PASSWORD, signInByCode } from '../support/account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

const REGISTERED = /^Registration successful! Welcome to the product! Please check your email for login instructions\.$/

async function openForm(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Register here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
}

async function refuses(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(text)
}

journey('every refusal of a registration says why, and keeps what was typed', async (page) => {
  await openForm(page)
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm password')

  await refuses(page, 'Please fill in all fields')
  await email.fill('ada')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await password.fill('seven77')
  await confirmation.fill('other')
  await refuses(page, 'Please enter a valid email address')
  await email.fill(freshEmail())
  await refuses(page, 'Password must be at least 8 characters long')
  await password.fill('a'.repeat(21))
  await refuses(page, 'Password must be no more than 20 characters long')
  await password.fill(PASSWORD)
  await refuses(page, 'Passwords do not match')
  await confirmation.fill(PASSWORD)
  await refuses(page, 'Please accept the terms and conditions to continue')
  await page.getByRole('checkbox').check()
  await password.fill('password123')
  await confirmation.fill('password123')
  await refuses(page, 'This password is too common. Please choose another one.')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

journey('the form, filled by keyboard alone, leads to the code and never signs in by itself', async (page) => {
  await openForm(page)
  const email = freshEmail()
  await page.getByLabel('Email').focus()
  for (const text of [email, '震華', '歐陽', PASSWORD]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The button that shows the password stands between the two.
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText(REGISTERED)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Continue to sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()

  await signInByCode(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, 震華' })).toBeVisible()
})

journey('the conditions open in a new tab, and the form keeps what was typed', async (page) => {
  await openForm(page)
  await page.getByLabel('First name').fill('Ada')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'terms', exact: true }).first().click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  expectValue(await page.getByLabel('First name').inputValue()).toBe('Ada')
  await expect(page.getByText('What happens next?')).toBeVisible()
  await expect(
    page.getByText('If your address is new to Lectern, you get 20 free credits to start with, once.'),
  ).toBeVisible()
})
