/**
 * How many letters must be changed, added, dropped or exchanged with their neighbour to make one word of the other
 * (optimal string alignment); `most` + 1 for anything above `most`.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const steps = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      if (isSwapped && row > 1 && column > 1) steps.push((before[column - 2] ?? 0) + 1)
      current.push(Math.min(...steps))
    }
    if (Math.min(...current) > most) return most + 1
    before = above
    above = current
  }
  return Math.min(above.at(-1) ?? 0, most + 1)
}
