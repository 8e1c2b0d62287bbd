import type { User } from '@lectern/contract/users'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { accountSession } from '../../core/account/use-account.ts'
import { NotesScreen } from './NotesScreen.tsx'

const MEI: User = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  credits: 20,
  date_joined: '2026-01-02T03:04:05Z',
}

/** Signs Mei in with 20 credits, unless said, for one test. */
export function signInMei(about: { credits?: number; isAuthenticated?: boolean } = {}): void {
  const { credits = MEI.credits, isAuthenticated = true } = about
  const state = { ...accountSession.getState(), user: { ...MEI, credits }, isAuthenticated, isSettled: true }
  vi.spyOn(accountSession, 'getState').mockReturnValue(state)
}

/** Opens the module at an address. Fake timers must run. */
export async function openNotes(query = '') {
  const router = createMemoryRouter(
    [
      { path: '/module/notes', element: <NotesScreen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [`/module/notes${query}`] },
  )
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await pass(0)
  return router
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
