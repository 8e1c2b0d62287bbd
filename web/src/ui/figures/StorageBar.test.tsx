import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StorageBar } from './StorageBar.tsx'

afterEach(cleanup)

test.each([
  [0, 500, '0 MB / 500 MB used'],
  [0.01, 500, '0.1 MB / 500 MB used'],
  [12.34, 500, '12.3 MB / 500 MB used'],
  [1500, 2048, '1500 MB / 2048 MB used'],
])('%f of %i MB reads %j', (usedMb, limitMb, text) => {
  render(<StorageBar usedMb={usedMb} limitMb={limitMb} />)
  expect(screen.getByText(text)).toBeDefined()
})
