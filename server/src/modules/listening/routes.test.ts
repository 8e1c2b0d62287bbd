import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { ApiError } from '@lectern/contract/api-error'
import { creditsEndpoints } from '@lectern/contract/credits'
import { listeningEndpoints } from '@lectern/contract/listening'
import { materialsEndpoints } from '@lectern/contract/materials'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { paidWords } from '@lectern/domain/words'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildWav } from '../../../test/files/build-wav.ts'
import { material } from '../../../test/material.ts'
import { PEER_WORDS, startTranscriptionPeer } from '../../../test/peers/transcription-peer.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { inEnglish } from '../../speaker.ts'

const peer = await startTranscriptionPeer()
afterAll(() => peer.stop())

const TRUTH = readFileSync(material('audio/sentences-90s.truth.txt'), 'utf8').trim().split('\n')
/** What a perfect recogniser hears in the recording of 90 seconds: a sentence every four and a half. */
const heard = {
  text: TRUTH.join(' '),
  language: 'english',
  segments: TRUTH.map((text, index) => ({ start: index * 4.5, end: index * 4.5 + 4, text: ` ${text}` })),
}
const KEY = 'a-transcript-of-mine'
const mp3 = () => new File([new Uint8Array(readFileSync(material('audio/sentences-90s.mp3')))], 'Every day.mp3')

