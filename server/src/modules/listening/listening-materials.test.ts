import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { listeningEndpoints } from '@lectern/contract/listening'
import { materialsEndpoints } from '@lectern/contract/materials'
import { momentsIn } from '@lectern/domain/materials/moments'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { material } from '../../../test/material.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { deleteMaterial } from '../../core/documents/delete-material.ts'
import { exportMaterials } from '../../core/documents/export-materials.ts'
import { isTextOfMaterial, sumMaterialBytes } from '../../core/documents/material-store.ts'
import { giveTranscript } from '../../core/documents/materials/give-transcript.ts'
import { materialGrams } from '../../core/documents/search-tables.ts'
import { materials as allMaterials } from '../../core/documents/tables.ts'
import { removeFiles } from '../../core/files/remove-files.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { OutageError } from '../../platform/outage.ts'
import { deleteSet } from './delete-set.ts'
import { exportSets } from './export-sets.ts'
import { generateSet } from './generate-set.ts'
import { attemptAt, FIRST, heardIn, hearing, SECOND, uploadRecording, writeRecording } from './listening-test-ground.ts'
import { giveSetUp } from './processing/fail-set.ts'
import { measureSound } from './processing/measure-sound.ts'
import { retrySet } from './processing/retry-set.ts'
import { transcriptOf } from './processing/split-sentences.ts'
import { transcribeSet } from './processing/transcribe-set.ts'
import { requireSet } from './set-store.ts'
import { sumListeningBytes } from './sum-bytes.ts'

const NEVER = new AbortController().signal
const TALK =
  'The heart is a muscle that pumps blood through the body. It has four chambers. Each of them has a valve that lets blood flow one way.'

