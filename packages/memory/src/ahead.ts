import type { EasyDay, ReviewKind, Stage } from '@lectern/domain/review'
import type { Away, AwayCard } from './away.ts'
import { isOfGroup, isUnseen } from './plan-away.ts'
import { dayOfDate } from './study-day.ts'

interface Group {
  kind: string
  id: number
}

/** What the server hands out of the next days, as far as scheduling reads it. */
export interface HandedOut {
  time_zone: string
  settings: {
    retention: number
    new_per_day: number
    reviews_per_day: number
    easy_days: readonly EasyDay[]
    holidays: readonly string[]
  }
  weights: readonly number[] | null
  sets: readonly {
    group: Group
    retention: number | null
    new_per_day: number | null
    reviews_per_day: number | null
  }[]
  exams: readonly { group: Group; date: string; new_count: number }[]
  done: {
    date: string
    answer_count: number
    new_count: number
    due_count: number
    mistake_ids: readonly number[]
    sets: readonly { group: Group; new_count: number; due_count: number }[]
  }
  items: readonly HandedOutItem[]
}

interface HandedOutItem {
  id: number
  kind: ReviewKind
  set: { id: number }
  material_id: number | null
  sibling_key: string | null
  stage: Stage
  stability: number
  difficulty: number
  step: number
  leech_lapse_count: number
  review_count: number
  lapse_count: number
  last_day: string | null
  last_reviewed_at: string | null
  due_at: string | null
  due_day: string | null
  buried_until: string | null
  is_suspended: boolean
  flag: number
}

export const groupOf = ({ kind, id }: Group): string => `${kind} ${id}`

/** What was handed out, to be gone on with. */
export function awayOf({ time_zone, settings, weights, sets, exams, done, items }: HandedOut): Away {
  const cards = items.map(cardOf)
  return {
    settings: {
      timeZone: time_zone,
      retention: settings.retention,
      weights,
      newPerDay: settings.new_per_day,
      reviewsPerDay: settings.reviews_per_day,
      easyDays: settings.easy_days,
      holidays: settings.holidays,
      sets: new Map(
        sets.map(({ group, retention, new_per_day, reviews_per_day }) => [
          groupOf(group),
          { retention, newPerDay: new_per_day, reviewsPerDay: reviews_per_day },
        ]),
      ),
    },
    cards: new Map(cards.map((card) => [card.id, card])),
    exams: exams.map((exam) => {
      const group = groupOf(exam.group)
      const hereCount = cards.filter((card) => isOfGroup(card, group) && isUnseen(card)).length
      return { group, day: dayOfDate(exam.date), elsewhereCount: exam.new_count - hereCount }
    }),
    done: new Map([
      [
        dayOfDate(done.date),
        {
          answerCount: done.answer_count,
          newCount: done.new_count,
          dueCount: done.due_count,
          mistakeIds: new Set(done.mistake_ids),
          ofGroup: new Map(
            done.sets.map(({ group, new_count, due_count }) => [
              groupOf(group),
              { newCount: new_count, dueCount: due_count },
            ]),
          ),
        },
      ],
    ]),
  }
}

const cardOf = (item: HandedOutItem): AwayCard => ({
  id: item.id,
  kind: item.kind,
  group: groupOf({ kind: item.kind, id: item.set.id }),
  material: item.material_id === null ? null : groupOf({ kind: 'material', id: item.material_id }),
  siblingKey: item.sibling_key,
  memory: {
    stage: item.stage,
    stability: item.stability,
    difficulty: item.difficulty,
    step: item.step,
    reps: item.review_count,
    lapses: item.lapse_count,
    lastDay: dayOrNull(item.last_day),
  },
  dueAt: item.due_day === null && item.due_at !== null ? new Date(item.due_at) : null,
  dueDay: dayOrNull(item.due_day),
  leechLapses: item.leech_lapse_count,
  lastReviewedAt: item.last_reviewed_at === null ? null : new Date(item.last_reviewed_at),
  isSuspended: item.is_suspended,
  buriedUntilDay: dayOrNull(item.buried_until),
  flag: item.flag,
})

const dayOrNull = (date: string | null): number | null => (date === null ? null : dayOfDate(date))
