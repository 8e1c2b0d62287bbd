import { openAsBlob } from 'node:fs'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { Endpoint } from '@lectern/contract/endpoint'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { ExtractionModule } from '@lectern/domain/documents'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

describeOnDatabase('server', 'The document calls', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '2' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student()
  })
  const documents = (caller: Caller = student) => caller.client(documentsEndpoints)
  const fixture = async (name: string, as = name) => new File([await openAsBlob(material(name))], as)
  const extract = (file: File, module: ExtractionModule = 'notes') => documents().extract({ form: { module, file } })

  test.each([
    ['documents/en.docx', 'notes', null],
    ['documents/en.doc', 'exam', null],
    ['documents/sc.pdf', 'writing', expect.any(Number)],
    ['documents/deck.pptx', 'notes', 31],
    ['documents/tc.big5.txt', 'understanding', null],
  ] as const)('read %s for %s', async (name, module, pageCount) => {
    const answer = await extract(await fixture(name, 'mine'), module)
    expect(answer).toMatchObject({ document_name: 'mine', page_count: pageCount, is_truncated: false })
    expect(answer.word_count).toBeGreaterThan(50)
    const kept = await documents().getMaterial({ params: { id: answer.material_id ?? 0 } })
    expect(kept).toMatchObject({ text: answer.extracted_text, name: 'mine', source_module: module })
  })

  test('let one document be used everywhere, however often and wherever it is brought', async () => {
    const file = await fixture('documents/en.pdf', 'Cells.pdf')
    const uploaded = await student.client(reciteEndpoints).upload({ form: { file } })
    const answers = await Promise.all([extract(file), extract(file, 'exam'), extract(file, 'writing')])
    expect(answers.map(({ material_id }) => material_id)).toEqual(Array(3).fill(uploaded.material_id))
    const { materials, pagination } = await documents().listMaterials({ query: { search: 'cells' } })
    expect(materials).toMatchObject([{ id: uploaded.material_id, source_module: 'recite' }])
    expect(pagination.total_count).toBe(1)
    const { storage_mb } = await student.client(accountSettingsEndpoints).storage()
    expect(storage_mb).toBeGreaterThan(0)
    await documents().deleteMaterial({ params: { id: uploaded.material_id ?? 0 } })
    expect((await student.client(accountSettingsEndpoints).storage()).storage_mb).toBe(0)
  })

  test('cut a text beyond 100,000 words for notes, and refuse it for an exam', async () => {
    const long = new File(['word '.repeat(100_001)], 'long.txt')
    const { word_count, is_truncated, extracted_text } = await extract(long)
    expect({ word_count, is_truncated, length: extracted_text.length }).toEqual({
      word_count: 100_000,
      is_truncated: true,
      length: 499_999,
    })
    await expect(extract(long, 'exam')).rejects.toMatchObject({ status: 422, code: 'content_rejected' })
  })

  test('say with a notice that a document holds no text, and keep nothing of it', async () => {
    const { extracted_text, material_id } = await extract(new File([' \n '.repeat(100)], 'blank.txt'))
    expect(extracted_text).toBe('[OCR notice: no readable text was found. Use OCR Document to extract it.]')
    expect(material_id).toBeNull()
  })

  test('refuse what is too large for its module, of a wrong type or empty, in words', async () => {
    const refusals: [File, ExtractionModule, object][] = [
      [
        new File(['x'.repeat(1_048_577)], 'big.txt'),
        'understanding',
        { status: 413, message: 'File too large. Please select a file smaller than 1MB.' },
      ],
      [
        new File(['x'.repeat(10 * 1_048_576 + 1)], 'big.txt'),
        'notes',
        { status: 413, message: 'File exceeds 10 MB limit.' },
      ],
      [
        new File(['x'.repeat(10 * 1_048_576 + 1)], 'big.txt'),
        'exam',
        { status: 413, message: 'File too large. Maximum file size is 10MB.' },
      ],
      [
        await fixture('documents/deck.pptx'),
        'understanding',
        { status: 415, message: 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx' },
      ],
      [new File([], 'empty.txt'), 'exam', { status: 422, message: 'This file is empty.' }],
      [new File(['<svg/>'], 'drawing.txt'), 'notes', { status: 415, code: 'unsupported_type' }],
      [
        await fixture('documents/en.docx', 'Cells.pdf'),
        'notes',
        {
          status: 415,
          message: 'This file is a Word document, but its name ends in .pdf. Please rename it and try again.',
        },
      ],
      [
        await fixture('pictures/en.jpg', 'photo.pdf'),
        'notes',
        { status: 415, message: 'This file is an image, but its name ends in .pdf. Please rename it and try again.' },
      ],
      [
        new File(['word '.repeat(1_048_576)], 'long.txt'),
        'exam',
        {
          status: 422,
          message: 'Content exceeds word limit. Maximum 100,000 words allowed. Current: 1,048,576 words.',
        },
      ],
    ]
    for (const [file, module, refusal] of refusals) {
      const { message, ...fields } = refusal as { message: string | RegExp }
      const failed = extract(file, module)
      await expect(failed).rejects.toMatchObject(fields)
      await expect(failed).rejects.toThrow(message)
    }
    await expect(extract(new File(['a'], 'a.txt'), 'recite' as never)).rejects.toMatchObject({ status: 400 })
    await expect(documents().extract({ form: { module: 'notes' } as never })).rejects.toMatchObject({ status: 400 })
    expect((await documents().listMaterials({ query: {} })).materials).toEqual([])
  })

  test('read the text of an image, whichever image it is called', async () => {
    const answer = await extract(await fixture('pictures/en.jpg', 'photo.PNG'), 'writing')
    expect(answer).toMatchObject({ page_count: null, is_fallback: false, material_id: expect.any(Number) })
    expect(answer.extracted_text).toMatch(/^Lecture 4: Virtual Memory and Paging/)
  })

  test('refuse broken images, and all images where a module takes none', async () => {
    const image = new File([Buffer.from('89504e470d0a1a0a0000000d', 'hex')], 'photo.png')
    await expect(extract(image, 'exam')).rejects.toMatchObject({ status: 422, code: 'unreadable' })
    await expect(extract(image, 'understanding')).rejects.toMatchObject({ status: 415, code: 'unsupported_type' })
  })

  test('read only so many images an hour', async () => {
    const image = new File([Buffer.from('89504e470d0a1a0a0000000d', 'hex')], 'photo.png')
    const most = Array.from({ length: 60 }, () => app.services.limits.hit('imagesOfStudent', String(student.id)))
    await Promise.all(most)
    await expect(extract(image)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    await expect(extract(new File(['Text.'], 'text.txt'))).resolves.toMatchObject({ word_count: 1 })
  })

  test('refuse what goes beyond the storage, in recite too', async () => {
    await extract(new File(['字'.repeat(90_000), 'x'.repeat(1_800_000)], 'one.txt'))
    const more = new File(['y'.repeat(30_000)], 'two.txt')
    const full = { status: 413, code: 'storage_full', message: 'Storage limit reached. Delete files to free space.' }
    await expect(extract(more)).rejects.toMatchObject(full)
    await expect(student.client(reciteEndpoints).upload({ form: { file: more } })).rejects.toMatchObject(full)
  })

  test.each(Object.entries(documentsEndpoints))('turn a visitor away: %s', async (_name, endpoint: Endpoint) => {
    const visitor = await app.visitor()
    const response = await visitor.fetch(endpoint.path.replace(':id', '1'), { method: endpoint.method })
    expect(response.status).toBe(401)
  })

  test("answer another student's material as if it were not there", async () => {
    const { material_id } = await extract(new File(['A cell has a nucleus.'], 'cell.txt'))
    const other = documents(await app.student())
    const params = { id: material_id ?? 0 }
    await expect(other.getMaterial({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(other.deleteMaterial({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect((await other.listMaterials({ query: {} })).pagination.total_count).toBe(0)
    expect(await documents().getMaterial({ params })).toMatchObject({ text: 'A cell has a nucleus.' })
  })

  test.each(['0', '-1', 'x', '9007199254740993'])('refuse the id %s', async (id) => {
    expect([400, 404]).toContain((await student.fetch(`/api/documents/materials/${id}/`)).status)
  })
})
