import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const HOUSE = join(import.meta.dirname, '..', '..')
const SELF = 'scripts/testing/references.test.ts'

/** Folders that are not ours, are built, or hold what students might bring. */
const isSkipped = (path: string) =>
  /(^|\/)(node_modules|dist|dist-types|material|test-material|artifacts|corpus|data)(\/|$)/.test(path)

const read = (path: string): string => readFileSync(join(HOUSE, path), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: HOUSE, exclude: isSkipped }).filter((path) => !isSkipped(path) && path !== SELF)

const CODE = find('{packages,server,web,e2e,bench,scripts,tools}/**/*.{ts,tsx,mjs,css}')
/** What stands as code leads nowhere. */
const withoutCode = (page: string): string => page.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]+`/g, '')
const PAGES = find('*.md', '{docs,packages,server,web,e2e,bench,scripts,tools}/**/*.md')

/** What follows `#` in the address of a heading, as GitHub and editors make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** What is wrong with a reference to an anchor of a page; null where it leads somewhere. */
function faultOf(page: string, anchor: string | undefined): string | null {
  if (!existsSync(join(HOUSE, page))) return `there is no ${page}`
  if (anchor === undefined || anchorsOf(page).includes(anchor)) return null
  return `${page} has no #${anchor}`
}

/** How names are written, in CONTRIBUTING.md: no file and no hook is called so. */
const EXAMPLES: ReadonlySet<string> = new Set(['PascalCase.tsx', 'useX'])

const CITATION = /\brequirements\/([a-z-]+\.md)(?:#([\w-]+))?/g
/** How the requirement used to be cited: by numbers of pages that no stranger can open, or as a paper that is not here. */
const CLOSED_REFERENCE =
  /\b[Rr]eadings? \d{1,2}\b(?!,\d)|\d§|§ ?\d|\bshared\/(?:spec|design)\b|\b(?:the|The) specification\b|\bspecification \d|\bwords of the readings\b/

describe('References', () => {
  test('to the requirement lead to one of its headings, from code and documents', () => {
    const citations = [...CODE, ...PAGES].flatMap((path) =>
      [...read(path).matchAll(CITATION)].map(([, page = '', anchor]) => ({
        path,
        page: `docs/requirements/${page}`,
        anchor,
      })),
    )
    expect(citations.length).toBeGreaterThan(100)
    const lost = citations.map(({ path, page, anchor }) => [path, faultOf(page, anchor)]).filter(([, fault]) => fault)
    expect(lost).toEqual([])
  })

  test('name nothing that only its writers could open', () => {
    expect([...CODE, ...PAGES].filter((path) => CLOSED_REFERENCE.test(read(path)))).toEqual([])
  })

  test('between documents lead to a page and a heading of it', () => {
    const lost = PAGES.flatMap((path) =>
      [...withoutCode(read(path)).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
        ([link, to = '', anchor]) => {
          const page = to ? normalize(join(dirname(path), to)) : path
          const fault = faultOf(page, page.endsWith('.md') ? anchor : undefined)
          return fault ? [[path, link, fault]] : []
        },
      ),
    )
    expect(lost).toEqual([])
  })

  test('to files in documents lead to a file', () => {
    const homes = ['', 'server/src', 'web/src', 'server', 'packages']
    const lost = PAGES.flatMap((path) =>
      [...read(path).matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|json|sql|yaml|yml))`/g)].flatMap(
        ([, file = '']) =>
          [...homes, dirname(path)].some((home) => existsSync(join(HOUSE, home, file))) ? [] : [[path, file]],
      ),
    )
    expect(lost).toEqual([])
  })

  test('to a file by its name alone lead to one that is there, from code and documents', () => {
    const names = new Set(find('**/*.{ts,tsx,mjs,css}').map((path) => basename(path)))
    const named = [...CODE, ...PAGES].flatMap((path) =>
      [...read(path).matchAll(/`([\w.-]+\.(?:tsx?|mjs|css))`/g)].map(([, name = '']) => [path, name] as const),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(([, name]) => !names.has(name) && !EXAMPLES.has(name))).toEqual([])
  })

  test('to names of the code in documents lead to one that stands there', () => {
    const words = new Set(CODE.flatMap((path) => read(path).match(/\b[a-z]+[A-Z]\w*/g) ?? []))
    const named = PAGES.flatMap((path) =>
      [...read(path).matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => [path, name] as const),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(([, name]) => !words.has(name) && !EXAMPLES.has(name))).toEqual([])
  })

  test('can be made to each heading of the requirement: none stands twice on a page', () => {
    const pages = find('docs/requirements/*.md')
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) expect(anchorsOf(page), page).toEqual([...new Set(anchorsOf(page))])
  })
})
