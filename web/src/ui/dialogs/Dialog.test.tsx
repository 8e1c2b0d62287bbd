import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepFocus } from '../../lib/keyboard/keep-focus.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

/** A dialog that is opened by an item of a menu, which goes as it opens. */
function Page({ isMenuOff = false }: { isMenuOff?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={menuButton} type="button" disabled={isMenuOff}>
        Menu
      </button>
      {(isMenuOff || !isOpen) && (
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

test('what opened it is passed over where it cannot take the focus: what had it before does', async () => {
  render(<Page isMenuOff />)
  screen.getByRole('button', { name: 'Item' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Item' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Item'))
})

/** A page with a dialog that is opened by a button which stays, and whose first field has the focus from the start. */
function Plain({ kind, onClosed = () => {} }: { kind: 'dialog' | 'question'; onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Another</button>
      {kind === 'dialog' ? (
        <Dialog isOpen={isOpen} onClose={close} title="Title">
          <input aria-label="Field" autoFocus />
        </Dialog>
      ) : (
        <ConfirmDialog
          {...{ isOpen, title: 'Sure?', description: 'It goes.', confirmLabel: 'Go' }}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  )
}

const closing = { dialog: 'Close', question: 'Cancel' } as const
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)))

test.each(['dialog', 'question'] as const)('a %s gives the focus back to the button that opened it', async (kind) => {
  render(<Plain kind={kind} />)
  screen.getByRole('button', { name: 'Open' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await settled()
  expect(document.activeElement?.textContent).not.toBe('Open')
  fireEvent.click(screen.getByRole('button', { name: closing[kind] }))
  await settled()
  expect(document.activeElement?.textContent).toBe('Open')
})

test('a dialog leaves the focus where the page has put it meanwhile', async () => {
  render(<Plain kind="dialog" onClosed={() => screen.getByText('Another').focus()} />)
  screen.getByRole('button', { name: 'Open' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await settled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await act(async () => screen.getByText('Another').focus())
  await settled()
  expect(document.activeElement?.textContent).toBe('Another')
})

/** A row that goes with what its dialog asks, as a row of a list does; beside it another one. */
function Doomed() {
  const [rows, setRows] = useState(['First', 'Second'])
  const [doomed, setDoomed] = useState<string | null>(null)
  return (
    <main>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setDoomed(row)}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...{ isOpen: doomed !== null, title: 'Sure?', description: 'It goes.', confirmLabel: 'Go' }}
        onConfirm={() => {
          setRows(rows.filter((row) => row !== doomed))
          setDoomed(null)
        }}
        onCancel={() => setDoomed(null)}
      />
    </main>
  )
}

test('where what opened it went with what was asked, the focus goes to what stands there then', async () => {
  render(<Doomed />)
  screen.getByRole('button', { name: 'Delete First' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Delete First' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Go' }))
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Second' }))
})

test.each([
  ['as long as it loads', () => <p>Loading</p>, null],
  ['where it has links alone', () => <a href="/notes">Notes</a>, null],
  ['where there is something to write in', () => <input aria-label="Name" />, 'Name'],
])('a dialog has the focus itself, or what it is about has: %s', async (_, content, field) => {
  render(
    <Dialog isOpen onClose={() => {}} title="Title" actions={<button type="button">Cancel</button>}>
      {content()}
    </Dialog>,
  )
  await settled()
  expect(document.activeElement).toBe(field ? screen.getByLabelText(field) : screen.getByRole('dialog'))
})

test.each([
  ['beside the page Tab leads on from its last control to the page', 'beside', true],
  ['over the page Tab stays in it', 'md', false],
] as const)('%s', async (_, size, leadsOn) => {
  render(
    <Dialog isOpen onClose={() => {}} title="Title" size={size}>
      <a href="/whole">The whole</a>
    </Dialog>,
  )
  await settled()
  const cross = screen.getByRole('button', { name: 'Close' })
  cross.focus()
  expect(fireEvent.keyDown(cross, { key: 'Tab' })).toBe(leadsOn)
})

/** A list in a dialog: each row leads somewhere and can be put away. */
function Tray() {
  const [rows, setRows] = useState(['First', 'Second', 'Third'])
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog isOpen onClose={() => {}} title="Tray">
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="/there">{row}</a>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Put {row} away
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <ConfirmDialog
        {...{ isOpen: isAsking, title: 'Sure?', description: 'It goes.', confirmLabel: 'Go' }}
        onConfirm={() => {}}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  )
}

test('a dialog that begins with a link does not pass it over for the button behind it, which puts it away', async () => {
  render(<Tray />)
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})

test('whoever goes through a list in a dialog stays in it as its rows go', async () => {
  onTestFinished(keepFocus())
  render(<Tray />)
  await settled()
  const putAway = async (row: string) => {
    const button = screen.getByText(`Put ${row} away`)
    button.focus()
    fireEvent.click(button)
    await settled()
    return document.activeElement?.textContent
  }
  expect(await putAway('Second')).toBe('Put Third away')
  expect(await putAway('Third')).toBe('Put First away')
  await putAway('First')
  expect(document.activeElement?.closest('[role=dialog]')).toBe(screen.getByRole('dialog'))
})

test('a question over a dialog gives the focus back to what asked it there', async () => {
  onTestFinished(keepFocus())
  render(
    <main>
      <Tray />
    </main>,
  )
  await settled()
  screen.getByText('Ask').focus()
  fireEvent.click(screen.getByText('Ask'))
  await settled()
  fireEvent.click(screen.getByText('Cancel'))
  await settled()
  expect(document.activeElement?.textContent).toBe('Ask')
})
