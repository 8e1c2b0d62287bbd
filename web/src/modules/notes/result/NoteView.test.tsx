import type { Note } from '@lectern/contract/notes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { say } from '../../../lib/language.ts'
import { NoteView } from './NoteView.tsx'

const NOTE: Note = {
  ...{ id: 5, title: 'Cells', purpose: '', excerpt: 'Walls.', word_count: 1, made_by: 'built-in', material_id: null },
  ...{ created_at: '2026-12-20T08:00:00Z', html: '<h2>Membranes</h2><p>Walls.</p>' },
  parts: [{ id: 'a'.repeat(32), heading: 0, after: 0 }],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('notes go with their last part, and the focus goes to the heading of what is shown then', async () => {
  beMei()
  const server = fakeServer({ 'GET /api/notes/5/': NOTE })
  await openScreen(<NoteView noteId={5} openView={() => {}} />)
  server.answer('POST /api/feedback/', () => {
    server.answer('GET /api/notes/5/', refusal(404, 'not_found', 'Not found.'))
    return { credits_returned: 0, user_credits: 4, can_be_checked: false }
  })
  const name = say('generation.partIsWrong', { title: 'Membranes' })
  fireEvent.click(await screen.findByRole('button', { name }))
  fireEvent.click(await screen.findByRole('button', { name: say('generation.reason_wrong') }))
  const heading = await screen.findByRole('heading', { level: 1, name: say('notes.notFound') })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
})
