import { notesEndpoints } from '@lectern/contract/notes'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

/** Wider than any phone. */
const LONG_FORMULA = `$$\\sum_{i=1}^{n} x_i = ${Array.from({ length: 24 }, (_, index) => `x_{${index + 1}}`).join(' + ')} + \\frac{a}{b}$$`
const PROGRAM = '```python\ndef area(r):\n    return math.pi * r ** 2\n```'
const CARDS = [
  { question: `What is the area of a circle of radius $r$?`, answer: `$A = \\pi r^2$, so\n${LONG_FORMULA}` },
  {
    question: `What does this return?\n${PROGRAM}`,
    answer: 'The area; a ticket costs $5 or $10.\nfor r in radii:\n    print(area(r))',
  },
]

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const width of [375, 1440])
  journey(
    `formulas and code stand on cards as they are meant, ${width} px wide`,
    async (page) => {
      const student = await signInStudent(page)
      await keepSet(student, 'Circles', CARDS)
      await page.goto('/module/recite?view=history')
      await page.getByRole('button', { name: 'Study Circles' }).click()
      for (let turn = 0; turn < 2; turn++) {
        await page.getByRole('button', { name: /Show Answer/ }).click()
        if (await page.getByText('What is the area').isVisible()) {
          await expect(page.locator('.katex-display')).toBeVisible()
          const formula = page.locator('.katex-display')
          if (width === 375) {
            expectValue(await formula.getAttribute('tabindex')).toBe('0')
            expectValue(await formula.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
          }
        } else {
          await expect(page.locator('code')).toHaveText('def area(r):\n    return math.pi * r ** 2')
          const unfenced = page.getByText('The area; a ticket costs $5 or $10.')
          await expect(unfenced).toHaveText(/\nfor r in radii:\n {4}print\(area\(r\)\)$/)
        }
        expectValue(await scrollWidth(page)).toBe(width)
        await page.getByRole('button', { name: /^Correct/ }).click()
      }
      await page.goto('/module/recite?view=history')
      await page.getByRole('button', { name: 'edit Circles' }).click()
      await expect(page.getByRole('list', { name: 'Cards' }).locator('.katex-display')).toBeVisible()
      expectValue(await scrollWidth(page)).toBe(width)
    },
    { viewport: { width, height: 800 } },
  )

journey('notes show formulas and programs, and the Word file is made of them', async (page) => {
  const student = await signInStudent(page)
  const html = `<h2>Circles</h2><p>The area is $\\pi r^2$, the circumference \\(2\\pi r\\).</p><p>${LONG_FORMULA}</p><ul><li>In Python:<pre>def area(r):\n    return 3</pre></li></ul>`
  const note = await student.call(notesEndpoints).create({ body: { title: 'Circles', html, made_by: 'model' } })
  await page.goto(`/module/notes?view=note&note_id=${note.id}`)
  await expect(page.locator('article .katex')).toHaveCount(3)
  await expect(page.locator('article code')).toHaveText('def area(r):\n    return 3')
})

journey('what sets formulas is not loaded where there is none', async (page) => {
  const student = await signInStudent(page)
  await keepSet(student, 'Plain', 2)
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: 'Study Plain' }).click()
  await page.getByRole('button', { name: /Show Answer/ }).click()
  await expect(page.getByText(/Answer \d$/)).toBeVisible()
  expectValue(loaded.filter((url) => /FormulaView|katex/i.test(url))).toEqual([])
})
