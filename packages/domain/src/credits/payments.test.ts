import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditsOfReversal, findPackage, PAYMENT_PACKAGES, priceCents } from './payments.ts'

test.each([
  [undefined, 10],
  ['', 10],
  ['10', 10],
  [' 20 ', 20],
  ['50', 50],
])('the package %o costs HKD %i', (asked, amountHkd) => {
  expect(findPackage(asked)?.amountHkd).toBe(amountHkd)
})

test.each(['0', '30', '10.0', '1e1', '-10', 'ten', '10 20'])('there is no package %o', (asked) => {
  expect(findPackage(asked)).toBeNull()
})

test.each([
  [10, 0, 0],
  [10, 999, 19],
  [10, 1000, 20],
  [20, 1000, 22],
  [50, 5000, 125],
  [50, 9999, 125],
  [50, -1, 0],
])('of the HKD %i package, %i cents that went back take %i credits', (amountHkd, reversedCents, credits) => {
  const bought = PAYMENT_PACKAGES.find((one) => one.amountHkd === amountHkd)!
  expect(creditsOfReversal(bought, reversedCents)).toBe(credits)
})

test('more money back never takes fewer credits, and all of it takes all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_PACKAGES), fc.nat(6000), fc.nat(6000), (bought, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(creditsOfReversal(bought, less)).toBeLessThanOrEqual(creditsOfReversal(bought, more))
      expect(creditsOfReversal(bought, priceCents(bought))).toBe(bought.credits)
    }),
  )
})
