import { randomUUID } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { sql } from 'drizzle-orm'
import { createCredits } from '../../src/core/credits/credits.ts'
import { createGenerationRuns } from '../../src/core/generation/generation-runs.ts'
import type { Found } from '../../src/core/generation/runs-parts.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { openServerDatabase } from '../../src/platform/database/open-server.ts'
import { isOutage } from '../../src/platform/outage.ts'
import { Problem } from '../../src/problem.ts'

/**
 * Pays for work again and again until it is killed: a process of its own, because only that can be killed anywhere.
 * Says `ready`, starts when it is told which work, and says `done` after each piece.
 */
const [url = '', studentId = '', leaseSeconds = ''] = process.argv.slice(2)
const student = { id: Number(studentId) }
const database = openServerDatabase(url, () => {})
const log = { warn: () => {}, error: () => {} }
const parts = { database, clock: systemClock, log, leaseSeconds: Number(leaseSeconds), waitSeconds: 5 }
const credits = createCredits(parts)
const runs = createGenerationRuns({ ...parts, credits })

const WORK = { spend: spendOnce, run: runOnce, 'lasting run': lastingRunOnce }
const LOOPS = 3
const SHARE_THAT_FAILS = 0.2
const SHARE_THAT_IS_UNSURE = 0.3
/** One loop of each process shares its keys with the other processes, and so repeats what they were killed over. */
const SHARED_KEY_LASTS_MS = 40

await credits.readAvailable(database.queries, student.id)
// What was compiled is kept when a process ends, and this one will be killed.
flushCompileCache()
process.send?.('ready')
process.once('disconnect', () => process.exit())
process.once('message', (kind: keyof typeof WORK) => {
  for (let n = 0; n < LOOPS; n++) void loop(n, WORK[kind])
})

async function loop(n: number, work: (key: string) => Promise<unknown>): Promise<void> {
  for (;;) {
    const key = n === 0 ? `shared-${Math.floor(Date.now() / SHARED_KEY_LASTS_MS)}` : randomUUID()
    const problem = await work(key).then(() => null, asProblem)
    if (!problem) process.send?.('done')
    if (problem?.code === 'insufficient_credits') await buyMore(key)
  }
}

function spendOnce(key: string): Promise<unknown> {
  return credits.spend(
    student,
    { module: 'writing', price: 3, key },
    async ({ holdId }) => ({ holdId, text: await think() }),
    async (tx, made) => {
      await tx.execute(sql`insert into made values (${made.holdId})`)
      return made
    },
  )
}

async function runOnce(key: string): Promise<void> {
  const first = { module: 'notes', totalChunks: 3, declaredWords: 9000, content: 'word '.repeat(3000) } as const
  const opening = { ...first, chunkIndex: 0, fingerprint: key, key }
  const { generationId } = await runs.serveChunk(student, opening, make, found)
  const later = [1, 2].map((chunkIndex) =>
    runs.serveChunk(student, { ...first, chunkIndex, generationId, key: null }, make, found),
  )
  await Promise.allSettled(later)
}

const WHOLE = 'words '.repeat(2000)
const PIECES = splitIntoChunks(WHOLE)
const SHARE_THAT_IS_KEPT = 0.3

/** A run that is opened with its material, gone on with while parts of it fail, and then kept or left. */
async function lastingRunOnce(key: string): Promise<void> {
  const request = { module: 'notes', content: WHOLE, purpose: key, documentName: '', materialId: null, key } as const
  const { id } = await runs.openRun(student, request, async () => {})
  const name = { module: 'notes', generationId: id } as const
  for (let visit = 0; visit < 3; visit++) {
    const sent = PIECES.map((content, chunkIndex) =>
      runs.serveChunk(
        student,
        { ...name, chunkIndex, totalChunks: PIECES.length, content, fingerprint: key, key: null },
        make,
        found,
      ),
    )
    await Promise.allSettled(sent)
    await runs.goOn(student, name)
  }
  if (Math.random() < SHARE_THAT_IS_KEPT) await database.transaction((tx) => runs.keep(tx, student, name))
  else await runs.endRun(student, name)
}

async function think(): Promise<string> {
  await sleep(Math.random() * 15)
  if (Math.random() < SHARE_THAT_FAILS) throw new Problem('unavailable', 'The model does not answer.')
  return 'made'
}

/** What a chunk is made into: something sure, or suggestions alone. */
async function make(): Promise<{ isSure: boolean }> {
  await think()
  return { isSure: Math.random() > SHARE_THAT_IS_UNSURE }
}

const found = ({ isSure }: { isSure: boolean }): Found =>
  isSure ? { things: [randomUUID()] } : { things: [], suggestions: [randomUUID()] }

function buyMore(reference: string): Promise<boolean> {
  return database.transaction((tx) =>
    credits.grant(tx, { studentId: student.id, kind: 'purchase', amountCredits: 60, reference }),
  )
}

/** A database that does not answer in time, as on a machine that hundreds of processes share, is asked again. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isOutage(error)) return new Problem('unavailable', 'The database does not answer.', { cause: error })
  throw error
}
