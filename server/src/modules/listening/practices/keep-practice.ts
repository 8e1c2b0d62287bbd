import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Answer, Body } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import { listQuestions, lockCompletedSet, type QuestionRow } from '../set-store.ts'
import { findPractice, type PracticeRow, writePractice } from './practice-store.ts'

type Endpoint = typeof listeningEndpoints.keepPractice

/**
 * Keeps what a set has been answered so far. Whoever goes on from an earlier revision than the one that is kept is refused, unless
 * it holds nothing else: a repeat gets the same answer. A practice that was handed in is not begun again.
 * @throws Problem `not_found`, `session_ended`, `conflict`
 */
export async function keepPractice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
  { revision, answers, client_id: sentId }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    await lockCompletedSet(tx, student.id, setId)
    if (sentId && (await findAttempt(tx, { studentId: student.id, clientId: sentId })))
      throw new Problem('session_ended', LISTENING_TEXTS.endedElsewhere)
    const kept = await findPractice(tx, setId)
    const given = answersOf(await listQuestions(tx, setId), answers)
    const isBegun = Object.keys(given).length > 0
    const clientId = isBegun ? (sentId ?? kept?.clientId ?? randomUUID()) : null
    if (kept && kept.revision !== revision) {
      if (kept.clientId === clientId && isDeepStrictEqual(kept.answers, given)) return presentSaved(kept)
      throw new Problem('conflict', LISTENING_TEXTS.practisedElsewhere)
    }
    const now = clock.now()
    const startedAt = isBegun ? (kept?.clientId === clientId && kept.startedAt) || now : null
    const practice = { setId, clientId, answers: given, revision: revision + 1, startedAt, savedAt: now }
    await writePractice(tx, practice)
    return presentSaved(practice)
  })
}

/** What is answered to questions that the set has. */
const answersOf = (questions: readonly QuestionRow[], answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = answers[id]
      return answer ? [[String(id), answer]] : []
    }),
  )

const presentSaved = ({ revision, savedAt }: PracticeRow) => ({ revision, saved_at: savedAt.toISOString() })
