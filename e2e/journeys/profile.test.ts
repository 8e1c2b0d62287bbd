import { PASSWORD, signUp } from '../support/account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, press, write } from '../support/keyboard.ts'
import { watchForNotFound } from '../support/watch-for-not-found.ts'

useBrowser()

journey('a package is paid in the test checkout, and the open page notices', async (page) => {
  await signUp(page)
  await page.goto('/profile')
  await expect(page.getByText('Test checkout: no money moves.')).toBeVisible()
  await expect(page.getByText(/^HKD 1 = 2 credits; larger amounts/)).toBeVisible()
  await choose(page.getByRole('radio', { name: /HKD 20/ }))
  await press(page.getByRole('button', { name: 'Get Payment Link' }))
  await expect(page.getByText(/^Waiting for your payment/)).toBeVisible()

  // Opened by its path: the site of the journeys listens on a port that its settings do not know.
  const link = await page.getByLabel('Payment link').inputValue()
  const checkout = await page.context().newPage()
  await checkout.goto(new URL(link).pathname)
  await checkout.getByRole('button', { name: 'Pay' }).click()
  await expect(checkout.getByText('This test payment is made.')).toBeVisible()
  await checkout.close()
  await expect(page.getByText(/45 credits were added. You now have 65 credits/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Credits purchased/ })).toHaveText(/\+45\s+65$/)

  // What is refused without a word, as by a proxy on the way, is told in ours.
  const refuse = (address: string) =>
    page.route(address, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 400, json: {} }),
    )
  await refuse('**/api/users/profile/')
  await press(page.getByRole('button', { name: 'Edit', exact: true }))
  await press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('Failed to update profile', { exact: true })).toBeVisible()
  await refuse('**/api/users/password-update/')
  await press(page.getByRole('button', { name: 'Update Password' }))
  const dialog = page.getByRole('dialog', { name: 'Update Password' })
  await write(dialog.getByLabel('New password', { exact: true }), 'staple battery')
  await write(dialog.getByLabel('Confirm new password', { exact: true }), 'staple battery')
  await press(dialog.getByRole('button', { name: 'Update Password' }))
  await expect(dialog.getByText('Failed to update password', { exact: true })).toBeVisible()
})

journey('an account is deleted by its address, to the letter, and cannot sign in again', async (page) => {
  const email = await signUp(page)
  await page.goto('/profile')
  await press(page.getByRole('button', { name: 'Delete Account' }))
  await write(page.getByLabel(/^Type .* to confirm$/), email)
  const other = await page.context().newPage()
  await other.goto('/module/recite?view=upload')
  const content = other.getByLabel('Content', { exact: true })
  await content.fill('Not sent yet')
  await page.bringToFront()
  const neverNotFound = await Promise.all([page, other].map(watchForNotFound))
  await press(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect(page.getByText(/^Account deleted successfully\. You can register with/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your own material, ready to study' })).toBeVisible()
  await expect(other.getByText(/^This browser was signed out in another tab\./)).toBeVisible()
  await expect(content).toHaveValue('Not sent yet')
  for (const check of neverNotFound) await check()
  await other.close()

  await page.goto('/Login/')
  await page.waitForURL('/login')
  await write(page.getByLabel('Email'), email)
  await write(page.getByLabel('Password', { exact: true }), PASSWORD)
  await press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
})
