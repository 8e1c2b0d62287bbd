import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const ANSWER_WITHIN_MS = 3000
/** Whoever watches asks every few seconds, and there may be several of them. */
const KEPT_FOR_MS = 3000
/** Less than this would be gone with a few uploads, and the embedded database needs 16 MB at a time for its log. */
const ROOM_BYTES = 32 * 1024 * 1024
/** Large enough to need a block of its own. */
const DRAFT_BYTES = 64 * 1024

type Needs = Pick<Services, 'config' | 'database' | 'queue' | 'files' | 'log'>

/**
 * Asks everything that a request may need: the database, the queue, the disk, and the store of files where it is elsewhere.
 * @returns asks, or says what was found a moment ago; rejects with a Problem `unavailable` that says what is missing
 */
export function createReadiness(needs: Needs): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | null = null
  return () => {
    if (!asked || performance.now() - asked.at > KEPT_FOR_MS) asked = { at: performance.now(), answer: ask(needs) }
    return asked.answer
  }
}

async function ask({ config, database, queue, files, log }: Needs): Promise<void> {
  const probes = [
    { text: 'The database does not answer.', probe: () => database.queries.execute(sql`select 1`) },
    { text: 'The queue does not answer.', probe: () => queue.probe() },
    { text: 'The disk has no room left, or cannot be written to.', probe: () => writeDraft(config.dataDir) },
    ...(config.filesUrl === null
      ? []
      : [{ text: 'The store of files does not answer.', probe: () => files.exists('ready/probe') }]),
  ]
  const texts = await Promise.all(
    probes.map(({ text, probe }) =>
      withinTime(probe).then(
        () => null,
        (error: unknown) => {
          log.warn({ err: error }, text)
          return text
        },
      ),
    ),
  )
  const missing = texts.find((text) => text !== null)
  if (missing) throw new Problem('unavailable', missing, { details: { status: 'unavailable' } })
}

function withinTime(probe: () => Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS)
  return Promise.race([Promise.try(probe), promise]).finally(() => clearTimeout(timer))
}

async function writeDraft(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < ROOM_BYTES) throw new Error(`only ${bavail * bsize} bytes are left in ${folder}`)
  const uploads = join(folder, 'uploads')
  const draft = join(uploads, `ready-${randomUUID()}`)
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  try {
    await writeFile(draft, Buffer.alloc(DRAFT_BYTES), { mode: 0o600, flag: 'wx', flush: true })
  } finally {
    await rm(draft, { force: true })
  }
}
