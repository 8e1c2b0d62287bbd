import { understandingEndpoints } from '@lectern/contract/understanding'
import { chatTitle } from '@lectern/domain/understanding'
import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import { expect } from '../expect.ts'
import { LONG_WORD, type Visit } from '../visit.ts'

const QUESTION = { role: 'user' as const, content: `${LONG_WORD.repeat(2)}是什麼？` }

const NOTES = `第四講：虛擬記憶體。頁框是實體記憶體中與頁對應的固定大小區塊。
${LONG_WORD} is the name of a law about the labelling of beef.`

const REPLY = `## ${LONG_WORD}

A **page table** maps a page $p$ to a frame [1]. 分頁表把頁對應到頁框 [2]。

$$
a = f \\cdot 2^{k} + d + \\frac{${'x_{long} + '.repeat(20)}1}{2}
$$

| ${LONG_WORD} | 頁 | Meaning |
|---|---|---|
| 1 | 20 | ${LONG_WORD} |

\`\`\`c
frame = table[address >> 12]; // ${LONG_WORD.repeat(2)}
\`\`\`

- [A link](https://example.org/${LONG_WORD})`

const citation = (number: number, text: string) => ({ number, text, start: 0, end: text.length })

/** Every screen of understanding. */
export async function walkUnderstandingScreens(page: Page, student: Student, visit: Visit): Promise<void> {
  await keepChat(student)
  await page.goto('/module/understanding')
  await expect(page.getByText('What do you want to understand?')).toBeVisible()
  await visit('understanding-empty')
  await page.getByLabel('Your notes').fill(NOTES)
  await expect(page.getByRole('button', { name: 'Summarise my notes' })).toBeVisible()
  await visit('understanding-notes')
  await walkTalk(page, visit)
  await walkChats(page, visit)
}

async function keepChat(student: Student): Promise<void> {
  const messages = [
    QUESTION,
    { role: 'assistant' as const, content: REPLY, citations: [citation(1, NOTES), citation(2, LONG_WORD.repeat(4))] },
  ]
  await student.call(understandingEndpoints).createSession({ body: { messages, notes_content: NOTES } })
}

async function walkTalk(page: Page, visit: Visit): Promise<void> {
  await page.getByLabel('Message').fill('什麼是頁框？')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Answered by the built-in engine/)).toBeVisible()
  await visit('understanding-answer')

  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/understanding/chat/', async (route) => {
    await isSeen
    await route.fulfill({ status: 502, json: { error: 'No answer.', code: 'generation_failed', credits_refunded: 1 } })
  })
  await page.getByLabel('Message').fill(LONG_WORD.repeat(3))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Looking through your notes…')).toBeVisible()
  await visit('understanding-waiting')
  goOn()
  await expect(page.getByText(/^Sorry, an error occurred and credits have been refunded\./)).toBeVisible()
  await visit('understanding-failed')
  await page.unroute('**/api/understanding/chat/')
}

async function walkChats(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Previous chats' }).click()
  await page.getByRole('button', { name: new RegExp(`^${LONG_WORD}`) }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('understanding-leave')
  await page.getByRole('button', { name: 'Open Without Saving' }).click()
  await expect(page.getByRole('article').locator('.katex-display')).toBeVisible()
  await visit('understanding-rich-answer')
  await page.getByRole('button', { name: 'Passage 2' }).click()
  await expect(page.getByRole('dialog', { name: 'Passage 2' })).toBeVisible()
  await visit('understanding-passage')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${chatTitle([QUESTION])}` }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await visit('understanding-delete')
  await page.getByRole('button', { name: 'Cancel' }).click()
}
