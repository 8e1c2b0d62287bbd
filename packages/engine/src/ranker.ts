/** Weights of a logistic regression that tells how probably a strict reader keeps a card. */
export type Ranker = {
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** The scale of the rules' own scores. */
const LOWEST_SCORE = 6
const SCORE_RANGE = 3

export function chanceOf({ bias, weights }: Ranker, features: readonly string[]): number {
  const sum = features.reduce((total, name) => total + (weights[name] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** A chance on the scale of the rules' scores. */
export const scoreOfChance = (chance: number): number => LOWEST_SCORE + SCORE_RANGE * chance

/** The name of a feature, where it holds. */
export const is = (name: string, holds: boolean): string[] => (holds ? [name] : [])

/** The first of `bounds` that `count` is not above, by its place. */
export const upTo = (count: number, bounds: readonly number[]): number => bounds.findIndex((bound) => count <= bound)
