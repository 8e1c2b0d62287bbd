import { GRADING_KEPT_DAYS } from '@lectern/domain/writing'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStudentWith, creditsOver, type SteppedClock, steppedClock } from '../../../../test/ledger.ts'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { gradingRow } from '../../../../test/rows/essay-row.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import type { Services } from '../../../services.ts'
import { writing } from '../index.ts'
import { insertGrading, listGradingRows } from './grading-store.ts'

const DAY_SECONDS = 24 * 3600
const NEVER = new AbortController().signal

describeOnBothDatabases('An essay whose grading came to nothing', (database) => {
  let clock: SteppedClock
  let student: { id: number }
  let stranger: { id: number }
  beforeEach(async () => {
    clock = steppedClock()
    const ground = { database: database(), credits: creditsOver(database(), { clock }) }
    student = await createStudentWith(0, ground)
    stranger = await createStudentWith(0, ground)
  })

  const listed = async () => (await listGradingRows(database().queries, student.id)).map(({ topic }) => topic)
  const keep = (text: string) =>
    database().transaction(async (tx) =>
      insertGrading(tx, { ...gradingRow(student.id, text, clock.now()), id: await endedHold(tx, student.id) }),
    )

  test("counts towards its student's storage, text, topic and purpose, and no one else's", async () => {
    const stored = (of: { id: number }) => writing.storageBytes?.(database().queries, of.id)
    expect(await stored(student)).toBe(0)
    await keep('細胞')
    expect([await stored(student), await stored(stranger)]).toEqual([3 * Buffer.byteLength('細胞'), 0])
  })

  test(`goes by itself ${GRADING_KEPT_DAYS} days later, and not before`, async () => {
    const repeat = vi.fn<Services['queue']['repeat']>()
    writing.work?.({ database: database(), clock, queue: { repeat } } as unknown as Services)
    const sweep = async () => {
      for (const [, , run] of repeat.mock.calls) await run(NEVER)
    }
    await keep('Old')
    clock.advance((GRADING_KEPT_DAYS - 1) * DAY_SECONDS)
    await keep('Young')
    await sweep()
    expect(await listed()).toEqual(['Young', 'Old'])
    clock.advance(DAY_SECONDS + 1)
    await sweep()
    expect(await listed()).toEqual(['Young'])
  })
})
