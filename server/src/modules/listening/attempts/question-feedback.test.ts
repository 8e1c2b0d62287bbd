import { creditsEndpoints } from '@lectern/contract/credits'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { listeningEndpoints } from '@lectern/contract/listening'
import { reviewEndpoints } from '@lectern/contract/review'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../../core/feedback/tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const SAID = [
  'The heart is a muscle that pumps blood through the whole body.',
  'A healthy heart beats about seventy times in every minute.',
  'The largest artery of the body is called the aorta.',
  'Red blood cells carry oxygen from the lungs to the organs.',
  'White blood cells defend the body against bacteria and viruses.',
  'Blood pressure rises because the vessels become narrow with age.',
  'The heart has four chambers, and each of them has a valve.',
  'The lungs fill the blood with oxygen in about one second.',
].join(' ')

describeOnBothDatabases('What a student says against a question about a recording', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(20)
  })
  const listening = (of = student) => of.client(listeningEndpoints)
  const give = (id: number, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'listening', id, reason: 'unclear' } })
  const read = (id: number) => listening().getSet({ params: { id } })
  const submit = (id: number, answers: Record<string, string> = {}, client_id?: string) =>
    listening().submit({ params: { id }, body: { answers, client_id } })
  /** A set whose run is said to have cost so much. */
  async function madeSet(chargedCredits = 10) {
    const { set } = await listening().questionTranscript({ body: { text: SAID } })
    await database().queries.update(paidRuns).set({ chargedCredits }).where(eq(paidRuns.studentId, student.id))
    return set
  }
  const [firstOf, countOf] = [
    ({ questions }: Awaited<ReturnType<typeof madeSet>>) => questions[0]?.id ?? 0,
    ({ questions }: Awaited<ReturnType<typeof madeSet>>) => questions.length,
  ]
  const missed = async () =>
    (await student.client(reviewEndpoints).listItems({ query: { which: 'mistakes' } })).items.map(
      (item) => item.source_id,
    )

  test('has it go from its set, from every attempt and from the review, and no score counts it', async () => {
    const set = await madeSet()
    expect(set.is_made).toBe(true)
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ module: 'listening', madeBy: 'built-in', madeCount: countOf(set) })
    const clientId = crypto.randomUUID()
    const { results } = await submit(set.id, {}, clientId)
    const right = results.slice(1, 3).map(({ id, correct_answer }) => [id, correct_answer] as const)
    const before = await submit(
      set.id,
      Object.fromEntries([[firstOf(set), results[0]?.correct_answer ?? ''], ...right]),
    )
    expect(before).toMatchObject({ correct: 3, total_questions: countOf(set) })
    await submit(set.id, { [right[0]?.[0] ?? 0]: 'something else entirely' })
    expect(await missed()).toContain(firstOf(set))
    const attemptOf = () => listening().getAttempt({ params: { id: before.attempt_id } })
    expect((await attemptOf()).results[0]).toMatchObject({ id: firstOf(set), is_correct: true })
    await give(firstOf(set))
    expect(await attemptOf()).toMatchObject({ correct: 2, total_questions: countOf(set) - 1 })
    expect((await attemptOf()).results.map(({ id }) => id)).toEqual(set.questions.slice(1).map(({ id }) => id))
    const left = await read(set.id)
    expect(left.questions.map(({ id }) => id)).toEqual(set.questions.slice(1).map(({ id }) => id))
    expect(left.question_count).toBe(countOf(set) - 1)
    const { attempts } = await listening().history({ query: { set_id: set.id } })
    expect(attempts.map(({ correct, total_questions }) => [correct, total_questions])).toEqual([
      [0, countOf(set) - 1],
      [2, countOf(set) - 1],
      [0, countOf(set) - 1],
    ])
    expect(await missed()).not.toContain(firstOf(set))
    // A repeat of an attempt, and a page that has not heard of it.
    expect((await submit(set.id, {}, clientId)).results.map(({ id }) => id)).not.toContain(firstOf(set))
    expect(await submit(set.id, { [firstOf(set)]: 'x' })).toMatchObject({ total_questions: countOf(set) - 1 })
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said?.words).toBe(`${set.questions[0]?.question}\n${results[0]?.correct_answer}`)
    expect(SAID).toContain(said?.source ?? 'nothing')
  })

  test('brings at most a fifth back, again and at once; the set goes with its last question', async () => {
    const set = await madeSet(15)
    const all = await Promise.all(set.questions.flatMap(({ id }) => [give(id), give(id)]))
    expect(all.every(({ credits_returned }) => credits_returned <= 3)).toBe(true)
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    const returned = transactions.filter(({ note }) => note === 'Something that was made for you was wrong.')
    expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(3)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
    await expect(read(set.id)).rejects.toMatchObject(NOT_FOUND)
  })

  test('lets answers in that were on their way, without the one that went', async () => {
    const set = await madeSet()
    const answers = Object.fromEntries(set.questions.map(({ id }) => [id, 'A healthy heart']))
    const [score] = await Promise.all([submit(set.id, answers), give(firstOf(set))])
    expect([countOf(set), countOf(set) - 1]).toContain(score.total_questions)
    const { attempts } = await listening().history({ query: { set_id: set.id } })
    expect(attempts.map(({ total_questions }) => total_questions)).toEqual([countOf(set) - 1])
  })

  test('is refused for another’s question and for a set of an earlier version', async () => {
    const set = await madeSet()
    await expect(give(firstOf(set), await app.student())).rejects.toMatchObject(NOT_FOUND)
    await database().queries.delete(paidRuns).where(eq(paidRuns.studentId, student.id))
    await expect(give(firstOf(set))).rejects.toMatchObject(NOT_FOUND)
    expect(await read(set.id)).toEqual({ ...set, is_made: undefined })
  })
})
