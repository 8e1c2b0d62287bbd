import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { expect as expectValue } from 'vitest'
import { mailedCode } from '../support/account.ts'
import { registerStudent, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, press, write } from '../support/keyboard.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

journey(
  'a set is shared, seen signed out on a phone, copied after signing in, and gone when it is taken back: by keyboard alone',
  async (page) => {
    const owner = await signInStudent(page)
    await keepSet(owner, 'Cells 細胞', 2)
    await page.goto('/module/recite?view=history')
    await press(page.getByRole('button', { name: 'Share Cells 細胞' }))
    await write(page.getByLabel('Your name on the page (optional)'), 'Mei')
    await press(page.getByRole('button', { name: 'Make the link' }))
    const path = new URL(await page.getByLabel('Link').inputValue()).pathname
    expectValue(await findBarriers(page)).toEqual([])

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    const email = await registerStudent(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeVisible()
    await expect(page.getByText('Shared by Mei, 2 cards')).toBeVisible()
    await expect(page.getByText('Answer 2')).toBeVisible()
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expectValue(await findBarriers(page)).toEqual([])
    expectValue(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

    await press(page.getByRole('link', { name: 'Log in to copy it' }))
    await choose(page.getByRole('radio', { name: 'OTP Code' }))
    await write(page.getByLabel('Email'), email)
    await press(page.getByRole('button', { name: 'Send code' }))
    await expect(page.getByText('OTP sent to your email! Please check your inbox.')).toBeVisible()
    await page.keyboard.type(await mailedCode(page, email))
    await press(page.getByRole('button', { name: 'Copy to my account' }))
    await expect(page.getByText('Copied from something Mei shares. It is the same as the original.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeVisible()

    const token = path.split('/').at(-1) ?? ''
    await owner.call(sharesEndpoints).remove({ params: { token } })
    await page.goto(path)
    await expect(page.getByText('Nothing is shared here')).toBeVisible()
    await page.goto('/module/recite?view=history')
    await expect(page.getByRole('heading', { level: 2, name: 'Cells 細胞' })).toBeVisible()
  },
  { viewport: { width: 375, height: 800 } },
)
