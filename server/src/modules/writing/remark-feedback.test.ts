import { feedbackEndpoints } from '@lectern/contract/feedback'
import { writingEndpoints } from '@lectern/contract/writing'
import type { EssayReport } from '@lectern/contract/writing/shapes'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { modelSaying } from '../../../test/ground.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../core/feedback/tables.ts'
import { essays } from './tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const CONTENT = 'A pet.\nHe go home. Then He go out.\nCats is nice.'
const GRADING = {
  criteria: Object.fromEntries(['content', 'language', 'organisation'].map((id) => [id, { score: 4, comment: 'So.' }])),
  mistakes: [
    { quote: 'He go', correction: 'He goes', explanation: 'Third person.' },
    { quote: 'He go', correction: 'He goes', explanation: 'Third person.' },
    { quote: 'Cats is', correction: 'Cats are', explanation: 'Plural.' },
  ],
  suggestions: [
    { quote: null, text: 'Say more.' },
    { quote: 'nice', text: 'Say how.' },
  ],
  feedback: 'A start.',
  revised: 'A pet.\nHe goes home. Then he goes out.\nCats are nice.',
}

describeOnBothDatabases('What a student says against a remark on an essay', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  beforeEach(async () => {
    app.services.model = modelSaying(() => GRADING).model
    student = await app.student(20)
  })
  const writing = (of = student) => of.client(writingEndpoints)
  const read = (id: number) => writing().getEssay({ params: { id } })
  const give = (id: number, part: string | undefined, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'writing', id, part, reason: 'wrong' } })
  /** A report with two mistakes, one of them made twice, and two suggestions, of a grading that cost ten credits. */
  async function graded(): Promise<EssayReport> {
    const report = await writing().grade({ form: { content: CONTENT, exam_type: 'DSE' } })
    await database()
      .queries.update(paidRuns)
      .set({ chargedCredits: 10 })
      .where(eq(paidRuns.id, report.grading_id ?? ''))
    return report
  }
  const idOf = ({ mistakes }: EssayReport, quote: string) => mistakes.find((one) => one.quote === quote)?.id

  test('has a mistake go at once wherever the same was said, and its share come back; the marks stay', async () => {
    const report = await graded()
    const { id, score } = report
    expect(report.mistakes.map(({ quote }) => quote)).toEqual(['He go', 'He go', 'Cats is'])
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ module: 'writing', madeBy: 'model', madeCount: 5 })
    expect(await give(id, idOf(report, 'He go'))).toEqual({
      credits_returned: 2,
      user_credits: 21,
      can_be_checked: false,
    })
    const left = await read(id)
    expect(left).toMatchObject({ score, mistake_count: 1, mistakes: [{ quote: 'Cats is' }] })
    expect(left.suggestions).toEqual(report.suggestions)
    expect((await writing().listEssays({ query: {} })).essays[0]?.mistake_count).toBe(1)
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'writing', words: 'He go → He goes\nThird person.', reason: 'wrong' })
    expect(said?.source).toBe('He go home. Then He go out.')
  })

  test('has the revised essay go as a whole, its share come back, and the report say so', async () => {
    const report = await graded()
    const { id, revised_id, is_revised_gone, ...others } = report
    expect([revised_id, is_revised_gone]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined])
    await expect(give(id, revised_id, await app.student())).rejects.toMatchObject(NOT_FOUND)
    expect(await give(id, revised_id)).toMatchObject({ credits_returned: 2, can_be_checked: false })
    expect(await read(id)).toEqual({ ...others, id, revised: '', is_revised_gone: true })
    expect(await give(id, revised_id), 'the first answer').toMatchObject({ credits_returned: 2 })
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'writing', part: revised_id, words: GRADING.revised })
  })

  test('has a suggestion go, the others by the same names as before, and brings at most a fifth back', async () => {
    const report = await graded()
    const ids = [...report.suggestions, ...report.mistakes].map((one) => one.id)
    expect(new Set(ids).size).toBe(4)
    const whole = report.suggestions.find(({ quote }) => quote === null)
    await Promise.all([give(report.id, whole?.id), give(report.id, whole?.id)])
    expect((await read(report.id)).suggestions).toEqual(report.suggestions.filter((one) => one !== whole))
    for (const part of new Set(ids)) await give(report.id, part)
    expect(await read(report.id)).toMatchObject({ mistakes: [], suggestions: [], mistake_count: 0 })
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(21)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('is refused for another’s, for what stands in none, and for a report that no kept grading paid for', async () => {
    const report = await graded()
    const part = idOf(report, 'Cats is')
    await expect(give(report.id, part, await app.student())).rejects.toMatchObject(NOT_FOUND)
    for (const none of [undefined, '0'.repeat(32)]) await expect(give(report.id, none)).rejects.toMatchObject(NOT_FOUND)
    await database()
      .queries.update(essays)
      .set({ gradingId: null })
      .where(and(eq(essays.id, report.id), eq(essays.studentId, student.id)))
    const earlier = await read(report.id)
    expect([...earlier.mistakes, ...earlier.suggestions].filter(({ id }) => id !== undefined)).toEqual([])
    expect(earlier.revised_id).toBeUndefined()
    await expect(give(report.id, part)).rejects.toMatchObject(NOT_FOUND)
    expect((await read(report.id)).mistakes).toHaveLength(3)
  })
})
