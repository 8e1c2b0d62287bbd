import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type ComparedTable, compareTable } from '../server/src/platform/database/moving/compare-tables.ts'
import { type Ask, listMovedTables } from '../server/src/platform/database/moving/moved-tables.ts'
import { asTexts, readSession } from '../server/src/platform/database/moving/sides.ts'
import { openEmbeddedDatabase } from '../server/src/platform/database/open-embedded.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atMost, type Measurement } from './measurement.ts'
import { makeSet, prepare } from './school/load.ts'
import { productEnvironment, serveProduct } from './served-product.ts'

const run = promisify(execFile)
const LECTERN = join(import.meta.dirname, '..', 'server', 'bin', 'lectern.mjs')
/** Columns that name a file of the store. */
const FILE_COLUMNS = ['file_key', 'audio_key', 'image_key', 'upload_key']

/** What the restored installation has otherwise, in a sentence each. */
type Differences = string[]

/**
 * The backups of docs/operations.md, restored into a fresh installation: an account with a month of everything, every row and every
 * file compared. On PostgreSQL once while somebody goes on making sets.
 */
export async function measure(): Promise<Measurement[]> {
  const programs = postgresPrograms()
  const rows = [await measured('embedded database, DATA_DIR copied', embedded)]
  if (programs === null)
    console.log('  There are no programs of PostgreSQL (pg_dump and its server): POSTGRES_BIN names their folder.')
  else rows.push(await measured('PostgreSQL, pg_dump and the files copied', (folder) => onServer(folder, programs)))
  return rows
}

interface Restored {
  differences: Differences
  tables: readonly ComparedTable[]
  files: number
}

async function measured(what: string, work: (folder: string) => Promise<Restored>): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-backup-'))
  try {
    const { differences, tables, files } = await work(folder)
    for (const difference of differences) console.log(`  ${difference}`)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      what: `a backup restored into a fresh installation: ${what}`,
      ours: `${differences.length} differences`,
      against: `${rows} rows of ${tables.filter((table) => table.rows > 0).length} tables, ${files} files`,
      ratio: null,
      promise: rows > 0 && files > 0 ? atMost(differences.length, 0) : { text: 'something compared', isKept: false },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The newest PostgreSQL of this machine that has both its server and what dumps it. */
function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [process.env.POSTGRES_BIN ?? '', ...versions.map((version) => join(root, version, 'bin'))]
  const isWhole = (folder: string) =>
    ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name)))
  return folders.find((folder) => folder !== '' && isWhole(folder)) ?? null
}

async function embedded(folder: string): Promise<Restored> {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await lectern(productEnvironment(from), 'demo')
  // What an operator does: it takes the socket along by which the process was reached, too.
  await run('cp', ['-a', from, to])
  rmSync(join(to, 'speech'), { recursive: true, force: true })
  const compared = await onEmbedded(from, (source) => onEmbedded(to, (target) => compareAll(source, target)))
  // Before a process removes files that nothing refers to any more.
  const files = compareFiles(from, to)
  const differences = await soundness(productEnvironment(to))
  return { ...compared, ...files, differences: [...compared.differences, ...files.differences, ...differences] }
}

async function onServer(folder: string, programs: string): Promise<Restored> {
  const postgres = await startPostgres({ isDurable: true, programs })
  try {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    const environment = { ...productEnvironment(from), DATABASE_URL: postgres.url }
    await lectern(environment, 'demo')
    const restore = async (name: string) => {
      const dump = join(folder, `${name}.dump`)
      await run(join(programs, 'pg_dump'), ['-Fc', '-f', dump, postgres.url])
      cpSync(join(from, 'files'), join(folder, name, 'files'), { recursive: true })
      const url = await emptyDatabase(postgres.url, name)
      await run(join(programs, 'pg_restore'), ['-d', url, '--exit-on-error', dump])
      return url
    }
    const meanwhile = await whileStudied(environment, () => restore('meanwhile'))
    const missing = await onDatabase(meanwhile, (ask) => filesMissing(ask, join(folder, 'meanwhile')))
    const url = await restore('to')
    // Before a process changes what was restored.
    const compared = await onDatabase(postgres.url, (source) => onDatabase(url, (target) => compareAll(source, target)))
    const files = compareFiles(from, to)
    const differences = await soundness({ ...productEnvironment(to), DATABASE_URL: url })
    return {
      ...compared,
      ...files,
      differences: [...missing, ...compared.differences, ...files.differences, ...differences],
    }
  } finally {
    await postgres.stop()
  }
}

