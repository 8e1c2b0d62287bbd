import { lectureEndpoints } from '@lectern/contract/lecture'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { keptLecture } from '../../../../test/own/own-work.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { exportLectures } from '../export-lectures.ts'
import { removeLecture } from '../lecture-store.ts'
import { lectureBookmarks, lectures } from '../tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const SECOND = { section: 2, index: 1, share: 0.25 }

describeOnDatabase('server', 'Where a lecture was read last', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  let id = 0
  beforeEach(async () => {
    student = await app.student(10)
    id = await lectureOf(student, 4)
  })
  const lectureOf = async (of: TestStudent, sectionCount: number) => {
    const lectureId = await keptLecture(app, of)
    await database().queries.update(lectures).set({ sectionCount }).where(eq(lectures.id, lectureId))
    return lectureId
  }
  const calls = (of = student) => of.client(lectureEndpoints)
  const keep = (body: object, lectureId = id, of = student) =>
    calls(of).keepBookmark({ params: { id: lectureId }, body: { ...SECOND, ...body } })
  const kept = async () => (await calls().sections({ params: { id } })).bookmark
  const begun = async (of = student) => (await of.client(begunEndpoints).list()).work

  test('is found on another device, the latest place alone, with the lecture and in its archive', async () => {
    expect(await kept()).toBeNull()
    await keep({ section: 1, index: 0 })
    expect(await keep({})).toEqual({ success: true })
    expect(await kept()).toEqual(SECOND)
    expect(await kept()).toEqual(SECOND)
    const entries = await Array.fromAsync(exportLectures(app.services, { ...student, language: 'en' }))
    const isIts = ({ path }: { path: string }) => path === `lectures/lecture-${id}.json`
    expect(entries.find(isIts)?.content).toMatchObject({ bookmark: SECOND })
  })

  test('is on the first screen from where reading began to its last section', async () => {
    await keep({ section: 1, index: 0, share: 0 })
    expect(await begun()).toEqual([])
    await keep({ section: 1, index: 0, share: 0.1 })
    expect(await begun()).toMatchObject([{ module: 'lecture', id: String(id), done: 1, total: 4 }])
    app.clock.advance(60)
    await keep({ section: 3, index: 2, share: 0 })
    const since = app.clock.now().toISOString()
    const line = { module: 'lecture', id: String(id), title: 'My own lecture', done: 3, total: 4, since }
    expect(await begun()).toEqual([line])
    expect(await begun(await app.student())).toEqual([])
    await keep({ section: 4, index: 3, share: 0 })
    expect(await begun()).toEqual([])
    expect(await kept()).toMatchObject({ index: 3 })
  })

  test('of many lectures is on the first screen for the three that were read last', async () => {
    const ids = [id, await lectureOf(student, 3), await lectureOf(student, 3), await lectureOf(student, 3)]
    for (const one of ids) {
      await keep({}, one)
      app.clock.advance(1)
    }
    expect((await begun()).map((work) => Number(work.id))).toEqual(ids.slice(1).reverse())
  })

  test('is nobody else’s to read or to write, and there for a lecture alone that can be read', async () => {
    const stranger = await app.student()
    await expect(keep({}, id, stranger)).rejects.toMatchObject(NOT_FOUND)
    expect(await kept()).toBeNull()
    await expect(keep({}, id + 1000)).rejects.toMatchObject(NOT_FOUND)
    await database().queries.update(lectures).set({ status: 'processing' }).where(eq(lectures.id, id))
    await expect(keep({})).rejects.toMatchObject(NOT_FOUND)
    expect(await begun()).toEqual([])
  })

  test('is refused where it is no place', async () => {
    const invalid = { status: 400, code: 'invalid' }
    for (const wrong of [{ share: 1.1 }, { share: -0.1 }, { index: -1 }, { index: 1e9 }, { section: 0 }])
      await expect(keep(wrong)).rejects.toMatchObject(invalid)
    await keep({ section: 100_000, index: 100_000, share: 1 })
    expect(await begun()).toEqual([])
  })

  test('of two devices that move at once is where one of them is; it goes with its lecture, also from under a move', async () => {
    const places = Array.from({ length: 8 }, (_, index) => ({ section: index + 1, index, share: 0.5 }))
    await Promise.all(places.map((place) => keep(place)))
    expect(places).toContainEqual(await kept())
    let late: Promise<unknown> = Promise.resolve()
    await database().transaction(async (tx) => {
      await removeLecture(tx, id)
      late = keep({})
      late.catch(() => {})
      // It has come to the row by then.
      await tx.execute(sql`select pg_sleep(0.5)`)
    })
    await expect(late).rejects.toMatchObject(NOT_FOUND)
    const isIts = eq(lectureBookmarks.lectureId, id)
    expect([await begun(), await database().queries.$count(lectureBookmarks, isIts)]).toEqual([[], 0])
    await expect(keep({})).rejects.toMatchObject(NOT_FOUND)
  })
})
