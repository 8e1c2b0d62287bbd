import { ApiError } from '@lectern/contract/api-error'
import { writingEndpoints } from '@lectern/contract/writing'
import type { EssayReport, UnsentEssay } from '@lectern/contract/writing/shapes'
import { MAX_ESSAY_CHARACTERS } from '@lectern/domain/writing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../core/account/use-account.ts'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import * as logging from '../../lib/log-failure.ts'
import { changeDraft, clearDraft } from './change-draft.ts'
import { attemptStore, type Draft, draftStore, EMPTY, topicImageStore } from './draft.ts'
import { forgetGrading, startGrading } from './grading.ts'
import { joinEssays, keptEssay } from './kept-essay.ts'
import { WritingScreen } from './WritingScreen.tsx'

const THERE: UnsentEssay = {
  content: 'Written on the laptop.',
  exam_type: 'IELTS',
  purpose: '',
  topic: 'Pets',
  previous_id: null,
  material_id: null,
  revision: 4,
  saved_at: '2026-11-20T12:05:00Z',
}
/** What is left of it once it was sent. */
const SENT: UnsentEssay = { ...THERE, content: '', exam_type: 'DSE', topic: '', revision: 5 }
const REPORT: EssayReport = {
  id: 7,
  content: THERE.content,
  exam_type: 'IELTS',
  topic: '',
  purpose: '',
  word_count: 4,
  score: 6,
  score_maximum: 9,
  score_estimate: { low: 5, high: 7 },
  mistake_count: 0,
  previous_id: null,
  material_id: null,
  grading_id: null,
  created_at: THERE.saved_at,
  criteria: [],
  mistakes: [],
  suggestions: [],
  feedback: '',
  revised: '',
  made_by: 'built-in',
  is_topic_image_unread: false,
  credit_cost: 1,
  change: null,
}
const TOLD = 'This essay was changed in another tab or on another device.'

const layServer = () => {
  beMei()
  vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  onCall(writingEndpoints, 'listGradings').mockResolvedValue({ gradings: [] })
  return {
    get: onCall(writingEndpoints, 'getUnsent').mockResolvedValue({ essay: null }),
    keep: onCall(writingEndpoints, 'keepUnsent').mockImplementation(async ({ body: { revision } }) => ({
      revision: revision + 1,
      saved_at: THERE.saved_at,
    })),
    grade: onCall(writingEndpoints, 'grade'),
  }
}
let server: ReturnType<typeof layServer>
beforeEach(() => {
  server = layServer()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // Whoever leaves leaves nothing that the next one would go on from.
  vi.spyOn(accountSession, 'getState').mockReturnValue({ ...accountSession.getState(), user: null })
  changeDraft({})
  clearDraft()
  attemptStore.set(null)
  forgetGrading()
})

const essayBox = () => screen.getByLabelText<HTMLTextAreaElement>('Essay')
const write = (content: string) => fireEvent.change(essayBox(), { target: { value: content } })
const kept = () => server.keep.mock.calls.map(([{ body }]) => [body.revision, body.content])

test('An essay that was begun on another device stands in the form, and is gone on with', async () => {
  server.get.mockResolvedValue({ essay: THERE })
  await openScreen(<WritingScreen />, '/module/writing')
  await vi.waitFor(() => expect(essayBox().value).toBe(THERE.content))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic (optional)').value).toBe('Pets')
  write(`${THERE.content} And on the phone.`)
  await act(() => keptEssay.save())
  expect(kept()).toEqual([[4, `${THERE.content} And on the phone.`]])
})

test('An essay names the file that it was read from, on any device, until other words take its place', async () => {
  server.get.mockResolvedValue({ essay: { ...THERE, material_id: 7 } })
  server.grade
    .mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.'))
    .mockRejectedValue(new ApiError(502, 'generation_failed', 'No answer.'))
  const origins = () => server.grade.mock.calls.map(([{ form }]) => [form.material_id, form.is_material_gone])
  await openScreen(<WritingScreen />, '/module/writing')
  await vi.waitFor(() => expect(essayBox().value).toBe(THERE.content))
  write(`${THERE.content} And on the phone.`)
  await act(() => keptEssay.save())
  expect(server.keep.mock.lastCall?.[0].body).toMatchObject({ material_id: 7, is_material_gone: false })
  await act(() => startGrading())
  // It was deleted meanwhile.
  expect(origins()).toEqual([
    ['7', undefined],
    [undefined, 'true'],
  ])
  write('Something else altogether.')
  await act(() => startGrading())
  expect(origins()[2]).toEqual([undefined, undefined])
})

