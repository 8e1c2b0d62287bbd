import { isDeepStrictEqual } from 'node:util'
import type { Answer, Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import type { Done } from '@lectern/contract/shapes'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { findPractice, type PracticeRow, removePractice, writePractice } from './practice-store.ts'
import { lockSession, type SessionRow } from './session-store.ts'

type Endpoint = typeof examEndpoints.keepPractice

/**
 * Keeps what a running session has been answered so far. Whoever goes on from an earlier revision than the one that is kept is
 * refused, unless it holds nothing else: a repeat gets the same answer.
 * @throws Problem `not_found`, `session_ended`, `conflict`
 */
export async function keepPractice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
  { revision, ...sent }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    if (session.endedAt) throw new Problem('session_ended', EXAM_TEXTS.sessionEnded)
    const kept = await findPractice(tx, sessionId)
    const content = contentOf(session, sent)
    if (kept && kept.revision !== revision) {
      const { answers, flaggedIds, place } = kept
      if (isDeepStrictEqual(content, { answers, flaggedIds, place })) return presentSaved(kept)
      throw new Problem('conflict', EXAM_TEXTS.practisedElsewhere)
    }
    const practice = { sessionId, ...content, revision: revision + 1, savedAt: clock.now() }
    await writePractice(tx, practice)
    return presentSaved(practice)
  })
}

/** What is answered to questions that the session asks. */
function contentOf(
  { questionIds }: SessionRow,
  { answers, flagged_ids: flagged, index }: Omit<Body<Endpoint>, 'revision'>,
) {
  return {
    answers: Object.fromEntries(
      questionIds.flatMap((id) => {
        const answer = answers[id]
        return answer ? [[String(id), answer]] : []
      }),
    ),
    flaggedIds: questionIds.filter((id) => flagged.includes(id)),
    place: Math.min(index, questionIds.length - 1),
  }
}

const presentSaved = ({ revision, savedAt }: PracticeRow) => ({ revision, saved_at: savedAt.toISOString() })

/** Gives it up; without effect where nothing is kept. @throws Problem `not_found` where there is no such session of the student's */
export async function forgetPractice(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await lockSession(tx, student.id, sessionId)
    await removePractice(tx, sessionId)
  })
  return { success: true }
}
