import { ApiError } from '@lectern/contract/api-error'
import { examEndpoints } from '@lectern/contract/exam'
import type { ExamGenerationOrder } from '@lectern/contract/exam/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass, SITE_CONFIG } from '../../../core/account/signed-in-ground.tsx'
import { handedOverTextStore, handOverText } from '../../../core/documents/handed-over-text.ts'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { switchLanguage } from '../../../lib/language.ts'
import { changeDraft, draftStore } from '../draft.ts'
import { ExamScreen } from '../ExamScreen.tsx'
import { CHOICE, EXAM, GENERATION } from '../exam-test-ground.ts'
import { generationStore } from '../generation.ts'
import { beginPractice } from '../practice.ts'
import { clearExamScreen, layExamScreen, press, type } from '../screen-test-ground.ts'

let server: ReturnType<typeof layExamScreen>
beforeEach(() => {
  server = layExamScreen()
})
afterEach(clearExamScreen)

describe('Generating', () => {
  const openIt = () => openScreen(<ExamScreen />, '/module/exam')
  const content = (text: string) => changeDraft({ texts: { ...draftStore.get().texts, content: text } })

  test('by content, topic or prompt sends what was chosen, and its practice opens by itself', async () => {
    await openIt()
    fireEvent.click(screen.getByRole('radio', { name: 'Topic' }))
    type('Topics', 'cells')
    type('Language of the exam', 'english')
    fireEvent.click(screen.getByRole('radio', { name: '10' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Challenge' }))
    type('Level', 'hard')
    expect(screen.getByText('4 credits')).toBeDefined()
    const seen = watchFor('Practice in progress')
    await press('Generate Exam')
    expect(server.generate.mock.calls[0]?.[0].body).toEqual({
      method: 'topic',
      language: 'english',
      content: '',
      topics: 'cells',
      prompt: '',
      material_id: null,
      other_material_ids: [],
      question_count: 10,
      kinds: ['mcq', 'tf', 'short', 'long'],
      level: 'hard',
      agreed_count: null,
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
    expect(server.start).toHaveBeenCalledOnce()
    expect(seen()).toBe(false)
  })

  test('asks for one kind of question at least', async () => {
    changeDraft({ kinds: ['tf'] })
    await openIt()
    const last = screen.getByRole('checkbox', { name: 'True or false' }) as HTMLInputElement
    expect(last.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Long answer' }))
    expect(draftStore.get().kinds).toEqual(['tf', 'long'])
  })

  test('leaves a practice in progress alone until it is given up', async () => {
    beginPractice(8, { ...EXAM, id: 4, title: 'Older' }, [CHOICE])
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    expect(server.start).not.toHaveBeenCalled()
    await press('Start Practice')
    expect(screen.getByText('Your answers to Older are not submitted yet.')).toBeDefined()
    await press('Start New Practice')
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
  })

  test('without a text or with fewer credits than the chosen exam costs is refused before anything is sent', async () => {
    beMei({ credits: 6 })
    await openIt()
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Please provide content to generate an exam.')
    type('Content', 'A cell is small.')
    fireEvent.click(screen.getByRole('radio', { name: '20' }))
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Not enough credits.')
    expect(server.toastError).not.toHaveBeenCalled()
    expect(server.quote).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '10' }))
    await press('Generate Exam')
    expect(server.generate).toHaveBeenCalledOnce()
  })

  test('offers the good questions of a material at their price, as long as it stays as it is', async () => {
    server.quote.mockResolvedValue({ credits: 6, question_count: 30, available_count: 18 })
    await openIt()
    type('Content', 'A cell is small.')
    await press('Generate Exam')
    expect(screen.getByText('This material gives 18 good questions.')).toBeDefined()
    expect(screen.getByText('6 credits')).toBeDefined()
    expect(server.generate).not.toHaveBeenCalled()
    type('Content', 'A cell is very small.')
    expect(screen.queryByText('This material gives 18 good questions.')).toBeNull()
    await press('Generate Exam')
    const { promise, resolve } = Promise.withResolvers<never>()
    server.generate.mockReturnValueOnce(promise)
    await press('Generate 18 Questions')
    expect(server.generate.mock.calls[0]?.[0].body).toMatchObject({
      content: 'A cell is very small.',
      agreed_count: 18,
    })
    expect(screen.getByText('6 credits')).toBeDefined()
    await act(async () => resolve({ ...EXAM, credit_cost: 6, user_credits: 14 } as never))
  })

  test('offers nothing under five good questions, and says what would help', async () => {
    server.quote.mockResolvedValue({ credits: 1, question_count: 30, available_count: 1 })
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    const offer = screen.getByText('This material gives 1 good question.').parentElement
    expect(offer?.textContent).toMatch(/An exam needs at least 5\.A longer text in full sentences helps/)
    expect(screen.getByRole('button', { name: 'Generate Exam' })).toBeDefined()
    expect(server.generate).not.toHaveBeenCalled()
  })

  test('says before it is paid that questions in another language than the text are not made without a model', async () => {
    fakeServer({})
    content('A cell is the smallest unit of life.')
    await openIt()
    expect(screen.queryByText(/^Your text is in/)).toBeNull()
    type('Language of the exam', 'traditional_chinese')
    expect(screen.getByText(/^Your text is in English\..* the questions will be in English too\.$/)).toBeDefined()
    type('Level', 'hard')
    expect(screen.getByText(/a question is as hard as your text makes it/)).toBeDefined()
  })

  test('with a model tells what it does with another language, asks for no quote, and that questions are to be checked', async () => {
    fakeServer({ 'GET /api/config/': { ...SITE_CONFIG, ai: { made_by: 'model', model: 'm' } } })
    content('A cell is the smallest unit of life.')
    changeDraft({ language: 'simplified_chinese' })
    await openIt()
    expect(screen.getByText(/The questions will be in Simplified Chinese/)).toBeDefined()
    const remark = screen.getByText(/It can be wrong: check them against your material\./)
    expect(remark.textContent).not.toMatch(/kept/)
    await press('Generate Exam')
    expect(server.quote).not.toHaveBeenCalled()
    expect(server.generate).toHaveBeenCalledOnce()
  })

  const failure = (data: object) =>
    new ApiError(502, 'generation_failed', 'Too few questions.', { data: { error: 'Too few questions.', ...data } })

  test('that failed says so once, and tells of a refund only where one was made', async () => {
    server.generate.mockRejectedValueOnce(failure({}))
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    expect(screen.getAllByText('Failed to generate: Too few questions.')).toHaveLength(1)
    // Announced, and over the button that was pressed: below it, it would be off a low screen.
    const why = screen.getByRole('alert')
    expect(why.textContent).toBe('Failed to generate: Too few questions.')
    const button = screen.getByRole('button', { name: 'Generate Exam' })
    expect(why.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(server.toastError).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    server.generate.mockRejectedValueOnce(failure({ credits_refunded: 10 }))
    await press('Generate Exam')
    expect(screen.getByRole('dialog', { name: 'Credits Refunded' }).textContent).toContain(
      'The 10 credits were refunded.',
    )
  })

  test('that ends while its student looks elsewhere is told by a toast, or waits to be begun', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    server.generate.mockReturnValueOnce(promise)
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    await press('Exam History')
    await act(async () => reject(failure({})))
    expect(server.toastError).toHaveBeenCalledWith('Failed to generate: Too few questions.', 'session')
    await press('New Exam')
    const later = Promise.withResolvers<never>()
    server.generate.mockReturnValueOnce(later.promise)
    await press('Generate Exam')
    await press('Exam History')
    await act(async () => later.resolve({ ...EXAM, credit_cost: 10, user_credits: 10 } as never))
    await press('New Exam')
    expect(screen.getByText('Your exam is ready')).toBeDefined()
    expect(server.start).not.toHaveBeenCalled()
    resolve(undefined as never)
  })

  test('that was begun before a reload is awaited, and its exam found', async () => {
    server.generations.mockResolvedValue({ generations: [GENERATION] })
    vi.useFakeTimers()
    await openIt()
    await pass(100)
    expect(screen.getByText(/^An exam is being made\./)).toBeDefined()
    expect((screen.getByRole('button', { name: 'Generate Exam' }) as HTMLButtonElement).disabled).toBe(true)
    server.generations.mockResolvedValue({ generations: [] })
    await pass(3500)
    await pass(100)
    expect(screen.getByText('Your exam is ready')).toBeDefined()
    await press('Start Practice')
    await pass(100)
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
  })

  describe('that came to nothing while its student was elsewhere', () => {
    const FAILED = { ...GENERATION, status: 'failed' as const, failure: 'Too few questions.' }
    const ORDER: ExamGenerationOrder = {
      ...FAILED,
      method: 'topic',
      language: 'english',
      text: 'cells',
      material_id: null,
      other_material_ids: [],
      chosen_count: 20,
      agreed_count: 12,
      kinds: ['tf'],
      level: 'hard',
    }
    let dismiss: ReturnType<typeof onCall<typeof examEndpoints, 'dismissGeneration'>>
    beforeEach(() => {
      server.generations.mockResolvedValue({ generations: [FAILED] })
      onCall(examEndpoints, 'getGeneration').mockResolvedValue(ORDER)
      dismiss = onCall(examEndpoints, 'dismissGeneration').mockImplementation(async () => {
        server.generations.mockResolvedValue({ generations: [] })
        return { success: true }
      })
    })
    const notice = () => screen.queryByText('The exam could not be made, and nothing was charged')

    test('is told with the reason, and tried again as it was ordered', async () => {
      await openIt()
      expect(notice()?.closest('[role=status]')?.textContent).toContain(
        'Cells 細胞, 12 questionsToo few questions.Trying again costs 4 credits.',
      )
      server.generate.mockReturnValueOnce(new Promise(() => {}))
      await press('Try again')
      const { method, topics, question_count, agreed_count, kinds, level, language } =
        server.generate.mock.calls[0]?.[0].body ?? {}
      expect({ method, topics, question_count, agreed_count, kinds, level, language }).toEqual({
        method: 'topic',
        topics: 'cells',
        question_count: 20,
        agreed_count: 12,
        kinds: ['tf'],
        level: 'hard',
        language: 'english',
      })
      expect(screen.getByLabelText<HTMLTextAreaElement>('Topics').value).toBe('cells')
      expect(notice()).toBeNull()
    })

    test('of several documents names them all when it is tried again', async () => {
      const order = { method: 'content' as const, text: 'A cell. A leaf.', material_id: 7, other_material_ids: [8, 9] }
      onCall(examEndpoints, 'getGeneration').mockResolvedValue({ ...ORDER, ...order })
      await openIt()
      server.generate.mockReturnValueOnce(new Promise(() => {}))
      await press('Try again')
      expect(server.generate.mock.calls[0]?.[0].body).toMatchObject({ material_id: 7, other_material_ids: [8, 9] })
      expect(draftStore.get()).toMatchObject({ materialId: 7, otherMaterialIds: [8, 9] })
    })

    test('is tried again from the history, and leaves alone what else is written in the form', async () => {
      changeDraft({ method: 'topic', texts: { content: '', topic: 'plants', prompt: '' } })
      await openScreen(<ExamScreen />, '/module/exam?view=history')
      expect(notice()).not.toBeNull()
      server.generate.mockReturnValueOnce(new Promise(() => {}))
      await press('Try again')
      expect(server.generate.mock.calls[0]?.[0].body.topics).toBe('cells')
      expect(screen.getByRole('button', { name: 'Making 12 questions…' })).toBeDefined()
      expect(screen.getByLabelText<HTMLTextAreaElement>('Topics').value).toBe('plants')
    })

    test('keeps the names of the documents that it was made from, unless the content is another one by now', async () => {
      const content = 'Cells divide. Leaves are green.'
      onCall(examEndpoints, 'getGeneration').mockResolvedValue({ ...ORDER, method: 'content', text: content })
      const documentNames = ['Cells.pdf', 'Leaves.docx']
      const titleOfTryAgain = async (written: string) => {
        changeDraft({ method: 'content', texts: { content: written, topic: '', prompt: '' }, documentNames })
        await openIt()
        await press('Try again')
        return server.generate.mock.lastCall?.[0].body.title
      }
      expect(await titleOfTryAgain(content)).toBe('Cells and 1 more')
      expect(draftStore.get().documentNames).toEqual(documentNames)
      cleanup()
      generationStore.set({ phase: 'idle' })
      expect(await titleOfTryAgain('Roots grow.')).toBeUndefined()
      expect(draftStore.get()).toMatchObject({ documentNames, texts: { content: 'Roots grow.' } })
    })

    test('is told until it is dismissed', async () => {
      await openIt()
      await press('Dismiss')
      expect(dismiss).toHaveBeenCalledExactlyOnceWith({ params: { id: FAILED.id } })
      await vi.waitFor(() => expect(notice()).toBeNull())
    })

    test('is told once on a page that waited for it, and forgotten when its student goes on', async () => {
      server.generations.mockResolvedValue({ generations: [] })
      content('A cell is small.')
      await openIt()
      server.generate.mockImplementationOnce(async () => {
        server.generations.mockResolvedValue({ generations: [FAILED] })
        throw failure({ generation_id: FAILED.id })
      })
      await press('Generate Exam')
      expect(screen.getAllByText(/Too few questions\./)).toHaveLength(1)
      expect(notice()).toBeNull()
      expect(dismiss).not.toHaveBeenCalled()
      await press('Exam History')
      await vi.waitFor(() => expect(notice()).not.toBeNull())
      await press('New Exam')
      await press('Generate Exam')
      expect(dismiss).toHaveBeenCalledExactlyOnceWith({ params: { id: FAILED.id } })
    })

    test('says so where it can no longer be read', async () => {
      onCall(examEndpoints, 'getGeneration').mockRejectedValue(new TypeError('offline'))
      await openIt()
      await press('Try again')
      expect(server.toastError).toHaveBeenCalledWith('This could not be loaded. Please try again.')
      expect(server.generate).not.toHaveBeenCalled()
    })

    test('is told in Chinese once that is chosen', async () => {
      await openIt()
      await act(() => switchLanguage('zh-hant'))
      onTestFinished(() => switchLanguage('en'))
      await vi.waitFor(() => expect(screen.getByText('未能製作測驗，沒有扣除積分')).toBeDefined())
      expect(screen.getByText('再試一次需要 4 積分。')).toBeDefined()
      await vi.waitFor(() => expect(server.generations).toHaveBeenCalledTimes(2))
    })
  })

  test('is refused with a sentence that goes with the next choice', async () => {
    beMei({ credits: 5 })
    await openIt()
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    const drop = (size: number) =>
      act(async () => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]')
        fireEvent.change(input!, { target: { files: [new File([new Uint8Array(size)], 'cells.pdf')] } })
      })
    await drop(10 * 1024 * 1024 + 1)
    await pass(10)
    expect(alerts()).toEqual(['File too large. Maximum file size is 10MB.'])
    type('Content', 'A cell is small.')
    expect(alerts()).toEqual([])
    await drop(10 * 1024 * 1024 + 1)
    await pass(10)
    expect(alerts()).toHaveLength(1)
    fireEvent.click(screen.getByRole('radio', { name: '20' }))
    expect(alerts()).toEqual([])
    await press('Generate Exam')
    expect(alerts()).toEqual(['Not enough credits.'])
    fireEvent.click(screen.getByRole('radio', { name: '10' }))
    expect(alerts()).toEqual([])
  })

  test('from a document that is too long says so until the text is changed', async () => {
    handedOverTextStore.set(null)
    content('word '.repeat(100_000))
    await openIt()
    await act(async () => void handOverText('exam', { text: 'more words', documentName: '' }))
    expect(screen.getByText(/^Content exceeds word limit/)).toBeDefined()
    type('Content', 'word')
    expect(screen.queryByText(/^Content exceeds word limit/)).toBeNull()
  })
})

/** Whether a text was in the page at any moment from now on. */
function watchFor(text: string): () => boolean {
  let wasSeen = false
  const look = () => {
    wasSeen ||= document.body.textContent?.includes(text) ?? false
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    look()
    observer.disconnect()
    return wasSeen
  }
}
