import { openAsBlob } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { reciteEndpoints } from '@lectern/contract/recite'
import { pictureMark, soundMark } from '@lectern/domain/cards/media-marks'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildWav } from '../../../../test/files/build-wav.ts'
import { material } from '../../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { newFileKey } from '../../../platform/files/file-store.ts'
import { exportRecite } from '../export-recite.ts'
import { sumReciteBytes } from '../sum-bytes.ts'
import { forgetUnusedMedia } from './forget-media.ts'
import { insertMedia, listMedia, removeUnusedMedia } from './media-store.ts'
import { soundTypeOf } from './sound-type.ts'

const DAY = 86_400
const named = async (path: string, name = path.split('/').at(-1) ?? '') =>
  new File([await openAsBlob(material(path))], name)
const sound = (seconds = 1) => new File([new Uint8Array(buildWav(seconds))], '讀音.wav')

describeOnDatabase('server', 'Pictures and sounds of cards', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '1' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student()
  })
  const recite = (caller: Caller = student) => caller.client(reciteEndpoints)
  const upload = (file: File, caller: Caller = student) => recite(caller).uploadMedia({ form: { file } })
  const open = (name: string, caller: Caller = student, headers = {}) =>
    caller.fetch(`/api/recite/media/${name}/`, { headers })
  const makeCard = async (text: string) => {
    const set = await recite().createSet({ body: { selected_cards: [{ question: text, answer: 'A' }] } })
    return { set, cardId: set.flashcards[0]?.id ?? 0 }
  }

  test('are kept once by what they hold, and given to their owner as what they are', async () => {
    const picture = await named('pictures/tc.jpg', 'cell.png')
    const [one, other] = await Promise.all([upload(picture), upload(picture)])
    expect(one).toEqual({
      name: other.name,
      content_type: 'image/jpeg',
      filename: expect.any(String),
      size_bytes: picture.size,
    })
    expect(one.name).toMatch(/^[0-9a-f]{32}\.jpg$/)
    const answer = await open(one.name)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.arrayBuffer()).byteLength).toBe(picture.size)
    expect(await sumReciteBytes(database().queries, student.id)).toBe(picture.size)
  })

  test('can be heard from anywhere in them', async () => {
    const { name } = await upload(sound())
    const part = await open(name, student, { range: 'bytes=0-3' })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    expect((await open(name, student, { range: 'bytes=999999-' })).status).toBe(416)
  })

  test("of another student's are not there, and the same content is each student's own", async () => {
    const { name } = await upload(sound())
    const other = await app.student()
    expect((await open(name, other)).status).toBe(404)
    expect((await open(name, await app.visitor())).status).toBe(401)
    expect((await upload(sound(), other)).name).toBe(name)
    expect((await open(name, other)).status).toBe(200)
  })

  test('are refused where they are something else, damaged, empty, or too much', async () => {
    const refusal = (status: number, code: string) => ({ status, code })
    const text = (content: string, name: string) => new File([content], name)
    await expect(upload(text('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'))).rejects.toMatchObject({
      ...refusal(415, 'unsupported_type'),
      message: expect.stringContaining('PNG, JPEG, WebP and GIF'),
    })
    await expect(upload(text('<script>alert(1)</script>', 'a.png'))).rejects.toMatchObject(
      refusal(415, 'unsupported_type'),
    )
    await expect(upload(await named('hostile/bad.png'))).rejects.toMatchObject({ status: expect.any(Number) })
    await expect(upload(text('', 'a.png'))).rejects.toMatchObject(refusal(422, 'unreadable'))
    await expect(upload(sound(200))).rejects.toMatchObject(refusal(413, 'storage_full'))
    const tooLarge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.mp3')
    await expect(upload(tooLarge)).rejects.toMatchObject({ message: expect.stringContaining('10MB') })
    expect((await open('../../etc/passwd')).status).not.toBe(200)
    expect((await open(`${'0'.repeat(32)}.exe`)).status).toBe(400)
    expect((await open(`${'0'.repeat(32)}.png`)).status).toBe(404)
  })

  test('go with the last card that names them, and stay for others', async () => {
    const { name } = await upload(sound())
    const first = await makeCard(soundMark(name))
    const second = await makeCard(`hear ${soundMark(name)}`)
    await recite().deleteCard({ params: { id: first.cardId } })
    expect((await open(name)).status).toBe(200)
    const deleted = vi.spyOn(app.services.files, 'delete')
    await recite().deleteSet({ params: { id: second.set.id } })
    expect((await open(name)).status).toBe(404)
    await vi.waitFor(() => expect(deleted).toHaveBeenCalled())
    deleted.mockRestore()
  })

  test('that no card names go after 30 days, those that one names do not', async () => {
    const { name: used } = await upload(await named('pictures/tc.jpg'))
    const { name: unused } = await upload(sound())
    await makeCard(pictureMark({ name: used, alt: 'cell' }))
    await forgetUnusedMedia(app.services)
    expect((await open(unused)).status).toBe(200)
    app.clock.advance(31 * DAY)
    await forgetUnusedMedia(app.services)
    expect((await listMedia(database().queries, student.id)).map(({ name }) => name)).toEqual([used])
    expect(unused).not.toBe(used)
  })

  test('of a deck that many have are looked for once among all its cards, not once for each name', async () => {
    const other = await app.student()
    const MEDIA = 100
    const names = Array.from({ length: MEDIA }, (_, at) => `${at.toString(16).padStart(32, '0')}.jpg`)
    const body = { selected_cards: names.map((name) => ({ question: pictureMark({ name, alt: '' }), answer: 'A' })) }
    for (const one of [student, other]) await recite(one).createSet({ body })
    const sentAt = app.clock.now()
    const unused = `${'f'.repeat(32)}.jpg`
    const calls = await database().transaction(async (tx) => {
      await insertMedia(
        tx,
        [...names, unused].map((name) => ({
          ...{ studentId: student.id, name, sentAt, contentType: 'image/jpeg', filename: 'a.jpg', sizeBytes: 1 },
          fileKey: newFileKey(student.id),
        })),
      )
      // Cards are looked through where so many have the deck that an index by its names would find too much.
      await tx.execute(sql`set local enable_bitmapscan = off`)
      await tx.execute(sql`set local track_functions = 'all'`)
      expect(await removeUnusedMedia(tx, student.id, { names: [...names, unused] })).toHaveLength(1)
      const { rows } = (await tx.execute(sql`
        select calls from pg_stat_xact_user_functions where funcname = 'card_media_names'`)) as unknown as {
        rows: { calls: string }[]
      }
      return Number(rows[0]?.calls)
    })
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThanOrEqual(4 * MEDIA)
    expect((await listMedia(database().queries, student.id)).map(({ name }) => name)).toEqual(names)
  })

  test('are in the archive that the student takes along', async () => {
    const { name } = await upload(sound())
    const entries: Record<string, Buffer> = {}
    for await (const { path, content } of exportRecite(app.services, student))
      entries[path] = await buffer(content as Readable)
    expect(entries).toEqual({ [`flashcards/media/${name}`]: buildWav(1) })
  })
})

describe('The kind of a sound', () => {
  const bytes = (latin1: string) => Buffer.from(latin1.padEnd(16, '\0'), 'latin1')
  test.each([
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90\x00', 'audio/mpeg'],
    ['\xff\xf3\x40\xc0', 'audio/mpeg'],
    ['OggS', 'audio/ogg'],
    ['fLaC', 'audio/flac'],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['\x1a\x45\xdf\xa3', 'audio/webm'],
    ['RIFF\0\0\0\0WAVE', 'audio/wav'],
    ['RIFF\0\0\0\0WEBP', null],
    ['\xff\xd8\xff\xe0', null],
    ['\xff\xff\xff\xff', null],
    ['<html>', null],
    ['', null],
  ])('that begins with %j is %s', (head, type) => {
    expect(soundTypeOf(bytes(head))).toBe(type)
  })
})
