import { existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Clock, systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { MOST_CONNECTIONS, openServerDatabase } from '../platform/database/open-server.ts'
import { QUEUE_CONNECTIONS } from '../platform/queue/connect-boss.ts'
import type { Config } from '../settings/config.ts'

/** What is measured of what Lectern runs on, and, where it is beyond its limit, what to do about it. */
export interface Surrounding {
  name: string
  measured: string
  advice: string | null
}

/** Those of requests and of the queue, and the one that listens for jobs. */
const CONNECTIONS_OF_A_PROCESS = MOST_CONNECTIONS + QUEUE_CONNECTIONS + 1
/** What a flush of a plain SSD stays below by far. A student waits for one to three of them with each answer. */
const SLOW_FLUSH_MS = 10
const FLUSHES = 15
const FLUSHED = Buffer.alloc(8192, 1)
/** Leases, codes and due times are of minutes; beyond this, what two processes take for now begins to matter. */
const LARGEST_SKEW_SECONDS = 2

/** Measures the disk, and on a server its connections and its clock. Nothing where there is nothing to measure yet. */
export async function measureSurroundings(config: Config, processes: number): Promise<Surrounding[]> {
  if (!config.databaseUrl)
    return existsSync(config.dataDir) ? [describeFlush(await timeFlushes(config.dataDir), 'here')] : []
  const database = openServerDatabase(config.databaseUrl, () => {})
  try {
    return [
      describeFlush(await timeCommits(database), 'there'),
      describeConnections(await readLimits(database), processes),
      describeSkew(await measureSkew(database, systemClock)),
    ]
  } finally {
    await database.close()
  }
}

/** @param where whether the disk is this machine's or that of the database's server */
export function describeFlush(milliseconds: number, where: 'here' | 'there'): Surrounding {
  const measured = `a commit waits ${milliseconds.toFixed(1)} ms for it`
  const advice =
    where === 'here'
      ? 'put DATA_DIR on a local SSD (no network share, no SD card), or set DATABASE_URL'
      : 'give the server of the database a local SSD, or look at what else writes to its disk'
  return { name: 'disk', measured, advice: milliseconds > SLOW_FLUSH_MS ? slow(advice) : null }
}

const slow = (advice: string) => `more than ${SLOW_FLUSH_MS} ms, which every answer of a student waits for: ${advice}`

interface Connections {
  /** Where the limit is set. */
  of: 'server' | 'role' | 'database'
  /** Those that an ordinary user may have. */
  limit: number
  /** Those that count against it and are taken by something else than Lectern. */
  others: number
}

/** What is to be set, and the name of what sets it. */
const LIMITS: Record<Connections['of'], string> = {
  server: 'max_connections of the server',
  role: 'the CONNECTION LIMIT of the role',
  database: 'the CONNECTION LIMIT of the database',
}

/** @param processes of Lectern that are to share the database */
export function describeConnections(all: readonly Connections[], processes: number): Surrounding {
  const needed = processes * CONNECTIONS_OF_A_PROCESS
  const parts = all.map(({ of, limit, others }) => `${limit} of the ${of}, of which others take ${others}`)
  const advice = all
    .filter(({ limit, others }) => limit - others < needed)
    .map(({ of, others }) => `set ${LIMITS[of]} to ${needed + others + CONNECTIONS_OF_A_PROCESS} or more`)
  return {
    name: 'places',
    measured: `${parts.join('; ')}; ${processes} processes take up to ${needed}`,
    advice: advice.length > 0 ? `too few: ${advice.join(', ')}, or run fewer processes` : null,
  }
}

interface Skew {
  /** By which the database is ahead. */
  seconds: number
  /** By how much that may be wrong, since the call took so long. */
  uncertainSeconds: number
}

export function describeSkew({ seconds, uncertainSeconds }: Skew): Surrounding {
  const measured = `the database's is ${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'behind' : 'ahead'}`
  const isFar = Math.abs(seconds) - uncertainSeconds > LARGEST_SKEW_SECONDS
  const advice = `more than ${LARGEST_SKEW_SECONDS} s, so that codes, leases and due times are off: have both machines synchronised (NTP)`
  return { name: 'clock', measured, advice: isFar ? advice : null }
}

/** The median of a few writes as a log makes them, flushed each. */
async function timeFlushes(folder: string): Promise<number> {
  const path = join(folder, 'doctor.tmp')
  const file = await open(path, 'w', 0o600)
  try {
    return await medianOf(async () => {
      await file.write(FLUSHED)
      await file.datasync()
    })
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

/** What a commit takes beyond a statement that writes nothing: no table is touched, and the log is flushed. */
async function timeCommits(database: Database): Promise<number> {
  const mark = sql`select pg_logical_emit_message(true, 'lectern', 'doctor')`
  const commits = await medianOf(() => database.queries.execute(mark))
  const answers = await medianOf(() => database.queries.execute(sql`select 1`))
  return Math.max(0, commits - answers)
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < FLUSHES; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(FLUSHES / 2)] ?? 0
}

/** The server's, and those of the role and the database where they have one. What superusers may take beyond is not ours. */
async function readLimits(database: Database): Promise<Connections[]> {
  const { rows } = (await database.queries.execute(sql`
    with others as (
      select datname, usename from pg_stat_activity
      where datid is not null and coalesce(backend_type, 'client backend') = 'client backend'
        and application_name not like 'lectern%')
    select 'server' as of,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as "limit",
      (select count(*)::int from others) as others
    union all
    select 'role', rolconnlimit, (select count(*)::int from others where usename = rolname)
    from pg_roles where rolname = current_user and rolconnlimit >= 0 and not rolsuper
    union all
    select 'database', datconnlimit, (select count(*)::int from others where others.datname = pg_database.datname)
    from pg_database where datname = current_database() and datconnlimit >= 0`)) as unknown as { rows: Connections[] }
  return rows
}

/** Against the middle of the call, so that its way there and back does not count. */
async function measureSkew(database: Database, clock: Clock): Promise<Skew> {
  const before = clock.now().getTime()
  const { rows } = (await database.queries.execute(
    sql`select extract(epoch from clock_timestamp())::float8 as seconds`,
  )) as unknown as { rows: { seconds: number }[] }
  const after = clock.now().getTime()
  const seconds = (rows[0]?.seconds ?? 0) - (before + after) / 2000
  return { seconds, uncertainSeconds: (after - before) / 2000 }
}
