import type { Readable } from 'node:stream'
import type { Routes } from './http/routes.ts'
import type { Queries, Transaction } from './platform/database/database.ts'
import type { Services } from './services.ts'

/** One room of the house, as `app.ts` composes it: a study module, or a part of core that has addresses of its own. */
export interface Module {
  id: string
  routes?: Routes | readonly Routes[]
  /** Registers its jobs and what it does again and again. */
  work?(services: Services): void
  /**
   * Called while a student is erased, before their row goes: cancels their jobs, and removes rows that do not go with
   * the student by cascade. Files under the student's prefix go by themselves.
   */
  eraseStudent?(services: Services, tx: Transaction, student: LeavingStudent): Promise<void>
  /** What is kept of a student here, for the archive that they can take along. One entry a thing, never all at once. */
  exportStudent?(services: Services, student: { id: number }): AsyncIterable<ExportEntry>
  /** Whether something here refers to a file, so that it must stay. */
  needsFile?(queries: Queries, fileKey: string): Promise<boolean>
  /** Bytes of what the student keeps here, files and texts: they count against their storage. */
  storageBytes?(queries: Queries, studentId: number): Promise<number>
}

export interface LeavingStudent {
  id: number
  /** Case-folded. */
  email: string
}

/** One file of an archive: its bytes, or anything else to be written as JSON. */
export interface ExportEntry {
  /** Within the archive, made of names that are ours: never of what a student typed. */
  path: string
  content: Readable | object
}
