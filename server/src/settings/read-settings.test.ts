import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from './read-settings.ts'

afterEach(() => vi.unstubAllEnvs())

test('takes relative paths from the folder that holds package.json and .env', () => {
  vi.stubEnv('DATA_DIR', './somewhere')
  expect(readSettings().dataDir).toBe(join(import.meta.dirname, '..', '..', '..', 'somewhere'))
})
