import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkAccountScreens } from '../support/walks/walk-account.ts'

useBrowser()

inspectModule('the account and of outages', walkAccountScreens, {
  mayComplain: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|not known|dynamically imported/,
})
