import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, openScreen, pass, refusal, signInMei } from '../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../core/account/use-account.ts'
import { say, switchLanguage } from '../../lib/language.ts'
import { clearDraft } from './change-draft.ts'
import { draftStore, EMPTY } from './draft.ts'
import { forgetGrading } from './grading.ts'
import { WritingScreen } from './WritingScreen.tsx'

const ESSAY = 'He go home.'
const REPORT = {
  id: 7,
  exam_type: 'DSE',
  topic: '',
  purpose: '',
  word_count: 3,
  score: 12,
  score_maximum: 21,
  mistake_count: 1,
  previous_id: null,
  material_id: null,
  grading_id: null,
  created_at: '2026-01-02T03:04:05Z',
  content: ESSAY,
  score_estimate: { low: 11, high: 13 },
  criteria: [{ id: 'content', name: 'Content', score: 4, maximum: 7, comment: 'Thin.' }],
  mistakes: [
    { quote: 'He go', start: 0, end: 5, correction: 'He goes', explanation: 'Third person.' },
    { quote: 'elsewhere', start: null, end: null, correction: null, explanation: 'Not there.' },
  ],
  suggestions: [{ quote: null, start: null, end: null, text: 'Say more.' }],
  feedback: 'A start.\n\nWork on next:\n- Join sentences.',
  revised: 'He goes home.',
  made_by: 'built-in',
  is_topic_image_unread: false,
  credit_cost: 1,
  change: null,
}
const GRADE = 'POST /api/writing/grade/'
const GRADINGS = 'GET /api/writing/gradings/'
const GRADING = {
  id: '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11',
  status: 'grading',
  exam_type: 'DSE',
  excerpt: ESSAY,
  topic: '',
  word_count: 3,
  failure: null,
  credit_cost: 1,
  created_at: '2026-01-02T03:04:05Z',
}
const EXTRACT = 'POST /api/documents/extract/'

/** Where corrections stand under the essay, each whole. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  server = fakeServer({
    [GRADE]: REPORT,
    [GRADINGS]: { gradings: [] },
    'GET /api/writing/essays/7/': REPORT,
    'GET /api/writing/unsent/': { essay: null },
    'PUT /api/writing/unsent/': { revision: 1, saved_at: REPORT.created_at },
  })
  await signInMei(server)
})
afterEach(async () => {
  // What was written is no longer kept then.
  await act(() => accountSession.logout())
  cleanup()
  clearDraft()
  forgetGrading()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const essayBox = () => screen.getByLabelText<HTMLTextAreaElement>('Essay')
const write = (text: string) => fireEvent.change(essayBox(), { target: { value: text } })
const grade = () => fireEvent.click(screen.getByRole('button', { name: 'Get Feedback' }))
/** Presses the button at the head of the report, or at its end. */
const revise = async (place: 0 | 1 = 0) =>
  fireEvent.click((await screen.findAllByRole('button', { name: 'Revise and Grade Again' }))[place] as HTMLElement)
/** Writes a revision of the essay whose report is there, and goes back to that. */
async function beginRevision(words: string) {
  await revise()
  await vi.waitFor(() => expect(essayBox()).toBeDefined())
  write(words)
  fireEvent.click(screen.getByRole('button', { name: 'See the Report on the Last Draft' }))
  await screen.findByRole('heading', { name: 'Your Report' })
}
const sentForm = () => Object.fromEntries(server.sent(GRADE)[0] as FormData)

test('shows words and price as the student types', async () => {
  await openScreen(<WritingScreen />)
  write('word '.repeat(1001))
  expect(await screen.findByText('1,001 words')).toBeDefined()
  expect(screen.getByText('2 credits')).toBeDefined()
})

