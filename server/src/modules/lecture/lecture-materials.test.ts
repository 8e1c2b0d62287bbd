import { randomUUID } from 'node:crypto'
import type { Client } from '@lectern/contract/calls/client'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { materialsEndpoints } from '@lectern/contract/materials'
import { MATERIAL_TEXTS } from '@lectern/domain/materials/material'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { deleteMaterial } from '../../core/documents/delete-material.ts'
import { exportMaterials } from '../../core/documents/export-materials.ts'
import { sumMaterialBytes } from '../../core/documents/material-store.ts'
import { removeFiles } from '../../core/files/remove-files.ts'
import { inEnglish } from '../../speaker.ts'
import { deleteLecture } from './delete-lecture.ts'
import { exportLectures } from './export-lectures.ts'
import { sumLectureBytes } from './lecture-store.ts'
import { attemptAt, lecturePdf, linesOf, modelExplaining, rowOf, uploadPdf } from './lecture-test-ground.ts'
import { explainLecture } from './processing/explain-lecture.ts'

const PDF = lecturePdf(7)

describeOnDatabase('server', 'The PDF of a lecture', (database) => {
  // No worker: each test runs the jobs itself.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(9)
  })

  const upload = (name = 'Week 3.pdf') => uploadPdf(app, student, { bytes: PDF, name })
  const explain = (lectureId: number, config = app.services.config) =>
    explainLecture({ ...app.services, config, model: modelExplaining().model }, attemptAt(lectureId))
  const row = (lectureId: number) => rowOf(app, student, lectureId)
  const library = () => student.client(materialsEndpoints)
  const materials = async () => (await library().list({ query: {} })).materials
  /** What a job does once nothing seems to need a file any more. */
  const sweep = async (fileKey: string) => {
    await removeFiles(app.services, [fileKey])
    return app.services.files.exists(fileKey)
  }

  test('is a material of the library once it has been read: with its pages, its file, and the lecture made of it', async () => {
    const lectureId = await upload()
    expect(await materials()).toEqual([])
    await explain(lectureId)
    const { materialId, fileKey } = await row(lectureId)
    const [material] = await materials()
    expect(material).toMatchObject({
      id: materialId,
      title: 'Week 3.pdf',
      kind: 'pdf',
      page_count: 7,
      source_module: 'lecture',
      excerpt: expect.stringContaining('Fact 1.1'),
    })
    const params = { id: materialId ?? 0 }
    expect((await library().get({ params })).made).toMatchObject([{ module: 'lecture', id: lectureId }])
    const page = await library().getPage({ params: { ...params, n: 4 } })
    expect(page.text.startsWith(linesOf(4)[0] ?? '')).toBe(true)
    expect(Buffer.from(await (await library().getFile({ params })).arrayBuffer())).toEqual(PDF)
    expect((await library().list({ query: { search: 'fact 7.18' } })).materials).toHaveLength(1)

    const { queries } = database()
    expect(await sumMaterialBytes(queries, student.id)).toBeGreaterThan(PDF.length)
    expect(await sumLectureBytes(queries, student.id)).toBeLessThan(PDF.length)
    expect(await sweep(fileKey)).toBe(true)
  })

  test('brought again is the same material at once, and kept once', async () => {
    const first = await upload()
    await explain(first)
    const again = await upload('Week 3 (1).pdf')
    const { materialId, fileKey } = await row(first)
    expect(await row(again)).toMatchObject({ materialId, fileKey, status: 'processing' })
    await explain(again)
    expect(await row(again)).toMatchObject({ materialId, fileKey, status: 'completed' })
    expect(await materials()).toMatchObject([{ id: materialId, title: 'Week 3 (1).pdf' }])
  })

  test('brought again before it was read is the same material in the end, and kept once', async () => {
    const [first, second] = [await upload(), await upload()]
    const { fileKey: other } = await row(second)
    await Promise.all([first, second].map((id) => explain(id)))
    const { materialId, fileKey } = await row(first)
    expect(await row(second)).toMatchObject({ materialId, fileKey })
    expect(await materials()).toHaveLength(1)
    const gone = [other, fileKey].find((key) => key !== fileKey) ?? (await row(second)).fileKey
    expect(await sweep(fileKey)).toBe(true)
    if (gone !== fileKey) expect(await sweep(gone)).toBe(false)
  })

  test('that the library has already is named by its lecture from the beginning', async () => {
    const file = new File([Uint8Array.from(PDF)], 'Osmosis.pdf')
    const brought = await library().create({ form: { file, title: 'Osmosis' } })
    const lectureId = await upload()
    expect((await row(lectureId)).materialId).toBe(brought.id)
    await explain(lectureId)
    expect(await materials()).toMatchObject([{ id: brought.id, title: 'Osmosis', source_module: 'library' }])
  })

  test('does not bring back the material that was deleted before it was read', async () => {
    const file = new File([Uint8Array.from(PDF)], 'Osmosis.pdf')
    const brought = await library().create({ form: { file } })
    const lectureId = await upload()
    await deleteMaterial(app.services, student, brought.id)
    await explain(lectureId)
    expect(await row(lectureId)).toMatchObject({ materialId: null, isMaterialGone: true, status: 'completed' })
    expect(await materials()).toEqual([])
  })

  test('is no material where its student has no room for the text: the lecture is explained, and keeps its PDF', async () => {
    const lectureId = await upload()
    await explain(lectureId, { ...app.services.config, storageLimitMb: 0 })
    const { fileKey, ...kept } = await row(lectureId)
    expect(kept).toMatchObject({ materialId: null, status: 'completed' })
    expect([await materials(), await sweep(fileKey)]).toEqual([[], true])
  })

  test('is given to a text that the library has already where there is room for it', async () => {
    const text = Array.from({ length: 7 }, (_, index) => linesOf(index + 1).join('\n')).join('\n\n')
    const { id } = await library().create({ form: { text } })
    const [first, second] = [await upload(), await upload()]
    await explain(first, { ...app.services.config, storageLimitMb: 0 })
    expect([(await row(first)).materialId, await materials()]).toMatchObject([null, [{ id, kind: 'text' }]])
    await explain(second)
    expect([(await row(second)).materialId, await materials()]).toMatchObject([id, [{ id, kind: 'pdf' }]])
  })

  test('stays for either as long as the other needs it, and goes with the last', async () => {
    const [first, second] = [await upload(), await upload()]
    await explain(first)
    await explain(second)
    const { fileKey, materialId } = await row(first)
    await deleteLecture(app.services, student, first)
    expect(await sweep(fileKey)).toBe(true)
    await deleteMaterial(app.services, student, materialId ?? 0)
    expect(await sweep(fileKey)).toBe(true)
    expect(await row(second)).toMatchObject({ materialId: null, fileKey, status: 'completed' })
    const { queries } = database()
    expect(await sumMaterialBytes(queries, student.id)).toBe(0)
    expect(await sumLectureBytes(queries, student.id)).toBeGreaterThan(PDF.length)
    await deleteLecture(app.services, student, second)
    expect(await sweep(fileKey)).toBe(false)
  })

  test('is exported once, with its material; the lecture names that', async () => {
    const lectureId = await upload()
    await explain(lectureId)
    const { materialId } = await row(lectureId)
    const own = { id: student.id, language: 'en' as const }
    const paths: string[] = []
    for (const entries of [exportLectures(app.services, own), exportMaterials(app.services, own)])
      for await (const { path, content } of entries) {
        paths.push(path)
        if (path.endsWith('.json') && path.startsWith('lectures/'))
          expect(content).toMatchObject({ lecture: { material_id: materialId } })
        else if ('destroy' in content) content.destroy()
      }
    expect(paths).toEqual([
      `lectures/lecture-${lectureId}.json`,
      `materials/material-${materialId}.json`,
      `materials/material-${materialId}.pdf`,
    ])
    await deleteMaterial(app.services, student, materialId ?? 0)
    const left: string[] = []
    for await (const { path, content } of exportLectures(app.services, own)) {
      left.push(path)
      if ('destroy' in content) content.destroy()
    }
    expect(left).toEqual([`lectures/lecture-${lectureId}.json`, `lectures/lecture-${lectureId}.pdf`])
  })

  test('is explained from the library without another upload, for the same price and once for its key', async () => {
    const file = new File([Uint8Array.from(PDF)], 'Osmosis.pdf')
    const { id: material_id } = await library().create({ form: { file, title: 'Water' } })
    const lecture = student.client(lectureEndpoints)
    const idempotencyKey = randomUUID()
    const begin = () => lecture.upload({ form: { material_id } }, { idempotencyKey })
    const [begun, same] = await Promise.all([begin(), begin()])
    expect([begun, same]).toEqual([{ lecture_id: begun.lecture_id, credit_cost: 1 }, begun])
    expect(await lecture.get({ params: { id: begun.lecture_id } })).toMatchObject({
      ...{ material_id, title: 'Water', original_filename: 'Osmosis.pdf', file_size: PDF.length },
    })
    await explain(begun.lecture_id)
    expect(await materials()).toHaveLength(1)
    expect(Buffer.from(await (await lecture.pdf({ params: { id: begun.lecture_id } })).arrayBuffer())).toEqual(PDF)

    await deleteMaterial(app.services, student, material_id)
    expect(await begin()).toEqual(begun)
    await expect(lecture.upload({ form: { material_id } })).rejects.toMatchObject({ status: 404 })
  })

  test("is refused where it is another's, no PDF, not there, or comes with a file", async () => {
    const brought = new File([Uint8Array.from(PDF)], 'Osmosis.pdf')
    const { id: material_id } = await library().create({ form: { file: brought } })
    const { id: text } = await library().create({ form: { text: 'Water moves to the saltier side.' } })
    const stranger = await app.student(9)
    const upload = (form: Parameters<Client<typeof lectureEndpoints>['upload']>[0]['form'], of = student) =>
      of.client(lectureEndpoints).upload({ form })
    await expect(upload({ material_id }, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(upload({ material_id: text })).rejects.toMatchObject({ code: 'unsupported_type' })
    const invalid = { code: 'invalid', message: inEnglish(MATERIAL_TEXTS.fileOrMaterial) }
    await expect(upload({})).rejects.toMatchObject(invalid)
    await expect(upload({ material_id, pdf_file: brought })).rejects.toMatchObject(invalid)
    const { credits } = app.services
    for (const { id } of [student, stranger]) expect(await credits.readAvailable(database().queries, id)).toBe(9)
  })
})
