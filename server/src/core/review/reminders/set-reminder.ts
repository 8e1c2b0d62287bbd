import type { Answer, Body } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { wallClockOf } from '@lectern/memory/study-day'
import type { Services } from '../../../services.ts'
import { lockLearner } from '../memory/learner.ts'
import { readReminder, removeReminder, saveReminder } from './reminder-store.ts'

type Endpoint = typeof planningEndpoints.setReminder

export async function getReminder(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
): Promise<Answer<Endpoint>> {
  return { hour: (await readReminder(database.queries, student.id))?.hour ?? null }
}

/** At which hour the student is told by mail that something is due; null for never. The first comes when that hour next does. */
export async function setReminder(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  { hour }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    const { timeZone, now } = await lockLearner(tx, student.id, clock.now())
    const before = await readReminder(tx, student.id)
    if (hour === null) await removeReminder(tx, student.id)
    else if (before?.hour !== hour) {
      const here = wallClockOf(now, timeZone)
      const lookedDay = here.hour < hour ? here.date - 1 : here.date
      await saveReminder(tx, { studentId: student.id, hour, lookedDay })
    }
    return { hour }
  })
}
