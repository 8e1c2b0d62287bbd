/** Work that costs nothing yet and was left on the way: it is gone on with on any device (requirements/platform.md#home). */
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Timestamp } from '../shapes.ts'

/** Where something can be begun and left. */
const BEGUN_MODULES = ['recite', 'exam', 'listening', 'speaking', 'lecture', 'writing'] as const
export type BegunModule = (typeof BEGUN_MODULES)[number]

/** One piece of it. */
const BegunWork = z
  .object({
    module: z.enum(BEGUN_MODULES),
    /** The session of a study, of an exam or of speaking, the set that is listened to, or the lecture that is read; there is one essay at most. */
    id: z.string(),
    /** What the set, the exam or the lecture is called, what is spoken about, or how the essay begins. */
    title: z.string(),
    /** Cards or questions that are answered, turns that were spoken, the number of the section that is read, or words that are written. */
    done: z.int(),
    /** How many cards, questions or sections there are; null for an essay and for speaking. */
    total: z.int().nullable(),
    since: Timestamp,
  })
  .meta({ id: 'BegunWork' })
export type BegunWork = z.infer<typeof BegunWork>

/** What the first screen offers to go on with, beside paid work. */
export const begunEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/begun/',
    summary:
      'What was begun and left in any module, on whatever device, the last changed first; the latest ten a module',
    access: 'student',
    response: z.object({ work: z.array(BegunWork) }),
  },
})
