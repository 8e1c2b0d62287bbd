/** Text with every run of white space as one space (`keepSpaces`) or as none, as suits its script; list marks dropped. */
export function flatten(text: string, { keepSpaces }: { keepSpaces: boolean }): string {
  return text
    .replace(/^[•–-] /gm, '')
    .replace(/\s+/g, keepSpaces ? ' ' : '')
    .trim()
}

/** Characters to insert, delete or change to make `truth` of `read`, as a share of `truth`. */
export function characterErrorRate(read: string, truth: string): number {
  let previous = Uint32Array.from({ length: truth.length + 1 }, (_, index) => index)
  for (let i = 1; i <= read.length; i++) {
    const current = new Uint32Array(truth.length + 1)
    current[0] = i
    for (let j = 1; j <= truth.length; j++) {
      const isSame = read.charCodeAt(i - 1) === truth.charCodeAt(j - 1)
      const changed = (previous[j - 1] ?? 0) + (isSame ? 0 : 1)
      current[j] = Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1)
    }
    previous = current
  }
  return (previous[truth.length] ?? 0) / truth.length
}
