import { inspectInPseudo } from '../support/inspect-screens.ts'
import { useBrowser } from '../support/journey.ts'
import { STAND_IN } from '../support/languages/pseudo.ts'
import { EMPTY_CHUNK } from '../support/recite.ts'
import { signInBusyStudent, walkStudentScreens, walkVisitorScreens } from '../support/screens.ts'

useBrowser()

inspectInPseudo(
  'a visitor meets no barrier and no sideways scroll on any screen, in light and dark',
  walkVisitorScreens,
)

inspectInPseudo(
  'a student meets none either, however long the words and whatever the script',
  async (page, visit) => {
    await signInBusyStudent(page, STAND_IN)
    await walkStudentScreens(page, visit)
  },
  { mayComplain: EMPTY_CHUNK },
)
