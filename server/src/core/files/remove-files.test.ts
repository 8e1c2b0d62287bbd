import { expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { filesJob } from './file-job.ts'
import { discardFiles, keepFiles } from './keep-file.ts'
import { removeFiles } from './remove-files.ts'

/** A house of two modules, each of which needs one file, and the files that are there. */
function house(...fileKeys: string[]) {
  const there = new Set(fileKeys)
  const asked: string[][] = []
  const needing = (id: string, needed: string) => ({
    id,
    neededFiles: async (_: unknown, keys: readonly string[]) => {
      asked.push([...keys])
      return keys.filter((key) => key === needed)
    },
  })
  const services = {
    database: { queries: {} },
    files: { delete: async (key: string) => there.delete(key) },
    modules: [needing('cards', 'picture'), { id: 'plain' }, needing('lectures', 'slides')],
  }
  return { there, asked, services: services as unknown as Pick<Services, 'database' | 'files' | 'modules'> }
}

test('Of several files those go that no module needs, and each module is asked once for all of them', async () => {
  const others = Array.from({ length: 20 }, (_, n) => `old-${n}`)
  const { there, asked, services } = house('picture', 'slides', 'elsewhere', ...others)
  const meant = ['picture', ...others, 'slides']
  await removeFiles(services, meant)
  expect([...there].toSorted()).toEqual(['elsewhere', 'picture', 'slides'])
  expect(asked).toEqual([meant, meant])
})

test('Files that cannot be removed keep no other, and the job is tried again', async () => {
  const keys = Array.from({ length: 30 }, (_, n) => `old-${n}`)
  const { there, services } = house(...keys)
  const locked = new Set(['old-2', 'old-17'])
  const refusing = {
    ...services,
    files: {
      delete: async (key: string) => {
        if (locked.has(key)) throw new Error(`${key} is under a legal hold`)
        there.delete(key)
      },
    },
  } as unknown as typeof services
  await expect(removeFiles(refusing, keys)).rejects.toMatchObject({
    message: '2 of 30 files could not be removed',
    cause: { message: 'old-2 is under a legal hold' },
  })
  expect(there).toEqual(locked)
  locked.clear()
  await removeFiles(refusing, keys)
  expect(there.size).toBe(0)
})

/** A queue that takes what is sent, and a store of files that takes everything. */
function sending() {
  const sent: { name: string; fileKeys: string[]; startAfterSeconds: number }[] = []
  const services = {
    database: { transaction: (run: (tx: unknown) => unknown) => run({}) },
    files: { put: async () => 0 },
    queue: {
      enqueue: async (
        _: unknown,
        { name }: { name: string },
        { fileKeys }: { fileKeys: string[] },
        { startAfterSeconds }: { startAfterSeconds: number },
      ) => sent.push({ name, fileKeys, startAfterSeconds }),
    },
  }
  return { sent, services: services as unknown as Pick<Services, 'database' | 'files' | 'queue'> }
}

test('Hundreds of files go by one job, thousands by several, none by none', async () => {
  const { sent, services } = sending()
  const keys = Array.from({ length: 1100 }, (_, n) => `file-${n}`)
  await discardFiles(services, {} as never, keys.slice(0, 200))
  expect(sent.map(({ name, fileKeys }) => [name, fileKeys.length])).toEqual([[filesJob.name, 200]])
  sent.length = 0
  await discardFiles(services, {} as never, keys)
  expect(sent.flatMap(({ fileKeys }) => fileKeys)).toEqual(keys)
  expect(sent.map(({ fileKeys, startAfterSeconds }) => [fileKeys.length, startAfterSeconds])).toEqual([
    [500, 0],
    [500, 0],
    [100, 0],
  ])
  sent.length = 0
  await discardFiles(services, {} as never, [])
  expect(sent).toEqual([])
})

test('Thousands of files that are kept are looked for by several jobs, should no row come to refer to them', async () => {
  const { sent, services } = sending()
  const contents = Array.from({ length: 1100 }, () => new Uint8Array(1))
  const keys = await keepFiles(services, { id: 7 }, contents)
  expect(sent.flatMap(({ fileKeys }) => fileKeys)).toEqual(keys)
  expect(sent.map(({ fileKeys, startAfterSeconds }) => [fileKeys.length, startAfterSeconds])).toEqual([
    [500, 3600],
    [500, 3600],
    [100, 3600],
  ])
})
