import type { SetSummary } from '@lectern/contract/recite/shapes'
import { deckOfSet, shownSetFolder } from '@lectern/domain/cards/set-folders'
import type { Say } from '@lectern/texts/speaker'
import { momentText } from '../../lib/dates.ts'

/** Names for a list to choose from; those that are alike say what tells them apart as well. */
export function tellApart<Named extends { name: string }>(
  things: readonly Named[],
  detailOf: (thing: Named) => string,
  say: Say,
): string[] {
  const counts = new Map<string, number>()
  for (const { name } of things) counts.set(name, (counts.get(name) ?? 0) + 1)
  return things.map((thing) =>
    counts.get(thing.name) === 1 ? thing.name : say('cards.apart', { name: thing.name, detail: detailOf(thing) }),
  )
}

/** What sets are called in a list: their folders and titles, of those that are alike also their cards and when they were made. */
export function setOptions(sets: readonly SetSummary[], say: Say): { id: number; label: string }[] {
  const named = sets.map((set) => ({ ...set, name: shownSetFolder(deckOfSet(set)) }))
  const detailOf = ({ card_count, created_at }: SetSummary) =>
    say('cards.madeThen', { count: card_count, moment: momentText(new Date(created_at)) })
  const labels = tellApart(named, detailOf, say)
  return named.map(({ id, name }, at) => ({ id, label: labels[at] ?? name }))
}
