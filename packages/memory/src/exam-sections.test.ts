import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planExam } from './exam-plan.ts'
import { outlookBySection, type SectionCard } from './exam-sections.ts'
import type { Deck } from './foresee.ts'
import { groupBySection } from './group-sections.ts'
import { NEW_MEMORY } from './scheduler.ts'

const TODAY = 20_000
const WISHES = { today: TODAY, examDay: TODAY + 21, retention: 0.9, weights: null, paceMs: 10_000 }

const cardOf = (id: number, section: number, stability: number | null): SectionCard => ({
  id,
  section,
  siblingKey: null,
  memory:
    stability === null
      ? NEW_MEMORY
      : { stage: 'review', stability, difficulty: 5, step: 0, reps: 3, lapses: 0, lastDay: TODAY - 4 },
  dueDay: stability === null ? null : TODAY + Math.round(stability) - 4,
})
const deckOf = (cards: readonly SectionCard[]): Deck => {
  const learned = cards.filter(({ memory }) => memory.stage !== 'new')
  return {
    learned: learned.map(({ memory, dueDay }) => ({ ...memory, dueDay: dueDay ?? TODAY })),
    learnedCount: learned.length,
    newCount: cards.length - learned.length,
  }
}
const outlook = (cards: readonly SectionCard[], sectionCount: number, minutes: number | null = null) => {
  const plan = planExam(deckOf(cards), WISHES, minutes)
  return { plan, sections: outlookBySection(cards, sectionCount, { ...WISHES, ...plan }) }
}

