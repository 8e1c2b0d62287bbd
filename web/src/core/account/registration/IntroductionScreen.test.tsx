import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MEI, openScreen, refusal, signInMei } from '../signed-in-ground.tsx'
import { accountSession } from '../use-account.ts'
import { IntroductionScreen } from './IntroductionScreen.tsx'

const INTRODUCE = 'POST /api/users/introduction/'

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer({})
  await signInMei(server, { first_name: '', last_name: '', needs_consent: true })
  await openScreen(<IntroductionScreen />)
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
const alert = async () => (await screen.findByRole('alert')).textContent

test('names and consent are asked for, sent, and then the student goes on', async () => {
  press()
  expect(await alert()).toBe('First and last name are required')
  fill('First name', 'Mei')
  fill('Last name', '陳')
  press()
  await waitFor(async () => expect(await alert()).toBe('Please accept the terms and conditions to continue'))
  expect(server.sent(INTRODUCE)).toEqual([])

  fireEvent.click(screen.getByRole('checkbox'))
  server.answer(INTRODUCE, refusal(400, 'invalid', 'Please enter a shorter name.'))
  press()
  await waitFor(async () => expect(await alert()).toBe('Please enter a shorter name.'))
  server.answer(INTRODUCE, MEI)
  press()
  await waitFor(() => expect(accountSession.getState().user).toMatchObject({ first_name: 'Mei', last_name: '陳' }))
  expect(accountSession.getState().user?.needs_consent).toBeUndefined()
  expect(server.sent(INTRODUCE).at(-1)).toEqual({ first_name: 'Mei', last_name: '陳', consent: true })
})
