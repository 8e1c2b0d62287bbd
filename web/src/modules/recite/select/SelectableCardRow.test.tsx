import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen } from '../../../core/account/signed-in-ground.tsx'
import { loadTexts } from '../../../lib/language.ts'
import { SelectableCardRow } from './SelectableCardRow.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MADE = { question: '', answer: 'Half of it', source: null, cloze: null, times_studied: 0, is_correct: null }

test('a program keeps its lines and its indentation', () => {
  const program = 'def half(n):\n    return n / 2'
  const card = { ...MADE, question: program, clientId: 'c', isSelected: true }
  render(<SelectableCardRow card={card} materialId={null} />)
  const question = screen.getByText(/def half/)
  expect(question.textContent).toBe(program)
  expect(question.className).toMatch(/whitespace-pre-wrap.*font-mono/)
  expect(screen.getByText('Half of it').className).not.toContain('font-mono')
})

test('the sentence that a card came from leads to where it stands, once it is looked at', async () => {
  const source = 'A cell is the unit of life.'
  const places = 'POST /api/materials/7/places/'
  const server = fakeServer({ [places]: { places: [{ page: 2, start: 40, end: 67 }], several: [[]] } })
  await loadTexts('places')
  const card = { ...MADE, question: 'What is a cell?', source, clientId: 'c', isSelected: true }
  await openScreen(<SelectableCardRow card={card} materialId={7} />, '/module/recite')
  expect(server.sent(places)).toEqual([])
  const details = document.querySelector('details')
  if (details) details.open = true
  const link = await screen.findByRole('link', { name: 'Show in the Material' })
  expect(link.getAttribute('href')).toBe('/library/7?page=2&from=40&to=67')
  expect(server.sent(places)).toEqual([{ passages: [{ words: source }] }])
})

test('a sentence that went over the end of a printed line is shown without a gap where it did', async () => {
  await loadTexts('recite')
  const card = { ...MADE, source: '分為內層的漿膜心包和外層的\n纖維心包。', clientId: 'c', isSelected: true }
  render(<SelectableCardRow card={card} materialId={null} />)
  expect(screen.getByText('分為內層的漿膜心包和外層的纖維心包。')).toBeDefined()
})
