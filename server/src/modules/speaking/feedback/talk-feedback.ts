import type { Say } from '@lectern/texts/speaker'
import type { FeedbackSource } from '../../../core/feedback/feedback-source.ts'
import { partIdOf } from '../../../core/feedback/part-id.ts'
import { remarkIdOf, wordsOfRemark } from '../../../core/feedback/remarks.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import {
  listTurns,
  lockSession,
  removeReply,
  type SessionRow,
  type TurnRow,
  updateSession,
} from '../sessions/session-store.ts'
import { openTalkRun } from './talk-run.ts'

type Said = Awaited<ReturnType<FeedbackSource['remove']>>

/** What an answer of the partner's is known by in its talk. */
export const replyIdOf = ({ number, reply }: Pick<TurnRow, 'number' | 'reply'>): string =>
  partIdOf(JSON.stringify(['reply', number, reply]))

/** Whether it can be said of the answers of a talk that they are wrong: not of one that ended before that was known. */
export const areRepliesMade = ({ mode, feedback, runId }: SessionRow): boolean =>
  mode === 'chat' && (feedback === null || runId !== null)

/** A correction of a session's summary, or an answer of the partner's in a talk. */
export const talkFeedback: FeedbackSource = {
  kind: 'speaking',
  isParted: true,
  async remove(tx, { say }, student, { id, part }) {
    const session = await lockSession(tx, student.id, id)
    const turns = await listTurns(tx, id)
    const gone = (await takeCorrection(tx, session, turns, part, say)) ?? (await takeReply(tx, session, turns, part))
    if (!gone) throw Problem.notFound()
    return gone
  },
}

/** A correction goes from the summary, with those that say the same; the score stays as it was given. */
async function takeCorrection(
  tx: Transaction,
  { id, runId, feedback }: SessionRow,
  turns: readonly TurnRow[],
  part: string,
  say: Say,
): Promise<Said | null> {
  const gone = feedback?.corrections.find((one) => remarkIdOf(one) === part)
  if (runId === null || !feedback || !gone) return null
  const corrections = feedback.corrections.filter((one) => remarkIdOf(one) !== part)
  await updateSession(tx, id, { feedback: { ...feedback, corrections } })
  const turn = turns.find(({ said }) => said.includes(gone.quote))
  return { runId, words: wordsOfRemark(gone, say), source: turn?.said ?? null, material: null }
}

/** An answer goes; what it answered stays, and the talk goes on without it. */
async function takeReply(
  tx: Transaction,
  session: SessionRow,
  turns: readonly TurnRow[],
  part: string,
): Promise<Said | null> {
  const gone = turns.find((turn) => turn.reply !== null && replyIdOf(turn) === part)
  if (!gone?.reply || !areRepliesMade(session)) return null
  const runId = session.runId ?? (await openTalkRun(tx, session, turns))
  await removeReply(tx, gone.id)
  return { runId, words: gone.reply, source: gone.said, material: null }
}
