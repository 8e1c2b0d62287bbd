import type { ChatEvent, ChatReply, ChatSession, ChatSummary } from '@lectern/contract/understanding/shapes'
import { fireEvent, screen } from '@testing-library/react'
import { pass } from '../../core/account/signed-in-ground.tsx'
import { handedOverTextStore } from '../../core/documents/handed-over-text.ts'
import { attachedNameStore, chatStore, draftStore, imageStore, languageStore } from './chat.ts'
import { replyStore } from './reply.ts'

export const NOTES = 'A stoma is a pore in the surface of a leaf.'

export const REPLY: ChatReply = {
  reply: 'A pore [1].',
  image_description: null,
  citations: [{ number: 1, text: 'A stoma is a pore', start: 0, end: 17, source: 'notes' }],
  made_by: 'model',
  is_stopped: false,
  is_cut_off: false,
  are_notes_excerpted: false,
  turns_left_out: 0,
  credit_cost: 1,
  session: { id: 7, revision: 1, message_count: 2 },
}

export const SUMMARY: ChatSummary = {
  id: 7,
  title: 'What is a stoma?',
  message_count: 2,
  notes_word_count: 10,
  has_image: false,
  material_id: null,
  created_at: '2026-12-20T08:00:00Z',
  updated_at: '2026-12-20T08:00:00Z',
}

export const SESSION: ChatSession = {
  ...SUMMARY,
  messages: [
    { role: 'user', content: 'What is a stoma?' },
    { role: 'assistant', content: '[[image-context]]\nA leaf under a lens.' },
    { role: 'assistant', content: 'A pore.' },
  ],
  images: [],
  notes_content: 'Kept notes.',
  image_description: 'A leaf under a lens.',
  revision: 3,
  client_id: '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11',
}

export const pageOf = (...sessions: ChatSummary[]) => ({
  sessions,
  pagination: { current_page: 1, total_pages: 1, total_count: sessions.length, has_previous: false, has_next: false },
})

export const done = (about: Partial<ChatReply> = {}): ChatEvent => ({ type: 'done', ...REPLY, ...about })
export const delta = (text: string): ChatEvent => ({ type: 'delta', text })
export const START: ChatEvent = {
  type: 'start',
  image_description: null,
  made_by: 'model',
  are_notes_excerpted: false,
  turns_left_out: 0,
}

/** A stream that gives its events one by one, each when it is told to go on; it heeds the reader who leaves. */
export function steppedStream(signal: AbortSignal | undefined) {
  const waiting: ((event: ChatEvent | null) => void)[] = []
  async function* events(): AsyncGenerator<ChatEvent> {
    for (;;) {
      const event = await new Promise<ChatEvent | null>((resolve, reject) => {
        waiting.push(resolve)
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      if (event === null) return
      yield event
    }
  }
  return {
    events: events(),
    /** Null ends the stream. */
    give: async (...given: (ChatEvent | null)[]) => {
      for (const event of given) {
        waiting.shift()?.(event)
        await pass(60)
      }
    },
  }
}

/** A stream that has come as a whole. */
export async function* streamOf(...events: ChatEvent[]): AsyncGenerator<ChatEvent> {
  yield* events
}

export const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
export async function askFor(question: string) {
  type(question)
  await press('Send')
  await pass(60)
}
export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.querySelector('p')?.textContent)

/** Everything of the module as a new student finds it. */
export function clearAll(): void {
  chatStore.set({
    clientId: '',
    messages: [],
    pending: null,
    notes: '',
    notesName: '',
    wereNotesCut: false,
    image: null,
    kept: null,
    isChanged: false,
  })
  draftStore.set('')
  languageStore.set(null)
  imageStore.set(null)
  attachedNameStore.set('')
  replyStore.set(null)
  handedOverTextStore.set(null)
}
