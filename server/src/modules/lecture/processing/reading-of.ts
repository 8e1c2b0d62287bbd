import { type LectureReading, MOST_RECOGNISED_PAGES, priceOfLecturePagesAgain } from '@lectern/domain/lecture'
import type { LectureRow } from '../lecture-store.ts'

/** How much of a lecture has been read, once its PDF has been looked through. */
export function readingOf({ fileSizeBytes, totalPages, unreadPages }: LectureRow): LectureReading {
  const pages = Math.max(1, totalPages ?? 1)
  return { sizeBytes: fileSizeBytes, totalPages: pages, readPages: pages - unreadPages.length }
}

/** Which unread pages of a completed lecture would be read again, and for how much; null where that cannot be. */
export function nextAgain(lecture: LectureRow): { pages: number[]; credits: number } | null {
  if (lecture.status !== 'completed' || lecture.again || lecture.unreadPages.length === 0) return null
  const pages = lecture.unreadPages.slice(0, MOST_RECOGNISED_PAGES).toSorted((one, other) => one - other)
  return { pages, credits: priceOfLecturePagesAgain(readingOf(lecture), lecture.creditCost, pages.length) }
}
