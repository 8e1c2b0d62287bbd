import { mkdtempSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Heading } from '@lectern/domain/materials/outline'
import { beforeEach, expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { type Ground, layGround } from '../../../../test/ground.ts'
import { findMaterials } from '../../../../test/rows/find-materials.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { openFolderFileStore } from '../../../platform/files/folder-file-store.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { deleteMaterial } from '../delete-material.ts'
import { exportMaterials } from '../export-materials.ts'
import { keepMaterial } from '../keep-material.ts'
import { listNeededFiles } from '../material-files.ts'
import { sumMaterialBytes } from '../material-store.ts'
import { type KeepDocumentServices, keepDocument } from './keep-document.ts'

const write = temporaryFolder()
const TEXT = 'A cell has a nucleus.'

describeOnBothDatabases('A document that is kept with its file', (database) => {
  let ground: Ground
  let folder: string
  let services: KeepDocumentServices
  beforeEach(async () => {
    ground = await layGround(database())
    folder = mkdtempSync(join(inject('scratchFolder'), 'kept-'))
    services = {
      ...ground,
      config: { storageLimitMb: 1 } as KeepDocumentServices['config'],
      files: await openFolderFileStore(folder),
      // Jobs are played by `removeFiles` below.
      queue: { enqueue: async () => 'job' } as never,
      modules: [{ id: 'documents', storageBytes: sumMaterialBytes, neededFiles: listNeededFiles }],
    }
  })

  const keep = (
    bytes: string,
    about: { text?: string; name?: string; owner?: { id: number }; outline?: Heading[] } = {},
  ) => {
    const { text = TEXT, name = 'Cells.pdf', owner = ground.student, outline = [] } = about
    const contentType = 'application/pdf' as const
    const document = { name, text, wordCount: text.split(' ').length, pageStarts: [0, 7], outline, contentType }
    const file = { path: write(`${crypto.randomUUID()}.pdf`, bytes), filename: name, sizeBytes: bytes.length }
    return keepDocument(services, owner, document, 'notes', file)
  }
  const rows = (owner = ground.student) => findMaterials(database(), owner)
  const storedFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  test('has its bytes, its pages and its place in the storage', async () => {
    const id = await keep('%PDF-1')
    const [row] = await rows()
    expect(row).toMatchObject({ id, pageStarts: [0, 7], contentType: 'application/pdf', fileSizeBytes: 6 })
    const read = await services.files.readAt(row?.fileKey ?? '', (path) => readFile(path, 'utf8'))
    expect(read).toBe('%PDF-1')
    expect(await sumMaterialBytes(database().queries, ground.student.id)).toBe(TEXT.length + 6)
  })

  test('is one material however often it comes, one after the other and at once, and its file is kept once', async () => {
    const first = await keep('%PDF-1')
    const again = await Promise.all(Array.from({ length: 5 }, (_, index) => keep('%PDF-1', { name: `${index}.pdf` })))
    expect(new Set([first, ...again]).size).toBe(1)
    const others = await Promise.all(Array.from({ length: 5 }, () => keep('%PDF-2', { text: 'A leaf.' })))
    expect(new Set(others).size).toBe(1)
    expect(storedFiles()).toHaveLength(2)
  })

  test('is the same material by its bytes, whatever was read from them the next time', async () => {
    const first = await keep('%PDF-1')
    expect(await keep('%PDF-1', { text: 'A cell has one nucleus.' })).toBe(first)
    expect(await rows()).toMatchObject([{ text: TEXT }])
  })

  test('takes the outline of its file where it was kept before outlines were, unless the file has come to another text', async () => {
    const outline = [{ title: 'Cells', level: 1, start: 0 }]
    const outlineBytes = JSON.stringify(outline).length
    await keep('%PDF-1')
    await keep('%PDF-1', { outline, text: 'A cell has one nucleus.' })
    expect(await rows()).toMatchObject([{ outline: null }])
    await keep('%PDF-1', { outline })
    await keep('%PDF-1', { outline: [{ title: 'Later', level: 1, start: 0 }] })
    expect(await rows()).toMatchObject([{ outline }])
    expect(await sumMaterialBytes(database().queries, ground.student.id)).toBe(TEXT.length + outlineBytes + 6)
    await keep('%PDF-10', { outline: [] })
    expect(await rows(), 'that of a file that is no longer there').toMatchObject([{ outline: null }])
    expect(await sumMaterialBytes(database().queries, ground.student.id)).toBe(TEXT.length + 7)
  })

  test('is the same material by its text, whose file is then the one that came last', async () => {
    const document = { name: 'Pasted', text: TEXT, wordCount: 5 }
    const first = await keepMaterial(services, ground.student, document, 'library')
    expect(await keep('%PDF-1')).toBe(first)
    const [{ fileKey: earlier } = { fileKey: null }] = await rows()
    expect(await keep('%PDF-10')).toBe(first)
    expect(await rows()).toMatchObject([{ fileSizeBytes: 7 }])
    // The job that was enqueued for it.
    await removeFiles(services, [earlier ?? ''])
    expect(storedFiles()).toHaveLength(1)
  })

  test('is refused where text and file together have no room, and leaves no file', async () => {
    const half = 'x'.repeat(600_000)
    await expect(keep(half, { text: half })).rejects.toMatchObject({ code: 'storage_full' })
    expect(await rows()).toEqual([])
    expect(storedFiles()).toEqual([])
  })

  test('keeps its text alone where that is there already and the file has no room', async () => {
    const text = 'x'.repeat(900_000)
    const first = await keepMaterial(services, ground.student, { name: 'Pasted', text, wordCount: 1 }, 'library')
    expect(await keep('y'.repeat(200_000), { text })).toBe(first)
    expect(await rows()).toMatchObject([{ fileKey: null, name: 'Cells.pdf' }])
    expect(storedFiles()).toEqual([])
  })

  test('goes with its file, unless something else refers to that', async () => {
    const id = (await keep('%PDF-1')) ?? 0
    const [row] = await rows()
    const fileKey = row?.fileKey ?? ''
    await removeFiles(services, [fileKey])
    expect(await services.files.exists(fileKey)).toBe(true)
    await deleteMaterial(services, ground.student, id)
    await removeFiles(services, [fileKey])
    expect(await services.files.exists(fileKey)).toBe(false)
    expect(await sumMaterialBytes(database().queries, ground.student.id)).toBe(0)
  })

  test('is each student’s own, and goes along in the archive of its owner', async () => {
    const id = await keep('%PDF-1')
    expect(await keep('%PDF-1', { owner: ground.stranger })).not.toBe(id)
    const entries = await Array.fromAsync(exportMaterials(services, ground.student))
    expect(entries.map(({ path }) => path)).toEqual([`materials/material-${id}.json`, `materials/material-${id}.pdf`])
    expect(await text(entries[1]?.content as Readable)).toBe('%PDF-1')
  })
})
