import { creditsEndpoints } from '@lectern/contract/credits'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { practiceHearsKeys } from '../support/exam.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, press, write } from '../support/keyboard.ts'

useBrowser()

journey('Somebody new tries the sample chapter on a phone, and is rid of it: by keyboard alone', async (page) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const student = await signInStudent(page)
  await page.goto('/')
  await press(page.getByRole('button', { name: 'Try a Sample Chapter' }))
  const sample = page.getByRole('region', { name: 'Your sample chapter' })

  await press(sample.getByRole('link', { name: 'Review Its Cards' }))
  await press(page.getByRole('button', { name: /Show Answer/ }))
  await press(page.getByRole('button', { name: /^Good/ }))
  await page.goto('/')

  await press(sample.getByRole('link', { name: 'Take Its Exam' }))
  await press(page.getByRole('button', { name: 'Practise' }))
  await practiceHearsKeys(page)
  await page.keyboard.press('1')
  await press(page.getByRole('button', { name: 'Questions, 1/10' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page.getByRole('dialog').getByRole('button', { name: 'Question 10' }))
  await write(page.getByRole('textbox'), 'Interleaving')
  await press(page.getByRole('button', { name: 'Submit', exact: true }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeVisible()
  await page.goto('/')

  await press(sample.getByRole('button', { name: 'Talk About It' }))
  await choose(page.getByRole('radio', { name: 'Type', exact: true }))
  await write(page.getByLabel('Your turn').last(), 'I close the book and ask myself what it said.')
  await press(page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText(/one of 4 that are left/)).toBeVisible()
  await page.goto('/')

  await expect(sample).toBeVisible()
  await press(sample.getByRole('button', { name: 'Dismiss' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }))
  await expect(sample).toBeGone()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Recite/ }).first()).toBeVisible()
  expectValue(await page.getByText('sample chapter').count()).toBe(0)
  const { transactions } = await student.call(creditsEndpoints).transactions({ query: {} })
  expectValue(transactions).toHaveLength(1)
})
