import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { fakeServer, MEI, openScreen, refusal, signInMei } from '../account/signed-in-ground.tsx'
import { accountSession } from '../account/use-account.ts'
import { PromoCodeSection } from './PromoCodeSection.tsx'

const REDEEM = 'POST /api/users/redeem-promo-code/'

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer({})
  await signInMei(server)
  await openScreen(<PromoCodeSection />)
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promotion code' })
const apply = (code: string) => {
  fireEvent.change(box(), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
}

test('an empty code is not sent', () => {
  apply('   ')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a promotion code.')
  expect(server.sent(REDEEM)).toEqual([])
})

test('a code is sent trimmed; its credits are told and the balance is read again', async () => {
  const success = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  server.answer(REDEEM, { credit_added: 15 })
  server.answer('GET /api/users/profile/', { ...MEI, credits: 35 })
  apply(' Summer ')
  await waitFor(() => expect(accountSession.getState().user?.credits).toBe(35))
  expect(server.sent(REDEEM)).toEqual([{ code: 'Summer' }])
  expect(success).toHaveBeenCalledExactlyOnceWith('+15 credits')
  expect(box().value).toBe('')
})

test.each([
  [400, 'invalid', 'Invalid promotion code.'],
  [429, 'rate_limited', 'Too many promotion codes were tried. Please wait and try again.'],
])('a %i is told in its words, and the code stays', async (status, code, text) => {
  server.answer(REDEEM, refusal(status, code, text))
  apply('nope')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(box().value).toBe('nope')
})
