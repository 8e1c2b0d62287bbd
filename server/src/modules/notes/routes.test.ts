import { openAsBlob } from 'node:fs'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { Endpoint } from '@lectern/contract/endpoint'
import { notesEndpoints } from '@lectern/contract/notes'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { beforeEach, describe, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const MATERIAL = `Photosynthesis is the process by which green plants turn light into chemical energy. A chloroplast is
the organelle in which photosynthesis takes place. Cellular respiration is the process by which a cell releases the
energy stored in glucose. A mitochondrion is the organelle in which most of the energy of a cell is released.`
const NOTE = { title: 'Cells', html: '<p>A cell.</p>', made_by: 'model' as const }

describeOnDatabase('server', 'The notes calls', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const notes = (caller: Caller = student) => caller.client(notesEndpoints)
  const available = () => app.services.credits.readAvailable(database().queries, student.id)

  test('carry a document from its upload to kept notes', async () => {
    const file = new File([await openAsBlob(material('documents/en.docx'))], 'Cells.docx')
    const { extracted_text, material_id } = await student
      .client(documentsEndpoints)
      .extract({ form: { module: 'notes', file } })
    const { notes_html, made_by, credit_cost, generation_id } = await notes().generate({
      body: { content: extracted_text.slice(0, 6000), purpose: 'Exam' },
    })
    expect({ made_by, credit_cost }).toEqual({ made_by: 'built-in', credit_cost: 1 })
    expect(notes_html).toMatch(/^<h2>.+<\/h2>[\s\S]*<h3>[\s\S]*<(?:ul><li|dl><dt)>/)
    expect(await notes().endGeneration({ params: { generation_id } })).toEqual({ success: true })
    const body = { title: ' Cells ', html: notes_html, purpose: 'Exam', made_by, material_id }
    const note = await notes().create({ body })
    expect(note).toMatchObject({ title: 'Cells', html: notes_html, material_id })
    expect((await notes().list({ query: {} })).notes).toMatchObject([{ id: note.id, title: 'Cells' }])
    const params = { id: note.id }
    expect(await notes().rename({ params, body: { title: '細胞' } })).toMatchObject({ title: '細胞' })
    expect(await notes().delete({ params })).toEqual({ success: true })
    await expect(notes().get({ params })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test('make notes of Chinese in Chinese', async () => {
    const text =
      '光合作用是綠色植物利用光能製造養分的過程。葉綠體是進行光合作用的細胞器。葉綠素是吸收光能的色素。'.repeat(2)
    const { notes_html } = await notes().generate({ body: { content: text } })
    expect(notes_html).toContain('光合作用')
  })

  test('charge once for a call that is repeated, one after the other or at once', async () => {
    const options = { idempotencyKey: crypto.randomUUID() }
    const generate = () => notes().generate({ body: { content: MATERIAL } }, options)
    const [first, ...others] = await Promise.all([generate(), generate(), generate()])
    expect([...others, await generate()]).toEqual([first, first, first])
    expect(await available()).toBe(9)
    await expect(notes().generate({ body: { content: `${MATERIAL} More.` } }, options)).rejects.toMatchObject({
      status: 422,
      code: 'key_reused',
    })
  })

  test('keep a run on the server until its notes are kept', async () => {
    const content = MATERIAL.repeat(30)
    const keys = { open: crypto.randomUUID() }
    const open = () =>
      notes().openGeneration({ body: { content, document_name: 'Cells.pdf' } }, { idempotencyKey: keys.open })
    const opened = await open()
    expect(await open()).toEqual(opened)
    const { generation_id, total_chunks } = opened
    const params = { generation_id }
    const pieces = splitIntoChunks(content)
    expect(total_chunks).toBe(pieces.length)
    const sent = { total_chunks, total_content_word_count: 1, generation_id }
    const first = await notes().generate({ body: { ...sent, content: pieces[0] ?? '', chunk_index: 0 } })
    expect(first.credit_cost).toBe(opened.credit_cost)
    await expect(
      notes().generate({ body: { ...sent, content: 'Something else.', chunk_index: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })

    const { generations, pagination } = await notes().listGenerations({ query: {} })
    expect(generations).toMatchObject([{ generation_id, status: 'running', done_chunks: 1, made_count: 1 }])
    expect(pagination.total_count).toBe(1)
    expect(await notes().summariseGeneration({ params })).toEqual(generations[0])
    const run = await notes().getGeneration({ params })
    expect(run.material).toMatchObject({ content, is_whole: true, document_name: 'Cells.pdf' })
    expect(run.chunks[0]).toMatchObject({ state: 'made', answer: { notes_html: first.notes_html } })
    expect(run.chunks[1]).toMatchObject({ state: 'left', answer: null })

    await notes().endGeneration({ params })
    expect((await notes().listGenerations({ query: {} })).generations).toMatchObject([{ status: 'unkept' }])
    const keep = () => notes().create({ body: { ...NOTE, client_id: generation_id, generation_id } })
    const [kept, again] = await Promise.all([keep(), keep()])
    expect(again).toEqual(kept)
    expect(await keep()).toEqual(kept)
    expect((await notes().listGenerations({ query: {} })).generations).toEqual([])
    for (const call of ['getGeneration', 'summariseGeneration'] as const)
      await expect(notes()[call]({ params })).rejects.toMatchObject({ status: 404 })
  })

  test('charge nothing when too little can be paid or nothing comes of the text', async () => {
    const poor = await app.student(0)
    await expect(notes(poor).generate({ body: { content: MATERIAL } })).rejects.toMatchObject({
      status: 402,
      message: 'Not enough credits. You need 1 credits, but you have 0 credits.',
      data: { required_credits: 1, current_credits: 0 },
    })
    await expect(notes().generate({ body: { content: '12 34 56 78. '.repeat(20) } })).rejects.toMatchObject({
      status: 422,
      code: 'nothing_to_make',
      data: { credits_refunded: 1 },
    })
    expect(await available()).toBe(10)
  })

  test('keep what no database holds, less what it cannot hold', async () => {
    const { id, title, html } = await notes().create({
      body: { ...NOTE, title: 'half \ud83d', html: '<p>a\u0000b 😀\udc00</p>' },
    })
    expect([title, html]).toEqual(['half \ufffd', '<p>ab 😀\ufffd</p>'])
    expect((await notes().list({ query: { search: 'AB 😀' } })).notes).toMatchObject([{ id }])
  })

  describe('refuse', () => {
    const IDS = { id: 1, generation_id: crypto.randomUUID() }
    const callOf = async ([, endpoint]: [string, Endpoint], caller: Caller, body: unknown = {}) => {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: keyof typeof IDS) => String(IDS[name]))
      const hasBody = endpoint.method !== 'GET'
      const headers = { ...(hasBody && { 'content-type': 'application/json' }) }
      return caller.fetch(path, { method: endpoint.method, headers, body: hasBody ? JSON.stringify(body) : undefined })
    }

    test.each(Object.entries(notesEndpoints))('%s to a visitor', async (...endpoint) => {
      const response = await callOf(endpoint, await app.visitor())
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'unauthenticated', error: expect.any(String) })
    })

    test('what belongs to another student, as if it were not there', async () => {
      const { id } = await notes().create({ body: NOTE })
      const { generation_id } = await notes().generate({ body: { content: MATERIAL, total_chunks: 2 } })
      const other = notes(await app.student(5))
      const attempts = [
        other.get({ params: { id } }),
        other.rename({ params: { id }, body: { title: 'Mine' } }),
        other.delete({ params: { id } }),
        other.endGeneration({ params: { generation_id } }),
        other.getGeneration({ params: { generation_id } }),
        other.summariseGeneration({ params: { generation_id } }),
        other.goOnGeneration({ params: { generation_id } }),
        other.discardGeneration({ params: { generation_id } }),
        other.create({ body: { ...NOTE, generation_id } }),
        other.generate({ body: { content: MATERIAL, chunk_index: 1, total_chunks: 2, generation_id } }),
      ]
      for (const attempt of await Promise.allSettled(attempts))
        expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found' } })
      expect((await other.list({ query: {} })).pagination.total_count).toBe(0)
    })

    test.each<[keyof typeof notesEndpoints, unknown, number]>([
      ['create', { ...NOTE, title: ' ' }, 400],
      ['create', { ...NOTE, title: 'x'.repeat(201) }, 400],
      ['create', { ...NOTE, html: '' }, 400],
      ['create', { ...NOTE, html: 'x'.repeat(1_000_001) }, 400],
      ['create', { ...NOTE, html: '<style>p{}</style>' }, 422],
      ['create', { ...NOTE, made_by: 'me' }, 400],
      ['create', { ...NOTE, client_id: 'not a uuid' }, 400],
      ['create', { ...NOTE, material_id: 'one' }, 400],
      ['create', null, 400],
      ['rename', { title: '  ' }, 400],
      ['generate', { content: 'x'.repeat(20_001) }, 400],
      ['generate', { content: MATERIAL, purpose: 'x'.repeat(501) }, 400],
      ['generate', { content: MATERIAL, chunk_index: 1, total_chunks: 2 }, 400],
      ['generate', { content: MATERIAL, total_chunks: 2, total_content_word_count: 100_001 }, 422],
    ])('an invalid %s', async (name, body, status) => {
      expect((await callOf([name, notesEndpoints[name]], student, body)).status).toBe(status)
      expect(await available()).toBe(10)
    })
  })
})
