import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from './dependencies.mjs'
import { ROOT } from './node-version.mjs'

/** The server, restarted on change, and the site with reload at http://localhost:5173. */
export async function run() {
  await ensureDependencies('run')
  const children = [
    spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
      stdio: 'inherit',
      cwd: ROOT,
    }),
    spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js')], {
      stdio: 'inherit',
      cwd: join(ROOT, 'web'),
    }),
  ]
  const stop = () => children.map((child) => child.kill('SIGTERM'))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  // One without the other is of no use.
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))
  stop()
}
