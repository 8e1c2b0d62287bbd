import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './node-version.mjs'
import { runInherited } from './run.mjs'

/** What the built site depends on. */
const SOURCES = [
  'web',
  ...['texts', 'domain', 'contract', 'memory', 'decks'].map((name) => `packages/${name}/src`),
  'package-lock.json',
]
const LEFT_OUT = new Set(['dist', 'dist-types', 'node_modules'])
const FINGERPRINT = join(ROOT, 'web', 'dist', '.fingerprint')

/**
 * The builder takes a third less of memory so, and no longer: what it is done with goes back to the system at once, and its
 * threads share one heap.
 */
const SPARING = { flag: '--max-semi-space-size=4', env: { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' } }

/**
 * Builds the site, with what more the builder is told; resolves with its exit code. The benchmark of a start builds by it too.
 * @public
 */
export function buildSite(more = []) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  return runInherited(process.execPath, [SPARING.flag, vite, 'build', '--logLevel', 'warn', ...more], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...SPARING.env },
  })
}

/** Builds the site if it is missing or older than its sources (by their names, sizes and times). */
export async function ensureSite() {
  const fingerprint = await fingerprintOf(SOURCES)
  if ((await readFile(FINGERPRINT, 'utf8').catch(() => '')) === fingerprint) return
  console.log('Building the site …')
  const code = await buildSite()
  if (code !== 0) process.exit(code)
  await writeFile(FINGERPRINT, fingerprint)
}

async function fingerprintOf(paths) {
  const lines = (await Promise.all(paths.map((path) => describe(path)))).flat().sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

async function describe(path) {
  const info = await stat(join(ROOT, path))
  if (!info.isDirectory()) return [`${path} ${info.size} ${info.mtimeMs}`]
  const names = (await readdir(join(ROOT, path))).filter(
    (name) => !LEFT_OUT.has(name) && !name.endsWith('.tsbuildinfo'),
  )
  return (await Promise.all(names.map((name) => describe(`${path}/${name}`)))).flat()
}
