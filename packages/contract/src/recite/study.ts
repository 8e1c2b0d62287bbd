import { LONGEST_ANSWER_DELAY_MS } from '@lectern/domain/recite'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../shapes.ts'
import { RunningSession, StudyResult, StudySession } from './shapes.ts'

/** Studying a set against the clock, which stands among the calls of recite. */
export const studyEndpoints = endpoints({
  startStudy: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/study/',
    summary: 'Starts a session against the clock, beside any other that runs on the set',
    access: 'student',
    params: IdParams,
    response: StudySession,
    errors: ['not_found', 'conflict'],
  },
  listStudies: {
    method: 'GET',
    path: '/api/recite/study-sessions/',
    summary: 'The sessions that still run, newest first',
    access: 'student',
    response: z.object({ study_sessions: z.array(RunningSession) }),
  },
  getStudy: {
    method: 'GET',
    path: '/api/recite/study-sessions/:id/',
    summary: 'A session that still runs, with its cards and the answers so far, to go on with it',
    access: 'student',
    params: IdParams,
    response: StudySession,
    errors: ['not_found', 'session_ended'],
  },
  answerCard: {
    method: 'POST',
    path: '/api/recite/study-sessions/:id/answer/',
    summary: 'Keeps one answer that was given before the session ended; the first for a session and card counts',
    access: 'student',
    params: IdParams,
    body: z.object({
      flashcard_id: Id,
      is_correct: z.boolean(),
      /** How long the card was in view, in milliseconds. */
      duration_ms: z.int().min(0).max(86_400_000).optional(),
      /** How long ago it was given, in milliseconds: one that had to wait for the network counts as of then. */
      delay_ms: z.int().min(0).max(LONGEST_ANSWER_DELAY_MS).optional(),
    }),
    response: z.object({ recorded: z.boolean() }),
    errors: ['not_found', 'session_ended'],
  },
  endStudy: {
    method: 'POST',
    path: '/api/recite/study-sessions/:id/end/',
    summary: 'Ends a session; cards without an answer count as incorrect, and one without any answer is not counted',
    access: 'student',
    params: IdParams,
    response: StudyResult,
    errors: ['not_found'],
  },
  expireStudy: {
    method: 'POST',
    path: '/api/recite/study-sessions/:id/expire/',
    summary: 'Ends a session whose time has run out',
    access: 'student',
    params: IdParams,
    response: StudyResult,
    errors: ['not_found', 'conflict'],
  },
})
