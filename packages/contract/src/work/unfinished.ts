/** Paid work that is not at its end: under way, come to nothing, or waiting to be taken (requirements/credits.md#paid-work-is-kept). */
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Timestamp } from '../shapes.ts'

/** `waiting`: it is done, paid and not taken yet. */
export const WorkStatus = z.enum(['under_way', 'failed', 'waiting'])
export type WorkStatus = z.infer<typeof WorkStatus>

/** One piece of it. What can be done with it, its own module knows. */
const UnfinishedWork = z
  .object({
    module: z.enum(CHARGED_MODULES),
    /** Within its module. */
    id: z.string(),
    status: WorkStatus,
    /** What it is made of: a file's name, or how a text begins. */
    title: z.string(),
    since: Timestamp,
  })
  .meta({ id: 'UnfinishedWork' })
export type UnfinishedWork = z.infer<typeof UnfinishedWork>

/** What the first screen tells of work in every module (requirements/platform.md#home). */
export const unfinishedEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/unfinished/',
    summary: 'Work of every module that is under way, failed or waits to be taken, newest first; runs in chunks apart',
    access: 'student',
    response: z.object({ work: z.array(UnfinishedWork) }),
  },
})
