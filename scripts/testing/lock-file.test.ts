import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  resolved?: string
  integrity?: string
  link?: boolean
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('The lock file says where each package comes from: npm need not ask for all of its versions first', () => {
  expect(fetched.length).toBeGreaterThan(500)
  expect(fetched.filter(([, { resolved, integrity }]) => !resolved || !integrity).map(([path]) => path)).toEqual([])
})

test('All come from the public registry, in whose place npm puts the one that a machine is set to', () => {
  const others = fetched.filter(([, { resolved = '' }]) => !resolved.startsWith('https://registry.npmjs.org/'))
  expect(others.map(([path]) => path)).toEqual([])
})

test('The compiler of styles, 10 MB, is installed once, for Vite and Tailwind together', () => {
  expect(Object.keys(packages).filter((path) => path.endsWith('/lightningcss'))).toEqual(['node_modules/lightningcss'])
})
