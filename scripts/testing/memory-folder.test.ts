import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeMemoryFolder } from '../launch/memory-folder.mjs'

test('a folder that is no file system in memory is left alone', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'lectern-memory-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  expect(await makeMemoryFolder(parent)).toBeNull()
  expect(await makeMemoryFolder(join(parent, 'missing'))).toBeNull()
})

test('a folder in memory can be passed through by all, and what a killed run left there goes', async ({ skip }) => {
  const first = await makeMemoryFolder()
  if (first === null) return skip('This machine has too little memory')
  onTestFinished(first.remove)
  expect(statSync(first.folder).mode & 0o777).toBe(0o711)
  const dead = first.folder.replace(`-${process.pid}-`, `-${spawnSync('true').pid}-`)
  mkdirSync(dead)
  const second = await makeMemoryFolder()
  onTestFinished(async () => second?.remove())
  expect([existsSync(dead), existsSync(first.folder)]).toEqual([false, true])
  await first.remove()
  expect(existsSync(first.folder)).toBe(false)
})
