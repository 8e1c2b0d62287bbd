import { afterEach, expect, test, vi } from 'vitest'
import { rememberUser } from './remembered-user.ts'
import { accountSession, isAnotherSignedIn, isSignedIn } from './use-account.ts'

const user = (email: string) => ({
  email,
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  language: null,
  credits: 20,
  date_joined: '2026-01-02T03:04:05Z',
})

afterEach(async () => {
  await accountSession.logout()
  vi.unstubAllGlobals()
})

test('nothing is sent in the name of a student after another one signed in in another tab, whose tokens are this one’s', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/login/')
      ? Response.json({ access_token: 'a', refresh_token: 'r', user: user('mei@example.hk') })
      : Response.json({ csrfToken: 't', success: true }),
  )
  expect(isSignedIn('mei@example.hk')).toBe(false)
  await accountSession.signInWithCode('mei@example.hk', '123456')
  expect(isSignedIn('mei@example.hk')).toBe(true)
  expect(isAnotherSignedIn('mei@example.hk')).toBe(false)
  expect(isAnotherSignedIn('other@example.hk')).toBe(true)

  rememberUser(user('other@example.hk'))
  expect(isSignedIn('mei@example.hk')).toBe(false)
  expect(isAnotherSignedIn('mei@example.hk')).toBe(true)
})
