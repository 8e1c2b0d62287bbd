import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrograms } from '../../server/build/ensure-programs.ts'
import { COMPILED_CODE } from './compiled-code.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { describeFailures, describeLeftOut } from './failures.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { ROOT } from './node-version.mjs'
import { runInherited, runWriting } from './run.mjs'
import { ensureSite } from './site-build.mjs'
import { takeTurns } from './turns.mjs'

const tool = (path) => join(ROOT, 'node_modules', path)
const REPORTER = join(ROOT, 'scripts/testing/failure-reporter.ts')

/** Each is passed or failed as a whole. */
const CHECKS = {
  // More checkers share little of their work: on two cores one is as fast, for half of the time of them.
  types: { name: 'Types', args: [tool('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  lint: { name: 'Lint', args: [tool('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=error', '.'] },
  walls: { name: 'Walls', args: [join(ROOT, 'tools/walls/src/main.ts')] },
  'dead-code': { name: 'Dead code', args: [tool('knip/bin/knip.js')] },
}

/**
 * Each reports its own number of tests. Beside each other, with fewer files at once than each takes alone, they keep two cores busy to
 * the end. More at once would only have each wait for the others: on a slow machine eight had a page of a journey wait for minutes.
 */
const SUITES = {
  unit: { name: 'Unit', config: 'vitest.config.ts', projects: ['unit', 'server', 'web'], workersBeside: 3 },
  integration: { name: 'Integration', config: 'vitest.config.ts', projects: ['integration'], workersBeside: 3 },
  journeys: { name: 'Browser journeys', config: 'e2e/vitest.config.ts', projects: [], workersBeside: 2 },
}

/**
 * Everything that must hold before a change lands, or those of `types`, `lint`, `walls`, `dead-code`, `unit`,
 * `integration` and `journeys` that are named, all at once; what else is given goes to the suites, and names files of
 * whichever kind. Ends with what failed and one line 'N passed, N failed', and exits 1 if any failed.
 */
export async function run(given) {
  const isNamed = (name) => name in CHECKS || name in SUITES
  const named = given.filter(isNamed)
  const filters = given.filter((name) => !isNamed(name))
  const chosen = (table) =>
    Object.keys(table).flatMap((name) => (named.length === 0 || named.includes(name) ? [table[name]] : []))
  const [checks, suites] = [chosen(CHECKS), joinByConfig(chosen(SUITES))]
  await ensureDependencies('all')
  // Hundreds of processes are started and killed: each begins with what the first one compiled.
  process.env.NODE_COMPILE_CACHE ??= COMPILED_CODE
  const memory = suites.length > 0 ? await makeMemoryFolder() : null
  if (memory) process.env.TMPDIR = memory.folder
  // Checks read sources alone, and begin meanwhile.
  const built = suites.length > 0 ? Promise.all([ensureSite(), ensurePrograms()]) : null
  const isAlone = checks.length + suites.length === 1
  const turns = takeTurns(checks.length + suites.length)
  const results = await Promise.all([
    ...checks.map((check, index) => runCheck(check, turns[index])),
    ...suites.map(async (suite, index) => {
      await built
      return runSuite(suite, filters, isAlone ? null : turns[checks.length + index])
    }),
  ])
  await memory?.remove()
  const ran = results.slice(checks.length).some(({ passed, failed }) => passed + failed > 0)
  if (filters.length > 0 && !ran) results.push(noneNamed(filters))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  process.stdout.write(describeLeftOut(results.flatMap(({ leftOut = [] }) => leftOut)))
  console.log(describeFailures(results.flatMap(({ failures }) => failures)))
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exit(total('failed') === 0 ? 0 : 1)
}

/** Suites of one configuration are one run, with one set of workers and one PostgreSQL. */
function joinByConfig(suites) {
  const joined = Object.values(Object.groupBy(suites, ({ config }) => config))
  return joined.map((parts) => ({
    ...parts[0],
    name: parts.map(({ name }) => name).join(' and '),
    projects: parts.flatMap(({ projects }) => projects),
  }))
}

async function runCheck({ name, args }, turn) {
  let output = ''
  const write = (text) => {
    output += text
    turn.write(text)
  }
  const code = await runUnder(name, args, {}, { ...turn, write })
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [broken(name, output)] }
}

async function runSuite({ name, config, projects, workersBeside }, filters, turn) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'))
  try {
    const report = join(folder, 'report.json')
    const vitest = [
      tool('vitest/vitest.mjs'),
      'run',
      `--config=${config}`,
      // Files that are named are of one kind, and the other suite has none of them.
      ...(filters.length > 0 ? ['--passWithNoTests'] : projects.map((project) => `--project=${project}`)),
      ...(turn ? [`--maxWorkers=${workersBeside}`] : []),
      ...(process.stdout.isTTY ? ['--color'] : []),
      '--reporter=default',
      `--reporter=${REPORTER}`,
      ...filters,
    ]
    const code = await runUnder(name, vitest, { TEST_REPORT: report }, turn)
    const { passed, failed, failures, leftOut } = JSON.parse(
      await readFile(report, 'utf8').catch(() => '{"passed":0,"failed":0,"failures":[],"leftOut":[]}'),
    )
    if (failed > 0 || (code === 0 && (passed > 0 || filters.length > 0))) return { passed, failed, failures, leftOut }
    // A suite that broke outside its tests (a file that does not load, no test at all) has failed too.
    const reasons = failures.length > 0 ? failures : [broken(name, `It ended with code ${code} and ${passed} tests.`)]
    return { passed, failed: 1, failures: reasons, leftOut }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const noneNamed = (filters) => ({
  passed: 0,
  failed: 1,
  failures: [broken('Files', `No test stands in ${filters.join(', ')}.`)],
})

const broken = (name, output) => ({ file: '', title: name, messages: [output] })

/** Runs a tool between two lines that name it: in its turn, or where it is alone on this terminal. */
async function runUnder(name, args, variables, turn) {
  const { write, end } = turn ?? { write: (text) => process.stdout.write(text), end: () => {} }
  const options = { cwd: ROOT, env: { ...process.env, ...variables } }
  const startedAt = performance.now()
  write(`\n— ${name}\n`)
  const code = await (turn
    ? runWriting(process.execPath, args, options, write)
    : runInherited(process.execPath, args, options))
  write(`— ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  end()
  return code
}
