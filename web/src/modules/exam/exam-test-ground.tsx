import type { ExamQuestion, ExamSet } from '@lectern/contract/exam'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { MEI } from '../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../core/account/use-account.ts'
import { wait } from '../../lib/wait.ts'
import { ExamScreen } from './ExamScreen.tsx'

const about = { explanation: 'Because.', source: null }
export const CHOICE: ExamQuestion = {
  ...about,
  id: 1,
  type: 'mcq',
  question: 'Which one?',
  options: ['one', 'two', 'three', 'four'],
  correct_answer: 'two',
}
export const SHORT: ExamQuestion = {
  ...about,
  id: 2,
  type: 'short',
  question: 'What releases energy?',
  options: [],
  correct_answer: 'The mitochondrion',
  source: 'A mitochondrion releases energy.',
}
export const EXAM: ExamSet = {
  id: 5,
  title: 'Cells 細胞',
  generated_by: 'content',
  language: 'auto',
  made_by: 'model',
  is_sampled: false,
  question_count: 2,
  latest_score: null,
  created_at: '2026-11-20T12:00:00Z',
  questions: [CHOICE, SHORT],
}

/** Signs Mei in, for one test. */
export function signInMei(credits = 20): void {
  const state = { ...accountSession.getState(), user: { ...MEI, credits }, isAuthenticated: true, isSettled: true }
  vi.spyOn(accountSession, 'getState').mockReturnValue(state)
  // Nothing is known of the site: only the calls of this module are answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
}

/** Opens the module at an address. */
export async function openExam(query = '') {
  const router = createMemoryRouter([{ path: '*', element: <ExamScreen /> }], {
    initialEntries: [`/module/exam${query}`],
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  // What is asked for when it opens has been answered.
  await act(() => wait(0))
  return router
}
