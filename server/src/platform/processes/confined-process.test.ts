import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/files/temporary-folder.ts'
import { ConfinedProcess } from './confined-process.ts'

const write = temporaryFolder()
const OPEN_FILES = new URL('../../../test/programs/open-files.ts', import.meta.url)
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

test('A program that nobody built is run as it stands, and may read what it was given, its code and packages', async () => {
  const [given, neighbour] = [write('given.txt', 'a'), write('neighbour.txt', 'b')]
  const opener = new ConfinedProcess<{ path: string }, string>({
    entry: OPEN_FILES,
    imports: [new URL('../concurrency/*', import.meta.url)],
    args: [],
    readable: [given],
    memoryBytes: 500 * 1024 * 1024,
  })
  onTestFinished(() => opener.stop())
  const open = (path: string) => opener.ask({ path }, 60)
  expect(await open(given)).toBe('opened')
  expect(await open(join(ROOT, 'server/src/platform/concurrency/shared-places.ts'))).toBe('opened')
  expect(await open(join(ROOT, 'package.json'))).toBe('opened')
  for (const path of [neighbour, '/etc/passwd', '/proc/self/environ', join(ROOT, 'server/src/app.ts')])
    expect([path, await open(path)]).toEqual([path, 'ERR_ACCESS_DENIED'])
})

test('A program whose parent was gone before it began ends by itself', async () => {
  const orphan = fork(OPEN_FILES, [String(500 * 1024 * 1024), '1'], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void orphan.kill('SIGKILL'))
  expect(await Promise.race([once(orphan, 'exit'), sleep(20_000)])).toEqual([null, 'SIGKILL'])
})
