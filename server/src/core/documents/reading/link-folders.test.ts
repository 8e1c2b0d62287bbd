import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../../../test/files/empty-folder.ts'
import { makeLinkFolder, removeLeftLinkFolders } from './link-folders.ts'

const SOURCE = new URL('./link-folders.ts', import.meta.url)
const DAY_MS = 24 * 3600 * 1000

async function temporary(): Promise<string> {
  const folder = await emptyFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

/** What a process leaves that makes a folder, links to `document` in it, and is killed. */
function killAnother(document: string): void {
  const script = `const { makeLinkFolder } = await import('${SOURCE}')
    const { symlinkSync } = await import('node:fs')
    symlinkSync(process.argv[1], (await makeLinkFolder()) + '/1')
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script, document])
  expect(signal).toBe('SIGKILL')
}

test('What a killed process left goes, without what its links lead to, and what a running one made stays', async () => {
  const folder = await temporary()
  const document = join(folder, 'document.txt')
  writeFileSync(document, 'Of a student.')
  const ours = await makeLinkFolder()
  const parents = join(folder, basename(ours).replace(String(process.pid), String(process.ppid)))
  mkdirSync(parents)
  killAnother(document)
  expect(readdirSync(folder)).toHaveLength(4)
  await removeLeftLinkFolders()
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([document, ours, parents].sort())
})

test('A link or a file by such a name stays, and what it leads to', async () => {
  const folder = await temporary()
  const kept = join(folder, 'kept')
  mkdirSync(kept)
  writeFileSync(join(kept, 'file'), '')
  symlinkSync(kept, join(folder, 'lectern-reading-abcdef'))
  writeFileSync(join(folder, 'lectern-reading-ghijkl'), '')
  await removeLeftLinkFolders(Date.now() + 2 * DAY_MS)
  expect(readdirSync(folder)).toHaveLength(3)
  expect(existsSync(join(kept, 'file'))).toBe(true)
})

test('What another container made, or an older version, goes a day after it was last used', async () => {
  const folder = await temporary()
  const now = Date.now()
  for (const name of ['lectern-reading-1-7-old123', 'lectern-reading-old456', 'lectern-reading-1-7-new123']) {
    mkdirSync(join(folder, name))
    const usedAt = new Date(name.includes('old') ? now - DAY_MS - 1000 : now - DAY_MS + 60_000)
    utimesSync(join(folder, name), usedAt, usedAt)
  }
  await removeLeftLinkFolders(now)
  expect(readdirSync(folder)).toEqual(['lectern-reading-1-7-new123'])
})

test('Folders of other users stay', async () => {
  const folder = await temporary()
  mkdirSync(join(folder, 'lectern-reading-1-7-theirs'))
  vi.spyOn(process, 'getuid').mockReturnValue(4_000_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await removeLeftLinkFolders(Date.now() + 2 * DAY_MS)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('What the same number names on another machine stays, although no process has it here', async () => {
  const folder = await temporary()
  const namespace = /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
  // More than the system gives.
  mkdirSync(join(folder, `lectern-reading-4194399-${namespace}-abc123`))
  mkdirSync(join(folder, 'lectern-reading-4194399-0123456789ab-abc123'))
  const [, counter] = /-(\w{12})-\w+$/.exec(await makeLinkFolder()) ?? []
  mkdirSync(join(folder, `lectern-reading-4194399-${counter}-abc123`))
  await removeLeftLinkFolders()
  expect(readdirSync(folder).filter((name) => name.includes('4194399'))).toEqual([
    'lectern-reading-4194399-0123456789ab-abc123',
    `lectern-reading-4194399-${namespace}-abc123`,
  ])
})

test('A system without numbers of users clears its own folder too', async () => {
  const folder = await temporary()
  mkdirSync(join(folder, 'lectern-reading-old456'))
  const { getuid } = process
  Object.assign(process, { getuid: undefined })
  onTestFinished(() => void Object.assign(process, { getuid }))
  await removeLeftLinkFolders(Date.now() + 2 * DAY_MS)
  expect(readdirSync(folder)).toEqual([])
})

test('Nothing fails where there is no temporary folder', async () => {
  vi.stubEnv('TMPDIR', join(await temporary(), 'none'))
  await expect(removeLeftLinkFolders()).resolves.toBeUndefined()
})
