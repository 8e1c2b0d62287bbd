import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkExamScreens } from '../support/walks/walk-exam.ts'

useBrowser()

inspectModule('exams', walkExamScreens)