describeOnDatabase('server', 'What is listened to', (database) => {
  // Nothing is done here but what the tests do.
  const app = testApp(database, { ROLE: 'web', SPEECH_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'none' })
  let recording = ''
  beforeAll(async () => {
    recording = await writeRecording(app)
  })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(20)
  })

  const row = (setId: number) => requireSet(database().queries, student.id, setId)
  const upload = () => uploadRecording(app, student, { path: recording })
  const library = () => student.client(materialsEndpoints)
  const momentsOf = async (id: number) => (await library().get({ params: { id } })).moments
  const materials = async () => (await library().list({ query: {} })).materials
  const hear = (setId: number, config = app.services.config) =>
    transcribeSet({ ...app.services, config, speech: hearing().speech }, attemptAt(setId, 1).job)
  async function heardSet() {
    const setId = await upload()
    await hear(setId)
    return { setId, ...(await row(setId)) }
  }
  /** What a job does once nothing seems to need a file any more. */
  const sweep = async (fileKey: string | null) => {
    await removeFiles(app.services, [fileKey ?? ''])
    return app.services.files.exists(fileKey ?? '')
  }

  test('is a material of the library: its sound, what was said, and the set made of it', async () => {
    const { setId, materialId, audioKey, sentences } = await heardSet()
    expect(await materials()).toMatchObject([
      { id: materialId, title: '兩段.wav', kind: 'recording', content_type: 'audio/wav', source_module: 'listening' },
    ])
    const params = { id: materialId ?? 0 }
    expect((await library().get({ params })).made).toMatchObject([{ module: 'listening', id: setId }])
    expect(await momentsOf(params.id)).toEqual(momentsIn(transcriptOf(sentences), sentences))
    expect(await momentsOf(params.id)).toHaveLength(sentences.length)
    expect(await library().getPage({ params: { ...params, n: 1 } })).toMatchObject({ text: transcriptOf(sentences) })
    const [sound, played] = [
      await library().getFile({ params }),
      await student.client(listeningEndpoints).getAudio({ params: { id: setId } }),
    ]
    expect([sound.type, sound.size]).toEqual(['audio/wav', played.size])
    expect(await student.client(listeningEndpoints).getSet({ params: { id: setId } })).toMatchObject({
      material_id: materialId,
    })
    const { queries } = database()
    expect(await sumMaterialBytes(queries, student.id)).toBeGreaterThan(sound.size)
    expect(await sumListeningBytes(queries, student.id)).toBeLessThan(sound.size)
    expect(await sweep(audioKey)).toBe(true)
  })

  test('brought again is the same material, whose sound is worked on and kept once', async () => {
    const first = await heardSet()
    const again = await upload()
    const { materialId, audioKey } = first
    expect(await row(again)).toMatchObject({ materialId, audioKey, uploadKey: audioKey, status: 'processing' })
    await hear(again)
    expect(await row(again)).toMatchObject({
      ...{ materialId, audioKey, uploadKey: null, status: 'completed' },
      sentences: first.sentences,
      sizeBytes: first.sizeBytes,
    })
    expect(await materials()).toHaveLength(1)
    expect(await sweep(audioKey)).toBe(true)
  })

  test('brought again is the same material where that is known by its sound alone, whatever is heard now', async () => {
    const path = material('audio/clip.mp4')
    const heardNow = async (text: string) => {
      const setId = await uploadRecording(app, student, { path })
      const { speech } = hearing(() => ({ text, language: 'en', segments: [{ start: 0, end: 1, text }] }))
      await transcribeSet({ ...app.services, speech }, attemptAt(setId, 1).job)
      return row(setId)
    }
    const { materialId, audioKey } = await heardNow(FIRST)
    const { soundHash: fileHash } = await measureSound(app.services.files, audioKey ?? '')
    const { queries } = database()
    await queries
      .update(allMaterials)
      .set({ fileHash })
      .where(eq(allMaterials.fileKey, audioKey ?? ''))
    expect(await heardNow(SECOND)).toMatchObject({ status: 'completed', materialId, audioKey })
  })

  test('brought again before it was heard is the same material in the end', async () => {
    const [first, second] = [await upload(), await upload()]
    await hear(first)
    await hear(second)
    const { materialId, audioKey } = await row(first)
    expect(await row(second)).toMatchObject({ materialId, audioKey })
    expect(await materials()).toHaveLength(1)
  })

  test('keeps its sound for either as long as the other needs it', async () => {
    const { setId, materialId, audioKey } = await heardSet()
    const again = await upload()
    await deleteSet(app.services, student, setId)
    expect(await sweep(audioKey)).toBe(true)
    await deleteMaterial(app.services, student, materialId ?? 0)
    expect(await sweep(audioKey)).toBe(true)
    expect(await row(again)).toMatchObject({ materialId: null, audioKey, status: 'processing' })
    expect(await sumListeningBytes(database().queries, student.id)).toBeGreaterThanOrEqual(
      (await readFile(recording)).length,
    )
    await hear(again)
    expect(await row(again)).toMatchObject({ materialId: null, isMaterialGone: true, audioKey, status: 'completed' })
    expect(await materials()).toEqual([])
    await deleteSet(app.services, student, again)
    expect(await sweep(audioKey)).toBe(false)
  })

  test('keeps the sound of its material, and that alone, where it fails and is tried again', async () => {
    const { audioKey, materialId } = await heardSet()
    const again = await upload()
    await giveSetUp(app.services, attemptAt(again, 6).job)
    expect(await row(again)).toMatchObject({ status: 'failed', uploadKey: audioKey, audioKey })
    const services = { ...app.services, speech: hearing().speech }
    await retrySet(services, student, again, null, NEVER)
    const { attempt: attemptsBefore } = await row(again)
    await transcribeSet(services, attemptAt(again, 1, { attemptsBefore }).job)
    expect(await row(again)).toMatchObject({ status: 'completed', materialId, audioKey, uploadKey: null })
  })

  test('is tidied before it is a text of the library', async () => {
    const setId = await upload()
    const { speech } = hearing((piece) => {
      const { segments, ...heard } = heardIn(piece)
      const broken = (text: string) => text.replace('half', 'ha\u00adlf')
      return {
        ...{ ...heard, text: broken(heard.text) },
        segments: segments.map(({ text, ...at }) => ({ ...at, text: broken(text) })),
      }
    })
    await transcribeSet({ ...app.services, speech }, attemptAt(setId, 1).job)
    const { materialId, sentences } = await row(setId)
    expect(transcriptOf(sentences)).toContain('ha\u00adlf')
    const { text } = await library().getPage({ params: { id: materialId ?? 0, n: 1 } })
    expect(text).toBe(transcriptOf(sentences).replaceAll('\u00ad', ''))
  })

  test('is a material too where it was pasted as text', async () => {
    const { set } = await student
      .client(listeningEndpoints)
      .questionTranscript({ body: { text: TALK, title: 'Heart' } })
    expect(await materials()).toMatchObject([
      { id: set.material_id, title: 'Heart', kind: 'text', source_module: 'listening', excerpt: TALK.slice(0, 160) },
    ])
    expect((await library().get({ params: { id: set.material_id ?? 0 } })).made).toMatchObject([
      { module: 'listening', id: set.id },
    ])
  })

  test('is exported once, with its material; the set names that', async () => {
    const { setId, materialId } = await heardSet()
    const paths: string[] = []
    for (const entries of [exportSets(app.services, student), exportMaterials(app.services, student)])
      for await (const { path, content } of entries) {
        paths.push(path)
        if (path.startsWith('listening/')) expect(content).toMatchObject({ material_id: materialId })
        if ('destroy' in content) content.destroy()
      }
    expect(paths).toEqual([
      `listening/set-${setId}.json`,
      `materials/material-${materialId}.json`,
      `materials/material-${materialId}.wav`,
    ])
  })

  test('may be brought to the library first, and is given its text there by the first set, to be searched and cited', async () => {
    const file = new File([await openAsBlob(recording)], 'Talk.wav')
    const { id } = await library().create({ form: { file } })
    const setId = await upload()
    expect(await row(setId)).toMatchObject({ materialId: id })
    await hear(setId)
    const text = transcriptOf((await row(setId)).sentences)
    const { excerpt, word_count } = await library().get({ params: { id } })
    expect([excerpt.slice(0, 60), word_count > 20]).toEqual([text.slice(0, 60), true])
    expect(await library().getPage({ params: { id, n: 1 } })).toMatchObject({ text })
    const { places } = await library().findPlaces({ params: { id }, body: { passages: [{ words: SECOND }] } })
    expect(places).toMatchObject([{ page: 1 }])
    const found = await library().list({ query: { search: 'muscles of the human' } })
    expect(found.materials.map((material) => material.id)).toContain(id)
    const grams = await database().queries.$count(materialGrams, eq(materialGrams.materialId, id))
    expect(grams).toBe(1)
  })

  test('gives its text to what was brought to the library while it was heard', async () => {
    const setId = await upload()
    const { id } = await library().create({ form: { file: new File([await openAsBlob(recording)], 'Talk.wav') } })
    await hear(setId)
    const { sentences, ...set } = await row(setId)
    expect(set).toMatchObject({ materialId: id })
    expect(await library().getPage({ params: { id, n: 1 } })).toMatchObject({ text: transcriptOf(sentences) })
    expect(await momentsOf(id)).toEqual(momentsIn(transcriptOf(sentences), sentences))
    expect(await materials()).toHaveLength(1)
  })

  test('brought to the library after its material was deleted has what was heard before, and the set is made of it', async () => {
    const { setId, materialId, sentences } = await heardSet()
    await deleteMaterial(app.services, student, materialId ?? 0)
    expect(await row(setId)).toMatchObject({ materialId: null, isMaterialGone: true })
    const stranger = await app.student(9)
    const bring = async (of: TestStudent) =>
      of.client(materialsEndpoints).create({ form: { file: new File([await openAsBlob(recording)], 'Talk.wav') } })
    const reading = vi.spyOn(app.services.files, 'readAt').mockRejectedValueOnce(new OutageError('files', null))
    onTestFinished(() => reading.mockRestore())
    const { id, word_count } = await bring(student)
    expect([word_count, reading.mock.calls.length]).toEqual([0, 1])
    expect((await bring(student)).id).toBe(id)
    expect(await library().getPage({ params: { id, n: 1 } })).toMatchObject({ text: transcriptOf(sentences) })
    expect(await momentsOf(id)).toEqual(momentsIn(transcriptOf(sentences), sentences))
    expect(await row(setId)).toMatchObject({ materialId: id, isMaterialGone: false })
    await deleteSet(app.services, student, setId)
    expect(await momentsOf(id)).toHaveLength(sentences.length)
    expect((await bring(stranger)).word_count).toBe(0)
  })

  test('is no material where its student has no room for what was said: the set is made, and keeps its sound', async () => {
    const setId = await upload()
    await hear(setId, { ...app.services.config, storageLimitMb: 0 })
    const { audioKey, ...kept } = await row(setId)
    expect(kept).toMatchObject({ materialId: null, status: 'completed' })
    expect([await materials(), await sweep(audioKey)]).toEqual([[], true])
  })

  test('is given its text once, where there is room, whatever other material has the same', async () => {
    await library().create({ form: { text: TALK } })
    const { id } = await library().create({ form: { file: new File([await openAsBlob(recording)], 'Talk.wav') } })
    const full = { ...app.services, config: { ...app.services.config, storageLimitMb: 0 } }
    const give = (text: string, services = app.services) =>
      database().transaction((tx) => giveTranscript(tx, services, student, id, { text, wordCount: 27 }))
    expect([await give(TALK, full), await give(TALK), await give('Something else.')]).toEqual([false, true, false])
    const hasText = (text: string) => isTextOfMaterial(database().queries, student.id, id, text)
    expect([await hasText(TALK), await hasText('Something else.')]).toEqual([true, false])
    expect((await materials()).map(({ kind, excerpt }) => [kind, excerpt])).toEqual([
      ['recording', TALK],
      ['text', TALK],
    ])
  })

  test('is made of a recording of the library without another upload, and refused where that is none', async () => {
    const first = await heardSet()
    const material_id = first.materialId ?? 0
    const listening = (of: TestStudent) => of.client(listeningEndpoints)
    const [idempotencyKey, of] = [randomUUID(), { ...app.services, speech: hearing().speech }]
    const begin = (form: { material_id?: number; file?: UploadedFile }, student: TestStudent) =>
      generateSet(of, student, { title: '', language_codes: [], wait: 'false', ...form }, idempotencyKey, NEVER)
    const begun = await begin({ material_id }, student)
    expect(begun).toMatchObject({ work: { title: '兩段.wav', status: 'processing' }, credit_cost: 2 })
    const setId = begun.work?.id ?? 0
    expect(await begin({ material_id }, student)).toMatchObject({ work: { id: setId } })
    await hear(setId)
    const { audioKey, sentences } = first
    expect(await row(setId)).toMatchObject({ materialId: material_id, audioKey, sentences, status: 'completed' })
    expect((await library().get({ params: { id: material_id } })).made).toHaveLength(2)

    const stranger = await app.student(9)
    await expect(listening(stranger).generate({ form: { material_id } })).rejects.toMatchObject({ status: 404 })
    const { id: text } = await library().create({ form: { text: TALK } })
    const refused = listening(student).generate({ form: { material_id: text } })
    await expect(refused).rejects.toMatchObject({ code: 'unsupported_type' })
    await expect(listening(student).generate({ form: {} })).rejects.toMatchObject({ code: 'invalid' })
    await app.services.files.delete(audioKey ?? '')
    await expect(listening(student).generate({ form: { material_id } })).rejects.toMatchObject({ code: 'not_found' })
    await deleteMaterial(app.services, student, material_id)
    expect(await begin({ material_id }, student)).toMatchObject({ set: { id: setId, material_id: null } })
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(16)
  })
})
