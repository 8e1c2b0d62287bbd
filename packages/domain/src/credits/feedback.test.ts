import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditsReturned, growRun } from './feedback.ts'

const run = (chargedCredits: number, madeCount: number, saidCount: number) => ({ chargedCredits, madeCount, saidCount })

test.each([
  { chargedCredits: 20, madeCount: 40, returned: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4] },
  { chargedCredits: 10, madeCount: 5, returned: [0, 2, 2, 2, 2, 2] },
  { chargedCredits: 5, madeCount: 12, returned: [0, 0, 0, 1, 1] },
  { chargedCredits: 4, madeCount: 4, returned: [0, 0, 0, 0, 0] },
  { chargedCredits: 0, madeCount: 0, returned: [0, 0] },
])(
  'of $chargedCredits credits for $madeCount things, the shares come back in whole credits up to a fifth',
  ({ chargedCredits, madeCount, returned }) => {
    expect(returned.map((_, saidCount) => creditsReturned([run(chargedCredits, madeCount, saidCount)]))).toEqual(
      returned,
    )
  },
)

test.each([
  ['five small runs', [run(1, 10, 2), run(1, 10, 2), run(1, 7, 3), run(1, 5, 1), run(1, 10, 10)], 1],
  ['four of them', [run(1, 10, 2), run(1, 10, 2), run(1, 7, 3), run(1, 5, 1)], 0],
  ['two that fall short of a second credit', [run(9, 10, 10), run(3, 40, 1)], 1],
  ['two that come to it', [run(9, 10, 10), run(3, 30, 2)], 2],
  ['none', [], 0],
])('what is less than a credit counts with other runs: %s', (_, runs, returned) => {
  expect(creditsReturned(runs)).toBe(returned)
})

test.each([
  ['things that cost as much each', { chargedCredits: 25, madeCount: 5 }, { chargedCredits: 75, madeCount: 15 }],
  ['things that cost more each', { chargedCredits: 50, madeCount: 5 }, { chargedCredits: 100, madeCount: 15 }],
  ['things that cost less each', { chargedCredits: 11, madeCount: 20 }, { chargedCredits: 61, madeCount: 12 }],
  ['things that cost nothing', { chargedCredits: 0, madeCount: 10 }, { chargedCredits: 50, madeCount: 10 }],
])('a run of 50 credits for 10 things that grows by %s', (_, more, grown) => {
  expect(growRun({ chargedCredits: 50, madeCount: 10 }, more)).toEqual(grown)
})

test('no share falls when more is made for its run', () => {
  const made = () => fc.record({ chargedCredits: fc.nat(500), madeCount: fc.nat(400) })
  fc.assert(
    fc.property(made(), made(), fc.nat(400), (first, more, said) => {
      const saidCount = Math.min(said, first.madeCount)
      expect(creditsReturned([{ ...growRun(first, more), saidCount }])).toBeGreaterThanOrEqual(
        creditsReturned([{ ...first, saidCount }]),
      )
    }),
  )
})

test('never more than a fifth of all that was paid, and never less for one more that was wrong', () => {
  const runs = fc.array(
    fc.record({ chargedCredits: fc.nat(500), madeCount: fc.integer({ min: 1, max: 400 }), saidCount: fc.nat(400) }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(runs, (all) => {
      const returned = creditsReturned(all)
      expect(returned).toBeLessThanOrEqual(all.reduce((sum, { chargedCredits }) => sum + chargedCredits, 0) / 5)
      const [first, ...others] = all
      if (first)
        expect(creditsReturned([{ ...first, saidCount: first.saidCount + 1 }, ...others])).toBeGreaterThanOrEqual(
          returned,
        )
    }),
  )
})
