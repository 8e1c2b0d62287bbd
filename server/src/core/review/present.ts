import type {
  QueuedItem,
  ReviewItem,
  ReviewSettings,
  ReviewState,
  SetReviewSettings,
} from '@lectern/contract/review/shapes'
import { shownOptions } from '@lectern/domain/answers/shown-options'
import type { AnswerMode } from '@lectern/domain/review'
import type { Outcomes } from '@lectern/memory/scheduler'
import { startOfStudyDay } from '@lectern/memory/study-day'
import { presentOrigin } from '../documents/present-origin.ts'
import type { ItemRow } from './memory/item-store.ts'
import type { Learner, SetSettingsRow, SettingsRow } from './memory/learner.ts'
import type { ReviewText } from './review-source.ts'

export const presentState = (item: ItemRow, { timeZone, today }: Learner): ReviewState => ({
  id: item.id,
  kind: item.kind,
  source_id: item.sourceId,
  stage: item.stage,
  due_at: dueMoment(item, timeZone)?.toISOString() ?? null,
  last_reviewed_at: item.lastReviewedAt?.toISOString() ?? null,
  review_count: item.reps,
  lapse_count: item.lapses,
  is_suspended: item.isSuspended,
  is_leech: item.isLeech,
  is_buried: item.buriedUntilDay !== null && item.buriedUntilDay > today,
  flag: item.flag,
})

const dueMoment = ({ dueAt, dueDay }: ItemRow, timeZone: string): Date | null =>
  dueDay === null ? dueAt : startOfStudyDay(dueDay, timeZone)

/** What an item says, and how it is asked. */
export type AskedText = ReviewText & { mode: AnswerMode }

export const presentItem = (item: ItemRow, text: AskedText, learner: Learner): ReviewItem => ({
  ...presentState(item, learner),
  set: text.group,
  question: text.question,
  answer: text.answer,
  note: text.note,
  source: text.source,
  ...presentOrigin(text.origin),
  mode: text.mode,
  options: shownOptions(text.options ?? [], { ...item, question: text.question }),
  explanation: text.explanation ?? null,
  ...(text.isMade && { is_made: true as const }),
})

export const presentQueued = (item: ItemRow, text: AskedText, learner: Learner, outcomes: Outcomes): QueuedItem => ({
  ...presentItem(item, text, learner),
  leech_lapse_count: item.leechLapses,
  intervals: {
    again: outcomes[1].wait,
    hard: outcomes[2].wait,
    good: outcomes[3].wait,
    easy: outcomes[4].wait,
  },
})

const EVERY_DAY_ALIKE: ReviewSettings['easy_days'] = Array.from({ length: 7 }, () => 'normal')

export const presentSettings = (settings: SettingsRow): ReviewSettings => ({
  time_zone: settings.timeZone,
  retention: settings.retention,
  new_per_day: settings.newPerDay,
  reviews_per_day: settings.reviewsPerDay,
  counts_studies: settings.countsStudies,
  grade_buttons: settings.gradeButtons === 2 ? 2 : 4,
  shows_intervals: settings.showsIntervals,
  brings_mistakes: settings.bringsMistakes,
  easy_days: settings.easyDays ?? EVERY_DAY_ALIKE,
  holidays: settings.holidays ?? [],
  adapts: settings.adapts,
  fit: settings.fit && { review_count: settings.fit.reviewCount, fitted_at: settings.fit.fittedAt },
})

export const presentSetSettings = (settings: SetSettingsRow | null): SetReviewSettings => ({
  retention: settings?.retention ?? null,
  new_per_day: settings?.newPerDay ?? null,
  reviews_per_day: settings?.reviewsPerDay ?? null,
  is_typed: settings?.isTyped ?? false,
})
