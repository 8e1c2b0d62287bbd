import { randomUUID } from 'node:crypto'
import type { Grade } from '@lectern/domain/review'
import { answerItem } from '../../src/core/review/answer-item.ts'
import { changeItem } from '../../src/core/review/change-item.ts'
import { undoChange } from '../../src/core/review/undo-change.ts'
import { endSession } from '../../src/modules/exam/sessions/end-session.ts'
import { startSession } from '../../src/modules/exam/sessions/start-session.ts'
import { cardReviewSource } from '../../src/modules/recite/review-source.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { Problem } from '../../src/problem.ts'

/**
 * Reviews cards and missed questions, and misses questions of an exam, again and again until it is killed: a process of its
 * own, because only that can be killed anywhere. Says `ready`, starts when told to, and names each answer once it is
 * acknowledged.
 */
const [url = '', studentId = '', examId = '', wrongAnswers = '', ...itemIds] = process.argv.slice(2)
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
  void sitOn()
})

async function reviewOn(): Promise<never> {
  for (;;) {
    const client_id = randomUUID()
    const item_id = Number(any(itemIds))
    const answered_at = new Date(Date.now() - Math.random() * 3_600_000).toISOString()
    const answered = { item_id, client_id, answered_at, rating: any<Grade>([1, 2, 3, 4]), duration_ms: 1000 }
    const marking_error = any([undefined, { typed: 'What the card says', rating: 1 } as const])
    const body = { ...answered, marking_error }
    // Sent twice at once, as a device does that heard no answer.
    await Promise.all([answerItem(services, student, body), answerItem(services, student, body)])
    process.send?.(client_id)
    await changeItem(services, student, item_id, { client_id: randomUUID(), flag: any([0, 1, 2]) })
    await undoChange(services, student, { client_id: randomUUID() }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  }
}

async function sitOn(): Promise<never> {
  const answers = JSON.parse(wrongAnswers) as Record<string, string>
  for (;;) {
    const { session_id } = await startSession(services, student, Number(examId))
    await Promise.all([1, 2].map(() => endSession(services, student, session_id, answers)))
  }
}
