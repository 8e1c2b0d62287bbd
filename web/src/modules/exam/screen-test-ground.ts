import { examEndpoints } from '@lectern/contract/exam'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { beMei } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { changeDraft } from './draft.ts'
import { EXAM, RUNNING } from './exam-test-ground.ts'
import { generationStore } from './generation.ts'
import { practiceStore } from './practice.ts'
import { resultStore } from './result.ts'

/** Has Mei signed in at a server that makes, lists and starts one exam; what it is asked can be looked at. */
export function layExamScreen() {
  beMei()
  onCall(examEndpoints, 'getSet').mockResolvedValue(EXAM)
  onCall(examEndpoints, 'listSets').mockResolvedValue({
    exam_sets: [EXAM],
    pagination: { current_page: 1, total_pages: 7, total_count: 70, has_previous: false, has_next: true },
  })
  return {
    start: onCall(examEndpoints, 'startSession').mockResolvedValue({
      session_id: 9,
      exam_set_id: 5,
      question_ids: [1, 2],
    }),
    keep: onCall(examEndpoints, 'keepPractice').mockImplementation(async ({ body: { revision } }) => ({
      revision: revision + 1,
      saved_at: '2026-11-20T12:05:00Z',
    })),
    session: onCall(examEndpoints, 'getSession').mockResolvedValue(RUNNING),
    begun: onCall(begunEndpoints, 'list').mockResolvedValue({ work: [] }),
    forget: onCall(examEndpoints, 'forgetPractice').mockResolvedValue({ success: true }),
    generations: onCall(examEndpoints, 'listGenerations').mockResolvedValue({ generations: [] }),
    generate: onCall(examEndpoints, 'generate').mockResolvedValue({ ...EXAM, credit_cost: 10, user_credits: 10 }),
    quote: onCall(examEndpoints, 'quote').mockImplementation(async ({ body: { question_count = 30 } }) => ({
      credits: 10,
      question_count,
      available_count: question_count,
    })),
    rename: onCall(examEndpoints, 'renameSet').mockResolvedValue(EXAM),
    toastError: vi.spyOn(toasts, 'toastError').mockImplementation(() => {}),
  }
}

/** Forgets what a test left in the stores of the module. */
export function clearExamScreen(): void {
  cleanup()
  vi.useRealTimers()
  practiceStore.set(null)
  resultStore.set(null)
  generationStore.set({ phase: 'idle' })
  changeDraft({
    method: 'content',
    language: 'auto',
    texts: { content: '', topic: '', prompt: '' },
    materialId: null,
    otherMaterialIds: [],
    documentNames: [],
    questionCount: 30,
    kinds: QUESTION_TYPES,
    level: null,
  })
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
