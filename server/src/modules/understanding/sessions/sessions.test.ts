import { randomUUID } from 'node:crypto'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { imageContextOf } from '@lectern/domain/understanding'
import { beforeEach, expect, test, vi } from 'vitest'
import { losingAcknowledgements } from '../../../../test/lost-acknowledgements.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { countStoredBytes } from '../../../core/files/read-storage.ts'
import { citation, dataUrl, PNG } from '../understanding-test-ground.ts'
import { createSession } from './create-session.ts'
import { exportSessions } from './export-sessions.ts'
import { updateSession } from './update-session.ts'

const NOTES = 'A stoma is a pore in the surface of a leaf.'
const OTHER_PNG = Buffer.concat([PNG, Buffer.from('more')])
const MESSAGES = [
  { role: 'user' as const, content: 'What is\na stoma? 氣孔', image: { filename: 'leaf.png', size: PNG.length } },
  imageContextOf('A leaf.'),
  {
    role: 'assistant' as const,
    content: 'A pore [1].',
    citations: [citation('A stoma is a pore', 0)],
    made_by: 'model' as const,
  },
]
const BODY = { messages: MESSAGES, notes_content: NOTES }
const WITH_IMAGE = { ...BODY, images: [{ file: dataUrl(PNG), filename: 'leaf.png' }] }
const MISSING = { status: 404, code: 'not_found' }

