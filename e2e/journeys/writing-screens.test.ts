import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkWritingScreens } from '../support/walks/walk-writing.ts'

useBrowser()

inspectModule('writing', walkWritingScreens)
