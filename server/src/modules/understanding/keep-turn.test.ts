import { randomUUID } from 'node:crypto'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { suggestTitle } from '@lectern/domain/content'
import { imageContextOf } from '@lectern/domain/understanding'
import { countWords } from '@lectern/domain/words'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { countStoredBytes } from '../../core/files/read-storage.ts'
import { Problem } from '../../problem.ts'
import { understanding } from './index.ts'
import { PNG, type Script, scriptedTextModel, seeingModel } from './understanding-test-ground.ts'

const NOTES = 'A stoma is a pore in the surface of a leaf.'
const FORM = { context: NOTES, message: 'What is a stoma?', language: 'en' } as const
const FAILURE = new Problem('generation_failed', 'The AI service did not give a usable answer. Please try again.')
const Q = { role: 'user', content: 'What is a stoma?' }
const A = { role: 'assistant', content: 'A pore.' }

describeOnBothDatabases('The turns of a chat', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '1' })
  const own = { textModel: undefined as unknown, model: undefined as unknown, config: undefined as unknown }
  let student: TestStudent
  beforeEach(async () => {
    own.textModel ??= app.services.textModel
    own.model ??= app.services.model
    own.config ??= app.services.config
    Object.assign(app.services, own)
    scripted(['A pore.'])
    student = await app.student(9)
  })

  const calls = (caller: Caller = student) => caller.client(understandingEndpoints)
  const chat = (form: object = {}, key: string = randomUUID(), caller?: Caller) =>
    calls(caller).chat({ form: { ...FORM, ...form } }, { idempotencyKey: key })
  const scripted = (script: Script) => {
    app.services.textModel = scriptedTextModel(script).textModel
  }
  const history = (...turns: object[]) => JSON.stringify(turns)
  const sessions = async (query: object = {}) => (await calls().listSessions({ query })).sessions
  const available = () => app.services.credits.readAvailable(database().queries, student.id)
  /** Reads a stream until an event of this kind has come, and closes it. */
  async function leaveAt(type: string, form: object, key: string = randomUUID()) {
    const events = await calls().chatStream({ form: { ...FORM, ...form } }, { idempotencyKey: key })
    for await (const event of events) if (event.type === type) break
  }
  const seen = (answer: string) => {
    app.services.config = { ...app.services.config, hasVisionModel: true }
    app.services.model = seeingModel(answer)
  }
  const image = () => new File([PNG], 'leaf.png', { type: 'image/png' })

  test('are kept from the first answer on, in the one chat that the browser names', async () => {
    const client_id = randomUUID()
    const { session } = await chat({ client_id })
    scripted(['Yes [1].'])
    const second = await chat({
      client_id,
      message: 'Is it small?',
      history: history(Q, A),
      context: `${NOTES} Tiny.`,
    })
    expect(second.session).toEqual({ id: session?.id, revision: 2, message_count: 4, material_id: null })
    expect(await sessions({ client_id })).toMatchObject([
      {
        id: session?.id,
        title: 'What is a stoma?',
        messages: [
          Q,
          { ...A, made_by: 'model' },
          { role: 'user', content: 'Is it small?' },
          { role: 'assistant', content: 'Yes [1].', citations: [{ number: 1, source: 'notes' }] },
        ],
        notes_content: `${NOTES} Tiny.`,
        revision: 2,
      },
    ])
    expect(await sessions()).toHaveLength(1)
  })

  test('count towards the storage of their student, with what they were asked about', async () => {
    const stored = async () => (await understanding.storageBytes?.(database().queries, student.id)) ?? 0
    expect(await stored()).toBe(0)
    const client_id = randomUUID()
    await chat({ client_id })
    const first = await stored()
    expect(first).toBeGreaterThan(Buffer.byteLength(`${NOTES}${Q.content}${A.content}`))
    scripted(['細胞'.repeat(500)])
    await chat({ client_id, message: 'And a cell?', history: history(Q, A) })
    expect(await stored()).toBeGreaterThan(first + Buffer.byteLength('細胞'.repeat(500)))
  })

  describe('about a text that was typed', () => {
    const TEXT = `${NOTES} It opens by day and closes at noon, when the air is dry.`
    const LATER = `${TEXT} At night it is closed, for there is no light.`
    const library = () => student.client(materialsEndpoints)
    const materials = async () => (await library().list({ query: {} })).materials
    const stored = () => countStoredBytes(app.services, database().queries, student)
    const storedByChats = async () => (await understanding.storageBytes?.(database().queries, student.id)) ?? 0

    test('make it a material, once however often it is asked about, which is counted once and named by its first line', async () => {
      const client_id = randomUUID()
      const { session } = await chat({ client_id, context: TEXT })
      const [made, ...others] = await materials()
      expect([made, others]).toMatchObject([{ id: session?.material_id, source_module: 'understanding' }, []])
      expect(made?.title).toBe(suggestTitle('', TEXT))
      const [kept] = await sessions()
      const bytes = Buffer.byteLength(TEXT)
      expect(await stored()).toBe((await storedByChats()) + bytes)
      expect(await storedByChats()).toBeLessThan(Buffer.byteLength(JSON.stringify(kept?.messages)) + bytes)
      await chat({ client_id, context: TEXT, message: 'Why?', history: history(Q, A) })
      await Promise.all([
        chat({ client_id: randomUUID(), context: TEXT }),
        chat({ client_id: randomUUID(), context: TEXT }),
      ])
      expect((await materials()).map(({ id }) => id)).toEqual([made?.id])
      const { made: chats } = await library().get({ params: { id: made?.id ?? 0 } })
      expect(chats.map(({ module }) => module)).toEqual(Array(3).fill('understanding'))
      const before = await stored()
      await library().delete({ params: { id: made?.id ?? 0 } })
      // Each chat has its notes for itself then: two more than were counted.
      expect([await stored(), await storedByChats()]).toEqual(Array(2).fill(before + 2 * bytes))
    })

    test('go on with its material as it is written on, unless something else was made of that', async () => {
      const client_id = randomUUID()
      const { session } = await chat({ client_id, context: TEXT })
      const material_id = session?.material_id ?? 0
      const more = { client_id, message: 'Why?', history: history(Q, A), material_id }
      await chat({ ...more, context: LATER })
      const [only, ...others] = await materials()
      expect([only?.id, only?.word_count, others]).toEqual([material_id, countWords(LATER), []])
      expect((await library().list({ query: { search: 'no light' } })).materials).toHaveLength(1)
      const cards = { title: 'Leaves', selected_cards: [{ question: 'What?', answer: 'A pore.' }], material_id }
      await student.client(reciteEndpoints).createSet({ body: cards })
      await chat({ ...more, message: 'When?', context: TEXT })
      expect((await materials()).map(({ word_count }) => word_count)).toEqual([TEXT, LATER].map(countWords))
    })

    test('bring back none that was deleted, whether their call names it, says that it went, or neither', async () => {
      const client_id = randomUUID()
      const { session } = await chat({ client_id, context: TEXT })
      const material_id = session?.material_id ?? 0
      await library().delete({ params: { id: material_id } })
      const more = { client_id, message: 'Why?', history: history(Q, A), context: TEXT }
      await expect(chat({ ...more, material_id })).rejects.toMatchObject({ status: 404 })
      await chat(more)
      await chat({ ...more, message: 'When?', context: LATER, is_material_gone: 'true' })
      await chat({ context: LATER, client_id: randomUUID(), is_material_gone: 'true' })
      expect(await materials()).toEqual([])
      expect((await sessions()).map(({ is_material_gone }) => is_material_gone)).toEqual([true, true])
    })

    test('make none of it where they fail, where it was read from a document, or is but a line', async () => {
      scripted(['A po', FAILURE])
      await expect(chat({ context: TEXT })).rejects.toMatchObject({ code: 'generation_failed' })
      scripted(['A pore.'])
      await chat({ client_id: randomUUID(), context: NOTES })
      expect(await materials()).toEqual([])
      const { id } = await library().create({ form: { text: TEXT } })
      await chat({ client_id: randomUUID(), context: LATER, material_id: id })
      expect((await materials()).map((one) => [one.id, one.word_count])).toEqual([[id, countWords(TEXT)]])
    })
  })

  test('of a message sent again under its key are one', async () => {
    const [key, client_id] = [randomUUID(), randomUUID()]
    const answers = await Promise.all([chat({ client_id }, key), chat({ client_id }, key)])
    answers.push(await chat({ client_id }, key))
    expect(new Set(answers.map(({ session }) => JSON.stringify(session))).size).toBe(1)
    expect(await sessions()).toMatchObject([{ message_count: 2 }])
    expect(await available()).toBe(8)
  })

  test('of two tabs at once are all there, whichever began the chat', async () => {
    const client_id = randomUUID()
    await Promise.all(['One?', 'Two?', 'Three?'].map((message) => chat({ client_id, message })))
    const [session, ...others] = await sessions()
    expect([session?.message_count, session?.revision, others]).toEqual([6, 3, []])
    expect(session?.messages.flatMap(({ role, content }) => (role === 'user' ? content : [])).toSorted()).toEqual([
      'One?',
      'Three?',
      'Two?',
    ])
  })

  test('go on in the chat that a call names by its id, or whose talk it brings; else they begin one', async () => {
    const { session } = await chat()
    expect((await chat({ message: 'Why?', history: history(Q, A) })).session).toMatchObject({
      id: session?.id,
      message_count: 4,
    })
    const named = await chat({ message: 'How?', session_id: session?.id, context: '' })
    expect(named.session).toEqual({ id: session?.id, revision: 3, message_count: 6, material_id: null })
    expect((await sessions())[0]?.notes_content).toBe(NOTES)
    expect((await chat({ message: 'Why?', history: history(Q, A) })).session?.id).not.toBe(session?.id)
    expect(await sessions()).toHaveLength(2)
  })

  test('are not kept twice where their caller keeps the same chat by itself', async () => {
    const { session } = await chat()
    const kept = await calls().createSession({ body: { messages: [Q, A] as never, notes_content: 'Own.' } })
    expect(kept).toMatchObject({ id: session?.id, notes_content: 'Own.', revision: 2 })
    await calls().createSession({ body: { messages: [Q, A] as never } })
    expect(await sessions()).toHaveLength(2)
  })

  test('make up for what their chat has missed of the talk', async () => {
    const client_id = randomUUID()
    await chat({ client_id })
    const missed = [Q, A, { role: 'user', content: 'Missed?' }, { role: 'assistant', content: 'Yes.' }]
    await chat({ client_id, message: 'Why?', history: history(...missed) })
    const [session] = await sessions()
    expect(session?.messages.map(({ content }) => content)).toEqual([
      ...missed.map(({ content }) => content),
      'Why?',
      'A pore.',
    ])
    expect(session?.messages[1]).toHaveProperty('made_by', 'model')
  })

  test('of a chat that was deleted elsewhere begin it again, with all that was said', async () => {
    const client_id = randomUUID()
    const { session } = await chat({ client_id })
    await calls().deleteSession({ params: { id: session?.id ?? 0 } })
    await chat({ client_id, message: 'Why?', history: history(Q, A) })
    expect(await sessions()).toMatchObject([{ message_count: 4, client_id }])
  })

  test('keep the image that came with them, and what it shows', async () => {
    seen('A leaf under a lens.')
    const client_id = randomUUID()
    const { session } = await chat({ client_id, image: image() })
    const id = session?.id ?? 0
    expect(await calls().getSession({ params: { id } })).toMatchObject({
      messages: [
        { ...Q, image: { filename: 'leaf.png', size: PNG.length } },
        imageContextOf('A leaf under a lens.'),
        { ...A, made_by: 'model' },
      ],
      images: [{ filename: 'leaf.png', size: PNG.length }],
      image_description: 'A leaf under a lens.',
      message_count: 2,
    })
    expect((await calls().getImage({ params: { id } })).size).toBe(PNG.length)
    await expect(chat({ client_id, image: image() })).rejects.toMatchObject({ status: 409 })
    await expect(chat({ session_id: id, image: image() })).rejects.toMatchObject({ status: 409 })
  })

  test('with an image that are sent again under their key are one', async () => {
    seen('A leaf.')
    const [key, client_id] = [randomUUID(), randomUUID()]
    const first = await chat({ client_id, image: image() }, key)
    expect(await chat({ client_id, image: image() }, key)).toEqual(first)
    const { id = 0 } = first.session ?? {}
    const more = { session_id: id, message: 'Why?' }
    expect(await chat(more, key + 1)).toEqual(await chat(more, key + 1))
    expect(await available()).toBe(7)
  })

  test('that are stopped are kept as far as they were shown', async () => {
    scripted(['A pore in ', new Promise(() => {})])
    const client_id = randomUUID()
    await leaveAt('delta', { client_id })
    await vi.waitFor(async () => expect(await sessions()).toHaveLength(1))
    expect((await sessions())[0]?.messages).toMatchObject([Q, { content: 'A pore in ', is_stopped: true }])
    expect(await available()).toBe(8)
  })

  test('that were left once their image was described are paid, and what it shows is kept', async () => {
    seen('A leaf under a lens.')
    scripted([new Promise(() => {})])
    const [key, client_id] = [randomUUID(), randomUUID()]
    await leaveAt('start', { client_id, image: image() }, key)
    await vi.waitFor(async () => expect(await sessions()).toHaveLength(1))
    expect(await available()).toBe(8)
    expect(await sessions()).toMatchObject([
      { image_description: 'A leaf under a lens.', messages: [Q, {}, { content: '', is_stopped: true }] },
    ])
    expect(await chat({ client_id, image: image() }, key)).toMatchObject({
      reply: '',
      is_stopped: true,
      image_description: 'A leaf under a lens.',
    })
    expect(await available()).toBe(8)
  })

  test('that fail, that nobody waits for and that are left before anything was shown are neither kept nor paid', async () => {
    scripted(['A po', FAILURE])
    await expect(chat({ client_id: randomUUID() })).rejects.toMatchObject({ data: { credits_refunded: 1 } })
    scripted([new Promise(() => {})])
    await leaveAt('start', { client_id: randomUUID() })
    await vi.waitFor(async () => expect(await available()).toBe(9))
    expect(await sessions()).toEqual([])
  })

  test('at no price are kept where their call names a chat, and once', async () => {
    Object.assign(app.services, own)
    const free = { context: '', message: 'Hello', client_id: randomUUID() }
    const { session } = await chat(free)
    expect(await chat(free)).toMatchObject({ credit_cost: 0, session })
    expect((await chat({ ...free, client_id: undefined })).session).toBeNull()
    expect(await sessions()).toMatchObject([{ message_count: 2 }])
  })

  test('that could not be kept are refused before they are paid; what was paid is given again all the same', async () => {
    const key = randomUUID()
    const first = await chat({}, key)
    const full = { status: 413, code: 'storage_full' }
    await expect(chat({ context: 'x'.repeat(1_100_000) })).rejects.toMatchObject(full)
    const messages = Array(399).fill(Q)
    const { id } = await calls().createSession({ body: { messages } })
    await expect(chat({ session_id: id })).rejects.toMatchObject({
      status: 422,
      message: 'This chat has reached its greatest length. Press New / Save to begin a new one.',
    })
    await calls().createSession({ body: { messages: [], notes_content: 'x'.repeat(950_000) } })
    await expect(chat({ context: 'y'.repeat(100_000) })).rejects.toMatchObject(full)
    expect(await chat({}, key)).toEqual(first)
    expect(await available()).toBe(8)
  })

  test('stay out of the chats of other students, whatever these name', async () => {
    const client_id = randomUUID()
    const { session } = await chat({ client_id })
    const other = await app.student(3)
    await expect(chat({ session_id: session?.id }, randomUUID(), other)).rejects.toMatchObject({ status: 404 })
    const theirs = await chat({ client_id, message: 'Why?', history: history(Q, A) }, randomUUID(), other)
    expect(theirs.session?.id).not.toBe(session?.id)
    expect(await sessions()).toMatchObject([{ message_count: 2 }])
  })
})