describeOnBothDatabases('Kept chats', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '1' })
  let student: TestStudent
  let other: TestStudent
  beforeEach(async () => {
    student = await app.student()
    other = await app.student()
  })

  const calls = (caller: Caller = student) => caller.client(understandingEndpoints)
  const keep = (body: object = {}, caller?: Caller) => calls(caller).createSession({ body: { ...BODY, ...body } })
  const update = (id: number, body: object = {}, caller?: Caller) =>
    calls(caller).updateSession({ params: { id }, body: { ...BODY, ...body } })
  const stored = () => countStoredBytes(app.services, database().queries, student)

  test('hold what was sent: messages, image, notes and the description of the image', async () => {
    const session = await keep(WITH_IMAGE)
    const url = `/api/understanding/sessions/${session.id}/image/`
    expect(session).toMatchObject({
      title: 'What is a stoma? 氣孔',
      message_count: 2,
      messages: [{ ...MESSAGES[0], image: { filename: 'leaf.png', size: PNG.length, url } }, MESSAGES[1], MESSAGES[2]],
      images: [{ url, filename: 'leaf.png', size: PNG.length, uploaded_at: '2026-12-01T08:00:00.000Z' }],
      notes_content: NOTES,
      image_description: 'A leaf.',
      revision: 1,
    })
    expect(await calls().getSession({ params: { id: session.id } })).toEqual(session)
    expect((await calls().listSessions({ query: {} })).sessions).toEqual([session])
    const { id, title, message_count, notes_word_count, has_image, material_id, created_at, updated_at } = session
    expect((await calls().listSummaries({ query: {} })).sessions).toEqual([
      { id, title, message_count, notes_word_count, has_image, material_id, created_at, updated_at },
    ])
    const { client_id } = session
    expect((await calls().listSessions({ query: { client_id } })).sessions).toEqual([session])
    expect((await calls().listSessions({ query: { client_id: randomUUID() } })).sessions).toEqual([])
    expect((await calls(other).listSessions({ query: { client_id } })).sessions).toEqual([])
  })

  test('give their image to their student alone, as what it is', async () => {
    const { id } = await keep(WITH_IMAGE)
    const response = await student.fetch(`/api/understanding/sessions/${id}/image/`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    await expect(calls(other).getImage({ params: { id } })).rejects.toMatchObject(MISSING)
    await expect(calls().getImage({ params: { id: (await keep()).id } })).rejects.toMatchObject(MISSING)
  })

  test('are kept once however often the same one is sent', async () => {
    const client_id = randomUUID()
    const kept = await Promise.all(Array.from({ length: 4 }, () => keep({ ...WITH_IMAGE, client_id })))
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
    expect((await calls().listSummaries({ query: {} })).pagination.total_count).toBe(1)
    await keep({ client_id }, other)
  })

  test('change, but not against a change that another tab has made', async () => {
    const { id, revision } = await keep()
    app.clock.advance(60)
    const changed = await update(id, { messages: [...MESSAGES, { role: 'user', content: 'And now?' }], revision })
    expect(changed).toMatchObject({ revision: 2, message_count: 3 })
    expect(Date.parse(changed.updated_at) - Date.parse(changed.created_at)).toBe(60_000)
    await expect(update(id, { revision })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect((await calls().getSession({ params: { id } })).messages).toHaveLength(4)
    expect((await update(id, { notes_content: 'Without a revision.' })).revision).toBe(3)
  })

  test('get their image once: it stays where none is sent, and another one is refused', async () => {
    const { id } = await keep()
    expect((await update(id, WITH_IMAGE)).images).toHaveLength(1)
    for (const images of [[], [{ filename: 'leaf.png' }], WITH_IMAGE.images])
      expect((await update(id, { images })).images).toHaveLength(1)
    const another = { images: [{ file: dataUrl(OTHER_PNG), filename: 'other.png' }] }
    await expect(update(id, another)).rejects.toMatchObject({
      status: 409,
      message: 'An image cannot be replaced once attached to a session.',
    })
  })

  test('count against the storage with texts and image, and give it back', async () => {
    expect(await stored()).toBe(0)
    const { id } = await keep(WITH_IMAGE)
    expect(await stored()).toBeGreaterThan(PNG.length + NOTES.length)
    const large = `data:image/png;base64,${Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]).toString('base64')}`
    const full = { status: 413, code: 'storage_full' }
    await expect(keep({ images: [{ file: large, filename: 'large.png' }] })).rejects.toMatchObject(full)
    await expect(update(id, { notes_content: 'x'.repeat(1_100_000) })).rejects.toMatchObject(full)
    await calls().deleteSession({ params: { id } })
    expect(await stored()).toBe(0)
  })

  test('keep their image where the commit was not acknowledged, and lose it where nothing was stored', async () => {
    // First the image is kept, then the chat is stored.
    const lost = losingAcknowledgements(database(), (transaction) => transaction === 2)
    const client_id = randomUUID()
    const body = { ...WITH_IMAGE, client_id, image_description: 'A leaf.' }
    await expect(createSession({ ...app.services, database: lost }, student, body)).rejects.toThrow('lost')
    const again = await keep({ client_id })
    expect(again.images).toHaveLength(1)
    expect((await student.fetch(`/api/understanding/sessions/${again.id}/image/`)).status).toBe(200)

    const { id } = await keep()
    const lostLater = losingAcknowledgements(database(), (transaction) => transaction === 2)
    const change = updateSession({ ...app.services, database: lostLater }, student, id, WITH_IMAGE)
    await expect(change).rejects.toThrow('lost')
    expect((await student.fetch(`/api/understanding/sessions/${id}/image/`)).status).toBe(200)

    const deleted = vi.spyOn(app.services.files, 'delete')
    const full = { ...app.services, config: { ...app.services.config, storageLimitMb: 0 } }
    await expect(createSession(full, student, WITH_IMAGE)).rejects.toMatchObject({ code: 'storage_full' })
    expect(deleted).toHaveBeenCalledOnce()
    deleted.mockRestore()
  })

  test('are deleted with their image', async () => {
    const session = await keep(WITH_IMAGE)
    const params = { id: session.id }
    const { files } = app.services
    const deleted = vi.spyOn(files, 'delete')
    await expect(calls(other).deleteSession({ params })).rejects.toMatchObject(MISSING)
    expect(await calls().deleteSession({ params })).toEqual({ success: true })
    await vi.waitFor(() => expect(deleted).toHaveBeenCalled())
    for (const call of [calls().getSession, calls().deleteSession, calls().getImage])
      await expect(call({ params })).rejects.toMatchObject(MISSING)
    await expect(update(session.id)).rejects.toMatchObject(MISSING)
    deleted.mockRestore()
  })

  test("of another student's are not there", async () => {
    const { id } = await keep()
    await expect(calls(other).getSession({ params: { id } })).rejects.toMatchObject(MISSING)
    await expect(update(id, {}, other)).rejects.toMatchObject(MISSING)
    expect((await calls(other).listSessions({ query: {} })).sessions).toEqual([])
  })

  test('are listed by page, the last changed first, and found by what was said in them', async () => {
    const first = await keep({ messages: [{ role: 'user', content: 'About 100% of 細胞' }] })
    for (let n = 0; n < 10; n++) await keep({ messages: [{ role: 'user', content: `Chat ${n}` }] })
    app.clock.advance(60)
    await update(first.id, { messages: first.messages })
    const list = async (query: object) => (await calls().listSummaries({ query })).sessions.map(({ title }) => title)
    expect((await list({}))[0]).toBe('About 100% of 細胞')
    expect(await list({ page: 2 })).toEqual(['Chat 0'])
    expect(await list({ search: '0% of 細' })).toEqual(['About 100% of 細胞'])
    expect(await list({ search: 'CHAT 7' })).toEqual(['Chat 7'])
    expect(await list({ search: '%_' })).toEqual([])
  })

  test.each([
    ['a page in place of an image', { images: [{ file: 'data:text/html;base64,PGI+', filename: 'x.png' }] }, 415],
    ['a page that calls itself an image', { images: [{ file: 'data:image/png;base64,PGI+', filename: 'x' }] }, 415],
    [
      'a drawing that can run',
      { images: [{ file: `data:image/svg+xml;base64,${btoa('<svg/>')}`, filename: 'x' }] },
      415,
    ],
    ['an address in place of an image', { images: [{ file: 'https://a.example/x.png', filename: 'x' }] }, 415],
    ['two images', { images: [WITH_IMAGE.images[0], WITH_IMAGE.images[0]] }, 400],
    [
      'junk that begins like an image',
      { images: [{ file: dataUrl(Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(99)])), filename: 'x' }] },
      422,
    ],
    ['too large an image', { images: [{ file: dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1)), filename: 'x' }] }, 413],
    ['another role', { messages: [{ role: 'system', content: 'x' }] }, 400],
    ['too many messages', { messages: Array(401).fill(MESSAGES[0]) }, 400],
    ['too long a message', { messages: [{ role: 'user', content: 'x'.repeat(80_001) }] }, 400],
    ['no messages at all', { messages: undefined }, 400],
  ])('refuse %s', async (_, body, status) => {
    await expect(keep(body)).rejects.toMatchObject({ status })
  })

  test('are cut at the word limit, and hold no address that a browser made up', async () => {
    const { notes_content, notes_word_count } = await keep({ notes_content: '字'.repeat(100_001) })
    expect([notes_content.length, notes_word_count]).toEqual([100_000, 100_000])
    const image = { filename: 'x.png', size: 1, url: 'https://evil.example/pixel.png' }
    const { messages } = await keep({ messages: [{ role: 'user', content: 'Look', image }] })
    expect(messages).toEqual([{ role: 'user', content: 'Look', image: { filename: 'x.png', size: 1 } }])
  })

  test('go along in the archive, each with its image', async () => {
    const { id } = await keep(WITH_IMAGE)
    const entries = await Array.fromAsync(exportSessions(app.services, student))
    expect(entries.map(({ path }) => path)).toEqual([`understanding/chat-${id}.json`, `understanding/chat-${id}.png`])
    const image = entries[1]?.content as AsyncIterable<Buffer>
    expect(Buffer.concat(await Array.fromAsync(image))).toEqual(PNG)
  })

  test('answer or refuse whatever is done to them at once', async () => {
    const { id } = await keep(WITH_IMAGE)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => update(id, WITH_IMAGE)),
      calls().listSessions({ query: {} }),
      calls().getImage({ params: { id } }),
      calls().deleteSession({ params: { id } }),
      keep(WITH_IMAGE),
    ])
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []))
    expect(failures.filter((status) => status !== 404)).toEqual([])
  })

  test('are refused to a visitor', async () => {
    const visitor = await app.visitor()
    const signedOut = { status: 401, code: 'unauthenticated' }
    await expect(keep({}, visitor)).rejects.toMatchObject(signedOut)
    await expect(calls(visitor).listSessions({ query: {} })).rejects.toMatchObject(signedOut)
    await expect(calls(visitor).getImage({ params: { id: 1 } })).rejects.toMatchObject(signedOut)
  })
})
