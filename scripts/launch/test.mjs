import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED_CODE } from './compiled-code.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { ROOT } from './node-version.mjs'
import { runCaptured, runInherited } from './run.mjs'
import { ensureSite } from './site-build.mjs'

const tool = (path) => join(ROOT, 'node_modules', path)

/** Each is passed or failed as a whole; all run at once. */
const CHECKS = {
  // More checkers share little of their work: on two cores one is as fast, for half of the time of them.
  types: { name: 'Types', args: [tool('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  lint: { name: 'Lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '.'] },
  walls: { name: 'Walls', args: [join(ROOT, 'tools/walls/src/main.ts')] },
  'dead-code': { name: 'Dead code', args: [tool('knip/bin/knip.js')] },
}

/** Each reports its own number of tests. */
const SUITES = {
  unit: { name: 'Unit and integration', args: ['--config', 'vitest.config.ts'] },
  journeys: { name: 'Browser journeys', args: ['--config', 'e2e/vitest.config.ts'] },
}

/**
 * Everything that must hold before a change lands, or those of `types`, `lint`, `walls`, `dead-code`, `unit` and
 * `journeys` that
 * are named; what else is given goes to the suites. Ends with one line 'N passed, N failed' and exits 1 if any failed.
 */
export async function run(given) {
  const isNamed = (name) => name in CHECKS || name in SUITES
  const named = given.filter(isNamed)
  const filters = given.filter((name) => !isNamed(name))
  const chosen = (table) =>
    Object.keys(table).flatMap((name) => (named.length === 0 || named.includes(name) ? [table[name]] : []))
  const [checks, suites] = [chosen(CHECKS), chosen(SUITES)]
  await ensureDependencies('all')
  // Hundreds of processes are started and killed: each begins with what the first one compiled.
  process.env.NODE_COMPILE_CACHE ??= COMPILED_CODE
  if (suites.length > 0) await ensureSite()
  const totals = { passed: 0, failed: 0 }
  for (const hasPassed of await Promise.all(checks.map(runCheck))) totals[hasPassed ? 'passed' : 'failed']++
  for (const suite of suites) {
    const { passed, failed } = await runSuite(suite, filters)
    totals.passed += passed
    totals.failed += failed
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}

async function runCheck({ name, args }) {
  const startedAt = performance.now()
  const { code, output } = await runCaptured(process.execPath, args, { cwd: ROOT })
  console.log(`\n— ${name}\n${output}— ${name}: ${secondsSince(startedAt)} s`)
  return code === 0
}

async function runSuite({ name, args }, filters) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'))
  try {
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
    const vitest = [tool('vitest/vitest.mjs'), 'run', ...args, ...reporters, ...filters]
    const code = await timed(name, () => runInherited(process.execPath, vitest, { cwd: ROOT }))
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(
      await readFile(report, 'utf8').catch(() => '{}'),
    )
    // A suite that broke outside its tests (a file that does not load, no test at all) has failed too.
    return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(name, work) {
  console.log(`\n— ${name}`)
  const startedAt = performance.now()
  const result = await work()
  console.log(`— ${name}: ${secondsSince(startedAt)} s`)
  return result
}

const secondsSince = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1)
