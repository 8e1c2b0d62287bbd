import { expect, test } from 'vitest'
import { FileMissingError } from '../../platform/files/file-store.ts'
import { Problem } from '../../problem.ts'
import { entryOf } from './entry-of.ts'

const collect = (read: () => Promise<object>) => Array.fromAsync(entryOf('notes/notes-1.json', read))

test('what is there is one entry', async () => {
  expect(await collect(async () => ({ id: 1 }))).toEqual([{ path: 'notes/notes-1.json', content: { id: 1 } }])
})

test.each([new Problem('not_found', 'Gone.'), new FileMissingError('7/a')])(
  'what was deleted meanwhile is none: %s',
  async (gone) => {
    expect(await collect(() => Promise.reject(gone))).toEqual([])
  },
)

test('what fails for another reason breaks the archive', async () => {
  const failures = [new Problem('unavailable', 'Later.'), new Error('the database is gone')]
  for (const failure of failures) await expect(collect(() => Promise.reject(failure))).rejects.toBe(failure)
})
