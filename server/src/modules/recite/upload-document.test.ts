import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { type Ground, layGround } from '../../../test/ground.ts'
import { material } from '../../../test/material.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { createDocumentReader } from '../../core/documents/document-reader.ts'
import { getMaterial } from '../../core/documents/get-material.ts'
import type { KeepDocumentServices } from '../../core/documents/materials/keep-document.ts'
import { openFolderFileStore } from '../../platform/files/folder-file-store.ts'
import { uploadDocument } from './upload-document.ts'

describeOnDatabase('server', 'An upload', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })

  const upload = async (name: string, filename = 'mine.pdf') => {
    const config = { storageLimitMb: 1 } as KeepDocumentServices['config']
    const files = await openFolderFileStore(mkdtempSync(join(inject('scratchFolder'), 'uploads-')))
    const services = {
      ...ground,
      config,
      files,
      queue: { enqueue: async () => 'job' } as never,
      modules: [],
      documents: createDocumentReader(),
    }
    const file = { path: material(name), filename, sizeBytes: 1 }
    return uploadDocument(services, ground.student, file, new AbortController().signal)
  }

  test('answers the text of the document and what it is, and keeps it as material', async () => {
    const answer = await upload('documents/en.pdf', 'Cells.pdf')
    expect(answer).toMatchObject({
      extracted_text: expect.stringMatching(/\w+ \w+/),
      document_name: 'Cells.pdf',
      word_count: expect.any(Number),
      page_count: expect.any(Number),
      empty_page_count: 0,
    })
    expect(await getMaterial(ground, ground.student, answer.material_id ?? 0)).toMatchObject({
      name: 'Cells.pdf',
      text: answer.extracted_text,
      word_count: answer.word_count,
      source_module: 'recite',
    })
  })

  test.each(['documents/en.docx', 'documents/en.doc', 'hostile/bad.png'])(
    'of %s is refused with the list of types, whatever its name says',
    async (name) => {
      await expect(upload(name)).rejects.toMatchObject({
        code: 'unsupported_type',
        message: 'Unsupported file type. Please upload: .txt, .pdf, .ppt, .pptx',
      })
    },
  )
})
