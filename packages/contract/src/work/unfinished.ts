/** Paid work that is not at its end: under way, come to nothing, or waiting to be taken (requirements/credits.md#paid-work-is-kept). */
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Timestamp } from '../shapes.ts'

/** `left`: it stands still until its student goes on with it. `waiting`: it is done, paid and not taken yet. */
export const WorkStatus = z.enum(['under_way', 'left', 'failed', 'waiting'])
export type WorkStatus = z.infer<typeof WorkStatus>

/** One piece of it. What can be done with it, its own module knows. */
const UnfinishedWork = z
  .object({
    module: z.enum(CHARGED_MODULES),
    /** Within its module. */
    id: z.string(),
    status: WorkStatus,
    /** What it is made of: a file's name, or how a text begins; empty for a text that was pasted to be made in chunks. */
    title: z.string(),
    /** How many of its parts are done, where it has parts that are counted. */
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    /** It is made already, and pages of it are read once more: ending that leaves what was made before. */
    is_again: z.boolean(),
    since: Timestamp,
  })
  .meta({ id: 'UnfinishedWork' })
export type UnfinishedWork = z.infer<typeof UnfinishedWork>

/** What the tray and the first screen tell of work in every module (requirements/platform.md#tray). */
export const unfinishedEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/unfinished/',
    summary: 'Work of every module that is under way, was left, failed or waits to be taken, newest first',
    access: 'student',
    response: z.object({ work: z.array(UnfinishedWork) }),
  },
})
