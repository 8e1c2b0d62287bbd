import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signUp } from '../support/account.ts'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser, useWorker } from '../support/journey.ts'
import { chooseFile, press } from '../support/keyboard.ts'
import { document } from '../support/material.ts'
import { GENERATED, makeCards } from '../support/recite.ts'

useBrowser()
useWorker()

async function openRecite(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Recite/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flashcards' })).toBeVisible()
}

journey('a new student reaches the first card of a PDF in four presses after signing in', async (page) => {
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        const presses = Number(sessionStorage.getItem('presses') ?? 0)
        if (isTrusted) sessionStorage.setItem('presses', String(presses + 1))
      },
      true,
    )
  })
  await signInStudent(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Add a file Drop/ }).click(),
  ])
  await chooser.setFiles(document('en.pdf'))
  await page.getByRole('button', { name: 'Make', exact: true }).click()
  await page.getByRole('button', { name: 'Study Now' }).click()
  await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Card 2 of \d/)).toBeVisible()
  expectValue(await page.evaluate(() => sessionStorage.getItem('presses'))).toBe('4')
})

journey('a document becomes cards, cards become a set, the set is studied, and the history knows', async (page) => {
  await signUp(page)
  await openRecite(page)
  await makeCards(page, 'en.pdf')
  await expect(page.getByText(/Successfully generated \d+ flashcards! Please review/)).toBeVisible()
  const generated = await page.getByRole('list', { name: GENERATED }).getByRole('listitem').count()
  expectValue(generated).toBeGreaterThan(2)

  await page.getByRole('button', { name: 'Deselect All' }).click()
  // What asks for that goes.
  await expect(page.getByText(/Successfully generated/)).toBeGone()
  await page.getByRole('button', { name: 'Create Set' }).click()
  await expect(page.getByText('Please select at least one card to include in your set.')).toBeVisible()
  for (const n of [0, 1, 2]) await page.getByRole('list', { name: GENERATED }).getByRole('checkbox').nth(n).check()
  await page.getByLabel('Title of the set').fill('Photosynthesis 光合作用')
  await page.getByRole('button', { name: 'Study Now' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Photosynthesis 光合作用' })).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
    await page.keyboard.press(key)
  }
  await expect(page.getByText('Study session completed! Great job! 🎉')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
  await expect(page.getByText('Just now')).toBeVisible()
  await expect(page.getByText('67%').first()).toBeVisible()
  const end = page.getByRole('region', { name: 'How this session went' })
  await expect(end.getByText(/^2 of 3 correct/)).toBeVisible()
  await expect(end.getByText(/^What you missed comes back (in 1 minute|now)\.$/)).toBeVisible()
  await end.getByText('What you missed', { exact: true }).click()
  await expect(end.getByText(/^Comes back (in 1 minute|now)\.$/)).toHaveCount(1)
  await expect(end.getByText(/due, .*\.$/)).toBeVisible()
  await expect(end.getByRole('link', { name: 'Review', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText(/19 credits/)).toBeVisible()

  await page.getByRole('button', { name: 'edit Photosynthesis 光合作用' }).click()
  await page.getByRole('button', { name: 'This is wrong: card 2' }).click()
  await page.getByRole('button', { name: 'It is unclear' }).click()
  await expect(page.getByText('Thank you. It is gone.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(2)
})

journey('from Create, Chinese material gives Chinese cards, which are kept, by keyboard alone', async (page) => {
  await signInStudent(page)
  await page.goto('/create')
  await chooseFile(page, 'Add a file', document('tc.pdf'))
  await press(page.getByRole('button', { name: 'Make', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
  const first = page.getByRole('list', { name: GENERATED }).getByRole('listitem').first()
  await expectValue.poll(() => first.innerText()).toMatch(/\p{Script=Han}{2,}/u)
  await press(first.getByRole('checkbox'), 'Space')
  await press(page.getByRole('button', { name: 'Create Set' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Study History' })).toBeVisible()
})

/** The engine is sure of nothing in it, and has suggestions. */
const UNSURE = `# Glycolysis

Glycolysis takes place in the cytoplasm of both prokaryotic and eukaryotic cells. Red blood cells of mammals have no
mitochondria, so glycolysis is their sole source of ATP. In the absence of oxygen the pyruvate is turned into lactate by
lactate dehydrogenase. Muscles that work hard without enough oxygen pile up lactate.`

journey(
  'of a text that gives suggestions and no card, those that are ticked become a set, for nothing',
  async (page) => {
    const { recite } = await signInStudent(page)
    await page.goto('/module/recite?view=upload')
    await page.getByLabel('Content', { exact: true }).fill(UNSURE)
    await press(page.getByRole('button', { name: 'Generate Flashcards' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
    await expect(page.getByText('The engine found nothing that it is sure of. These may do.')).toBeVisible()
    await expect(
      page.getByText(/^No card that the engine is sure of, but \d+ suggestions? to choose from\.$/),
    ).toBeVisible()
    const suggestions = page.getByRole('list', { name: 'Suggestions' })
    await expect(suggestions.getByRole('checkbox', { checked: true })).toHaveCount(0)
    expectValue(await findBarriers(page)).toEqual([])

    await page.goto('/')
    await expect(page.getByText(/1 of 1 part done, \d+ suggestions? found\./)).toBeVisible()
    await press(page.getByRole('button', { name: 'Review Cards' }))
    await press(page.getByRole('button', { name: 'Create Set' }))
    await expect(page.getByText('Please select at least one card to include in your set.')).toBeVisible()
    await press(suggestions.getByRole('checkbox').first(), 'Space')
    await expect(page.getByText(/^1 of \d+ suggestions? selected$/)).toBeVisible()
    await page.reload()
    await expect(suggestions.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await press(page.getByRole('button', { name: 'Study Now' }))
    await expect(page.getByText(/^Card 1 of 1/)).toBeVisible()
    await expect(page.getByRole('banner').getByText(/20 credits/)).toBeVisible()
    const { flashcard_sets } = await recite.history({ query: {} })
    expectValue(flashcard_sets).toMatchObject([{ card_count: 1 }])
  },
)
