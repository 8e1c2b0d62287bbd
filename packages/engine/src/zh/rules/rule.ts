import type { CardDraft } from '../../cards/candidate.ts'
import type { Segment } from '../segment.ts'

/** Puts words of our own into the script of the student's. */
export type Say = (words: string) => string
export type SayIn = (text: string) => Say

export type ChineseInput = Segment & {
  /** Words of our own, in the script of the student's text. */
  readonly say: Say
  /** Whether the text is about what a simplified word names: it stands in a heading or in bold. */
  readonly isTopic: (plain: string) => boolean
}

export type ChineseRule = (input: ChineseInput) => CardDraft | null

/** What a pattern found in a sentence: each group in simplified characters and as the student wrote it. */
export type Found = {
  readonly plain: (group: number) => string
  readonly written: (group: number) => string
  /** Where the group begins, -1 if it took no part. */
  readonly at: (group: number) => number
}

/** Searches the shadow of a sentence by `pattern`, which has the d flag. */
export function find({ text, shadow }: Pick<Segment, 'text' | 'shadow'>, pattern: RegExp): Found | null {
  const match = pattern.exec(shadow)
  if (!match) return null
  const range = (group: number): readonly [number, number] => match.indices?.[group] ?? [-1, -1]
  const cut = (from: string, group: number): string => (range(group)[0] < 0 ? '' : from.slice(...range(group)))
  return { plain: (group) => cut(shadow, group), written: (group) => cut(text, group), at: (group) => range(group)[0] }
}
