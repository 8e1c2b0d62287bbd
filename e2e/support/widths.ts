import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from './axe.ts'

/** Those at which every screen is promised to fit. */
export const WIDTHS = [375, 768, 1440] as const
export const HEIGHT = 900
export const PHONE = { width: WIDTHS[0], height: HEIGHT }

const THEMES = ['dark', 'light'] as const

/**
 * Nothing on the page stands out of its window, at each width, in light and dark. The page stays as it was loaded, and is
 * left in the light on a phone.
 */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS.toReversed())
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: HEIGHT })
      await settle(page)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, `at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(width)
    }
}
