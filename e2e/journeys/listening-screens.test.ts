import { inspectModuleInEnglish } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkListeningScreens } from '../support/walks/walk-listening.ts'

useBrowser()

inspectModuleInEnglish('listening', walkListeningScreens)
