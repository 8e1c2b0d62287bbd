import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInStudent } from './api-account.ts'
import { findBarriers } from './axe.ts'
import { type JourneyOptions, journey } from './journey.ts'
import type { Visit } from './visit.ts'
import type { ModuleWalk } from './walks/module-walks.ts'

const WIDTHS = [375, 768, 1440]
const HEIGHT = 900

/** A journey that looks at each screen as it comes, and tells of all faults at the end, so that one run names them all. */
export function inspectScreens(
  title: string,
  walk: (page: Page, visit: Visit) => Promise<void>,
  options: JourneyOptions = {},
): void {
  journey(
    title,
    async (page) => {
      const faults: string[] = []
      await walk(page, async (screen) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT })
          const widest = await page.evaluate(() => document.documentElement.scrollWidth)
          if (widest > width) faults.push(`${screen} is ${widest} px wide on a screen of ${width} px`)
        }
        for (const barrier of await findBarriers(page)) faults.push(`${screen}, ${barrier}`)
      })
      expect(faults).toEqual([])
    },
    options,
  )
}

/** Inspects every screen of one module. */
export const inspectModule = (module: string, walk: ModuleWalk): void =>
  inspectScreens(`a student meets no barrier on any screen of ${module}`, async (page, visit) =>
    walk(page, await signInStudent(page), visit),
  )
