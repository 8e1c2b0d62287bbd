import { afterEach, expect, test, vi } from 'vitest'
import { rememberUser } from './remembered-user.ts'
import { fakeServer, MEI, signInMei } from './signed-in-ground.tsx'
import { accountSession, isAnotherSignedIn, isSignedIn } from './use-account.ts'

afterEach(async () => {
  await accountSession.logout()
  vi.unstubAllGlobals()
})

test('nothing is sent in the name of a student after another one signed in in another tab, whose tokens are this one’s', async () => {
  expect(isSignedIn('mei@example.hk')).toBe(false)
  await signInMei(fakeServer({}))
  expect(isSignedIn('mei@example.hk')).toBe(true)
  expect(isAnotherSignedIn('mei@example.hk')).toBe(false)
  expect(isAnotherSignedIn('other@example.hk')).toBe(true)

  rememberUser({ ...MEI, email: 'other@example.hk' })
  expect(isSignedIn('mei@example.hk')).toBe(false)
  expect(isAnotherSignedIn('mei@example.hk')).toBe(true)
})
