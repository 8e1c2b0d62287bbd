import type { Answer } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { AheadItem, Group } from '@lectern/contract/review/ahead'
import { AHEAD_DAYS, MOST_AHEAD_CHARACTERS, MOST_AHEAD_ITEMS } from '@lectern/domain/review'
import { groupOf } from '@lectern/memory/ahead'
import { dateOfDay } from '@lectern/memory/study-day'
import type { Services } from '../../../services.ts'
import { listPaces } from '../exams/exam-store.ts'
import type { Cards } from '../memory/cards.ts'
import { readDay, readPace } from '../memory/day-store.ts'
import { listMistakesOn } from '../memory/event-store.ts'
import type { ItemRow } from '../memory/item-store.ts'
import { type Learner, readLearner, readSetSettings } from '../memory/learner.ts'
import { countTodayOf } from '../memory/today-counts.ts'
import { type AskedText, presentItem, presentSetSettings, presentSettings } from '../present.ts'
import { type AheadPick, pickAhead } from './pick-ahead.ts'
import { readItems } from './show-items.ts'

type Endpoint = typeof reviewEndpoints.ahead
type Reader = Pick<Services, 'database' | 'clock' | 'modules'>

/** So many cards are read at once, so that long ones do not fill the memory. */
const AT_ONCE = 100

/** The cards and missed questions of the next days, with all that a device needs to review them without a network. */
export async function getAhead(services: Reader, student: { id: number }): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const learner = await readLearner(queries, student.id, services.clock.now())
  const { today } = learner
  const sets = [...(await readSetSettings(queries, student.id)).values()]
  const exams = await listPaces(queries, student.id, today)
  const done = await readDay(queries, student.id, today)
  const groups = [
    ...sets.map(({ kind, groupId }) => ({ kind, id: groupId })),
    ...exams.map(({ cards }) => asGroup(cards)),
  ]
  const doneOf = await countTodayOf(queries, learner, groups)
  const { items, lastDay } = await readAhead(services, learner, await pickAhead(queries, learner, exams))
  return {
    handed_out_at: learner.now.toISOString(),
    time_zone: learner.timeZone,
    until: dateOfDay(today + lastDay),
    settings: presentSettings(learner.settings),
    weights: learner.settings.weights,
    sets: sets.map((set) => ({ group: { kind: set.kind, id: set.groupId }, ...presentSetSettings(set) })),
    exams: exams.map(({ cards, day, newCount }) => ({
      group: asGroup(cards),
      date: dateOfDay(day),
      new_count: newCount,
    })),
    done: {
      date: dateOfDay(today),
      answer_count: done.answerCount,
      new_count: done.newCount,
      due_count: done.dueCount,
      mistake_ids: await listMistakesOn(queries, student.id, today),
      sets: [...new Map(groups.map((group) => [groupOf(group), group]))].flatMap(([key, group]) => {
        const counts = doneOf.get(key)
        return counts ? [{ group, new_count: counts.newCount, due_count: counts.dueCount }] : []
      }),
    },
    pace_ms: await readPace(queries, learner),
    items,
  }
}

const asGroup = (cards: Cards): Group =>
  cards.kind === 'card' ? { kind: 'card', id: cards.groupId } : { kind: 'material', id: cards.materialId }

/** Reads the picked up to what one answer holds, and the last of the days, from today on, whose cards are all among them. */
async function readAhead(
  { database, modules }: Reader,
  learner: Learner,
  picks: readonly AheadPick[],
): Promise<{ items: AheadItem[]; lastDay: number }> {
  const items: AheadItem[] = []
  let characterCount = 0
  for (let from = 0; from < picks.length; from += AT_ONCE) {
    const part = picks.slice(from, from + AT_ONCE)
    const ids = part.map(({ id }) => id)
    const found = await readItems(modules, database.queries, learner, ids)
    const dayOf = new Map(part.map(({ id, day }) => [id, day]))
    for (const { item, text } of found) {
      const presented = presentAhead(item, text, learner)
      characterCount += JSON.stringify(presented).length
      if (items.length === MOST_AHEAD_ITEMS || characterCount > MOST_AHEAD_CHARACTERS)
        return { items, lastDay: Math.max(0, (dayOf.get(item.id) ?? 0) - 1) }
      items.push(presented)
    }
  }
  return { items, lastDay: AHEAD_DAYS - 1 }
}

const presentAhead = (item: ItemRow, text: AskedText, learner: Learner): AheadItem => ({
  ...presentItem(item, text, learner),
  material_id: item.materialId,
  sibling_key: item.siblingKey,
  stability: item.stability,
  difficulty: item.difficulty,
  step: item.step,
  leech_lapse_count: item.leechLapses,
  last_day: dateOrNull(item.lastDay),
  due_day: dateOrNull(item.dueDay),
  buried_until: dateOrNull(item.buriedUntilDay),
})

const dateOrNull = (day: number | null): string | null => (day === null ? null : dateOfDay(day))
