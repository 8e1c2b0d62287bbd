import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { handedOverTextStore, handOverText } from '../../../core/documents/handed-over-text.ts'
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
  handedOverTextStore.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content').value

test('text that was handed over becomes the material, once', async () => {
  handOverText('recite', HANDED_OVER)
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  expect(content()).toBe(HANDED_OVER.text)
  expect(draftStore.get().documentName).toBe('scan.pdf')
  expect(handedOverTextStore.get()).toBeNull()
})

test('over the open screen it asks before it takes the place of what was typed', async () => {
  changeContent('My own notes')
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  handOverText('recite', HANDED_OVER)
  await pass(10)
  expect(content()).toBe('My own notes')
  fireEvent.click(screen.getByRole('button', { name: 'Add to the End' }))
  await pass(10)
  expect(content()).toBe('My own notes\n\n細胞有細胞核。')
})

test('a text for another module is left to that, though this one is open', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  handOverText('exam', HANDED_OVER)
  await pass(10)
  expect(content()).toBe('')
  expect(handedOverTextStore.get()).toEqual({ ...HANDED_OVER, to: 'exam' })
})

test('a document without text takes no place of a text and stands below none', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  const handOver = async (text: string, documentName: string) => {
    handOverText('recite', { text, documentName })
    await pass(10)
  }
  await handOver(NO_READABLE_TEXT, 'first.pdf')
  expect(content()).toBe(NO_READABLE_TEXT)
  await handOver(HANDED_OVER.text, 'cells.pdf')
  expect(content()).toBe(HANDED_OVER.text)
  await handOver(NO_READABLE_TEXT, 'second.pdf')
  expect(content()).toBe(HANDED_OVER.text)
  const told = /^“second\.pdf” has no text that can be read, and was not added/
  expect(screen.getByText(told)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'My own notes' } })
  expect(screen.queryByText(told)).toBeNull()
  await handOver(NO_READABLE_TEXT, 'second.pdf')
  expect(screen.queryByRole('button', { name: 'Add to the End' })).toBeNull()
  expect(content()).toBe('My own notes')
  await handOver(HANDED_OVER.text, 'cells.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Add to the End' }))
  expect(content()).toBe(`My own notes\n\n${HANDED_OVER.text}`)
  expect(screen.queryByText(told)).toBeNull()
})
