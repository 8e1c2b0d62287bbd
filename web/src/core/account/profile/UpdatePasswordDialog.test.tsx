import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTokens } from '../../../lib/api/tokens.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { discardedPasswordStore } from '../registration/discarded-password.ts'
import { fakeServer, MEI, openScreen, refusal, signInMei, tokensOf } from '../signed-in-ground.tsx'
import { accountSession } from '../use-account.ts'
import { PasswordSection } from './PasswordSection.tsx'

const UPDATE = 'POST /api/users/password-update/'
const LOGIN = 'POST /api/users/login/'

let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer({ [UPDATE]: { message: say(ACCOUNT_TEXTS.passwordUpdated) } })
  await signInMei(server)
  await openScreen(<PasswordSection />)
  press('Update Password')
})

afterEach(async () => {
  cleanup()
  await accountSession.logout()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (password: string, confirmation = password) => {
  fireEvent.change(field('New password'), { target: { value: password } })
  fireEvent.change(field('Confirm new password'), { target: { value: confirmation } })
}
const submit = () => fireEvent.submit(field('New password').form!)
const reauthRequired = () => refusal(401, 'reauth_required', say(ACCOUNT_TEXTS.reauthRequired))

async function enterCode(code: string) {
  const box = await screen.findByLabelText('Digit 1 of 6')
  fireEvent.change(box, { target: { value: code } })
  press('Confirm')
}

test.each([
  ['', '', 'Please fill in all password fields'],
  ['long enough', '', 'Please fill in all password fields'],
  ['seven77', 'seven77', 'Password must be at least 8 characters long'],
  ['x'.repeat(21), 'x'.repeat(21), 'Password must be no more than 20 characters long'],
  ['long enough', 'long enouhg', 'Passwords do not match'],
])('%j and %j are refused: %s', (password, confirmation, text) => {
  type(password, confirmation)
  submit()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(server.sent(UPDATE)).toEqual([])
})

test('a new password is sent; the dialog closes and a discarded one is forgotten', async () => {
  const success = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  discardedPasswordStore.set(true)
  type('long enough')
  submit()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(UPDATE)).toEqual([{ new_password: 'long enough', confirm_password: 'long enough' }])
  expect(success).toHaveBeenCalledWith('Password updated successfully!')
  expect(discardedPasswordStore.get()).toBe(false)
})

test('what the server refuses is said in its words, what failed in those of the screen', async () => {
  server.answer(UPDATE, refusal(400, 'invalid', say(ACCOUNT_TEXTS.passwordTooCommon)))
  type('password1')
  submit()
  await screen.findByText(say(ACCOUNT_TEXTS.passwordTooCommon))
  server.answer(UPDATE, refusal(500, 'internal', 'Oops'))
  submit()
  await screen.findByText('Failed to update password. Please try again.')
  server.answer(UPDATE, Response.json({}, { status: 422 }))
  submit()
  await screen.findByText('Failed to update password')
})

test('a login that has grown old asks for a code, signs in anew and repeats the call with what was typed', async () => {
  server.answer(UPDATE, reauthRequired())
  server.answer('POST /api/users/request-otp/', { message: say(ACCOUNT_TEXTS.codeSent) })
  type('long enough')
  submit()
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })

  server.answer(LOGIN, refusal(401, 'bad_credentials', say(ACCOUNT_TEXTS.wrongCode)))
  press('Send code')
  await enterCode('000000')
  await screen.findByText(say(ACCOUNT_TEXTS.wrongCode))
  expect(accountSession.getState()).toMatchObject({ user: MEI, isAuthenticated: true })

  server.answer(LOGIN, { ...tokensOf('2'), user: MEI })
  server.answer(UPDATE, { message: say(ACCOUNT_TEXTS.passwordUpdated) })
  await enterCode('123456')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent(LOGIN).at(-1)).toEqual({ email: 'mei@example.hk', otp_code: '123456' })
  expect(server.sent(UPDATE)).toHaveLength(2)
  expect(server.sent(UPDATE)[1]).toEqual({ new_password: 'long enough', confirm_password: 'long enough' })
  expect(readTokens()).toEqual(tokensOf('2'))
})

test('who would rather not enter a code finds what was typed', async () => {
  server.answer(UPDATE, reauthRequired())
  type('long enough')
  submit()
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  press('Close')
  await screen.findByRole('dialog', { name: 'Update Password' })
  expect(field('New password').value).toBe('long enough')
  expect(server.sent(UPDATE)).toHaveLength(1)
})
