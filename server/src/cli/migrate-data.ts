import { join } from 'node:path'
import { CannotMoveError } from '../platform/database/moving/cannot-move-error.ts'
import type { ComparedTable } from '../platform/database/moving/compare-tables.ts'
import { copyFiles } from '../platform/files/copy-files.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Config } from '../settings/config.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type LocalCommand, type Output, RefusedError, UsageError } from './command.ts'
import { readArguments } from './read-arguments.ts'

const MEBIBYTE = 1024 ** 2
const DIGITS_SHOWN = 16
const NAMES_SHOWN = 10

export const migrateData: LocalCommand = {
  usage: 'migrate-data --to DATABASE_URL [--files FILES_URL]',
  summary: 'Moves the embedded database to a PostgreSQL that is empty, and compares both row by row',
  details: [
    'Stop Lectern first, and have a copy of DATA_DIR. The embedded database is only read and stays as it is.',
    'DATABASE_URL is made as any start makes it, filled in one transaction, and compared before that ends: all of it is',
    'there afterwards, or nothing, also when this is stopped on its way; then it can be done again. It may leave the',
    'password out where PGPASSWORD holds it.',
    'With --files, files of students go from DATA_DIR to a bucket (s3://bucket?endpoint=…&region=…, as FILES_URL), and',
    'each is read back; without it they stay where they are. A second try goes on; where Lectern ran in between, empty the',
    'bucket first, since it keeps files of students who have left.',
  ],
  async run(args, output) {
    const { values } = readArguments(args, {
      names: [],
      options: { to: { type: 'string' }, files: { type: 'string' } },
    })
    const url = readAddress('--to', values.to, ['postgres:', 'postgresql:'])
    if (url === null) throw new UsageError('--to is missing')
    const filesUrl = readAddress('--files', values.files, ['s3:'])
    const config = readSettings()
    if (filesUrl && config.filesUrl) throw new RefusedError('Files are in a bucket already: leave --files out')
    await move(config, { url, filesUrl }, output)
    return 0
  },
}

async function move(config: Config, to: { url: string; filesUrl: string | null }, output: Output): Promise<void> {
  const folder = join(config.dataDir, 'files')
  const store = to.filesUrl && (await openFileStore({ ...config, filesUrl: to.filesUrl }))
  output.log(`From ${join(config.dataDir, 'database')} to ${new URL(to.url).host}${new URL(to.url).pathname}`)
  // The embedded database, which other commands do without.
  const { moveDatabase } = await import('../platform/database/moving/move-database.ts')
  const tables = await moveDatabase({
    dataDir: config.dataDir,
    url: to.url,
    onCopied: (table, rows) => output.log(`  ${table}: ${rows} rows`),
    async beforeCommit() {
      if (!store) return
      const { count, sizeBytes, leftOut } = await copyFiles(folder, store)
      output.log(`  ${count} files, ${(sizeBytes / MEBIBYTE).toFixed(1)} MB, each read back`)
      if (leftOut.length > 0)
        output.log(`  ${leftOut.length} left out, which are not Lectern's: ${leftOut.slice(0, NAMES_SHOWN).join(', ')}`)
    },
  }).catch((error: unknown) => {
    throw error instanceof CannotMoveError ? new RefusedError(error.message) : error
  })
  for (const line of [...describeTables(tables), ...nextSteps(config, to.filesUrl)]) output.log(line)
}

/** @throws UsageError */
function readAddress(name: string, value: string | undefined, protocols: readonly string[]): string | null {
  if (value === undefined) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  // It may hold a password, and so is not shown.
  throw new UsageError(`${name} must be an address starting with ${protocols.map((one) => `${one}//`).join(' or ')}`)
}

function describeTables(tables: readonly ComparedTable[]): string[] {
  const filled = tables.filter(({ rows }) => rows > 0)
  const width = Math.max(...filled.map(({ name }) => name.length), 'table'.length) + 2
  const line = (name: string, rows: string | number, digest: string) =>
    `${name.padEnd(width)}${String(rows).padStart(10)}  ${digest}`
  return [
    'Compared row by row, the same on both sides:',
    line('table', 'rows', 'digest'),
    ...filled.map(({ name, rows, digest }) => line(name, rows, digest.slice(0, DIGITS_SHOWN))),
    `${tables.length - filled.length} tables are empty on both sides.`,
  ]
}

function nextSteps({ dataDir, filesUrl }: Config, movedTo: string | null): string[] {
  const files = filesUrl
    ? 'Files stay in their bucket.'
    : `Files stay in ${join(dataDir, 'files')}: keep DATA_DIR, which all processes have to share.`
  return [
    movedTo
      ? 'Set DATABASE_URL and FILES_URL to what was given here, and start.'
      : 'Set DATABASE_URL to what was given here, and start.',
    ...(movedTo ? [] : [files]),
    `Where SECRET_KEY is not set, ${join(dataDir, 'secret.key')} is it: keep it, or set SECRET_KEY to what it holds.`,
  ]
}
