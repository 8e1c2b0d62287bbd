import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderQueue, SIBLING_GAP } from './queue-order.ts'

const card = (id: number, siblingKey: string | null = null) => ({ id, siblingKey })
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

describe('A queue', () => {
  test.each([
    [4, 2, [1, 2, 101, 3, 4, 102]],
    [0, 3, [101, 102, 103]],
    [3, 0, [1, 2, 3]],
    [1, 3, [1, 101, 102, 103]],
    [0, 0, []],
  ])('mixes %d due cards and %d new ones evenly', (dueCount, newCount, expected) => {
    const due = Array.from({ length: dueCount }, (_, index) => card(index + 1))
    const fresh = Array.from({ length: newCount }, (_, index) => card(index + 101))
    expect(idsOf(orderQueue(due, fresh)).sort()).toEqual([...expected].sort())
    expect(idsOf(orderQueue(due, fresh))).toEqual(expected)
  })

  test('loses no card and keeps siblings apart as far as others can stand between them', () => {
    const cards = fc.array(fc.constantFrom(null, 'a', 'b', 'c'), { maxLength: 40 })
    fc.assert(
      fc.property(cards, cards, (dueKeys, newKeys) => {
        const due = dueKeys.map((key, index) => card(index, key))
        const fresh = newKeys.map((key, index) => card(index + 1000, key))
        const ordered = orderQueue(due, fresh)
        expect(idsOf(ordered).sort()).toEqual(idsOf([...due, ...fresh]).sort())
        for (const [place, { siblingKey }] of ordered.entries()) {
          const recent = ordered.slice(Math.max(0, place - SIBLING_GAP), place).map((other) => other.siblingKey)
          if (siblingKey === null || !recent.includes(siblingKey)) continue
          const later = ordered.slice(place + 1)
          // Nothing that came after could have stood here.
          expect(later.every((other) => other.siblingKey !== null && recent.includes(other.siblingKey))).toBe(true)
        }
      }),
    )
  })
})
