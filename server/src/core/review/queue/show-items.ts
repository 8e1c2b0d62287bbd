import type { QueuedItem, ReviewItem } from '@lectern/contract/review/shapes'
import { reachOf, spreadOutcomes } from '@lectern/memory/spread'
import type { Queries } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { type ItemRow, listItemsById } from '../memory/item-store.ts'
import { groupKey, type Learner, readSetSettings, type SetSettingsRow, schedulerOf } from '../memory/learner.ts'
import { readLoad } from '../memory/load.ts'
import { type AskedText, presentItem, presentQueued } from '../present.ts'
import type { ReviewSource, ReviewText } from '../review-source.ts'

/** The items with what they say, in the order of `ids`. One whose module no longer has it is left out. */
export async function showItems(
  { modules }: Pick<Services, 'modules'>,
  queries: Queries,
  learner: Learner,
  ids: readonly number[],
): Promise<ReviewItem[]> {
  const found = await readItems(modules, queries, learner, ids)
  return found.map(({ item, text }) => presentItem(item, text, learner))
}

/** The items, with what each grade would do to them. @param sets what differs for their sets, where its caller has read that */
export async function showQueued(
  { modules }: Pick<Services, 'modules'>,
  queries: Queries,
  learner: Learner,
  ids: readonly number[],
  sets?: ReadonlyMap<string, SetSettingsRow>,
): Promise<QueuedItem[]> {
  const found = await readItems(modules, queries, learner, ids, sets)
  if (found.length === 0) return []
  const { today } = learner
  const reckoned = found.map(({ item, text, settings }) => {
    const scheduler = schedulerOf(learner, item, settings)
    return { item, text, outcomes: scheduler.outcomes(item, today) }
  })
  const reaches = reckoned.flatMap(({ item, outcomes }) => reachOf(outcomes, item, today) ?? [])
  const load = await readLoad(queries, learner, {
    fromDay: today + Math.min(...reaches.map(({ fromDays }) => fromDays)),
    toDay: today + Math.max(...reaches.map(({ toDays }) => toDays)),
  })
  return reckoned.map(({ item, text, outcomes }) =>
    presentQueued(item, text, learner, spreadOutcomes(outcomes, item, today, load)),
  )
}

export const sourcesOf = (modules: Services['modules']): ReviewSource[] =>
  modules.flatMap(({ reviewSource }) => reviewSource ?? [])

export interface ReadItem {
  item: ItemRow
  text: AskedText
  /** What differs for its set. */
  settings: SetSettingsRow | null
}

/** The items and what they say, in the order of `ids`. */
export async function readItems(
  modules: Services['modules'],
  queries: Queries,
  learner: Learner,
  ids: readonly number[],
  known?: ReadonlyMap<string, SetSettingsRow>,
): Promise<ReadItem[]> {
  if (ids.length === 0) return []
  const settings = known ?? (await readSetSettings(queries, learner.id))
  const items = new Map((await listItemsById(queries, learner.id, ids)).map((item) => [item.id, item]))
  const texts = new Map<number, ReviewText>()
  for (const source of sourcesOf(modules)) {
    const ofKind = [...items.values()].filter(({ kind }) => kind === source.kind)
    if (ofKind.length === 0) continue
    for (const [id, text] of await source.readTexts(queries, learner.id, ofKind)) texts.set(id, text)
  }
  return ids.flatMap((id) => {
    const [item, text] = [items.get(id), texts.get(id)]
    if (!item || !text) return []
    const ofSet = settings.get(groupKey(item)) ?? null
    const mode = text.mode ?? (ofSet?.isTyped ? 'typed' : 'recall')
    return [{ item, text: { ...text, mode }, settings: ofSet }]
  })
}
