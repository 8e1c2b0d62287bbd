import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkLectureScreens } from '../support/walks/walk-lecture.ts'

useBrowser()

inspectModule('lectures', walkLectureScreens)
