import { RETRY_DAYS } from '@lectern/domain/credits/paid-jobs'
import { LISTENING_TEXTS } from '@lectern/domain/listening'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { removeFiles } from '../../../core/files/remove-files.ts'
import type { Speech } from '../../../platform/speech/speech.ts'
import { Problem } from '../../../problem.ts'
import { inEnglish } from '../../../speaker.ts'
import { attemptAt, heardIn, hearing, uploadRecording, writeRecording } from '../listening-test-ground.ts'
import { requireSet } from '../set-store.ts'
import { sumListeningBytes } from '../sum-bytes.ts'
import { giveSetUp } from './fail-set.ts'
import { forgetFailedSets } from './forget-failed-sets.ts'
import { retrySet } from './retry-set.ts'
import { transcribeSet } from './transcribe-set.ts'
import { listPieces } from './work-store.ts'

const DAY_SECONDS = 24 * 3600

describeOnDatabase('server', 'A recording of which nothing came', (database) => {
  // Nothing is done here but what the tests do.
  const app = testApp(database, { ROLE: 'web', SPEECH_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'none' })
  let recording = ''
  let student: TestStudent
  beforeAll(async () => {
    recording = await writeRecording(app)
  })
  beforeEach(async () => {
    student = await app.student(10)
  })

  const servicesWith = (speech: Speech) => ({ ...app.services, speech })
  const available = () => app.services.credits.readAvailable(database().queries, student.id)
  const rowOf = (setId: number) => requireSet(database().queries, student.id, setId)
  const signal = new AbortController().signal
  const retry = (setId: number, key: string | null = null) => retrySet(app.services, student, setId, key, signal)
  const isSound = async () => expect(await app.services.credits.checkLedger(database().queries)).toEqual([])

  /** The first piece is heard; then the service fails. */
  async function failed(): Promise<number> {
    const setId = await uploadRecording(app, student, { path: recording })
    const { speech } = hearing(async (piece) => {
      if (piece === 0) return heardIn(0)
      await expect.poll(async () => (await listPieces(database().queries, setId))[0]?.transcript).not.toBeNull()
      throw new Problem('generation_failed', 'The speech service did not give a usable answer.')
    })
    await transcribeSet(servicesWith(speech), attemptAt(setId, 1).job)
    return setId
  }

  test('goes on where it stopped when it is tried again, for its price and one alone', async () => {
    const setId = await failed()
    expect(await rowOf(setId)).toMatchObject({ status: 'failed', refundedCredits: 2 })
    expect(await available()).toBe(10)
    const { work: begun, user_credits } = await retry(setId)
    expect([begun?.status, begun?.retry_until, begun?.error, user_credits]).toEqual(['processing', null, null, 8])
    const { attempt: attemptsBefore } = await rowOf(setId)
    const again = hearing()
    await transcribeSet(servicesWith(again.speech), attemptAt(setId, 1, { attemptsBefore }).job)
    expect(again.asked).toEqual(['1'])
    expect(await rowOf(setId)).toMatchObject({ status: 'completed', error: null, uploadKey: null })
    expect(await available()).toBe(8)
    expect((await retry(setId)).set?.id).toBe(setId)
    expect(await available()).toBe(8)
    await isSound()
  })

  test('takes one hold when it is pressed twice at once, and again with the same key', async () => {
    const setId = await failed()
    const answers = await Promise.all([retry(setId, 'key'), retry(setId, 'key'), retry(setId), retry(setId, 'other')])
    expect(answers.map((answer) => answer.work?.status)).toEqual(Array(4).fill('processing'))
    expect((await retry(setId, 'key')).work?.id).toBe(setId)
    expect(await available()).toBe(8)
    await isSound()
  })

  test('gives back all of it each time that it fails', async () => {
    const setId = await failed()
    for (let round = 0; round < 2; round += 1) {
      await retry(setId, 'key')
      expect(await available()).toBe(8)
      const { attempt: attemptsBefore } = await rowOf(setId)
      await giveSetUp(app.services, attemptAt(setId, 6, { attemptsBefore }).job)
      expect(await rowOf(setId)).toMatchObject({ status: 'failed', refundedCredits: 2 })
      expect(await available()).toBe(10)
    }
    await isSound()
  })

  test('is not touched any more by what the job before still does', async () => {
    const setId = await failed()
    await retry(setId)
    // It had given the set up, and does so once more for it had not been told that this was done.
    await giveSetUp(app.services, attemptAt(setId, 6).job)
    await transcribeSet(servicesWith(hearing().speech), attemptAt(setId, 6).job)
    expect((await rowOf(setId)).status).toBe('processing')
    expect(await available()).toBe(8)
  })

  test('counts against the storage for seven days, and cannot be tried again afterwards', async () => {
    const setId = await failed()
    const { uploadKey, sizeBytes } = await rowOf(setId)
    const fileKey = uploadKey ?? expect.unreachable('the upload is gone')
    const stored = () => sumListeningBytes(database().queries, student.id)
    expect(await stored()).toBeGreaterThan(sizeBytes)
    app.clock.advance((RETRY_DAYS - 1) * DAY_SECONDS)
    await forgetFailedSets(app.services)
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(true)

    app.clock.advance(2 * DAY_SECONDS)
    await forgetFailedSets(app.services)
    expect(await rowOf(setId)).toMatchObject({ status: 'failed', uploadKey: null, retryUntil: null })
    expect([await stored(), await listPieces(database().queries, setId)]).toEqual([0, []])
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(false)
    await expect(retry(setId)).rejects.toMatchObject({ code: 'conflict', message: inEnglish(LISTENING_TEXTS.notKept) })
    expect(await available()).toBe(10)
  })

  test('is not kept where no other try can help', async () => {
    const setId = await uploadRecording(app, student, { path: recording })
    const { speech } = hearing(() => ({ text: '', language: null, segments: [] }))
    await transcribeSet(servicesWith(speech), attemptAt(setId, 1).job)
    expect(await rowOf(setId)).toMatchObject({
      status: 'failed',
      error: LISTENING_TEXTS.noSpeech,
      uploadKey: null,
      retryUntil: null,
    })
    expect(await sumListeningBytes(database().queries, student.id)).toBe(0)
  })

  test('is its owner’s alone, and is not begun without credits or without a speech service', async () => {
    const setId = await failed()
    const stranger = await app.student(10)
    await expect(retrySet(app.services, stranger, setId, null, signal)).rejects.toMatchObject({ code: 'not_found' })
    const { speech } = hearing()
    const deaf = servicesWith({ ...speech, description: { transcribes: null, speaks: null, name: null } })
    await expect(retrySet(deaf, student, setId, null, signal)).rejects.toMatchObject({ code: 'unavailable' })
    await app.services.credits.spend(student, { module: 'notes', price: 9, key: null }, async () => null)
    await expect(retry(setId)).rejects.toMatchObject({ code: 'insufficient_credits' })
    expect(await rowOf(setId)).toMatchObject({ status: 'failed', error: expect.stringContaining('speech service') })
    expect(await available()).toBe(1)
  })
})
