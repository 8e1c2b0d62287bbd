import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { reciteApi } from './api.ts'
import { changeContent, clearDraft } from './draft.ts'
import { ReciteScreen } from './ReciteScreen.tsx'
import { clearSelection, openSelection } from './selection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.spyOn(reciteApi, 'history').mockReturnValue(new Promise(() => {}))
  beMei()
})

afterEach(() => {
  cleanup()
  clearDraft()
  clearSelection()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading', { level: 1 })

test('a view is written to the address without a history entry, and main takes it away', async () => {
  const router = await openScreen(<ReciteScreen />, '/module/recite')
  fireEvent.click(screen.getByRole('button', { name: /Study History/ }))
  await pass(0)
  expect(router.state.location.search).toBe('?view=history')
  fireEvent.click(screen.getByRole('button', { name: 'Back to Flashcards' }))
  await pass(0)
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/')
})

test('an opened view takes the focus to its heading; the first one does not', async () => {
  await openScreen(<ReciteScreen />, '/module/recite')
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: /Create New Set/ }))
  await pass(0)
  expect(heading().textContent).toBe('Create New Set')
  expect(document.activeElement).toBe(heading())
})

test.each(['nonsense', 'study', 'generate', 'select', 'edit', 'edit&set_id=x'])(
  'view=%s without what it stands on shows the menu and puts the address right',
  async (query) => {
    const router = await openScreen(<ReciteScreen />, `/module/recite?view=${query}`)
    expect(heading().textContent).toBe('Flashcards')
    expect(router.state.location.search).toBe('')
  },
)

test('the draft is there again after looking at something else', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: '光合作用' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to Flashcards' }))
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: /Create New Set/ }))
  await pass(0)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('光合作用')
})

test('cards that wait for their review are told of on the menu', async () => {
  changeContent('Some material')
  openSelection(
    { content: 'Some material', documentName: '', purpose: 'Summary' },
    [{ question: 'What is a cell?', answer: 'A room', source: null, times_studied: 0, is_correct: null }],
    'model',
  )
  await openScreen(<ReciteScreen />, '/module/recite')
  fireEvent.click(screen.getByRole('button', { name: 'Review Cards' }))
  await pass(0)
  expect(heading().textContent).toBe('Review Your Flashcards')
})
