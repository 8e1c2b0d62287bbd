import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrograms } from '../../server/build/ensure-programs.ts'
import { COMPILED_CODE } from './compiled-code.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { describeFailures } from './failures.mjs'
import { ROOT } from './node-version.mjs'
import { runCaptured, runInherited } from './run.mjs'
import { ensureSite } from './site-build.mjs'

const tool = (path) => join(ROOT, 'node_modules', path)
const REPORTER = join(ROOT, 'scripts/testing/failure-reporter.ts')

/** Each is passed or failed as a whole; all run at once. */
const CHECKS = {
  // More checkers share little of their work: on two cores one is as fast, for half of the time of them.
  types: { name: 'Types', args: [tool('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  lint: { name: 'Lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=error', '.'] },
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
 * are named; what else is given goes to the suites. Ends with what failed and one line 'N passed, N failed', and exits 1
 * if any failed.
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
  if (suites.length > 0) {
    await ensureSite()
    await ensurePrograms()
  }
  const results = await Promise.all(checks.map(runCheck))
  for (const suite of suites) results.push(await runSuite(suite, filters))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  console.log(describeFailures(results.flatMap(({ failures }) => failures)))
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') === 0 ? 0 : 1)
}

async function runCheck({ name, args }) {
  const startedAt = performance.now()
  const { code, output } = await runCaptured(process.execPath, args, { cwd: ROOT })
  console.log(`\n— ${name}\n${output}— ${name}: ${secondsSince(startedAt)} s`)
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [broken(name, output)] }
}

async function runSuite({ name, args }, filters) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'))
  try {
    const report = join(folder, 'report.json')
    const vitest = [
      tool('vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      `--reporter=${REPORTER}`,
      ...filters,
    ]
    const env = { ...process.env, TEST_REPORT: report }
    const code = await timed(name, () => runInherited(process.execPath, vitest, { cwd: ROOT, env }))
    const { passed, failed, failures } = JSON.parse(
      await readFile(report, 'utf8').catch(() => '{"passed":0,"failed":0,"failures":[]}'),
    )
    if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, failures }
    // A suite that broke outside its tests (a file that does not load, no test at all) has failed too.
    const reasons = failures.length > 0 ? failures : [broken(name, `It ended with code ${code} and ${passed} tests.`)]
    return { passed, failed: 1, failures: reasons }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const broken = (name, output) => ({ file: '', title: name, messages: [output] })

async function timed(name, work) {
  console.log(`\n— ${name}`)
  const startedAt = performance.now()
  const result = await work()
  console.log(`— ${name}: ${secondsSince(startedAt)} s`)
  return result
}

const secondsSince = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1)
