import type { Flashcard, FlashcardSet, StudySession } from '@lectern/contract/recite/shapes'

/** What tests have the server answer of a card, a set and a study: whole, as the client checks it. */
export const cardOf = (id: number, text: Partial<Flashcard> = {}): Flashcard => ({
  id,
  client_id: `card-${id}`,
  question: `Question ${id}`,
  answer: `Answer ${id}`,
  kind: 'basic',
  tags: [],
  front: text.question ?? `Question ${id}`,
  back: text.answer ?? `Answer ${id}`,
  source: null,
  material_id: null,
  times_studied: 0,
  is_correct: null,
  correct_count: 0,
  incorrect_count: 0,
  ...text,
})

export const setOf = (title: string, ...flashcards: Flashcard[]): FlashcardSet => ({
  id: 5,
  title,
  description: '',
  document_name: 'cells.pdf',
  content_purpose: 'General study',
  folder: '',
  material_id: null,
  card_count: flashcards.length,
  total_study_sessions: 2,
  average_score: 64,
  time_limit_seconds: 360,
  time_limit_minutes: 6,
  created_at: '2026-11-20T12:00:00Z',
  flashcards,
})

export const studyOf = (about: Partial<StudySession> = {}): StudySession => ({
  session_id: 7,
  flashcards: [],
  answers: [],
  time_limit_seconds: 360,
  time_limit_minutes: 6,
  started_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-20T12:06:00Z',
  remaining_seconds: 360,
  ...about,
})
