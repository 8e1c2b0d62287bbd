import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  BUILT_ENGINE,
  BUILT_PROGRAMS,
  BUILT_SERVER,
  readCurrentManifest,
  SERVER_PROGRAM,
} from '../src/platform/processes/built-programs.ts'

/**
 * Builds the server, its engine and the programs of confined processes if they are missing or of other sources than those that are here.
 * @returns the server's file
 */
export async function ensurePrograms(): Promise<string> {
  if ([BUILT_PROGRAMS, BUILT_ENGINE, BUILT_SERVER].every((folder) => readCurrentManifest(folder))) return SERVER_PROGRAM
  // In a process of its own: the builder loads much, and sets variables of its environment.
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build-programs.ts')], { stdio: 'inherit' })
  const [code, signal] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`The programs could not be built: ${signal ?? `code ${code}`}`)
  return SERVER_PROGRAM
}
