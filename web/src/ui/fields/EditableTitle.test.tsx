import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditableTitle } from './EditableTitle.tsx'

afterEach(cleanup)

const onSave = vi.fn<(title: string, close: () => void) => void>()

beforeEach(() => {
  onSave.mockReset()
  render(
    <>
      <EditableTitle title="Cells" maxLength={200} isSaving={false} onSave={onSave} />
      <button type="button">Delete Cells</button>
    </>,
  )
  fireEvent.click(pencil())
})

const pencil = () => screen.getByRole('button', { name: 'Rename Cells' })
const box = () => screen.getByLabelText('Title of Cells')

function typeAndEnter(title: string): void {
  fireEvent.change(box(), { target: { value: title } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}

const closeSaved = () => act(() => onSave.mock.lastCall?.[1]())

test('the button that opened the box has the focus again once the title is saved, or left as it was', () => {
  expect(document.activeElement).toBe(box())
  typeAndEnter(' Cells 細胞 ')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Cells 細胞', expect.any(Function))
  closeSaved()
  expect(document.activeElement).toBe(pencil())

  fireEvent.click(pencil())
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(document.activeElement).toBe(pencil())
  expect(onSave).toHaveBeenCalledOnce()
})

test('whoever has gone on elsewhere while the title is saved stays there', () => {
  typeAndEnter('Organelles')
  const next = screen.getByRole('button', { name: 'Delete Cells' })
  act(() => next.focus())
  closeSaved()
  expect(screen.queryByLabelText('Title of Cells')).toBeNull()
  expect(document.activeElement).toBe(next)
})

test('a box that is left for something else without a change does not call the focus back', () => {
  const next = screen.getByRole('button', { name: 'Delete Cells' })
  act(() => next.focus())
  expect(screen.queryByLabelText('Title of Cells')).toBeNull()
  expect(document.activeElement).toBe(next)
})
