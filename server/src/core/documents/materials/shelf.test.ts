import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { MAX_FOLDER_CHARACTERS, MAX_TAG_CHARACTERS, MOST_FOLDERS, MOST_TAGS } from '@lectern/domain/materials/shelf'
import { expect, test } from 'vitest'
import { readZip } from '../../../../test/files/read-zip.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { insertMaterial } from '../material-store.ts'
import { readShelf } from './shelf.ts'

describeOnBothDatabases('Folders and tags', (database) => {
  const app = testApp(database)
  const library = (of: TestStudent) => of.client(materialsEndpoints)
  const bring = async (of: TestStudent, title: string) =>
    (await library(of).create({ form: { text: `A text about ${title}.`, title } })).id
  const put = (of: TestStudent, id: number, folder: string, tags: string[] = []) =>
    library(of).putOnShelf({ params: { id }, body: { folder, tags } })

  test.each([
    ['zh-hans', ['安全', '北京', '上海']],
    ['zh-hant', ['上海', '北京', '安全']],
  ] as const)('have their folders and tags in the order of their reader: %s', async (language, names) => {
    const student = await app.student()
    for (const name of ['北京', '上海', '安全']) await put(student, await bring(student, name), name, [name])
    const { folders, tags } = await readShelf(app.services.database.queries, student, language)
    expect([folders, tags].map((listed) => listed.map(({ name }) => name))).toEqual([names, names])
  })

  test('order what a student brought, and are nobody else’s', async () => {
    const [student, other] = [await app.student(), await app.student()]
    const [cells, leaves, verbs] = [
      await bring(student, 'cells'),
      await bring(student, 'leaves'),
      await bring(student, 'verbs'),
    ]
    expect(await put(student, cells, ' Life\n', ['Exam', 'exam ', ''])).toMatchObject({
      folder: 'Life',
      tags: ['Exam'],
    })
    await put(student, leaves, 'Life')
    await put(student, verbs, 'French', ['Exam', '動詞'])
    const titles = async (query: { folder?: string; tag?: string; search?: string }) =>
      (await library(student).list({ query: { ...query, sort: 'title' } })).materials.map(({ title }) => title)
    expect(await titles({ folder: 'Life' })).toEqual(['cells', 'leaves'])
    expect(await titles({ tag: 'Exam' })).toEqual(['cells', 'verbs'])
    expect(await titles({ folder: 'Life', tag: 'Exam', search: 'text' })).toEqual(['cells'])
    expect(await titles({ folder: 'life' })).toEqual([])
    const folders = [
      { name: 'French', material_count: 1 },
      { name: 'Life', material_count: 2 },
    ]
    expect((await library(student).shelf()).folders).toEqual(folders)
    expect(new Set((await library(student).shelf()).tags)).toEqual(
      new Set([
        { name: 'Exam', material_count: 2 },
        { name: '動詞', material_count: 1 },
      ]),
    )

    expect(await library(other).shelf()).toEqual({ folders: [], tags: [] })
    const gone = { status: 404, code: 'not_found' }
    await expect(put(other, cells, 'Mine')).rejects.toMatchObject(gone)
    const rename = (of: TestStudent, name: string, new_name: string) =>
      library(of).changeFolder({ body: { name, new_name } })
    await expect(rename(other, 'Life', 'Mine')).rejects.toMatchObject(gone)
    expect((await rename(student, 'French', 'Life')).folders).toEqual([{ name: 'Life', material_count: 3 }])
    expect((await rename(student, 'Life', '')).folders).toEqual([])
    expect(await titles({})).toEqual(['cells', 'leaves', 'verbs'])

    await put(student, cells, 'Kept', ['Exam'])
    const archive = await readZip(await student.client(accountSettingsEndpoints).exportData())
    expect(JSON.parse(archive[`materials/material-${cells}.json`] ?? '')).toMatchObject({
      folder: 'Kept',
      tags: ['Exam'],
    })
  })

  test('are bounded, also for two calls at once', async () => {
    const student = await app.student()
    const ids = await database().transaction(async (tx) => {
      const made: number[] = []
      for (let index = 0; index < MOST_FOLDERS + 1; index++) {
        const row = materialRow(student.id, `${index}`, `Text ${index}`, app.clock.now())
        made.push(await insertMaterial(tx, { ...row, folder: index < MOST_FOLDERS - 1 ? `Folder ${index}` : '' }))
      }
      return made
    })
    const [first = 0, second = 0] = ids.slice(-2)
    const both = await Promise.allSettled([put(student, first, 'One'), put(student, second, 'Two')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both[0]?.status === 'rejected' ? first : second
    await expect(put(student, refused, 'Three')).rejects.toMatchObject({ status: 422, code: 'content_rejected' })
    expect((await library(student).shelf()).folders).toHaveLength(MOST_FOLDERS)
    expect(await put(student, refused, 'Folder 3')).toMatchObject({ folder: 'Folder 3' })
    for (const [folder, tags] of [
      ['f'.repeat(MAX_FOLDER_CHARACTERS + 1), []],
      ['', ['t'.repeat(MAX_TAG_CHARACTERS + 1)]],
      ['', Array.from({ length: MOST_TAGS + 1 }, (_, index) => `${index}`)],
    ] as [string, string[]][])
      await expect(put(student, second, folder, tags)).rejects.toMatchObject({ status: 400 })
  })

  test('stand beside an order by what was studied last', async () => {
    const student = await app.student()
    const [cells] = [await bring(student, 'cells'), await bring(student, 'leaves')]
    const selected_cards = [{ question: 'What is a cell?', answer: 'The unit of life.' }]
    await student.client(reciteEndpoints).createSet({ body: { title: 'Cells', material_id: cells, selected_cards } })
    const studied = async () =>
      (await library(student).list({ query: { sort: 'studied' } })).materials.map(({ title }) => title)
    expect(await studied()).toEqual(['leaves', 'cells'])
    const review = student.client(reviewEndpoints)
    const { items } = await review.queue({ query: {} })
    const answer = { item_id: items[0]?.id ?? 0, client_id: crypto.randomUUID(), rating: 3 as const }
    await review.answer({ body: { ...answer, answered_at: app.clock.now().toISOString() } })
    expect(await studied()).toEqual(['cells', 'leaves'])
  })
})
