import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

/** A dialog that is opened by an item of a menu, which goes as it opens. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={menuButton} type="button">
        Menu
      </button>
      {!isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          Item
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Title" opener={menuButton} />
    </>
  )
}

test('a dialog gives the focus back to what opened it, where the item that was pressed is gone', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Item' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Item' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(document.activeElement?.textContent).toBe('Menu')
})
