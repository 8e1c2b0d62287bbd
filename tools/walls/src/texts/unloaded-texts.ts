import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { type Load, readSource, type Source, type Statement, type Texts } from './read-source.ts'

/** What is loaded first, the addresses of the site, and the parts that they show. */
const ENTRY = 'web/src/app/main.tsx'
const ROUTES = 'web/src/app/routes.ts'
const PARTS = 'web/src/app/page-parts.ts'

/** Parts of the first load that say texts which are there by then, with why. */
const SAYS_LATER: Readonly<Record<string, string>> = {
  'web/src/core/account/account-session.ts': 'It refuses on the page on which one signs in, and nowhere else.',
  'web/src/core/credits/refund-text.ts':
    'Only students have refunds, and the frame of their pages loads the texts of credits.',
}

type Sources = ReadonlyMap<string, Source>
/** What comes with a part: each statement of it with its file. */
type Brought = ReadonlyMap<Statement, string>

/**
 * Texts that a part of the site says without the catalogue that holds them: one sentence a file and part. A part is what a
 * dynamic import brings, with all that it uses; it has the texts that it is loaded with, and those of whatever shows it.
 */
export async function findUnloadedTexts(checkout: string): Promise<string[]> {
  if (!existsSync(join(checkout, ENTRY))) return []
  const sources = await readSources(checkout, await readTexts(checkout))
  const parts = new Map<string, Brought>()
  const bringsOf = (part: string): Brought => {
    const brought = parts.get(part) ?? broughtBy(sources, part)
    parts.set(part, brought)
    return brought
  }
  const found = new Set<string>()
  for (const [part, areas] of availableIn(sources, bringsOf, await readRoutes(checkout)))
    for (const [{ says }, path] of bringsOf(part))
      for (const area of path in SAYS_LATER ? [] : says)
        if (!areas.has(area)) found.add(`unloaded: ${path} says ${area}.…, and ${part} is shown without these texts.`)
  return [...found].toSorted()
}

async function readTexts(checkout: string): Promise<Texts> {
  const texts = new Map<string, Set<string>>()
  for await (const path of glob('packages/texts/src/*/en.ts', { cwd: checkout })) {
    const [, area = ''] = /([\w-]+)[\\/]en\.ts$/.exec(path) ?? []
    const keys = (await readFile(join(checkout, path), 'utf8')).matchAll(/^ {2}(\w+):/gm)
    texts.set(area, new Set([...keys].map(([, key = '']) => key)))
  }
  return texts
}

async function readSources(checkout: string, texts: Texts): Promise<Sources> {
  const sources = new Map<string, Source>()
  const patterns = ['web/src/**/*.{ts,tsx}', 'packages/{domain,memory}/src/**/*.ts']
  for await (const found of glob(patterns, { cwd: checkout })) {
    const path = found.replaceAll('\\', '/')
    if (/\.test\.tsx?$|-ground\.tsx?$/.test(path)) continue
    sources.set(path, readSource(path, await readFile(join(checkout, path), 'utf8'), texts))
  }
  return sources
}

/** By the name of each part with an address, the names of the parts that it is shown within. */
async function readRoutes(checkout: string): Promise<Map<string, readonly string[]>> {
  const above = new Map<string, readonly string[]>()
  if (!existsSync(join(checkout, ROUTES))) return above
  const visit = (node: ts.Node, around: readonly string[]): void => {
    const name = ts.isObjectLiteralExpression(node) ? lazyOf(node) : null
    if (name) above.set(name, around)
    ts.forEachChild(node, (child) => visit(child, name ? [...around, name] : around))
  }
  visit(ts.createSourceFile(ROUTES, await readFile(join(checkout, ROUTES), 'utf8'), ts.ScriptTarget.Latest), [])
  return above
}

/** `login` of `{ lazy: PAGE_PARTS.login }`. */
function lazyOf(route: ts.ObjectLiteralExpression): string | null {
  for (const one of route.properties)
    if (ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && one.name.text === 'lazy')
      return ts.isPropertyAccessExpression(one.initializer) ? one.initializer.name.text : null
  return null
}

/** By each part, the areas whose texts are there whenever it is shown, whoever loads it. */
function availableIn(
  sources: Sources,
  bringsOf: (part: string) => Brought,
  above: ReadonlyMap<string, readonly string[]>,
): Map<string, ReadonlySet<string>> {
  const withAddress = sources.get(PARTS)?.statements.flatMap(({ loads }) => loads) ?? []
  const areasAround = ({ name }: Load): string[] => {
    const frames = above.get(name ?? '') ?? []
    return withAddress.filter((load) => frames.includes(load.name ?? '')).flatMap(({ areas }) => areas)
  }
  const first = sources.get(ENTRY)?.statements.flatMap(({ loaded }) => loaded)
  const available = new Map<string, ReadonlySet<string>>([[ENTRY, new Set(first)]])
  const changed = [ENTRY]
  for (let part = changed.pop(); part; part = changed.pop())
    for (const [{ loads }, file] of bringsOf(part))
      for (const load of loads) {
        const around = file === PARTS ? areasAround(load) : []
        const here = new Set([...(available.get(part) ?? []), ...load.areas, ...around])
        const before = available.get(load.path)
        const now = before ? before.intersection(here) : here
        if (before?.size === now.size) continue
        available.set(load.path, now)
        changed.push(load.path)
      }
  return available
}

/** What comes with a part: all that it exports and runs, and whatever that uses. */
function broughtBy(sources: Sources, part: string): Brought {
  const brought = new Map<Statement, string>()
  const ran = new Set<string>()
  const take = (path: string, isWanted: (one: Statement) => boolean): void => {
    const source = sources.get(path)
    if (!source) return
    if (!ran.has(path)) {
      ran.add(path)
      for (const imported of source.imports) take(imported, () => false)
    }
    for (const one of source.statements) {
      if (brought.has(one) || (one.names.length > 0 && !isWanted(one))) continue
      brought.set(one, path)
      for (const used of one.uses) takeNamed(path, source, used)
    }
  }
  const takeNamed = (path: string, { bindings }: Source, name: string): void => {
    take(path, ({ names }) => names.includes(name))
    const from = bindings.get(name)
    if (from) take(from.path, ({ names, isExported }) => (from.name ? names.includes(from.name) : isExported))
  }
  take(part, ({ isExported }) => isExported || part === ENTRY)
  return brought
}
