import { understandingEndpoints } from '@lectern/contract/understanding'
import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { expect, STEP_TIMEOUT_MS } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { document } from '../support/material.ts'

useBrowser()

const NOTES = `A stoma is a pore in the surface of a leaf. Carbon dioxide enters the leaf through it.
Guard cells are the two cells beside a stoma. They open and close it.`

async function openChat(page: Page): Promise<void> {
  await signInStudent(page)
  await page.goto('/module/understanding')
  await expect(page.getByRole('heading', { level: 1, name: 'Understanding' })).toBeVisible()
}
const notes = (page: Page) => page.getByLabel('Your notes')
const answers = (page: Page) => page.getByRole('article', { name: 'Answer' })

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Message').fill(question)
  await page.keyboard.press('Enter')
}

journey(
  'a question about a file is answered from it, kept, found again after a reload, and deleted',
  async (page) => {
    await openChat(page)
    await page.getByRole('button', { name: 'New / Save' }).click()
    await expect(page.getByText(/^This is a new chat already\./)).toBeVisible()
    await page.context().setOffline(true)
    await page.getByLabel('Notes file').setInputFiles(document('en.docx'))
    const failure = page.getByText('Upload failed. Please try again.')
    await expect(failure).toBeVisible()
    await page.context().setOffline(false)
    await page.getByLabel('Notes file').setInputFiles(document('en.docx'))
    await expect(failure).toBeGone()
    await expect(page.getByText('From en.docx')).toBeVisible()
    await ask(page, 'What is a page table?')
    await expect(answers(page).getByText(/^Answered by the built-in engine/)).toBeVisible()
    await expect(page.getByRole('banner').getByText(/19 credits/)).toBeVisible()

    await answers(page).getByRole('button', { name: 'Passage 1' }).click()
    const passage = await page.getByRole('dialog', { name: 'Passage 1' }).locator('blockquote').innerText()
    expectValue((await notes(page).inputValue()).replace(/\s+/g, ' ')).toContain(passage.replace(/\s+/g, ' ').trim())
    await page.getByRole('button', { name: 'Show in the notes' }).click()
    await expect(notes(page)).toBeFocused()
    const selected = await notes(page).evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    )
    expectValue(selected.replace(/\s+/g, ' ')).toContain(passage.replace(/\s+/g, ' ').trim())

    await page.getByLabel('Message').fill('Not sent yet')
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('Not sent yet'))
    await page.reload()
    await expect(answers(page)).toHaveCount(1)
    await expect(page.getByLabel('Message')).toHaveValue('Not sent yet')

    // Another device, or this browser after it was killed, knows nothing of the tab: the server has the turn.
    const other = await page.context().newPage()
    await page.close()
    await other.goto('/module/understanding')
    await other.getByRole('button', { name: 'Previous chats' }).click()
    await other.getByRole('button', { name: /^What is a page table\?.*2 messages/ }).click()
    await expect(answers(other)).toHaveCount(1)
    await ask(other, 'What is a page frame?')
    await expect(answers(other)).toHaveCount(2)
    await expect(other.getByRole('button', { name: /^What is a page table\?.*4 messages/ })).toBeVisible()
    await goOnIn(other)
  },
  { mayComplain: /ERR_INTERNET_DISCONNECTED/ },
)

/** Begins a new chat, and tidies the kept one up. */
async function goOnIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New / Save' }).click()
  await expect(page.getByText('Chat saved.')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^What is a page table\?/ }).click()
  await expect(answers(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete What is a page table?' }).click()
  await expect(page.getByRole('alertdialog')).toHaveText(/page table\?(?!\?)/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^No chats yet/)).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
}

