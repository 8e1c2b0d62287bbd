import { readdir, unlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * What packages bring that this product never loads, some 190 MB: builds of the same for other runtimes, and maps of sources.
 * By package, the files that stay; all others beside them go.
 */
const KEPT = {
  'harper.js/dist': /^(?:index|binary|slimBinary|BinaryModule-[\w-]+)\.js$|^harper_wasm_slim_bg\.wasm$/,
  'tesseract.js-core': /^tesseract-core-simd-lstm\.(?:js|wasm)$|^(?:package\.json|LICENSE|README\.md|index\.js)$/,
  'sql.js/dist': /^sql-wasm(?:-browser)?\.(?:js|wasm)$/,
  'docx/dist': /^(?!.*\.(?:iife\.js|umd\.cjs)$)/,
}
/** Whole folders. */
const GONE = ['openai/src']

/** @param path of a file from `node_modules` on, with slashes */
export function isUnused(path) {
  if (path.endsWith('.map')) return true
  if (GONE.some((folder) => path.startsWith(`${folder}/`))) return true
  return Object.entries(KEPT).some(([folder, kept]) => {
    const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null
    return name !== null && !name.includes('/') && !name.endsWith('.d.ts') && !kept.test(name)
  })
}

/**
 * Removes it from an installation that only runs. What builders keep beside the packages, in folders that begin with a dot, is not looked
 * at: it comes and goes meanwhile.
 * @returns the number of files
 */
export async function removeUnusedFiles(packages) {
  const folders = (await readdir(packages, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(packages, name))
  const entries = []
  for (const folder of folders) entries.push(...(await readdir(folder, { recursive: true, withFileTypes: true })))
  const unused = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isUnused(relative(packages, path).split(sep).join('/')))
  for (const path of unused) await unlink(path)
  return unused.length
}
