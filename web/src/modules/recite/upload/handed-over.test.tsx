import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { changeContent, clearDraft, draftStore } from '../draft.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'

const HANDED_OVER = { text: '細胞有細胞核。', documentName: 'scan.pdf' }

beforeEach(() => {
  vi.useFakeTimers()
  beMei()
})

afterEach(() => {
  cleanup()
  clearDraft()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content').value

test('text that was handed over becomes the material, once', async () => {
  handedOverTextStore.set(HANDED_OVER)
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  expect(content()).toBe(HANDED_OVER.text)
  expect(draftStore.get().documentName).toBe('scan.pdf')
  expect(handedOverTextStore.get()).toBeNull()
})

test('over the open screen it asks before it takes the place of what was typed', async () => {
  changeContent('My own notes')
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  handedOverTextStore.set(HANDED_OVER)
  await pass(10)
  expect(content()).toBe('My own notes')
  fireEvent.click(screen.getByRole('button', { name: 'Add to the End' }))
  await pass(10)
  expect(content()).toBe('My own notes\n\n細胞有細胞核。')
})
