import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './node-version.mjs'
import { runInherited } from './run.mjs'
import { removeUnusedFiles } from './unused-files.mjs'

/**
 * npm hands each of 30,000 small files to a thread and back. On two processors the handing over costs more than the writing
 * of it: with one thread an installation takes 27 s in place of 35.
 */
const ONE_FILE_AFTER_ANOTHER = availableParallelism() <= 2 ? { UV_THREADPOOL_SIZE: '1' } : {}

/**
 * Installs what is missing or outdated, by the lock file. `kind` is 'run' for what running and building need, or 'all'
 * for the test tools too. Reads two files and does nothing when all is there.
 */
export async function ensureDependencies(kind) {
  const [wanted, present] = await Promise.all([
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
  ])
  if (isSatisfied(wanted, present, kind)) return
  const hasTestTools = Object.values(present).some((entry) => entry.dev)
  const omit = kind === 'run' && !hasTestTools ? ['--omit=dev'] : []
  console.log('Installing dependencies …')
  const code = await runInherited('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    env: { ...ONE_FILE_AFTER_ANOTHER, ...process.env },
  })
  if (code !== 0) process.exit(code)
  // Where there are test tools, types and maps are of use. Beside what comes next, which loads none of it: nobody waits for that.
  if (omit.length > 0) removeUnusedFiles(join(ROOT, 'node_modules')).catch(tellWhatStayed)
}

const tellWhatStayed = (error) => console.error(`Files that are not needed could not all be removed: ${error.message}`)

async function readLock(path) {
  try {
    return JSON.parse(await readFile(join(ROOT, path), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

function isSatisfied(wanted, present, kind) {
  return Object.entries(wanted).every(([path, entry]) => {
    const isNeeded = path.startsWith('node_modules/') && !entry.optional && !entry.devOptional && !entry.peer
    if (!isNeeded || (kind === 'run' && entry.dev)) return true
    return present[path]?.version === entry.version
  })
}
