import { wallClockOf } from '@lectern/memory/study-day'
import { MailRefusedError } from '../../../platform/mail/mailer.ts'
import { defineJob } from '../../../platform/queue/job-queue.ts'
import type { Services } from '../../../services.ts'
import { siteUrlOf } from '../../../settings/config.ts'
import { readStudent } from '../../accounts/student-store.ts'
import { readLearner } from '../memory/learner.ts'
import { planDay } from '../queue/plan-day.ts'
import { reminderMail } from './reminder-mail.ts'
import { claimLook, claimSending, listWaiting, releaseSending } from './reminder-store.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

const MOST_AT_ONCE = 1000
/** Later than this a reminder is none: nobody was there to send it. */
const LATEST_HOURS = 3

/** One mail to one student, of a date where they are. */
export const reminderJob = defineJob<{ studentId: number; date: number }>('review.send-reminder')

type SendServices = Pick<Services, 'database' | 'clock' | 'queue' | 'mailer' | 'secrets' | 'config' | 'log'>

/** Has mails sent to those whose hour has come and for whom something is due, each date once. */
export async function offerReminders({
  database,
  clock,
  queue,
}: Pick<Services, 'database' | 'clock' | 'queue'>): Promise<void> {
  const now = clock.now()
  // Nobody's date is further on than UTC's by more than a day.
  const mostAhead = wallClockOf(now, 'UTC').date + 2
  for (const { studentId, hour, lookedDay, timeZone } of await listWaiting(database.queries, mostAhead, MOST_AT_ONCE)) {
    const here = wallClockOf(now, timeZone ?? 'UTC')
    if (here.hour < hour || lookedDay >= here.date) continue
    await database.transaction(async (tx) => {
      if (!(await claimLook(tx, studentId, here.date))) return
      if (here.hour >= hour + LATEST_HOURS) return
      const { dueCount } = await planDay(tx, await readLearner(tx, studentId, now))
      if (dueCount > 0) await queue.enqueue(tx, reminderJob, { studentId, date: here.date })
    })
  }
}

/**
 * Sends the mail of a date, unless it was sent, taken back, or nothing is due any more. Who is killed while they send leave it
 * unsent or sent, never sent twice. @throws Error when trying again may help
 */
export async function sendReminder(
  services: SendServices,
  { studentId, date }: { studentId: number; date: number },
): Promise<void> {
  const { database, clock, mailer, log } = services
  const learner = await readLearner(database.queries, studentId, clock.now())
  if (wallClockOf(learner.now, learner.timeZone).date > date) return
  const { dueCount, newCount } = await planDay(database.queries, learner)
  const student = await readStudent(database.queries, studentId)
  if (dueCount === 0 || !student?.verifiedAt) return
  if (!(await database.transaction((tx) => claimSending(tx, studentId, date)))) return
  const mail = reminderMail(
    { email: student.email, language: student.language ?? 'en' },
    {
      dueCount,
      newCount,
      siteUrl: siteUrlOf(services.config),
      unsubscribeUrl: unsubscribeAddress(services, studentId),
    },
  )
  try {
    await mailer.send(mail)
  } catch (error) {
    if (error instanceof MailRefusedError) return log.warn({ err: error }, 'a reminder was refused for good')
    await database.transaction((tx) => releaseSending(tx, studentId, date))
    throw error
  }
}
