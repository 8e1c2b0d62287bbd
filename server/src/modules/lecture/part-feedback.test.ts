import { creditsEndpoints } from '@lectern/contract/credits'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { growPaidRun } from '../../core/feedback/feedback-store.ts'
import { itemFeedback, paidRuns } from '../../core/feedback/tables.ts'
import { attemptAt, modelExplaining, uploadRead } from './lecture-test-ground.ts'
import { explainLecture } from './processing/explain-lecture.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }

describeOnBothDatabases('What a student says against a part of a lecture', (database) => {
  // No worker: each test runs the attempts itself.
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(20)
  })
  const content = async (id: number) => (await student.client(lectureEndpoints).sections({ params: { id } })).sections
  const give = (id: number, part: string | undefined, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'lecture', id, part, reason: 'worthless' } })
  /** An explained lecture of three sections, each of a part of its own and one that all have; its run cost so much. */
  async function explained(chargedCredits = 20) {
    const id = await uploadRead(app, student)
    await explainLecture({ ...app.services, model: modelExplaining().model }, attemptAt(id))
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    await database().queries.update(paidRuns).set({ chargedCredits }).where(eq(paidRuns.studentId, student.id))
    return { id, run, sections: await content(id) }
  }

  test('has it go from its section, with the words that it quotes', async () => {
    const { id, run, sections } = await explained()
    expect(run).toMatchObject({ module: 'lecture', madeBy: 'model', chargedCredits: 1, madeCount: 5 })
    const water = sections[1]?.parts?.[0]
    expect(await give(id, water?.id)).toMatchObject({ credits_returned: 4 })
    const left = await content(id)
    expect(left[1]?.content).not.toContain('Page 4 explained.')
    expect(left[1]?.content).toContain('Water that moves')
    expect(left[0]).toEqual(sections[0])
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said?.words).toContain('Water\nPage 4 explained.')
    expect(said).toMatchObject({ kind: 'lecture', itemId: id, reason: 'worthless' })
  })

  test('has what several sections hold go from all; a section goes with its last, and the lecture with its last section', async () => {
    const { id, sections } = await explained()
    const terms = sections[0]?.parts?.[1]?.id
    await give(id, terms)
    for (const section of await content(id)) expect(section.content).not.toContain('Water that moves')
    await give(id, sections[1]?.parts?.[0]?.id)
    expect((await content(id)).map(({ first_page }) => first_page)).toEqual([1, 7])
    const lecture = await student.client(lectureEndpoints).get({ params: { id } })
    expect(lecture).toMatchObject({ section_count: 2, sections_done: 2 })
    await give(id, sections[0]?.parts?.[0]?.id)
    await give(id, sections[2]?.parts?.[0]?.id)
    await expect(content(id)).rejects.toMatchObject(NOT_FOUND)
  })

  test('has a question go from every section that asks it, and the explanation stays', async () => {
    const { id, sections } = await explained()
    const [asked] = sections[0]?.questions ?? []
    expect(asked).toMatchObject({ question: 'Where does the water go?', id: expect.stringMatching(/^[0-9a-f]{32}$/) })
    await expect(give(id, asked?.id, await app.student())).rejects.toMatchObject(NOT_FOUND)
    const same = await Promise.all([give(id, asked?.id), give(id, asked?.id)])
    expect(same).toMatchObject([{ credits_returned: 4 }, { credits_returned: 4 }])
    expect(await content(id)).toEqual(sections.map((section) => ({ ...section, questions: [] })))
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ part: asked?.id, words: 'Where does the water go?\nTo the saltier side' })
    await give(id, sections[0]?.parts?.[0]?.id)
    expect(await app.services.credits.readAvailable(database().queries, student.id), 'a fifth of twenty').toBe(23)
  })

  test('brings at most a fifth back, again and at once', async () => {
    const { id, sections } = await explained(15)
    const part = sections[0]?.parts?.[0]?.id
    const same = await Promise.all([give(id, part), give(id, part)])
    expect(same.map(({ credits_returned }) => credits_returned)).toEqual([3, 3])
    await Promise.all(sections.slice(1).map(({ parts }) => give(id, parts?.[0]?.id)))
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.filter(({ note }) => note === 'Something that was made for you was wrong.')).toHaveLength(1)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('brings no less back for pages that were read again at no cost, and nothing is taken', async () => {
    const { id, run, sections } = await explained(50)
    await database().queries.update(paidRuns).set({ madeCount: 10 }).where(eq(paidRuns.studentId, student.id))
    const [first, second, third] = sections.map(({ parts }) => parts?.[0]?.id)
    expect([await give(id, first), await give(id, second)]).toMatchObject([
      { credits_returned: 5 },
      { credits_returned: 5 },
    ])
    await database().transaction((tx) => growPaidRun(tx, run?.id ?? '', { chargedCredits: 0, madeCount: 10 }))
    expect(await give(id, third)).toMatchObject({ credits_returned: 0 })
    await database().transaction((tx) => growPaidRun(tx, run?.id ?? '', { chargedCredits: 25, madeCount: 5 }))
    expect(await give(id, sections[0]?.parts?.[1]?.id)).toMatchObject({ credits_returned: 5 })
  })

  test('is refused for another’s, for one of an earlier version, and for what stands nowhere in it', async () => {
    const { id, sections } = await explained()
    const part = sections[0]?.parts?.[0]?.id
    await expect(give(id, part, await app.student())).rejects.toMatchObject(NOT_FOUND)
    for (const none of [undefined, '0'.repeat(32)]) await expect(give(id, none)).rejects.toMatchObject(NOT_FOUND)
    await database().queries.delete(paidRuns).where(eq(paidRuns.studentId, student.id))
    await expect(give(id, part)).rejects.toMatchObject(NOT_FOUND)
    expect((await content(id))[0]).toEqual({
      ...sections[0],
      parts: undefined,
      questions: sections[0]?.questions.map(({ id: _, ...question }) => question),
    })
  })
})
