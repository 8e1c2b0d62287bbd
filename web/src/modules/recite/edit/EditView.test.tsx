import type { Flashcard } from '@lectern/contract/recite/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { beMei, fakeServer, noNetwork, openScreen, pass, refusal } from '../../../core/account/signed-in-ground.tsx'
import * as downloads from '../../../lib/download-file.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'
import { cardOf, setOf } from '../recite-ground.ts'

const card = (id: number): Flashcard =>
  cardOf(id, { times_studied: 3, is_correct: true, correct_count: 2, incorrect_count: 1 })
const SET = setOf('Biology', card(1), card(2))
const GET_SET = 'GET /api/recite/flashcard-sets/5/'
const CREATE = 'POST /api/recite/flashcard-sets/5/flashcards/'
const IMPORT = 'POST /api/recite/flashcard-sets/5/import/'
const CLEAR = 'POST /api/recite/flashcard-sets/5/clear-progress/'
const update = (id: number) => `PATCH /api/recite/flashcards/${id}/`

let server: ReturnType<typeof fakeServer>
let toastError: MockInstance<typeof toasts.toastError>
let toastSuccess: MockInstance<typeof toasts.toastSuccess>

beforeEach(() => {
  vi.useFakeTimers()
  beMei()
  server = fakeServer({
    [GET_SET]: SET,
    [CREATE]: (body: Partial<Flashcard>) => cardOf(10, body),
    [IMPORT]: ({ flashcards }: { flashcards: Partial<Flashcard>[] }) =>
      setOf('Biology', ...flashcards.map((text, index) => cardOf(10 + index, text))),
    [update(1)]: (body: Partial<Flashcard>) => cardOf(1, body),
    [update(2)]: (body: Partial<Flashcard>) => cardOf(2, body),
  })
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  toastSuccess = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
})

afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(0)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('a set that is not the student’s shows that nothing is there', async () => {
  server.answer(GET_SET, refusal(404, 'not_found', 'Not found.'))
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(heading()).toBe('Page Not Found')
  expect(toastError).not.toHaveBeenCalled()
})

test('a card leads to the place of its source, also once it has been edited', async () => {
  const source = 'A cell is the unit of life.'
  const places = 'POST /api/materials/7/places/'
  const of7 = { source, material_id: 7 }
  server.answer(GET_SET, setOf('Biology', cardOf(1, of7), card(2)))
  server.answer(places, { places: [{ page: 2, start: 40, end: 67 }], several: [[]] })
  server.answer(update(1), (body: Partial<Flashcard>) => cardOf(1, { ...of7, ...body }))
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await pass(10)
  const hrefs = () =>
    screen.getAllByRole('link', { name: /^Show in the Material/ }).map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/library/7?page=2&from=40&to=67'])
  await press('Edit card 1')
  write('Question', 'What is life made of?')
  await press('Finish card 1')
  await pass(10)
  expect(server.sent(update(1))).toMatchObject([{ question: 'What is life made of?' }])
  expect(hrefs()).toEqual(['/library/7?page=2&from=40&to=67'])
  expect(server.sent(places)).toEqual([{ passages: [{ words: source }] }])
})

test('a made card that is wrong goes once that is kept; one that was written has no such button', async () => {
  const give = 'POST /api/feedback/'
  server.answer(GET_SET, setOf('Biology', cardOf(1, { is_made: true }), card(2)))
  server.answer(give, refusal(500, 'internal', 'It broke.'))
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(screen.queryByRole('button', { name: 'This is wrong: card 2' })).toBeNull()
  const sayUnclear = async () => {
    await press('This is wrong: card 1')
    fireEvent.click(await vi.waitFor(() => screen.getByRole('button', { name: 'It is unclear' })))
    await pass(0)
  }
  await sayUnclear()
  expect(toastError).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  server.answer(give, { credits_returned: 1, user_credits: 20, can_be_checked: false })
  await sayUnclear()
  expect(server.sent(give).at(-1)).toEqual({ kind: 'card', id: 1, reason: 'unclear' })
  expect(toastSuccess).toHaveBeenCalledWith('Thank you. It is gone, and 1 credit came back.')
  expect(screen.queryByText('Question 1')).toBeNull()
  expect(screen.getByText('Question 2')).toBeTruthy()
})

test('a set that could not be loaded is told, and can be loaded again', async () => {
  console.warn = () => {}
  server.answer(GET_SET, new Response('<h1>Welcome to this network</h1>'))
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(screen.getByRole('alert').textContent).toContain(say('recite.setFailed'))
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.loadSetFailed'))
  server.answer(GET_SET, SET)
  await press('Try again')
  expect(heading()).toBe('Biology')
})

test('a card is read until its pencil is pressed; pressed again, it is saved', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(screen.getAllByText('2 correct')).toHaveLength(2)
  expect(screen.queryByLabelText('Question')).toBeNull()
  await press('Edit card 1')
  write('Answer', 'Another answer')
  expect(screen.getByText('1 not saved yet.')).toBeDefined()
  await press('Finish card 1')
  expect(server.sent(update(1))).toEqual([{ question: 'Question 1', answer: 'Another answer' }])
  expect(screen.getByText('All changes are saved.')).toBeDefined()
})

