import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Unexpected console output fails the test that caused it; a test that expects some replaces the method itself. */
const LEVELS = ['error', 'warn', 'info', 'log', 'debug'] as const

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  for (const level of LEVELS) {
    const spy = console[level]
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${level}`).toEqual([])
  }
  vi.restoreAllMocks()
})
