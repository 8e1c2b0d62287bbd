import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as toasts from '../../ui/toasts/toasts.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ListSearch } from './ListSearch.tsx'
import { PagedList } from './PagedList.tsx'
import { useListChange } from './use-list-change.ts'
import { type ListQuery, useListPage } from './use-list-page.ts'
import { useListPlace, useSubmittedPlace } from './use-list-place.ts'

const KEY = ['things', 'list'] as const

const answer = ({ page, search }: ListQuery) => ({
  rows: search === 'nothing' ? [] : [{ id: 7, title: `細胞 ${search ?? 'all'} ${page ?? 1}` }],
  pagination: { current_page: page ?? 1, total_pages: 9, total_count: 90, has_previous: false, has_next: true },
})
const load = vi.fn(async (query: ListQuery) => answer(query))
const remove = vi.fn(async (_id: number) => undefined)

function Things({ usePlace }: { usePlace: typeof useListPlace }) {
  const place = usePlace()
  const list = useListPage(KEY, place, load)
  const deletion = useListChange({ lists: KEY, change: remove, done: 'Gone.', failed: 'Still there.' })
  const rows = list.data?.rows ?? []
  return (
    <>
      <ListSearch label="Search things" place={place} list={list} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.rows}
        loading={<p>Loading things</p>}
        failed={(error) => `Things could not be loaded: ${error.message}.`}
        empty={<p>No things yet</p>}
      >
        {(shown) => shown.map((row) => <p key={row.id}>{row.title}</p>)}
      </PagedList>
      <DeleteDialog
        doomed={rows.find(({ title }) => title.includes('doomed')) ?? null}
        question={({ title }) => `Delete ${title}?`}
        warning={() => 'It is gone then.'}
        deletion={deletion}
        onClose={place.clear}
      />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  remove.mockClear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const box = () => screen.getByLabelText('Search things')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const asked = () => load.mock.calls.map(([query]) => query)

async function open(
  usePlace: typeof useListPlace = useListPlace,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  render(
    <QueryClientProvider client={client}>
      <Things usePlace={usePlace} />
    </QueryClientProvider>,
  )
  await pass(0)
}

test('the first page is asked for without a page or a search', async () => {
  await open()
  expect(asked()).toEqual([{ page: undefined, search: undefined }])
  expect(screen.getByText('細胞 all 1')).toBeDefined()
})

test('what is typed is searched for once typing pauses, from the first page, and nothing is asked for in between', async () => {
  await open()
  await press('Page 4')
  type('cel')
  await pass(SEARCH_DEBOUNCE_MS - 1)
  type(' cells ')
  await pass(SEARCH_DEBOUNCE_MS - 1)
  expect(asked()).toHaveLength(2)
  await pass(1)
  expect(asked().slice(1)).toEqual([
    { page: 4, search: undefined },
    { page: undefined, search: 'cells' },
  ])
})

test('an emptied box shows everything at once', async () => {
  await open()
  type('cells')
  await pass(SEARCH_DEBOUNCE_MS)
  type('')
  await pass(0)
  expect(screen.getByText('細胞 all 1')).toBeDefined()
})

test('a list with a Search button waits for it', async () => {
  await open(useSubmittedPlace)
  type(' cells ')
  await pass(60_000)
  expect(asked()).toHaveLength(1)
  await press('Search')
  expect(asked()[1]).toEqual({ page: undefined, search: 'cells' })
})

test('a search that finds nothing says so, and leads back to everything', async () => {
  await open(useSubmittedPlace)
  type('nothing')
  await press('Search')
  expect(screen.getByText('Nothing matches nothing')).toBeDefined()
  await press('Clear Search')
  expect(screen.getByText('細胞 all 1')).toBeDefined()
  expect(box()).toHaveProperty('value', '')
})

test('a list that could not be loaded offers to try again', async () => {
  load.mockRejectedValueOnce(new Error('down'))
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Things could not be loaded: down.')
  await press('Try again')
  expect(screen.getByText('細胞 all 1')).toBeDefined()
})

test('an empty list says what to do, and has no search box', async () => {
  const nothing = answer({ page: 1, search: 'nothing' })
  load.mockResolvedValueOnce({ ...nothing, pagination: { ...nothing.pagination, total_pages: 1, total_count: 0 } })
  await open()
  expect(screen.getByText('No things yet')).toBeDefined()
  expect(screen.queryByLabelText('Search things')).toBeNull()
})

test('a deletion is asked about, said, and the list is read again', async () => {
  const said = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  await open(useSubmittedPlace)
  type('doomed')
  await press('Search')
  expect(screen.getByText('It is gone then. This action cannot be undone.')).toBeDefined()
  const before = load.mock.calls.length
  await press('Delete')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(remove.mock.calls[0]?.[0]).toBe(7)
  expect(said).toHaveBeenCalledWith('Gone.', 'standard')
  expect(load.mock.calls.length).toBeGreaterThan(before)
})

test('what was looked at before a change is forgotten, so that it is not shown as it was', async () => {
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData([...KEY, 'opened', 7], { title: 'the old title' })
  client.setQueryData(['others', 7], { title: 'of another list' })
  client.setQueryData(['unfinished'], [])
  await open(useSubmittedPlace, client)
  type('doomed')
  await press('Search')
  await press('Delete')
  expect(client.getQueryData([...KEY, 'opened', 7])).toBeUndefined()
  expect(client.getQueryData(['others', 7])).toBeDefined()
  // What is gone may have been listed among the work that failed.
  expect(client.getQueryState(['unfinished'])?.isInvalidated).toBe(true)
})

test('a deletion that failed says so', async () => {
  const said = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  remove.mockRejectedValueOnce(new Error('no'))
  await open(useSubmittedPlace)
  type('doomed')
  await press('Search')
  await press('Delete')
  expect(said).toHaveBeenCalledWith('Still there.', 'standard')
})
