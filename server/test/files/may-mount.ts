import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system of one's own is the one disk that is really full; whether this process may have one. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}
