import type { WordMark } from '@lectern/domain/speaking'
import { compareSounds, type SoundComparison } from './sounds.ts'
import { type SpokenToken, tokensOf } from './tokens.ts'

/** A word of a sentence and how it was repeated; `heard` stands for what came in its place, null for nothing. */
export type MarkedWord = { readonly text: string; readonly mark: WordMark; readonly heard: string | null }

/** What it costs to take one word for another, to leave one out, or to hear one that nobody asked for. */
const COST = { same: 0, near: 0.4, other: 1, left: 0.9, added: 0.7 } as const
/** A transcript so much longer than its sentence holds something else: the rest is not compared. */
const MOST_HEARD = 400

type Step = {
  readonly cost: number
  readonly expected: number
  readonly heard: number
  readonly likeness: keyof typeof COST
}

/**
 * The words of `sentence` (in Chinese its characters), each marked by what a recogniser heard in their place: right (the
 * same, or what sounds the same), near (sounds alike) or missed. Words that were said beside the sentence change nothing.
 */
export function markWords(sentence: string, heardText: string): MarkedWord[] {
  const expected = tokensOf(sentence)
  const heard = tokensOf(heardText).slice(0, MOST_HEARD)
  return align(expected, heard, compareSounds(expected, heard))
}

/** The cheapest way through both, walked back from its end. */
function align(
  expected: readonly SpokenToken[],
  heard: readonly SpokenToken[],
  compare: SoundComparison,
): MarkedWord[] {
  const table: Step[][] = []
  for (let row = 0; row <= expected.length; row++) {
    const steps: Step[] = []
    table.push(steps)
    for (let column = 0; column <= heard.length; column++) {
      if (row === 0 && column === 0) steps.push({ cost: 0, expected: 0, heard: 0, likeness: 'same' })
      else steps.push(cheapest(stepsTo(row, column), table))
    }
  }

  function* stepsTo(row: number, column: number): Generator<Step> {
    const has = (words: number, others: number) => row >= words && column >= others
    if (has(1, 1)) {
      const likeness = compare(row - 1, column - 1)
      yield { cost: COST[likeness], expected: 1, heard: 1, likeness }
    }
    if (has(1, 0)) yield { cost: COST.left, expected: 1, heard: 0, likeness: 'left' }
    if (has(0, 1)) yield { cost: COST.added, expected: 0, heard: 1, likeness: 'added' }
    // 'every day' and 'everyday' are one thing to the ear.
    if (has(1, 2) && keyAt(expected, row - 1) === keyAt(heard, column - 2) + keyAt(heard, column - 1))
      yield { cost: COST.same, expected: 1, heard: 2, likeness: 'same' }
    if (has(2, 1) && keyAt(expected, row - 2) + keyAt(expected, row - 1) === keyAt(heard, column - 1))
      yield { cost: COST.same, expected: 2, heard: 1, likeness: 'same' }
  }

  function cheapest(steps: Iterable<Step>, before: readonly Step[][]): Step {
    const [row, column] = [before.length - 1, before.at(-1)?.length ?? 0]
    let best: Step | null = null
    for (const step of steps) {
      const cost = step.cost + (before[row - step.expected]?.[column - step.heard]?.cost ?? 0)
      if (!best || cost < best.cost) best = { ...step, cost }
    }
    return best as Step
  }

  return walkBack(table, expected, heard)
}

function walkBack(
  table: readonly Step[][],
  expected: readonly SpokenToken[],
  heard: readonly SpokenToken[],
): MarkedWord[] {
  const marked: MarkedWord[] = []
  let [row, column] = [expected.length, heard.length]
  while (row > 0 || column > 0) {
    const step = table[row]?.[column] as Step
    for (let word = row; word > row - step.expected; word--)
      marked.push(markOf(expected[word - 1]?.text ?? '', step, heard[column - 1]?.text ?? ''))
    row -= step.expected
    column -= step.heard
  }
  return marked.reverse()
}

function markOf(text: string, { likeness }: Step, heard: string): MarkedWord {
  if (likeness === 'same') return { text, mark: 'right', heard: null }
  return { text, mark: likeness === 'near' ? 'near' : 'missed', heard: likeness === 'left' ? null : heard }
}

const keyAt = (tokens: readonly SpokenToken[], index: number): string => tokens[index]?.key ?? ''
