import { leaveOut } from './exam-plan.ts'
import { type Beginning, beginningOfNew, knownAfter, knownOn } from './foresee.ts'
import { createScheduler, type Memory, type Scheduler } from './scheduler.ts'

/** A card of a set that is learned towards an exam. */
export interface SectionCard {
  id: number
  /** Which of the sections it stands in, counted from 0. */
  section: number
  siblingKey: string | null
  memory: Memory
  dueDay: number | null
}

export interface SectionOutlook {
  cardCount: number
  /** How many of its cards were never asked for and are learned until then, and how many are left out. */
  newCount: number
  leftOutCount: number
  /** What part of its cards is known on that day, and what part if nothing is done any more. */
  recall: number
  recallIfLeft: number
}

export interface SectionPlan {
  today: number
  examDay: number
  retention: number
  weights: readonly number[] | null
  /** How many of the new cards are learned, and how many of them a day. */
  newCount: number
  newPerDay: number
}

/** So many cards of a section stand for all of them, and each of few is walked through several times. */
const SAMPLE = 100
const MOST_WALKS = 8

/**
 * What a plan comes to section by section: new cards are learned in their order, as many a day as it says, and what it leaves
 * out counts as not known. Over all sections it comes to what the plan foretells, within what draws differ.
 */
export function outlookBySection(
  cards: readonly SectionCard[],
  sectionCount: number,
  plan: SectionPlan,
): SectionOutlook[] {
  const scheduler = createScheduler(plan)
  const inOrder = [...cards].sort((one, other) => one.id - other.id)
  const fresh = inOrder.filter(isNew)
  const leftOut = new Set(leaveOut(fresh, plan.newCount).map(({ id }) => id))
  const beginnings = new Map<number, Beginning>()
  for (const [place, { id }] of fresh.filter(({ id }) => !leftOut.has(id)).entries()) {
    const day = plan.today + Math.floor(place / plan.newPerDay)
    if (day < plan.examDay || day === plan.today) beginnings.set(id, beginningOfNew(scheduler, day))
  }
  return Array.from({ length: sectionCount }, (_, section) => {
    const own = inOrder.filter((card) => card.section === section)
    return outlookOf(own, { plan, scheduler, beginnings, leftOut })
  })
}

interface Outlook {
  plan: SectionPlan
  scheduler: Scheduler
  /** How each new card that is learned begins. */
  beginnings: ReadonlyMap<number, Beginning>
  leftOut: ReadonlySet<number>
}

function outlookOf(cards: readonly SectionCard[], { plan, scheduler, beginnings, leftOut }: Outlook): SectionOutlook {
  const { today, examDay } = plan
  const learned = cards.filter((card) => !isNew(card))
  const leftOutCount = cards.filter(({ id }) => leftOut.has(id)).length
  const begun = learned.map(({ id, memory, dueDay }) => ({
    id,
    beginning: { memory, dueDay: Math.max(dueDay ?? today, today) },
  }))
  for (const { id } of cards) {
    const beginning = beginnings.get(id)
    if (beginning) begun.push({ id, beginning })
  }
  const known = sumOf(begun, ({ id, beginning }, walk) =>
    examDay <= today
      ? knownAfter(today, beginning, scheduler)
      : knownOn(examDay, beginning, scheduler, id * MOST_WALKS + walk),
  )
  const knownIfLeft = sumOf(learned, ({ memory }) => scheduler.retrievability(memory, examDay) ?? 0, 1)
  const share = (sum: number): number => (cards.length === 0 ? 0 : sum / cards.length)
  return {
    cardCount: cards.length,
    newCount: cards.length - learned.length - leftOutCount,
    leftOutCount,
    recall: share(known),
    recallIfLeft: share(knownIfLeft),
  }
}

/** The sum over all of something that is reckoned for some, evenly taken from among them, and of few several times. */
function sumOf<Item>(
  items: readonly Item[],
  reckon: (item: Item, walk: number) => number,
  mostWalks = MOST_WALKS,
): number {
  const count = Math.min(SAMPLE, items.length)
  const walks = Math.min(mostWalks, Math.max(1, Math.floor(SAMPLE / Math.max(1, count))))
  let sum = 0
  for (let place = 0; place < count; place += 1) {
    const item = items[Math.floor((place * items.length) / count)]
    if (item === undefined) continue
    for (let walk = 0; walk < walks; walk += 1) sum += reckon(item, walk) / walks
  }
  return count === 0 ? 0 : (sum * items.length) / count
}

const isNew = ({ memory }: SectionCard): boolean => memory.stage === 'new'