describe('The listening calls', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
    return () => database.close()
  })
  const app = testApp(() => database, {
    SPEECH_BASE_URL: peer.baseUrl,
    SPEECH_MODEL: 'test-ears',
    STORAGE_LIMIT_MB: '2',
  })
  const listening = (caller: Caller) => caller.client(listeningEndpoints)
  const available = (student: TestStudent) => app.services.credits.readAvailable(database.queries, student.id)
  const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
    promise.then(
      () => expect.unreachable('the call should have failed'),
      (error: ApiError) => error,
    )
  const generate = (
    student: TestStudent,
    file = mp3(),
    fields: { language_codes?: string; wait?: 'true' | 'false' } = {},
  ) => listening(student).generate({ form: { file, ...fields } })
  async function setOf(student: TestStudent) {
    peer.answer(() => ({ json: heard }))
    const { set } = await generate(student)
    return set ?? expect.unreachable('no set was made')
  }

  test('make questions of a pasted transcript for its words, without a recording', async () => {
    const student = await app.student(3)
    const text = TRUTH.join(' ')
    const { set, credit_cost, user_credits } = await listening(student).questionTranscript({ body: { text } })
    expect([credit_cost, user_credits]).toEqual([1, 2])
    expect(set).toMatchObject({ audio_file: '', has_audio: false, duration_seconds: 0, transcript: null })
    expect([...set.title].length).toBeLessThanOrEqual(30)
    expect(set.questions.length).toBeGreaterThan(5)
    expect(set.questions.every(({ moment }) => moment === null)).toBe(true)
    expect(set.sentences.every((sentence) => sentence.text === null)).toBe(true)
    await expect(listening(student).getAudio({ params: { id: set.id } })).rejects.toMatchObject({ status: 404 })
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions[0]).toMatchObject({
      module: 'listening',
      amount: -1,
      document_name: set.title,
      counted: { unit: 'words', amount: paidWords(text) },
    })

    const score = await listening(student).submit({ params: { id: set.id }, body: { answers: {} } })
    expect(score.results.every(({ moment, correct_answer }) => moment === null && correct_answer !== '')).toBe(true)
    const passages = score.results.map(({ source }) => ({ words: source ?? '' }))
    expect(TRUTH).toEqual(expect.arrayContaining(passages.map(({ words }) => words)))
    const params = { id: set.material_id ?? 0 }
    const { places } = await student.client(materialsEndpoints).findPlaces({ params, body: { passages } })
    expect(places.map((place) => place && text.slice(place.start, place.end))).toEqual(
      passages.map(({ words }) => words),
    )
    const revealed = await listening(student).getSet({ params: { id: set.id } })
    expect(revealed.sentences.map((sentence) => sentence.text)).toEqual(TRUTH)
    await listening(student).deleteSet({ params: { id: set.id } })
    expect(await available(student)).toBe(2)
  })

  test('make one set of a transcript that is sent twice at once, and charge it once', async () => {
    const student = await app.student(3)
    const send = () =>
      listening(student).questionTranscript(
        { body: { text: TRUTH.join('\n'), title: 'Talk' } },
        { idempotencyKey: KEY },
      )
    const [one, other] = await Promise.all([send(), send()])
    expect(one.set).toEqual(other.set)
    expect(await available(student)).toBe(2)
    expect((await listening(student).listSets({ query: {} })).sets).toHaveLength(1)
    const stranger = await app.student(3)
    await expect(listening(stranger).getSet({ params: { id: one.set.id } })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['', inEnglish(LISTENING_TEXTS.transcriptRequired)],
    ['Too short.', inEnglish(LISTENING_TEXTS.transcriptTooShort)],
    ['word '.repeat(30_001), inEnglish(LISTENING_TEXTS.transcriptTooLong)],
    ['… '.repeat(200), inEnglish(LISTENING_TEXTS.noQuestionsInTranscript)],
  ])('refuse a transcript of which no set can be made, at no cost (%#)', async (text, message) => {
    const student = await app.student(100)
    const refused = listening(student).questionTranscript({ body: { text } })
    await expect(refused).rejects.toMatchObject({ status: 422, message })
    expect(await available(student)).toBe(100)
  })

  test('make questions of a recording for its megabytes, with nothing told before answers are in', async () => {
    const student = await app.student(3)
    peer.answer(() => ({ json: heard }))
    const { set, work, credit_cost, user_credits } = await generate(student, mp3(), { language_codes: 'en-US' })
    expect([work, credit_cost, user_credits]).toEqual([null, 1, 2])
    expect(set).toMatchObject({
      title: 'Every day.mp3',
      audio_file: 'Every day.mp3',
      made_by: 'built-in',
      transcript: null,
    })
    expect(set?.duration_seconds).toBeCloseTo(90.36, 1)
    expect(set?.questions.length).toBeGreaterThan(5)
    for (const { moment } of set?.questions ?? []) expect((moment?.start ?? -1) % 4.5).toBeCloseTo(0)
    expect(JSON.stringify(set)).not.toMatch(/correct_answer|explanation/)
    expect(set?.sentences).toHaveLength(20)
    expect(set?.sentences[3]).toEqual({ start: 13.5, end: 17.5, text: null })
    expect(peer.calls.at(-1)).toMatchObject({ language: 'en', model: 'test-ears' })
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.map(({ kind, amount, module }) => [kind, amount, module])).toEqual([
      ['charge', -1, 'listening'],
      ['welcome', 3, null],
    ])
  })

  test('mark answers on the server, keep each attempt once, and then tell what was said', async () => {
    const student = await app.student(2)
    const { id, questions } = await setOf(student)
    const client_id = randomUUID()
    const first = await listening(student).submit({ params: { id }, body: { answers: {}, client_id } })
    expect(first).toMatchObject({ correct: 0, total_questions: questions.length, accuracy: 0 })
    const right = Object.fromEntries(
      first.results.map((result) => [String(result.id), ` ${result.correct_answer.toUpperCase()}. `]),
    )
    const second = await listening(student).submit({ params: { id }, body: { answers: right } })
    expect(second).toMatchObject({ correct: questions.length, accuracy: 100 })
    expect(second.results.every(({ is_correct, is_checked }) => is_correct && is_checked)).toBe(true)
    const repeated = await listening(student).submit({ params: { id }, body: { answers: right, client_id } })
    expect(repeated).toEqual(first)
    const { attempts } = await listening(student).history({ query: {} })
    expect(attempts.map(({ accuracy, set_id }) => [accuracy, set_id])).toEqual([
      [100, id],
      [0, id],
    ])
    expect((await listening(student).history({ query: { set_id: id } })).attempts).toEqual(attempts)
    const openAttempt = (attemptId: number, of = student) => listening(of).getAttempt({ params: { id: attemptId } })
    expect(await openAttempt(first.attempt_id)).toEqual({ ...first, set_id: id })
    expect(await openAttempt(second.attempt_id)).toEqual({ ...second, set_id: id })
    for (const asking of [openAttempt(first.attempt_id, await app.student()), openAttempt(second.attempt_id + 1000)])
      await expect(asking).rejects.toMatchObject({ status: 404 })
    const other = await setOf(student)
    expect(await listening(student).history({ query: { set_id: other.id } })).toMatchObject({
      ...{ attempts: [], pagination: { total_count: 0 } },
    })
    expect(await listening(student).score()).toEqual({
      attempts: 2,
      correct: questions.length,
      total_questions: 2 * questions.length,
      accuracy: 50,
    })
    const told = await listening(student).getSet({ params: { id } })
    expect(told).toMatchObject({ transcript: TRUTH.join(' '), latest_accuracy: 100 })
    expect(told.sentences[3]?.text).toBe(TRUTH[3])
  })

  test('give the sound in whole and in parts, to its owner alone', async () => {
    const student = await app.student(1)
    const { id } = await setOf(student)
    const path = `/api/listening/sets/${id}/audio/`
    const whole = await student.fetch(path)
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'audio/mpeg',
      'bytes',
    ])
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await student.fetch(path, { headers: { range: 'bytes=1000-1999' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(1000, 2000))
    expect((await student.fetch(path, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    expect((await (await app.student()).fetch(path)).status).toBe(404)
  })

  const refusals: [string, File, number, string][] = [
    [
      'a playlist',
      new File([readFileSync(material('audio/playlist-that-opens-files.mp3'))], 'a.mp3'),
      415,
      inEnglish(LISTENING_TEXTS.unsupported),
    ],
    ['a video of nothing', new File([''], 'a.mp4'), 422, 'This file is empty.'],
    [
      'a document that calls itself a recording',
      new File([readFileSync(material('documents/en.pdf'))], 'a.mp3'),
      415,
      inEnglish(LISTENING_TEXTS.unsupported),
    ],
    [
      'a recording without sound',
      new File([new Uint8Array(buildWav(0))], 'a.wav'),
      422,
      inEnglish(LISTENING_TEXTS.noSound),
    ],
    ['a document', new File(['%PDF'], 'a.pdf'), 415, inEnglish(LISTENING_TEXTS.unsupported)],
  ]
  test.each(refusals)('refuse %s before anything is held', async (_, file, status, text) => {
    const student = await app.student(5)
    const error = await failureOf(generate(student, file))
    expect([error.status, error.message, error.data]).toMatchObject([status, text, { code: expect.any(String) }])
    expect(await available(student)).toBe(5)
    expect((await listening(student).listSets({ query: {} })).in_progress).toEqual([])
  })

  test('refuse who has too few credits before any work', async () => {
    const student = await app.student(0)
    const before = peer.calls.length
    const error = await failureOf(generate(student))
    expect([error.status, error.data]).toMatchObject([402, { required_credits: 1, current_credits: 0 }])
    expect(peer.calls).toHaveLength(before)
  })

  test('refuse what the student has no room for, and hold nothing', async () => {
    const student = await app.student(5)
    const error = await failureOf(generate(student, new File([new Uint8Array(buildWav(300))], 'long.wav')))
    expect([error.status, error.message]).toEqual([413, 'Storage limit reached. Delete files to free space.'])
    expect(await available(student)).toBe(5)
  })

  const failures: [string, Parameters<typeof peer.answer>[0], string, string][] = [
    ['silence', () => ({ json: { text: '', segments: [] } }), '', inEnglish(LISTENING_TEXTS.noSpeech)],
    [
      'another language than was chosen',
      () => ({ json: heard }),
      'zh-HK,ja-JP',
      inEnglish(LISTENING_TEXTS.wrongScript),
    ],
    ['words too few to ask about', () => ({ json: { text: 'Yes. No.' } }), '', inEnglish(LISTENING_TEXTS.noQuestions)],
  ]
  test.each(failures)(
    'give all credits back for %s, say why, and keep no file',
    async (_, answer, language_codes, text) => {
      const student = await app.student(2)
      peer.answer(answer)
      const error = await failureOf(generate(student, mp3(), { language_codes }))
      expect([error.status, error.message, error.data]).toMatchObject([502, text, { credits_refunded: 1 }])
      expect(JSON.stringify(error.data)).not.toContain(PEER_WORDS)
      expect(await available(student)).toBe(2)
      const list = await listening(student).listSets({ query: {} })
      expect(list).toMatchObject({
        sets: [],
        storage_mb: 0,
        in_progress: [{ status: 'failed', error: text, credits_refunded: 1 }],
      })
      const [work] = list.in_progress
      await listening(student).deleteSet({ params: { id: work?.id ?? 0 } })
      expect((await listening(student).listSets({ query: {} })).in_progress).toEqual([])
    },
  )

  test('keep the recording where the service failed, and make the set of it when it is tried again', async () => {
    const student = await app.student(2)
    peer.answer(() => ({ status: 401 }))
    const error = await failureOf(generate(student))
    const text = 'The speech service did not give a usable answer. Please try again.'
    expect([error.status, error.message, error.data]).toMatchObject([502, text, { credits_refunded: 1 }])
    expect(JSON.stringify(error.data)).not.toContain(PEER_WORDS)
    const { in_progress, storage_mb } = await listening(student).listSets({ query: {} })
    expect([in_progress, storage_mb]).toMatchObject([[{ status: 'failed', error: text, credit_cost: 1 }], 0.35])
    const [work] = in_progress
    const days = (Date.parse(work?.retry_until ?? '') - app.clock.now().getTime()) / (24 * 3600 * 1000)
    expect(days).toBeCloseTo(7, 2)

    const params = { id: work?.id ?? 0 }
    expect((await app.visitor().then((visitor) => failureOf(listening(visitor).retry({ params })))).status).toBe(401)
    expect((await failureOf(listening(await app.student(2)).retry({ params }))).status).toBe(404)
    peer.answer(() => ({ json: heard }))
    const again = await listening(student).retry({ params }, { idempotencyKey: randomUUID() })
    expect(again).toMatchObject({ set: null, work: { status: 'processing', retry_until: null }, user_credits: 1 })
    await vi.waitFor(async () => expect((await listening(student).getSet({ params })).id).toBe(params.id))
    expect(await listening(student).listSets({ query: {} })).toMatchObject({
      in_progress: [],
      sets: [{ id: params.id }],
    })
    expect(await available(student)).toBe(1)
  })

  test('sent twice at once, make one set and charge once', async () => {
    const student = await app.student(3)
    peer.answer(() => ({ json: heard }))
    const idempotencyKey = randomUUID()
    const send = () => listening(student).generate({ form: { file: mp3() } }, { idempotencyKey })
    const [one, other] = await Promise.all([send(), send()])
    expect(one.set?.id).toBe(other.set?.id)
    expect((await send()).set?.id).toBe(one.set?.id)
    expect(await available(student)).toBe(2)
    expect((await listening(student).listSets({ query: {} })).sets).toHaveLength(1)
  })

  test('go on when nobody waits, are found in progress, and cancelled', async () => {
    const student = await app.student(1)
    const release = Promise.withResolvers<void>()
    peer.answer(async () => {
      await release.promise
      return { json: heard }
    })
    const { set, work } = await generate(student, mp3(), { wait: 'false' })
    expect([set, work?.status]).toEqual([null, 'processing'])
    const id = work?.id ?? 0
    const inProgress = async () => (await listening(student).listSets({ query: {} })).in_progress
    await vi.waitFor(async () => expect(await inProgress()).toMatchObject([{ id, stage: 'transcribing' }]))
    expect((await failureOf(listening(student).getSet({ params: { id } }))).status).toBe(409)
    expect(await listening(student).cancelSet({ params: { id } })).toEqual({ success: true, credits_refunded: 1 })
    release.resolve()
    expect(await available(student)).toBe(1)
    expect(await inProgress()).toEqual([])
    expect((await failureOf(listening(student).getSet({ params: { id } }))).status).toBe(404)
  })

  test('rename, list and search sets, and free the storage of those that are deleted with their material', async () => {
    const student = await app.student(2)
    const { id, material_id } = await setOf(student)
    await listening(student).renameSet({ params: { id }, body: { title: ' 每日英語 ' } })
    const found = await listening(student).listSets({ query: { search: '每日' } })
    expect(found).toMatchObject({
      sets: [{ id, title: '每日英語', size_mb: 0.35 }],
      storage_mb: 0.35,
      storage_limit_mb: 2,
    })
    expect((await listening(student).listSets({ query: { search: 'biology' } })).sets).toEqual([])
    await listening(student).submit({ params: { id }, body: {} })
    expect(await failureOf(listening(student).cancelSet({ params: { id } }))).toMatchObject({ code: 'conflict' })
    expect(await listening(student).deleteSet({ params: { id } })).toEqual({ success: true })
    // Its sound is a material, and stays with that.
    expect(await listening(student).listSets({ query: {} })).toMatchObject({ sets: [], storage_mb: 0.35 })
    await student.client(materialsEndpoints).delete({ params: { id: material_id ?? 0 } })
    expect(await listening(student).listSets({ query: {} })).toMatchObject({ sets: [], storage_mb: 0 })
    expect((await listening(student).history({ query: {} })).attempts).toEqual([])
    const prefix = `students/${student.id}/`
    const left = () => readdir(`${app.services.config.dataDir}/files/${prefix}`).catch(() => [])
    await vi.waitFor(async () => expect(await left()).toEqual([]))
  })
})
