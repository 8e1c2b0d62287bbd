/**
 * Whether a text that was changed is still what was read from a document: half at least of the shorter of its two states
 * stands in both, at their beginning and their end. Emptied, or with another text pasted over all of it, it is not.
 */
export function isStillFrom(before: string, after: string): boolean {
  if (after.trim() === '') return false
  const length = Math.min(before.length, after.length)
  let start = 0
  while (start < length && before[start] === after[start]) start += 1
  let end = 0
  while (end < length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return (start + end) * 2 >= length
}
