import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../../../test/bundle-program.ts'
import { layReviewGround, makeCards } from '../../../test/review-ground.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openServerDatabase, type ServerDatabase } from '../../platform/database/open-server.ts'
import { lockLearner } from './memory/learner.ts'
import { rebuildMemory } from './memory/rebuild-memory.ts'
import { reviewEvents } from './tables.ts'

const KILLS = 12
/** Otherwise the kills would come where nothing has happened. */
const ANSWERS_FIRST = 3
const LONGEST_LIFE_MS = 150

let database: ServerDatabase
beforeAll(async () => {
  database = openServerDatabase(await cloneServer(), () => {})
})
afterAll(async () => {
  await database.close()
  await dropServer(database.url)
})

test(`${KILLS} processes killed while they review lose no answer, keep none twice, and leave what the log says`, async () => {
  const ground = { ...(await layReviewGround(database)), clock: { ...systemClock, advance: () => {} } }
  const { itemIds } = await makeCards(ground, 5)
  const program = await bundleProgram('answer-reviews')
  const acknowledged: string[] = []
  for (let kills = 0; kills < KILLS; kills += 1) {
    const worker = fork(program, [database.url, String(ground.student.id), ...itemIds.map(String)], { execArgv: [] })
    await once(worker, 'message')
    const before = acknowledged.length
    worker.on('message', (clientId: string) => acknowledged.push(clientId))
    worker.send('start')
    while (acknowledged.length < before + ANSWERS_FIRST) await once(worker, 'message')
    await sleep(Math.random() * LONGEST_LIFE_MS)
    await kill(worker)
  }

  const isAnswer = and(eq(reviewEvents.studentId, ground.student.id), eq(reviewEvents.kind, 'review'))
  const kept = (
    await database.queries.select({ clientId: reviewEvents.clientId }).from(reviewEvents).where(isAnswer)
  ).map(({ clientId }) => clientId)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(kept).size).toBe(kept.length)
  const differing = await database.transaction(async (tx) =>
    rebuildMemory(tx, await lockLearner(tx, ground.student.id, systemClock.now())),
  )
  expect(differing).toEqual({ items: 0, days: 0 })
}, 600_000)

async function kill(worker: ChildProcess): Promise<void> {
  const hasExited = once(worker, 'exit')
  worker.kill('SIGKILL')
  const [code] = await hasExited
  if (code !== null) throw new Error(`A worker ended by itself, with code ${code}`)
}
