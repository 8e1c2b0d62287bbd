import { rename } from 'node:fs/promises'
import { RETRY_DAYS } from '@lectern/domain/credits/paid-jobs'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { beforeEach, expect, test } from 'vitest'
import { buildPdf } from '../../../../test/files/build-pdf.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { removeFiles } from '../../../core/files/remove-files.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { Problem } from '../../../problem.ts'
import { inEnglish } from '../../../speaker.ts'
import { getSections } from '../get-sections.ts'
import { sumLectureBytes } from '../lecture-store.ts'
import { attemptAt, explanationOf, modelExplaining, rowOf, uploadPdf, uploadRead } from '../lecture-test-ground.ts'
import { listLectures } from '../list-lectures.ts'
import { explainLecture } from './explain-lecture.ts'
import { giveLectureUp } from './fail-lecture.ts'
import { forgetFailedLectures } from './forget-failed-lectures.ts'
import { retryLecture } from './retry-lecture.ts'

const DAY_SECONDS = 24 * 3600

describeOnDatabase('server', 'A lecture that failed', (database) => {
  // No worker: each test runs the attempts itself.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(3)
  })

  const available = () => app.services.credits.readAvailable(database().queries, student.id)
  const retry = (lectureId: number, key: string | null = null) =>
    retryLecture(app.services, student, lectureId, key, 'en')
  const isSound = async () => expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  const explain = (job: ReturnType<typeof attemptAt>, { model } = modelExplaining()) =>
    explainLecture({ ...app.services, model }, job)

  /** One of three sections is explained; then the AI service fails until no attempt is left. */
  async function failed(): Promise<number> {
    const lectureId = await uploadRead(app, student)
    const failing = modelExplaining((material, call) => {
      if (call > 0) throw new Problem('generation_failed', 'The model does not answer.')
      return explanationOf(material)
    })
    await expect(explain(attemptAt(lectureId), failing)).rejects.toThrow()
    await giveLectureUp(app.services, attemptAt(lectureId, 8))
    return lectureId
  }

  test('goes on where it stopped when it is tried again, for its price and one alone', async () => {
    const lectureId = await failed()
    const { sectionsDone } = await rowOf(app, student, lectureId)
    expect(await available()).toBe(3)
    expect(await retry(lectureId)).toMatchObject({
      status: 'processing',
      phase: 'explaining',
      error_message: null,
      retry_until: null,
    })
    expect(await available()).toBe(2)
    const again = modelExplaining()
    const { attempt } = await rowOf(app, student, lectureId)
    await explain(attemptAt(lectureId, 1, attempt), again)
    expect(again.asked).toHaveLength(3 - sectionsDone)
    expect((await getSections(app.services, student, lectureId, 'en')).sections).toHaveLength(3)
    expect(await retry(lectureId)).toMatchObject({ status: 'completed' })
    expect(await available()).toBe(2)
    await isSound()
  })

  test('takes one hold when it is pressed twice at once, and gives it back when it fails again', async () => {
    const lectureId = await failed()
    const answers = await Promise.all([retry(lectureId, 'key'), retry(lectureId, 'key'), retry(lectureId)])
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('processing'))
    expect(await available()).toBe(2)
    // What the job before still does, changes nothing.
    await giveLectureUp(app.services, attemptAt(lectureId, 8))
    await explain(attemptAt(lectureId, 8))
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'processing' })
    const { attempt } = await rowOf(app, student, lectureId)
    await giveLectureUp(app.services, attemptAt(lectureId, 8, attempt))
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'failed', refundedCredits: 1 })
    expect(await available()).toBe(3)
    await isSound()
  })

  test('counts against the storage for seven days, and cannot be tried again afterwards', async () => {
    const lectureId = await failed()
    const { fileKey, fileSizeBytes } = await rowOf(app, student, lectureId)
    const stored = () => sumLectureBytes(database().queries, student.id)
    expect(await stored()).toBeGreaterThan(fileSizeBytes)
    app.clock.advance((RETRY_DAYS - 1) * DAY_SECONDS)
    await forgetFailedLectures(app.services)
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(true)

    app.clock.advance(2 * DAY_SECONDS)
    await forgetFailedLectures(app.services)
    expect(await stored()).toBe(0)
    await removeFiles(app.services, [fileKey])
    expect(await app.services.files.exists(fileKey)).toBe(false)
    const { failed: shown } = await listLectures(app.services, student, { page: 1, search: '' }, 'en')
    expect(shown).toMatchObject([{ id: lectureId, retry_until: null }])
    const refusal = { code: 'conflict', message: inEnglish(LECTURE_TEXTS.notKept) }
    await expect(retry(lectureId)).rejects.toMatchObject(refusal)
    expect(await available()).toBe(3)
  })

  test('is not kept where the PDF itself is to blame', async () => {
    const lectureId = await uploadPdf(app, student, { bytes: buildPdf(['']) })
    await explain(attemptAt(lectureId))
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'failed', retryUntil: null })
    await expect(retry(lectureId)).rejects.toMatchObject({ code: 'conflict' })
    expect(await sumLectureBytes(database().queries, student.id)).toBe(0)
  })

  test('is not failed by a PDF that the system does not give for a while: a later attempt reads it', async () => {
    const lectureId = await uploadPdf(app, student)
    const { files } = app.services
    const takenAway: Pick<FileStore, 'readAt'> = {
      readAt: (key, use) =>
        files.readAt(key, async (path) => {
          await rename(path, `${path}.away`)
          return use(path).finally(() => rename(`${path}.away`, path))
        }),
    }
    const during = { ...app.services, ...modelExplaining(), files: takenAway as FileStore }
    await expect(explainLecture(during, attemptAt(lectureId, 1))).rejects.toThrow('ENOENT')
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'processing' })
    expect(await available()).toBe(2)
    await explain(attemptAt(lectureId, 2))
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'completed', totalPages: 7 })
    expect(await available()).toBe(2)
    await isSound()
  })

  test('is its owner’s alone, and is not begun without credits', async () => {
    const lectureId = await failed()
    const stranger = await app.student(3)
    await expect(retryLecture(app.services, stranger, lectureId, null, 'en')).rejects.toMatchObject({
      code: 'not_found',
    })
    await app.services.credits.spend(student, { module: 'notes', price: 3, key: null }, async () => null)
    await expect(retry(lectureId)).rejects.toMatchObject({ code: 'insufficient_credits' })
    expect(await rowOf(app, student, lectureId)).toMatchObject({ status: 'failed' })
  })
})
