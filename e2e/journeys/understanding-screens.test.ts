import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkUnderstandingScreens } from '../support/walks/walk-understanding.ts'

useBrowser()

inspectModule('understanding', walkUnderstandingScreens)
