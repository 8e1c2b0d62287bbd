import { MAX_CARD_CHARACTERS, STUDY_STATES, tidyCardSide } from '@lectern/domain/recite'
import { z } from 'zod'
import { CardKind, Tags } from '../cards/shapes.ts'
import { MadeFrom, MaterialGone, Timestamp } from '../shapes.ts'

/** A side of a card as it is sent; a handler gets it tidied. Its length counts afterwards, in UTF-16 units. */
export const CardSide = z.string().overwrite(tidyCardSide).max(MAX_CARD_CHARACTERS)

/** A card as it is made, before it is kept and studied. `source` is the sentence of the material it came from. */
export const GeneratedCard = z
  .object({
    question: z.string(),
    answer: z.string(),
    source: z.string().nullable(),
    /**
     * A card with gaps in plain words, for the `question` of the kind `cloze`: what `question` and `answer` say together.
     * Null for a card that asks a question.
     */
    cloze: z.string().nullable().default(null),
    times_studied: z.int().default(0),
    is_correct: z.boolean().nullable().default(null),
  })
  .meta({ id: 'GeneratedCard' })
export type GeneratedCard = z.infer<typeof GeneratedCard>

/**
 * A card to be kept. `client_id` is made by the browser so that a repeated save creates it once
 * (requirements/recite.md#sets-and-cards).
 */
export const NewCard = z.object({
  question: CardSide.min(1),
  /** The answer; for a cloze or a covered picture more about it, which may be nothing. */
  answer: CardSide,
  kind: CardKind.optional(),
  tags: Tags.optional(),
  source: z.string().max(MAX_CARD_CHARACTERS).nullish(),
  client_id: z.uuid().optional(),
})
export type NewCard = z.infer<typeof NewCard>

/** A card of a set, with how it was answered in studies on the clock. What is remembered of it is a `ReviewState`. */
export const Flashcard = z
  .object({
    id: z.int(),
    client_id: z.string(),
    question: z.string(),
    answer: z.string(),
    kind: CardKind,
    tags: z.array(z.string()),
    /** What the study on the clock asks and answers, as plain text: of a cloze, `[…]` for every gap. */
    front: z.string(),
    back: z.string(),
    source: z.string().nullable(),
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    times_studied: z.int(),
    /** How the card was answered last; null if never. */
    is_correct: z.boolean().nullable(),
    correct_count: z.int(),
    incorrect_count: z.int(),
    /** Present only where a run made it: that it is wrong can be said (requirements/feedback.md). */
    is_made: z.literal(true).optional(),
  })
  .meta({ id: 'Flashcard' })
export type Flashcard = z.infer<typeof Flashcard>

/** A card that says what another says, and the set that it stands in. */
export const SameCard = z
  .object({
    id: z.int(),
    flashcard_set: z.object({ id: z.int(), title: z.string() }),
    kind: CardKind,
    question: z.string(),
    answer: z.string(),
  })
  .meta({ id: 'SameFlashcard' })
export type SameCard = z.infer<typeof SameCard>

/** A set as a list shows it, with its figures (requirements/recite.md#sets-and-cards). */
export const SetSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    document_name: z.string(),
    content_purpose: z.string(),
    /** With those above it: `Biology::Cells`; '' for none. */
    folder: z.string(),
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    card_count: z.int(),
    total_study_sessions: z.int(),
    /** Mean score of the completed sessions, 0 to 100; null before the first. */
    average_score: z.int().nullable(),
    time_limit_seconds: z.int(),
    /** `time_limit_seconds` in minutes, rounded up, for display. */
    time_limit_minutes: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'FlashcardSetSummary' })
export type SetSummary = z.infer<typeof SetSummary>

/** A set with its cards, in their order. */
export const FlashcardSet = SetSummary.extend({ flashcards: z.array(Flashcard) }).meta({ id: 'FlashcardSet' })
export type FlashcardSet = z.infer<typeof FlashcardSet>

/** A study that ended with at least one answer, as the history shows it. */
export const RecentSession = z
  .object({
    id: z.int(),
    flashcard_set: z.object({ id: z.int(), title: z.string() }),
    completed_at: Timestamp,
    /** Percentage of the cards answered correctly. */
    score: z.int(),
    correct_count: z.int(),
    total_cards: z.int(),
  })
  .meta({ id: 'RecentStudySession' })
export type RecentSession = z.infer<typeof RecentSession>

/** A study that runs: what it asks, what is answered, and how long it lasts yet (requirements/recite.md#studying). */
export const StudySession = z
  .object({
    session_id: z.int(),
    flashcards: z.array(Flashcard),
    /** What is answered already, oldest first; empty when the session starts. */
    answers: z.array(z.object({ flashcard_id: z.int(), is_correct: z.boolean() })),
    time_limit_seconds: z.int(),
    time_limit_minutes: z.int(),
    started_at: Timestamp,
    /** When the server stops taking answers. */
    expires_at: Timestamp,
    /** Seconds left by the server's clock, so that a wrong clock in the browser does no harm. */
    remaining_seconds: z.number(),
  })
  .meta({ id: 'StudySession' })
export type StudySession = z.infer<typeof StudySession>

/** A session that was left on the way and can be gone on with. */
export const RunningSession = z
  .object({
    session_id: z.int(),
    flashcard_set: z.object({ id: z.int(), title: z.string() }),
    answered_count: z.int(),
    total_cards: z.int(),
    expires_at: Timestamp,
    /** By the server's clock; above 0. */
    remaining_seconds: z.number(),
  })
  .meta({ id: 'RunningStudySession' })
export type RunningSession = z.infer<typeof RunningSession>

/** What a study came to, by the answers that the server has. Cards without one count as incorrect. */
export const StudyResult = z
  .object({
    session_id: z.int(),
    /** Abandoned: left without a single answer, and counted nowhere. */
    status: z.enum(STUDY_STATES).exclude(['running']),
    score: z.int(),
    correct_count: z.int(),
    total_cards: z.int(),
    /** Null where it was abandoned. */
    completed_at: Timestamp.nullable(),
  })
  .meta({ id: 'StudyResult' })
export type StudyResult = z.infer<typeof StudyResult>
