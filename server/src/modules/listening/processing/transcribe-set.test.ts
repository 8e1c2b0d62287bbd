import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { silentLog } from '../../../../test/ledger.ts'
import { losingAcknowledgements } from '../../../../test/lost-acknowledgements.ts'
import { startTranscriptionPeer } from '../../../../test/peers/transcription-peer.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { openModel } from '../../../platform/model/open-model.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import { createServiceSpeech } from '../../../platform/speech/service-speech.ts'
import type { Speech } from '../../../platform/speech/speech.ts'
import { Problem } from '../../../problem.ts'
import { readConfig } from '../../../settings/config.ts'
import { inEnglish } from '../../../speaker.ts'
import { deleteSet } from '../delete-set.ts'
import { generateSet } from '../generate-set.ts'
import {
  attemptAt,
  FIRST,
  heardIn,
  hearing,
  SECOND,
  uploadRecording,
  writeRecording,
} from '../listening-test-ground.ts'
import { requireSet } from '../set-store.ts'
import { giveSetUp } from './fail-set.ts'
import { transcriptOf } from './split-sentences.ts'
import { transcribeSet } from './transcribe-set.ts'
import { listPieces } from './work-store.ts'

describeOnDatabase('server', 'Making a set of a recording', (database) => {
  // Nothing is done here but what the tests do.
  const app = testApp(database, { ROLE: 'web', SPEECH_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'none' })
  let recording = ''
  beforeAll(async () => {
    recording = await writeRecording(app)
  })

  const servicesWith = (speech: Speech) => ({ ...app.services, speech })
  const available = (student: TestStudent) => app.services.credits.readAvailable(database().queries, student.id)
  const rowOf = (student: TestStudent, setId: number) => requireSet(database().queries, student.id, setId)

  const upload = (student: TestStudent, options?: Parameters<typeof uploadRecording>[2]) =>
    uploadRecording(app, student, { path: recording, ...options })

  /** The address of a service that takes every call and answers none. */
  async function hungService(): Promise<string> {
    const hung = createServer(() => {})
    await once(hung.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => {
      hung.closeAllConnections()
      hung.close()
    })
    return `http://127.0.0.1:${(hung.address() as AddressInfo).port}/v1`
  }

  test('pieces are transcribed, joined and paid once', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    expect(await available(student)).toBe(8)
    const { speech, asked } = hearing()
    const { job, ends } = attemptAt(setId, 1)
    await transcribeSet(servicesWith(speech), job)
    expect([asked.toSorted(), ends]).toEqual([['0', '1'], [1]])
    const set = await rowOf(student, setId)
    expect(set).toMatchObject({ status: 'completed', percent: 100, uploadKey: null })
    expect(transcriptOf(set.sentences)).toBe(
      `${FIRST.slice(0, -1)} the second half${SECOND.split('the second half')[1]}`,
    )
    expect(await available(student)).toBe(8)
    expect(await listPieces(database().queries, setId)).toEqual([])
  })

  test('a recording whose commit was not acknowledged is paid once, answered, and kept', async () => {
    const student = await app.student(10)
    // First the file is kept, then the set is stored.
    const lost = losingAcknowledgements(database(), (transaction) => transaction === 2)
    const setId = await upload(student, { services: { ...app.services, database: lost } })
    const { uploadKey } = await rowOf(student, setId)
    expect(await app.services.files.exists(uploadKey ?? '')).toBe(true)
    expect(await available(student)).toBe(8)
  })

  test('another recording of the same name and size is refused under the same key', async () => {
    const student = await app.student(10)
    const key = randomUUID()
    const setId = await upload(student, { key })
    expect(await upload(student, { key })).toBe(setId)
    const other = await readFile(recording)
    other[other.length - 1] = 7
    const path = join(app.services.config.dataDir, 'other.wav')
    await writeFile(path, other)
    await expect(upload(student, { key, path })).rejects.toMatchObject({ code: 'key_reused' })
  })

  test('an attempt that is cut short leaves what it heard to the next one', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const stopping = new AbortController()
    const first = hearing(async (piece) => {
      if (piece === 0) return heardIn(0)
      await expect.poll(async () => (await listPieces(database().queries, setId))[0]?.transcript).not.toBeNull()
      stopping.abort(new LeaseLostError('stopping'))
      throw new Problem('unavailable', 'The request was given up.')
    })
    await expect(
      transcribeSet(servicesWith(first.speech), attemptAt(setId, 1, { signal: stopping.signal }).job),
    ).rejects.toThrow()
    expect(await rowOf(student, setId)).toMatchObject({ status: 'processing', stage: 'transcribing' })
    const second = hearing()
    await transcribeSet(servicesWith(second.speech), attemptAt(setId, 2).job)
    expect(second.asked).toEqual(['1'])
    expect(await rowOf(student, setId)).toMatchObject({ status: 'completed' })
    expect(await available(student)).toBe(8)
  })

  test('a worker that comes back late changes nothing', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const released = Promise.withResolvers<void>()
    const slow = hearing(async (piece) => {
      await released.promise
      return heardIn(piece)
    })
    const { job, ends } = attemptAt(setId, 1)
    const late = transcribeSet(servicesWith(slow.speech), job)
    late.catch(() => {})
    await expect.poll(() => slow.asked.length).toBe(2)
    await transcribeSet(servicesWith(hearing().speech), attemptAt(setId, 2).job)
    released.resolve()
    await expect(late).rejects.toThrow(LeaseLostError)
    expect(ends).toEqual([])
    expect(await rowOf(student, setId)).toMatchObject({ status: 'completed', attempt: 2 })
    expect(await available(student)).toBe(8)
  })

  test('a set that is deleted while it is made is refunded, and its worker ends without a trace', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const { speech } = hearing(async (piece) => {
      if (piece === 1) await deleteSet(app.services, student, setId)
      return heardIn(piece)
    })
    await expect(transcribeSet(servicesWith(speech), attemptAt(setId, 1).job)).rejects.toThrow(LeaseLostError)
    expect(await available(student)).toBe(10)
    await transcribeSet(servicesWith(speech), attemptAt(setId, 2).job)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('a failure that nobody foresaw is tried again; when no attempt is left, all comes back', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const { speech } = hearing(() => Promise.reject(new TypeError('x is undefined')))
    const { job } = attemptAt(setId, 1)
    await expect(transcribeSet(servicesWith(speech), job)).rejects.toThrow(TypeError)
    expect(await available(student)).toBe(8)
    await giveSetUp(app.services, job)
    await giveSetUp(app.services, job)
    expect(await available(student)).toBe(10)
    expect(await rowOf(student, setId)).toMatchObject({
      status: 'failed',
      error: LISTENING_TEXTS.failed,
      refundedCredits: 2,
    })
  })

  test('an attempt that is turned away, where too much of its student waits, is followed by another', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const turnedAway = new Problem('rate_limited', 'Too much is being read.', { retryAfterSeconds: 15 })
    const { job, ends } = attemptAt(setId, 1)
    const { speech } = hearing(() => Promise.reject(turnedAway))
    await expect(transcribeSet(servicesWith(speech), job)).rejects.toBe(turnedAway)
    expect(ends).toEqual([])
    expect(await rowOf(student, setId)).toMatchObject({ status: 'processing' })
    await transcribeSet(servicesWith(hearing().speech), attemptAt(setId, 2).job)
    expect(await rowOf(student, setId)).toMatchObject({ status: 'completed' })
    expect(await available(student)).toBe(8)
  })

  test('a service that is silent ends it within three minutes: all comes back, and the student is told why', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const baseUrl = await hungService()
    const voice = { model: 'none', name: 'none' }
    const settings = { baseUrl, apiKey: 'none', name: 'hung', voice, timeoutSeconds: 600, concurrency: 4 }
    const { job, ends } = attemptAt(setId, 1)
    await transcribeSet(servicesWith(createServiceSpeech(settings, silentLog)), job, 1)
    expect(ends).toEqual([1])
    expect(await available(student)).toBe(10)
    expect(await rowOf(student, setId)).toMatchObject({
      status: 'failed',
      error: LISTENING_TEXTS.serviceFailing,
      refundedCredits: 2,
    })
  })

  test('a service that hangs over its pieces ends it, whatever it answers to others', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const peer = await startTranscriptionPeer()
    onTestFinished(() => peer.stop())
    peer.answer(({ language }) => (language === 'ja' ? { json: { text: 'ok' } } : 'hang'))
    const { baseUrl } = peer
    const voice = { model: 'none', name: 'none' }
    const settings = { baseUrl, apiKey: 'none', name: 'slow', voice, timeoutSeconds: 600, concurrency: 4 }
    const speech = createServiceSpeech(settings, silentLog)
    const { job, ends } = attemptAt(setId, 1)
    const transcribing = transcribeSet(servicesWith(speech), job, 2).then(() => true)
    const audio = { path: recording, contentType: 'audio/wav' }
    // Another student's recordings are heard all the time.
    while (!(await Promise.race([transcribing, sleep(50, false)])))
      await speech.transcribe(audio, { ...askedBy(-1), languages: ['ja'] })
    expect(ends).toEqual([1])
    expect(await available(student)).toBe(10)
    expect(await rowOf(student, setId)).toMatchObject({ status: 'failed', error: LISTENING_TEXTS.serviceFailing })
  })

  test('and so does a model that is silent when it is asked for questions; what was heard is kept for another try', async () => {
    const student = await app.student(10)
    const setId = await upload(student)
    const { model: settings } = readConfig({ AI_BASE_URL: await hungService(), AI_MODEL: 'test' }, '/')
    const { model, close } = await openModel(settings, silentLog)
    onTestFinished(close)
    const { job, ends } = attemptAt(setId, 1)
    await transcribeSet({ ...servicesWith(hearing().speech), model }, job, 1)
    expect(ends).toEqual([1])
    expect(await available(student)).toBe(10)
    expect(await rowOf(student, setId)).toMatchObject({
      status: 'failed',
      error: LISTENING_TEXTS.serviceFailing,
      refundedCredits: 2,
    })
    expect((await listPieces(database().queries, setId)).every(({ transcript }) => transcript !== null)).toBe(true)
  })

  test('nothing is taken where nothing transcribes', async () => {
    const student = await app.student(10)
    const { speech } = hearing()
    const silent = { ...speech, description: { transcribes: null, speaks: null, name: null } }
    const form = {
      file: { path: recording, filename: 'a.wav', sizeBytes: 1 },
      title: '',
      language_codes: [],
      wait: 'false' as const,
    }
    await expect(
      generateSet(servicesWith(silent), student, form, null, AbortSignal.timeout(5000)),
    ).rejects.toMatchObject({ code: 'unavailable', message: inEnglish(LISTENING_TEXTS.notSetUp) })
    expect(await available(student)).toBe(10)
  })
})
