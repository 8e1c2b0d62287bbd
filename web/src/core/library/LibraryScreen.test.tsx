import { ApiError } from '@lectern/contract/api-error'
import { materialsEndpoints } from '@lectern/contract/materials'
import { LIBRARY_TYPES, unsupportedType } from '@lectern/domain/documents'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { say } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { openScreen } from '../account/signed-in-ground.tsx'
import { LibraryScreen } from './LibraryScreen.tsx'
import { CELLS, layLibrary, pageOf } from './library-ground.ts'

let library: ReturnType<typeof layLibrary>
let toastSuccess: MockInstance<typeof toasts.toastSuccess>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  library = layLibrary()
  toastSuccess = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => openScreen(<LibraryScreen beginning={<p>Something to begin with</p>} />, '/library')
const line = async () => within(await screen.findByRole('listitem'))
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const alert = async () => (await screen.findByRole('alert')).textContent
const drop = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Add a file'), { target: { files: [file] } }))

test('a material is a line with its title, its beginning, and what it is; its title leads to its page', async () => {
  const router = await open()
  const shown = await line()
  expect(shown.getByText('A cell has a nucleus.')).toBeDefined()
  expect(shown.getByText('PDF, 3 pages, 1,200 words, 2.0 MB, Just now')).toBeDefined()
  expect(screen.getByText('12.5 MB / 500 MB used')).toBeDefined()
  await act(async () => void fireEvent.click(shown.getByRole('link', { name: 'Cells.pdf' })))
  expect(router.state.location.pathname).toBe('/library/7')
})

test('it is read in another order and searched, each from the first page', async () => {
  await open()
  await line()
  await act(async () => void fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'size' } }))
  fireEvent.change(screen.getByLabelText('Search your library'), { target: { value: ' 細胞 ' } })
  await vi.waitFor(() =>
    expect(library.list.mock.calls.map(([asked]) => asked.query)).toEqual([
      { page: undefined, search: undefined, sort: 'latest' },
      { page: undefined, search: undefined, sort: 'size' },
      { page: undefined, search: '細胞', sort: 'size' },
    ]),
  )
})

const shelfOf = (folder: string) => ({
  folders: [{ name: folder, material_count: 1 }],
  tags: [{ name: 'exam', material_count: 1 }],
})

test('what was searched for is marked where it stands in a text', async () => {
  await open()
  await line()
  expect(document.querySelector('mark')).toBeNull()
  fireEvent.change(screen.getByLabelText('Search your library'), { target: { value: 'NUCLEUS' } })
  await vi.waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('nucleus'))
})

