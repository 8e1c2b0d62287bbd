import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

afterEach(cleanup)

const show = (text: string) =>
  render(
    <p className="whitespace-pre-wrap">
      <MarkedText text={text} />
    </p>,
  ).container

test('formulas are set in their line or on one of their own, with their meaning for screen readers', async () => {
  const shown = show('The area is $\\pi r^2$, so\n$$\\frac{1}{2}$$')
  await vi.waitFor(() => expect(shown.querySelectorAll('.katex')).toHaveLength(2))
  expect(shown.querySelectorAll('.katex-display')).toHaveLength(1)
  expect(shown.querySelector('math annotation')?.textContent).toBe('\\pi r^2')
  expect(shown.textContent).not.toContain('$')
})

test('code keeps its lines and its indentation', () => {
  const shown = show('Call `f(x)`:\n```python\ndef f(x):\n    return x\n```')
  expect([...shown.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'f(x)',
    'def f(x):\n    return x',
  ])
})

test('prices, markup and everything else stay as they were written', () => {
  const written = 'It costs $5 or $10. <b>No</b> **bold**, # no heading'
  expect(show(written).textContent).toBe(written)
  expect(document.querySelector('b, strong, h1, .katex')).toBeNull()
})

test('a formula that no parser takes stands as it was written', async () => {
  const shown = show(`Before $\\frac{1}$ and $${'{'.repeat(400)}x$`)
  await vi.waitFor(() => expect(shown.querySelector('.katex-error')?.textContent).toContain('\\frac{1}'))
})

test.each([
  ['$\\href{javascript:alert(1)}{x}$'],
  ['$\\includegraphics{https://evil.example/p.png}$'],
  ['$\\htmlData{x=1}{y}$ $\\htmlStyle{position:fixed}{y}$ $\\htmlClass{fixed}{y}$'],
  [`$${'{'.repeat(3000)}x$`],
  [`$\\def\\a{\\b\\b}\\def\\b{\\c\\c}${'\\a'.repeat(100)}$`],
])('%j loads, runs and covers nothing', async (hostile) => {
  console.warn = () => {}
  const shown = show(`${hostile} Still here.`)
  await vi.waitFor(() => expect(shown.querySelector('.font-mono')).toBeNull())
  expect(shown.querySelector('a, img, script, [style*="position: fixed" i], .fixed')).toBeNull()
  expect(shown.textContent).toContain('Still here.')
})
