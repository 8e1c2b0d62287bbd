import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkSpeakingScreens } from '../support/walks/walk-speaking.ts'

useBrowser()

inspectModule('speaking', walkSpeakingScreens)
