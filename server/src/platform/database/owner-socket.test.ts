import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../test/files/empty-folder.ts'
import { runProgram } from '../../../test/run-program.ts'
import { askOwner, FolderOwnedError, NoOwnerError, ownFolder } from './owner-socket.ts'

test('A folder has one owner until that one closes', async () => {
  const folder = await emptyFolder()
  const first = await ownFolder(folder)
  await expect(ownFolder(folder)).rejects.toThrow(FolderOwnedError)
  await first.close()
  await (await ownFolder(folder)).close()
})

test('Another process is refused while the owner lives, and takes over once it was killed', async () => {
  const folder = await emptyFolder()
  const owner = runProgram('own-folder', folder)
  expect(await owner.nextLine()).toBe('owns')
  await expect(ownFolder(folder)).rejects.toThrow(folder)
  owner.process.kill('SIGKILL')
  await owner.ended
  await (await ownFolder(folder)).close()
})

test('Of many processes that find the same dead owner at once, one becomes owner', async () => {
  const folder = await emptyFolder()
  const dead = runProgram('own-folder', folder)
  await dead.nextLine()
  dead.process.kill('SIGKILL')
  await dead.ended
  const heirs = Array.from({ length: 6 }, () => runProgram('own-folder', folder))
  const outcomes = await Promise.all(heirs.map((heir) => heir.nextLine()))
  expect(outcomes.sort()).toEqual(['owns', ...Array(5).fill('refused')])
})

test('Repeated takeovers leave one socket behind, which only its user can open', async () => {
  const folder = await emptyFolder()
  for (let turn = 0; turn < 5; turn += 1) await (await ownFolder(folder)).close()
  const names = await readdir(folder)
  expect(names).toHaveLength(1)
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
})

test('A folder whose path is longer than a socket address may be is owned and asked all the same', async () => {
  const folder = join(await emptyFolder(), 'a'.repeat(100), 'b'.repeat(100))
  await mkdir(folder, { recursive: true })
  const owner = await ownFolder(folder)
  owner.answer(async () => 'here')
  expect(await askOwner(folder, {})).toBe('here')
  await expect(ownFolder(folder)).rejects.toThrow(FolderOwnedError)
  await owner.close()
})

test('The owner answers requests of other processes', async () => {
  const folder = await emptyFolder()
  const owner = runProgram('own-folder', folder)
  await owner.nextLine()
  const request = { command: 'promo', words: ['list'], text: 'x'.repeat(200_000) }
  expect(await askOwner(folder, request)).toEqual({ asked: request, by: owner.process.pid })
})

test('What a handler throws reaches the asker', async () => {
  const folder = await emptyFolder()
  const owner = await ownFolder(folder)
  owner.answer(() => Promise.reject(new Error('No such student')))
  await expect(askOwner(folder, {})).rejects.toThrow('No such student')
  await owner.close()
})

test('An owner that is still starting says so', async () => {
  const folder = await emptyFolder()
  const owner = await ownFolder(folder)
  await expect(askOwner(folder, {})).rejects.toThrow('starting')
  await owner.close()
})

test('A folder without a living owner answers nothing', async () => {
  const folder = await emptyFolder()
  // A command before the first start meets no folder.
  await expect(askOwner(join(folder, 'unmade'), {})).rejects.toThrow(NoOwnerError)
  await expect(askOwner(folder, {})).rejects.toThrow(NoOwnerError)
  await (await ownFolder(folder)).close()
  await expect(askOwner(folder, {})).rejects.toThrow(NoOwnerError)
})

test('Closing does not wait for an answer that never comes', async () => {
  const folder = await emptyFolder()
  const owner = await ownFolder(folder)
  const asked = Promise.withResolvers<void>()
  owner.answer(() => {
    asked.resolve()
    return new Promise(() => {})
  })
  const unanswered = expect(askOwner(folder, {})).rejects.toThrow('ended')
  await asked.promise
  await owner.close()
  await unanswered
})
