import { openAsBlob } from 'node:fs'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { pictureMark, soundMark } from '@lectern/domain/cards/media-marks'
import { MAX_SHARED_MEDIA_BYTES } from '@lectern/domain/sharing/shares'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { buildWav } from '../../../../test/files/build-wav.ts'
import { material } from '../../../../test/material.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { clientSubject } from '../../../core/limits/client-subject.ts'
import { LIMITS } from '../../../core/limits/limit-table.ts'
import { sumReciteBytes } from '../sum-bytes.ts'
import { cardMedia } from '../tables.ts'
import { listMedia } from './media-store.ts'
import { setFiles } from './shared-media.ts'

const DAY = 86_400
const wav = (seconds: number) => new File([new Uint8Array(buildWav(seconds))], 'my own voice.wav')

describeOnDatabase('server', 'Pictures and sounds of a set that is shared', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '1', CLIENT_LIMITS: 'on' })
  let owner: TestStudent
  let other: TestStudent
  /** Names of the picture and the sound that the set shows, and of a picture that it does not. */
  let [picture, sound, apart] = ['', '', '']
  let setId = 0
  beforeEach(async () => {
    app.clock.advance(DAY)
    ;[owner, other] = [await app.student(), await app.student()]
    picture = await upload(new File([await openAsBlob(material('pictures/tc.jpg'))], 'cell.jpg'))
    sound = await upload(wav(1))
    apart = await upload(wav(2))
    const set = await recite().createSet({
      body: {
        title: 'Cells',
        selected_cards: [
          { question: 'What is a cell?', answer: 'The unit of life.' },
          { question: `What is this? ${pictureMark({ name: picture, alt: 'a cell' })}`, answer: soundMark(sound) },
        ],
      },
    })
    setId = set.id
    await recite().createSet({ body: { title: 'Mine', selected_cards: [{ question: 'A', answer: soundMark(apart) }] } })
  })
  const recite = (of = owner) => of.client(reciteEndpoints)
  const shares = (of = owner) => of.client(sharesEndpoints)
  const upload = async (file: File, of = owner) => (await recite(of).uploadMedia({ form: { file } })).name
  const share = (has_media = true) => shares().create({ body: { kind: 'set', id: setId, has_media } })
  const copy = (token: string, of = other) => shares(of).copy({ params: { token } })
  const questionsOf = async (id: number, of = other) =>
    (await recite(of).getSet({ params: { id } })).flashcards.map(({ question }) => question)
  const open = (token: string, name: string, init: RequestInit = {}) =>
    fetch(`${app.base}/api/shares/${token}/media/${name}/`, init)
  const mediaOf = async (of: TestStudent) => listMedia(database().queries, of.id)

  test('go along where their owner says so, are seen by whoever has the link, and are kept by nobody between', async () => {
    const { token, left_out_count, has_media } = await share()
    expect([left_out_count, has_media]).toEqual([0, true])
    const answer = await open(token, picture)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition') ?? '').not.toContain('cell.jpg')
    const part = await open(token, sound, { headers: { range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
  })

  test('stay where they are unless their owner says so, also once the owner says no', async () => {
    const { token, left_out_count } = await share(false)
    expect([left_out_count, (await open(token, picture)).status]).toEqual([1, 404])
    await share()
    expect((await open(token, picture)).status).toBe(200)
    await share(false)
    expect((await open(token, picture)).status).toBe(404)
    const { content } = await shares(other).open({ params: { token } })
    expect(content).toMatchObject({ cards: [{ question: 'What is a cell?' }] })
    const { id } = await copy(token)
    expect([await questionsOf(id), await mediaOf(other)]).toEqual([['What is a cell?'], []])
  })

  test('are those of the set alone: no other of their owner is found by its link, nor any by one that leads nowhere', async () => {
    const { token } = await share()
    expect((await open(token, apart)).status).toBe(404)
    expect((await open(token, await upload(wav(0.5), other))).status).toBe(404)
    expect((await open(token, '../../etc/passwd')).status).not.toBe(200)
    expect((await open('0'.repeat(64), picture)).status).toBe(404)
    await shares().remove({ params: { token } })
    expect((await open(token, picture)).status).toBe(404)
  })

  test('are asked for by one client so often a minute', async () => {
    const { token } = await share()
    const hit = () => app.services.limits.hit('sharedFilesOfClient', clientSubject('127.0.0.1'))
    for (let asked = 1; asked < LIMITS.sharedFilesOfClient.most; asked += 1) await hit()
    expect((await open(token, picture)).status).toBe(200)
    expect((await open(token, picture)).status).toBe(429)
  })

  test('become those of whoever copies, by no name of their owner, and stay when everything of the owner is gone', async () => {
    const { token } = await share()
    const [one, again] = await Promise.all([copy(token), copy(token)])
    expect(again).toEqual(one)
    expect(await questionsOf(one.id)).toHaveLength(2)
    const kept = await mediaOf(other)
    expect(kept.map(({ name }) => name).sort()).toEqual([picture, sound].sort())
    expect(kept.map(({ filename }) => filename)).toEqual(kept.map(({ name }) => name))
    expect(await sumReciteBytes(database().queries, other.id)).toBeGreaterThan(
      kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    )
    await recite().deleteSet({ params: { id: setId } })
    const mine = await other.fetch(`/api/recite/media/${picture}/`)
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('that do not fit into the storage of whoever copies are not copied, nor anything else', async () => {
    await recite().createCard({
      params: { id: setId },
      body: { question: 'Hear', answer: soundMark(await upload(wav(70))) },
    })
    const { token } = await share()
    await upload(wav(71), other)
    await expect(copy(token)).rejects.toMatchObject({ status: 413, code: 'storage_full' })
    expect(await mediaOf(other)).toHaveLength(1)
    expect((await shares(other).open({ params: { token } })).copy_id).toBeNull()
  })

  test('go again where no copy comes of them, but for what another card shows', async () => {
    const { token } = await share()
    const own = await upload(wav(1), other)
    expect(own).toBe(sound)
    const terms = { hasPassages: false, hasMedia: true, keyInCopies: (clientId: string) => clientId }
    const bring = () => setFiles(app.services).bring({ studentId: owner.id, id: setId }, terms, other)
    const names = async () => (await mediaOf(other)).map(({ name }) => name).sort()
    const takeAway = await bring()
    expect(await names()).toEqual([picture, sound].sort())
    await takeAway()
    expect(await names()).toEqual([sound])
    const takeLater = await bring()
    await copy(token)
    await takeLater()
    expect(await names()).toEqual([picture, sound].sort())
  })

  test('come with later changes, and with a later yes', async () => {
    const { token } = await share(false)
    const { id } = await copy(token)
    await share()
    const changes = async () => (await shares(other).getOfThing({ query: { kind: 'set', id } })).copy?.changes
    expect(await changes()).toMatchObject({ added_count: 1 })
    const late = await upload(wav(0.7))
    await recite().createCard({ params: { id: setId }, body: { question: `Late ${soundMark(late)}`, answer: 'B' } })
    expect(await shares(other).takeOver({ body: { kind: 'set', id } })).toMatchObject({ added_count: 2 })
    expect(await changes()).toMatchObject({ added_count: 0, changed_count: 0 })
    expect((await mediaOf(other)).map(({ name }) => name).sort()).toEqual([picture, sound, late].sort())
    expect(await questionsOf(id)).toHaveLength(3)
  })

  test('that are gone, or more than a link may show, leave their cards behind, and the owner is told how many', async () => {
    const { token } = await share()
    const setSize = (name: string, sizeBytes: number) =>
      database().queries.update(cardMedia).set({ sizeBytes }).where(eq(cardMedia.name, name))
    await setSize(picture, MAX_SHARED_MEDIA_BYTES)
    expect((await share()).left_out_count).toBe(1)
    await setSize(picture, 1000)
    expect((await share()).left_out_count).toBe(0)
    await database().queries.delete(cardMedia).where(eq(cardMedia.name, sound))
    expect((await share()).left_out_count).toBe(1)
    const { id } = await copy(token)
    expect(await questionsOf(id)).toEqual(['What is a cell?'])
  })

  test('are none of notes, and are called nothing else than what the server calls them', async () => {
    const { token } = await share()
    expect((await open(token, `${'0'.repeat(32)}.exe`)).status).toBe(400)
    const notes = await owner
      .client(notesEndpoints)
      .create({ body: { title: 'Cells', html: `<p>${soundMark(sound)}</p>`, purpose: '', made_by: 'built-in' } })
    const link = await shares().create({ body: { kind: 'notes', id: notes.id, has_passages: true, has_media: true } })
    expect((await open(link.token, sound)).status).toBe(404)
  })
})