test('A form that nothing was written in is not kept', async () => {
  await openScreen(<WritingScreen />, '/module/writing')
  await act(() => keptEssay.save())
  expect(server.get).toHaveBeenCalled()
  expect(kept()).toEqual([])
})

test.each([
  ['The One from There', THERE.content],
  ['The One Written Here', 'Written here.'],
])('Where something else was written here, the student says which stands: %s', async (name, content) => {
  changeDraft({ content: 'Written here.' })
  server.get.mockResolvedValue({ essay: THERE })
  await openScreen(<WritingScreen />, '/module/writing')
  await screen.findByText(TOLD)
  expect(screen.getByText(/has 4 words and begins “Written on the laptop\.”/)).toBeDefined()
  // Neither is sent before.
  await act(() => keptEssay.save())
  expect(kept()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
  expect(essayBox().value).toBe(content)
  expect(screen.queryByText(TOLD)).toBeNull()
  await act(() => keptEssay.save())
  expect(kept()).toEqual(content === THERE.content ? [] : [[4, 'Written here.']])
})

test('An essay that was sent from another device leaves the form, unless it was changed here since', async () => {
  server.get.mockResolvedValue({ essay: THERE })
  await openScreen(<WritingScreen />, '/module/writing')
  await vi.waitFor(() => expect(essayBox().value).toBe(THERE.content))
  server.get.mockResolvedValue({ essay: SENT })
  await act(() => keptEssay.check())
  expect(essayBox().value).toBe('')
  write('Another one.')
  await act(() => keptEssay.save())
  expect(kept()).toEqual([[5, 'Another one.']])
  server.get.mockResolvedValue({ essay: { ...SENT, revision: 7 } })
  write('Another one, longer.')
  await act(() => keptEssay.check())
  expect([essayBox().value, screen.queryByText(TOLD)]).toEqual(['Another one, longer.', null])
})

test('What was written last is kept before it is sent, and nothing is while it is graded; where that fails it is again', async () => {
  changeDraft({ content: 'Written here.' })
  const answered = Promise.withResolvers<never>()
  server.grade.mockReturnValue(answered.promise)
  const graded = startGrading()
  await vi.waitFor(() => expect(server.grade).toHaveBeenCalled())
  expect(kept()).toEqual([[0, 'Written here.']])
  // Another device would find it sent.
  server.get.mockResolvedValue({ essay: { ...SENT, revision: 2 } })
  await keptEssay.check()
  await keptEssay.save()
  expect([draftStore.get().content, kept().length]).toEqual(['Written here.', 1])
  server.keep.mockRejectedValueOnce(new ApiError(409, 'conflict', TOLD))
  answered.reject(new ApiError(502, 'generation_failed', 'No.'))
  await graded
  await keptEssay.save()
  await keptEssay.save()
  expect(draftStore.get().content).toBe('Written here.')
  expect(kept().slice(1)).toEqual([
    [1, 'Written here.'],
    [2, 'Written here.'],
  ])
})

test('A server that does not answer holds up the grading for three seconds', async () => {
  vi.useFakeTimers()
  changeDraft({ content: 'Written here.' })
  const answered = Promise.withResolvers<{ revision: number; saved_at: string }>()
  server.keep.mockReturnValueOnce(answered.promise)
  void startGrading()
  await pass(2900)
  expect(server.grade).not.toHaveBeenCalled()
  await pass(200)
  expect(server.grade).toHaveBeenCalledTimes(1)
  // The next call has its turn again.
  answered.resolve({ revision: 1, saved_at: THERE.saved_at })
  vi.useRealTimers()
  await keptEssay.check()
})

test('What was kept before of an essay that was graded is emptied, where the server was told too late what was sent', async () => {
  changeDraft({ content: 'Written' })
  await keptEssay.save()
  vi.useFakeTimers()
  const answered = Promise.withResolvers<{ revision: number; saved_at: string }>()
  server.keep.mockReturnValueOnce(answered.promise)
  server.grade.mockResolvedValue(REPORT)
  changeDraft({ content: 'Written here.' })
  const graded = startGrading()
  await pass(4000)
  await graded
  expect([draftStore.get(), server.grade.mock.calls.length]).toEqual([EMPTY, 1])
  answered.reject(ApiError.network(new TypeError()))
  server.get.mockResolvedValue({ essay: { ...THERE, content: 'Written', exam_type: 'DSE', topic: '', revision: 1 } })
  await pass(40_000)
  expect([draftStore.get(), kept().at(-1)]).toEqual([EMPTY, [1, '']])
})

test('An essay that is sent before it was said which stands leaves the other one, which stands in the form then', async () => {
  changeDraft({ content: 'Written here.' })
  server.get.mockResolvedValue({ essay: THERE })
  await keptEssay.check()
  expect(keptEssay.elsewhere.get()?.kind).toBe('changed')
  server.grade.mockResolvedValue(REPORT)
  await startGrading()
  expect([kept(), draftStore.get()]).toEqual([[], EMPTY])
  server.keep.mockRejectedValueOnce(new ApiError(409, 'conflict', TOLD))
  await keptEssay.save()
  expect([draftStore.get().content, keptEssay.elsewhere.get(), keptEssay.isUnsaved()]).toEqual([
    THERE.content,
    null,
    false,
  ])
})

test('An essay whose grading fails stays, though its last save is answered after it was sent', async () => {
  vi.useFakeTimers()
  const answers = {
    keep: Promise.withResolvers<{ revision: number; saved_at: string }>(),
    grade: Promise.withResolvers<never>(),
  }
  server.keep.mockReturnValueOnce(answers.keep.promise)
  server.grade.mockReturnValue(answers.grade.promise)
  changeDraft({ content: 'Written here.' })
  const graded = startGrading()
  await pass(3100)
  answers.keep.resolve({ revision: 1, saved_at: THERE.saved_at })
  await pass(0)
  server.get.mockResolvedValue({ essay: { ...SENT, revision: 2 } })
  answers.grade.reject(new ApiError(502, 'generation_failed', 'No.'))
  await graded
  await keptEssay.check()
  await keptEssay.save()
  expect([draftStore.get().content, kept().at(-1)]).toEqual(['Written here.', [2, 'Written here.']])
})

test('A revision whose graded essay was deleted is kept on its own', async () => {
  server.keep.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.'))
  changeDraft({ content: 'Written anew.', previousId: 7 })
  await keptEssay.save()
  await keptEssay.save()
  const revised = server.keep.mock.calls.map(([{ body }]) => [body.content, body.previous_id])
  expect(revised).toEqual([
    ['Written anew.', 7],
    ['Written anew.', null],
  ])
  expect(draftStore.get()).toEqual({ ...EMPTY, content: 'Written anew.' })
})

test('An essay that is emptied is kept as empty', async () => {
  changeDraft({ content: 'Written here.' })
  await keptEssay.save()
  clearDraft()
  await keptEssay.save()
  expect(kept()).toEqual([
    [0, 'Written here.'],
    [1, ''],
  ])
})

test('What was sent for a student who has left meanwhile is nothing that the next one goes on from', async () => {
  const answered = Promise.withResolvers<{ revision: number; saved_at: string }>()
  server.keep.mockReturnValueOnce(answered.promise)
  changeDraft({ content: 'Written by Mei.' })
  const saving = keptEssay.save()
  await vi.waitFor(() => expect(server.keep).toHaveBeenCalled())
  beMei({ email: 'wing@example.hk' })
  clearDraft()
  answered.resolve({ revision: 1, saved_at: THERE.saved_at })
  await saving
  expect(keptEssay.isUnsaved()).toBe(false)
  changeDraft({ content: 'Written by Wing.' })
  await keptEssay.save()
  expect(kept().at(-1)).toEqual([0, 'Written by Wing.'])
})

test('Nothing is emptied by an answer that comes once its student has signed out and in again', async () => {
  const answered = Promise.withResolvers<{ revision: number; saved_at: string }>()
  server.keep.mockReturnValueOnce(answered.promise)
  changeDraft({ content: 'Written here.' })
  const saving = keptEssay.save()
  await vi.waitFor(() => expect(server.keep).toHaveBeenCalled())
  vi.spyOn(accountSession, 'getState').mockReturnValue({ ...accountSession.getState(), user: null })
  clearDraft()
  beMei()
  answered.resolve({ revision: 1, saved_at: THERE.saved_at })
  await saving
  await keptEssay.save()
  expect(kept()).toEqual([[0, 'Written here.']])
})

test('An image of a topic goes with the topic that it took the place of', async () => {
  topicImageStore.set(new File(['x'], 'topic.png'))
  server.get.mockResolvedValue({ essay: THERE })
  await keptEssay.check()
  expect([draftStore.get().topic, topicImageStore.get()]).toEqual(['Pets', null])
  // It stays where the essay alone went on.
  const image = new File(['y'], 'pets.png')
  topicImageStore.set(image)
  server.get.mockResolvedValue({ essay: { ...THERE, content: 'Longer.', revision: 5 } })
  await keptEssay.check()
  expect([draftStore.get().content, topicImageStore.get()]).toEqual(['Longer.', image])
})

test('Two essays are joined field by field, and what both wrote is asked for where both have something', () => {
  const essay = (change: Partial<Draft>): Draft => ({ ...EMPTY, content: 'One.', ...change })
  const base = essay({})
  const joined = joinEssays(base, essay({ examType: 'SAT' }), essay({ content: 'Two.', topic: 'Pets' }))
  expect(joined).toEqual(essay({ content: 'Two.', topic: 'Pets', examType: 'SAT' }))
  const [here, there] = [essay({ content: 'Here.' }), essay({ content: 'There.' })]
  expect(joinEssays(base, here, there)).toBeNull()
  expect([joinEssays(base, here, there, 'here'), joinEssays(base, here, there, 'there')]).toEqual([here, there])
  // Also where it was taken back here since it was asked.
  expect(joinEssays(base, base, there, 'here')).toEqual(base)
  expect([joinEssays(base, here, EMPTY), joinEssays(base, EMPTY, there)]).toEqual([here, there])
  expect(joinEssays(base, EMPTY, essay({ examType: 'SAT' }))).toEqual({ ...EMPTY, examType: 'SAT' })
  expect(joinEssays(null, here, EMPTY)).toEqual(here)
})

test.each([
  [
    'Written here.',
    /^This essay is not kept with your accountStorage limit reached\. Delete files to free space\. It stays/,
  ],
  [
    'x'.repeat(MAX_ESSAY_CHARACTERS + 1),
    /An essay has at most 400,000 characters\. Current: 400,001 characters\. It stays/,
  ],
])(
  'An essay that the server will not keep stays, says why, and is copied, whether for the room or the length',
  async (content, told) => {
    const full = { error: 'Storage limit reached. Delete files to free space.', code: 'storage_full' }
    server.keep.mockRejectedValue(Response.json(full, { status: 413 }))
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openScreen(<WritingScreen />, '/module/writing')
    write(content)
    await act(() => keptEssay.save())
    const notice = within(await screen.findByRole('alert'))
    expect(screen.getByText('This essay is not kept with your account').closest('[role=alert]')?.textContent).toMatch(
      told,
    )
    fireEvent.click(notice.getByRole('button', { name: 'Copy the Essay' }))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(content)
    expect(essayBox().value).toBe(content)
    // Where room was made meanwhile it is kept as it stands.
    server.keep.mockResolvedValue({ revision: 1, saved_at: THERE.saved_at })
    if (content.length <= MAX_ESSAY_CHARACTERS) {
      await act(async () => fireEvent.click(notice.getByRole('button', { name: 'Try again' })))
      await vi.waitFor(() => expect(screen.queryByText('This essay is not kept with your account')).toBeNull())
    }
  },
)
