import type { ReviewKind } from '@lectern/domain/review'
import type { Queries } from '../../platform/database/database.ts'

/** What a thing to be reviewed says, and where it belongs. */
export interface ReviewText {
  group: { id: number; title: string }
  question: string
  answer: string
  /** The sentence of the material that it came from. */
  source: string | null
}

/**
 * A module whose things can be reviewed. It says what they say; `addItems` and `removeItems` tell of their coming and
 * going. Their memory is the matter of `core/review` alone.
 */
export interface ReviewSource {
  kind: ReviewKind
  /** The texts by the ids of the module's rows; only of what is the student's. */
  readTexts(queries: Queries, studentId: number, sourceIds: readonly number[]): Promise<Map<number, ReviewText>>
  /** @throws Problem `not_found` where there is no such group, or it is another student's */
  requireGroup(queries: Queries, studentId: number, groupId: number): Promise<unknown>
}
