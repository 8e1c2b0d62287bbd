import { expect, test } from 'vitest'
import { addressAfterSignIn, signInAddress } from './sign-in-address.ts'

test.each([
  ['/module/recite', '?view=edit&set_id=7', '#top'],
  ['/profile', '', ''],
])('%s%s%s comes back whole after signing in', (pathname, search, hash) => {
  const address = signInAddress({ pathname, search, hash })
  const next = new URL(address, 'http://localhost').searchParams.get('next')
  expect(addressAfterSignIn(next)).toBe(pathname + search + hash)
})

test.each(['/', '/login'])('%s has no way back', (pathname) => {
  expect(signInAddress({ pathname, search: '?a=1', hash: '' })).toBe('/login')
})

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/login?next=%2Flogin',
])('%j leads to the start', (next) => {
  expect(addressAfterSignIn(next)).toBe('/')
})
