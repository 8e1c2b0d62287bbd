import type { EssayReport } from '@lectern/contract/writing/shapes'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts, switchLanguage } from '../../../../lib/language.ts'
import { MarkedEssay } from './MarkedEssay.tsx'

beforeEach(() => loadTexts('results'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const CONTENT = 'He go home. She go to go-karts.'
const mistake = (quote: string, start: number | null, correction: string) => ({
  ...{ quote, start, end: start === null ? null : start + quote.length },
  ...{ correction, explanation: `Not ${quote}.` },
})
const REPORT = {
  content: CONTENT,
  mistakes: [
    mistake('go', 3, 'goes'),
    mistake('She go', 12, 'She goes'),
    mistake('go', 16, 'goes'),
    mistake('to', 19, 'in'),
    mistake('o g', 20, 'o a g'),
  ],
} as EssayReport
/** Its mistakes are of three kinds, one of them not told, and one does not stand in it. */
const OF_KINDS = {
  content: 'He go hoem. She go.',
  mistakes: [
    { ...mistake('go', 3, 'goes'), kind: 'grammar' },
    { ...mistake('hoem', 6, 'home'), kind: 'spelling' },
    { ...mistake('go', 16, 'goes'), kind: 'grammar' },
    mistake('They go', null, 'They went'),
  ],
} as EssayReport

const nothingSaid = async () => 0
const showAt = (isWide: boolean, report: EssayReport) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
  render(<MarkedEssay report={report} onWrong={nothingSaid} />)
}
const show = (report: EssayReport) => showAt(false, report)
/** Where there is a margin. */
const showBeside = (report: EssayReport) => showAt(true, report)

const names = (pattern: RegExp) =>
  screen.getAllByRole('button', { name: pattern }).map((button) => button.getAttribute('aria-label'))
const mark = (name: string) => screen.getByRole('button', { name })
const noted = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const cell = (name: string) => within(screen.getByRole('group')).getByRole('button', { name })
const pressed = () =>
  within(screen.getByRole('group'))
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('marks are numbered in the order of the essay, and alike ones stand under it as one', () => {
  show(REPORT)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(names(/^Mistake \d: /)).toEqual(['Mistake 1: go', 'Mistake 2: She go', 'Mistake 4: to'])
})

test('a place that no mark shows, since an earlier one overlaps it, is not led to', () => {
  show(REPORT)
  expect(names(/^Place/)).toEqual(['Place 1 of “go”'])
  const [first, , , last] = screen.getAllByRole('listitem')
  expect(last?.textContent).toContain('o g')
  expect(last?.querySelector('button')).toBeNull()
  const [quote] = first?.getElementsByTagName('button') ?? []
  if (quote) fireEvent.click(quote)
  expect(focused()).toBe('Mistake 1: go')
})

test('a strip has a cell for each mistake; a kind that is pressed has the others neither listed nor marked', () => {
  show(OF_KINDS)
  expect(
    within(screen.getByRole('group', { name: 'Which mistakes are shown' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['All 4', 'Grammar 2', 'Spelling 1', 'Other 1'],
    ...['1grMistake 1, grammar', '2spMistake 2, spelling', '3grMistake 3, grammar'],
    '4×Mistake 4, not in the essay as quoted',
  ])
  fireEvent.click(mark('Spelling 1'))
  expect(noted()).toEqual([expect.stringContaining('hoem → home')])
  expect(names(/^Mistake \d: /)).toEqual(['Mistake 2: hoem'])
  expect(screen.getByRole('status').textContent).toBe('1 of 4 mistakes')
  // The way to one of another kind shows all again.
  fireEvent.click(cell('Mistake 3, grammar'))
  expect(pressed()).toEqual(['All 4', '3grMistake 3, grammar'])
  expect(noted()).toHaveLength(3)
  fireEvent.click(mark('Grammar 2'))
  fireEvent.click(mark('Grammar 2'))
  expect(pressed()).toEqual(['All 4'])
})

test('a cell leads to the correction under the essay, and marks its place', () => {
  show(OF_KINDS)
  fireEvent.click(cell('Mistake 3, grammar'))
  expect(focused()).toContain('go → goes')
  expect(mark('Mistake 3: go').className).toContain(' bg-poor-soft')
  expect(mark('Mistake 1: go').className).not.toContain(' bg-poor-soft')
  fireEvent.click(cell('Mistake 4, not in the essay as quoted'))
  expect(focused()).toContain('These words were not found in the essay as quoted.')
})

test('a report of an earlier version tells no kinds: its strip has cells and nothing to filter by', () => {
  show(REPORT)
  expect(
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['1×Mistake 1', '2×Mistake 2', '3×Mistake 3', '4×Mistake 4', '5×Mistake 5'])
})

test.each([
  ['under the essay', show],
  ['beside it', showBeside],
])('without a mistake there is no strip and nothing %s', (_, open) => {
  open({ ...REPORT, mistakes: [] as EssayReport['mistakes'] })
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText(CONTENT)).toBeDefined()
  expect(screen.getByText('None found')).toBeDefined()
})

test('beside the essay each place has its own note, a line until its mark or itself has the focus', () => {
  showBeside(OF_KINDS)
  expect(noted()).toEqual(['go → goes', 'hoem → home', 'go → goes', 'They go → They went'])
  const third = mark('Mistake 3: go')
  fireEvent.focus(third)
  expect(noted()[2]).toContain('Not go.')
  expect(noted()[2]).toContain('Made 2 times:')
  expect(
    third
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toEqual(['go → goes', expect.stringContaining('Not go.')])
  expect(pressed()).toEqual(['All 4', '3grMistake 3, grammar'])
  // Pressed, the mark leads to its note and the note back.
  fireEvent.click(third)
  expect(focused()).toBe('go → goes')
  fireEvent.click(document.activeElement as Element)
  expect(document.activeElement).toBe(third)
  fireEvent.keyDown(third, { key: 'Escape' })
  expect(noted()[2]).toBe('go → goes')
  expect(pressed()).toEqual(['All 4'])
})

test('an open note is moved to its mark, whatever stands above it in the margin', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'button' ? 100 : 0
  })
  showBeside(OF_KINDS)
  const moves = () => screen.getAllByRole('listitem').map(({ style }) => style.transform)
  fireEvent.focus(mark('Mistake 2: hoem'))
  expect(moves()[1]).toBe('translateY(98px)')
  fireEvent.focus(mark('Mistake 3: go'))
  expect(moves().slice(1, 3)).toEqual(['translateY(1px)', 'translateY(98px)'])
})

