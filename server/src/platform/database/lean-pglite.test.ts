import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'

const PROGRAM = fileURLToPath(new URL('../../../test/programs/run-statements.ts', import.meta.url))
const MEBIBYTE = 1024 * 1024
/** What V8 prints of each function that it compiled anew. */
const TAKEN = /using TurboFan, took \d+ ms and (\d+) \//g

test('Compiling the engine anew takes less than 100 MB at once', async () => {
  const folder = await emptyFolder()
  await cp(inject('embeddedTemplate'), folder, { recursive: true })
  // While the program waits for it, so that nothing is left out by a program that ends.
  const flags = ['--wasm-sync-tier-up', '--trace-wasm-compilation-times']
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, PROGRAM, folder], {
    maxBuffer: 100 * MEBIBYTE,
  })
  const taken = [...stdout.matchAll(TAKEN)].map(([, bytes]) => Number(bytes))
  expect(taken.length).toBeGreaterThan(10)
  expect(Math.max(...taken)).toBeLessThan(100 * MEBIBYTE)
})
