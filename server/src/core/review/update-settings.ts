import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { ReviewSettings, SetReviewSettings } from '@lectern/contract/review/shapes'
import { REVIEW_TEXTS } from '@lectern/domain/review'
import { isTimeZone } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { insertEvent } from './memory/event-store.ts'
import {
  type Learner,
  learnerOf,
  lockLearner,
  readLearner,
  readSettingsOfSet,
  saveSetSettings,
  saveSettings,
} from './memory/learner.ts'
import { presentSetSettings, presentSettings } from './present.ts'
import { requireSetOf } from './queue/get-queue.ts'

export async function getSettings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): Promise<ReviewSettings> {
  return presentSettings((await readLearner(database.queries, student.id, clock.now())).settings)
}

/** Changes how the student reviews. What is due stays due as it was. @throws Problem `invalid` for an unknown time zone */
export async function updateSettings(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  changes: Body<typeof reviewEndpoints.updateSettings>,
): Promise<ReviewSettings> {
  if (changes.time_zone !== undefined && !isTimeZone(changes.time_zone))
    throw new Problem('invalid', REVIEW_TEXTS.unknownTimeZone)
  return database.transaction(async (tx) => {
    const { settings } = await lockLearner(tx, student.id, clock.now())
    const changed = {
      ...settings,
      timeZone: changes.time_zone ?? settings.timeZone,
      retention: changes.retention ?? settings.retention,
      newPerDay: changes.new_per_day ?? settings.newPerDay,
      reviewsPerDay: changes.reviews_per_day ?? settings.reviewsPerDay,
      countsStudies: changes.counts_studies ?? settings.countsStudies,
      gradeButtons: changes.grade_buttons ?? settings.gradeButtons,
      bringsMistakes: changes.brings_mistakes ?? settings.bringsMistakes,
      showsIntervals: changes.shows_intervals ?? settings.showsIntervals,
      easyDays: changes.easy_days ?? settings.easyDays,
      holidays: changes.holidays ?? settings.holidays,
    }
    await saveSettings(tx, changed)
    await logSettings(tx, learnerOf(changed, clock.now()), { ...changed })
    return presentSettings(changed)
  })
}

/** @throws Problem `not_found` where there is no such set */
export async function getSetSettings(
  services: Pick<Services, 'database' | 'modules'>,
  student: { id: number },
  setId: number,
): Promise<SetReviewSettings> {
  await requireSetOf(services, student, setId)
  const { queries } = services.database
  return presentSetSettings(await readSettingsOfSet(queries, student.id, { kind: 'card', groupId: setId }))
}

/** Changes what differs for one set; null follows the settings of the student again. @throws Problem `not_found` */
export async function updateSetSettings(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  setId: number,
  changes: Body<typeof reviewEndpoints.updateSetSettings>,
): Promise<SetReviewSettings> {
  await requireSetOf(services, student, setId)
  return services.database.transaction(async (tx) => {
    const learner = await lockLearner(tx, student.id, services.clock.now())
    const of = { studentId: student.id, kind: 'card' as const, groupId: setId }
    const before = await readSettingsOfSet(tx, student.id, of)
    const changed = {
      ...of,
      retention: changes.retention === undefined ? (before?.retention ?? null) : changes.retention,
      newPerDay: changes.new_per_day === undefined ? (before?.newPerDay ?? null) : changes.new_per_day,
      reviewsPerDay: changes.reviews_per_day === undefined ? (before?.reviewsPerDay ?? null) : changes.reviews_per_day,
      isTyped: changes.is_typed ?? before?.isTyped ?? false,
    }
    await saveSetSettings(tx, changed)
    // An answer that is being reckoned without a lock is told by the version of this row that something changed.
    await saveSettings(tx, learner.settings)
    await logSettings(tx, learner, changed)
    return presentSetSettings(changed)
  })
}

/** Settings are part of the log: they say by what the answers after them were reckoned. */
async function logSettings(tx: Transaction, { id: studentId, now: at, today: day }: Learner, detail: object) {
  await insertEvent(tx, {
    studentId,
    clientId: randomUUID(),
    kind: 'settings',
    at,
    day,
    detail: { ...detail },
    recordedAt: at,
  })
}
