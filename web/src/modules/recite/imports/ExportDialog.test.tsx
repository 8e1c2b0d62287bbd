import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '../../../core/account/signed-in-ground.tsx'
import { ExportDialog } from './ExportDialog.tsx'

afterEach(cleanup)

test('a package for Anki says which box to tick there, so that what was learned comes along', async () => {
  await openScreen(<ExportDialog isOpen title="Cells" load={async () => new Blob()} onClose={() => {}} />)
  const button = screen.getByRole('button', { name: /Anki/ })
  expect(button.closest('li')?.textContent).toMatch(/tick/i)
  expect(button.closest('li')?.textContent).toMatch(/schedul|progress/i)
})
