import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { describeFailures, describeLeftOut } from '../launch/failures.mjs'

const HOUSE = join(import.meta.dirname, '..', '..')

/** A suite with every way to fail. */
const FILES = {
  'sums.test.ts': `describe('Sums', () => { test('are right', () => expect(1 + 1).toBe(2))
    test('are wrong', () => expect(1 + 1).toBe(3)) })`,
  'broken.test.ts': `throw new Error('This file cannot be loaded')`,
  'hooks.test.ts': `describe('Prepared', () => { beforeAll(() => { throw new Error('The hook broke') })
    test('never runs', () => {}) })`,
  'mounts.test.ts': `describe.runIf(false)('A disk', () => { test('is full', () => {}); test('is gone', () => {}) })
    test('that is not left out', () => {})`,
  'late.test.ts': `test('leaves something behind', () => { void Promise.reject(new Error('Nobody awaited this')) })`,
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  passed: number
  failed: number
  failures: { file: string; title: string; messages: string[] }[]
  leftOut: { file: string; count: number }[]
}

function reportOf(files: Record<string, string>): Report {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const report = join(folder, 'report.json')
  const reporter = join(HOUSE, 'scripts/testing/failure-reporter.ts')
  const vitest = join(HOUSE, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--globals', `--reporter=${reporter}`], {
    cwd: folder,
    env: { PATH: process.env.PATH, TEST_REPORT: report },
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}

describe('The report of failures', () => {
  test('names each failed test, hook and file, what was thrown outside any test, and files with tests left out', () => {
    const { passed, failed, failures, leftOut } = reportOf(FILES)
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 })
    expect(leftOut).toEqual([{ file: 'mounts.test.ts', count: 2 }])
    const told = failures.map(({ file, title, messages }) => `${file} | ${title} | ${messages[0]?.split('\n')[0]}`)
    expect(told.sort()).toEqual([
      ' | outside any test | Error: Nobody awaited this',
      'broken.test.ts | the file itself | Error: This file cannot be loaded',
      'hooks.test.ts | Prepared | Error: The hook broke',
      'sums.test.ts | Sums > are wrong | AssertionError: expected 2 to be 3 // Object.is equality',
    ])
    expect(failures.find(({ title }) => title === 'Sums > are wrong')?.messages[0]).toMatch(/at sums\.test\.ts:2:\d+$/)
  })
})

describe('The list of failures', () => {
  const failureNumber = (number: number) => ({
    file: `file-${number}.test.ts`,
    title: `case ${number}`,
    messages: [Array.from({ length: 9 }, (_, line) => `line ${line}`).join('\n')],
  })

  test('is empty where nothing failed', () => {
    expect(describeFailures([])).toBe('')
  })

  test('gives the first lines of each message', () => {
    expect(describeFailures([failureNumber(1)])).toBe(
      `\n— Failed\n✗ file-1.test.ts › case 1\n${[0, 1, 2, 3, 4, 5].map((line) => `    line ${line}\n`).join('')}`,
    )
  })

  test.each([1, 10, 40, 50, 300])('leaves room for the totals in the last 60 lines of a log (%i failures)', (count) => {
    const list = describeFailures(Array.from({ length: count }, (_, index) => failureNumber(index)))
    expect(list.split('\n').length).toBeLessThan(58)
    expect(list.match(/^✗/gm)).toHaveLength(Math.min(count, 50))
    expect(list.includes(`… and ${count - 50} more`)).toBe(count > 50)
  })
})

test('Tests that are not for this machine are told by their files', () => {
  const leftOut = [
    { file: 'disk.test.ts', count: 24 },
    { file: 'speech.test.ts', count: 1 },
  ]
  expect(describeLeftOut(leftOut)).toBe('\n— Not run on this machine: 24 of disk.test.ts, 1 of speech.test.ts\n')
  expect(describeLeftOut([])).toBe('')
})
