import type { Language } from '@lectern/texts/languages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'
import type { SampleChapter } from './sample-chapter.ts'

/** What the sample has beside its chapter. */
export type SamplePart = 'set' | 'exam' | 'talk'

/** What a part of the sample is made from. */
interface KeptChapter {
  chapter: SampleChapter
  language: Language
  materialId: number | null
  /** False where its student had this part before, and has deleted it. */
  isFirst: boolean
}

/** How a module makes its part of the sample chapter a student's own, and lets it go. */
export interface SampleSource {
  part: SamplePart
  /** Keeps it as if the student had made it, at no price. @returns its id */
  keep(tx: Transaction, student: { id: number }, sample: KeptChapter, now: Date): Promise<number>
  isThere(queries: Queries, studentId: number, id: number): Promise<boolean>
  /** Removes it with what was done with it. @throws Problem `not_found` */
  remove(
    services: { queue: JobQueue; clock: Clock },
    tx: Transaction,
    student: { id: number },
    id: number,
  ): Promise<void>
}
