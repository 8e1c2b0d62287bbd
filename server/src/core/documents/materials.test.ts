import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { openFolderFileStore } from '../../platform/files/folder-file-store.ts'
import { openJobQueue } from '../../platform/queue/open-job-queue.ts'
import { deleteMaterial } from './delete-material.ts'
import { exportMaterials } from './export-materials.ts'
import { getMaterial } from './get-material.ts'
import { keepMaterial, type MaterialServices } from './keep-material.ts'
import { listMaterials } from './list-materials.ts'
import { listNeededFiles } from './material-files.ts'
import { insertMaterial, sumMaterialBytes } from './material-store.ts'
import type { KeepDocumentServices } from './materials/keep-document.ts'

const MEGABYTE = 1_048_576

describeOnBothDatabases('Materials', (database) => {
  let services: KeepDocumentServices
  let clock: SteppedClock
  let student: { id: number }
  let stranger: { id: number }
  beforeEach(async () => {
    clock = steppedClock()
    const config = { storageLimitMb: 1 } as MaterialServices['config']
    const folder = await mkdtemp(join(inject('scratchFolder'), 'materials-'))
    services = {
      database: database(),
      clock,
      config,
      files: await openFolderFileStore(folder),
      queue: openJobQueue(database(), 'web', silentLog),
      modules: [{ id: 'documents', storageBytes: sumMaterialBytes, neededFiles: listNeededFiles }],
    }
    const ledger = { database: database(), credits: creditsOver(database()) }
    student = await createStudentWith(0, ledger)
    stranger = await createStudentWith(0, ledger)
  })

  const keep = (text: string, name = 'Cells.pdf', owner = student) =>
    keepMaterial(services, owner, { name, text, wordCount: text.split(' ').length }, 'notes')
  const list = (query: { page?: number; search?: string } = {}, owner = student) =>
    listMaterials(services, owner, { page: 1, search: '', ...query })
  const storedBytes = () => sumMaterialBytes(database().queries, student.id)

  test('are kept with their text, and listed by how it begins', async () => {
    const text = '細胞是生命的基本單位。'.repeat(30)
    const id = (await keep(text, '細胞.pdf')) ?? 0
    const summary = {
      id,
      name: '細胞.pdf',
      excerpt: `${text.slice(0, 160)}…`,
      word_count: 1,
      size_bytes: 990,
      source_module: 'notes',
      created_at: '2026-12-01T08:00:00.000Z',
    }
    expect((await list()).materials).toEqual([summary])
    expect(await getMaterial(services, student, id)).toEqual({ ...summary, text, page_starts: [0] })
  })

  test('of which one comes again are kept once, under the new name and in front', async () => {
    const first = await keep('A cell has a nucleus.')
    clock.advance(60)
    const second = await keep('A plant has leaves.', 'Plants.pdf')
    clock.advance(60)
    expect(await keep('A cell has a nucleus.', 'Cells again.pdf')).toBe(first)
    const { materials } = await list()
    expect(materials.map(({ id, name }) => [id, name])).toEqual([
      [first, 'Cells again.pdf'],
      [second, 'Plants.pdf'],
    ])
  })

  test('that come several times at once are kept once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => keep('A cell has a nucleus.')))
    expect(new Set(ids).size).toBe(1)
    expect((await list()).pagination.total_count).toBe(1)
  })

  test('are not made of a document without text', async () => {
    const nothing = { name: 'scan.pdf', text: '[OCR notice: …]', wordCount: 0 }
    expect(await keepMaterial(services, student, nothing, 'exam')).toBeNull()
    expect((await list()).materials).toEqual([])
  })

  test('are found by name and text, page by page', async () => {
    const keptAt = clock.now()
    await database().transaction(async (tx) => {
      for (let index = 1; index <= 12; index++) {
        const text = `Chapter ${index}: 100% of it`
        const contentHash = createHash('sha256').update(text).digest('hex')
        const row = { studentId: student.id, name: `Part ${index}.txt`, text, contentHash, words: 6, sizeBytes: 24 }
        await insertMaterial(tx, { ...row, sourceModule: 'exam', createdAt: keptAt })
      }
    })
    const { materials, pagination } = await list({ page: 2 })
    expect(materials.map(({ name }) => name)).toEqual(['Part 2.txt', 'Part 1.txt'])
    expect(pagination).toMatchObject({ current_page: 2, total_pages: 2, total_count: 12 })
    expect((await list({ search: 'PART 12' })).materials).toMatchObject([{ excerpt: 'Chapter 12: 100% of it' }])
    expect((await list({ search: 'chapter 7:' })).materials).toMatchObject([{ name: 'Part 7.txt' }])
    expect((await list({ search: '%_' })).materials).toEqual([])
    expect((await list({ search: '100% of' })).pagination.total_count).toBe(12)
  })

  test('count against the storage, and nothing goes beyond it, not even together', async () => {
    const half = (letter: string) => letter.repeat(MEGABYTE / 2)
    await keep(half('a'))
    expect(await storedBytes()).toBe(MEGABYTE / 2)
    const outcomes = await Promise.allSettled(['b', 'c', 'd'].map((letter) => keep(half(letter))))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => [reason.code, reason.message])).toEqual(
      Array(2).fill(['storage_full', 'Storage limit reached. Delete files to free space.']),
    )
    expect(await storedBytes()).toBe(MEGABYTE)
    expect(await keep(half('a'))).toEqual(expect.any(Number))
    await keep(half('a'), 'Hers.pdf', stranger)
  })

  test('give their room back when they are deleted', async () => {
    const id = (await keep('a'.repeat(MEGABYTE))) ?? 0
    await expect(keep('b')).rejects.toMatchObject({ code: 'storage_full' })
    expect(await deleteMaterial(services, student, id)).toEqual({ success: true })
    await keep('b')
    await expect(getMaterial(services, student, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteMaterial(services, student, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of another student are not there', async () => {
    const id = (await keep('A cell has a nucleus.')) ?? 0
    await expect(getMaterial(services, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteMaterial(services, stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await list({}, stranger)).materials).toEqual([])
    expect(await keep('A cell has a nucleus.', 'Cells.pdf', stranger)).not.toBe(id)
  })

  test('go along in the archive, each with its text', async () => {
    const text = `A cell ${randomUUID()}`
    const id = await keep(text)
    const entries = await Array.fromAsync(exportMaterials(services, student))
    expect(entries).toEqual([
      { path: `materials/material-${id}.json`, content: expect.objectContaining({ text, name: 'Cells.pdf' }) },
    ])
  })
})
