import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findCrowdedFolders } from './crowded-folders.ts'
import { findOvergrownEngine } from './overgrown-engine.ts'
import { findSpiedCalls } from './spied-calls.ts'
import { survey } from './survey.ts'
import { findUnloadedTexts } from './texts/unloaded-texts.ts'
import { findUnclearComments } from './unclear-comments.ts'
import { findUndocumentedExports } from './undocumented-exports.ts'
import { findUnwordedLiterals } from './unworded-literals.ts'

/** Folders that are to be divided yet. */
const STILL_CROWDED: readonly string[] = []

/**
 * Part of `npm test`: fails where an import breaks through a wall, runs in a circle, a folder is crowded, the rules or the
 * wire export what no docstring explains, a comment cannot be read alone, a test spies
 * on the site's own calls, a person reads what no catalogue holds, a screen says what it does not load, or the engine
 * outgrows its bound.
 */
const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', '..'))
const places = (names: readonly string[]) => names.filter((name) => existsSync(join(checkout, name)))

const { fileCount, typeImportCount, breaches } = await survey(
  checkout,
  places(['packages', 'server/src', 'web/src', 'e2e', 'bench', 'tools']),
)
if (typeImportCount === 0) throw new Error('No import of a type was seen: TypeScript 6 is not what read the files.')
const whole = places(['packages', 'server', 'web', 'e2e', 'bench', 'scripts', 'tools'])
const crowded = await findCrowdedFolders(checkout, whole)
const undocumented = await findUndocumentedExports(checkout, places(['packages/domain/src', 'packages/contract/src']))
const faults = [
  ...breaches,
  ...crowded.filter((fault) => !STILL_CROWDED.some((place) => fault.includes(` ${place} `))),
  ...undocumented,
  ...(await findUnclearComments(checkout, whole)),
  ...(await findSpiedCalls(checkout)),
  ...(await findUnwordedLiterals(checkout)),
  ...(await findUnloadedTexts(checkout)),
  ...(await findOvergrownEngine(checkout)),
]
for (const fault of faults) console.error(fault)
console.log(`${fileCount} files, ${typeImportCount} imports of types alone, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
