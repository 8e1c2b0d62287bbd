import { inspectModule } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { walkCardScreens } from '../support/walks/walk-cards.ts'
import { walkReviewScreens } from '../support/walks/walk-review.ts'

useBrowser()

inspectModule('reviews and imports', walkReviewScreens)
inspectModule('cards', walkCardScreens)