test('beside a long paragraph a note says at once what it has to say', () => {
  showBeside({
    ...OF_KINDS,
    content: `${'It was late. '.repeat(60)}He go home.`,
    mistakes: OF_KINDS.mistakes.slice(0, 1),
  })
  expect(noted()).toEqual(['go → goesNot go.'])
})

test('beside the essay a cell leads to the mark, whose note opens, and to the note where there is no mark', () => {
  showBeside(OF_KINDS)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.click(cell('Mistake 2, spelling'))
  expect(focused()).toBe('Mistake 2: hoem')
  expect(noted()[1]).toContain('Not hoem.')
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' })
  fireEvent.click(cell('Mistake 4, not in the essay as quoted'))
  expect(focused()).toBe('They go → They went')
  expect(noted()[3]).toContain('These words were not found in the essay as quoted.')
})

test('the cell of a mark that is looked at comes into sight among hundreds, and the page stays where it is', () => {
  const box = (top: number, bottom: number) => ({ top, bottom }) as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-pressed]') ? box(300, 344) : box(0, 200)
  })
  showBeside(OF_KINDS)
  fireEvent.focus(mark('Mistake 3: go'))
  expect(cell('Mistake 3, grammar').parentElement?.scrollTop).toBe(148)
})

test('a Chinese essay has its strip in Chinese, with the sign of each kind', async () => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  const mistakes = [{ ...mistake('在見', 2, '再見'), kind: 'spelling' }] as EssayReport['mistakes']
  showBeside({ ...REPORT, content: '　　在見了。\n\n　　後天見。', mistakes })
  expect(cell('錯誤 1，錯字').textContent).toBe('1字錯誤 1，錯字')
  fireEvent.click(cell('錯誤 1，錯字'))
  expect(focused()).toBe('錯誤 1：在見')
  expect(noted()[0]).toContain('在見 → 再見')
})
