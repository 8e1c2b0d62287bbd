import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkListeningScreens } from '../support/walks/walk-listening.ts'

useBrowser()

inspectModule('listening', walkListeningScreens)