/** @returns what the product says of itself that is not in order */
async function soundness(environment: Record<string, string>): Promise<Differences> {
  const told: Differences = []
  const product = await serveProduct(environment)
  const ready = await fetch(`${product.url}/api/ready/`)
  if (!ready.ok) told.push(`the restored installation is not ready: ${ready.status}`)
  await product.stop()
  for (const command of [['credits', 'check'], ['doctor']])
    await lectern(environment, ...command).catch((error: Error) =>
      told.push(`lectern ${command.join(' ')}: ${error.message}`),
    )
  return told
}

const lectern = (environment: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [LECTERN, ...args], { env: { ...process.env, ...environment }, maxBuffer: 16 * 1_048_576 })

async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Somebody keeps making sets until `work` is through. */
async function whileStudied<Result>(environment: Record<string, string>, work: () => Promise<Result>): Promise<Result> {
  const [student] = await prepare(environment, 1)
  const product = await serveProduct(environment)
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  try {
    const token = student?.signToken() ?? ''
    const studying = (async () => {
      while (!isOver) await makeSet(agent, product.url, token)
    })()
    const result = await work().finally(() => {
      isOver = true
    })
    await studying
    return result
  } finally {
    agent.destroy()
    await product.stop()
  }
}

const onEmbedded = async <Result>(dataDir: string, work: (ask: Ask) => Promise<Result>): Promise<Result> => {
  const { pglite, close } = await openEmbeddedDatabase(dataDir, () => {})
  try {
    return await asking(async (text, values) => (await pglite.query(text, values, { rowMode: 'array' })).rows, work)
  } finally {
    await close()
  }
}

const onDatabase = async <Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await asking(async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows, work)
  } finally {
    await client.end()
  }
}

async function asking<Result>(
  query: Parameters<typeof asTexts>[0],
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const ask = asTexts(query)
  await readSession(ask)
  return work(ask)
}

/** Has both make a digest of every row of every table. */
async function compareAll(source: Ask, target: Ask): Promise<Pick<Restored, 'differences' | 'tables'>> {
  const tables: ComparedTable[] = []
  for (const table of await listMovedTables(source)) tables.push(await compareTable(source, target, table))
  return { tables, differences: tables.flatMap(({ difference }) => difference ?? []) }
}

/** The files that rows name and that are not there. */
async function filesMissing(ask: Ask, dataDir: string): Promise<Differences> {
  const columns = await ask(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name = any ($1)`,
    [FILE_COLUMNS],
  )
  const missing: Differences = []
  for (const [table, column] of columns)
    for (const [key] of await ask(`select ${column} from ${table} where ${column} is not null`))
      if (!existsSync(join(dataDir, 'files', key ?? '')))
        missing.push(`${table} names a file that was not copied: ${key}`)
  return missing
}

/** Compares them byte by byte. @returns how many there are, too */
function compareFiles(from: string, to: string): Pick<Restored, 'differences' | 'files'> {
  const names = filesOf(join(from, 'files'))
  const other = names.filter((name) => {
    const copy = join(to, 'files', name)
    return !existsSync(copy) || !readFileSync(copy).equals(readFileSync(join(from, 'files', name)))
  })
  return { differences: other.map((name) => `the file ${name} is another`), files: names.length }
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
