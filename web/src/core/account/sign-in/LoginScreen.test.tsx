import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../../lib/language.ts'
import { fakeServer, MEI, refusal, tokensOf } from '../signed-in-ground.tsx'
import { type LoginMode, LoginScreen } from './LoginScreen.tsx'

const CODE = 'POST /api/users/request-otp/'
const LOGIN = 'POST /api/users/login/'
const PASSWORD_LOGIN = 'POST /api/users/password-login/'
const REGISTER = 'POST /api/users/register/'
const SIGNED_IN = { ...tokensOf('1'), user: MEI }
const refused = (error: string) => refusal(401, 'bad_credentials', error)

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  localStorage.clear()
  server = fakeServer({
    [CODE]: { message: 'ok' },
    [LOGIN]: SIGNED_IN,
    [PASSWORD_LOGIN]: SIGNED_IN,
    [REGISTER]: { message: 'ok' },
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Login() {
  const [mode, setMode] = useState<LoginMode>('sign-in')
  return (
    <QueryClientProvider client={new QueryClient()}>
      <LoginScreen mode={mode} onModeChange={setMode} />
    </QueryClientProvider>
  )
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const alert = () => screen.findByRole('alert').then((element) => element.textContent)

test('password login asks for both fields, then sends them', async () => {
  render(<Login />)
  press('Sign in')
  expect(await alert()).toBe('Please enter both email and password')
  fill('Email', ' mei@example.hk ')
  fill('Password', 'password1')
  press('Sign in')
  await waitFor(() => expect(server.sent(PASSWORD_LOGIN)).toEqual([{ email: 'mei@example.hk', password: 'password1' }]))
  expect(server.changes()).toEqual([PASSWORD_LOGIN])
})

test('a refused login shows the words of the server and keeps what was typed', async () => {
  server.answer(PASSWORD_LOGIN, refused('Invalid email or password'))
  render(<Login />)
  fill('Email', 'mei@example.hk')
  fill('Password', 'wrong password')
  press('Sign in')
  expect(await alert()).toBe('Invalid email or password')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.hk')
})

test('the password can be shown and hidden again', () => {
  render(<Login />)
  const password = () => screen.getByLabelText('Password', { selector: 'input' })
  press('Show password')
  expect(password().getAttribute('type')).toBe('text')
  press('Hide password')
  expect(password().getAttribute('type')).toBe('password')
})

test('a code is asked for, typed into six boxes and sent', async () => {
  render(<Login />)
  choose('OTP Code')
  press('Send code')
  expect(await alert()).toBe('Please enter your email address')
  fill('Email', 'mei@example.hk')
  press('Send code')
  expect(await screen.findByText('OTP sent to your email! Please check your inbox.')).toBeTruthy()

  press('Sign in')
  expect(await alert()).toBe('Please enter both email and OTP code')
  fireEvent.paste(screen.getByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => '123456' } })
  await waitFor(() => expect(server.sent(LOGIN)).toEqual([{ email: 'mei@example.hk', otp_code: '123456' }]))
  expect(server.changes()).toEqual([CODE, LOGIN])
})

test('the sixth digit that is typed sends the code, once; a refused one is typed anew', async () => {
  render(<Login />)
  choose('OTP Code')
  fill('Email', 'mei@example.hk')
  press('Send code')
  await screen.findByLabelText('Digit 1 of 6')
  server.answer(LOGIN, refused('Wrong code.'))
  const type = (code: string) => {
    for (const [index, digit] of [...code].entries()) fill(`Digit ${index + 1} of 6`, digit)
  }
  const tries = () => server.sent(LOGIN).map((body) => (body as { otp_code: string }).otp_code)
  type('12345')
  expect(tries()).toEqual([])
  fill('Digit 6 of 6', '6')
  press('Sign in')
  expect(await alert()).toBe('Wrong code.')
  expect(tries()).toEqual(['123456'])
  server.answer(LOGIN, SIGNED_IN)
  type('654321')
  await waitFor(() => expect(tries()).toEqual(['123456', '654321']))
})

test('who forgot the password is led to a code, with the address kept', () => {
  render(<Login />)
  expect(screen.getByText(/The first login after registering takes a code from your email/)).toBeTruthy()
  fill('Email', 'mei@example.hk')
  press('Forgot your password? Sign in with a code')
  expect(screen.getByRole('radio', { name: 'OTP Code' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.hk')
})

test('changing the address after the code was sent goes back to asking for one', async () => {
  render(<Login />)
  choose('OTP Code')
  fill('Email', 'mei@example.hk')
  press('Send code')
  await screen.findByLabelText('Digit 1 of 6')
  fill('Email', 'other@example.hk')
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy()
})

test('switching the mode drops messages and code and keeps the address', async () => {
  render(<Login />)
  fill('Email', 'mei@example.hk')
  press('Sign in')
  await alert()
  choose('OTP Code')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.hk')
})

test('registering checks each rule in its words, sends the consent, and clears the form', async () => {
  render(<Login />)
  press('Register here')
  expect(screen.getByText('What happens next?')).toBeTruthy()
  press('Register')
  expect(await alert()).toBe('Please fill in all fields')

  fill('Email', 'mei@example.hk')
  fill('First name', '美玲')
  fill('Last name', '陳')
  fill('Password', 'short')
  fill('Confirm password', 'short')
  press('Register')
  await waitFor(async () => expect(await alert()).toBe('Password must be at least 8 characters long'))
  fill('Password', 'password1')
  press('Register')
  await waitFor(async () => expect(await alert()).toBe('Passwords do not match'))
  fill('Confirm password', 'password1')
  press('Register')
  await waitFor(async () => expect(await alert()).toBe('Please accept the terms and conditions to continue'))
  expect(server.changes()).toEqual([])

  fireEvent.click(screen.getByRole('checkbox'))
  press('Register')
  expect(
    await screen.findByText(
      'Registration successful! Welcome to the product! Please check your email for login instructions.',
    ),
  ).toBeTruthy()
  expect(server.sent(REGISTER)).toEqual([
    {
      email: 'mei@example.hk',
      first_name: '美玲',
      last_name: '陳',
      password: 'password1',
      confirm_password: 'password1',
      consent: true,
      language: 'en',
    },
  ])
  expect(server.changes()).toEqual([REGISTER])
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  const [main, ...others] = screen.getAllByRole('button', { name: /Continue to sign in|Register another address/ })
  expect(document.activeElement).toBe(main)
  expect(main?.textContent).toBe('Continue to sign in')
  expect(others.map((other) => other.className)).not.toContain(main?.className)

  press('Continue to sign in')
  expect(screen.getByRole('radio', { name: 'OTP Code' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mei@example.hk')
})

test('terms and privacy open in a new tab', () => {
  render(<Login />)
  for (const name of ['Terms', 'privacy'])
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
})

test('in Chinese the links stand where the sentence has them, and a refusal is told in Chinese', async () => {
  await switchLanguage('zh-hant')
  render(<Login />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登入')
  fireEvent.click(screen.getByRole('button', { name: '按此註冊' }))
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toMatch(/^我接受條款和私隱政策。我上傳的文件/)
  expect(screen.getByRole('link', { name: '私隱政策' }).getAttribute('href')).toBe('/privacy')
  await screen.findByText('首次使用 Lectern 的電郵可免費獲得 20 積分，只限一次。')
  fireEvent.click(screen.getByRole('button', { name: '註冊' }))
  expect((await screen.findByRole('alert')).textContent).toBe('請填寫所有欄位')
  await switchLanguage('en')
})
