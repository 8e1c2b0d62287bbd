import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readHtml } from './read-html.ts'
import { StudyArticle } from './StudyArticle.tsx'

afterEach(cleanup)

const HTML = {
  title: '<h2>Cells</h2><p>What they are.</p>',
  membranes: '<h3>Membranes</h3><p>Walls.</p><ul><li>Thin</li></ul>',
  genes: '<h3>Genes</h3><p>Letters.</p>',
}
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('each part that a run made can be said to be wrong; the next one gets the focus once it is gone', async () => {
  const [membranes, genes] = [
    { id: 'a', heading: 1, after: 1 },
    { id: 'b', heading: 2, after: 2 },
  ]
  const onSay = vi.fn(async () => {
    shown.rerender(
      <StudyArticle
        text={readHtml(HTML.title + HTML.genes)}
        wrong={{ parts: [{ ...genes, heading: 1, after: 1 }], onSay }}
      />,
    )
    return 0
  })
  const text = readHtml(HTML.title + HTML.membranes + HTML.genes)
  const shown = render(<StudyArticle text={text} wrong={{ parts: [membranes, genes], onSay }} />)
  expect(buttons()).toEqual(['This is wrong: Membranes', 'This is wrong: Genes'])
  expect(screen.getByRole('heading', { name: 'Membranes' }), 'the button is no part of it').toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'This is wrong: Membranes' }))
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 60_000 }))
  fireEvent.click(dialog.getByRole('button', { name: 'It is unclear' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onSay).toHaveBeenCalledExactlyOnceWith('a', 'unclear')
  expect(screen.queryByText('Walls.')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('This is wrong: Genes'))
})

test('a part without a heading has its button at its first words, behind a rule or a remark too', async () => {
  const text = readHtml(
    '<ul><li>Loose <strong>points</strong></li></ul><h3>Genes</h3><p>Letters.</p><hr /><p>At last.</p>' +
      '<p class="failed-chunk">Part 2 could not be made.</p><p>And then.</p>',
  )
  const parts = [
    { id: 'a', heading: null, after: 0 },
    { id: 'b', heading: 0, after: 0 },
    { id: 'c', heading: null, after: 2 },
    { id: 'd', heading: null, after: 3 },
  ]
  const onSay = vi.fn(async () => 0)
  render(<StudyArticle text={text} wrong={{ parts, onSay }} />)
  expect(buttons()).toEqual(
    ['Loose points', 'Genes', 'At last.', 'And then.'].map((words) => `This is wrong: ${words}`),
  )
  const button = screen.getByRole('button', { name: 'This is wrong: At last.' })
  expect(button.closest('[data-part]')?.textContent).toBe('At last.')
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 60_000 }))
  fireEvent.click(dialog.getByRole('button', { name: 'It is wrong' }))
  await vi.waitFor(() => expect(onSay).toHaveBeenCalledExactlyOnceWith('c', 'wrong'))
})

test('parts that are alike have one button; a text that no run made has none', () => {
  const text = readHtml(HTML.genes + HTML.genes)
  const parts = [0, 1].map((heading) => ({ id: 'b', heading, after: heading }))
  const shown = render(<StudyArticle text={text} wrong={{ parts, onSay: async () => 0 }} />)
  expect(buttons()).toEqual(['This is wrong: Genes'])
  shown.rerender(<StudyArticle text={text} />)
  expect(screen.queryByRole('button')).toBeNull()
})
