import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { wait } from '../../../lib/wait.ts'
import { PriceLine } from './PriceLine.tsx'

const CONFIG = 'GET /api/config/'

beforeEach(beMei)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what a message costs is told though nobody knows who answers it, and a server that fails is not asked for good', async () => {
  const server = fakeServer({ [CONFIG]: refusal(500, 'internal', 'Something went wrong.') })
  await openScreen(<PriceLine />)
  await screen.findByText('1 credit')
  const asked = server.sent(CONFIG).length
  await wait(200)
  expect(server.sent(CONFIG)).toHaveLength(asked)
  expect(screen.getByText('1 credit')).toBeDefined()
})
