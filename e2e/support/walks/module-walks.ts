import type { Page } from 'playwright-core'
import type { Student } from '../api-account.ts'
import type { Visit } from '../visit.ts'
import { walkCardScreens } from './walk-cards.ts'
import { walkExamScreens } from './walk-exam.ts'
import { walkLectureScreens } from './walk-lecture.ts'
import { walkLibraryScreens } from './walk-library.ts'
import { walkListeningScreens } from './walk-listening.ts'
import { walkNotesScreens } from './walk-notes.ts'
import { walkOcrScreens } from './walk-ocr.ts'
import { walkReviewScreens } from './walk-review.ts'
import { walkSharingScreens } from './walk-sharing.ts'
import { walkSpeakingScreens } from './walk-speaking.ts'
import { walkUnderstandingScreens } from './walk-understanding.ts'
import { walkWritingScreens } from './walk-writing.ts'

/** Walks every screen of a module as a new student, who has twenty credits. */
export type ModuleWalk = (page: Page, student: Student, visit: Visit) => Promise<void>

/** Flashcards are walked with the shell, in `screens.ts`. */
export const MODULE_WALKS: readonly [module: string, walk: ModuleWalk][] = [
  ['cards', walkCardScreens],
  ['exams', walkExamScreens],
  ['lectures', walkLectureScreens],
  ['library', walkLibraryScreens],
  ['listening', walkListeningScreens],
  ['notes', walkNotesScreens],
  ['OCR', walkOcrScreens],
  ['reviews', walkReviewScreens],
  ['sharing', walkSharingScreens],
  ['speaking', walkSpeakingScreens],
  ['understanding', walkUnderstandingScreens],
  ['writing', walkWritingScreens],
]
