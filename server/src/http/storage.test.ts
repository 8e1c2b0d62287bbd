import type { Endpoint } from '@lectern/contract/endpoint'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { KEPT_TYPED_CHARACTERS } from '@lectern/domain/review'
import { describe, expect, test } from 'vitest'
import { nameOf, sampleCall } from '../../test/sample-call.ts'
import { type TestStudent, testApp } from '../../test/test-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { ROUTES } from '../app.ts'
import { insertMaterial } from '../core/documents/material-store.ts'
import { countStoredBytes } from '../core/files/read-storage.ts'
import { listEventsAfter } from '../core/review/memory/event-store.ts'
import { flashcardSets } from '../modules/recite/tables.ts'

const CALLS = ROUTES.flatMap(({ endpoints }) => Object.entries(endpoints))
const ADDING = CALLS.filter(([, { addsToStorage }]) => addsToStorage)

/** Calls of students that send something and add no text to speak of: a change, an answer, an end. */
const ADDING_NOTHING = [
  'POST /api/users/profile/',
  'POST /api/users/introduction/',
  'POST /api/users/password-update/',
  'POST /api/users/delete-account/',
  'POST /api/users/redeem-promo-code/',
  'POST /api/users/create-payment-session/',
  'POST /api/users/send-qr-code/',
  'PATCH /api/exam/sets/:id/',
  'POST /api/exam/quote/',
  'POST /api/exam/sets/:id/sessions/',
  'POST /api/exam/sessions/:id/end/',
  'POST /api/exam/sessions/:id/own-word/',
  'POST /api/exam/compare-answers/',
  'POST /api/exam/compare-answer/',
  'PATCH /api/lecture/lectures/:id/',
  'POST /api/listening/sets/:id/submit/',
  'POST /api/listening/sets/:id/title/',
  'PATCH /api/materials/:id/',
  'PATCH /api/materials/folders/',
  'PUT /api/materials/:id/shelf/',
  'POST /api/materials/:id/places/',
  'PATCH /api/notes/:id/',
  'PATCH /api/recite/folders/',
  'PUT /api/recite/flashcard-sets/:id/folder/',
  'POST /api/recite/flashcards/same/',
  'POST /api/recite/flashcard-sets/:id/rename/',
  'POST /api/recite/flashcard-sets/:id/reorder/',
  'POST /api/recite/flashcard-sets/:id/delete-cards/',
  'POST /api/recite/flashcard-sets/:id/suspend-cards/',
  'POST /api/recite/study-sessions/:id/answer/',
  // Learning goes on where the storage is full: an answer is kept all the same, but none of what was typed.
  'POST /api/review/answers/',
  'POST /api/review/compare/',
  'PUT /api/review/adapting/',
  'PUT /api/review/reminder/',
  'PUT /api/review/sets/:id/exam/',
  'PUT /api/review/materials/:id/exam/',
  'PATCH /api/review/exams/:id/',
  'POST /api/review/undo/',
  'PATCH /api/review/items/:id/',
  'PATCH /api/review/settings/',
  'PATCH /api/review/sets/:id/settings/',
  'POST /api/shares/',
  'POST /api/shares/reports/:id/answer/',
  // A place is no text, and one a lecture.
  'PUT /api/lecture/lectures/:id/bookmark/',
  // An item goes, of which its words stay, and what its material says otherwise.
  'POST /api/feedback/',
  'POST /api/feedback/check/',
  // They ask for as much room as the chat takes.
  'POST /api/understanding/sessions/',
  'PUT /api/understanding/sessions/:id/',
]

describe('Every call', () => {
  test('of a student that sends something says whether it adds to their storage', () => {
    const sending = CALLS.map(([, endpoint]) => endpoint as Endpoint).filter(
      ({ access, method, body, form }) => access === 'student' && method !== 'DELETE' && (body || form),
    )
    const silent = sending.filter(({ addsToStorage }) => !addsToStorage).map(nameOf)
    expect(silent.filter((name) => !ADDING_NOTHING.includes(name))).toEqual([])
  })
})

