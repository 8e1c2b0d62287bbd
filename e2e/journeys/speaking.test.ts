import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { materialsEndpoints } from '@lectern/contract/materials'
import { speakingEndpoints } from '@lectern/contract/speaking'
import type { Page } from 'playwright-core'
import { afterAll, expect as expectValue } from 'vitest'
import { type Student, signInStudent } from '../support/api-account.ts'
import { expect } from '../support/expect.ts'
import { ears, SAID } from '../support/hear-clip.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { choose, press, write } from '../support/keyboard.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-voice-'))
const microphone = join(folder, 'said.wav')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

useBrowser([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${microphone}%noloop`,
])

/** Words that a recogniser may get wrong of nine. */
const MOST_WORD_ERRORS = 3

journey('A topic is talked about by typing, up to a summary that is kept, by keyboard alone', async (page) => {
  await signInStudent(page)
  await page.goto('/module/speaking')
  await press(page.getByRole('button', { name: 'Start Topic Chat' }))
  await expect(page.getByText('Please choose a topic or type your own.')).toBeVisible()
  await press(page.getByRole('button', { name: 'Random Topic' }))
  await choose(page.getByRole('radio', { name: 'My family' }))
  await press(page.getByRole('button', { name: 'Start Topic Chat' }))
  await expect(page.getByText('Who is in your family, and what do you like to do together?')).toBeVisible()

  await choose(page.getByRole('radio', { name: 'Type' }))
  await press(page.getByRole('checkbox', { name: 'Read answers aloud' }), 'Space')
  await write(
    page.getByRole('textbox', { name: 'Your turn' }),
    'My little brother play football with me every weekends, and my mother makes noodles for all of us at home.',
  )
  await press(page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Partner')).toHaveCount(2)
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()

  // Left, reloaded and found again.
  await page.goto('/module/speaking?view=history')
  await press(page.getByRole('button', { name: 'Go on with My family' }))
  await expect(page.getByText('Partner')).toHaveCount(2)
  await press(page.getByRole('button', { name: 'End and Get Summary' }))
  await expect(page.locator('ins').filter({ hasText: /^plays$/ })).toBeVisible()
  await expect(page.getByText('The built-in engine judged this', { exact: false })).toBeVisible()

  await press(page.getByRole('button', { name: 'Speaking History' }))
  await press(page.getByRole('button', { name: 'Delete My family' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible()
})

journey(
  'A sentence is read aloud, repeated into the microphone, heard, and marked word by word',
  async (page) => {
    const student = await signInStudent(page)
    await page.goto(`/module/speaking?view=session&session_id=${await startShadowing(student)}`)
    await page.getByRole('button', { name: 'Sentence 2', exact: true }).click()
    await expect(page.getByText(SAID)).toBeVisible()
    await page.getByRole('button', { name: 'Listen to the sentence' }).click()
    await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()

    await page.getByRole('button', { name: 'Record sentence 2' }).click()
    await expect(page.getByText(/^0:05 of 5:00/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    // It is listened to for as long as this takes.
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/speaking/shadow/*/submit/', async (route) => {
      await isSeen
      await route.continue()
    })
    await page.getByRole('button', { name: 'Check My Sentence' }).click()
    await expect(page.getByText(/^[1-9] s(?:econds?)?$/)).toBeVisible()
    goOn()
    // A recogniser takes its time on a busy machine.
    await page.getByText(/^Heard: /).waitFor()
    const wordErrors = await reportWordErrors(page)
    expectValue(wordErrors).toBeLessThanOrEqual(MOST_WORD_ERRORS)
    await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible()
    const score = Number((await page.getByText(/^Score so far/).innerText()).match(/\d+/)?.[0])
    expectValue(score).toBeGreaterThanOrEqual(60)

    await page.getByRole('button', { name: 'End and Get Summary' }).click()
    await expect(page.getByText(`Your score is ${score} of 100 over 1 sentence.`)).toBeVisible()
  },
  { permissions: ['microphone'] },
)

journey('A microphone that is refused is explained, and a turn can be typed instead', async (page) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await signInStudent(page)
  await page.goto('/module/speaking')
  await page.getByRole('button', { name: 'Check Microphone' }).click()
  await expect(page.getByText(/does not let this page use the microphone/)).toBeVisible()
  await page.getByLabel('Or your own topic').fill('Trains')
  await page.getByRole('button', { name: 'Start Topic Chat' }).click()
  await page.getByRole('button', { name: 'Record your turn' }).click()
  await expect(page.getByText(/does not let this page use the microphone/)).toBeVisible()
  await page.getByRole('radio', { name: 'Type' }).click()
  await expect(page.getByRole('textbox', { name: 'Your turn' })).toBeVisible()
})

const LEAVES = `# Photosynthesis

Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is the green pigment that absorbs the light.

# Stomata

A stoma is a pore in the surface of a leaf. Because stomata close at noon, photosynthesis slows down in hot weather.`

journey('Something of the library is talked about, from its page and back to it, by keyboard alone', async (page) => {
  const student = await signInStudent(page)
  const library = student.call(materialsEndpoints)
  const { id } = await library.create({ form: { text: LEAVES, title: 'How leaves work' } })
  await page.goto(`/library/${id}`)
  await press(page.getByRole('button', { name: 'Speak about it 1 credit per turn' }))
  await expect(page.getByText('How leaves work')).toBeVisible()
  await choose(page.getByRole('radio', { name: 'A Chapter' }))
  await choose(page.getByRole('radio', { name: /^Stomata/ }))
  await choose(page.getByRole('radio', { name: 'All Pages', exact: true }))
  await press(page.getByRole('button', { name: 'Start Topic Chat' }))
  await expect(
    page.getByText('Let us talk about “How leaves work”. What is it about, in your own words?'),
  ).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Type' }))
  await press(page.getByRole('checkbox', { name: 'Read answers aloud' }), 'Space')
  await write(page.getByRole('textbox', { name: 'Your turn' }), 'I do not know.')
  await press(page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('What is photosynthesis?')).toBeVisible()
  await write(page.getByRole('textbox', { name: 'Your turn' }), 'It has to do with leaves.')
  await press(page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText(/^The text says: “Photosynthesis is the process.*” What is chlorophyll\?$/)).toBeVisible()
  await press(page.getByRole('button', { name: 'End and Get Summary' }))
  await expect(page.getByRole('heading', { name: 'Also in the material' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show in the Material point 1' })).toBeVisible()
  await press(page.getByRole('link', { name: 'Open the material' }))
  await expect(page.getByRole('list', { name: 'Made from it' }).getByText(/^Speaking, talk, 2 turns/)).toBeVisible()

  await page.goto('/module/speaking')
  await choose(page.getByRole('radio', { name: 'Shadowing' }))
  await choose(page.getByRole('radio', { name: 'From your library' }))
  await press(page.getByRole('button', { name: 'Use earlier material' }))
  await press(page.getByRole('dialog').getByRole('button', { name: /^How leaves work/ }))
  await press(page.getByRole('button', { name: 'Start Shadowing' }))
  await expect(
    page.getByText(/pore in the surface of a leaf|absorbs the light|into chemical energy|in hot weather/),
  ).toBeVisible()
})

/** Starts a session by the API, and has its second sentence said by flite into the file that is the microphone. */
async function startShadowing(student: Student): Promise<number> {
  const speaking = student.call(speakingEndpoints)
  const { id, sentences } = await speaking.startShadowing({ body: { topic: 'My family' } })
  expectValue(sentences[1]).toBe(SAID)
  const sound = await speaking.speak({ params: { id }, query: { turn: 2 } })
  await writeFile(microphone, await sound.bytes())
  return id
}

/** How many of the words that were said were heard otherwise or not at all; told with who heard them. */
async function reportWordErrors(page: Page): Promise<number> {
  const marked = await page.getByText(/\((?:near|missed)/).count()
  const heard = await page.getByText(/^Heard: /).innerText()
  process.stdout.write(`Speech by ${ears}: ${marked} of ${SAID.split(' ').length} words wrong. ${heard}\n`)
  return marked
}
