import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnderWay } from './under-way.ts'

test('what has begun and not ended is under way, whatever ends twice or while it is looked through', () => {
  const steps = fc.array(fc.record({ begins: fc.boolean(), which: fc.nat(20) }), { maxLength: 200 })
  fc.assert(
    fc.property(steps, (all) => {
      const [ours, known] = [new UnderWay<{ id: number }>(), new Map<{ id: number }, () => void>()]
      const ended: (() => void)[] = []
      for (const [id, { begins, which }] of all.entries()) {
        const item = { id }
        if (begins) known.set(item, ours.add(item))
        const [one, end] = [...known][which] ?? []
        if (begins || !one || !end) continue
        end()
        ended.push(end)
        known.delete(one)
        for (const again of ended) again()
      }
      expect(new Set(ours)).toEqual(new Set(known.keys()))
      for (const item of ours) known.get(item)?.()
      expect([...ours]).toEqual([])
    }),
  )
})