journey(
  'a message whose answer is lost on the way is still there, and tried again is paid once',
  async (page) => {
    await openChat(page)
    await notes(page).fill(NOTES)
    let calls = 0
    await page.route('**/api/understanding/chat/', async (route) => {
      // The first answer is written and paid, and gets lost.
      if (++calls === 1) await route.fetch({ timeout: STEP_TIMEOUT_MS })
      return calls === 1 ? route.abort() : route.continue()
    })
    await ask(page, 'What is a stoma?')
    await expect(page.getByText('Network error. Please try again later.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('What is a stoma?', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(answers(page).getByText(/a pore in the surface of a leaf/)).toBeVisible()
    await expect(page.getByRole('banner').getByText(/19 credits/)).toBeVisible()
  },
  { mayComplain: /net::ERR_FAILED/ },
)

journey('notes that were made open in the chat, on a phone and by keyboard alone', async (page) => {
  const { access_token } = await signInStudent(page)
  const headers = { authorization: `Bearer ${access_token}` }
  const data = { title: '氣孔 Stomata', html: `<h2>Stomata</h2><p>${NOTES}</p>`, purpose: '', made_by: 'model' }
  const { id } = (await (await page.request.post('/api/notes/', { headers, data })).json()) as { id: number }
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(`/module/notes?view=note&note_id=${id}`)
  await page.getByRole('button', { name: 'Open in Understanding' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Notes \d+ words$/ })).toBeVisible()
  await page.getByLabel('Answer in').selectOption('zh-hant')
  await page.getByLabel('Message').focus()
  await page.keyboard.type('What are guard cells?')
  await page.keyboard.press('Enter')
  await expect(answers(page).getByText(/^你的筆記中寫道/)).toBeVisible()
  await answers(page).getByRole('button', { name: 'Passage 1' }).focus()
  await page.keyboard.press('Enter')
  const passage = page.getByRole('dialog', { name: 'Passage 1' })
  await expect(passage.getByText('Guard cells are the two cells beside a stoma.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answers(page).getByRole('button', { name: 'Passage 1' })).toBeFocused()
})

journey('what a model writes can load nothing and lead nowhere by itself', async (page) => {
  await openChat(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const reply = [
    '![pixel](https://evil.example/p.png) <img src="https://evil.example/q.png">',
    '<script>window.isHacked = true</script> [here](javascript:window.isHacked=true)',
    'So $x^2$ and a cell [1].',
  ].join('\n\n')
  const facts = { image_description: null, made_by: 'model', are_notes_excerpted: false, turns_left_out: 0 }
  const done = { type: 'done', ...facts, reply, citations: [], is_stopped: false, is_cut_off: false, credit_cost: 1 }
  await page.route('**/api/understanding/chat/', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ type: 'start', ...facts })}\n\ndata: ${JSON.stringify(done)}\n\n`,
    }),
  )
  await ask(page, 'What is it?')
  await expect(answers(page).locator('.katex').first()).toBeVisible()
  expectValue(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  expectValue(await page.evaluate(() => 'isHacked' in window)).toBe(false)
  await expect(answers(page).getByRole('link')).toHaveCount(0)
})

journey(
  'the number of a passage is pressed by a finger within 44 pixels, and what is drawn of it is its own',
  async (page) => {
    const student = await signInStudent(page)
    const citations = [1, 2].map((number) => ({ number, text: NOTES, start: 0, end: NOTES.length }))
    const messages = [
      { role: 'user' as const, content: 'What is a stoma?' },
      { role: 'assistant' as const, content: 'A pore in the surface of a leaf [1][2].', citations },
    ]
    await student.call(understandingEndpoints).createSession({ body: { messages, notes_content: NOTES } })
    await page.goto('/module/understanding')
    await page.getByRole('button', { name: 'Previous chats' }).click()
    await page.getByRole('button', { name: /^What is a stoma/ }).click()
    const reach = (name: string, offsets: readonly (readonly [number, number])[]) =>
      answers(page)
        .getByRole('button', { name })
        .evaluate((mark, points) => {
          mark.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = mark.getBoundingClientRect()
          return points.map(([right, down]) =>
            mark.contains(mark.ownerDocument.elementFromPoint(x + width / 2 + right, y + height / 2 + down)),
          )
        }, offsets)
    const OWN = [
      [0, 0],
      [-9, 0],
      [9, 0],
      [0, -21],
      [0, 21],
    ] as const
    expectValue(await reach('Passage 1', [...OWN, [-21, 0]])).not.toContain(false)
    expectValue(await reach('Passage 2', [...OWN, [21, 0]])).not.toContain(false)
  },
  { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true },
)
