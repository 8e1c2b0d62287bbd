import type { Client } from '@lectern/contract/calls/client'
import { materialsEndpoints } from '@lectern/contract/materials'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { writingEndpoints } from '@lectern/contract/writing'
import { MAX_ESSAY_CHARACTERS } from '@lectern/domain/writing'
import { beforeEach, expect, test } from 'vitest'
import { essayRow } from '../../../../test/rows/essay-row.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { countStoredBytes } from '../../../core/files/read-storage.ts'
import { exportWriting } from '../export-writing.ts'
import { insertEssay } from '../store.ts'

type Essay = Parameters<Client<typeof writingEndpoints>['keepUnsent']>[0]['body']
const ESSAY = 'He go to school.\nCats is nice.'

describeOnDatabase('server', 'An essay that was not sent', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const calls = (of = student) => of.client(writingEndpoints)
  const begun = async (of = student) => (await of.client(begunEndpoints).list()).work
  const kept = async (of = student) => (await calls(of).getUnsent()).essay
  const keep = (revision: number, content: string, more: Partial<Essay> = {}, of = student) =>
    calls(of).keepUnsent({ body: { revision, content, exam_type: 'IELTS', ...more } })

  test('is found on another device and on the first screen, by its student alone', async () => {
    expect([await kept(), await begun()]).toEqual([null, []])
    const saved = await keep(0, ESSAY, { topic: 'Pets' })
    expect(saved).toEqual({ revision: 1, saved_at: app.clock.now().toISOString() })
    const about = { exam_type: 'IELTS', topic: 'Pets', purpose: '', previous_id: null, material_id: null }
    expect(await kept()).toEqual({ content: ESSAY, ...about, ...saved })
    const line = { module: 'writing', id: 'unsent', title: ESSAY, done: 7, total: null, since: saved.saved_at }
    expect(await begun()).toEqual([line])
    const stranger = await app.student()
    expect([await kept(stranger), await begun(stranger)]).toEqual([null, []])
    // Theirs is another one.
    await keep(0, 'Mine.', {}, stranger)
    expect(await kept()).toMatchObject({ content: ESSAY, revision: 1 })
  })

  test('is kept by whoever goes on from what is kept, by a repeat once, and of two at once one', async () => {
    await keep(0, 'One.')
    expect((await keep(0, 'One.')).revision).toBe(1)
    expect((await keep(1, 'Two.')).revision).toBe(2)
    await expect(keep(1, 'Three.')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    const texts = ['A.', 'B.', 'C.']
    const saves = await Promise.allSettled(texts.map((content) => keep(2, content)))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const at = saves.findIndex(({ status }) => status === 'fulfilled')
    expect(await kept()).toMatchObject({ content: texts[at], revision: 3 })
  })

  test('names the file that it was read from as long as that is there, says then that it went, and empties that as it is sent', async () => {
    const library = student.client(materialsEndpoints)
    const { id: material_id } = await library.create({ form: { text: ESSAY } })
    await keep(0, ESSAY, { material_id })
    expect(await kept()).toMatchObject({ material_id })
    await library.delete({ params: { id: material_id } })
    const gone = { material_id: null, is_material_gone: true }
    expect(await kept()).toMatchObject(gone)
    const theirs = await (await app.student()).client(materialsEndpoints).create({ form: { text: ESSAY } })
    for (const said of [{ material_id }, { material_id: theirs.id }, { is_material_gone: true }]) {
      await keep(1, ESSAY, said)
      expect(await kept()).toMatchObject(gone)
    }
    await keep(2, `${ESSAY} And.`, { is_material_gone: true })
    expect(await kept()).toMatchObject({ ...gone, revision: 3 })
    await keep(3, '')
    expect(await kept()).not.toHaveProperty('is_material_gone')
  })

  test('is no line of the first screen without a word, and begins there with the first one', async () => {
    await keep(0, '  ', { topic: 'Pets' })
    expect([(await kept())?.topic, await begun()]).toEqual(['Pets', []])
    await keep(1, `\n\n  ${'Long. '.repeat(100)}`)
    expect(await begun()).toMatchObject([{ title: `${'Long. '.repeat(100).slice(0, 160)}…`, done: 100 }])
    await keep(2, '')
    expect([await kept(), await begun()]).toMatchObject([{ content: '', topic: '', revision: 3 }, []])
    const entries = await Array.fromAsync(exportWriting(app.services, { ...student, language: 'en' }))
    expect(entries).toEqual([])
  })

  test('is refused where it is too long, or revises an essay of another student’s', async () => {
    const other = await app.student()
    const row = essayRow(other.id, 'Theirs.', app.clock.now())
    const { id } = await database().transaction((tx) => insertEssay(tx, row))
    await expect(keep(0, 'Mine.', { previous_id: id })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const tooLong = 'x'.repeat(MAX_ESSAY_CHARACTERS + 1)
    await expect(keep(0, tooLong)).rejects.toMatchObject({ status: 400, code: 'invalid' })
    expect(await kept()).toBeNull()
  })

  test('stays on its own where the essay that it revises is deleted', async () => {
    const row = essayRow(student.id, 'Mine.', app.clock.now())
    const { id } = await database().transaction((tx) => insertEssay(tx, row))
    await keep(0, 'Mine, revised.', { previous_id: id })
    expect((await kept())?.previous_id).toBe(id)
    await calls().deleteEssay({ params: { id } })
    expect(await kept()).toMatchObject({ content: 'Mine, revised.', previous_id: null })
  })

  test('goes as it is graded, where nothing else was written meanwhile', async () => {
    await keep(0, ESSAY.replace('\n', '\r\n'), { topic: 'Pets' })
    await calls().grade({ form: { content: ESSAY } })
    const empty = { content: '', topic: '', purpose: '', exam_type: 'DSE', revision: 2 }
    expect([await kept(), await begun()]).toMatchObject([empty, []])
    await keep(2, 'Another one.')
    await calls().grade({ form: { content: ESSAY } })
    expect(await kept()).toMatchObject({ content: 'Another one.', revision: 3 })
  })

  test('is not brought back by a save that comes once it was sent, whether it was kept before or not', async () => {
    await calls().grade({ form: { content: ESSAY } })
    await expect(keep(0, ESSAY)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await keep(1, ESSAY)
    await calls().grade({ form: { content: ESSAY } })
    // Another device, which has not seen that, goes on from what it knows; a new essay is not lost by it.
    await expect(keep(2, `${ESSAY} More.`)).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect((await keep(3, 'Another one.')).revision).toBe(4)
    expect(await begun()).toMatchObject([{ title: 'Another one.' }])
  })

  test('stays where its student has too few credits for it', async () => {
    const poor = await app.student(0)
    await keep(0, ESSAY, {}, poor)
    await expect(calls(poor).grade({ form: { content: ESSAY } })).rejects.toMatchObject({ status: 402 })
    expect((await kept(poor))?.content).toBe(ESSAY)
  })

  test('counts against the storage and is in the archive', async () => {
    const stored = () => countStoredBytes(app.services, database().queries, student)
    const before = await stored()
    await keep(0, 'x'.repeat(5000))
    expect((await stored()) - before).toBe(5000)
    const entries = await Array.fromAsync(exportWriting(app.services, { ...student, language: 'en' }))
    expect(entries).toMatchObject([{ path: 'writing/unsent.json', content: { content: 'x'.repeat(5000) } }])
  })
})
