import type { Transaction } from '@lectern/contract/credits'
import { formatMoment } from '@lectern/domain/dates'
import { expect, test } from 'vitest'
import { describeTransactions } from './describe-transactions.ts'

const AT = '2026-12-20T12:00:00Z'
const entry = (about: Partial<Transaction>): Transaction => ({
  id: 1,
  created_at: AT,
  kind: 'charge',
  module: null,
  amount: 0,
  balance_after: 20,
  charge_id: null,
  note: '',
  document_name: null,
  counted: null,
  ...about,
})
const line = (about: Partial<Transaction>) => describeTransactions([entry(about)])[0]

test.each([
  [{ kind: 'welcome', amount: 20 }, 'Free credits to begin with', '', '+20'],
  [{ kind: 'purchase', amount: 1250 }, 'Credits purchased', '', '+1,250'],
  [{ kind: 'promo', amount: 5, note: 'SUMMER' }, 'Promotion code', 'SUMMER', '+5'],
  [{ kind: 'adjustment', amount: -7, note: 'Lost file' }, 'Correction by the operator', 'Lost file', '−7'],
  [{ kind: 'charge', module: 'recite', amount: -3 }, 'Recite', '', '−3'],
  [{ kind: 'charge', module: 'ocr', amount: -1 }, 'OCR Document', '', '−1'],
] as const)('%o is told as %j', (about, what, detail, amount) => {
  expect(line(about)).toMatchObject({
    what,
    detail,
    amount,
    when: formatMoment(new Date(AT), 'en'),
    balanceAfter: '20',
  })
})

test('a charge names the document and what was counted, and a refund too', () => {
  const subject = { document_name: 'cells.pdf', counted: { unit: 'words', amount: 3204 } } as const
  const charge = entry({ ...subject, id: 8, module: 'recite', amount: -3 })
  const refund = entry({ ...subject, id: 9, kind: 'refund', module: 'recite', amount: 1, charge_id: 8 })
  expect(describeTransactions([refund, charge]).map(({ detail }) => detail)).toEqual([
    `cells.pdf, 3,204 words. Of the 3 credits charged on ${formatMoment(new Date(AT), 'en')}.`,
    'cells.pdf, 3,204 words. 1 credit refunded, 2 credits paid',
  ])
})

test('a refund names its charge, and the charge says what came back', () => {
  const charge = entry({ id: 8, module: 'notes', amount: -5 })
  const refund = entry({ id: 9, kind: 'refund', module: 'notes', amount: 2, charge_id: 8, note: 'The work failed.' })
  const details = describeTransactions([refund, charge]).map(({ what, detail }) => [what, detail])
  expect(details).toEqual([
    ['Refund: Notes', `Of the 5 credits charged on ${formatMoment(new Date(AT), 'en')}. The work failed.`],
    ['Notes', '2 credits refunded, 3 credits paid'],
  ])
})

test('a charge that came back whole says so; a charge on another page is an earlier one', () => {
  const charge = entry({ id: 8, module: 'exam', amount: -10 })
  const refund = entry({ id: 9, kind: 'refund', module: 'exam', amount: 10, charge_id: 8 })
  expect(describeTransactions([refund, charge])[1]?.detail).toBe('Refunded in full')
  expect(describeTransactions([refund])[0]?.detail).toBe('Of an earlier charge.')
})
