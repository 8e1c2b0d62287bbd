import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Writes what `scripts/launch/test.mjs` counts and lists into the file that TEST_REPORT names: how many tests passed and
 * failed, each failure with its file, title and messages, and which files have tests that are not for this machine. Vitest's own
 * JSON report leaves out errors of hooks and whatever was thrown outside any test.
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.TEST_REPORT
    if (!path) throw new Error('TEST_REPORT must name the file to write')
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map((error) => failure('', 'outside any test', [error])),
    ]
    const leftOut = modules.flatMap(leftOutOf)
    writeFileSync(path, JSON.stringify({ passed: count('passed'), failed: count('failed'), failures, leftOut }))
  }
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId)

/** Where a module failed, its other tests may have been skipped for that. */
function leftOutOf(module: TestModule) {
  const count = [...module.children.allTests('skipped')].length
  return module.ok() && count > 0 ? [{ file: fileOf(module), count }] : []
}

function failuresOf(module: TestModule) {
  const file = fileOf(module)
  const brokenSuites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  const failedTests = [...module.children.allTests('failed')]
  return [
    ...(module.errors().length > 0 ? [failure(file, 'the file itself', module.errors())] : []),
    ...(['pending', 'queued'].includes(module.state()) ? [failure(file, 'the file did not finish', [])] : []),
    ...brokenSuites.map((suite) => failure(file, suite.fullName, suite.errors())),
    ...failedTests.map((test) => failure(file, test.fullName, test.result().errors ?? [])),
  ]
}

function failure(file: string, title: string, errors: readonly SerializedError[]) {
  const messages = errors.map(({ name, message, stacks }) => {
    const [frame] = stacks ?? []
    const place = frame ? `\nat ${relative(process.cwd(), frame.file)}:${frame.line}:${frame.column}` : ''
    return stripVTControlCharacters(`${name}: ${message}${place}`)
  })
  return { file, title, messages }
}
