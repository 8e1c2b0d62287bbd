import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPassword } from '@lectern/domain/accounts'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['password', 'Password', 'IloveYOU', '12345678', 'ｑｗｅｒｔｙｕｉｏｐ'])('%s is too common', (password) =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each(['correct horse', 'password of mine', '密码密码密码密码', '', '#'])('%j is not too common', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)

test('The list holds 3,000 different passwords that would be taken otherwise', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  const passwords = lines.filter((line) => !line.startsWith('#'))
  expect(new Set(passwords).size).toBe(3000)
  for (const password of passwords) {
    expect(checkPassword(password, password)).toBeNull()
    expect(isCommonPassword(password)).toBe(true)
  }
})
