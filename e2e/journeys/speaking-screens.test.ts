import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkSpeakingScreens } from '../support/walk-speaking.ts'

useBrowser()

inspectModule('speaking', walkSpeakingScreens)
