import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, noNetwork, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { setOf } from '../recite-ground.ts'
import { NewSetDialog } from './NewSetDialog.tsx'

const CREATE = 'POST /api/recite/flashcard-sets/'
const RENAME = 'POST /api/recite/flashcard-sets/9/rename/'
const VERBS = { ...setOf('Verbs'), id: 9 }
const onMade = vi.fn()
let server: ReturnType<typeof fakeServer>
let queries: QueryClient

beforeEach(() => {
  onMade.mockClear()
  server = fakeServer({ [CREATE]: VERBS })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Opened() {
  queries = useQueryClient()
  const [isOpen, setOpen] = useState(true)
  return isOpen && <NewSetDialog onMade={onMade} onClose={() => setOpen(false)} />
}
const field = () => screen.getByLabelText<HTMLInputElement>(say('recite.setTitle'))
const begin = async (title: string) => {
  fireEvent.change(field(), { target: { value: title } })
  fireEvent.click(screen.getByRole('button', { name: say('recite.beginWriting') }))
  await pass(0)
}

test('without a title no set is begun, which is said at the field until there is one', async () => {
  await openScreen(<Opened />)
  await begin('  ')
  expect(screen.getByRole('alert').textContent).toBe(say('ui.nameMissing'))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(server.sent(CREATE)).toEqual([])
  fireEvent.change(field(), { target: { value: 'V' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it goes by the title that was typed last, also where it was made with the first', async () => {
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  server.answer(RENAME, noNetwork)
  await openScreen(<Opened />)
  await begin('Irregular verbs')
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.createSetFailed')))
  expect(onMade).not.toHaveBeenCalled()
  const { flashcards: _, ...renamed } = { ...VERBS, title: 'Irregular verbs' }
  server.answer(RENAME, renamed)
  await begin(' Irregular verbs ')
  await vi.waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith(9))
  expect(server.sent(RENAME)).toEqual([{ title: 'Irregular verbs' }, { title: 'Irregular verbs' }])
})

test('called off while it is being made, it opens nothing', async () => {
  const made = Promise.withResolvers<object>()
  server.answer(CREATE, () => made.promise)
  await openScreen(<Opened />)
  await begin('Verbs')
  fireEvent.click(screen.getByRole('button', { name: say('ui.cancel') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  made.resolve(VERBS)
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(server.sent(CREATE)).toHaveLength(1)
  expect(onMade).not.toHaveBeenCalled()
})
