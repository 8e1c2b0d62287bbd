import { readFile } from 'node:fs/promises'
import { importEndpoints } from '@lectern/contract/cards/imports'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

journey('pasted cards are looked at, taken in, given out as a package, brought back and undone', async (page) => {
  const student = await signInStudent(page)
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Import cards' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import cards' })
  await dialog.getByLabel('Or paste cards').fill('hund => dog\nkatze => cat\nalone')
  await dialog.getByLabel('Between question and answer').fill(' => ')
  await expect(dialog.getByText('2 cards found. 1 row lacks a side and is left out.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('2 cards in 1 set')).toBeVisible()
  await dialog.getByText('1 thing could not be taken').click()
  await expect(dialog.getByText('1 card lacks a question or an answer.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Folder of Pasted cards' }).click()
  await page.getByRole('combobox', { name: 'Folder' }).fill('Languages::German')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Languages › German', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Export Pasted cards' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Anki (.apkg)' }).click()
  const path = await (await download).path()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Import cards' }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'back.apkg',
    mimeType: 'application/octet-stream',
    buffer: await readFile(path),
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  // What comes in is shown to whoever has left the dialog, too.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export Pasted cards' })).toHaveCount(2)
  await page.getByLabel('Folder', { exact: true }).selectOption('Languages (2)')
  await expect(page.getByText('Languages › German', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Export Folder' }).click()
  const whole = page.waitForEvent('download')
  await page.getByRole('dialog', { name: 'Export “Languages”' }).getByRole('button', { name: 'Anki (.apkg)' }).click()
  const folder = await readFile(await (await whole).path())
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Import cards' }).click()
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'back.apkg' }).getByText('2 cards in 1 set'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo import' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog.getByText('Undone')).toBeVisible()
  const { imports } = await student.call(importEndpoints).list()
  expectValue(imports.map(({ status }) => status)).toEqual(['undone', 'completed'])

  // A folder is taken in as it was: a set for each, in its place.
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Languages.apkg',
    mimeType: 'application/octet-stream',
    buffer: folder,
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('4 cards in 2 sets')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Export Pasted cards (2)' })).toBeVisible()
  await expect(page.getByText('Languages › German', { exact: true })).toHaveCount(3)
})
