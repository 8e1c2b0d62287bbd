import { reciteEndpoints } from '@lectern/contract/recite'
import type { Language } from '@lectern/texts/languages'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../../test/ground.ts'
import { type Caller, type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases, describeOnDatabase } from '../../../../test/test-database.ts'
import { makeSet } from '../recite-test-ground.ts'
import { changeFolder, listFolders, putInFolder } from './folders.ts'
import { listHistory } from './list-history.ts'

describeOnBothDatabases('Folders of sets', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
    for (const [title, folder] of [
      ['Genes', 'Biology::Cells'],
      ['Plants', 'Biology'],
      ['Verbs', 'Biologyish'],
      ['Loose', ''],
    ] as const)
      await put((await makeSet(ground, { title, cardCount: 1 })).id, folder)
    const others = await makeSet(ground, { student: ground.stranger })
    await putInFolder(ground, ground.stranger, others.id, { folder: 'Biology' })
  })
  const put = (id: number, folder: string) => putInFolder(ground, ground.student, id, { folder })
  const folders = async (student = ground.student, language: Language = 'en') =>
    (await listFolders(ground.database.queries, student, language)).folders.map(
      ({ name, set_count }) => `${name} ${set_count}`,
    )
  const titles = async (folder: string) =>
    (await listHistory(ground, ground.student, { page: 1, search: '', folder })).flashcard_sets.map(
      ({ title }) => title,
    )
  const rename = (name: string, new_name: string) => changeFolder(ground, ground.student, { name, new_name }, 'en')

  test('stand one within another, and show what is in them and within them', async () => {
    expect(await folders()).toEqual(['Biology 2', 'Biology::Cells 1', 'Biologyish 1'])
    expect([await titles('Biology'), await titles('Biology::Cells')]).toEqual([['Plants', 'Genes'], ['Genes']])
    expect(await titles('')).toHaveLength(4)
    expect(await titles('Other')).toEqual([])
    const found = await listHistory(ground, ground.student, { page: 1, search: 'PLANT', folder: 'Biology' })
    expect(found).toMatchObject({ flashcard_sets: [{ folder: 'Biology' }], pagination: { total_count: 1 } })
  })

  test('are found by their name, with the sets that do not have it in their title', async () => {
    const { flashcard_sets } = await listHistory(ground, ground.student, { page: 1, search: 'cells', folder: '' })
    expect(flashcard_sets).toMatchObject([{ title: 'Genes', folder: 'Biology::Cells' }])
  })

  test.each([
    ['zh-hans', ['安全', '北京', '上海']],
    ['zh-hant', ['上海', '北京', '安全']],
  ] as const)('stand in the order of their reader: %s', async (language, names) => {
    for (const title of ['北京', '上海', '安全']) await put((await makeSet(ground, { title, cardCount: 1 })).id, title)
    expect((await folders(ground.student, language)).filter((name) => !/[a-z]/.test(name))).toEqual(
      names.map((name) => `${name} 1`),
    )
  })

  test('are renamed with those within them, into one another too, and dissolved', async () => {
    await rename('Biology', 'Science::Life')
    expect(await folders()).toEqual(['Biologyish 1', 'Science 2', 'Science::Life 2', 'Science::Life::Cells 1'])
    await rename('Science', 'Biologyish')
    expect(await folders()).toEqual(['Biologyish 3', 'Biologyish::Life 2', 'Biologyish::Life::Cells 1'])
    await rename('Biologyish', '')
    expect(await folders()).toEqual(['Life 2', 'Life::Cells 1'])
    expect(await folders(ground.stranger)).toEqual(['Biology 1'])
    await expect(rename('Gone', 'Other')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leave their sets to the folder above them when they are dissolved', async () => {
    await rename('Biology', 'Science::Life')
    await rename('Science::Life', '')
    expect(await folders()).toEqual(['Biologyish 1', 'Science 2', 'Science::Cells 1'])
    await rename('Science::Cells', '')
    expect(await folders()).toEqual(['Biologyish 1', 'Science 2'])
  })

  test('are not renamed where the name of one within them gets too long, in the units in which names are counted', async () => {
    const before = await folders()
    for (const long of ['x'.repeat(194), '🧬'.repeat(97)])
      await expect(rename('Biology', long)).rejects.toMatchObject({ code: 'invalid' })
    expect(await folders()).toEqual(before)
    await rename('Biology', 'x'.repeat(193))
    expect((await folders()).at(-1)).toBe(`${'x'.repeat(193)}::Cells 1`)
  })
})

describeOnDatabase('server', 'The calls of folders of sets', (database) => {
  const app = testApp(database)
  let student: TestStudent
  let id: number
  beforeEach(async () => {
    student = await app.student(10)
    const selected_cards = [{ question: 'What?', answer: 'This.' }]
    id = (await recite(student).createSet({ body: { title: 'Cells', selected_cards } })).id
  })
  const recite = (caller: Caller) => caller.client(reciteEndpoints)

  test('tidy a name, refuse one that is too long, and are a student’s alone', async () => {
    const put = (caller: Caller, folder: string) => recite(caller).putInFolder({ params: { id }, body: { folder } })
    expect((await put(student, ' Biology :: Cells:: ')).folder).toBe('Biology::Cells')
    expect(await recite(student).getSet({ params: { id } })).toMatchObject({ folder: 'Biology::Cells' })
    await expect(put(student, 'x'.repeat(201))).rejects.toMatchObject({ code: 'invalid' })
    await expect(recite(student).changeFolder({ body: { name: ' ', new_name: 'x' } })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect((await put(student, '  ')).folder).toBe('')
    expect(await recite(student).listFolders()).toEqual({ folders: [] })
    await expect(put(await app.visitor(), 'Mine')).rejects.toMatchObject({ status: 401 })
    await expect(put(await app.student(10), 'Mine')).rejects.toMatchObject({ code: 'not_found' })
    await expect(recite(await app.visitor()).listFolders()).rejects.toMatchObject({ status: 401 })
  })
})
