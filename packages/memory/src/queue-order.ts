/** A card that waits in a queue. Cards with the same `siblingKey` were made of the same sentence. */
export interface Waiting {
  id: number
  siblingKey: string | null
}

/** At least so many others stand between two siblings, where there are so many. */
export const SIBLING_GAP = 3

/** Due and new cards mixed evenly, each in the order given, and siblings apart. */
export const orderQueue = <Card extends Waiting>(due: readonly Card[], fresh: readonly Card[]): Card[] =>
  apart(mixed(due, fresh))

function mixed<Card>(due: readonly Card[], fresh: readonly Card[]): Card[] {
  const total = due.length + fresh.length
  const cards: Card[] = []
  let taken = 0
  for (let place = 0; place < total; place += 1) {
    const isFreshTurn = fresh.length * (place + 1) >= (taken + 1) * total
    const card = isFreshTurn || place - taken >= due.length ? fresh[taken++] : due[place - taken]
    if (card !== undefined) cards.push(card)
  }
  return cards
}

function apart<Card extends Waiting>(cards: readonly Card[]): Card[] {
  const waiting = [...cards]
  const ordered: Card[] = []
  while (waiting.length > 0) {
    const recent = ordered.slice(-SIBLING_GAP).map(({ siblingKey }) => siblingKey)
    const free = waiting.findIndex(({ siblingKey }) => siblingKey === null || !recent.includes(siblingKey))
    ordered.push(...waiting.splice(Math.max(0, free), 1))
  }
  return ordered
}
