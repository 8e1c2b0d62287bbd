import type { Answer, Query } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURES_PER_PAGE } from '@lectern/domain/lecture'
import type { Language } from '@lectern/texts/languages'
import { readPage, type Slice } from '../../core/pages/read-page.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { type LectureRow, selectLectures } from './lecture-store.ts'
import { listUnfinished } from './list-unfinished.ts'
import { presentLecture } from './present.ts'

type Endpoint = typeof lectureEndpoints.list

/** A page of the student's completed lectures, newest first; beside it those in progress, and those that failed. */
export async function listLectures(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const present = (lecture: LectureRow) => presentLecture(lecture, speaker.in(language))
  const { queries } = database
  const read = (slice: Slice) => selectLectures(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, LECTURES_PER_PAGE, page)
  return {
    results: rows.map(present),
    total_pages: pagination.total_pages,
    pagination,
    ...(await listUnfinished({ database }, student, language)),
  }
}