test('leaving a field saves the card, once', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Add Card')
  write('Question', 'What is DNA?')
  fireEvent.blur(screen.getByLabelText('Question'))
  await pass(0)
  expect(server.sent(CREATE)).toEqual([])
  write('Answer', 'A molecule')
  fireEvent.blur(screen.getByLabelText('Answer'))
  await press('Finish card 3')
  expect(server.sent(CREATE)).toHaveLength(1)
})

test.each(['Study History', 'Flashcards'])('the way back saves first: %s', async (place) => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 2')
  write('Question', 'Changed')
  await press(`Back to ${place}`)
  expect(server.sent(update(2))).toHaveLength(1)
  expect(heading()).toBe(place)
})

test('of two ways back that are pressed while it saves, the first is gone', async () => {
  const saved = Promise.withResolvers<object>()
  server.answer(update(2), () => saved.promise)
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 2')
  write('Question', 'Changed')
  await press('Back to Study History')
  await press('Back to Flashcards')
  saved.resolve(cardOf(2, { question: 'Changed' }))
  await pass(0)
  expect(heading()).toBe('Study History')
})

test('with something that cannot be saved, the way back asks', async () => {
  server.answer(update(2), noNetwork)
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 2')
  write('Question', 'Changed')
  await press('Back to Study History')
  expect(toastError).toHaveBeenCalledWith(say('recite.saveCardFailed'), 'edit')
  const dialog = within(screen.getByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Keep Editing' }))
  await pass(0)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Changed')
})

test('a half-written card is asked about, and there again when the set is edited the next time', async () => {
  const router = await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Add Card')
  write('Question', 'What is DNA?')
  await press('Back to Study History')
  expect(screen.getByRole('alertdialog').textContent).toContain('What you typed stays in this tab')
  await press('Leave')
  expect(heading()).toBe('Study History')
  expect(server.sent(CREATE)).toEqual([])
  cleanup()
  router.dispose()

  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(screen.getByText('What is DNA?')).toBeDefined()
  expect(screen.getByText('Saved once it has a question and an answer.')).toBeDefined()
  await press('Edit card 3')
  write('Answer', 'A molecule')
  await press('Finish card 3')
  expect(server.sent(CREATE)).toHaveLength(1)
  cleanup()
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  expect(screen.queryByText('What is DNA?')).toBeNull()
})

test('leaving by the browser’s back saves behind it', async () => {
  const router = await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 2')
  write('Question', 'Changed')
  cleanup()
  router.dispose()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent(update(2))).toHaveLength(1)
})

test('a page that goes sends what is unsaved with keepalive', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 2')
  write('Question', 'Changed')
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(server.sent(update(2))).toEqual([{ question: 'Changed', answer: 'Answer 2' }])
  expect(server.keptAlive(update(2))).toEqual([true])
})

test('a deleted card leaves the focus on its neighbour', async () => {
  server.answer('DELETE /api/recite/flashcards/1/', noNetwork)
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Edit card 1')
  await press('Delete card 1')
  expect(screen.queryByText('Question 1')).toBeNull()
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.deleteCardFailed'), 'edit')
  expect(document.activeElement?.closest('li')?.textContent).toContain('Question 2')
})

test('a file is exported as import reads it, and an empty set says so', async () => {
  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Export')
  const [name, content] = download.mock.lastCall ?? []
  expect(name).toBe('Biology.txt')
  expect(await content?.text()).toBe('Question 1\nAnswer 1\n---\nQuestion 2\nAnswer 2\n')
  cleanup()

  server.answer(GET_SET, setOf('Biology'))
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Export')
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.nothingToExport'))
})

test.each([
  ['cards.pdf', 'Q\nA', say('recite.fileWrongType')],
  ['cards.txt', 'only a question', say('recite.fileNoCards')],
])('importing %s that holds %j is refused', async (name, content, text) => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  fireEvent.change(screen.getByLabelText('Card file'), { target: { files: [new File([content], name)] } })
  await pass(0)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(text)
  expect(server.sent(CREATE)).toEqual([])
})

test('imported cards are added and saved', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  const file = new File(['What is DNA?\nA molecule\n---\nno answer'], 'cards.TXT')
  fireEvent.change(screen.getByLabelText('Card file'), { target: { files: [file] } })
  await pass(0)
  expect(server.sent(IMPORT)).toMatchObject([{ flashcards: [{ question: 'What is DNA?', answer: 'A molecule' }] }])
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Imported 1 flashcard.', 'edit')
  expect(screen.getByText('What is DNA?')).toBeDefined()
})

test('clearing the progress asks, and takes the tallies away', async () => {
  const cleared = {
    ...SET,
    flashcards: SET.flashcards.map((one) => ({ ...one, correct_count: 0, incorrect_count: 0 })),
  }
  server.answer(CLEAR, cleared)
  await openScreen(<ReciteScreen />, '/module/recite?view=edit&set_id=5')
  await press('Clear Progress')
  expect(server.sent(CLEAR)).toEqual([])
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear Progress' }))
  await pass(0)
  expect(screen.queryByText('2 correct')).toBeNull()
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith(say('recite.progressCleared'))
})
