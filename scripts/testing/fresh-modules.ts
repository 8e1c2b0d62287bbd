import { vi } from 'vitest'

// Test files share their worker, which saves a third of their time; our own modules still begin anew with each of them.
vi.resetModules()
// Nor does what one file put in the place of something else outlive it.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