describe('A plan by section', () => {
  test('tells a section that sits from one that was never seen', () => {
    const cards = Array.from({ length: 40 }, (_, at) => cardOf(at + 1, at % 2, at % 2 ? 60 : null))
    const { sections } = outlook(cards, 2)
    expect(sections.map(({ cardCount, newCount }) => [cardCount, newCount])).toEqual([
      [20, 20],
      [20, 0],
    ])
    expect(sections[0]?.recallIfLeft).toBe(0)
    expect(sections[0]?.recall).toBeGreaterThan(0.8)
    expect(sections[1]?.recallIfLeft).toBeGreaterThan(0.9)
  })

  test('says of which sections is left out what does not fit', () => {
    const cards = Array.from({ length: 90 }, (_, at) => cardOf(at + 1, Math.floor(at / 30), null))
    const whole = outlook(cards, 3)
    const { plan, sections } = outlook(cards, 3, whole.plan.minutesPerDay / 2)
    expect(sections.map(({ newCount, leftOutCount }) => newCount + leftOutCount)).toEqual([30, 30, 30])
    expect(sections.reduce((sum, { newCount }) => sum + newCount, 0)).toBe(plan.newCount)
    expect(sections[0]?.leftOutCount).toBe(0)
    expect(sections[2]).toMatchObject({ newCount: 0, leftOutCount: 30, recall: 0, recallIfLeft: 0 })
  })

  test('of an exam that is today counts what is learned today as known, and what is left out as not', () => {
    const cards = [cardOf(1, 0, null), cardOf(2, 0, 40), cardOf(3, 1, null), cardOf(4, 1, 2)]
    const wishes = { ...WISHES, examDay: TODAY }
    const deck = deckOf(cards)
    const all = planExam(deck, wishes, null)
    const [sitting, due] = outlookBySection(cards, 2, { ...wishes, ...all })
    expect(sitting?.recallIfLeft).toBeLessThan(0.5)
    expect(sitting?.recall).toBeCloseTo(0.5 + (sitting?.recallIfLeft ?? 0), 9)
    expect(due).toMatchObject({ recall: 1, newCount: 1 })
    const sum = ((sitting?.recall ?? 0) + (due?.recall ?? 0)) / 2
    expect(all.remembered).toBeCloseTo(sum, 9)
    const none = planExam(deck, wishes, 0)
    const short = outlookBySection(cards, 2, { ...wishes, ...none })
    expect(short.map(({ leftOutCount, recall }) => [leftOutCount, recall])).toEqual([
      [1, sitting?.recallIfLeft],
      [1, 0.5],
    ])
  })

  test('comes over all sections to what the plan says of the whole set, and to the same each time', () => {
    const card = fc.record({
      section: fc.nat(4),
      stability: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
    })
    fc.assert(
      fc.property(
        fc.array(card, { minLength: 40, maxLength: 250 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (made, part) => {
          const cards = made.map(({ section, stability }, at) => cardOf(at + 1, section, stability))
          const whole = planExam(deckOf(cards), WISHES, null)
          const { plan, sections } = outlook(cards, 5, whole.minutesPerDay * part)
          const sum = (count: (section: (typeof sections)[number]) => number) =>
            sections.reduce((all, section) => all + count(section), 0)
          expect(sum(({ cardCount }) => cardCount)).toBe(cards.length)
          expect(sum(({ newCount }) => newCount)).toBe(plan.newCount)
          expect(sum(({ newCount, leftOutCount }) => newCount + leftOutCount)).toBe(deckOf(cards).newCount)
          const recall = sum((section) => section.recall * section.cardCount) / cards.length
          expect(Math.abs(recall - (plan.remembered * plan.cardCount) / cards.length)).toBeLessThan(0.06)
          expect(outlookBySection(cards.toReversed(), 5, { ...WISHES, ...plan })).toEqual(sections)
          for (const section of sections) {
            expect(section.recall).toBeGreaterThanOrEqual(0)
            expect(section.recall).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('of 2,000 cards in a dozen sections takes no longer than an answer may', () => {
    const cards = Array.from({ length: 2000 }, (_, at) => cardOf(at + 1, at % 12, at % 3 ? 5 + (at % 60) : null))
    const begun = process.cpuUsage()
    outlookBySection(cards, 12, { ...WISHES, examDay: TODAY + 120, newCount: 667, newPerDay: 6 })
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
  })
})

describe('Sections', () => {
  const heading = (title: string) => ({ kind: 'heading' as const, title })

  test('are those of the text, then tags, then what has neither', () => {
    const cards = [
      { place: 2, material: null, tags: ['x'] },
      { place: null, material: null, tags: ['Verbs', 'x'] },
      { place: 0, material: null, tags: [] },
      { place: null, material: null, tags: [] },
      { place: null, material: null, tags: ['Verbs'] },
    ]
    const { labels, sectionOf } = groupBySection(cards, [heading('Cells'), heading('Genes'), heading('Plants')])
    expect(labels.map(({ kind, title }) => [kind, title])).toEqual([
      ['heading', 'Cells'],
      ['heading', 'Plants'],
      ['tag', 'Verbs'],
      ['other', ''],
    ])
    expect(sectionOf).toEqual([1, 2, 0, 3, 2])
  })

  test('of cards of other materials are these, those of most cards first', () => {
    const [lesson, reader] = [
      { id: 3, title: 'Lesson' },
      { id: 4, title: 'Reader' },
    ]
    const cards = [
      { place: null, material: lesson, tags: ['Verbs'] },
      { place: null, material: reader, tags: [] },
      { place: null, material: reader, tags: [] },
      { place: 0, material: null, tags: [] },
    ]
    const { labels, sectionOf } = groupBySection(cards, [heading('Cells')])
    expect(labels.map(({ kind, title }) => [kind, title])).toEqual([
      ['heading', 'Cells'],
      ['material', 'Reader'],
      ['material', 'Lesson'],
    ])
    expect(sectionOf).toEqual([2, 1, 1, 0])
  })

  test('of materials beyond those that are told are their tags', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, title: `Lesson ${at}` }))
    const cards = [
      ...many.flatMap((material) => [1, 2].map(() => ({ place: null, material, tags: ['Nouns'] }))),
      { place: null, material: { id: 90, title: 'Leaflet' }, tags: ['Verbs'] },
      { place: null, material: { id: 91, title: 'Flyer' }, tags: ['Verbs'] },
      { place: null, material: { id: 92, title: 'Card' }, tags: [] },
    ]
    const { labels, sectionOf } = groupBySection(cards, [])
    expect(labels.map(({ kind, title }) => [kind, title]).slice(12)).toEqual([
      ['tag', 'Verbs'],
      ['other', ''],
    ])
    expect(sectionOf.slice(-3)).toEqual([12, 12, 13])
  })

  test('of parts of a text keep their number', () => {
    const part = { kind: 'part' as const, title: '' }
    const { labels } = groupBySection([{ place: 2, material: null, tags: [] }], [part, part, part])
    expect(labels).toEqual([{ kind: 'part', title: '', number: 3 }])
  })

  test('hold every card once, and none is empty', () => {
    const belonging = fc.record({
      place: fc.option(fc.nat(9), { nil: null }),
      material: fc.option(
        fc.nat(20).map((id) => ({ id, title: `Material ${id % 3}` })),
        { nil: null },
      ),
      tags: fc.array(fc.constantFrom(...'abcdefghijklmnopqrst'), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(belonging, { maxLength: 60 }), fc.nat(9), (cards, count) => {
        const { labels, sectionOf } = groupBySection(
          cards,
          Array.from({ length: count }, (_, at) => heading(`H${at}`)),
        )
        expect(sectionOf).toHaveLength(cards.length)
        expect(new Set(sectionOf).size).toBe(labels.length)
        expect(sectionOf.every((section) => section in labels)).toBe(true)
      }),
    )
  })
})
