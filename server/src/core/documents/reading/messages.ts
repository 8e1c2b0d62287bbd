import type { DocumentType } from './document-type.ts'
import type { ReadingLimits } from './limits.ts'
import type { UnreadableReason } from './unreadable-document.ts'

/** What the reading process can be asked. Another task is another member here, another case in `reading-child.ts`. */
export type ReadingRequest = { task: 'text'; type: DocumentType; limits: ReadingLimits }

/** Results by task. */
export type ReadingResults = {
  text: { text: string; pageCount: number | null; emptyPages: number[] }
}

/** What the reading process says: `ready` once, then one answer to each request. */
export type ReadingReply =
  | { kind: 'ready' }
  | { kind: 'done'; result: ReadingResults[keyof ReadingResults] }
  | { kind: 'failed'; reason: UnreadableReason; detail: string }
