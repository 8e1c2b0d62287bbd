import type { Locator } from 'playwright-core'
import { expect as expectValue } from 'vitest'

/**
 * How long a step of a journey may take, in every page and wherever something is waited for. Nothing is measured by it: a machine
 * that is busy with other things too takes its time.
 */
export const STEP_TIMEOUT_MS = 180_000

const WITHIN = { timeout: STEP_TIMEOUT_MS, interval: 50 }

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
