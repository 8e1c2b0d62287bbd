import { inspectModuleInEnglish } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkSpeakingScreens } from '../support/walks/walk-speaking.ts'

useBrowser()

inspectModuleInEnglish('speaking', walkSpeakingScreens)
