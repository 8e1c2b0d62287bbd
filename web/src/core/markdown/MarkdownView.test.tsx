import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Markdown } from './Markdown.tsx'
import { MarkdownView } from './MarkdownView.tsx'

afterEach(cleanup)

const show = (text: string, isUnfinished = false) =>
  render(
    <MarkdownView
      text={text}
      citationCount={2}
      isUnfinished={isUnfinished}
      renderCitation={(number) => <button type="button">Passage {number}</button>}
    />,
  ).container

test('Markdown is set as structure: headings below those of the page, lists, tables, code', () => {
  const shown = show('# Title\n\n- one\n- *two*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a = b[1]\n```')
  expect(shown.querySelector('h1, h2')).toBeNull()
  expect(shown.querySelector('h3')?.textContent).toBe('Title')
  expect(shown.querySelectorAll('li')).toHaveLength(2)
  expect(shown.querySelectorAll('td')).toHaveLength(2)
  expect(shown.querySelector('pre code')?.textContent).toBe('let a = b[1]\n')
  expect(shown.textContent).toContain('js')
})

test('mathematics is set, in a line and on lines of its own, with its meaning for screen readers', async () => {
  const shown = show('So $x^2$ and\n\n$$\n\\frac{1}{2}\n$$\n\nand \\(y\\).')
  await vi.waitFor(() => expect(shown.querySelectorAll('.katex')).toHaveLength(3))
  expect(shown.querySelectorAll('.katex-display')).toHaveLength(1)
  expect(shown.querySelector('pre, button')).toBeNull()
  expect(shown.querySelector('math annotation')?.textContent).toBe('x^2')
  expect(show('An error: $\\frac{1}$').textContent).toContain('An error')
})

test('a citation is drawn by whoever shows the text, but not in code', () => {
  const shown = show('Light [1], sugar [2], nothing [7], `a[1]`.')
  expect([...shown.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Passage 1', 'Passage 2'])
  expect(shown.textContent).toContain('nothing [7], a[1].')
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['![pixel](https://evil.example/p.png)'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<style>*{display:none}</style>'],
  ['<a href="javascript:alert(1)" onclick="alert(1)">x</a>'],
  ['[x](javascript:alert(1))'],
  ['[x](data:text/html,<script>alert(1)</script>)'],
  ['<svg onload=alert(1)>'],
  ['$\\href{javascript:alert(1)}{x}$'],
  ['$\\includegraphics{https://evil.example/p.png}$'],
  ['$\\htmlData{x=1}{y}$ $\\htmlStyle{position:fixed}{y}$ $\\htmlClass{fixed}{y}$'],
  ['[^1]\n\n[^1]: <img src=x onerror=alert(1)>'],
])('%j loads, runs and covers nothing', (hostile) => {
  const shown = show(`${hostile}\n\nStill here.`)
  expect(
    shown.querySelector('script, img, iframe, style, form, input, object, svg[onload], [onerror], [onclick]'),
  ).toBeNull()
  expect(shown.querySelector('[href^="javascript" i], [href^="data" i], [src]')).toBeNull()
  expect(shown.querySelector('[style*="position: fixed" i], .fixed')).toBeNull()
  expect(shown.textContent).toContain('Still here.')
})

test('a link opens elsewhere and says where it leads', () => {
  const link = show('[Your school](https://evil.example/login)').querySelector('a')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link?.target).toBe('_blank')
  expect(link?.parentElement?.textContent).toBe('Your school (evil.example)')
})

test.each([
  ['quotes', '>'.repeat(1500)],
  ['lists', '- '.repeat(3000)],
  ['brackets', '['.repeat(20_000)],
  ['a macro', `$\\def\\a{\\b\\b}\\def\\b{\\c\\c}${'\\a'.repeat(200)}$`],
  ['groups', `$${'{'.repeat(3000)}$`],
])('a flood of %s leaves the page standing', async (_, flood) => {
  console.error = () => {}
  console.warn = () => {}
  const begun = process.cpuUsage()
  render(<Markdown text={`Before.\n\n${flood}`} />)
  expect(await screen.findByText(/Before\./)).toBeDefined()
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(10_000)
})

test('code is copied by its button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show('```\nlet a = 1\n```')
  fireEvent.click(screen.getByRole('button', { name: 'Copy this code' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
  expect(writeText).toHaveBeenCalledWith('let a = 1\n')
})

test('emphasised words say what they are in, so that Chinese is not slanted', () => {
  const shown = show('An *enzyme*, *葉綠體*, *简体 forms*, and *2*.')
  expect([...shown.querySelectorAll('em')].map((em) => em.lang)).toEqual(['en', 'zh-Hant', 'zh-Hans', ''])
})
