import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveSecrets } from '../../settings/secrets.ts'
import { keyInCopies, keyOfToken, tokenOf } from './share-token.ts'

const secrets = deriveSecrets('a secret of this installation')
const key = randomUUID()
const token = tokenOf(secrets, key)

test('A token leads to its share, and is of 256 bits, half of which only SECRET_KEY knows', () => {
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(keyOfToken(secrets, token)).toBe(key)
  expect(tokenOf(deriveSecrets('another installation'), key).slice(32)).not.toBe(token.slice(32))
})

test('Whoever knows the key of a share, and all of its token but one sign, has nothing', () => {
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === '0' ? '1' : '0'
    expect(keyOfToken(secrets, token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
  }
  for (const wrong of [
    '',
    key,
    token.slice(1),
    `${token}0`,
    token.toUpperCase(),
    ` ${token}`,
    `${token.slice(0, 63)}é`,
  ])
    expect(keyOfToken(secrets, wrong)).toBeNull()
})

test('A piece is called the same in every copy of a share, otherwise in those of another, and nowhere as at home', () => {
  const clientId = randomUUID()
  expect(keyInCopies(key, clientId)).toBe(keyInCopies(key, clientId))
  expect(new Set([clientId, keyInCopies(key, clientId), keyInCopies(randomUUID(), clientId)]).size).toBe(3)
})
