import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FirstAnswers } from './FirstAnswers.tsx'

const ASKED_FIRST = [['cards'], ['notes']]
type Ask = () => Promise<string>
interface Options {
  queries?: QueryClient
  retry?: number
  load?: Ask
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Block({ name, ask, retry = 0, load }: { name: string; ask: Ask; retry?: number; load?: Ask }) {
  const { data, isError } = useQuery({ queryKey: [name, 'of this test'], queryFn: ask, retry })
  return (
    <>
      <p>{isError ? `No ${name}` : (data ?? `No answer about ${name} yet`)}</p>
      {load && <Part isWanted={data !== undefined} load={load} />}
    </>
  )
}

/** Drawn by code that is loaded once there is an answer. */
function Part({ isWanted, load }: { isWanted: boolean; load: Ask }) {
  const { data } = useQuery({ queryKey: ['part', 'of this test'], queryFn: load, enabled: isWanted })
  return <p>{data}</p>
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const later = (milliseconds: number, answer: string) => (): Promise<string> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds))
const never = () => new Promise<string>(() => {})

const shown = () =>
  screen
    .queryAllByText(/./, { selector: 'p' })
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent)

function open(cards: Ask, notes: Ask, { queries = new QueryClient(), retry = 0, load }: Options = {}) {
  render(
    <QueryClientProvider client={queries}>
      <FirstAnswers of={ASKED_FIRST} loading={<p>Loading</p>}>
        <Block name="cards" ask={cards} retry={retry} load={load} />
        <Block name="notes" ask={notes} />
        <Block name="others" ask={never} />
      </FirstAnswers>
    </QueryClientProvider>,
  )
  return queries
}

test('parts ask together and are shown at once, when the slowest that is named has answered, whatever else is asked', async () => {
  open(later(200, '3 cards'), later(500, '2 notes'), { load: later(50, '3 of them are new') })
  await pass(490)
  expect(shown()).toEqual(['Loading'])
  await pass(20)
  expect(shown()).toEqual(['3 cards', '3 of them are new', '2 notes', 'No answer about others yet'])
})

test('what is loaded because of the last answer belongs to it', async () => {
  open(later(500, '3 cards'), later(200, '2 notes'), { load: later(100, '3 of them are new') })
  await pass(550)
  expect(shown()).toEqual(['Loading'])
  await pass(60)
  expect(shown()).toEqual(['3 cards', '3 of them are new', '2 notes', 'No answer about others yet'])
})

test('a call that fails holds nothing up, also while it is tried again', async () => {
  open(() => Promise.reject(new Error('No network')), later(300, '2 notes'), { retry: 1 })
  await pass(310)
  expect(shown()).toEqual(['No answer about cards yet', '2 notes', 'No answer about others yet'])
  await pass(1000)
  expect(shown()[0]).toBe('No cards')
})

test('a call without an answer holds nothing up for more than three seconds', async () => {
  open(never, later(300, '2 notes'))
  await pass(2990)
  expect(shown()).toEqual(['Loading'])
  await pass(20)
  expect(shown()).toEqual(['No answer about cards yet', '2 notes', 'No answer about others yet'])
})

test('what was read before is there at once when the page is opened again', async () => {
  const queries = open(later(100, '3 cards'), later(100, '2 notes'))
  await pass(110)
  cleanup()
  open(later(100, '4 cards'), later(100, '2 notes'), { queries })
  expect(shown()).toEqual(['3 cards', '2 notes', 'No answer about others yet'])
})
