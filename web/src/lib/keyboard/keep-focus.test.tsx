import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  cleanup()
  stop()
})

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)))
const button = (name: string) => screen.getByRole('button', { name })
async function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
  await settled()
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** A list whose rows go when their bin is pressed; the first has a control more. */
function Rows({ empty }: { empty: ReactNode }) {
  const [rows, setRows] = useState(['First', 'Second', 'Third'])
  if (rows.length === 0) return empty
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          {row === 'First' && <a href="/first">Open First</a>}
          <button type="button">Rename {row}</button>
          <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
            Delete {row}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('What gets the focus so is seen, wherever the page is scrolled to', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  onTestFinished(() => scrolled.mockRestore())
  render(
    <main>
      <Rows empty={null} />
    </main>,
  )
  await press('Delete Second')
  expect(scrolled.mock.contexts).toEqual([button('Delete Third')])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

test('Where a row goes, the same control of the next one has the focus, then that of the one before, then what comes in their place', async () => {
  render(
    <main>
      <section>
        <Rows empty={<p>There are none</p>} />
      </section>
      <button type="button">Beyond</button>
    </main>,
  )
  await press('Delete Second')
  expect(focused()).toBe('Delete Third')
  await press('Delete Third')
  expect(focused()).toBe('Delete First')
  await press('Delete First')
  expect(focused()).toBe('There are none')
  // It was no stop of the keyboard, and is none afterwards.
  button('Beyond').focus()
  expect(screen.getByText('There are none').hasAttribute('tabindex')).toBe(false)
})

/** What is shown until its button is pressed, and what comes then. */
function Turn({ from, to }: { from: (turn: () => void) => ReactNode; to: ReactNode }) {
  const [isTurned, setTurned] = useState(false)
  return isTurned ? to : from(() => setTurned(true))
}
const retry = (turn: () => void) => (
  <div role="alert">
    <button type="button" onClick={turn}>
      Try again
    </button>
  </div>
)

test('What was tried again has the focus once it is there, where its button stood', async () => {
  render(
    <main>
      <h1>Page</h1>
      <Turn from={retry} to={<section aria-label="What was loaded" />} />
      <button type="button">Beyond</button>
    </main>,
  )
  await press('Try again')
  expect(focused()).toBe('What was loaded')
})

/** A button that is of no more use once it was pressed. */
function OnceOnly({ how }: { how: 'disabled' | 'hidden' }) {
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    // Browsers take the focus away, jsdom leaves it where it is.
    button('Last').blur()
    setUsed(true)
  }
  return (
    <main>
      <button type="button">One before</button>
      <span hidden={how === 'hidden' && isUsed}>
        <button type="button" disabled={how === 'disabled' && isUsed} onClick={use}>
          Last
        </button>
        {how === 'disabled' && <button type="button">One after</button>}
      </span>
    </main>
  )
}

test.each([
  ['disabled', 'One after'],
  ['hidden', 'One before'],
] as const)('What is %s with the focus hands it on to what stands beside it', async (how, heir) => {
  render(<OnceOnly how={how} />)
  await press('Last')
  expect(focused()).toBe(heir)
})

test('Where a view waited under a heading of its own, that of the view has the focus', async () => {
  function Waiting() {
    const [isThere, setThere] = useState(false)
    if (!isThere)
      return (
        <div>
          <h1 tabIndex={-1}>Loading</h1>
          <button type="button" onClick={() => setThere(true)}>
            Come
          </button>
        </div>
      )
    return (
      <section>
        <p>Where it stands</p>
        <h1>The view</h1>
      </section>
    )
  }
  render(
    <main>
      <Waiting />
    </main>,
  )
  screen.getByRole('heading').focus()
  fireEvent.click(button('Come'))
  await settled()
  expect(focused()).toBe('The view')
})

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      Another view
    </h1>
  )
}

test('A view that takes the focus itself has it', async () => {
  render(
    <main>
      <Turn
        from={retry}
        to={
          <div>
            <p>First</p>
            <Heading />
          </div>
        }
      />
    </main>,
  )
  await press('Try again')
  expect(focused()).toBe('Another view')
})

test('A page that is drawn anew has it whole', async () => {
  const shell = (inside: ReactNode) => (
    <div>
      <a href="#content">Skip</a>
      <main id="content" tabIndex={-1} aria-label="Content">
        {inside}
      </main>
    </div>
  )
  render(<Turn from={(turn) => shell(retry(turn))} to={<article>{shell('Other words')}</article>} />)
  await press('Try again')
  expect(focused()).toBe('Content')
})

test('Who pressed beside everything has the focus nowhere', async () => {
  render(
    <main>
      <Rows empty={null} />
    </main>,
  )
  button('Delete First').focus()
  fireEvent.pointerDown(document.body)
  button('Delete First').blur()
  fireEvent.click(button('Delete First'))
  await settled()
  expect(document.activeElement).toBe(document.body)
})
