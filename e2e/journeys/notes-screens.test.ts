import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkNotesScreens } from '../support/walks/walk-notes.ts'

useBrowser()

inspectModule('notes', walkNotesScreens)
