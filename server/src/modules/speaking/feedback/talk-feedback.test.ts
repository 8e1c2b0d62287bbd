import { feedbackEndpoints } from '@lectern/contract/feedback'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { modelSaying } from '../../../../test/ground.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { itemFeedback, paidRuns } from '../../../core/feedback/tables.ts'
import { ASSESSMENT } from '../speaking-test-ground.ts'
import { speakingSessions } from '../tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }
const SAID = 'I plays football, and he go home.'
const CORRECTIONS = [
  { quote: 'I plays', correction: 'I play', explanation: 'Agreement.' },
  { quote: 'he go', correction: 'he goes', explanation: 'Third person.' },
]

describeOnBothDatabases('What a student says against a correction or an answer of a talk', (database) => {
  const app = testApp(database, { SPEAKING_TURN_CREDITS: '5' })
  let student: TestStudent
  beforeEach(async () => {
    app.services.model = modelSaying((task) => {
      if (task === 'speaking.assess') return { ...ASSESSMENT, corrections: CORRECTIONS }
      return task === 'speaking.reply'
        ? { reply: 'Why?' }
        : { opening: 'What do you play?', points: ['a', 'b', 'c'], sentences: ['One.', 'Two.', 'Three.'] }
    }).model
    student = await app.student(20)
  })
  const speaking = (of = student) => of.client(speakingEndpoints)
  const give = (id: number, part: string | undefined, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'speaking', id, part, reason: 'unclear' } })
  const correctionsOf = async (id: number) => (await speaking().getSession({ params: { id } })).feedback?.corrections
  /** A talk of two turns, which cost ten credits, with two corrections. */
  async function ended() {
    const { session_id: id } = await speaking().startChat({ body: { topic: 'Football' } })
    for (const text of [SAID, 'Because.']) await speaking().reply({ params: { id }, form: { text } })
    const session = await speaking().endChat({ params: { id } })
    return { id, corrections: session.feedback?.corrections ?? [] }
  }

  test('has it go from the summary, and its share of all turns come back, at most a fifth', async () => {
    const { id, corrections } = await ended()
    const [first, second] = corrections.map((one) => one.id)
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ module: 'speaking', madeBy: 'model', chargedCredits: 10, madeCount: 4 })
    expect(await give(id, first)).toEqual({ credits_returned: 2, user_credits: 12, can_be_checked: false })
    expect(await correctionsOf(id)).toEqual([{ ...CORRECTIONS[1], id: second }])
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'speaking', words: 'I plays → I play\nAgreement.', source: SAID })
    expect(await give(id, first)).toMatchObject({ credits_returned: 2 })
    expect(await give(id, second)).toEqual({ credits_returned: 0, user_credits: 12, can_be_checked: false })
    expect(await correctionsOf(id)).toEqual([])
  })

  test('brings nothing back for turns that cost nothing', async () => {
    const { session_id: id } = await speaking().startChat({ body: { topic: 'Football' } })
    await database().queries.update(speakingSessions).set({ freeTurns: 5 }).where(eq(speakingSessions.id, id))
    await speaking().reply({ params: { id }, form: { text: SAID } })
    const { feedback } = await speaking().endChat({ params: { id } })
    expect(await give(id, feedback?.corrections[0]?.id)).toEqual({
      credits_returned: 0,
      user_credits: 20,
      can_be_checked: false,
    })
    expect(await correctionsOf(id)).toHaveLength(1)
  })

  test('brings back no more than a fifth of what its turns were charged, whatever they cost by its end', async () => {
    const { config } = app.services
    app.services.config = { ...config, speakingTurnCredits: 1 }
    const { session_id: id } = await speaking().startChat({ body: { topic: 'Football' } })
    await database().queries.update(speakingSessions).set({ freeTurns: 1 }).where(eq(speakingSessions.id, id))
    for (const text of [SAID, 'Because.', 'So.', 'Well.', 'Yes.', 'No.'])
      await speaking().reply({ params: { id }, form: { text } })
    app.services.config = config
    const { feedback } = await speaking().endChat({ params: { id } })
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ chargedCredits: 5, madeCount: 8 })
    const returned = []
    for (const one of feedback?.corrections ?? []) returned.push(await give(id, one.id))
    expect(returned).toEqual([
      { credits_returned: 0, user_credits: 15, can_be_checked: false },
      { credits_returned: 1, user_credits: 16, can_be_checked: false },
    ])
  })

  test('has an answer of the partner’s go while the talk goes on, which counts with what its summary corrects', async () => {
    const { session_id: id } = await speaking().startChat({ body: { topic: 'Football' } })
    const answers = []
    for (const text of [SAID, 'Because.'])
      answers.push((await speaking().reply({ params: { id }, form: { text } })).turn)
    const [first, second] = answers.map(({ reply_id }) => reply_id)
    expect(first).not.toBe(second)
    await expect(give(id, first, await app.student())).rejects.toMatchObject(NOT_FOUND)
    const same = await Promise.all([give(id, first), give(id, first)])
    expect(same.map(({ credits_returned }) => credits_returned)).toEqual([2, 2])
    const talk = await speaking().getSession({ params: { id } })
    expect(talk.turns.map(({ said, reply, reply_id }) => [said, reply, reply_id])).toEqual([
      [SAID, null, undefined],
      ['Because.', 'Why?', second],
    ])
    await speaking().reply({ params: { id }, form: { text: 'So.' } })
    const { feedback } = await speaking().endChat({ params: { id } })
    const runs = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(runs, 'what it was opened with, and what came then').toMatchObject([{ chargedCredits: 15, madeCount: 3 }])
    const parts = [second, ...(feedback?.corrections ?? []).map((one) => one.id)]
    const returned = []
    for (const part of parts) returned.push((await give(id, part)).credits_returned)
    expect(returned, 'a fifth of fifteen in all').toEqual([1, 0, 0])
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
    const [, said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ kind: 'speaking', words: 'Why?', source: 'Because.' })
  })

  test('is refused for another’s, for what stands in none, and for a talk of which nothing was kept', async () => {
    const { id, corrections } = await ended()
    const part = corrections[0]?.id
    await expect(give(id, part, await app.student())).rejects.toMatchObject(NOT_FOUND)
    for (const none of [undefined, '0'.repeat(32)]) await expect(give(id, none)).rejects.toMatchObject(NOT_FOUND)
    await database().queries.update(speakingSessions).set({ runId: null }).where(eq(speakingSessions.id, id))
    expect((await correctionsOf(id))?.map((one) => one.id)).toEqual([undefined, undefined])
    const { turns } = await speaking().getSession({ params: { id } })
    expect(turns.map(({ reply_id }) => reply_id)).toEqual([undefined, undefined])
    await expect(give(id, part)).rejects.toMatchObject(NOT_FOUND)
    expect(await correctionsOf(id)).toHaveLength(2)
  })
})
