import { openAsBlob } from 'node:fs'
import { documentsEndpoints } from '@lectern/contract/documents'
import { materialsEndpoints } from '@lectern/contract/materials'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf, pageSaying } from '../../../../test/files/build-pdf.ts'
import { material } from '../../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'

describeOnDatabase('server', 'The pages of a PDF', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student()
  })
  const library = (caller: Caller = student) => caller.client(materialsEndpoints)
  const bring = async (file: File) => (await library().create({ form: { file } })).id
  const pdf = (...pages: string[]) => new File([new Uint8Array(buildPdf(pages))], 'Cells.pdf')
  const fixture = async (name: string) => new File([await openAsBlob(material(name))], name.split('/').at(-1) ?? '')
  const picture = (id: number, n: number, { caller = student as Caller, tag = '' } = {}) =>
    caller.fetch(`/api/materials/${id}/pages/${n}/picture/`, { headers: tag ? { 'if-none-match': tag } : {} })
  const layer = (id: number, n: number, caller?: Caller) => library(caller).getLayer({ params: { id, n } })

  test('are pictures that a browser keeps for their student, and asks after', async () => {
    const id = await bring(pdf(pageSaying('A cell.'), pageSaying('A leaf.')))
    expect(await library().get({ params: { id } })).toMatchObject({ has_pictures: true, page_count: 2 })
    const [first, second] = [await picture(id, 1), await picture(id, 2)]
    const [bytes, other] = [Buffer.from(await first.arrayBuffer()), Buffer.from(await second.arrayBuffer())]
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/png')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 1553])
    expect(other.equals(bytes)).toBe(false)
    const tag = first.headers.get('etag') ?? ''
    const known = await picture(id, 1, { tag })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, tag, ''])
    expect((await picture(id, 2, { tag })).status).toBe(200)
    // Whoever may not see it is not told either that a guessed tag is right.
    expect((await picture(id, 1, { tag, caller: await app.student() })).status).toBe(404)
    expect((await picture(id, 1, { tag, caller: await app.visitor() })).status).toBe(401)
    await library().delete({ params: { id } })
    expect((await picture(id, 1, { tag })).status).toBe(404)
  })

  test.each(['two.pdf', 'tc.pdf', 'en.pdf', 'math.pdf', 'beamer.pdf'])(
    'tell where all of their text stands: %s',
    async (name) => {
      const id = await bring(await fixture(`documents/${name}`))
      const { text } = await student.client(documentsEndpoints).getMaterial({ params: { id } })
      const { lines, width, height } = await layer(id, 1)
      const { text: page } = await library().getPage({ params: { id, n: 1 } })
      const runs = lines.flatMap((line) => line.runs)
      for (const { start, text: word } of runs) expect(text.slice(start, start + word.length)).toBe(word)
      const bare = (all: string) => all.replaceAll(/\s/g, '')
      expect(runs.map((run) => bare(run.text)).join('')).toBe(bare(page))
      expect(width / height).toBeGreaterThan(0.5)
      for (const run of runs) expect(run.left + run.width).toBeLessThanOrEqual(1.0001)
    },
  )

  test('whose text was told before are told again without a look for their words', async () => {
    const id = await bring(pdf(pageSaying('A cell.')))
    const asked = vi.spyOn(app.services.database.queries, 'select')
    onTestFinished(() => asked.mockRestore())
    const isLook = ([columns]: readonly [columns?: object]) => Object.keys(columns ?? {}).join() === 'words'
    const told = await layer(id, 1)
    expect(asked.mock.calls.some(isLook)).toBe(true)
    asked.mockClear()
    expect(await layer(id, 1)).toEqual(told)
    expect(asked).toHaveBeenCalled()
    expect(asked.mock.calls.some(isLook)).toBe(false)
  })

  test('are read below where this machine has not their font, and nothing of them is drawn', async () => {
    const id = await bring(await fixture('documents/ne_sc_gbk.pdf'))
    expect((await layer(id, 1)).lines).toEqual([])
    expect((await picture(id, 1)).status).toBe(200)
  })

  test('are there for the material of a PDF alone, and none beyond its last', async () => {
    const id = await bring(pdf(pageSaying('A cell.')))
    const text = (await library().create({ form: { text: 'A leaf is green.' } })).id
    expect(await library().get({ params: { id: text } })).toMatchObject({ has_pictures: false })
    for (const [other, n] of [
      [text, 1],
      [id, 2],
      [id + text, 1],
    ] as const) {
      expect((await picture(other, n)).status).toBe(404)
      await expect(layer(other, n)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
    await expect(layer(id, 1, await app.student())).rejects.toMatchObject({ status: 404 })
  })

  test('that cannot be drawn fail alone, and those around them are there', async () => {
    const whole = buildPdf([pageSaying('A cell.'), pageSaying('A leaf.'), pageSaying('A root.')]).toString('latin1')
    // The second page is none any more.
    const broken = Buffer.from(whole.replace('6 0 R 8', '0 0 R 8'), 'latin1')
    const id = await bring(new File([new Uint8Array(broken)], 'Broken.pdf'))
    const statuses = await Promise.all([1, 2, 3].map(async (n) => (await picture(id, n)).status))
    expect(statuses).toEqual([200, 422, 200])
    await expect(layer(id, 2)).rejects.toMatchObject({ code: 'unreadable' })
    expect((await layer(id, 3)).lines).toHaveLength(1)
  })

  test('however large they say they are, are drawn no larger than a screen', async () => {
    const sized = (box: string) =>
      buildPdf([pageSaying('A cell.')])
        .toString('latin1')
        .replace('[0 0 612 792]', box.padEnd(13))
    for (const box of ['[0 0 9e8 9e8]', '[0 0 9 900000]', '[0 0 1e5 3]']) {
      const id = await bring(new File([new Uint8Array(Buffer.from(sized(box), 'latin1'))], 'Large.pdf'))
      const bytes = Buffer.from(await (await picture(id, 1)).arrayBuffer())
      expect(bytes.readUInt32BE(16) * bytes.readUInt32BE(20), box).toBeLessThanOrEqual(4 * 1200 * 1200 * 1.1)
    }
  })
})
