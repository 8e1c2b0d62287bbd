import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPlaces } from './keep-places.ts'

const transform = (code: string, id: string) => {
  const { transform: asked } = keepPlaces('/house/server/dist/server') as {
    transform: (code: string, id: string) => { code: string } | null
  }
  return asked(code, id)?.code
}

test('What asks for its own place is told that of its source, from wherever the house stands', () => {
  const built = transform(
    'export const [file, folder] = [import.meta.url, import.meta.dirname]',
    '/house/server/src/core/list.ts',
  )
  // The module tells it from wherever it was moved to together with its sources.
  const tell = new Function('place', `return ${built?.replace(/^[^=]*= /, '').replaceAll('import.meta', 'place')}`)
  const moved = '/elsewhere/server/dist/server'
  expect(tell({ url: `file://${moved}/main.js`, dirname: moved })).toEqual([
    'file:///elsewhere/server/src/core/list.ts',
    join('/elsewhere', 'server', 'src', 'core'),
  ])
})

test('What asks for something else, and packages, are left as they are', () => {
  expect(transform('export const main = import.meta.main', '/house/server/src/list.ts')).toBe(
    'export const main = import.meta.main',
  )
  expect(transform('export const place = import.meta.url', '/house/node_modules/zod/index.js')).toBeUndefined()
  expect(transform('export const two = 2', '/house/server/src/two.ts')).toBeUndefined()
})
