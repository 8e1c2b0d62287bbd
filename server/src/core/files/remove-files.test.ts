import { expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { filesJob } from './file-job.ts'
import { discardFiles } from './keep-file.ts'
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

test('Hundreds of files go by one job, thousands by several, none by none', async () => {
  const sent: { name: string; fileKeys: string[] }[] = []
  const queue = {
    enqueue: async (_: unknown, { name }: { name: string }, { fileKeys }: { fileKeys: string[] }) =>
      sent.push({ name, fileKeys }),
  }
  const parts = { queue } as unknown as Pick<Services, 'queue'>
  const keys = Array.from({ length: 1100 }, (_, n) => `file-${n}`)
  await discardFiles(parts, {} as never, keys.slice(0, 200))
  expect(sent.map(({ name, fileKeys }) => [name, fileKeys.length])).toEqual([[filesJob.name, 200]])
  sent.length = 0
  await discardFiles(parts, {} as never, keys)
  expect(sent.flatMap(({ fileKeys }) => fileKeys)).toEqual(keys)
  expect(sent.length).toBe(3)
  sent.length = 0
  await discardFiles(parts, {} as never, [])
  expect(sent).toEqual([])
})
