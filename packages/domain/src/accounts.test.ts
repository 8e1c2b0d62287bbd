import { loadSpeaker } from '@lectern/texts/compile'
import { expect, test } from 'vitest'
import { checkPassword, checkRegistration, foldEmail, isEmail } from './accounts.ts'

const say = (await loadSpeaker()).in('en')
const form = {
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
  password: 'correct horse',
  confirm_password: 'correct horse',
  consent: true,
}

test.each([
  [{}, null],
  [{ email: '' }, 'Please fill in all fields'],
  [{ last_name: '  ' }, 'Please fill in all fields'],
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ password: 'short', confirm_password: 'short' }, 'Password must be at least 8 characters long'],
  [{ password: 'x'.repeat(21) }, 'Password must be no more than 20 characters long'],
  [{ confirm_password: 'correct horse!' }, 'Passwords do not match'],
  [{ consent: false }, 'Please accept the terms and conditions to continue'],
])('registration with %o', (change, refusal) => {
  const told = checkRegistration({ ...form, ...change })
  expect(told && say(told)).toBe(refusal)
})

test('eight and twenty characters are both taken, counted as a person counts', () => {
  for (const password of ['12345678', 'x'.repeat(20), '😀'.repeat(8), '密码密码密码密码'])
    expect(checkPassword(password, password)).toBeNull()
})

test.each(['a@b.co', "o'neil+tag@sub.example.org", '学生@例子.香港'])('%s is an address', (email) =>
  expect(isEmail(email)).toBe(true),
)

test.each([
  'a@b',
  'a b@c.de',
  'a@b..de',
  '@b.de',
  'a@',
  'a@b.de\r\nBcc: x@y.z',
  'a@b.de,c@d.ef',
  '<a@b.de>',
  'a\u0000@b.de',
  `${'x'.repeat(250)}@b.de`,
])('%j is not an address', (email) => expect(isEmail(email)).toBe(false))

test('addresses are compared without case, width and surrounding space', () => {
  expect(foldEmail('  ADA@Example.ORG ')).toBe('ada@example.org')
  expect(foldEmail('ａｄａ@example.org')).toBe('ada@example.org')
})
