import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'common-passwords.txt')

let commonPasswords: ReadonlySet<string> | null = null

/** Whether `password` is among the 3,000 that are tried first, whatever its case and width. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= readPasswords()
  return commonPasswords.has(password.normalize('NFKC').toLowerCase())
}

/** One a line, after comments. */
function readPasswords(): Set<string> {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return new Set(lines.filter((line) => line && !line.startsWith('#')))
}
