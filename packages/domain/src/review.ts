/** Rules of remembering: what a review may ask for, and the limits of a day. How it is scheduled stands in `memory/`. */
import { message } from '@lectern/texts/message'

/** How well a card was known: 1 again, 2 hard, 3 good, 4 easy. */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** How far a card has come. In the order of FSRS, which numbers them from 0. */
export const STAGES = ['new', 'learning', 'review', 'relearning'] as const
export type Stage = (typeof STAGES)[number]

/** How something is remembered on a day: as wished, less than that, or not known because it was never asked for. */
export const RECALL_STATES = ['strong', 'fading', 'unasked'] as const
export type RecallState = (typeof RECALL_STATES)[number]

/** How many cards and missed questions of a material are looked at, the first that were made. */
export const MOST_RECALLED = 2000

/** What can be reviewed: a flashcard, or a question that was missed in an exam or in listening. */
export const REVIEW_KINDS = ['card', 'exam', 'listening'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
/** The kinds of missed questions. */
export type MistakeKind = Exclude<ReviewKind, 'card'>

/** How something is asked: to be called to mind, to be typed, or to be chosen from its options. */
export const ANSWER_MODES = ['recall', 'typed', 'choice'] as const
export type AnswerMode = (typeof ANSWER_MODES)[number]

/** At most so many missed questions come back on a day. */
export const MISTAKES_PER_DAY = 20

/** On so many days a missed question has to be right, so many days apart, until it is done. */
export const MISTAKE_RIGHT_DAYS = 2
export const MISTAKE_WAIT_DAYS = 3

/** A typed answer is read so far. */
export const MAX_TYPED_CHARACTERS = 5000
/** So much of one is kept where its student says that it was compared wrongly. */
export const KEPT_TYPED_CHARACTERS = 500

/** What part of the cards is wished to be remembered when they come back. */
export const LEAST_RETENTION = 0.7
export const MOST_RETENTION = 0.97
export const DEFAULT_RETENTION = 0.9

/** The wishes that are shown with what they cost, in steps that make a difference. */
export const RETENTION_CHOICES = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.97] as const
/** How far ahead their cost is reckoned. */
export const WORKLOAD_DAYS = 90
/** Over so many of the last of these what is remembered is averaged. */
export const WORKLOAD_AVERAGED_DAYS = 60

/** How far ahead an exam may be, and how many of them. */
export const FARTHEST_EXAM_DAYS = 730
export const MOST_EXAMS_COMING = 20

/**
 * How many cards a day asks for, new ones and those that are due, until the student sets it, and the most that can be
 * set (requirements/remembering.md#the-queue-of-a-day).
 */
export const DEFAULT_NEW_PER_DAY = 20
export const DEFAULT_REVIEWS_PER_DAY = 200
export const MOST_PER_DAY = 9999

/** A card that was forgotten so often is set aside, and again after every so many further times. */
const LEECH_LAPSES = 8
const LEECH_AGAIN_LAPSES = 4

/** Whether a card is set aside at this lapse in reviews, counted from 1: the eighth, and each fourth after it. */
export const isLeechAt = (lapses: number): boolean =>
  lapses >= LEECH_LAPSES && (lapses - LEECH_LAPSES) % LEECH_AGAIN_LAPSES === 0

/** Cards of colours 1 to 4; 0 is none. */
export const MOST_FLAG = 4

/** How many cards a queue hands out at once, unless asked for fewer or more. */
export const QUEUE_SIZE = 20
export const MOST_QUEUE_SIZE = 100
export const REVIEW_ITEMS_PER_PAGE = 50

/** For so many days a device takes its cards along, and at most so many, of about so many characters in all. */
export const AHEAD_DAYS = 7
export const MOST_AHEAD_ITEMS = 2000
export const MOST_AHEAD_CHARACTERS = 4_000_000

/** A backlog is counted no further. */
export const MOST_BACKLOG_COUNTED = 9999

/** A card of the learning steps may be shown so much before its time where nothing else is left. */
export const LEARN_AHEAD_MINUTES = 20

/** What may be done with one card altogether: its state is replayed from all of it each time. Undone things do not count. */
export const MOST_EVENTS_OF_CARD = 2000

/** An answer that waited for the network may come as late as this. */
export const LONGEST_REVIEW_DELAY_MS = 30 * 86_400_000
/** A longer look at a card counts as this long: the student was elsewhere. */
export const LONGEST_LOOK_MS = 60_000

/** How much of a usual day's reviews falls on a day of the week. */
export const EASY_DAYS = ['normal', 'reduced', 'minimum'] as const
export type EasyDay = (typeof EASY_DAYS)[number]
export const MOST_HOLIDAYS = 100

/** From this interval on a card counts as mature, in days. */
export const MATURE_FROM_DAYS = 21

/** From so many answers to flashcards on, FSRS is fitted to the student's own. */
export const FIT_FROM_REVIEWS = 400

/** How many days ahead and back the page of progress looks. */
export const FORECAST_DAYS = 30
export const CALENDAR_DAYS = 365

/** Why a change of the memory is refused. */
export const REVIEW_TEXTS = {
  nothingToUndo: message('review.nothingToUndo'),
  cardIsFull: message('review.cardIsFull', { count: MOST_EVENTS_OF_CARD }),
  unknownTimeZone: message('review.unknownTimeZone'),
} as const

/** Whose marks the page of progress shows over time. */
export const SCORED_MODULES = ['exam', 'writing'] as const
/** How many marks of each are shown, the latest. */
export const MOST_SCORES_SHOWN = 50
