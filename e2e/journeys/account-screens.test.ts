import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkAccountScreens, walkOutage } from '../support/walks/walk-account.ts'
import { walkSharingScreens } from '../support/walks/walk-sharing.ts'

useBrowser()

inspectModule('the account', walkAccountScreens)
inspectModule('an outage', walkOutage, {
  mayComplain: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|not taken|could not be loaded/,
})
inspectModule('sharing', walkSharingScreens)
