import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { selectUnfinished } from './lecture-store.ts'
import { presentLecture } from './present.ts'

/** Lectures in progress, and those that failed, newest first. Asked for every few seconds, and so one statement. */
export async function listUnfinished(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  language: Language,
): Promise<Answer<typeof lectureEndpoints.listUnfinished>> {
  const lectures = (await selectUnfinished(queries, student.id)).map((lecture) =>
    presentLecture(lecture, speaker.in(language)),
  )
  return {
    in_progress: lectures.filter(({ status }) => status === 'processing'),
    failed: lectures.filter(({ status }) => status === 'failed'),
  }
}
