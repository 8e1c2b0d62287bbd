import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { materialsEndpoints } from '@lectern/contract/materials'
import { momentsIn } from '@lectern/domain/materials/moments'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { earlierDatabase } from '../../../../test/earlier-database.ts'
import { silentLog, steppedClock } from '../../../../test/ledger.ts'
import { material } from '../../../../test/material.ts'
import { openTestSession } from '../../../../test/rows/create-test-student.ts'
import { type Caller, testApp } from '../../../../test/test-app.ts'
import { deleteLecture } from '../../../modules/lecture/delete-lecture.ts'
import { lecturePdf, linesOf } from '../../../modules/lecture/lecture-test-ground.ts'
import { bringEarlierLectures } from '../../../modules/lecture/processing/bring-earlier-lectures.ts'
import { lectures } from '../../../modules/lecture/tables.ts'
import { bringEarlierSets } from '../../../modules/listening/processing/bring-earlier-sets.ts'
import { transcriptOf } from '../../../modules/listening/processing/split-sentences.ts'
import { requireSet } from '../../../modules/listening/set-store.ts'
import { bringEarlierEssays } from '../../../modules/writing/bring-earlier-essays.ts'
import { essays } from '../../../modules/writing/tables.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { newFileKey } from '../../../platform/files/file-store.ts'
import type { Services } from '../../../services.ts'
import { countStoredBytes } from '../../files/read-storage.ts'
import { removeFiles } from '../../files/remove-files.ts'
import type { openTextRecognition } from '../../recognition/text-recognition.ts'
import { insertItems } from '../../review/memory/item-store.ts'
import { reviewItems } from '../../review/tables.ts'
import { deleteMaterial } from '../delete-material.ts'
import { beginIndexing, indexMaterials } from '../search/index-materials.ts'
import { materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { keepReadFile } from './keep-read-file.ts'

const NEVER = new AbortController().signal
const HOUR_SECONDS = 3600
const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS
/** The last line was not ended when the fixture was made: its rows tell this size. */
const PDF = lecturePdf(7).subarray(0, -1)
/** Its sound is another file. */
const CLIP = 'audio/clip.mp4'
const SENTENCES = [
  { start: 0, end: 1.5, text: 'The heart is a muscle that pumps blood.' },
  { start: 1.5, end: 3, text: 'It has four chambers.' },
]
/** Lectures that the fixture has, completed and still explained, and others like the first; sets like none that it has. */
const [READ, UNDER_WAY, LOST, TORN, LEFT, SCANNED] = [1, 2, 1001, 1002, 1003, 1004]
const [RECORDED, PASTED, KNOWN] = [1001, 1002, 1003]
/** A draft, one that revises it, and one that is but a line. */
const [DRAFT, REVISION, LINE] = [1001, 1002, 1003]
const ESSAY = 'Pets belong at home. A cat that goes to school learns nothing there, and nor does who sits beside it.'
const [BROUGHT_AT, MADE_AT] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-12-01T10:00:00Z')]

describe.each(['embedded', 'server'] as const)('What version 0.1.0 kept (%s database):', (kind) => {
  let database: Awaited<ReturnType<typeof earlierDatabase>>
  let sound: Buffer
  /** The sound of a material that is known by what was uploaded, and was there first. */
  const ofKnown = newFileKey(2)
  beforeAll(async () => {
    database = await earlierDatabase(kind, '0.1.0')
    await database.transaction(async (tx) => {
      const insert = (table: string, row: object) =>
        tx.execute(
          sql`insert into ${sql.identifier(table)} overriding system value
            select * from json_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::json)`,
        )
      const insertLike = async (table: 'lectures' | 'listening_sets', studentId: number, change: object) => {
        const [hold, row] = [database.rows.holds?.find(({ state }) => state === 'released'), database.rows[table]?.[0]]
        const hold_id = randomUUID()
        await insert('holds', { ...hold, id: hold_id, key: hold_id, student_id: studentId })
        await insert(table, { ...row, hold_id, student_id: studentId, created_at: BROUGHT_AT, ...change })
      }
      for (const id of [TORN, LEFT]) await insertLike('lectures', 2, { id, file_key: newFileKey(2) })
      await insertLike('lectures', 1, { id: LOST, file_key: newFileKey(1), original_filename: 'Lost.pdf' })
      await insertLike('lectures', 2, { id: SCANNED, file_key: newFileKey(2), created_at: new Date('2027-01-01') })
      const heard = {
        ...{
          status: 'completed',
          stage: 'questions',
          percent: 100,
          size_bytes: 24_044,
          duration_seconds: 3,
          content_type: 'audio/mp4',
        },
        ...{ sentences: SENTENCES, made_by: 'model', error: null, refunded_credits: null, title: 'Heart' },
      }
      await insertLike('listening_sets', 1, { ...heard, id: RECORDED, audio_key: newFileKey(1) })
      const pasted = { filename: '', content_type: 'text/plain', size_bytes: 61, duration_seconds: 0 }
      await insertLike('listening_sets', 1, { ...heard, ...pasted, id: PASTED, sentences: SENTENCES.slice(1) })
      await insertLike('listening_sets', 2, { ...heard, id: KNOWN, audio_key: newFileKey(2) })
      const essay = {
        ...database.rows.essays?.[0],
        student_id: 2,
        grading_id: null,
        topic: 'Pets',
        created_at: BROUGHT_AT,
      }
      await insert('essays', { ...essay, id: DRAFT, content: `${ESSAY} A draft.` })
      await insert('essays', { ...essay, id: REVISION, previous_id: DRAFT, content: ESSAY, created_at: MADE_AT })
      await insert('essays', { ...essay, id: LINE, content: 'He goes.' })
    })
    await migrate(database)
  })
  afterAll(() => database.close())

  const app = testApp(() => database, { ROLE: 'web' })
  const clock = steppedClock(new Date('2026-12-02T08:00:00Z'))
  const warn = vi.fn()
  const services = (given: Partial<Services> = {}): Services => ({
    ...{ ...app.services, clock, log: Object.assign(Object.create(silentLog), { warn }) },
    ...given,
  })
  const withoutRoom = () => services({ config: { ...app.services.config, storageLimitMb: 0 } })
  const bring = async (of = services()) => {
    await bringEarlierLectures(of, NEVER)
    await bringEarlierSets(of, NEVER)
  }
  const lecture = async (id: number) =>
    requireRow(await database.queries.select().from(lectures).where(eq(lectures.id, id)))
  const set = (id: number) => requireSet(database.queries, id === KNOWN ? 2 : 1, id)
  const stored = (id: number) => countStoredBytes(app.services, database.queries, { id })
  const row = async (id: number | null) =>
    requireRow(
      await database.queries
        .select()
        .from(materials)
        .where(isAnyOf(materials.id, id === null ? [] : [id])),
    )
  const idsOfMaterials = async () =>
    (await database.queries.select({ id: materials.id }).from(materials).orderBy(materials.id)).map(({ id }) => id)
  /** What a job does once nothing seems to need a file any more. */
  const sweep = async (fileKey: string | null) => {
    await removeFiles(app.services, [fileKey ?? ''])
    return app.services.files.exists(fileKey ?? '')
  }
  const callers = new Map<number, Caller>()
  const caller = (studentId: number) => callers.get(studentId) ?? expect.unreachable()
  const library = (of = caller(1)) => of.client(materialsEndpoints)
  const lecturesOf = (studentId: number) => caller(studentId).client(lectureEndpoints)
  const bringClip = async (of?: Caller) =>
    library(of).create({ form: { file: new File([await openAsBlob(material(CLIP))], 'Heart.mp4') } })

  beforeAll(async () => {
    for (const id of [1, 2]) {
      const { accessToken } = await database.transaction((tx) => openTestSession(app.services, tx, id))
      callers.set(id, app.bearer(accessToken))
    }
    const stranger = await app.student()
    const { id } = await bringClip(stranger)
    const kept = await library(stranger).getFile({ params: { id } })
    sound = Buffer.from(await kept.arrayBuffer())
    await deleteMaterial(app.services, stranger, id)
    const put = (key: string | null, bytes: Buffer) => app.services.files.put(key ?? '', chunks(bytes))
    for (const id of [READ, UNDER_WAY, LEFT]) await put((await lecture(id)).fileKey, PDF)
    await put((await lecture(TORN)).fileKey, PDF.subarray(0, 200))
    await put((await lecture(SCANNED)).fileKey, await readFile(material('documents/scan.pdf')))
    for (const key of [(await set(RECORDED)).audioKey, (await set(KNOWN)).audioKey, ofKnown]) await put(key, sound)
    await database.transaction(async (tx) => {
      const missed = { studentId: 1, kind: 'listening', groupId: RECORDED, addedAt: BROUGHT_AT } as const
      await insertItems(tx, missed, [{ sourceId: 1, part: 0, siblingKey: null, materialId: null }])
    })
  })

  test('stays as it is where there is no room for its text, or its file cannot be read, which is told, and is looked at again in a week', async () => {
    const before = [await stored(1), await stored(2)]
    await bring(withoutRoom())
    expect(await idsOfMaterials()).toEqual([])
    expect([await stored(1), await stored(2)]).toEqual(before)
    expect(warn.mock.calls.map(([{ table, id }]) => [table, id])).toEqual([
      ['lectures', LOST],
      ['lectures', TORN],
    ])
    expect((await lecturesOf(1).sections({ params: { id: READ } })).sections).toHaveLength(3)
    for (const key of [(await lecture(READ)).fileKey, (await set(RECORDED)).audioKey])
      expect(await sweep(key)).toBe(true)
    const again = clock.now().getTime() + WEEK_SECONDS * 1000
    const due = [READ, LOST, TORN, LEFT].map(async (id) => (await lecture(id)).earlierDueAt?.getTime())
    expect(await Promise.all(due)).toEqual(Array(4).fill(again))
    await bring()
    expect(await idsOfMaterials()).toEqual([])
  })

  test('is brought by others where a process dies with one of it in hand, and that one later; not what is deleted meanwhile', async () => {
    clock.advance(WEEK_SECONDS)
    await database.transaction(async (tx) => {
      const text = 'What another recogniser heard.'
      const document = { name: 'Known.mp4', text, wordCount: 4, contentType: 'audio/mp4', createdAt: MADE_AT } as const
      const file = { fileKey: ofKnown, fileHash: 'f'.repeat(64), fileSizeBytes: sound.length }
      await keepReadFile(tx, services(), { id: 2 }, document, file, 'listening')
    })
    let calls = 0
    // After what takes it in hand, nothing ends any more.
    const transaction: typeof database.transaction = (work) =>
      ++calls === 1 ? database.transaction(work) : new Promise(() => {})
    void bringEarlierLectures(services({ database: { ...database, transaction } }), NEVER)
    await vi.waitFor(() => expect(calls).toBe(2))
    const { files } = app.services
    const { fileKey: ofLeft } = await lecture(LEFT)
    const readAt: typeof files.readAt = async (key, use) => {
      const result = await files.readAt(key, use)
      if (key === ofLeft) await deleteLecture(app.services, { id: 2 }, LEFT)
      return result
    }
    const others = () => services({ files: Object.assign(Object.create(files), { readAt }) })
    await Promise.all([bring(others()), bring(others())])
    const ofLectures = () => database.queries.$count(materials, eq(materials.sourceModule, 'lecture'))
    expect([await ofLectures(), await sweep(ofLeft)]).toEqual([0, false])
    clock.advance(2 * HOUR_SECONDS)
    await bring()
    expect(await ofLectures()).toBe(1)
  })

  test('is a recording with what was said in it, to whose places questions that were missed lead', async () => {
    const { materialId, audioKey, sentences, createdAt } = await set(RECORDED)
    const params = { id: materialId ?? 0 }
    const { title, kind: is, created_at, moments, made } = await library().get({ params })
    expect({ title, is, created_at, moments }).toEqual({
      ...{ title: 'r.wav', is: 'recording', created_at: createdAt.toISOString() },
      moments: momentsIn(transcriptOf(sentences), sentences),
    })
    expect(made).toMatchObject([{ module: 'listening', id: RECORDED }])
    const passages = sentences.map(({ text }) => ({ words: text }))
    const { places } = await library().findPlaces({ params, body: { passages } })
    expect(places).toMatchObject([{ page: 1 }, { page: 1 }])
    expect(await database.queries.$count(materialGrams, eq(materialGrams.materialId, params.id))).toBe(1)
    expect(Buffer.from(await (await library().getFile({ params })).arrayBuffer())).toEqual(sound)
    expect(await sweep(audioKey)).toBe(true)
    const [missed] = await database.queries.select().from(reviewItems).where(eq(reviewItems.groupId, RECORDED))
    expect(missed?.materialId).toBe(materialId)
  })

  test('is a recording that the library knows when it is brought there, whichever version kept it', async () => {
    const known = await idsOfMaterials()
    expect((await bringClip()).id).toBe((await set(RECORDED)).materialId)
    expect(await idsOfMaterials()).toEqual(known)
    const { materialId, audioKey } = await set(KNOWN)
    expect(await library(caller(2)).get({ params: { id: materialId ?? 0 } })).toMatchObject({
      ...{ title: 'Known.mp4', made: [{ module: 'listening', id: KNOWN }] },
      excerpt: 'What another recogniser heard.',
    })
    expect(audioKey).toBe(ofKnown)
  })

  test('is a transcript that was pasted', async () => {
    const { materialId } = await set(PASTED)
    expect(await library().get({ params: { id: materialId ?? 0 } })).toMatchObject({
      ...{ title: 'Heart', kind: 'text', excerpt: SENTENCES[1]?.text },
      made: [{ module: 'listening', id: PASTED }],
    })
  })

  test('is a lecture made of a material, which opens by its pages, at its places, and is found', async () => {
    const { materialId, fileKey, earlierDueAt, createdAt } = await lecture(READ)
    const params = { id: materialId ?? 0 }
    expect(earlierDueAt).toBeNull()
    expect(await library().get({ params })).toMatchObject({
      ...{ title: 'Week 3.pdf', kind: 'pdf', page_count: 7, source_module: 'lecture' },
      ...{ created_at: createdAt.toISOString(), made: [{ module: 'lecture', id: READ }] },
    })
    expect((await lecturesOf(1).get({ params: { id: READ } })).material_id).toBe(materialId)
    const [quoted = ''] = linesOf(4)
    const { places } = await library().findPlaces({ params, body: { passages: [{ words: quoted }] } })
    expect(places).toMatchObject([{ page: 4 }])
    expect((await library().getPage({ params: { ...params, n: 4 } })).text.startsWith(quoted)).toBe(true)
    expect(Buffer.from(await (await library().getFile({ params })).arrayBuffer())).toEqual(PDF)
    await indexMaterials(services(), beginIndexing())
    expect(await database.queries.$count(materialGrams, eq(materialGrams.materialId, params.id))).toBe(1)
    const { materials: found } = await library().list({ query: { search: 'fact 7.18' } })
    expect(found.map(({ id }) => id)).toEqual([materialId])
    expect(await sweep(fileKey)).toBe(true)
  })

  test('is what is there already where it has the same bytes, which are kept and counted once', async () => {
    // It was explained to its end with the new version, whose reading of it was the earlier one's.
    const change = (to: object) => database.queries.update(lectures).set(to).where(eq(lectures.id, UNDER_WAY))
    await change({ status: 'completed', again: { pages: [1], unread: null, holdId: null, heldCredits: 0 } })
    await bring()
    expect((await lecture(UNDER_WAY)).materialId).toBeNull()
    await change({ again: null })
    const { fileKey: own, fileSizeBytes } = await lecture(UNDER_WAY)
    const [before, known] = [await stored(1), await idsOfMaterials()]
    const { materialId, fileKey } = await lecture(READ)
    await bring(withoutRoom())
    expect(await lecture(UNDER_WAY)).toMatchObject({ materialId, fileKey, earlierDueAt: null })
    expect([await sweep(own), await sweep(fileKey)]).toEqual([false, true])
    expect([await stored(1), await idsOfMaterials()]).toEqual([before - fileSizeBytes, known])
  })

  test('is looked for again in a week where its file was not there, and names the material of its text, which has a later file', async () => {
    const { materialId, fileKey } = await lecture(READ)
    const { fileKey: own } = await lecture(LOST)
    await app.services.files.put(own, chunks(lecturePdf(7)))
    await bring()
    expect((await lecture(LOST)).materialId).toBeNull()
    clock.advance(WEEK_SECONDS)
    await bring()
    expect(await lecture(LOST)).toMatchObject({ materialId, fileKey: own })
    expect(await row(materialId)).toMatchObject({ name: 'Week 3.pdf', fileKey })
  })

  test('is brought once, and not again where its student has deleted the material', async () => {
    const { materialId } = await lecture(READ)
    await deleteMaterial(app.services, { id: 1 }, materialId ?? 0)
    const known = await idsOfMaterials()
    clock.advance(WEEK_SECONDS)
    await bring()
    expect(await idsOfMaterials()).toEqual(known)
    expect(await lecture(READ)).toMatchObject({ materialId: null, isMaterialGone: true, status: 'completed' })
  })

  test('is an essay, in which its later draft stands, by whichever it is begun', async () => {
    const essaysOf = () =>
      database.queries
        .select()
        .from(essays)
        .where(isAnyOf(essays.id, [DRAFT, REVISION, LINE]))
        .orderBy(essays.id)
    expect((await essaysOf()).map((essay) => essay.earlierDueAt)).toEqual([BROUGHT_AT, MADE_AT, BROUGHT_AT])
    await bringEarlierEssays(withoutRoom(), NEVER)
    expect((await essaysOf()).map((essay) => [essay.materialId, essay.earlierDueAt !== null])).toEqual([
      [null, true],
      [null, true],
      [null, false],
    ])
    clock.advance(WEEK_SECONDS)
    const before = await stored(2)
    await database.queries.update(essays).set({ earlierDueAt: BROUGHT_AT }).where(eq(essays.id, REVISION))
    await Promise.all([bringEarlierEssays(services(), NEVER), bringEarlierEssays(services(), NEVER)])
    const [draft, revision] = await essaysOf()
    expect(await row(revision?.materialId ?? null)).toMatchObject({
      ...{ name: 'Pets', text: ESSAY, createdAt: MADE_AT, sourceModule: 'writing', id: draft?.materialId },
    })
    expect([draft?.earlierDueAt, revision?.earlierDueAt, await stored(2)]).toEqual([null, null, before])
    const { made } = await library(caller(2)).get({ params: { id: revision?.materialId ?? 0 } })
    expect(made.map(({ module, id }) => [module, id])).toEqual([REVISION, DRAFT].map((id) => ['writing', id]))
    await deleteMaterial(app.services, { id: 2 }, revision?.materialId ?? 0)
    await bringEarlierEssays(services(), NEVER)
    expect((await essaysOf()).map((essay) => essay.isMaterialGone)).toEqual([true, true, false])
  })

  test('is a scan, read by tesseract whatever else is configured', async () => {
    clock.advance(4 * WEEK_SECONDS)
    const seen = { text: 'What the scan shows.', madeBy: 'built-in' as const, isFallback: false }
    const readPages = async (_path: string, pages: readonly number[]) => pages.map(() => seen)
    const open = vi.fn<typeof openTextRecognition>(async () => ({ readPages, readImage: async () => seen }))
    await bringEarlierLectures(services(), NEVER, open)
    expect(new Set(open.mock.calls.map(([settings]) => settings))).toEqual(new Set([null]))
    const { materialId } = await lecture(SCANNED)
    expect((await row(materialId)).text).toContain(seen.text)
  })
})

async function* chunks(bytes: Buffer) {
  yield bytes
}
