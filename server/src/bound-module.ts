import type { Readable } from 'node:stream'
import type { MadeThing } from '@lectern/contract/materials/made-thing'
import type { Language } from '@lectern/texts/languages'
import type { BegunWork } from './core/begun/begun-work.ts'
import type { FeedbackSource } from './core/feedback/feedback-source.ts'
import type { ReviewSource } from './core/review/review-source.ts'
import type { SampleSource } from './core/samples/sample-source.ts'
import type { Found } from './core/search/found.ts'
import type { SharedFiles, SharingSource } from './core/sharing/sharing-source.ts'
import type { UnfinishedWork } from './core/unfinished/unfinished-work.ts'
import type { Queries, Transaction } from './platform/database/database.ts'

/** A part of the house bound to its services: what goes through all parts asks it, and knows nothing of its routes. */
export interface BoundModule {
  id: string
  /**
   * Called while a student is erased, before their row goes: cancels their jobs, and removes rows that do not go with
   * the student by cascade. Files under the student's prefix go by themselves.
   */
  eraseStudent?(tx: Transaction, student: LeavingStudent): Promise<void>
  /** What is kept of a student here, for the archive that they can take along. One entry a thing, never all at once. */
  exportStudent?(student: ExportingStudent): AsyncIterable<ExportEntry>
  /** Those of some files that something here refers to, so that they must stay. */
  neededFiles?(queries: Queries, fileKeys: readonly string[]): Promise<string[]>
  /** Bytes of what the student keeps here, files and texts: they count against their storage. */
  storageBytes?(queries: Queries, studentId: number): Promise<number>
  /** Paid work here that is under way, failed or waits to be taken, of which the first screen tells. */
  unfinishedWork?: UnfinishedWork
  /** What was begun and left here and costs nothing yet, of which the first screen tells as well. */
  begunWork?: BegunWork
  /** What it made of a material of the student's, the newest first, at most `MOST_MADE_SHOWN`. */
  madeOf?(queries: Queries, student: { id: number }, materialId: number): Promise<MadeThing[]>
  /** Told of a recording that was brought to the library: where it has heard these bytes before, it gives what was said. */
  recordingBrought?(student: { id: number }, recording: BroughtRecording): Promise<void>
  /** What of its own holds `search`, whatever its case: of each kind the newest, at most `MOST_FOUND`. */
  find?(student: { id: number }, search: string): Promise<Found[]>
  /** What of its things can be reviewed: says what they ask and answer. */
  reviewSource?: ReviewSource
  /** What of its things was made and can be said to be wrong. */
  feedback?: FeedbackSource
  /** What of its things can be shared by a link: shows them, and makes another student's copy. */
  sharing?: SharingSource
  /** The files that these show, where they show any. */
  sharedFiles?: SharedFiles
  /** Its part of the sample chapter that somebody new may try. */
  sample?: SampleSource
  /** What the student's work here was marked with, the newest first: the page of progress shows it over time. */
  scores?(queries: Queries, studentId: number, limit: number): Promise<Score[]>
}

/** A recording of the library, by its sound as it is kept. */
export interface BroughtRecording {
  materialId: number
  sizeBytes: number
  /** `hashOfSound` */
  soundHash: string
}

/** A mark on its own scale. */
export interface Score {
  at: Date
  title: string
  score: number
  most: number
}

export interface LeavingStudent {
  id: number
  /** Case-folded. */
  email: string
}

/** Who takes along what is theirs, and the language in which the archive words what is kept as messages. */
export interface ExportingStudent {
  id: number
  language: Language
}

/** One file of an archive: its bytes, or anything else to be written as JSON. */
export interface ExportEntry {
  /** Within the archive, made of names that are ours: never of what a student typed. */
  path: string
  content: Readable | object
}
