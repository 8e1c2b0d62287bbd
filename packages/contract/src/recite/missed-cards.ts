import { MOST_MISSED_CARDS } from '@lectern/domain/recite'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id, MaterialGone, Title } from '../shapes.ts'
import { NewCard } from './shapes.ts'

/** A question that was missed, as it is to be a card. */
export const MissedCard = NewCard.omit({ client_id: true, tags: true }).extend({
  /** The question's own id: of one question a set has one such card. */
  question_id: Id,
  /** The material that holds `source`; where it is not there any more the card says so. */
  material_id: Id.nullish(),
  is_material_gone: MaterialGone,
})
export type MissedCard = z.infer<typeof MissedCard>

/** Cards of what was missed in an exam or a recording (requirements/remembering.md#cards-of-mistakes). */
export const missedCardEndpoints = endpoints({
  makeMissedCards: {
    method: 'POST',
    path: '/api/recite/flashcards/missed/',
    summary:
      'Makes cards of questions that were missed, at the end of a set or of the one for the mistakes at an exam or a recording, all of them or none; what the set asks already is left as it is',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: 8 * 1024 * 1024,
    body: z.object({
      /** The exam or the listening set whose questions they are. */
      of: z.object({ kind: z.enum(['exam', 'listening']), id: Id }),
      /** Left out, they go into the set for the mistakes at `of`, which is made where it is not there. */
      set_id: Id.optional(),
      /** What that set is called where it is made. */
      title: Title,
      flashcards: z.array(MissedCard).min(1).max(MOST_MISSED_CARDS),
    }),
    response: z.object({
      flashcard_set: z.object({ id: z.int(), title: z.string() }),
      /** How many were made: fewer than were sent where the set asks some already. */
      made_count: z.int(),
    }),
    errors: ['not_found', 'conflict'],
  },
})
