import type { CardNote } from '@lectern/contract/cards/shapes'
import type { AnswerMode, ReviewKind } from '@lectern/domain/review'
import type { Queries } from '../../platform/database/database.ts'
import type { Cards } from './memory/cards.ts'

/** What a thing to be reviewed says, and where it belongs. */
export interface ReviewText {
  group: { id: number; title: string }
  question: string
  answer: string
  /** The sentence of the material that it came from. */
  source: string | null
  /** What it was made from, and whether that has been deleted since. */
  origin: { materialId: number | null; isMaterialGone: boolean }
  /** Whether it can be said of it that it is wrong (requirements/feedback.md#made-items). */
  isMade?: boolean
  /** What the card is made of, and which part of it this is. */
  note: CardNote
  /** How its module asks it; `recall` where that is left out. A set of the student's may have its cards typed. */
  mode?: AnswerMode
  /** What is chosen from, in any order; the answer is one of them. */
  options?: readonly string[]
  /** Why the answer is right. */
  explanation?: string | null
}

/** One of the things that are reviewed: a part of a row of the module. */
export interface ReviewThing {
  id: number
  sourceId: number
  part: number
}

/** What things say whose rows are asked for as a whole; one whose row is gone says nothing. */
export const textsOfThings = (
  things: readonly ReviewThing[],
  textBySource: ReadonlyMap<number, ReviewText>,
): Map<number, ReviewText> =>
  new Map(
    things.flatMap(({ id, sourceId }) => {
      const text = textBySource.get(sourceId)
      return text ? [[id, text]] : []
    }),
  )

/** Where one of them belongs. */
export interface CardPlace {
  passage: string | null
  material: { id: number; title: string } | null
  tags: readonly string[]
}

/** What cards were made of, and where each of them belongs. */
export interface CardPlaces {
  /** The text that most of them were made from; empty where there is none. */
  text: string
  /** By the rows of the module: words of the text that a thing came from, else the other material that it was made from; and its tags. */
  things: ReadonlyMap<number, CardPlace>
}

/**
 * A module whose things can be reviewed. It says what they say; `syncItems`, `tellMarks` and `removeItem` tell of their
 * coming and going. Their memory is the matter of `core/review` alone.
 */
export interface ReviewSource {
  kind: ReviewKind
  /** The texts by the `id` of the things; only of what is the student's. */
  readTexts(queries: Queries, studentId: number, things: readonly ReviewThing[]): Promise<Map<number, ReviewText>>
  /** @throws Problem `not_found` where there is no such group, or it is another student's */
  requireGroup(queries: Queries, studentId: number, groupId: number): Promise<unknown>
  /** Left out where nothing can be said of it. @throws Problem `not_found` as above, or where there is no such material */
  readPlaces?(queries: Queries, studentId: number, cards: Cards): Promise<CardPlaces>
  /** Its rows that are chosen from options, of what is learned by FSRS: no parameters are fitted to them. */
  listChosen?(queries: Queries, studentId: number): Promise<number[]>
}
