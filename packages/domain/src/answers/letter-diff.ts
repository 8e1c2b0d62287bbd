/** A stretch of a typed answer: as it should be, too much, or what should have stood there. */
export interface LetterRun {
  kind: 'same' | 'extra' | 'missing'
  text: string
}

/** Longer answers are compared idea by idea; letter by letter they would be a riddle. */
export const MOST_LETTERS_COMPARED = 200

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const keyOf = (letter: string): string => letter.normalize('NFKC').toLowerCase()

/**
 * Where `typed` differs from `wanted`, letter by letter, whatever their case and width: what a reader sees as one letter
 * counts as one. Null where either is too long for it.
 */
export function letterDiff(typed: string, wanted: string): LetterRun[] | null {
  const [given, right] = [lettersOf(typed.trim()), lettersOf(wanted.trim())]
  if (given.length > MOST_LETTERS_COMPARED || right.length > MOST_LETTERS_COMPARED) return null
  const shared = sharedFrom(given.map(keyOf), right.map(keyOf))
  const runs: LetterRun[] = []
  let [at, to] = [0, 0]
  while (at < given.length || to < right.length) {
    const [letter, other] = [given[at], right[to]]
    if (letter !== undefined && other !== undefined && keyOf(letter) === keyOf(other)) {
      push(runs, 'same', letter)
      at += 1
      to += 1
    } else if (
      letter !== undefined &&
      (other === undefined || lengthAt(shared, at + 1, to) >= lengthAt(shared, at, to + 1))
    ) {
      push(runs, 'extra', letter)
      at += 1
    } else {
      push(runs, 'missing', other ?? '')
      to += 1
    }
  }
  return runs
}

function push(runs: LetterRun[], kind: LetterRun['kind'], text: string): void {
  const last = runs.at(-1)
  if (last?.kind === kind) last.text += text
  else runs.push({ kind, text })
}

/** How many letters the rests of both have in common, in order, from each pair of places on. */
function sharedFrom(given: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: given.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  for (let at = given.length - 1; at >= 0; at--)
    for (let to = right.length - 1; to >= 0; to--) {
      const row = lengths[at]
      if (row)
        row[to] =
          given[at] === right[to]
            ? lengthAt(lengths, at + 1, to + 1) + 1
            : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1))
    }
  return lengths
}

const lengthAt = (lengths: readonly (readonly number[])[], at: number, to: number): number => lengths[at]?.[to] ?? 0
