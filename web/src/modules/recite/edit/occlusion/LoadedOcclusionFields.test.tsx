import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, noNetwork, openScreen } from '../../../../core/account/signed-in-ground.tsx'
import { stubFetch } from '../../../../lib/api/fake-calls-ground.ts'
import { cardOf, setOf } from '../../recite-ground.ts'
import { CardEditor } from '../card-editor.ts'
import { LoadedOcclusionFields } from './LoadedOcclusionFields.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('fields that cannot be loaded say so in their place, and come with another try', async () => {
  beMei()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubFetch(noNetwork)
  const editor = new CardEditor(setOf('Anatomy', cardOf(1, { kind: 'occlusion', question: 'The heart', answer: '' })))
  const [card] = editor.cards.get()
  if (!card) throw new Error('There is no card')
  await openScreen(<LoadedOcclusionFields card={card} editor={editor} />)
  expect((await screen.findByRole('alert')).textContent).toContain('The editor of this picture could not be opened.')
  onLine.mockReturnValue(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Heading above the picture')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
