import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Check, Flag, Search } from './icons.ts'

const drawnIn = ({ container }: { container: HTMLElement }) => container.querySelector('svg') as SVGSVGElement

test('An icon is drawn by lines in the colour of the text, and is hidden from who cannot see', () => {
  const icon = drawnIn(render(<Search />))
  const attributes = ['width', 'height', 'viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'aria-hidden']
  expect(attributes.map((name) => icon.getAttribute(name))).toEqual([
    ...['24', '24', '0 0 24 24', 'none', 'currentColor', '2', 'round', 'true'],
  ])
  expect([...icon.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['path', 'circle'])
})

test('Its size, lines, filling and class are those that are asked for', () => {
  const icon = drawnIn(render(<Flag size={16} strokeWidth={1.5} fill="currentColor" className="text-accent" />))
  const attributes = ['width', 'height', 'stroke-width', 'fill', 'class']
  expect(attributes.map((name) => icon.getAttribute(name))).toEqual([
    ...['16', '16', '1.5', 'currentColor', 'lucide lucide-flag text-accent'],
  ])
})

test('One that is given a name is an image of that name', () => {
  render(<Check role="img" aria-label="Correct" />)
  expect(screen.getByRole('img', { name: 'Correct' }).tagName).toBe('svg')
})
