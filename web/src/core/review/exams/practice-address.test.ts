import { expect, test } from 'vitest'
import { ADDRESS_OF_MISSED, addressOfCram, readPractice, wayBackOf } from './practice-address.ts'

const read = (address: string) => readPractice(new URL(address, 'http://lectern').searchParams)

test('what is gone through is in the address, with the way back to its cards', () => {
  const set = read(addressOfCram({ setId: 5 }))
  const material = read(addressOfCram({ materialId: 7 }))
  const ahead = read('/review?way=ahead')
  const missed = read(ADDRESS_OF_MISSED)
  expect([set, material, ahead, missed]).toEqual([
    { way: 'cram', setId: 5, materialId: undefined },
    { way: 'cram', setId: undefined, materialId: 7 },
    { way: 'ahead' },
    { way: 'missed' },
  ])
  expect([set, material, ahead, missed].map((practice) => practice && wayBackOf(practice))).toEqual([
    '/module/recite?view=edit&set_id=5',
    '/library/7',
    '/progress',
    '/',
  ])
})

test.each(['/review', '/review?set_id=5', '/review?way=cram', '/review?way=cram&set_id=x', '/review?way=all&set_id=5'])(
  'an address that names nothing to go through is that of the review: %s',
  (address) => expect(read(address)).toBeNull(),
)
