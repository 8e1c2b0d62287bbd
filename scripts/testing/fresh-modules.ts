import { vi } from 'vitest'

// Test files share their worker, which saves a third of their time; our own modules still begin anew with each of them.
vi.resetModules()
