import { expect, test } from 'vitest'
import { creditsReturned } from './feedback.ts'

test.each([
  { chargedCredits: 20, madeCount: 40, returned: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4] },
  { chargedCredits: 10, madeCount: 5, returned: [0, 2, 2, 2, 2, 2] },
  { chargedCredits: 5, madeCount: 12, returned: [0, 0, 0, 1, 1] },
  { chargedCredits: 4, madeCount: 4, returned: [0, 0, 0, 0, 0] },
  { chargedCredits: 0, madeCount: 0, returned: [0, 0] },
])(
  'of $chargedCredits credits for $madeCount things, the shares come back in whole credits up to a fifth',
  ({ returned, ...run }) => {
    expect(returned.map((_, saidCount) => creditsReturned(run, saidCount))).toEqual(returned)
  },
)
