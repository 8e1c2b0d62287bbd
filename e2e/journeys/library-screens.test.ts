import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkLibraryScreens } from '../support/walks/walk-library.ts'

useBrowser()

inspectModule('the library', walkLibraryScreens)
