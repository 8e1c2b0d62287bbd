import { openAsBlob } from 'node:fs'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { Endpoint } from '@lectern/contract/endpoint'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { paidWords } from '@lectern/domain/words'
import { beforeEach, expect, test } from 'vitest'
import { buildPdf, pageSaying } from '../../../../test/files/build-pdf.ts'
import { material } from '../../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'

describeOnDatabase('server', 'The library calls', (database) => {
  const app = testApp(database, { STORAGE_LIMIT_MB: '2' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student()
  })
  const library = (caller: Caller = student) => caller.client(materialsEndpoints)
  const fixture = async (name: string, as = name.split('/').at(-1)) =>
    new File([await openAsBlob(material(name))], as ?? '')
  const bring = (file: File, title?: string) => library().create({ form: { file, title } })
  const pdf = (...pages: string[]) => new File([new Uint8Array(buildPdf(pages.map(pageSaying)))], 'Cells.pdf')
  const open = (id: number, caller: Caller = student, headers = {}) =>
    caller.fetch(`/api/materials/${id}/file/`, { headers })

  test.each([
    ['documents/two.pdf', 'pdf', 'application/pdf', 3],
    ['documents/deck.pptx', 'slides', /presentationml/, 31],
    ['documents/deck.ppt', 'slides', 'application/vnd.ms-powerpoint', 31],
    ['documents/en.docx', 'word', /wordprocessingml/, null],
    ['documents/tc.big5.txt', 'text', 'text/plain', null],
    ['pictures/en.jpg', 'image', 'image/jpeg', null],
  ] as const)('take %s and give it back', async (name, kind, type, pageCount) => {
    const file = await fixture(name)
    const item = await bring(file)
    expect(item).toMatchObject({ title: file.name, kind, page_count: pageCount, source_module: 'library' })
    const answer = await open(item.id)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    if (kind !== 'text') expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()))
    const { page_count, paid_words } = await library().get({ params: { id: item.id } })
    const pages = await Promise.all(
      Array.from({ length: page_count ?? 0 }, (_, index) =>
        library().getPage({ params: { id: item.id, n: index + 1 } }),
      ),
    )
    const { text, page_starts } = await student.client(documentsEndpoints).getMaterial({ params: { id: item.id } })
    expect(page_starts).toEqual(pages.map(({ start }) => start))
    expect(paid_words).toBe(paidWords(text.trim()))
    for (const { start, text: page } of pages) expect(text.slice(start, start + page.length)).toBe(page)
    const joined = pages.map((page) => page.text).join('')
    expect(joined.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
  })

  test('tell the chapters of what has some, each with its characters and its pages', async () => {
    const outlineOf = async (file: File) => {
      const { id } = await bring(file)
      const { outline, page_count } = await library().get({ params: { id } })
      const { text } = await student.client(documentsEndpoints).getMaterial({ params: { id } })
      expect(outline.at(-1)).toMatchObject({ end: text.length, pages: { to: page_count } })
      return outline.map(({ title, level, start, end, pages }) => {
        expect(text.slice(start).replace(/^#+ /, '').startsWith(title)).toBe(true)
        return [title, level, text.slice(start, end).length, pages]
      })
    }
    const text = `# Cells\n\n${'A cell lives. '.repeat(300).trimEnd()}\n\n## The wall\n\nOf stone.`
    const markdown = new File([text], 'cells.md')
    expect(await outlineOf(markdown)).toEqual([
      ['Cells', 1, text.length, { from: 1, to: 2 }],
      ['The wall', 2, 22, { from: 2, to: 2 }],
    ])
    expect(await outlineOf(await fixture('documents/en.pdf'))).toHaveLength(5)
    expect((await library().get({ params: { id: (await bring(pdf('No chapters.'))).id } })).outline).toEqual([])
  })

  test.each([
    ['sentences-90s.m4a', 'audio/mp4'],
    ['clip.ogg', 'audio/webm'],
    ['clip.mp4', 'audio/mp4'],
  ])('take the recording %s, its sound alone, which has no text yet', async (name, type) => {
    const file = await fixture(`audio/${name}`)
    const item = await bring(file)
    const about = { kind: 'recording', content_type: type, word_count: 0, excerpt: '', source_module: 'library' }
    expect(item).toMatchObject({ ...about, title: name, is_truncated: false })
    expect((await bring(file)).id).toBe(item.id)
    const part = await open(item.id, student, { range: 'bytes=0-99' })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, type])
    expect(await library().getPage({ params: { id: item.id, n: 1 } })).toMatchObject({ page_count: 1, text: '' })
    const texts = await student.client(documentsEndpoints).listMaterials({ query: {} })
    expect(texts.materials).toEqual([])
    const cards = student.client(reciteEndpoints).openGeneration({ body: { material_id: item.id } })
    await expect(cards).rejects.toMatchObject({
      code: 'content_rejected',
      message: expect.stringContaining('no transcript of this recording'),
    })
  })

  test('keep two recordings without a text apart, each counted, and refuse what only calls itself one', async () => {
    const [one, other] = [await fixture('audio/clip.ogg'), await fixture('audio/sentences-90s.webm')]
    expect((await bring(one)).id).not.toBe((await bring(other)).id)
    const { storage_mb } = await student.client(accountSettingsEndpoints).storage()
    expect(storage_mb * 1_048_576).toBeGreaterThan(0.9 * (one.size + other.size))
    const refusals: [File, object][] = [
      [
        new File([new Uint8Array(buildPdf([pageSaying('A cell.')]))], 'Cells.mp3'),
        { message: /is a PDF, but its name/ },
      ],
      [await fixture('audio/playlist-that-opens-files.mp3'), { message: /is plain text, but its name/ }],
      [await fixture('audio/clip.ogg', 'clip.pdf'), { message: /^Unsupported file type/ }],
      [new File([(await other.bytes()).slice(0, 900)], 'cut.webm'), { status: 422, code: 'unreadable' }],
    ]
    for (const [file, refused] of refusals)
      await expect(bring(file), file.name).rejects.toMatchObject({
        ...{ status: 415, ...refused },
        ...('message' in refused && { message: expect.stringMatching(refused.message as RegExp) }),
      })
    expect((await library().list({ query: {} })).pagination.total_count).toBe(2)
  })

  test('tell where passages stand, to nobody but their student', async () => {
    const { id } = await bring(
      pdf('Cells divide when they have grown. This is the end.', 'Cells hold all of their genes. This is the end.'),
    )
    const ask = (words: string, pages?: { from: number; to: number }, caller?: Caller) =>
      library(caller).findPlaces({
        params: { id },
        body: { passages: [{ words, pages }, { words: 'Cells hold all of their genes.' }] },
      })
    const { text } = await student.client(documentsEndpoints).getMaterial({ params: { id } })
    const second = text.indexOf('Cells hold')
    const genes = { page: 2, start: second, end: second + 'Cells hold all of their genes.'.length }
    expect(await ask('cells divide when they have\ngrown')).toEqual({
      places: [{ page: 1, start: 0, end: 'Cells divide when they have grown'.length }, genes],
      several: [[], []],
    })
    const nowhere = { places: [null, genes], several: [[], []] }
    expect(await ask('Cells are small rooms of monks.')).toEqual(nowhere)
    expect(await ask('divide when they have grown', { from: 2, to: 2 })).toEqual(nowhere)
    const end = 'This is the end.'
    const ends = [text.indexOf(end), text.lastIndexOf(end)].map((start, index) => ({
      ...{ page: index + 1, start, end: start + end.length },
    }))
    expect(await ask(end)).toEqual({ places: [null, genes], several: [ends, []] })
    expect(await ask(end, { from: 2, to: 2 })).toEqual({ places: [ends[1], genes], several: [[], []] })
    await expect(ask('Cells', undefined, await app.student())).rejects.toMatchObject({ status: 404 })
    await expect(ask('Cells', undefined, await app.visitor())).rejects.toMatchObject({ status: 401 })
    const many = Array.from({ length: 51 }, () => ({ words: 'Cells' }))
    await expect(library().findPlaces({ params: { id }, body: { passages: many } })).rejects.toMatchObject({
      status: 400,
    })
    const chinese = Array.from({ length: 50 }, () => ({ words: '細'.repeat(10_000) }))
    const { places } = await library().findPlaces({ params: { id }, body: { passages: chinese } })
    expect(places).toEqual(chinese.map(() => null))
    for (let call = 0; call < 300; call++)
      await app.services.limits.hit('placesOfStudent', String(student.id)).catch(() => {})
    await expect(ask('Cells')).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    await library().delete({ params: { id } })
    await expect(ask('Cells')).rejects.toMatchObject({ status: 404 })
  })

  test('tell each page of a PDF, the empty one too, and none beyond', async () => {
    const { id } = await bring(pdf('The first page.', '', 'The third page.'))
    const page = (n: number) => library().getPage({ params: { id, n } })
    expect(await page(1)).toEqual({ page: 1, page_count: 3, start: 0, text: 'The first page.' })
    expect(await page(2)).toMatchObject({ text: '' })
    expect(await page(3)).toMatchObject({ text: 'The third page.' })
    await expect(page(4)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    for (const n of ['0', '-1', 'x', '1e9'])
      expect([400, 404]).toContain((await student.fetch(`/api/materials/${id}/pages/${n}/`)).status)
  })

  test('know what is there already, whichever module it was brought to', async () => {
    const file = pdf('A cell has a nucleus.')
    const { material_id } = await student.client(reciteEndpoints).upload({ form: { file } })
    const all = await Promise.all([bring(file), bring(file), bring(file, 'My cells')])
    expect(all.map(({ id }) => id)).toEqual([material_id, material_id, material_id])
    const { materials, pagination } = await library().list({ query: { search: 'my cells' } })
    expect(materials).toMatchObject([{ title: 'My cells', filename: 'Cells.pdf', source_module: 'recite' }])
    expect(pagination.total_count).toBe(1)
    await student.client(reciteEndpoints).upload({ form: { file } })
    expect(await library().get({ params: { id: material_id ?? 0 } })).toMatchObject({ title: 'My cells' })
  })

  test('list what was brought in the order that is asked for', async () => {
    await library().create({ form: { text: 'A cell has a nucleus, and a leaf has many cells.', title: 'b long' } })
    await library().create({ form: { text: 'A leaf.', title: 'C short' } })
    await bring(pdf('A cell.'), 'a file')
    const titles = async (sort?: 'latest' | 'title' | 'size') =>
      (await library().list({ query: { sort } })).materials.map(({ title }) => title)
    expect(await titles()).toEqual(['a file', 'C short', 'b long'])
    expect(await titles('title')).toEqual(['a file', 'b long', 'C short'])
    expect(await titles('size')).toEqual(['a file', 'b long', 'C short'])
    expect((await student.fetch('/api/materials/?sort=magic')).status).toBe(400)
  })

  test('take a text that was pasted, as JSON and as a form, once', async () => {
    const text = '細胞是生命的基本單位。\r\n\r\n細胞有細胞核。'
    const csrf = await library().create({ form: { text, title: '細胞' } })
    const again = await library().create({ form: { text } })
    expect(again).toMatchObject({ id: csrf.id, title: '細胞', kind: 'text', is_truncated: false })
    const answer = await open(csrf.id)
    expect(await answer.text()).toBe('細胞是生命的基本單位。\n\n細胞有細胞核。')
    expect(answer.headers.get('content-disposition')).toContain('.txt')
    const other = await library().create({ form: { text: 'A leaf is green. It eats light.' } })
    expect(other.title).toBe('A leaf is green. It eats light.')
  })

  test('give parts of a file, and of a text', async () => {
    const { id } = await bring(pdf('A cell.'))
    const part = await open(id, student, { range: 'bytes=0-3' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    const text = await library().create({ form: { text: 'A cell has a nucleus.' } })
    const words = await open(text.id, student, { range: 'bytes=2-5' })
    expect([words.status, await words.text()]).toEqual([206, 'cell'])
    expect((await open(text.id, student, { range: 'bytes=99-' })).status).toBe(416)
  })

  test('change a title, and nothing else', async () => {
    const { id } = await bring(pdf('A cell.'))
    const renamed = await library().rename({ params: { id }, body: { title: '  細胞  ' } })
    expect(renamed).toMatchObject({ title: '細胞', filename: 'Cells.pdf' })
    for (const title of ['', '   ', 'x'.repeat(1000)])
      await expect(library().rename({ params: { id }, body: { title } })).rejects.toMatchObject({ status: 400 })
  })

  test('delete a material with its file', async () => {
    const { id } = await bring(pdf('A cell.'))
    expect(await library().delete({ params: { id } })).toEqual({ success: true })
    expect((await open(id)).status).toBe(404)
    await expect(library().get({ params: { id } })).rejects.toMatchObject({ code: 'not_found' })
    await expect(library().delete({ params: { id } })).rejects.toMatchObject({ code: 'not_found' })
    expect((await bring(pdf('A cell.'))).id).not.toBe(id)
  })

  test('refuse what is nothing, hostile, too much or no document', async () => {
    const unread = (pages: number) => ({ data: expect.objectContaining({ empty_page_count: pages }) })
    const refusals: [() => Promise<unknown>, object][] = [
      [() => library().create({ form: {} }), { status: 400, code: 'invalid' }],
      [() => library().create({ form: { text: '  …  ' } }), { code: 'content_rejected' }],
      [() => library().create({ form: { text: 'word '.repeat(100_001) } }), { code: 'content_rejected' }],
      [() => bring(new File([], 'empty.pdf')), { status: 422, code: 'unreadable' }],
      [() => bring(pdf('')), { ...unread(1), code: 'content_rejected', message: /No text was found/ }],
      [() => bring(new File(['<svg/>'], 'drawing.txt')), { status: 415, code: 'unsupported_type' }],
      [() => fixture('documents/en.docx', 'Cells.pdf').then((file) => bring(file)), { status: 415 }],
      [() => fixture('hostile/enc_user.pdf').then((file) => bring(file)), { code: 'unreadable' }],
      [() => fixture('hostile/trunc.pptx').then((file) => bring(file)), { code: 'unreadable' }],
      [() => bring(new File(['x'.repeat(10 * 1_048_576 + 1)], 'big.txt')), { status: 413, code: 'too_large' }],
    ]
    for (const [call, { message, ...fields }] of refusals as [() => Promise<unknown>, { message?: RegExp }][]) {
      const failed = call()
      await expect(failed).rejects.toMatchObject(fields)
      if (message) await expect(failed).rejects.toThrow(message)
    }
    expect((await library().list({ query: {} })).materials).toEqual([])
  })

  test('hold to the storage, of texts and files together', async () => {
    const filler = new File(['x'.repeat(2_090_000)], 'filler.txt')
    await bring(filler)
    await expect(bring(await fixture('documents/two.pdf'))).rejects.toMatchObject({ status: 413, code: 'storage_full' })
  })

  test.each(Object.entries(materialsEndpoints))('turn a visitor away: %s', async (_name, endpoint: Endpoint) => {
    const visitor = await app.visitor()
    const path = endpoint.path.replace(':id', '1').replace(':n', '1')
    expect((await visitor.fetch(path, { method: endpoint.method })).status).toBe(401)
  })

  test("answer another student's material as if it were not there", async () => {
    const { id } = await bring(pdf('A cell.'))
    const stranger = await app.student()
    const theirs = library(stranger)
    const gone = { status: 404, code: 'not_found' }
    await expect(theirs.get({ params: { id } })).rejects.toMatchObject(gone)
    await expect(theirs.rename({ params: { id }, body: { title: 'Mine' } })).rejects.toMatchObject(gone)
    await expect(theirs.delete({ params: { id } })).rejects.toMatchObject(gone)
    await expect(theirs.getPage({ params: { id, n: 1 } })).rejects.toMatchObject(gone)
    expect((await open(id, stranger)).status).toBe(404)
    expect((await theirs.list({ query: {} })).materials).toEqual([])
    expect((await open(id)).status).toBe(200)
  })
})
