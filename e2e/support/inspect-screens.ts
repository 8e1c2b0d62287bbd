import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signInStudent } from './api-account.ts'
import { findBarriersInLight, findBarriersOfLayout } from './axe.ts'
import { findFaintTexts } from './contrast/faint-texts.ts'
import { type JourneyOptions, journey } from './journey.ts'
import { findUnsaid, StudentWords } from './languages/find-unsaid.ts'
import { inWordsOf } from './languages/in-words-of.ts'
import { openPhrasebook } from './languages/phrasebook.ts'
import { STAND_IN, speakPseudo } from './languages/pseudo.ts'
import { findUnderToasts } from './toasts/under-toasts.ts'
import type { Visit } from './visit.ts'
import type { ModuleWalk } from './walks/module-walks.ts'
import { HEIGHT, PHONE, WIDTHS } from './widths.ts'

type Walk = (page: Page, visit: Visit) => Promise<void>

/**
 * A journey that looks at each screen as it comes, and tells of all faults at the end, so that one run names them all. The
 * site speaks a pseudo-language, longer than English: what stands in no catalogue shows, and so does what is cut off on a
 * phone. The walk names things in English all the same.
 */
export function inspectInPseudo(title: string, walk: Walk, options: JourneyOptions = {}): void {
  journey(
    title,
    async (page) => {
      const faults: string[] = []
      await speakPseudo(page)
      const words = new StudentWords(page)
      await words.hearStreams(page)
      const look = lookAt(page, faults)
      await walk(inWordsOf(page, await openPhrasebook('pseudo')), async (screen) => {
        await page.setViewportSize(PHONE)
        for (const fault of await findUnsaid(page, words)) faults.push(`${screen}, ${fault}`)
        await look(screen)
      })
      expect(faults).toEqual([])
    },
    { locale: 'zh-CN', ...options },
  )
}

const lookAt =
  (page: Page, faults: string[]): Visit =>
  async (screen) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      if (widest > width) faults.push(`${screen} is ${widest} px wide on a screen of ${width} px`)
      for (const fault of await faultsOfToasts(page, screen)) faults.push(`${screen}, ${width} px: ${fault}`)
      for (const text of await findFaintTexts(page)) faults.push(`${screen}, ${width} px, ${text}`)
      if (width !== WIDTHS.at(-1))
        for (const barrier of await findBarriersOfLayout(page)) faults.push(`${screen}, ${width} px: ${barrier}`)
    }
    for (const barrier of await findBarriersInLight(page)) faults.push(`${screen}, ${barrier}`)
  }

/** The landing page stands before the site, and says nothing. */
const faultsOfToasts = async (page: Page, screen: string): Promise<string[]> =>
  screen === 'landing' ? [] : findUnderToasts(page)

/** Inspects every screen of one module, in the pseudo-language. */
export const inspectModule = (module: string, walk: ModuleWalk, options: JourneyOptions = {}): void =>
  inspectInPseudo(
    `a student meets no barrier on any screen of ${module}`,
    async (page, visit) => walk(page, await signInStudent(page, { language: STAND_IN }), visit),
    options,
  )
