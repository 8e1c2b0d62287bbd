import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ICruiseResult } from 'dependency-cruiser'
import { RULES } from './rules.ts'

const OF_OTHERS = '(^|/)node_modules/'
const GENERATED = '(^|/)dist(-types)?/'
const TESTS = '\\.test\\.tsx?$'

export interface Survey {
  /** Source files that were read. */
  fileCount: number
  /** Imports of nothing but types among theirs. */
  typeImportCount: number
  /** What breaks a rule, one sentence each. */
  breaches: string[]
}

/** Reads the imports of the checkout at `folder`, those of types too, below `places`, and holds them against the rules. Tests are left out. */
export async function survey(folder: string, places: readonly string[]): Promise<Survey> {
  const { cruise } = await loadCruiser()
  const { output } = await cruise([...places], {
    baseDir: folder,
    validate: true,
    ruleSet: RULES,
    tsPreCompilationDeps: true,
    doNotFollow: OF_OTHERS,
    exclude: [GENERATED, TESTS],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  })
  const { modules, summary } = output as ICruiseResult
  const read = modules.filter(({ source }) => !new RegExp(OF_OTHERS).test(source))
  const isOfTypes = ({ dependencyTypes }: { dependencyTypes: string[] }) => dependencyTypes.includes('type-only')
  return {
    fileCount: read.length,
    typeImportCount: read.flatMap(({ dependencies }) => dependencies).filter(isOfTypes).length,
    breaches: [...new Set(summary.violations.map(describe))],
  }
}

type Violation = ICruiseResult['summary']['violations'][number]

/** A circle is told the same way wherever on it one begins. */
function describe({ rule, from, to, cycle }: Violation): string {
  if (!cycle) return `${rule.name}: ${from} imports ${to}. ${commentOf(rule.name)}`
  const names = cycle.map(({ name }) => name)
  const first = names.indexOf(names.toSorted()[0] ?? '')
  const turned = [...names.slice(first), ...names.slice(0, first)]
  return `${rule.name}: ${[...turned, turned[0]].join(' → ')}. ${commentOf(rule.name)}`
}

const commentOf = (rule: string): string => RULES.forbidden?.find(({ name }) => name === rule)?.comment ?? ''

/**
 * dependency-cruiser reads files by the `typescript` that it finds beside itself. That is TypeScript 7, which has no parser for
 * programs to call: no import would be seen, and no fault be reported. It is given the TypeScript 6 of this package.
 */
async function loadCruiser(): Promise<typeof import('dependency-cruiser')> {
  const require = createRequire(import.meta.url)
  const sixth = new Map(['typescript', 'typescript/package.json'].map((name) => [name, require.resolve(name)]))
  registerHooks({
    resolve(specifier, context, next) {
      const path = sixth.get(specifier)
      return path ? { url: pathToFileURL(path).href, shortCircuit: true } : next(specifier, context)
    },
  })
  return import('dependency-cruiser')
}
