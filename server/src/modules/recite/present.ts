import type {
  Flashcard,
  FlashcardSet,
  RecentSession,
  RunningSession,
  SetSummary,
  StudyResult,
  StudySession,
} from '@lectern/contract/recite/shapes'
import { shownOptions } from '@lectern/domain/answers/shown-options'
import { askedChoice, choiceOf } from '@lectern/domain/cards/choices'
import { plainSides } from '@lectern/domain/cards/faces'
import { scorePercent, timeLimitMinutes, timeLimitSeconds } from '@lectern/domain/recite'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import type { CardRow } from './cards/card-store.ts'
import type { SetRow } from './sets/set-store.ts'
import type { EndedSession, FinishedSessionRow, RunningSessionRow, SessionRow } from './study/study-store.ts'

export const presentSummary = (set: SetRow): SetSummary => ({
  id: set.id,
  title: set.title,
  description: [set.contentPurpose, set.documentName].filter(Boolean).join(' · '),
  document_name: set.documentName,
  content_purpose: set.contentPurpose,
  folder: set.folder,
  ...presentOrigin(set),
  card_count: set.cardCount,
  total_study_sessions: set.sessionCount,
  average_score: set.averageScore,
  time_limit_seconds: timeLimitSeconds(set.cardCount),
  time_limit_minutes: timeLimitMinutes(set.cardCount),
  created_at: set.createdAt.toISOString(),
})

export const presentSet = (set: SetRow, cards: readonly CardRow[]): FlashcardSet => ({
  ...presentSummary(set),
  flashcards: cards.map(presentCard),
})

export const presentCard = (card: CardRow): Flashcard => ({
  id: card.id,
  client_id: card.clientId,
  kind: card.kind,
  question: card.question,
  answer: card.answer,
  source: card.source,
  ...presentOrigin(card),
  tags: card.tags,
  ...onTheClock(card),
  times_studied: card.correctCount + card.incorrectCount,
  is_correct: card.isCorrect,
  correct_count: card.correctCount,
  incorrect_count: card.incorrectCount,
  ...(card.runId !== null && { is_made: true as const }),
})

function onTheClock(card: CardRow): { front: string; back: string } {
  const { question, answer } = plainSides(card, 'all')
  return { front: question, back: answer }
}

export const presentSession = (
  session: SessionRow,
  cards: readonly CardRow[],
  answers: readonly { cardId: number | null; isCorrect: boolean }[],
  now: Date,
): StudySession => ({
  session_id: session.id,
  flashcards: cards.map((card) => presentCard(withShuffledOptions(card, session.id))),
  // A card that was deleted since has no answer to show.
  answers: answers.flatMap(({ cardId, isCorrect }) =>
    cardId === null ? [] : [{ flashcard_id: cardId, is_correct: isCorrect }],
  ),
  time_limit_seconds: timeLimitSeconds(session.totalCards),
  time_limit_minutes: timeLimitMinutes(session.totalCards),
  started_at: session.startedAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  remaining_seconds: secondsUntil(session.expiresAt, now),
})

/** The options of a card in another order each time that it is studied. */
function withShuffledOptions(card: CardRow, sessionId: number): CardRow {
  const choice = card.kind === 'choice' ? askedChoice(card.answer) : null
  if (choice === null) return card
  const { id, question } = card
  const options = shownOptions(choice.options, { id, reps: sessionId, question })
  return { ...card, answer: choiceOf(options, choice.right, choice.more) }
}

export const presentRunningSession = (session: RunningSessionRow, now: Date): RunningSession => ({
  session_id: session.id,
  flashcard_set: { id: session.setId, title: session.setTitle },
  answered_count: session.answeredCount,
  total_cards: session.totalCards,
  expires_at: session.expiresAt.toISOString(),
  remaining_seconds: secondsUntil(session.expiresAt, now),
})

const secondsUntil = (moment: Date, now: Date): number => (moment.getTime() - now.getTime()) / 1000

export const presentResult = (session: EndedSession): StudyResult => ({
  session_id: session.id,
  status: session.status,
  score: scorePercent(session.correctCount, session.totalCards),
  correct_count: session.correctCount,
  total_cards: session.totalCards,
  completed_at: session.completedAt?.toISOString() ?? null,
})

export const presentRecentSession = (session: FinishedSessionRow): RecentSession => ({
  id: session.id,
  flashcard_set: { id: session.setId, title: session.setTitle },
  completed_at: session.completedAt.toISOString(),
  score: scorePercent(session.correctCount, session.totalCards),
  correct_count: session.correctCount,
  total_cards: session.totalCards,
})
