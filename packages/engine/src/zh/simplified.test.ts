import fc from 'fast-check'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { scriptOf, simplifiedShadow } from './simplified.ts'

test('the shadow is simplified and exactly as long', () => {
  expect(simplifiedShadow('作業系統把它切成固定大小的區塊')).toBe('作业系统把它切成固定大小的区块')
})

test('the shadow of any text is as long as the text', () => {
  const character = fc.oneof(
    fc.constantFrom(...'體裡裏乾幹著麼頭髮發臺灣後面鬥爭'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  )
  fc.assert(
    fc.property(fc.array(character), (parts) => simplifiedShadow(parts.join('')).length === parts.join('').length),
  )
})

test('the script is told by characters that only one of the two has', () => {
  expect(scriptOf('細胞膜將細胞與外界分隔開')).toBe('traditional')
  expect(scriptOf('细胞膜将细胞与外界分隔开')).toBe('simplified')
  expect(scriptOf('水是生命之源', 'traditional')).toBe('traditional')
})

test('what holds no Chinese character is what the dictionaries leave as it is', () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
  const others = codes.map((code) => String.fromCharCode(code)).filter((sign) => !/\p{Script=Han}/u.test(sign))
  expect(others.length).toBeGreaterThan(20_000)
  for (const [from, to] of [
    ['hk', 'cn'],
    ['cn', 'hk'],
  ] as const)
    expect(Converter({ from, to })(others.join(''))).toBe(others.join(''))
})
