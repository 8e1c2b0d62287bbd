import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WritingDialog } from './WritingDialog.tsx'

const close = vi.fn()
beforeEach(() => void close.mockClear())
afterEach(cleanup)

const show = (hasWriting: boolean) =>
  render(
    <WritingDialog isOpen onClose={close} title="Write" hasWriting={hasWriting}>
      <textarea aria-label="Text" />
    </WritingDialog>,
  )
const pressEscape = () => act(async () => void fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' }))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('where nothing was typed it closes at once', async () => {
  show(false)
  await pressEscape()
  expect(close).toHaveBeenCalledOnce()
})

test('where something was typed Escape and the cross ask first, and it stays or is given up', async () => {
  show(true)
  for (const leave of [pressEscape, () => press('Close')]) {
    await leave()
    expect(screen.getByRole('alertdialog', { name: 'Give up what you typed?' })).toBeDefined()
    await press('Keep Writing')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Write' })).toBeDefined()
  }
  expect(close).not.toHaveBeenCalled()
  await pressEscape()
  await press('Give Up')
  expect(close).toHaveBeenCalledOnce()
})