describeOnDatabase('server', 'A full storage', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '1' })
  /** Brings a text that takes up all room. */
  async function fill({ id }: TestStudent) {
    const text = 'x'.repeat(1_048_576)
    // What was counted before is no longer believed.
    app.clock.advance(61)
    const row = { studentId: id, name: 'full', text, contentHash: crypto.randomUUID(), words: 1 }
    const rest = { sizeBytes: text.length, sourceModule: 'notes' as const, createdAt: app.clock.now() }
    return database().transaction((tx) => insertMaterial(tx, { ...row, ...rest }))
  }
  const available = ({ id }: TestStudent) => app.services.credits.readAvailable(database().queries, id)
  const FULL = { status: 413, code: 'storage_full', message: 'Storage limit reached. Delete files to free space.' }

  describe('refuses, before anything is paid or made,', () => {
    test.each(ADDING.map(([name, endpoint]) => [nameOf(endpoint), name, endpoint] as const))(
      '%s',
      async (_title, name, endpoint) => {
        const [student, helper] = [await app.student(50), await app.student(50)]
        // What the call names is made by another student: it is refused before anybody looks whose it is.
        const input = await sampleCall(app, endpoint, student, () => helper)
        await fill(student)
        const client = student.client({ [name]: endpoint } as never) as never as Record<
          string,
          (input: object) => unknown
        >
        await expect(client[name]?.(input)).rejects.toMatchObject(FULL)
        expect(await available(student)).toBe(50)
      },
    )
  })

  test('counts texts as bytes, and is free again once something is deleted', async () => {
    const student = await app.student(3)
    const text = 'word '.repeat(90_000)
    const notes = student.client(notesEndpoints)
    const body = (title: string) => ({ title, html: `<p>${text}</p>`, purpose: '', made_by: 'model' as const })
    const first = await notes.create({ body: body('One') })
    await expect(notes.create({ body: body('Two') })).rejects.toMatchObject(FULL)
    await notes.delete({ params: { id: first.id } })
    expect(await notes.create({ body: body('Two') })).toMatchObject({ title: 'Two' })
  })

  test('lets a call that was paid for be repeated', async () => {
    const student = await app.student(3)
    const body = {
      content: 'A cell is the smallest unit of life. A membrane is the wall that holds a cell together.',
      chunk_index: 0,
      total_chunks: 1,
    }
    const key = { idempotencyKey: crypto.randomUUID() }
    const recite = student.client(reciteEndpoints)
    const first = await recite.generate({ body }, key)
    await fill(student)
    expect(await recite.generate({ body }, key)).toEqual(first)
    await expect(recite.generate({ body })).rejects.toMatchObject(FULL)
  })

  describe('and what was typed in a review and compared wrongly', () => {
    const typed = '光'.repeat(KEPT_TYPED_CHARACTERS)

    async function withCard(student: TestStudent) {
      const selected_cards = [{ question: 'What do plants make?', answer: '光合作用' }]
      await student.client(reciteEndpoints).createSet({ body: { title: 'Plants', selected_cards } })
      const review = student.client(reviewEndpoints)
      const [item] = (await review.queue({ query: {} })).items
      const answerWith = (what: string) => {
        const answered_at = app.clock.now().toISOString()
        const marking_error = { typed: what, rating: 1 } as const
        const body = { item_id: item?.id ?? 0, client_id: crypto.randomUUID(), rating: 3, answered_at } as const
        return review.answer({ body: { ...body, marking_error } })
      }
      const kept = async () =>
        (await listEventsAfter(database().queries, student.id, 0, 100)).map(({ detail }) => detail)
      return { answerWith, kept }
    }

    test(`counts it, and keeps ${KEPT_TYPED_CHARACTERS} characters of it`, async () => {
      const student = await app.student()
      const { answerWith, kept } = await withCard(student)
      const stored = () => countStoredBytes(app.services, database().queries, student)
      const before = await stored()
      await answerWith(`${typed}合成`)
      expect(await kept()).toEqual([{ markingError: { typed, rating: 1 } }])
      expect((await stored()) - before).toBeGreaterThan(200)
      const one = await stored()
      const unlike = Array.from({ length: KEPT_TYPED_CHARACTERS }, (_, at) => String.fromCodePoint(0x4e00 + at * 37))
      await answerWith(unlike.join(''))
      expect((await stored()) - one).toBeGreaterThan(Buffer.byteLength(unlike.join('')))
    })

    test('refuses no answer, and keeps none of it', async () => {
      const student = await app.student()
      const { answerWith, kept } = await withCard(student)
      await fill(student)
      expect(await answerWith(typed)).toMatchObject({ recorded: true, item: { review_count: 1 } })
      expect(await kept()).toEqual([{ markingError: { typed: null, rating: 1 } }])
    })
  })

  test('of cards is counted to the byte, whoever else has some', async () => {
    const [student, other] = [await app.student(), await app.student()]
    const stored = (of: TestStudent) =>
      Promise.all(app.services.modules.map((module) => module.storageBytes?.(database().queries, of.id) ?? 0)).then(
        (parts) => parts.reduce((sum, bytes) => sum + bytes, 0),
      )
    const selected_cards = [{ question: '細胞?', answer: 'The unit of life' }]
    await student
      .client(reciteEndpoints)
      .createSet({ body: { title: 'Cells', document_content: 'ab', selected_cards } })
    const [set] = await database().queries.select().from(flashcardSets)
    const texts = ['Cells', 'ab', set?.documentName, set?.contentPurpose, '細胞?', 'The unit of life']
    const noTagsBytes = 13
    expect(await stored(student)).toBe(texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), noTagsBytes))
    expect(await stored(other)).toBe(0)
  })
})
