import { planningEndpoints } from '@lectern/contract/review/planning'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { silentLog, steppedClock } from '../../../../test/ledger.ts'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../../test/review-ground.ts'
import { testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { type Mail, MailRefusedError } from '../../../platform/mail/mailer.ts'
import { deriveSecrets } from '../../../settings/secrets.ts'
import { students } from '../../accounts/tables.ts'
import { changeItem } from '../change-item.ts'
import { updateSettings } from '../update-settings.ts'
import { offerReminders, sendReminder } from './send-reminders.ts'
import { setReminder } from './set-reminder.ts'

const HOUR = 3600
const DAY = 24 * HOUR

type Ground = ReviewGround & Parameters<typeof sendReminder>[0] & { jobs: Job[]; sent: Mail[] }
interface Job {
  studentId: number
  date: number
}

/** A student in `timeZone` at `start` with a card that is due from a minute later on. */
async function lay(
  database: OpenDatabase,
  timeZone: string,
  start: string,
  {
    language = null,
    ...more
  }: Partial<Pick<Ground, 'student' | 'secrets'>> & { language?: 'en' | 'zh-hant' | null } = {},
) {
  const [jobs, sent]: [Job[], Mail[]] = [[], []]
  const ground: Ground = {
    ...(await layReviewGround(database)),
    jobs,
    sent,
    log: silentLog,
    secrets: deriveSecrets('test'),
    config: { http: { publicUrl: 'https://lectern.test', port: 1 } } as never,
    mailer: { send: async (mail: Mail) => void sent.push(mail) } as never,
    queue: { enqueue: async (_tx: unknown, _job: unknown, payload: Job) => void jobs.push(payload) } as never,
    ...more,
  }
  const began = steppedClock(new Date(start))
  Object.assign(ground, { clock: began })
  await database.queries
    .update(students)
    .set({ verifiedAt: began.now(), language })
    .where(eq(students.id, ground.student.id))
  await updateSettings(ground, ground.student, { time_zone: timeZone })
  const { itemIds } = await makeCards(ground, 1)
  await answer(ground, itemIds[0]!, 1)
  return { ground, itemIds }
}

/** What a round of all processes does: the jobs of this student alone are run, since the database holds others as well. */
async function round(ground: Ground): Promise<number> {
  await Promise.all([offerReminders(ground), offerReminders(ground), offerReminders(ground)])
  const before = ground.sent.length
  for (const job of ground.jobs.splice(0)) if (job.studentId === ground.student.id) await sendReminder(ground, job)
  return ground.sent.length - before
}

describeOnBothDatabases('A reminder', (database) => {
  test('comes at its hour where the student is, once a day, however many processes look', async () => {
    // 22:00 in Hong Kong.
    const { ground } = await lay(database(), 'Asia/Hong_Kong', '2026-12-01T14:00:00Z')
    expect(await round(ground)).toBe(0)
    await setReminder(ground, ground.student, { hour: 8 })
    expect(await round(ground)).toBe(0)
    ground.clock.advance(9 * HOUR)
    expect(await round(ground)).toBe(0)
    ground.clock.advance(HOUR)
    expect([await round(ground), await round(ground)]).toEqual([1, 0])
    ground.clock.advance(12 * HOUR)
    expect(await round(ground)).toBe(0)
    ground.clock.advance(12 * HOUR)
    expect(await round(ground)).toBe(1)
    expect(ground.sent[0]).toMatchObject({ subject: '1 card is due today' })
    expect(ground.sent[0]?.text).toContain('https://lectern.test/review')
  })

  test('does not come where nothing is due, where it was turned off, or hours too late', async () => {
    const { ground, itemIds } = await lay(database(), 'UTC', '2026-12-01T06:00:00Z')
    await setReminder(ground, ground.student, { hour: 8 })
    ground.clock.advance(6 * HOUR)
    expect(await round(ground)).toBe(0)
    const suspend = (is_suspended: boolean) =>
      changeItem(ground, ground.student, itemIds[0]!, { client_id: crypto.randomUUID(), is_suspended })
    await suspend(true)
    ground.clock.advance(DAY - 3 * HOUR)
    expect(await round(ground)).toBe(0)
    await suspend(false)
    ground.clock.advance(20 * DAY)
    await setReminder(ground, ground.student, { hour: null })
    expect(await round(ground)).toBe(0)
  })

  test('that was turned off or answered while its job waited is not sent', async () => {
    const { ground, itemIds } = await lay(database(), 'UTC', '2026-12-01T06:00:00Z')
    await setReminder(ground, ground.student, { hour: 8 })
    ground.clock.advance(2 * HOUR)
    await offerReminders(ground)
    const mine = ground.jobs.filter(({ studentId }) => studentId === ground.student.id)
    expect(mine).toHaveLength(1)
    await answer(ground, itemIds[0]!, 4)
    await sendReminder(ground, mine[0]!)
    await setReminder(ground, ground.student, { hour: null })
    await sendReminder(ground, mine[0]!)
    expect(ground.sent).toEqual([])
  })

  test('keeps to the clock on the wall when clocks change', async () => {
    // On 28 March 2027 London has no 01:30, on 31 October 2027 it has two.
    const { ground } = await lay(database(), 'Europe/London', '2027-03-27T22:00:00Z')
    await setReminder(ground, ground.student, { hour: 1 })
    ground.clock.advance(3 * HOUR)
    expect(await round(ground)).toBe(1)
    const autumn = await lay(database(), 'Europe/London', '2027-10-30T22:00:00Z')
    await setReminder(autumn.ground, autumn.ground.student, { hour: 1 })
    // 23:00, then 01:00 for the first time, and an hour later again.
    autumn.ground.clock.advance(2 * HOUR)
    expect(await round(autumn.ground)).toBe(1)
    autumn.ground.clock.advance(HOUR)
    expect(await round(autumn.ground)).toBe(0)
  })

  test('is tried again where the mail server is away, and not where it was killed while it sent', async () => {
    const { ground } = await lay(database(), 'UTC', '2026-12-01T06:00:00Z')
    await setReminder(ground, ground.student, { hour: 8 })
    ground.clock.advance(2 * HOUR)
    await offerReminders(ground)
    const job = ground.jobs.find(({ studentId }) => studentId === ground.student.id)!
    const failing = (error: Error): Ground => ({ ...ground, mailer: { send: () => Promise.reject(error) } as never })
    await expect(sendReminder(failing(new Error('away')), job)).rejects.toThrow('away')
    await sendReminder(ground, job)
    expect(ground.sent).toHaveLength(1)

    ground.clock.advance(DAY)
    await offerReminders(ground)
    const next = ground.jobs.findLast(({ studentId }) => studentId === ground.student.id)!
    const hanging = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const killed = { ...ground, mailer: { send: () => (begun.resolve(), hanging.promise) } as never }
    const dying = sendReminder(killed, next)
    await begun.promise
    await sendReminder(ground, next)
    expect(ground.sent).toHaveLength(1)
    hanging.resolve()
    await dying

    ground.clock.advance(DAY)
    const last = { studentId: ground.student.id, date: next.date + 1 }
    await sendReminder(failing(new MailRefusedError('no such mailbox')), last)
    await sendReminder(ground, last)
    expect(ground.sent).toHaveLength(1)
  })

  test('speaks the language of its student', async () => {
    const { ground } = await lay(database(), 'UTC', '2026-12-01T06:00:00Z', { language: 'zh-hant' })
    await setReminder(ground, ground.student, { hour: 8 })
    ground.clock.advance(2 * HOUR)
    expect(await round(ground)).toBe(1)
    expect(ground.sent[0]?.subject).toBe('今天有 1 張卡片到期')
  })
})

describeOnBothDatabases('Ending reminders from a mail', (database) => {
  const app = testApp(database)

  test('takes one click, changes nothing when its page is opened, and nothing of anybody else', async () => {
    const [student, stranger] = [await app.student(), await app.student()]
    const reminders = student.client(planningEndpoints)
    expect(await reminders.getReminder()).toEqual({ hour: null })
    // The address that the mail itself has, in its head and in its words.
    const { ground } = await lay(database(), 'UTC', '2026-12-01T06:00:00Z', {
      student,
      secrets: app.services.secrets,
    })
    await setReminder(ground, student, { hour: 8 })
    ground.clock.advance(2 * HOUR)
    expect(await round(ground)).toBe(1)
    const { unsubscribeUrl = '', text } = ground.sent[0]!
    expect(text).toContain(unsubscribeUrl)
    const address = unsubscribeUrl.replace('https://lectern.test', app.base)
    await expect(reminders.setReminder({ body: { hour: 24 } })).rejects.toMatchObject({ code: 'invalid' })
    await reminders.setReminder({ body: { hour: 7 } })
    await stranger.client(planningEndpoints).setReminder({ body: { hour: 9 } })

    const token = address.split('/').at(-2) ?? ''
    const page = await fetch(address, { headers: { 'accept-language': 'zh-Hant' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<form method="post">')
    expect(await reminders.getReminder()).toEqual({ hour: 7 })

    const click = () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect([(await click()).status, (await click()).status]).toEqual([200, 200])
    expect(await reminders.getReminder()).toEqual({ hour: null })
    expect(await stranger.client(planningEndpoints).getReminder()).toEqual({ hour: 9 })

    for (const wrong of [token.replace(/^\d+/, String(stranger.id)), `${token}x`, 'x', `${student.id}.`]) {
      const wrongAddress = `${app.base}/api/review/unsubscribe/${wrong}/`
      expect((await fetch(wrongAddress)).status).toBe(404)
      expect((await fetch(wrongAddress, { method: 'POST' })).status).toBe(404)
    }
    expect(await stranger.client(planningEndpoints).getReminder()).toEqual({ hour: 9 })
  })
})
