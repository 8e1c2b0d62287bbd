import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { ReviewSettings } from './shapes.ts'

/** What plans reviews: parameters that fit, minutes a day, exams, reminders. */
export const planningEndpoints = endpoints({
  setAdapting: {
    method: 'PUT',
    path: '/api/review/adapting/',
    summary: "Whether FSRS is fitted to the student's own reviews; turning it off takes a fit back",
    access: 'student',
    body: z.object({ adapts: z.boolean() }),
    response: ReviewSettings,
  },
  workload: {
    method: 'GET',
    path: '/api/review/workload/',
    summary: 'What each wish to remember would cost a day, and give',
    access: 'student',
    response: z.object({
      /** Reckoned over so many days from today on. */
      day_count: z.int(),
      choices: z.array(
        z.object({
          retention: z.number(),
          minutes_per_day: z.number(),
          /** Mean probability at the end, over all cards learned by then; null where there is none. */
          remembered: z.number().nullable(),
        }),
      ),
    }),
  },
})
