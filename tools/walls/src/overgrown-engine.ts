import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A fifth more than the engine's first edition; its tests, and what stands in folders named `data`, are not counted. */
const MOST_LINES = 17_400

const isCounted = (path: string) => !path.endsWith('.test.ts') && !path.split(sep).includes('data')

/** Whether the built-in study engine is longer than it may be: a rule that readers keep too seldom goes, however clever. */
export async function findOvergrownEngine(checkout: string): Promise<string[]> {
  let lines = 0
  for await (const path of glob('packages/engine/src/**/*.ts', { cwd: checkout }))
    if (isCounted(path)) lines += (await readFile(join(checkout, path), 'utf8')).split('\n').length - 1
  return lines > MOST_LINES ? [`overgrown: packages/engine/src has ${lines} lines, ${MOST_LINES} at most.`] : []
}
