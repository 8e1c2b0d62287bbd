import { describe, expect, test } from 'vitest'
import { BASIC, type Collection, LIMITS, partsOf, schema11 } from './package-test-ground.ts'
import { AnkiPackage } from './read-package.ts'

const NOW = Date.UTC(2026, 10, 22)

async function only(collection: Collection) {
  const parts = partsOf({ 'collection.anki2': await schema11(collection), media: '{}' })
  const opened = await AnkiPackage.open(parts, LIMITS, NOW)
  return { notes: opened.noteIds.flatMap((id) => opened.readNote(id).notes) }
}

describe('What a card was', () => {
  const crt = Date.UTC(2026, 0, 1, 4) / 1000
  const day = (date: string) => Date.parse(`${date}T12:00:00Z`)
  const memoryOf = async (
    card: Partial<Collection['cards'][number]>,
    log: Collection['log'] = [],
    settings: object = { schedVer: 2 },
  ) => {
    const { notes } = await only({
      ...{ createdAtSeconds: crt, settings },
      types: [BASIC],
      notes: [{ id: 1, type: 1, fields: ['q', 'a'] }],
      cards: [{ id: 5, note: 1, ...card }],
      log,
    })
    return notes[0]?.parts[0]
  }

  test('is new without a history', async () => {
    const at = day('2026-02-01')
    expect(await memoryOf({ due: 3 }, [{ id: at, card: 5, ease: 3 }])).toEqual({
      part: 0,
      reviews: [],
      carried: null,
      dueAt: null,
      isSuspended: false,
      flag: 0,
    })
  })

  test('is its answers in their order, and the day on which it comes back', async () => {
    const [first, second] = [day('2026-02-01'), day('2026-02-05')]
    const memory = await memoryOf({ type: 2, queue: 2, due: 45, ivl: 10, reps: 2 }, [
      { id: second, card: 5, ease: 3, type: 1, ivl: 10, lastIvl: -600, time: 4000 },
      { id: first, card: 5, ease: 2, type: 0, ivl: -600, time: 900 },
      { id: second + 1000, card: 5, ease: 0, type: 4, factor: 2500 },
      { id: second + 2000, card: 5, ease: 3, type: 3, factor: 0 },
      { id: 7, card: 5, ease: 3, type: 0 },
      { id: NOW + 1, card: 5, ease: 3, type: 1 },
      { id: second + 3000, card: 6, ease: 1, type: 1 },
    ])
    expect(memory?.reviews).toEqual([
      { at: first, grade: 2, durationMs: 900 },
      { at: second, grade: 3, durationMs: 4000 },
    ])
    expect(memory?.carried).toBeNull()
    expect(new Date(memory?.dueAt ?? 0).toISOString()).toBe('2026-02-15T16:00:00.000Z')
  })

  test('begins anew where it was made new by hand', async () => {
    const [first, reset, again] = [day('2026-02-01'), day('2026-03-01'), day('2026-03-02')]
    const memory = await memoryOf({ type: 1, queue: 1, due: 5 }, [
      { id: first, card: 5, ease: 4, type: 0 },
      { id: reset, card: 5, ease: 0, type: 4, factor: 0 },
      { id: again, card: 5, ease: 1, type: 0 },
    ])
    expect(memory?.reviews).toEqual([{ at: again, grade: 1, durationMs: 0 }])
    expect(memory?.dueAt).toBeNull()
  })

  test('is what FSRS knew of it, just after the last answer', async () => {
    const at = day('2026-02-01')
    const data = JSON.stringify({ s: 33.5, d: 4.25, lrt: at / 1000 })
    const memory = await memoryOf({ type: 2, queue: -1, due: 60, ivl: 30, reps: 7, lapses: 2, flags: 3, data }, [
      { id: at, card: 5, ease: 3, type: 1 },
    ])
    expect(memory?.carried).toEqual({ stability: 33.5, difficulty: 4.25, reps: 7, lapses: 2, at: at + 1 })
    expect([memory?.isSuspended, memory?.flag]).toEqual([true, 3])
  })

  test('is what its interval and its ease tell where no log came along', async () => {
    const memory = await memoryOf({ type: 2, queue: 2, due: 200, ivl: 100, factor: 2500, reps: 9, lapses: 1 })
    expect(memory?.carried?.stability).toBe(100)
    expect(memory?.carried?.difficulty).toBeGreaterThan(1)
    expect(memory?.carried?.difficulty).toBeLessThan(10)
    const harder = await memoryOf({ type: 2, queue: 2, due: 200, ivl: 100, factor: 1300 })
    expect(harder?.carried?.difficulty).toBeGreaterThan(memory?.carried?.difficulty ?? 10)
  })

  test.each([-2, 0, 1])('comes back on its day, be that %i days from the first of the collection', async (due) => {
    const memory = await memoryOf({ type: 2, queue: 2, due, ivl: 10, reps: 3 })
    expect(memory?.dueAt).toBe((crt + (due + 0.5) * 86_400) * 1000)
  })

  test('comes back on its day after the steps of a lapse, whose moment the first scheduler keeps in its place', async () => {
    const due = day('2026-02-01') / 1000
    const memory = await memoryOf({ type: 2, queue: 1, due, odue: 40, ivl: 10, reps: 3 }, [], { nextPos: 1 })
    expect(memory?.dueAt).toBe((crt + 40.5 * 86_400) * 1000)
  })

  test('has no day where what stands in its place is none', async () => {
    expect((await memoryOf({ type: 2, queue: 2, due: day('2026-02-01') / 1000, ivl: 10 }))?.dueAt).toBeNull()
  })

  test.each([
    ['first', { nextPos: 1 }, [1, 3, 4, 2, 3]],
    ['second', { schedVer: 2 }, [1, 2, 3, 2, 3]],
  ])('was answered by the buttons that its %s scheduler has in the learning steps', async (_, settings, grades) => {
    const at = day('2026-02-01')
    const log = [1, 2, 3].map((ease) => ({ id: at + ease, card: 5, ease, type: ease === 2 ? 2 : 0 }))
    const reviews = [2, 3].map((ease) => ({ id: at + 10 + ease, card: 5, ease, type: 1 }))
    const memory = await memoryOf({ type: 2, queue: 2, due: 45, ivl: 10 }, [...log, ...reviews], settings)
    expect(memory?.reviews.map(({ grade }) => grade)).toEqual(grades)
  })

  test('belongs to its own deck while a filtered one has borrowed it', async () => {
    const { notes } = await only({
      createdAtSeconds: crt,
      types: [BASIC],
      decks: { 1: 'Filtered', 2: 'Home' },
      notes: [{ id: 1, type: 1, fields: ['q', 'a'] }],
      cards: [{ id: 5, note: 1, deck: 1, odid: 2, type: 2, queue: 2, due: -100_000, odue: 10, ivl: 5 }],
    })
    expect([notes[0]?.deck, notes[0]?.parts[0]?.dueAt]).toEqual(['Home', (crt + 10.5 * 86_400) * 1000])
  })
})
