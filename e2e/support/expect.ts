import type { Locator } from 'playwright-core'
import { expect as expectValue } from 'vitest'

const WITHIN = { timeout: 60_000, interval: 50 }

/** What a person would see of `locator`, waited for. */
export const expect = (locator: Locator) => ({
  toBeVisible: () => locator.waitFor({ state: 'visible' }),
  toBeGone: () => locator.waitFor({ state: 'hidden' }),
  toHaveText: (text: string | RegExp) =>
    expectValue
      .poll(() => locator.innerText(), WITHIN)
      .toEqual(typeof text === 'string' ? text : expectValue.stringMatching(text)),
  toHaveValue: (value: string) => expectValue.poll(() => locator.inputValue(), WITHIN).toBe(value),
  toBeFocused: () =>
    expectValue.poll(() => locator.evaluate((element) => element === document.activeElement), WITHIN).toBe(true),
  toHaveCount: (count: number) => expectValue.poll(() => locator.count(), WITHIN).toBe(count),
})
