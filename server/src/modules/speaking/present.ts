import type {
  SpeakingFeedback,
  SpeakingSession,
  SpeakingSummary,
  SpeakingTurn,
} from '@lectern/contract/speaking/shapes'
import type { Say } from '@lectern/texts/speaker'
import { remarkIdOf } from '../../core/feedback/remarks.ts'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { tell } from '../../speaker.ts'
import { areRepliesMade, replyIdOf } from './feedback/talk-feedback.ts'
import type { SessionRow, TurnRow } from './sessions/session-store.ts'
import type { KeptFeedback } from './tables.ts'

const presentFacts = (session: SessionRow) => ({
  id: session.id,
  mode: session.mode,
  topic: session.topic,
  level: session.level,
  language: session.language,
  language_codes: session.languageCodes,
  duration_minutes: session.durationMinutes,
  started_at: session.startedAt.toISOString(),
  deadline_at: session.deadlineAt.toISOString(),
  ended_at: session.endedAt?.toISOString() ?? null,
  score: session.score,
})

export const presentSummary = (session: SessionRow & { turnCount: number }): SpeakingSummary => ({
  ...presentFacts(session),
  turn_count: session.turnCount,
})

/** @param say words what the product itself says in the feedback */
export const presentSession = (session: SessionRow, turns: readonly TurnRow[], say: Say): SpeakingSession => ({
  ...presentFacts(session),
  material_id: session.materialId,
  ...(session.isMaterialGone && { is_material_gone: true as const }),
  opening: session.opening,
  points: session.points,
  sentences: session.sentences,
  free_turns: session.freeTurns,
  turns: turns.map((turn) => presentTurn(turn, areRepliesMade(session))),
  feedback: session.feedback && presentFeedback(session.feedback, session.runId !== null, say),
  ...presentMaker(session),
})

/**
 * Feedback as it is told; what a model wrote, or an earlier version kept as sentences, stays as it is.
 * @param isMade whether what its turns were charged is kept, be it nothing: its corrections can be said to be wrong
 */
export const presentFeedback = (feedback: KeptFeedback, isMade: boolean, say: Say): SpeakingFeedback => ({
  ...feedback,
  criteria: feedback.criteria.map((one) => ({ ...one, comment: tell(one.comment, say) })),
  corrections: feedback.corrections.map((one) => ({
    ...one,
    ...(isMade && { id: remarkIdOf(one) }),
    explanation: tell(one.explanation, say),
  })),
  practise: feedback.practise.map((one) => tell(one, say)),
  summary: tell(feedback.summary, say),
})

/** @param isReplyMade whether it can be said of its answer that it is wrong */
export const presentTurn = (turn: TurnRow, isReplyMade: boolean): SpeakingTurn => ({
  id: turn.id,
  number: turn.number,
  said: turn.said,
  is_spoken: turn.isSpoken,
  seconds: turn.seconds,
  reply: turn.reply,
  ...(isReplyMade && turn.reply !== null && { reply_id: replyIdOf(turn) }),
  words: turn.words,
  score: turn.score,
  created_at: turn.createdAt.toISOString(),
})
