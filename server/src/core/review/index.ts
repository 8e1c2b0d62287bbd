import type { Module } from '../../module.ts'
import { keepForecasts } from './exams/change-exam.ts'
import { exportReview } from './export-review.ts'
import { fitParameters } from './fit/fit-parameters.ts'
import { fitJob, refreshJob } from './fit/jobs.ts'
import { offerFits } from './fit/offer-fits.ts'
import { refreshMemory } from './fit/refresh-memory.ts'
import { sumReviewBytes } from './memory/sum-review-bytes.ts'
import { planningRoutes } from './planning-routes.ts'
import { offerReminders, reminderJob, sendReminder } from './reminders/send-reminders.ts'
import { reviewRoutes } from './routes.ts'

const REMIND_EVERY_SECONDS = 300
const KEEP_FORECASTS_EVERY_SECONDS = 900
const LOOK_FOR_FITS_EVERY_SECONDS = 3600

/** Owns remembering: what of everything learned is due when, and the log that it follows from. */
export const review: Module = {
  id: 'review',
  routes: [reviewRoutes, planningRoutes],
  work(services) {
    services.queue.register(fitJob, { run: (job) => fitParameters(services, job) })
    services.queue.register(refreshJob, { run: (job) => refreshMemory(services, job) })
    services.queue.register(reminderJob, { run: ({ payload }) => sendReminder(services, payload) })
    services.queue.repeat('review.offer-reminders', REMIND_EVERY_SECONDS, () => offerReminders(services))
    services.queue.repeat('review.keep-forecasts', KEEP_FORECASTS_EVERY_SECONDS, () => keepForecasts(services))
    services.queue.repeat('review.offer-fits', LOOK_FOR_FITS_EVERY_SECONDS, () => offerFits(services))
  },
  exportStudent: exportReview,
  storageBytes: sumReviewBytes,
}
