import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { deleteMaterial } from '../../core/documents/delete-material.ts'
import { keepMaterial, type MaterialServices } from '../../core/documents/keep-material.ts'
import { materials } from '../../core/documents/tables.ts'
import { createGenerationRuns, type GenerationRuns } from '../../core/generation/generation-runs.ts'
import type { JobQueue } from '../../platform/queue/job-queue.ts'
import { openJobQueue } from '../../platform/queue/open-job-queue.ts'
import { Problem } from '../../problem.ts'
import { createNote } from './create-note.ts'
import { deleteNote } from './delete-note.ts'
import { exportNotes } from './export-notes.ts'
import { getNote } from './get-note.ts'
import { listNotes } from './list-notes.ts'
import { renameNote } from './rename-note.ts'
import { notes } from './tables.ts'

const MISSING_ID = Number.MAX_SAFE_INTEGER

describeOnBothDatabases('Kept notes', (database) => {
  let services: MaterialServices & { clock: SteppedClock; generationRuns: GenerationRuns; queue: JobQueue }
  let student: { id: number }
  let stranger: { id: number }
  beforeEach(async () => {
    const config = { storageLimitMb: 1 } as MaterialServices['config']
    const clock = steppedClock()
    const ledger = { database: database(), credits: creditsOver(database()) }
    const generationRuns = createGenerationRuns({ ...ledger, clock, log: silentLog })
    const queue = openJobQueue(database(), 'web', silentLog)
    services = { database: database(), clock, config, modules: [], generationRuns, queue }
    student = await createStudentWith(0, ledger)
    stranger = await createStudentWith(0, ledger)
  })

  const keep = (about: Partial<Parameters<typeof createNote>[2]> = {}, owner = student) =>
    createNote(services, owner, { title: 'Cells', html: '<p>A cell.</p>', purpose: '', made_by: 'model', ...about })
  const list = (query: { page?: number; search?: string } = {}, owner = student) =>
    listNotes(services, owner, { page: 1, search: '', ...query })
  const keepSource = (owner = student) =>
    keepMaterial(services, owner, { name: 'Cells.pdf', text: 'A cell has a nucleus.', wordCount: 5 }, 'notes')

  test('are what was sent, counted and listed by how they begin', async () => {
    const html = '<h2>光合作用</h2><p>Light &amp; leaves.</p>'
    const note = await keep({ title: '光合作用 Light', html, purpose: 'Exam', made_by: 'built-in' })
    const { html: _html, ...summary } = note
    expect(note).toEqual({
      id: expect.any(Number),
      title: '光合作用 Light',
      html,
      purpose: 'Exam',
      excerpt: '光合作用\nLight & leaves.',
      word_count: 6,
      made_by: 'built-in',
      material_id: null,
      created_at: '2026-12-01T08:00:00.000Z',
    })
    expect(await getNote(services, student, note.id)).toEqual(note)
    expect((await list()).notes).toEqual([summary])
  })

  test('say which model made them, as long as they are kept', async () => {
    const { id } = await keep({ made_by: 'model', model_name: 'qwen3:8b' })
    expect(await getNote(services, student, id)).toMatchObject({ made_by: 'model', model_name: 'qwen3:8b' })
  })

  test('are sanitised, whatever a browser sends', async () => {
    const hostile =
      '<p onclick="alert(1)">A <a href="javascript:alert(1)">cell</a><img src=x onerror=alert(1)></p><script>alert(1)</script>'
    expect((await keep({ html: hostile })).html).toBe('<p>A cell</p>')
    await expect(keep({ html: '<script>alert(1)</script>' })).rejects.toMatchObject({ code: 'content_rejected' })
  })

  test('are kept once however often the same ones come', async () => {
    const client_id = randomUUID()
    const kept = await Promise.all(Array.from({ length: 5 }, () => keep({ client_id })))
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
    expect((await list()).pagination.total_count).toBe(1)
    expect((await keep({ client_id, title: 'Later' })).title).toBe('Cells')
    await keep({ client_id }, stranger)
  })

  test('name the material that they were made from, as long as there is one of the student', async () => {
    const material_id = await keepSource()
    const note = await keep({ material_id })
    expect(note.material_id).toBe(material_id)
    await deleteMaterial(services, student, material_id ?? 0)
    expect((await getNote(services, student, note.id)).material_id).toBeNull()
    for (const gone of [material_id, await keepSource(stranger)])
      await expect(keep({ material_id: gone })).rejects.toMatchObject({ code: 'not_found' })
  })

  describe('of a text that was typed', () => {
    const TEXT = 'A cell is the smallest unit of life.\n\nA membrane is the wall that holds it together.'
    let writer: { id: number }
    beforeEach(async () => {
      writer = await createStudentWith(9, { database: database(), credits: creditsOver(database()) })
    })
    const openRun = async (about: { content?: string; materialId?: number; key?: string } = {}) => {
      const { content = TEXT, materialId = null, key = null } = about
      const request = { module: 'notes', content, purpose: randomUUID(), documentName: '', materialId, key } as const
      return (await services.generationRuns.openRun(writer, request, async () => {})).id
    }
    const keepRun = (generation_id: string, about: Parameters<typeof keep>[0] = {}) =>
      keep({ generation_id, client_id: generation_id, ...about }, writer)
    const kept = () =>
      database().queries.select().from(materials).where(eq(materials.studentId, writer.id)).orderBy(materials.id)

    test('name the material that it becomes, and once, however often and by however many they are kept', async () => {
      const run = await openRun({ content: `${TEXT}  \r\n` })
      const notes = await Promise.all(Array.from({ length: 3 }, () => keepRun(run)))
      const [material, ...others] = await kept()
      expect(others).toEqual([])
      expect(new Set(notes.map(({ id, material_id }) => `${id} ${material_id}`))).toEqual(
        new Set([`${notes[0]?.id} ${material?.id}`]),
      )
      const about = { name: 'Cells', title: null, text: TEXT, sourceModule: 'notes', contentType: 'text/plain' }
      expect(material).toMatchObject(about)
      services.clock.advance(60)
      const runs = [await openRun(), await openRun()]
      const again = await Promise.all(runs.map((id) => keepRun(id, { title: 'Otherwise' })))
      expect(again.map(({ material_id }) => material_id)).toEqual([material?.id, material?.id])
      expect(await kept()).toMatchObject([{ ...about, createdAt: services.clock.now() }])
    })

    test('bring back none that was deleted while they were made, and say that it went', async () => {
      const materialId = (await keepSource(writer)) ?? 0
      const run = await openRun({ materialId })
      await deleteMaterial(services, writer, materialId)
      expect(await keepRun(run)).toMatchObject({ material_id: null, is_material_gone: true })
      expect(await kept()).toEqual([])
    })

    test('are kept without one where there is no room, where it is but a line, or they name another', async () => {
      services.config = { storageLimitMb: 50 / 1024 ** 2 } as MaterialServices['config']
      expect((await keepRun(await openRun())).material_id).toBeNull()
      services.config = { storageLimitMb: 1 } as MaterialServices['config']
      expect((await keepRun(await openRun({ content: 'A cell.' }))).material_id).toBeNull()
      const material_id = (await keepSource(writer)) ?? 0
      expect((await keepRun(await openRun(), { material_id })).material_id).toBe(material_id)
      expect((await keepRun(await openRun({ materialId: material_id }))).material_id).toBe(material_id)
      expect((await kept()).map(({ id }) => id)).toEqual([material_id])
    })

    test('that are left or refused leave nothing of it', async () => {
      const run = await openRun()
      await expect(keepRun(run, { html: '<p></p>' })).rejects.toMatchObject({ code: 'content_rejected' })
      await expect(keep({ generation_id: run }, stranger)).rejects.toMatchObject({ code: 'not_found' })
      await services.generationRuns.discard(writer, { module: 'notes', generationId: run })
      await expect(keepRun(run)).rejects.toMatchObject({ code: 'not_found' })
      expect(await kept()).toEqual([])
    })
  })

  test('are found by title and text, page by page, newest first', async () => {
    for (let index = 1; index <= 13; index++)
      await keep({ title: `Lecture ${index}`, html: `<p>Topic ${index} is <strong>100%</strong> done</p>` })
    const { notes, pagination } = await list({ page: 2 })
    expect(notes.map(({ title }) => title)).toEqual(['Lecture 1'])
    expect(pagination).toMatchObject({ current_page: 2, total_pages: 2, total_count: 13 })
    expect((await list({ search: 'LECTURE 13' })).notes).toMatchObject([{ title: 'Lecture 13' }])
    expect((await list({ search: 'topic 7 is 100%' })).notes).toMatchObject([{ title: 'Lecture 7' }])
    expect((await list({ search: 'strong' })).notes).toEqual([])
    expect((await list({ search: '%_' })).notes).toEqual([])
  })

  test('are renamed and deleted', async () => {
    const { id } = await keep()
    expect(await renameNote(services, student, id, '細胞')).toMatchObject({ id, title: '細胞' })
    expect(await deleteNote(services, student, id)).toEqual({ success: true })
    for (const gone of [id, MISSING_ID]) {
      await expect(getNote(services, student, gone)).rejects.toMatchObject({ code: 'not_found' })
      await expect(renameNote(services, student, gone, 'x')).rejects.toMatchObject({ code: 'not_found' })
      await expect(deleteNote(services, student, gone)).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  test('of another student are not there', async () => {
    const { id } = await keep()
    await expect(getNote(services, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(renameNote(services, stranger, id, 'x')).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteNote(services, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await list({}, stranger)).notes).toEqual([])
    expect((await getNote(services, student, id)).title).toBe('Cells')
  })

  test('answer or refuse whatever is done to them and their material at once', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < 6; round++) {
      const material_id = (await keepSource()) ?? 0
      const { id } = await keep({ material_id })
      const client_id = randomUUID()
      const calls = [
        () => keep({ material_id, client_id }),
        () => deleteMaterial(services, student, material_id),
        () => keep({ material_id, client_id }),
        () => renameNote(services, student, id, 'Other'),
        () => deleteNote(services, student, id),
        () => getNote(services, student, id),
        () => list(),
      ]
      const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
      outcomes.push(...(await Promise.allSettled(inTurn.map((call) => call()))))
    }
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(failures.filter((failure) => !(failure instanceof Problem && failure.code === 'not_found'))).toEqual([])
  })

  test('go along in the archive, each with its text', async () => {
    const { id } = await keep()
    expect(await Array.fromAsync(exportNotes(services, student))).toEqual([
      { path: `notes/notes-${id}.json`, content: expect.objectContaining({ title: 'Cells', html: '<p>A cell.</p>' }) },
    ])
  })

  test('that are deleted before they are read for the archive are left out, and the rest is there', async () => {
    const [first, second, third] = [await keep(), await keep({ title: 'Leaves' }), await keep({ title: 'Roots' })]
    // So large that each is read by itself.
    await database()
      .queries.update(notes)
      .set({ text: 'Water. '.repeat(400_000) })
      .where(eq(notes.studentId, student.id))
    const paths: string[] = []
    for await (const { path } of exportNotes(services, student)) {
      paths.push(path)
      if (paths.length === 1) await deleteNote(services, student, second.id)
    }
    expect(paths).toEqual([`notes/notes-${third.id}.json`, `notes/notes-${first.id}.json`])
  })
})
