import type { Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { MODULE_WALKS } from '../support/module-walks.ts'
import { EMPTY_CHUNK } from '../support/recite.ts'
import { signInBusyStudent, walkStudentScreens, walkVisitorScreens } from '../support/screens.ts'
import type { Visit } from '../support/visit.ts'

useBrowser()

const WIDTHS = [375, 768, 1440]
const HEIGHT = 900

/** Looks at each screen as it comes and tells of all faults at the end, so that one run names them all. */
function inspector(page: Page) {
  const faults: string[] = []
  const visit: Visit = async (screen) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      if (widest > width) faults.push(`${screen} is ${widest} px wide on a screen of ${width} px`)
    }
    for (const barrier of await findBarriers(page)) faults.push(`${screen}, ${barrier}`)
  }
  return { faults, visit }
}

journey('a visitor meets no barrier and no sideways scroll on any screen, in light and dark', async (page) => {
  const { faults, visit } = inspector(page)
  await walkVisitorScreens(page, visit)
  expectValue(faults).toEqual([])
})

journey(
  'a student meets none either, however long the words and whatever the script',
  async (page) => {
    const { faults, visit } = inspector(page)
    await signInBusyStudent(page)
    await walkStudentScreens(page, visit)
    expectValue(faults).toEqual([])
  },
  { mayComplain: EMPTY_CHUNK },
)

for (const [module, walk] of MODULE_WALKS)
  journey(`a student meets none on any screen of ${module}`, async (page) => {
    const { faults, visit } = inspector(page)
    await walk(page, await signInStudent(page), visit)
    expectValue(faults).toEqual([])
  })