test('a folder and a tag are chosen once there are any; a folder is renamed there, and what is in it is shown', async () => {
  library.list.mockResolvedValue(pageOf({ ...CELLS, folder: 'Biology', tags: ['exam', '細胞'] }))
  library.shelf.mockResolvedValue(shelfOf('Biology'))
  const changed = onCall(materialsEndpoints, 'changeFolder').mockImplementation(async () => {
    // The shelf is there at once, a list of what was in the folder never.
    library.shelf.mockResolvedValue(shelfOf('Life'))
    library.list.mockImplementation(async ({ query }) =>
      query.folder === 'Biology' ? new Promise<never>(() => {}) : pageOf({ ...CELLS, folder: 'Life' }),
    )
    return shelfOf('Life')
  })
  await open()
  const shown = await line()
  for (const name of ['Biology', 'exam', '細胞']) expect(shown.getByText(name)).toBeDefined()
  fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: 'exam' } })
  fireEvent.change(screen.getByLabelText('Folder'), { target: { value: 'Biology' } })
  await vi.waitFor(() =>
    expect(library.list.mock.lastCall?.[0].query).toMatchObject({ folder: 'Biology', tag: 'exam', sort: 'latest' }),
  )
  await press('Rename Folder')
  fireEvent.change(screen.getByLabelText('Name of the folder'), { target: { value: ' Life ' } })
  await press('Save')
  expect(changed).toHaveBeenCalledExactlyOnceWith({ body: { name: 'Biology', new_name: 'Life' } })
  await vi.waitFor(() => expect(within(screen.getByRole('listitem')).getByText('Life')).toBeDefined())
  expect(library.list.mock.lastCall?.[0].query).toMatchObject({ folder: 'Life', tag: 'exam' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a material is put into a folder with tags; too many are refused before the server is asked', async () => {
  const put = onCall(materialsEndpoints, 'putOnShelf').mockResolvedValue({ ...CELLS, folder: 'Biology' })
  await open()
  await line()
  await press('Folder and tags of Cells.pdf')
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  write('Folder', ' Biology ')
  write('Tags', Array.from({ length: 11 }, (_, index) => `t${index}`).join(','))
  await press('Save')
  expect(screen.getByText('A material has at most 10 tags.')).toBeDefined()
  expect(put).not.toHaveBeenCalled()
  write('Tags', 'exam，細胞, Exam')
  await press('Save')
  expect(put).toHaveBeenCalledExactlyOnceWith({
    params: { id: 7 },
    body: { folder: 'Biology', tags: ['exam', '細胞'] },
  })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an empty library says what to do, one that cannot be loaded offers to try again', async () => {
  library.list.mockResolvedValueOnce(pageOf())
  await open()
  expect(await screen.findByText('Your library is empty')).toBeDefined()
  expect(screen.getByText('Something to begin with')).toBeDefined()
  cleanup()
  library.list.mockRejectedValueOnce(new TypeError('down'))
  await open()
  expect(await alert()).toContain('Your library could not be loaded')
  await press('Try again')
  await line()
})

test('where it cannot be told how much storage is used, it is asked for again', async () => {
  library.storage.mockRejectedValueOnce(new TypeError('down'))
  await open()
  expect(await alert()).toContain('How much storage is used could not be loaded.')
  await press('Try again')
  expect(await screen.findByText('12.5 MB / 500 MB used')).toBeDefined()
})

test('a file is brought, told, and the list is read again', async () => {
  await open()
  await line()
  const file = new File(['%PDF'], 'Cells.pdf')
  await drop(file)
  await vi.waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('“Cells.pdf” is in your library.'))
  expect(library.create).toHaveBeenCalledExactlyOnceWith({ form: { file } })
  expect(library.list).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button', { name: /^Add a file/ })).toBeDefined()
})

test.each([
  [{ is_truncated: true, empty_page_count: 0 }, /^“Cells\.pdf” holds more than 100,000 words\./],
  [{ is_truncated: false, empty_page_count: 2 }, /^2 pages hold only images, and their text is not included\./],
])('of one of which %j is told what can be used', async (read, told) => {
  const toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  library.create.mockResolvedValue({ ...CELLS, ...read })
  await open()
  await drop(new File(['x'], 'Cells.pdf'))
  await vi.waitFor(() => expect(toastInfo.mock.calls[0]?.[0]).toMatch(told))
})

test.each([
  ['setup.exe', 10, say(unsupportedType(LIBRARY_TYPES))],
  ['Cells.pdf', 10_485_761, 'File exceeds 10 MB limit.'],
  ['Talk.mp3', 52_428_801, 'File exceeds 50 MB limit.'],
])('%s of %d bytes is refused without asking the server', async (name, sizeBytes, text) => {
  await open()
  await drop(new File([new Uint8Array(sizeBytes)], name))
  expect(await alert()).toBe(text)
  expect(library.create).not.toHaveBeenCalled()
})

test.each([
  [
    new ApiError(422, 'unreadable', 'This file is empty.', { data: { error: 'This file is empty.' } }),
    'This file is empty.',
  ],
  [new Response('Bad gateway', { status: 502 }), 'This could not be added. Please try again.'],
  [ApiError.network(new TypeError('offline')), 'Network error'],
])('what the server refuses is said in its words: %s', async (error, text) => {
  library.create.mockRejectedValue(error)
  await open()
  await drop(new File(['x'], 'Cells.pdf'))
  expect(await alert()).toBe(text)
  expect(toastError).not.toHaveBeenCalled()
})

