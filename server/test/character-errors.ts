/** Text with every run of white space as one space (`keepSpaces`) or as none, as suits its script; list marks dropped. */
export function flatten(text: string, { keepSpaces }: { keepSpaces: boolean }): string {
  return text
    .replace(/^[•–-] /gm, '')
    .replace(/\s+/g, keepSpaces ? ' ' : '')
    .trim()
}

/** Characters to insert, delete or change to make `truth` of `read`, as a share of `truth`. */
export const characterErrorRate = (read: string, truth: string): number => editDistance(read, truth) / truth.length

/**
 * Goes by how far each number of edits can reach on each diagonal of the table of both texts, which takes few steps where
 * the texts are alike.
 */
function editDistance(one: string, other: string): number {
  const lastDiagonal = other.length - one.length
  let reached = new Map([[0, matchFrom(one, other, 0, 0)]])
  for (let edits = 0; ; edits++) {
    if (reached.get(lastDiagonal) === one.length) return edits
    const further = new Map<number, number>()
    for (let diagonal = -edits - 1; diagonal <= edits + 1; diagonal++) {
      const changed = (reached.get(diagonal) ?? -Infinity) + 1
      const inserted = reached.get(diagonal - 1) ?? -Infinity
      const deleted = (reached.get(diagonal + 1) ?? -Infinity) + 1
      const at = Math.min(Math.max(changed, inserted, deleted), one.length, other.length - diagonal)
      if (at >= 0 && at + diagonal >= 0) further.set(diagonal, matchFrom(one, other, at, diagonal))
    }
    reached = further
  }
}

/** How far `one` goes on like `other`, from `start` in it and as much as `diagonal` further in the other. */
function matchFrom(one: string, other: string, start: number, diagonal: number): number {
  let at = start
  while (at < one.length && at + diagonal < other.length && one[at] === other[at + diagonal]) at++
  return at
}
