import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from '../../../test/bundle-program.ts'
import { layReviewGround, makeCards, type ReviewGround } from '../../../test/review-ground.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { keepSet, questionAt } from '../../modules/exam/exam-test-ground.ts'
import { endSession } from '../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../modules/exam/sessions/start-session.ts'
import { examSessions } from '../../modules/exam/tables.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openServerDatabase, type ServerDatabase } from '../../platform/database/open-server.ts'
import { listItemsAfter } from './memory/item-store.ts'
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
  const { itemIds: cardIds } = await makeCards(ground, 5)
  const { set, answers, missedIds } = await missTwo(ground)
  const itemIds = [...cardIds, ...missedIds]
  const program = await bundleProgram('answer-reviews')
  const acknowledged: string[] = []
  for (let kills = 0; kills < KILLS; kills += 1) {
    const worker = fork(
      program,
      [database.url, String(ground.student.id), String(set.id), JSON.stringify(answers), ...itemIds.map(String)],
      { execArgv: [] },
    )
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
  const sessions = await countMissesOfSessions(ground.student.id)
  expect(sessions).toContain('ended 2')
  expect(sessions.filter((session) => session !== 'ended 2' && session !== 'running 0')).toEqual([])
  const differing = await database.transaction(async (tx) =>
    rebuildMemory(tx, await lockLearner(tx, ground.student.id, systemClock.now())),
  )
  expect(differing).toEqual({ items: 0, days: 0 })
})

/** An exam of three questions of which one is answered wrong, one right and one left out, and the two items made of it. */
async function missTwo(ground: ReviewGround) {
  const set = await keepSet(ground)
  const answers = { [questionAt(set, 0).id]: 'one', [questionAt(set, 1).id]: 'The mitochondrion' }
  const { session_id } = await startSession(ground, ground.student, set.id)
  await endSession(ground, ground.student, session_id, answers)
  const items = await listItemsAfter(database.queries, ground.student.id, 0, 100)
  return { set, answers, missedIds: items.flatMap(({ id, kind }) => (kind === 'exam' ? [id] : [])) }
}

/** Whether each session has ended, and how many misses the log has of it. */
async function countMissesOfSessions(studentId: number): Promise<string[]> {
  const ofSession = and(
    eq(reviewEvents.kind, 'miss'),
    eq(sql`(${reviewEvents.detail} ->> 'attemptId')::bigint`, examSessions.id),
  )
  const rows = await database.queries
    .select({ endedAt: examSessions.endedAt, misses: count(reviewEvents.id) })
    .from(examSessions)
    .leftJoin(reviewEvents, ofSession)
    .where(eq(examSessions.studentId, studentId))
    .groupBy(examSessions.id)
  return rows.map(({ endedAt, misses }) => `${endedAt ? 'ended' : 'running'} ${misses}`)
}

async function kill(worker: ChildProcess): Promise<void> {
  const hasExited = once(worker, 'exit')
  worker.kill('SIGKILL')
  const [code] = await hasExited
  if (code !== null) throw new Error(`A worker ended by itself, with code ${code}`)
}