test('a text is pasted, counted and kept; nothing, and what fails, stays open with a reason', async () => {
  await open()
  await press('Paste Text')
  await press('Keep Text')
  expect(await alert()).toBe('Please paste a text first.')
  const box = screen.getByLabelText<HTMLTextAreaElement>('Text')
  fireEvent.change(box, { target: { value: '細胞有細胞核。' } })
  expect(await screen.findByText('6 words')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: ' 細胞 ' } })
  library.create.mockRejectedValueOnce(ApiError.network(new TypeError('offline')))
  await press('Keep Text')
  expect(await alert()).toBe('Network error')
  expect(box.value).toBe('細胞有細胞核。')
  await press('Keep Text')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(library.create.mock.lastCall).toEqual([{ form: { text: '細胞有細胞核。', title: '細胞' } }])
})

test('what was typed of a text is not lost by Escape', async () => {
  await open()
  await press('Paste Text')
  const box = screen.getByLabelText<HTMLTextAreaElement>('Text')
  fireEvent.change(box, { target: { value: '細胞' } })
  await act(async () => void fireEvent.keyDown(box, { key: 'Escape' }))
  await press('Keep Writing')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('細胞')
})

test('what fails after the library was left is told with its reason, once', async () => {
  const router = await open()
  const answer = Promise.withResolvers<never>()
  library.create.mockReturnValueOnce(answer.promise)
  await drop(new File(['x'], 'Cells.pdf'))
  await act(() => router.navigate('/'))
  await act(async () => answer.reject(ApiError.network(new TypeError('offline'))))
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledExactlyOnceWith('Network error'))
})

test('a title is changed where it stands; a refused one says why', async () => {
  await open()
  await line()
  const change = async (title: string) => {
    const box = screen.getByLabelText('Title of Cells.pdf')
    fireEvent.change(box, { target: { value: title } })
    await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
  }
  await press('Rename Cells.pdf')
  library.rename.mockRejectedValueOnce(new Response('Bad gateway', { status: 502 }))
  await change('細胞')
  await vi.waitFor(() =>
    expect(toastError).toHaveBeenCalledWith('The title could not be changed. Please try again.', 'standard'),
  )
  await change('細胞')
  await vi.waitFor(() => expect(screen.queryByLabelText('Title of Cells.pdf')).toBeNull())
  expect(library.rename).toHaveBeenLastCalledWith({ params: { id: 7 }, body: { title: '細胞' } })
})

test('one is deleted after a question that says what goes and what stays', async () => {
  await open()
  await line()
  await press('Delete Cells.pdf')
  expect(screen.getByRole('alertdialog').textContent).toContain('made of it stays')
  library.list.mockResolvedValue(pageOf())
  await press('Delete')
  expect(await screen.findByText('Your library is empty')).toBeDefined()
  expect(library.remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
})

test('by keyboard the next one is deleted right after one was, and what stands there then after the last', async () => {
  const leaves = { ...CELLS, id: 8, title: 'Leaves.pdf' }
  library.list.mockResolvedValue(pageOf(CELLS, leaves))
  await openScreen(
    <main>
      <LibraryScreen beginning={<p>Something to begin with</p>} />
    </main>,
    '/library',
  )
  const remove = async (title: string, ...left: (typeof CELLS)[]) => {
    const bin = await screen.findByRole('button', { name: `Delete ${title}` })
    await act(async () => bin.focus())
    await press(`Delete ${title}`)
    library.list.mockResolvedValue(pageOf(...left))
    await press('Delete')
  }
  await remove('Cells.pdf', leaves)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Leaves.pdf'))
  await remove('Leaves.pdf')
  await screen.findByText('Your library is empty')
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement?.textContent).toContain('Something to begin with')
})