test('shows the price of a text without spaces by its length, and refuses what is longer than an essay', async () => {
  await signInMei(server, { credits: 50 })
  await openScreen(<WritingScreen />)
  write('x'.repeat(24_000))
  expect(await screen.findByText('2 credits')).toBeDefined()
  expect(screen.getByText('Counted as 2,000 words: one for each 12 characters.')).toBeDefined()
  write('字'.repeat(20_001))
  expect(await screen.findByText('Word limit exceeded: Maximum 20,000 words allowed')).toBeDefined()
  grade()
  expect(
    screen.getByText('Content exceeds word limit. Maximum 20,000 words allowed. Current: 20,001 words.'),
  ).toBeDefined()
  expect(server.sent(GRADE)).toEqual([])
})

test('grades once however often the button is pressed, shows the report, and starts anew', async () => {
  onPhone()
  await openScreen(<WritingScreen />)
  write(ESSAY)
  fireEvent.change(screen.getByLabelText('Topic (optional)'), { target: { value: 'Pets' } })
  grade()
  expect(screen.getByRole('progressbar', { name: 'Reading your essay' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Your Report' })).toBeDefined()
  expect(server.sent(GRADE)).toHaveLength(1)
  expect(sentForm()).toEqual({ content: ESSAY, exam_type: 'DSE', purpose: '', topic: 'Pets' })
  expect(draftStore.get().content).toBe('')
  expect(await screen.findByText('Estimated between 11 and 13')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mistake 1: He go' })).toBeDefined()
  expect(screen.getByText('These words were not found in the essay as quoted.')).toBeDefined()
  expect(screen.getByText('Join sentences.').tagName).toBe('LI')
  const shown = screen.getByRole('button', { name: 'Replace: go by goes' })
  const seen = [...shown.childNodes].filter((node) => !(node instanceof Element && node.classList.contains('sr-only')))
  expect(seen.map((node) => node.textContent).join('')).toBe('go goes')
  fireEvent.click(screen.getByRole('button', { name: 'Replace: go by goes' }))
  expect(screen.getByText(/^1 of 1 changes accepted/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Grade Another' }))
  expect(essayBox().value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic (optional)').value).toBe('')
})

test('what was written since an essay was sent stays when its report comes', async () => {
  const answered = Promise.withResolvers<object>()
  server.answer(GRADE, () => answered.promise)
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  draftStore.update((draft) => ({ ...draft, content: 'Another one.' }))
  answered.resolve(REPORT)
  expect(await screen.findByRole('heading', { name: 'Your Report' })).toBeDefined()
  expect(draftStore.get().content).toBe('Another one.')
})

test('takes the accepted changes on as a revision of the essay', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept All' }))
  await revise()
  await vi.waitFor(() => expect(essayBox().value).toBe('He goes home.'))
  expect(draftStore.get().previousId).toBe(7)
  const type = screen.getByLabelText('Exam type')
  expect(essayBox().compareDocumentPosition(type)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('who revises can look at the report on the last draft, and finds the revision as it was left', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await beginRevision('He goes to his home.')
  fireEvent.click(screen.getByRole('button', { name: 'Back to Writing Graded' }))
  expect(essayBox().value).toBe('He goes to his home.')
})

test('a revision that was begun is gone on with from its report, from either end of it', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  for (const [place, words] of [
    [0, 'He goes to his home.'],
    [1, 'He goes to his own home.'],
  ] as const) {
    await beginRevision(words)
    await revise(place)
    await vi.waitFor(() => expect(essayBox().value).toBe(words))
    fireEvent.click(screen.getByRole('button', { name: 'See the Report on the Last Draft' }))
  }
})

test('what was begun gives way to a new revision only once that was said', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await beginRevision('He goes to his home.')
  fireEvent.click(screen.getByRole('button', { name: 'Accept All' }))
  await revise()
  const asked = await screen.findByRole('alertdialog', { name: 'You have begun a revision of this essay' })
  expect(asked.textContent).toContain(
    'It has 5 words and has not been sent. If you begin anew, it is lost. It begins: “He goes to his home.”',
  )
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(draftStore.get().content).toBe('He goes to his home.')
  await revise()
  fireEvent.click(await screen.findByRole('button', { name: 'Begin Anew' }))
  await vi.waitFor(() => expect(essayBox().value).toBe('He goes home.'))
})

test('another essay that was begun is not taken away by a revision', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await screen.findByRole('heading', { name: 'Your Report' })
  draftStore.set({ ...EMPTY, content: 'Another one.', topic: 'Pets' })
  await revise()
  const asked = await screen.findByRole('alertdialog', { name: 'You have begun another essay' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Open It' }))
  await vi.waitFor(() => expect(essayBox().value).toBe('Another one.'))
  expect(draftStore.get()).toMatchObject({ previousId: null, topic: 'Pets' })
})

test('whoever left the report before the server answered is not led to the form', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await screen.findByRole('heading', { name: 'Your Report' })
  const answered = Promise.withResolvers<object>()
  server.answer('GET /api/writing/unsent/', () => answered.promise)
  await revise()
  expect(screen.getAllByRole('button', { name: 'Revise and Grade Again', busy: true })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Back to Graded Essays' }))
  answered.resolve({ essay: null })
  await pass(5)
  expect(screen.queryByLabelText('Essay')).toBeNull()
})

test.each([
  [{ content: ' ' }, 'Please enter your essay.'],
  [{ content: ESSAY, examType: 'Other' as const }, 'Please describe the purpose of your writing.'],
])('says what is missing, and sends nothing: %#', async (draft, text) => {
  draftStore.update((before) => ({ ...before, ...draft }))
  await openScreen(<WritingScreen />)
  grade()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(server.sent(GRADE)).toEqual([])
})

test('warns of a notice in place of text, and blocks it with an alert', async () => {
  await openScreen(<WritingScreen />)
  write(NO_READABLE_TEXT)
  expect(screen.getAllByText(say('writing.ocrNotice'))).toHaveLength(1)
  grade()
  expect(screen.getByRole('alert').textContent).toBe(say('writing.ocrNotice'))
  expect(server.sent(GRADE)).toEqual([])
})

test('tells of a refund only with a failure that names it', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  server.answer(GRADE, refusal(502, 'generation_failed', 'No usable answer.', { credits_refunded: 1 }))
  grade()
  expect((await screen.findByRole('alert')).textContent).toBe('No usable answer. 1 credit has been refunded.')
  server.answer(GRADE, Response.json({}, { status: 500 }))
  grade()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to get feedback'))
  expect(essayBox().value).toBe(ESSAY)
})

test('an image takes the place of the topic and says that it is read; others are refused', async () => {
  await openScreen(<WritingScreen />)
  const choose = (name: string, size = 3) =>
    fireEvent.change(screen.getByLabelText('Topic image'), {
      target: { files: [new File([new Uint8Array(size)], name)] },
    })
  choose('topic.gif')
  expect(screen.getByRole('alert').textContent).toBe('Please select a PNG or JPG image file.')
  choose('topic.png', 10 * 1024 * 1024 + 1)
  expect(screen.getByRole('alert').textContent).toBe('Image file size must be less than 10MB.')
  fireEvent.change(screen.getByLabelText('Topic (optional)'), { target: { value: 'Pets' } })
  expect(screen.queryByRole('alert')).toBeNull()
  choose('topic.png')
  expect(screen.queryByLabelText('Topic (optional)')).toBeNull()
  expect(screen.getByText(say('writing.imageIsRead'))).toBeDefined()
  write(ESSAY)
  grade()
  await screen.findByRole('heading', { name: 'Your Report' })
  expect(sentForm()).toMatchObject({ topic: '', image: expect.any(File) })
})

test('a file that is too large is told until the student writes or chooses something else', async () => {
  await openScreen(<WritingScreen />)
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'essay.docx')
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Read the essay from a file'), { target: { files: [file] } })
  choose()
  expect(await screen.findByRole('alert')).toBeDefined()
  write('Mine.')
  expect(screen.queryByRole('alert')).toBeNull()
  choose()
  expect(await screen.findByRole('alert')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Exam type'), { target: { value: 'IELTS' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [refusal(422, 'unreadable', 'This document is damaged.'), '[Extraction failed – server returned error]'],
  [refusal(403, 'csrf_failed', 'CSRF.'), '[Extraction failed – CSRF token missing]'],
])('a file that cannot be read leaves its notice in the essay: %#', async (answer, notice) => {
  server.answer(EXTRACT, answer)
  await openScreen(<WritingScreen />)
  write('Mine.')
  const file = new File(['x'], 'essay.docx')
  fireEvent.change(screen.getByLabelText('Read the essay from a file'), { target: { files: [file] } })
  await waitFor(() => expect(essayBox().value).toBe(`Mine.\n\n${notice}`))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  write('Mine again.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an essay that is being graded, sent from here before a reload or elsewhere, is shown until its report is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server.answer(GRADINGS, { gradings: [GRADING] })
  await openScreen(<WritingScreen />)
  expect(await screen.findByText('Being graded')).toBeDefined()
  expect(screen.getByText(ESSAY)).toBeDefined()
  server.answer(GRADINGS, { gradings: [] })
  server.answer('GET /api/writing/essays/?page=1', page({ ...REPORT, excerpt: ESSAY, grading_id: GRADING.id }))
  server.answer('GET /api/writing/essays/', page({ ...REPORT, excerpt: ESSAY, grading_id: GRADING.id }))
  await pass(3500)
  expect(await screen.findByText('Your report is ready.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'View Report' }))
  expect(await screen.findByRole('heading', { name: 'Your Report' })).toBeDefined()
  vi.useRealTimers()
})

const page = (...essays: object[]) => ({
  essays,
  pagination: { current_page: 1, total_pages: 1, total_count: essays.length, has_previous: false, has_next: false },
})

test('one that came to nothing says why and what was refunded, and gives its essay back to the form', async () => {
  const failed = { ...GRADING, status: 'failed', failure: 'The grading was interrupted.' }
  const own = `/api/writing/gradings/${GRADING.id}/`
  server.answer(GRADINGS, { gradings: [failed] })
  server.answer(`GET ${own}`, {
    ...failed,
    content: ESSAY,
    purpose: '',
    topic: 'Pets',
    previous_id: null,
    material_id: null,
  })
  server.answer(`DELETE ${own}`, { success: true })
  server.answer('GET /api/writing/essays/?page=1', page())
  await openScreen(<WritingScreen />, '/module/writing?view=history')
  expect(await screen.findByText('The grading was interrupted. 1 credit has been refunded.')).toBeDefined()
  server.answer(GRADINGS, { gradings: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Open the Essay' }))
  await waitFor(() => expect(essayBox().value).toBe(ESSAY))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic (optional)').value).toBe('Pets')
  await waitFor(() => expect(screen.queryByText('This essay could not be graded')).toBeNull())
  expect(server.sent(`DELETE ${own}`)).toHaveLength(1)
})

test('pressed again after a reload the same essay goes out under the same key: it is paid once', async () => {
  server.answer(GRADE, refusal(409, 'conflict', 'No.'))
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await screen.findByRole('alert')
  const draft = { ...draftStore.get() }
  cleanup()
  draftStore.set(draft)
  forgetGrading()
  await openScreen(<WritingScreen />)
  grade()
  await screen.findByRole('alert')
  write(`${ESSAY} And so on.`)
  grade()
  await waitFor(() => expect(server.sent(GRADE)).toHaveLength(3))
  const [key, again, another] = server.idempotencyKeys(GRADE)
  expect(key).toMatch(/./)
  expect([again === key, another === key]).toEqual([true, false])
})

test('the text of a file becomes the essay', async () => {
  server.answer(EXTRACT, {
    extracted_text: '我的作文。',
    document_name: 'essay.docx',
    word_count: 4,
    page_count: null,
    empty_page_count: 0,
    is_fallback: false,
    is_truncated: false,
    material_id: 1,
  })
  await openScreen(<WritingScreen />)
  const file = new File(['x'], 'essay.docx')
  fireEvent.change(screen.getByLabelText('Read the essay from a file'), { target: { files: [file] } })
  await waitFor(() => expect(essayBox().value).toBe('我的作文。'))
  expect(draftStore.get()).toMatchObject({ materialId: 1, isMaterialGone: false })
})

test('form and report speak the language of the screens; the words of the report stay as they were written', async () => {
  onTestFinished(() => switchLanguage('en'))
  await openScreen(<WritingScreen />)
  write(ESSAY)
  await act(() => switchLanguage('zh-hant'))
  expect(screen.getByRole('heading', { name: '作文批改' })).toBeDefined()
  expect(screen.getByRole('option', { name: '其他' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '取得評語' }))
  expect(await screen.findByRole('heading', { name: '你的報告' })).toBeDefined()
  const score = within(await screen.findByRole('region', { name: '分數' }))
  expect(score.getByText('估算在 11 至 13 之間')).toBeDefined()
  expect(score.getByText('內容')).toBeDefined()
  expect(score.getByText('Thin.')).toBeDefined()
  expect(screen.getByText('發現 2 處')).toBeDefined()
  expect(screen.getByRole('button', { name: /^更改：\s*go 改為 goes$/ })).toBeDefined()
})

test('lists of a model are lists wherever it makes them, and nowhere dashes', async () => {
  const list = 'Two things:\n- The verb.\n- The article.'
  const report = {
    ...REPORT,
    criteria: [{ id: 'content', name: 'Content', score: 4, maximum: 7, comment: list }],
    mistakes: [{ quote: '', start: null, end: null, correction: null, explanation: list }],
    suggestions: [{ quote: null, start: null, end: null, text: list }],
    feedback: list,
  }
  server.answer('GET /api/writing/essays/7/', report)
  onPhone()
  await openScreen(<WritingScreen />, '/module/writing?view=report&essay_id=7')
  await screen.findByText('12')
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items.filter((text) => text === 'The verb.')).toHaveLength(4)
  expect(screen.queryByText(/- The verb/)).toBeNull()
})

test('formulas in a report are set, wherever somebody else worded it', async () => {
  // Loaded before the screen asks for it: what is waited for is the screen, not the disk.
  await import('../../core/marked-text/FormulaView.tsx')
  const formula = 'Say $x^2$.'
  const criteria = REPORT.criteria.map((criterion) => ({ ...criterion, comment: formula }))
  const mistakes = REPORT.mistakes.map((mistake) => ({ ...mistake, explanation: formula }))
  const suggestions = [{ quote: null, start: null, end: null, text: formula }]
  const report = { ...REPORT, criteria, mistakes, suggestions, feedback: `${formula}\n- ${formula}` }
  server.answer(GRADE, report)
  server.answer('GET /api/writing/essays/7/', report)
  onPhone()
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  await screen.findByRole('heading', { name: 'Your Report' })
  await waitFor(() => expect(document.querySelectorAll('.katex')).toHaveLength(6))
  expect(document.body.textContent).not.toContain('$')
})

test('the history says when an essay was graded in the language of the screen', async () => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  server.answer(GRADINGS, { gradings: [] })
  const essays = page({ ...REPORT, excerpt: 'He go.', created_at: new Date().toISOString() })
  server.answer('GET /api/writing/essays/?page=1', essays)
  server.answer('GET /api/writing/essays/', essays)
  await openScreen(<WritingScreen />, '/module/writing?view=history')
  expect(await screen.findByText('剛剛')).toBeDefined()
})

test('a revision stands beside its draft: what changed, how each mark moved, and the trend over the drafts', async () => {
  const previous = { ...REPORT, id: 6, content: 'He go home. It was late.' }
  const change = { previous_id: 6, previous_score: 12, score_change: 1, mistakes_gone: [REPORT.mistakes[0]] }
  const draft = { ...REPORT, content: undefined, criteria: undefined }
  server.answer('GET /api/writing/essays/6/', previous)
  server.answer('GET /api/writing/essays/7/', {
    ...{ ...REPORT, content: 'He goes home. It was early.', revised: '', score: 13, previous_id: 6 },
    criteria: [{ ...REPORT.criteria[0], score: 5 }],
    change: { ...change, mistakes_left: 0 },
  })
  server.answer('GET /api/writing/essays/7/drafts/', {
    drafts: [
      { ...draft, id: 4, exam_type: 'IELTS', score: 6, score_maximum: 9 },
      { ...draft, id: 6, score: 12 },
      { ...draft, id: 7, score: 13 },
    ],
  })
  await openScreen(<WritingScreen />, '/module/writing?view=report&essay_id=7')
  const before = await screen.findByRole('region', { name: 'The draft before' })
  const now = screen.getByRole('region', { name: 'This draft' })
  const marked = (place: HTMLElement, tag: string) =>
    [...place.getElementsByTagName(tag)].map(({ textContent, className }) => [textContent, /text-good/.test(className)])
  // What went with a mistake is in green, what was only changed is not.
  expect(marked(before, 'del')).toEqual([
    ['go', true],
    ['late', false],
  ])
  expect(marked(now, 'ins').map(([text]) => text)).toEqual(['goes', 'early'])
  expect(now.textContent).toContain('He goes home. It was early.')
  expect(screen.getByText('(+1)').parentElement?.textContent).toBe('5 of 7 (+1)')
  // The draft that was graded for another exam has no bar.
  const trend = await screen.findByRole('region', { name: 'Your drafts' })
  expect(
    within(trend)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Draft'), expect.stringMatching(/12$/), expect.stringMatching(/13$/)])
})

test.each(['under the essay', 'beside it'])(
  'a remark %s that is said to be wrong goes: the focus goes to the next one, and with the last to the heading',
  async (place) => {
    const isBeside = place === 'beside it'
    if (!isBeside) onPhone()
    const ids = ['a', 'b'].map((sign) => sign.repeat(32))
    const mistakes = REPORT.mistakes.map((mistake, index) => ({ ...mistake, id: ids[index] }))
    // The second one is noted beside another paragraph.
    const report = { ...REPORT, content: `${ESSAY}\n\nIt was late.`, mistakes, suggestions: [] }
    server.answer('GET /api/writing/essays/7/', report)
    await openScreen(<WritingScreen />, '/module/writing?view=report&essay_id=7')
    const sayWrong = async (title: string, left: typeof mistakes) => {
      server.answer('POST /api/feedback/', () => {
        server.answer('GET /api/writing/essays/7/', { ...report, mistakes: left })
        return { credits_returned: 0, user_credits: 4, can_be_checked: false }
      })
      fireEvent.click(await screen.findByRole('button', { name: say('generation.partIsWrong', { title }) }))
      fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    // Beside the essay it is said of the one that is open.
    if (isBeside) fireEvent.focus(await screen.findByRole('button', { name: 'Mistake 1: He go' }))
    await sayWrong('He go', mistakes.slice(1))
    expect(server.sent('POST /api/feedback/')).toEqual([{ kind: 'writing', id: 7, part: ids[0], reason: 'wrong' }])
    expect(screen.queryByRole('button', { name: 'Mistake 1: He go' })).toBeNull()
    const next = isBeside ? 'elsewhere' : say('generation.partIsWrong', { title: 'elsewhere' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: next })))
    await sayWrong('elsewhere', [])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  },
)

test('the revised essay that is said to be wrong goes as a whole, and the focus goes to the heading', async () => {
  const revised_id = 'c'.repeat(32)
  server.answer('GET /api/writing/essays/7/', { ...REPORT, revised_id })
  await openScreen(<WritingScreen />, '/module/writing?view=report&essay_id=7')
  server.answer('POST /api/feedback/', () => {
    server.answer('GET /api/writing/essays/7/', { ...REPORT, revised: '', is_revised_gone: true })
    return { credits_returned: 1, user_credits: 4, can_be_checked: false }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: Revised Text' }))
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_unclear') }))
  expect(await screen.findByText(/^You said that it was wrong, so it is gone\./)).toBeDefined()
  expect(server.sent('POST /api/feedback/')).toEqual([{ kind: 'writing', id: 7, part: revised_id, reason: 'unclear' }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('nothing can be said against a remark of a report that was kept before', async () => {
  await openScreen(<WritingScreen />, '/module/writing?view=report&essay_id=7')
  await screen.findByRole('button', { name: 'Mistake 1: He go' })
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).toBeNull()
})
