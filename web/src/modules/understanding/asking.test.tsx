import { ApiError } from '@lectern/contract/api-error'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { materialsEndpoints } from '@lectern/contract/materials'
import { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatEvent } from '@lectern/contract/understanding/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { onCall, onStream, signalOf } from '../../lib/api/fake-calls-ground.ts'
// Loaded before the clock is stopped: their loading takes real time.
import '../../core/feedback/WrongDialog.tsx'
import '../../core/markdown/MarkdownView.tsx'
import { onApiSignal } from '../../lib/api/api-signals.ts'
import { switchLanguage } from '../../lib/language.ts'
import { changeChat, changeNotes, chatStore, clearChat, draftStore, imageStore } from './chat.ts'
import { UnderstandingScreen } from './UnderstandingScreen.tsx'
import {
  alerts,
  askFor,
  box,
  clearAll,
  delta,
  done,
  NOTES,
  pageOf,
  press,
  REPLY,
  SESSION,
  START,
  steppedStream,
  streamOf,
  type,
} from './understanding-test-ground.ts'

let chat: ReturnType<typeof onStream<typeof understandingEndpoints, 'chat'>>

beforeEach(() => {
  vi.useFakeTimers()
  beMei()
  onCall(understandingEndpoints, 'listSummaries').mockResolvedValue(pageOf())
  onCall(understandingEndpoints, 'listSessions').mockResolvedValue({ ...pageOf(), sessions: [] })
  chat = onStream(understandingEndpoints, 'chat').mockImplementation(async () => streamOf(START, done()))
  changeChat({ notes: NOTES })
})
afterEach(() => {
  cleanup()
  clearAll()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => openScreen(<UnderstandingScreen />, '/module/understanding')
/** Has the next answer come event by event, as it is told. */
function byHand(): ReturnType<typeof steppedStream>['give'] {
  let stream: ReturnType<typeof steppedStream> | null = null
  chat.mockImplementation(async (input) => {
    stream = steppedStream(signalOf(input))
    return stream.events
  })
  return async (...events) => stream?.give(...events)
}
const sentForm = (call = 0) => chat.mock.calls[call]?.[0].form
const keyOf = (call: number) => chat.mock.calls[call]?.[1]?.idempotencyKey
const answers = () => screen.queryAllByRole('article', { name: 'Answer' }).map((article) => article.textContent)
const questions = () => screen.queryAllByRole('article', { name: 'You' }).map((article) => article.textContent)

test('a question is sent with the notes, the talk so far and the language, and its answer is shown', async () => {
  await open()
  await askFor('What is a stoma?')
  fireEvent.change(screen.getByLabelText('Answer in'), { target: { value: 'zh-hant' } })
  await askFor('Is it small?')
  expect(sentForm(0)).toMatchObject({ message: 'What is a stoma?', context: NOTES, history: '[]', language: 'en' })
  expect(sentForm(1)).toMatchObject({ message: 'Is it small?', language: 'zh-hant' })
  expect(JSON.parse(String(sentForm(1)?.history))).toEqual([
    { role: 'user', content: 'What is a stoma?' },
    { role: 'assistant', content: REPLY.reply },
  ])
  expect(questions()).toEqual(['What is a stoma?', 'Is it small?'])
  expect(answers()).toHaveLength(2)
  expect(answers()[0]).toContain('Written by AI, which can be wrong.')
  expect(box().value).toBe('')
})

test('a question about notes of a material names it, and is asked all the same where that was deleted meanwhile', async () => {
  await open()
  act(() => changeChat({ notesMaterialId: 7 }))
  await askFor('What is a stoma?')
  expect(sentForm(0)).toMatchObject({ context: NOTES, material_id: '7' })
  const asked = chat.mock.calls.length
  chat.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.', { data: { error: 'Not found.' } }))
  await askFor('Is it small?')
  expect(sentForm(asked)).toHaveProperty('material_id', '7')
  expect(sentForm(asked + 1)).not.toHaveProperty('material_id')
  expect(sentForm(asked + 1)).toHaveProperty('is_material_gone', 'true')
  expect(keyOf(asked + 1)).toBe(keyOf(asked))
  expect(answers()).toHaveLength(2)
  act(() => clearChat())
  await askFor('Is it green?')
  expect(sentForm(asked + 2)).toHaveProperty('is_material_gone', 'true')
})

test('notes that were typed are the material that they became, until others take their place', async () => {
  const session = { id: 1, revision: 1, message_count: 2, material_id: 9 }
  chat.mockImplementation(async () => streamOf(START, done({ session })))
  await open()
  await askFor('What is a stoma?')
  expect(sentForm(0)).not.toHaveProperty('material_id')
  act(() => changeNotes(`${NOTES} It is small.`))
  await askFor('Is it small?')
  expect(sentForm(1)).toHaveProperty('material_id', '9')
  act(() => changeNotes('Roots drink.'))
  await askFor('What do they drink?')
  expect(sentForm(2)).not.toHaveProperty('material_id')
})

test('where no language was chosen, the answer follows the question, else the notes, else the screens', async () => {
  onTestFinished(() => switchLanguage('en'))
  await open()
  const shown = () => screen.getByLabelText<HTMLSelectElement>('Answer in').value
  expect(shown()).toBe('en')
  fireEvent.change(box(), { target: { value: '什麼是氣孔？' } })
  expect(shown()).toBe('zh-hant')
  await askFor('什么是气孔？')
  await askFor('2 + 2 = ?')
  expect(shown()).toBe('zh-hans')
  await askFor('Is it small?')
  expect([0, 1, 2].map((call) => sentForm(call)?.language)).toEqual(['zh-hans', 'zh-hans', 'en'])
})

test('a language that was chosen holds until a new chat, which speaks as the notes do', async () => {
  await open()
  const language = () => screen.getByLabelText<HTMLSelectElement>('Answer in')
  fireEvent.change(language(), { target: { value: 'zh-hans' } })
  await askFor('What is a stoma?')
  expect(sentForm()?.language).toBe('zh-hans')
  act(() => clearChat())
  expect(language().value).toBe('en')
  act(() => changeNotes('這是一個關於細胞的學說。'))
  expect(language().value).toBe('zh-hant')
  act(() => changeNotes(''))
  await act(() => switchLanguage('zh-hans'))
  onTestFinished(() => switchLanguage('en'))
  expect(screen.getByLabelText<HTMLSelectElement>('回答语言').value).toBe('zh-hans')
})

test('an answer grows as it comes; a screen reader hears that it is written, and the whole once it is there', async () => {
  const signals: unknown[] = []
  const stopListening = onApiSignal('creditsChanged', () => signals.push('changed'))
  const give = byHand()
  await open()
  await askFor('What is a stoma?')
  expect(screen.getByText('Looking through your notes…')).toBeDefined()
  await give(START)
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('Writing the answer')
  await give(delta('A po'))
  expect(answers()).toEqual(['A po'])
  await give(delta('re.'))
  expect(answers()).toEqual(['A pore.'])
  await give(done({ reply: 'A pore.', citations: [] }))
  expect(answers()[0]).toContain('A pore.')
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Answer: A pore.')
  expect(signals).toEqual(['changed', 'changed'])
  stopListening()
})

test('a citation shows its passage, and leads to it in the notes', async () => {
  await open()
  await askFor('What is a stoma?')
  await press('Passage 1')
  expect(screen.getByRole('dialog', { name: 'Passage 1' }).textContent).toContain('A stoma is a pore')
  await press('Show in the notes')
  await pass(50)
  const notes = screen.getByLabelText<HTMLTextAreaElement>('Your notes')
  expect([notes.selectionStart, notes.selectionEnd]).toEqual([0, 17])
  changeChat({ notes: 'Other notes.' })
  await press('Passage 1')
  expect(screen.getByRole('dialog').textContent).toContain('This passage is no longer in your notes')
})

test('a citation leads to its passage in the material of the notes, and says where that was deleted', async () => {
  const place = onCall(materialsEndpoints, 'findPlaces').mockResolvedValue({
    ...{ places: [{ page: 2, start: 40, end: 57 }], several: [[]] },
  })
  changeChat({ notesMaterialId: 7 })
  await open()
  await askFor('What is a stoma?')
  await press('Passage 1')
  await pass(50)
  const link = screen.getByRole('link', { name: 'Show in the Material' })
  expect(link.getAttribute('href')).toBe('/library/7?page=2&from=40&to=57')
  expect(place.mock.calls[0]?.[0]).toMatchObject({ params: { id: 7 } })
  act(() => changeChat({ notesMaterialId: null, isMaterialGone: true }))
  expect(screen.getByText('The material that this came from has been deleted.')).toBeDefined()
})

test.each([
  [{ made_by: 'built-in' as const }, 'Answered by the built-in engine from your own material; no AI model was asked.'],
  [{ is_cut_off: true }, /reached the greatest length and ends in the middle/],
  [{ is_stopped: true }, /was interrupted/],
  [{ are_notes_excerpted: true }, /too long to be read as a whole/],
  [{ turns_left_out: 4 }, /its first 4 messages were left out/],
])('of an answer %j it is said so', async (about, remark) => {
  chat.mockImplementation(async () => streamOf(START, done(about)))
  await open()
  await askFor('What is a stoma?')
  expect(screen.getByText(remark)).toBeDefined()
})

test('Enter sends; with Shift, or while a character is being composed, it does not, nor with nothing typed', async () => {
  await open()
  fireEvent.keyDown(box(), { key: 'Enter' })
  type('什麼')
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(chat).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter' })
  await pass(60)
  expect(chat).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

test('a question sent twice at once is one', async () => {
  chat.mockReturnValue(new Promise(() => {}))
  await open()
  type('What is a stoma?')
  const form = box().form
  if (form) for (let n = 0; n < 3; n++) fireEvent.submit(form)
  await pass(60)
  expect(chat).toHaveBeenCalledOnce()
  expect(questions()).toEqual(['What is a stoma?'])
})

test('stopped after its first words an answer stays as far as it came', async () => {
  const give = byHand()
  await open()
  await askFor('What is a stoma?')
  await give(START, delta('A pore in'))
  await press('Stop')
  await pass(60)
  expect(answers()[0]).toContain('A pore in')
  expect(screen.getByText('You stopped this answer.')).toBeDefined()
  expect(chatStore.get().pending).toBeNull()
})

test.each([
  ['once it is kept', 0],
  ['once another question was asked', 1],
])('of a stopped answer, which is paid, it can be said that it is wrong: %s', async (_, asked) => {
  const part = 'a'.repeat(32)
  const find = onCall(understandingEndpoints, 'listSessions').mockResolvedValueOnce({ ...pageOf(), sessions: [] })
  const give = byHand()
  await open()
  await askFor('What is a stoma?')
  await give(START, delta('A pore in'))
  await press('Stop')
  const stopped = { content: 'A pore in the', part, made_by: 'model' as const, is_stopped: true }
  const messages = [
    { role: 'user' as const, content: 'What is a stoma?' },
    { role: 'assistant' as const, ...stopped },
  ]
  find.mockResolvedValue({ ...pageOf(), sessions: [{ ...SESSION, messages, notes_content: NOTES }] })
  if (asked) {
    await askFor('Is it small?')
    await give(START)
  }
  await pass(8000)
  expect(chatStore.get().messages[1]).toMatchObject({ content: 'A pore in', part, made_by: 'model' })
  if (asked) {
    await give(done({ session: { id: 7, revision: 4, message_count: 4 } }))
    expect(questions()).toEqual(['What is a stoma?', 'Is it small?'])
  } else expect(chatStore.get()).toMatchObject({ kept: { id: 7, revision: 3 }, isChanged: false })
  expect(screen.getByText('You stopped this answer.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'This answer is wrong' })).toHaveLength(1)
  expect(find).toHaveBeenLastCalledWith({ query: { client_id: chatStore.get().clientId } })
})

test('stopped before its first word a question goes back into the box, with what was typed since', async () => {
  byHand()
  await open()
  await askFor('What is a stoma?')
  type('And a root?')
  await press('Stop')
  await pass(60)
  expect(box().value).toBe('What is a stoma?\n\nAnd a root?')
  expect(questions()).toEqual([])
})

const failing = (error: unknown) => () => Promise.reject(error)
const error = (about: Partial<Extract<ChatEvent, { type: 'error' }>>): ChatEvent => ({
  type: 'error',
  error: 'The AI service failed.',
  code: 'generation_failed',
  ...about,
})

test.each([
  [
    'is refunded in mid-stream',
    async () => streamOf(START, delta('A po'), error({ credits_refunded: 1 })),
    'Sorry, an error occurred and credits have been refunded. Please try again.',
  ],
  [
    'is refunded before it begins',
    failing(new ApiError(502, 'generation_failed', 'x', { data: { error: 'x', credits_refunded: 1 } })),
    'Sorry, an error occurred and credits have been refunded. Please try again.',
  ],
  [
    'is refused with a reason',
    failing(new ApiError(422, 'content_rejected', 'Why.', { data: { error: 'Why.' } })),
    'Sorry, an error occurred: Why.',
  ],
  [
    'fails without a reason',
    failing(new Response('Bad gateway', { status: 502 })),
    /^Sorry, an error occurred processing your request\.$/,
  ],
  [
    'fails in the page itself',
    async () => streamOf(null as never),
    'Sorry, an error occurred processing your request.',
  ],
  [
    'does not get through',
    failing(ApiError.network(new TypeError('offline'))),
    'Network error. Please try again later.',
  ],
  ['breaks off', async () => streamOf(START, delta('A po')), 'Network error. Please try again later.'],
])('a message that %s says so in the chat, and is still there', async (_, behave, text) => {
  chat.mockImplementationOnce(behave as never)
  await open()
  await askFor('What is a stoma?')
  expect(alerts()).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)])
  expect(questions()).toEqual(['What is a stoma?'])
  await press('Try Again')
  await pass(60)
  expect(keyOf(1)).toBe(keyOf(0))
  expect(sentForm(1)).toEqual(sentForm(0))
  expect([alerts(), answers().length]).toEqual([[], 1])
})

test('a message that is refunded says why the AI service gave nothing', async () => {
  const reasoned = error({ credits_refunded: 1, reason: 'busy' } as object)
  chat.mockImplementationOnce(async () => streamOf(START, reasoned))
  await open()
  await askFor('What is a stoma?')
  expect(screen.getByText('Sorry, an error occurred and credits have been refunded. Please try again.')).toBeDefined()
  expect(screen.getByText('The AI service failed.')).toBeDefined()
})

test('a message without an answer can be changed', async () => {
  chat.mockImplementationOnce(failing(ApiError.network(null)))
  await open()
  await askFor('What is a stoma?')
  await press('Change the Message')
  expect([box().value, questions(), alerts()]).toEqual(['What is a stoma?', [], []])
})

test('too few credits are said before a message is sent, and with one that was', async () => {
  const refused = { error: 'Not enough credits.', required_credits: 1, current_credits: 0 }
  chat.mockImplementationOnce(failing(new ApiError(402, 'insufficient_credits', refused.error, { data: refused })))
  await open()
  await askFor('What is a stoma?')
  expect(alerts()).toEqual(['Sorry, an error occurred: Not enough credits.'])
  expect(screen.getAllByRole('link', { name: 'Purchase Credits' })).toHaveLength(1)
  cleanup()
  beMei({ credits: 0 })
  await open()
  expect(screen.getByText(/Not enough credits\. You need 1 credits, but you have 0 credits\./)).toBeDefined()
})

test('a message tried again after the notes have changed is another call', async () => {
  chat.mockImplementationOnce(failing(ApiError.network(null)))
  chat.mockImplementationOnce(failing(new ApiError(422, 'key_reused', 'Used.', { data: { error: 'Used.' } })))
  await open()
  await askFor('What is a stoma?')
  await press('Try Again')
  await pass(60)
  expect(chat).toHaveBeenCalledTimes(3)
  expect(keyOf(2)).not.toBe(keyOf(1))
  expect(answers()).toHaveLength(1)
})

const reloadWhileAsking = () =>
  changeChat({
    clientId: SESSION.client_id,
    messages: [{ id: 'm', role: 'user', content: 'What is a stoma?' }],
    pending: { key: 'first-key', failure: null },
  })

test('after a reload in the middle of an answer the message waits to be tried again, and so does what was typed', async () => {
  reloadWhileAsking()
  draftStore.set('And a root?')
  await open()
  expect(box().value).toBe('And a root?')
  expect(screen.getByText('Looking for your answer…')).toBeDefined()
  expect(alerts()).toEqual([])
  await pass(8000)
  expect(alerts()).toEqual(['Network error. Please try again later.'])
  await press('Try Again')
  await pass(60)
  expect(keyOf(0)).toBe('first-key')
  expect(answers()).toHaveLength(1)
})

test('after a reload in the middle of an answer what was paid of it is found, under notes that have changed since', async () => {
  const stopped = { role: 'assistant' as const, content: 'A pore in', is_stopped: true }
  const kept = { ...SESSION, messages: [{ role: 'user' as const, content: 'What is a stoma?' }, stopped] }
  const find = onCall(understandingEndpoints, 'listSessions')
  find.mockResolvedValueOnce({ ...pageOf(), sessions: [] }).mockResolvedValueOnce({ ...pageOf(), sessions: [kept] })
  reloadWhileAsking()
  await open()
  await pass(2000)
  expect(find).toHaveBeenLastCalledWith({ query: { client_id: SESSION.client_id } })
  expect([questions(), alerts()]).toEqual([['What is a stoma?'], []])
  expect(answers()[0]).toContain('A pore in')
  expect(answers()[0]).toContain('This answer was interrupted')
  expect(chatStore.get()).toMatchObject({ kept: { id: 7, revision: 3 }, pending: null, notes: NOTES, isChanged: true })
  await askFor('Go on')
  expect(sentForm(0)?.client_id).toBe(SESSION.client_id)
})

test('each turn is kept under one name; one that another tab has added is shown', async () => {
  await open()
  await askFor('What is a stoma?')
  expect(chatStore.get()).toMatchObject({ kept: { id: 7, revision: 1 }, isChanged: false })
  const more = { id: 7, revision: 3, message_count: 6 }
  chat.mockImplementation(async () => streamOf(START, done({ session: more })))
  const theirs = ['What is a stoma?', 'Theirs?', 'Is it small?'].map((content) => ({ role: 'user' as const, content }))
  onCall(understandingEndpoints, 'getSession').mockResolvedValue({ ...SESSION, messages: theirs })
  await askFor('Is it small?')
  expect(sentForm(1)?.client_id).toBe(sentForm(0)?.client_id)
  expect(questions()).toEqual(['What is a stoma?', 'Theirs?', 'Is it small?'])
})

test('an answer stopped once its image was read keeps what was paid: the image, and the question', async () => {
  const give = byHand()
  await open()
  imageStore.set(new File(['x'], 'leaf.png', { type: 'image/png' }))
  await askFor('What is it?')
  await give({ ...START, image_description: 'A leaf under a lens.' } as ChatEvent)
  await press('Stop')
  await pass(60)
  expect([questions(), box().value]).toEqual([['What is it?'], ''])
  expect(answers()[0]).toContain('The image has been read: ask again.')
  await askFor('What is it?')
  expect(sentForm(1)?.image).toBeUndefined()
  expect(sentForm(1)?.history).toContain('A leaf under a lens.')
})

test('a message whose image went with a reload is not sent without it', async () => {
  reloadWhileAsking()
  changeChat({
    messages: [{ id: 'm', role: 'user', content: 'What is it?', image: { filename: 'leaf.png', size: 1 } }],
  })
  await open()
  await pass(8000)
  await press('Try Again')
  await pass(60)
  expect(alerts()).toEqual([
    'The image was lost when the page reloaded. Change the message and attach the image again.',
  ])
  expect(chat).not.toHaveBeenCalled()
})

test('an image goes with the first message; what it shows is reused, and hidden', async () => {
  chat.mockImplementation(async () => streamOf(START, done({ image_description: 'A leaf under a lens.' })))
  await open()
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Image'), { target: { files: [file] } })
  choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
  expect(alerts().length + screen.getAllByRole('alert').length).toBeGreaterThan(0)
  expect(screen.getByText('Please select a valid image file (PNG, JPG, JPEG, etc.) smaller than 5MB.')).toBeDefined()
  fireEvent.change(box(), { target: { value: 'What is on it?' } })
  expect(screen.queryByText(/^Please select a valid image file/)).toBeNull()
  fireEvent.change(box(), { target: { value: '' } })
  const file = new File(['x'], 'leaf.png', { type: 'image/png' })
  choose(file)
  await pass(0)
  await press('Remove leaf.png')
  expect(imageStore.get()).toBeNull()
  choose(file)
  await pass(0)
  // A reload loses the file, and nothing else.
  imageStore.set(null)
  await pass(0)
  expect(screen.getByText('“leaf.png” was lost when the page reloaded. Please attach it again.')).toBeDefined()
  choose(file)
  await pass(0)
  expect(screen.queryByText(/was lost when the page reloaded/)).toBeNull()
  await askFor('What is it?')
  expect(sentForm(0)?.image).toBe(file)
  expect(screen.queryByRole('button', { name: 'Attach an image' })).toBeNull()
  expect(document.body.textContent).not.toContain('A leaf under a lens.')
  await askFor('Is it green?')
  expect(sentForm(1)?.image).toBeUndefined()
  expect(sentForm(1)?.history).toContain('[[image-context]]\\nA leaf under a lens.')
})

test('the talk speaks the language of the screens, and what is known of an answer is said anew when it changes', async () => {
  onTestFinished(() => switchLanguage('en'))
  chat.mockImplementation(async () => streamOf(START, done({ are_notes_excerpted: true })))
  await open()
  await askFor('What is a stoma?')
  expect(answers()[0]).toContain('Your notes are too long to be read as a whole')
  await act(() => switchLanguage('zh-hant'))
  const [answer] = screen.getAllByRole('article', { name: '回答' })
  expect(answer?.textContent).toContain('A pore')
  expect(answer?.textContent).toContain('你的筆記太長，未能全部讀取，只讀取了與問題最相關的段落。')
  expect(answer?.textContent).toContain('由 AI 撰寫，可能有錯。')
  expect(screen.getByRole('textbox', { name: '訊息' })).toBeDefined()
})

/** Says it of the only answer that it can be said of. */
async function sayItIsWrong() {
  await press('This answer is wrong')
  await pass(1000)
  await press('It is wrong')
  await pass(1000)
}

test('an answer that is said to be wrong goes from the talk, and no longer goes along with the next question', async () => {
  const part = 'a'.repeat(32)
  chat.mockImplementation(async () => streamOf(START, done({ part })))
  const give = onCall(feedbackEndpoints, 'give').mockResolvedValue({
    credits_returned: 0,
    user_credits: 4,
    can_be_checked: false,
  })
  const left = [{ role: 'user' as const, content: 'What is a stoma?' }]
  onCall(understandingEndpoints, 'getSession').mockResolvedValue({ ...SESSION, messages: left })
  await open()
  await askFor('What is a stoma?')
  await sayItIsWrong()
  expect(give).toHaveBeenCalledWith({ body: { kind: 'understanding', id: 7, part, reason: 'wrong' } })
  expect([questions(), answers()]).toEqual([['What is a stoma?'], []])
  expect(document.activeElement).toBe(box())
  await askFor('What is it?')
  expect(JSON.parse(String(sentForm(1)?.history))).toEqual([{ role: 'user', content: 'What is a stoma?' }])
})

test('an answer that is said to be wrong goes although the chat cannot be read anew', async () => {
  chat.mockImplementation(async () => streamOf(START, done({ part: 'a'.repeat(32) })))
  onCall(feedbackEndpoints, 'give').mockResolvedValue({ credits_returned: 0, user_credits: 4, can_be_checked: false })
  const read = onCall(understandingEndpoints, 'getSession').mockRejectedValue(ApiError.network(null))
  await open()
  await askFor('What is a stoma?')
  await sayItIsWrong()
  expect(read).toHaveBeenCalledOnce()
  expect([questions(), answers()]).toEqual([['What is a stoma?'], []])
  expect(document.activeElement).toBe(box())
  await askFor('What is it?')
  expect(JSON.parse(String(sentForm(1)?.history))).toEqual([{ role: 'user', content: 'What is a stoma?' }])
})

test('a question that is asked while an answer is said to be wrong is sent once that has gone, and stays on screen', async () => {
  chat.mockImplementation(async () => streamOf(START, done({ part: 'a'.repeat(32) })))
  let haveItGone = () => {}
  onCall(feedbackEndpoints, 'give').mockReturnValue(
    new Promise((resolve) => {
      haveItGone = () => resolve({ credits_returned: 0, user_credits: 4, can_be_checked: false })
    }),
  )
  let read = (_: typeof SESSION) => {}
  onCall(understandingEndpoints, 'getSession').mockReturnValue(new Promise((resolve) => (read = resolve)))
  await open()
  await askFor('What is a stoma?')
  await sayItIsWrong()
  await press('Close')
  await pass(1000)
  await askFor('What is it?')
  expect(chat).toHaveBeenCalledOnce()
  const session = { id: 7, revision: 3, message_count: 3 }
  chat.mockImplementation(async () => streamOf(START, done({ reply: 'A pore of a leaf.', session })))
  haveItGone()
  await pass(1000)
  expect(JSON.parse(String(sentForm(1)?.history))).toEqual([{ role: 'user', content: 'What is a stoma?' }])
  // The chat as it was before the new turn was kept comes late.
  read({ ...SESSION, revision: 2, messages: [{ role: 'user', content: 'What is a stoma?' }] })
  await pass(1000)
  expect(questions()).toEqual(['What is a stoma?', 'What is it?'])
  expect(answers()).toEqual([expect.stringContaining('A pore of a leaf.')])
})

test('nothing can be said against an answer that cost nothing, nor while another is written', async () => {
  await open()
  await askFor('What is a stoma?')
  expect(screen.queryByRole('button', { name: 'This answer is wrong' })).toBeNull()
  chat.mockImplementation(async () => streamOf(START, done({ part: 'a'.repeat(32) })))
  await askFor('Is it small?')
  expect(screen.getAllByRole('button', { name: 'This answer is wrong' })).toHaveLength(1)
  byHand()
  await askFor('Why?')
  expect(screen.queryByRole('button', { name: 'This answer is wrong' })).toBeNull()
})
