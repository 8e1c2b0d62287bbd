import { creditsEndpoints } from '@lectern/contract/credits'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { practiceHearsKeys } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'

useBrowser()

journey('Somebody new tries the sample chapter on a phone, and is rid of it', async (page) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const student = await signInStudent(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Try a Sample Chapter' }).click()
  const sample = page.getByRole('region', { name: 'Your sample chapter' })

  await sample.getByRole('link', { name: 'Review Its Cards' }).click()
  await page.getByRole('button', { name: /Show Answer/ }).click()
  await page.getByRole('button', { name: /^Good/ }).click()
  await page.goto('/')

  await sample.getByRole('link', { name: 'Take Its Exam' }).click()
  await page.getByRole('button', { name: 'Practise' }).click()
  await practiceHearsKeys(page)
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Questions, 1/10' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Question 10' }).click()
  await page.getByRole('textbox').fill('Interleaving')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeVisible()
  await page.goto('/')

  await sample.getByRole('button', { name: 'Talk About It' }).click()
  await page.getByText('Type', { exact: true }).click()
  await page.getByLabel('Your turn').last().fill('I close the book and ask myself what it said.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/one of 4 that are left/)).toBeVisible()
  await page.goto('/')

  await expect(sample).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])
  await sample.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(sample).toBeGone()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Recite/ }).first()).toBeVisible()
  expectValue(await page.getByText('sample chapter').count()).toBe(0)
  const { transactions } = await student.call(creditsEndpoints).transactions({ query: {} })
  expectValue(transactions).toHaveLength(1)
})
