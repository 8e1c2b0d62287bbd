import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lucideIcons } from '../../web/build/lucide-icons.ts'

const LIST = join(import.meta.dirname, '../../web/src/ui/icons/icons.ts')
const DATA = '@iconify-json/lucide/icons.json?icon='

interface Hooks {
  resolveId: (source: string) => { id: string } | null
  load: (this: { error: (line: string) => never }, id: string) => { code: string } | null
}

const context = {
  error: (line: string): never => {
    throw new Error(line)
  },
}

function moduleOf(source: string): string | undefined {
  const { resolveId, load } = lucideIcons() as unknown as Hooks
  const id = resolveId(source)?.id
  return id && load.call(context, id)?.code
}

test('Every icon that the site names becomes a module with its shapes', () => {
  const names = [...readFileSync(LIST, 'utf8').matchAll(/\?icon=([^']+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(90)
  for (const name of names) expect(moduleOf(DATA + name)).toMatch(new RegExp(`drawIcon\\("${name}", \\[\\["[a-z]+",{"`))
})

test('A shape keeps its own attributes; what is said of the whole icon is not said of it again', () => {
  const code = moduleOf(`${DATA}search`)
  expect(code).toContain('["circle",{"cx":"11","cy":"11","r":"8"}]')
  expect(code).not.toContain('stroke')
  expect(code).not.toContain('fill')
})

test('A name that Lucide has no icon of fails the build, and what is no icon is left to others', () => {
  expect(() => moduleOf(`${DATA}no-such-icon`)).toThrow('Lucide has no icon no-such-icon')
  expect(moduleOf('@iconify-json/lucide/info.json')).toBeUndefined()
})
