import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUndocumentedExports } from './undocumented-exports.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-docstrings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
/** What is said of one file with this text, `rules.ts` of a package of its own. */
async function faultsOf(text: string, name = 'rules.ts'): Promise<string[]> {
  const home = `packages/p${++count}/src`
  await mkdir(dirname(join(folder, home, name)), { recursive: true })
  await writeFile(join(folder, home, name), text)
  const faults = await findUndocumentedExports(folder, [home])
  return faults.map((fault) => fault.replace(`${home}/`, ''))
}
/** The names that a file exports and nothing explains. */
const namesOf = async (text: string) => (await faultsOf(text)).map((fault) => /exports (.+), which/.exec(fault)?.[1])

describe('An export without a docstring', () => {
  test('is named with its file and line', async () => {
    expect(
      await faultsOf('/** The rules. */\n\nconst own = 1\n\nexport const limit = own\n', 'credits/rules.ts'),
    ).toEqual(['undocumented: credits/rules.ts:5 exports limit, which no docstring explains.'])
  })

  test.each<[string, string]>([
    ['a constant', 'export const found = 1'],
    ['a function', 'export function found() {}'],
    ['an async generator', 'export async function* found() {}'],
    ['a function in a constant', 'export const found = () => 1'],
    ['a type', 'export type found = string'],
    ['an interface', 'export interface found {\n  /** A part. */\n  part: string\n}'],
    ['a class', 'export class found {}'],
    ['an enumeration', 'export enum found {}'],
    ['what the end of its file hands out', 'const found = 1\n\nexport { found }'],
    ['what a comment of another kind stands over', '// A remark.\nexport const found = 1'],
    ['what stands below an empty one', '/** */\nexport const found = 1'],
    ['what stands below the comment of its file', '/** The rules. */\n\nexport const found = 1'],
  ])('is seen where it is %s', async (_, text) => {
    expect(await namesOf(`${text}\n`)).toEqual(['found'])
  })

  test('is none where it is explained, kept to its file, or a test', async () => {
    const text = '/** Explained. */\nexport const explained = 1\n\nconst own = 2\nfunction alone() {}\n'
    expect(await namesOf(text)).toEqual([])
    expect(await namesOf('/** Long. */\n// biome-ignore lint: needed\nexport const explained = 1\n')).toEqual([])
    expect(await faultsOf('export const ground = 1\n', 'rules.test.ts')).toEqual([])
  })
})

describe('A docstring over a paragraph', () => {
  test('explains all of its constants', async () => {
    expect(await namesOf('/** Bounds. */\nexport const least = 1\nconst step = 2\nexport const most = 3\n')).toEqual([])
  })

  test('ends with it: behind a blank line each is explained anew', async () => {
    expect(await namesOf('/** Bounds. */\nexport const least = 1\n\nexport const most = 3\n')).toEqual(['most'])
  })

  test('explains its first alone where another of them has its own', async () => {
    const text = '/** One. */\nexport const one = 1\nexport const two = 2\n/** Three. */\nexport const three = 3\n'
    expect(await namesOf(text)).toEqual(['two'])
  })

  test('explains no function and no shape beside the first', async () => {
    const text = '/** One. */\nexport const one = 1\nexport const two = () => 2\nexport interface Three {}\n'
    expect(await namesOf(text)).toEqual(['two', 'Three'])
  })

  test('is none where it stands over the imports', async () => {
    expect(await namesOf("/** The rules. */\nimport './own.ts'\nexport const found = 1\n")).toEqual(['found'])
  })

  test('explains the type that is drawn from what it explains, exported or not', async () => {
    const text = "/** Kinds. */\nconst KINDS = ['a'] as const\nexport type Kind = (typeof KINDS)[number]\n"
    expect(await namesOf(text)).toEqual([])
    expect(await namesOf(text.replace('/** Kinds. */\n', ''))).toEqual(['Kind'])
    expect(await namesOf(text.replace('typeof KINDS', 'typeof OTHERS'))).toEqual(['Kind'])
  })
})
