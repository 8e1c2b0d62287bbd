import type { Language } from '@lectern/texts/languages'
import type { Page } from 'playwright-core'
import { freshEmail } from './account.ts'
import { type Student, signInStudent } from './api-account.ts'
import { expect } from './expect.ts'
import { document } from './material.ts'
import { keepSet, studySet } from './recite.ts'
import { LONG_TITLE, LONG_WORD, type Visit } from './visit.ts'

/** Every screen of a signed-out visitor, in its busiest state. */
export async function walkVisitorScreens(page: Page, visit: Visit): Promise<void> {
  const open = async (path: string, heading: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await open('/', 'Your own material, ready to study')
  await page.getByRole('button', { name: 'What is a credit?' }).click()
  await visit('landing')

  await open('/login', 'Sign in')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('login-password')
  await page.getByRole('radio', { name: 'OTP Code' }).click()
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Digit 6 of 6')).toBeVisible()
  await visit('login-code')

  await page.getByRole('button', { name: 'Register here' }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await visit('register')

  await open('/terms', 'Terms')
  await visit('terms')
  await open('/privacy', 'Privacy')
  await visit('privacy')
  await open('/module/recite', 'Page Not Found')
  await visit('not-found')
}

/** A student whose name, sets and cards are as long and as mixed as they come. */
export async function signInBusyStudent(page: Page, language?: Language): Promise<Student> {
  const student = await signInStudent(page, {
    first_name: `Maria ${LONG_WORD.slice(0, 40)}`,
    last_name: '歐陽諸葛震華',
    ...(language && { language }),
  })
  for (const [index, correctCount] of [5, 3, 1].entries())
    await studySet(student, await keepSet(student, `${index + 1}. 第四講：虛擬記憶體與分頁`, 5), correctCount)
  for (let index = 4; index <= 12; index++) await keepSet(student, `Lecture ${index}`, index)
  const cards = [
    { question: LONG_WORD, answer: `${LONG_WORD}${LONG_WORD}` },
    {
      question: '什麼是頁框？',
      answer: '實體記憶體中與頁對應的固定大小區塊，稱為「頁框」，目前大多數系統的頁面大小是4096位元組。',
    },
    {
      question: 'What is a page fault?',
      answer: 'A trap that the hardware raises when the valid bit of a page is zero.',
    },
  ]
  await studySet(student, await keepSet(student, LONG_TITLE, cards), 2)
  return student
}

/** Every screen of the shell and of flashcards, for the student of `signInBusyStudent`. */
export async function walkStudentScreens(page: Page, visit: Visit): Promise<void> {
  await walkShellScreens(page, visit)
  await walkMakingScreens(page, visit)
  await walkHistoryScreens(page, visit)
  await walkStudyScreens(page, visit)
  await walkEditScreens(page, visit)
}

async function walkShellScreens(page: Page, visit: Visit): Promise<void> {
  const accountMenu = page.getByRole('button', { name: /^Account menu/ })
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(accountMenu).toBeVisible()
  }
  await open('/', /^Welcome, /)
  await expect(page.getByText(/cards are due/)).toBeVisible()
  await visit('home')
  await accountMenu.click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await visit('home-menu')
  await page.getByRole('menuitem', { name: 'OCR Document' }).click()
  await expect(page.getByRole('dialog', { name: 'OCR Document' })).toBeVisible()
  await visit('ocr-dialog')
  await open('/module/alchemy', 'Module Not Found')
  await visit('module-not-found')
  await open('/profile', 'Profile')
  await visit('profile')
  // Without the header, as all that is studied in full screen.
  await page.goto('/review')
  await page.getByRole('button', { name: /^Show Answer/ }).click()
  await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible()
  await visit('review')
  await open('/create', 'Create')
  await visit('create')
  await page.locator('input[type=file]').setInputFiles(document('two.pdf'))
  await page.getByRole('checkbox', { name: /^Notes/ }).check()
  await expect(page.getByText('Costs 4 credits')).toBeVisible()
  await visit('create-sheet')
  await open('/progress', 'Progress')
  await expect(page.getByRole('heading', { name: 'How you review' })).toBeVisible()
  await page.getByText('Show as a table').first().click()
  await visit('progress')
}

async function walkMakingScreens(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/recite')
  await expect(page.getByRole('button', { name: /Create New Set/ })).toBeVisible()
  await visit('recite-main')

  await page.getByRole('button', { name: /Create New Set/ }).click()
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByText('Please provide content to generate flashcards.')).toBeVisible()
  await visit('recite-upload')

  await page.locator('input[type=file]').setInputFiles(document('two.pdf'))
  await expect(page.getByText(/^[1-9][\d,]* words$/)).toBeVisible()
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/recite/generate/', async (route) => {
    if (++calls > 1) await isSeen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Generate Flashcards' }).click()
  await expect(page.getByRole('heading', { name: 'Found so far' })).toBeVisible()
  await visit('recite-generate')
  const { promise: isRead, resolve: readIt } = Promise.withResolvers<void>()
  await page.route('**/api/recite/generations/*/', async (route) => {
    await isRead
    await route.continue()
  })
  goOn()
  await expect(page.getByText('Processing the cards')).toBeVisible()
  await visit('recite-processing')
  readIt()

  await expect(page.getByRole('heading', { level: 1, name: 'Review Your Flashcards' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/module/recite')
  await expect(page.getByRole('button', { name: 'Review Cards' })).toBeVisible()
  await visit('recite-main-waiting')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-main-discard')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Review Cards' }).click()
  await page.getByText('Source sentence').first().click()
  await page.getByRole('checkbox').nth(1).uncheck()
  await visit('recite-select')
  await page.getByRole('button', { name: 'Discard All' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-select-discard')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard All' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flashcards' })).toBeVisible()
}

async function walkHistoryScreens(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/recite?view=history')
  await expect(page.getByRole('heading', { level: 2, name: LONG_TITLE })).toBeVisible()
  await visit('recite-history')
  await page.getByRole('button', { name: `Delete ${LONG_TITLE}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-history-delete')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Rename ${LONG_TITLE}` }).click()
  await visit('recite-history-rename')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Folder of ${LONG_TITLE}` }).click()
  await page.getByLabel('Folder', { exact: true }).fill(`${LONG_WORD}::${LONG_WORD}`)
  await visit('recite-history-folder')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${LONG_WORD} › ${LONG_WORD}`, { exact: true })).toBeVisible()
  await visit('recite-history-in-folder')
  await page.getByLabel('Folder', { exact: true }).selectOption(`${LONG_WORD}::${LONG_WORD}`)
  await page.getByRole('button', { name: 'Rename Folder' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit('recite-folder-rename')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Dissolve Folder' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-folder-dissolve')
  await page.keyboard.press('Escape')
  await page.getByLabel('Folder', { exact: true }).selectOption('')
  await page.getByLabel('Search sets').fill(LONG_WORD.toUpperCase().repeat(2))
  await expect(page.getByText(/^Nothing matches/)).toBeVisible()
  await visit('recite-history-nothing')
  await page.getByRole('button').filter({ hasText: 'Clear Search' }).click()
}

async function walkStudyScreens(page: Page, visit: Visit): Promise<void> {
  const study = page.getByRole('button', { name: `Study ${LONG_TITLE}` })
  await study.click()
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
    await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
    await page.keyboard.press(key)
  }
  const end = page.getByRole('region', { name: 'How this session went' })
  await end.getByText('What you missed', { exact: true }).click()
  await expect(end.getByRole('button', { name: 'Again: the 2 you missed' })).toBeVisible()
  await visit('recite-study-end')
  await study.click()
  await expect(page.getByRole('button', { name: /Show Answer/ })).toBeVisible()
  await visit('recite-study-question')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /Incorrect/ })).toBeVisible()
  await visit('recite-study-answer')
  await page.getByRole('link', { name: 'Back to Modules' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-study-leave')
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('/')
}

async function walkEditScreens(page: Page, visit: Visit): Promise<void> {
  await page.goto('/module/recite?view=history')
  await page.getByRole('button', { name: `: edit ${LONG_TITLE}` }).click()
  await page.getByRole('button', { name: 'Add Card' }).click()
  await page.getByRole('button', { name: 'Edit card 2' }).click()
  await visit('recite-edit')
  await page.getByLabel('Kind of card').first().selectOption('choice')
  await visit('recite-edit-choice')
  await page.getByRole('button', { name: 'Clear Progress' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('recite-edit-clear')
  await page.goto('/module/recite?view=edit&set_id=999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await visit('recite-edit-not-found')
}
