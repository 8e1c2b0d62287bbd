import type { LectureBookmark } from '@lectern/contract/lecture'
import { readStored } from '../../../lib/storage/stored-value.ts'

/** Where an earlier version of the site kept it, in this browser. */
const keyOf = (lectureId: number): string => `lectern.lecture.${lectureId}`

/** What this browser knew of the place in a lecture before the server kept it: the section, from its top. */
export function readEarlierBookmark(lectureId: number): LectureBookmark | null {
  try {
    const { section, index = 0 } = JSON.parse(readStored(keyOf(lectureId)) ?? 'null')
    return [section, index].every(Number.isInteger) ? { section, index, share: 0 } : null
  } catch {
    return null
  }
}
