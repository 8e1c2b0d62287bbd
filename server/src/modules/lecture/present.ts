import type { Lecture, LectureBookmark, LectureSection } from '@lectern/contract/lecture'
import type { LecturePhase } from '@lectern/domain/lecture'
import type { Say } from '@lectern/texts/speaker'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { partsOf } from '../../core/study-html/parts.ts'
import { elementHtml, termsHtml } from '../../core/study-html/write-html.ts'
import { tell } from '../../speaker.ts'
import type { BookmarkRow } from './bookmarks/bookmark-store.ts'
import { questionIdOf } from './check-questions.ts'
import type { LectureRow, SectionRow } from './lecture-store.ts'
import { nextAgain } from './processing/reading-of.ts'

export const presentLecture = (lecture: LectureRow, say: Say): Lecture => ({
  id: lecture.id,
  title: lecture.title,
  original_filename: lecture.originalFilename,
  total_pages: lecture.totalPages,
  unread_pages: lecture.unreadPages.toSorted((one, other) => one - other),
  read_again: nextAgain(lecture),
  reading_again: lecture.again?.pages ?? null,
  read_again_error: lecture.againError && tell(lecture.againError, say),
  file_size: lecture.fileSizeBytes,
  ...presentOrigin(lecture),
  credit_cost: lecture.creditCost,
  created_at: lecture.createdAt.toISOString(),
  status: lecture.status,
  error_message: lecture.errorMessage && tell(lecture.errorMessage, say),
  retry_until: lecture.retryUntil?.toISOString() ?? null,
  phase: phaseOf(lecture),
  sections_done: lecture.sectionsDone,
  section_count: lecture.sectionCount,
  made_by: null,
  ...(lecture.status === 'completed' && lecture.madeBy && presentMaker({ ...lecture, madeBy: lecture.madeBy })),
})

function phaseOf({ status, attempt, sectionCount }: LectureRow): LecturePhase | null {
  if (status !== 'processing') return null
  if (attempt === 0) return 'waiting'
  return sectionCount === 0 ? 'reading' : 'explaining'
}

interface Explanation {
  lecture: LectureRow
  sections: readonly SectionRow[]
  bookmark: BookmarkRow | undefined
  /** Whether it can be said of its parts and questions that they are wrong. */
  isMade: boolean
}

export const presentExplanation = (
  { lecture, sections, bookmark, isMade }: Explanation,
  say: Say,
): { lecture: Lecture; sections: LectureSection[]; bookmark: LectureBookmark | null } => ({
  lecture: presentLecture(lecture, say),
  sections: sections.map((section) => presentSection(section, isMade, say)),
  bookmark: bookmark ? presentBookmark(bookmark) : null,
})

const presentSection = (section: SectionRow, isMade: boolean, say: Say): LectureSection => ({
  id: section.position,
  title: section.title || pagesOf(section, say),
  first_page: section.firstPage,
  last_page: section.lastPage,
  badges: section.badges,
  content: section.html,
  ...(isMade && { parts: partsOf(section.html) }),
  questions: isMade ? section.questions.map((one) => ({ ...one, id: questionIdOf(one) })) : section.questions,
})

const pagesOf = ({ firstPage, lastPage }: SectionRow, say: Say): string =>
  firstPage === lastPage
    ? say('lecture.page', { page: firstPage })
    : say('lecture.pageRange', { first: firstPage, last: lastPage })

const presentBookmark = ({ sectionPosition, index, share }: BookmarkRow): LectureBookmark => ({
  section: sectionPosition,
  index,
  share,
})

/** All sections as one text: each under its title, with its questions at its end. */
export const joinSections = (sections: readonly LectureSection[]): string =>
  sections
    .map(({ title, content, questions }) =>
      [
        elementHtml('h2', title),
        content,
        termsHtml(questions.map(({ question, answer }) => ({ term: question, meaning: answer }))),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n')
