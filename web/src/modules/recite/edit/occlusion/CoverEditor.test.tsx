import { type CoveredPicture, readCoveredPicture, writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../../../core/account/signed-in-ground.tsx'
import { say } from '../../../../lib/language.ts'
import { useStore } from '../../../../lib/store.ts'
import { cardOf, setOf } from '../../recite-ground.ts'
import { CardEditor } from '../card-editor.ts'
import { CoverEditor } from './CoverEditor.tsx'
import { useCovers } from './use-covers.ts'

const TRIANGLE = [
  { x: 0.2, y: 0.2 },
  { x: 0.6, y: 0.2 },
  { x: 0.4, y: 0.6 },
]
const COVERED: CoveredPicture = {
  ...readCoveredPicture(`![heart](${'a'.repeat(32)}.png)`),
  shapes: [{ number: 1, outline: { kind: 'polygon', points: TRIANGLE }, angle: 0, name: '' }],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('presses of keys that move one corner are undone as one, those of another by themselves', async () => {
  beMei()
  const card = cardOf(1, { kind: 'occlusion', question: writeCoveredPicture(COVERED), answer: '' })
  fakeServer({ 'PATCH /api/recite/flashcards/1/': card })
  const editor = new CardEditor(setOf('Anatomy', card))
  const Editor = () => {
    const [only] = useStore(editor.cards)
    return only && <Covered card={only} />
  }
  const Covered = ({ card: only }: { card: Parameters<typeof useCovers>[0] }) => (
    <CoverEditor covers={useCovers(only, editor)} />
  )
  await openScreen(<Editor />)
  const stage = within(screen.getByRole('application', { name: say('cards.coverStage') }))
  const press = (key: string, ctrlKey = false) =>
    fireEvent.keyDown(stage.getAllByRole('button')[0] as HTMLElement, { key, ctrlKey })
  const heights = () => {
    const { outline } = readCoveredPicture(editor.cards.get()[0]?.question ?? '').shapes[0] ?? {}
    return outline?.kind === 'polygon' ? outline.points.map(({ y }) => Math.round(y * 100)) : []
  }
  press('c')
  press('ArrowDown')
  press('ArrowDown')
  press('c')
  press('ArrowDown')
  expect(heights()).toEqual([22, 21, 60])
  press('z', true)
  expect(heights()).toEqual([22, 20, 60])
  press('z', true)
  expect(heights()).toEqual([20, 20, 60])
})
