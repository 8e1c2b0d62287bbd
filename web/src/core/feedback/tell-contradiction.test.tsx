import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { say } from '../../lib/language.ts'
import { closeToasts } from '../../ui/toasts/close-toasts.ts'
import { Toaster } from '../../ui/toasts/Toaster.tsx'
import { fakeServer, openScreen, refusal } from '../account/signed-in-ground.tsx'
import { giveFeedback } from './give-feedback.ts'
import { WrongButton } from './WrongButton.tsx'

const GIVE = 'POST /api/feedback/'
const CHECK = 'POST /api/feedback/check/'
const PLACES = 'POST /api/materials/7/places/'
const WORDS = 'The French Revolution began in 1789.'
const CARD = { kind: 'card', id: 3 } as const

afterEach(() => {
  closeToasts()
  cleanup()
  vi.unstubAllGlobals()
})

/** A made card is said to be wrong; what the server answers to its check is given. */
async function sayWrong(answers: Record<string, unknown>, canBeChecked = true) {
  const server = fakeServer({
    [GIVE]: { credits_returned: 0, user_credits: 4, can_be_checked: canBeChecked },
    [PLACES]: { places: [{ page: 2, start: 5, end: 41 }], several: [[]] },
    ...answers,
  })
  // Toasts stand outside what pages are given.
  render(<Toaster />, { wrapper: MemoryRouter })
  await openScreen(<WrongButton label="This is wrong" onSay={(reason) => giveFeedback(CARD, reason)} />, '/recite')
  fireEvent.click(screen.getByRole('button', { name: 'This is wrong' }))
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
  expect(await screen.findByText('Thank you. It is gone.')).toBeDefined()
  return server
}

const SAYS_OTHERWISE = 'Your material says otherwise:'

test('what the material says otherwise is told with the way to it, and stays until it is closed', async () => {
  const server = await sayWrong({ [CHECK]: { contradiction: { words: WORDS, material_id: 7 } } })
  expect(await screen.findByText(SAYS_OTHERWISE)).toBeDefined()
  expect(screen.getByText(WORDS)).toBeDefined()
  // It takes no more room afterwards.
  const way = screen.getByRole('link', { name: 'Show in the Material' })
  expect(way.getAttribute('href')).toBe('/library/7?page=2&from=5&to=41')
  expect(server.sent(CHECK)).toEqual([CARD])
  expect(server.sent(PLACES)).toEqual([{ passages: [{ words: WORDS }] }])
  fireEvent.click(way)
  await vi.waitFor(() => expect(screen.queryByText(SAYS_OTHERWISE)).toBeNull())
})

test('of a material that has been deleted its words are told, without a way', async () => {
  await sayWrong({ [CHECK]: { contradiction: { words: WORDS, material_id: null } } })
  expect(await screen.findByText(WORDS)).toBeDefined()
  expect(screen.getByText('The material that this came from has been deleted.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['finds nothing', { [CHECK]: { contradiction: null } }],
  ['fails', { [CHECK]: refusal(503, 'unavailable', 'Later.') }],
])('nothing more is said where the check %s', async (_, answers) => {
  const server = await sayWrong(answers)
  await vi.waitFor(() => expect(server.sent(CHECK)).toHaveLength(1))
  expect(screen.queryByText(SAYS_OTHERWISE)).toBeNull()
  expect(screen.queryByText('Later.')).toBeNull()
})

test('nothing is asked of what there is nothing to hold against', async () => {
  const server = await sayWrong({ [CHECK]: { contradiction: { words: WORDS, material_id: 7 } } }, false)
  expect(server.sent(CHECK)).toEqual([])
  expect(screen.queryByText(SAYS_OTHERWISE)).toBeNull()
})
