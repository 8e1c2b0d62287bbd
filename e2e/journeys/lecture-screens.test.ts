import { inspectModuleInEnglish } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkLectureScreens } from '../support/walks/walk-lecture.ts'

useBrowser()

inspectModuleInEnglish('lectures', walkLectureScreens)
