import { PASSWORD, signUp } from '../support/account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

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
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /^Sign in$/ }).click()
  await page.waitForURL('/')
})
