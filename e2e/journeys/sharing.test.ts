import { openAsBlob } from 'node:fs'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { pictureMark } from '@lectern/domain/cards/media-marks'
import { writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import type { Locator } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { mailedCode } from '../support/account.ts'
import { registerStudent, signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, press, write } from '../support/keyboard.ts'
import { picture as pathOfPicture } from '../support/material.ts'
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

const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

journey(
  'pictures of a set go along where that is ticked: a stranger sees them, covered ones too, and a copy has its own',
  async (page) => {
    const owner = await signInStudent(page)
    const file = new File([await openAsBlob(pathOfPicture('tc.jpg'))], 'my-notebook.jpg')
    const { name } = await owner.recite.uploadMedia({ form: { file } })
    const picture = { name, alt: 'a page in Chinese' }
    const outline = { kind: 'rect', left: 0.1, top: 0.1, width: 0.3, height: 0.2 } as const
    const covered = { header: '', picture, shapes: [{ number: 1, angle: 0, name: '', outline }], hidesOthers: false }
    const { id } = await keepSet(owner, 'Reading', [
      { question: `What is this? ${pictureMark(picture)}`, answer: 'A page.' },
      { kind: 'occlusion', question: writeCoveredPicture(covered), answer: 'The title.' },
    ])
    await page.goto('/module/recite?view=history')
    await page.getByRole('button', { name: 'Share Reading' }).click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByText('2 cards with pictures or sounds stay behind.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Cards with pictures and sounds go along' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('2 cards with pictures or sounds stay behind.')).toBeGone()
    const path = new URL(await page.getByLabel('Link').inputValue()).pathname

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    const shown = page.getByRole('img', { name: picture.alt, exact: true })
    await expectValue.poll(() => isDrawn(shown)).toBe(true)
    await expectValue.poll(() => isDrawn(page.locator('[role=img] img').first())).toBe(true)
    expectValue(await findBarriers(page)).toEqual([])

    await signInStudent(page)
    await page.goto(path)
    await page.getByRole('button', { name: 'Copy to my account' }).click()
    await expect(page.getByText(/^Copied from /)).toBeVisible()
    await owner.recite.deleteSet({ params: { id } })
    await page.reload()
    const mine = page.locator(`img[src="/api/recite/media/${name}/"]`).first()
    await expectValue.poll(() => isDrawn(mine)).toBe(true)
  },
  { viewport: { width: 375, height: 800 } },
)
