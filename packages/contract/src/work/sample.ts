/** The sample chapter that somebody new may try (requirements/platform.md#sample). */
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Done } from '../shapes.ts'

const Part = z.int().nullable()

/**
 * `offered`: the student has brought nothing yet, and never had it. `kept`: it is theirs, and what is left of it is named; the talk
 * has an id once it was begun. `none`: it was dismissed, or the student has something of their own.
 */
export const Sample = z
  .object({
    status: z.enum(['offered', 'kept', 'none']),
    /** What the chapter is called, in the language that it is kept in, or would be. */
    title: z.string(),
    material_id: Part,
    set_id: Part,
    exam_id: Part,
    talk_id: Part,
  })
  .meta({ id: 'Sample' })
export type Sample = z.infer<typeof Sample>

/** A chapter with its cards, exam and talk, written beforehand: made by no model, and paid by nobody. */
export const sampleEndpoints = endpoints({
  get: {
    method: 'GET',
    path: '/api/sample/',
    summary: 'Whether the sample chapter is offered or kept, and what is left of it',
    access: 'student',
    response: Sample,
  },
  keep: {
    method: 'POST',
    path: '/api/sample/',
    summary: "Makes the sample chapter the student's own with its cards and exam; free, once; a repeat gets the same",
    access: 'student',
    addsToStorage: true,
    response: Sample,
  },
  beginTalk: {
    method: 'POST',
    path: '/api/sample/talk/',
    summary: 'Begins the talk of the sample; free with its first turns, once; a repeat gets the same',
    access: 'student',
    addsToStorage: true,
    response: z.object({ session_id: z.int() }),
    errors: ['conflict'],
  },
  dismiss: {
    method: 'DELETE',
    path: '/api/sample/',
    summary: 'Removes the sample with all that was made and reviewed of it, or refuses the offer; it never comes back',
    access: 'student',
    response: Done,
  },
})
