import { randomUUID } from 'node:crypto'
import type { Grade } from '@lectern/domain/review'
import { answerItem } from '../../src/core/review/answer-item.ts'
import { changeItem } from '../../src/core/review/change-item.ts'
import { undoChange } from '../../src/core/review/undo-change.ts'
import { cardReviewSource } from '../../src/modules/recite/review-source.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { Problem } from '../../src/problem.ts'

/**
 * Reviews cards again and again until it is killed: a process of its own, because only that can be killed anywhere. Says
 * `ready`, starts when told to, and names each answer once it is acknowledged.
 */
const [url = '', studentId = '', ...itemIds] = process.argv.slice(2)
const student = { id: Number(studentId) }
const modules = [{ id: 'recite', reviewSource: cardReviewSource }]
const config = { storageLimitMb: 500 }
const services = { database: openServerDatabase(url, () => {}), clock: systemClock, modules, config }
const LOOPS = 3

const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)] as Thing

process.send?.('ready')
process.once('disconnect', () => process.exit())
process.once('message', () => {
  for (let loop = 0; loop < LOOPS; loop += 1) void reviewOn()
})

async function reviewOn(): Promise<never> {
  for (;;) {
    const client_id = randomUUID()
    const item_id = Number(any(itemIds))
    const answered_at = new Date(Date.now() - Math.random() * 3_600_000).toISOString()
    const body = { item_id, client_id, answered_at, rating: any<Grade>([1, 2, 3, 4]), duration_ms: 1000 }
    // Sent twice at once, as a device does that heard no answer.
    await Promise.all([answerItem(services, student, body), answerItem(services, student, body)])
    process.send?.(client_id)
    await changeItem(services, student, item_id, { client_id: randomUUID(), flag: any([0, 1, 2]) })
    await undoChange(services, student, { client_id: randomUUID() }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  }
}
