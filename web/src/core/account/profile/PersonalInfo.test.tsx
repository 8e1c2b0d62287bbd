import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MEI, openScreen, refusal, signInMei } from '../signed-in-ground.tsx'
import { accountSession, useAccount } from '../use-account.ts'
import { PersonalInfo } from './PersonalInfo.tsx'

const SAVE = 'POST /api/users/profile/'

let server: ReturnType<typeof fakeServer>

function Mine() {
  const { user } = useAccount()
  return user && <PersonalInfo user={user} />
}

beforeEach(async () => {
  server = fakeServer({})
  await signInMei(server)
  await openScreen(<Mine />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each(['First name', 'Last name'])('%s is required', async (label) => {
  fill(label, '  ')
  press('Save')
  expect(screen.getByRole('alert').textContent).toBe('First and last name are required')
  expect(server.sent(SAVE)).toEqual([])
})

test('saving sends the three fields and shows what the server kept', async () => {
  const saved = { ...MEI, first_name: 'Mei Ling', study_goal: 'DSE 生物' }
  server.answer(SAVE, saved)
  fill('First name', ' Mei Ling ')
  fill('Study goal', 'DSE 生物')
  press('Save')
  await screen.findByRole('button', { name: 'Edit' })
  expect(server.sent(SAVE)).toEqual([{ first_name: 'Mei Ling', last_name: '陳', study_goal: 'DSE 生物' }])
  expect(screen.getByText('DSE 生物')).toBeDefined()
  expect(accountSession.getState().user).toEqual(saved)
})

test('a save that failed says so and keeps what was typed', async () => {
  server.answer(SAVE, refusal(500, 'internal', 'Something went wrong.'))
  fill('First name', 'Mei Ling')
  press('Save')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to update profile. Please try again.'))
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mei Ling')
})

test('a refusal that says nothing is told in the words of the call', async () => {
  server.answer(SAVE, Response.json({}, { status: 422 }))
  fill('First name', 'Mei Ling')
  press('Save')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to update profile'))
})

test('the keyboard goes on where the form was', async () => {
  screen.getByRole('button', { name: 'Cancel' }).focus()
  press('Cancel')
  const section = screen.getByRole('region', { name: 'Personal info' })
  await waitFor(() => expect(section.contains(document.activeElement)).toBe(true))
})

test('cancelling goes back to what is kept', async () => {
  fill('First name', 'Nobody')
  press('Cancel')
  expect(screen.queryByText('Nobody')).toBeNull()
  expect(server.sent(SAVE)).toEqual([])
})
