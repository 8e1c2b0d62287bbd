import { readFile } from 'node:fs/promises'
import { creditsEndpoints } from '@lectern/contract/credits'
import type { Endpoint } from '@lectern/contract/endpoint'
import { examEndpoints } from '@lectern/contract/exam'
import { beforeEach, describe, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const MATERIALS = ['documents/en.truth.txt', 'documents/deck.truth.txt', 'documents/two.truth.txt']
const lesson = (name: string) =>
  readFile(new URL(`../../../../packages/engine/test-material/${name}.txt`, import.meta.url), 'utf8')
const content = (
  await Promise.all([
    ...MATERIALS.map((name) => readFile(material(name), 'utf8')),
    ...['inflation.en', 'cells.en', 'learning-talk.en', 'threads-talk.en', 'xinhai.sc'].map(lesson),
  ])
).join('\n\n')

describeOnDatabase('server', 'The exam calls', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const exam = (caller: Caller = student) => caller.client(examEndpoints)
  const available = (who = student) => app.services.credits.readAvailable(database().queries, who.id)

  test('carry a material from an exam to a marked session, without a model', async () => {
    const options = { idempotencyKey: crypto.randomUUID() }
    const made = await exam().generate({ body: { method: 'content', content } }, options)
    expect(made).toMatchObject({ made_by: 'built-in', credit_cost: 10, user_credits: 0 })
    expect(made.questions).toHaveLength(30)
    expect(new Set(made.questions.map(({ question }) => question)).size).toBe(30)
    for (const { source } of made.questions) expect(source).not.toBeNull()
    expect(await exam().generate({ body: { method: 'content', content } }, options)).toEqual(made)

    const params = { id: made.id }
    const { session_id } = await exam().startSession({ params, body: {} })
    const open = made.questions.find(({ type }) => type === 'long')
    const checked = await exam().compareAnswers({
      body: {
        session_id,
        questions: [
          { questionId: open?.id ?? 0, questionNumber: 1, user_answer: `${open?.correct_answer.replace(/\.$/, '')}!` },
        ],
      },
    })
    expect(checked).toEqual({ results: { Q1: 'CORRECT' }, judgements: {}, made_by: 'built-in' })
    const answers = Object.fromEntries(made.questions.map(({ id, correct_answer }) => [id, correct_answer]))
    const end = { params: { id: session_id }, body: { answers, score: 1 } }
    expect(await exam().endSession(end)).toMatchObject({ score: 100, correct_count: 30 })

    await exam().renameSet({ params, body: { title: ' Cells 細胞 ' } })
    const { exam_sets } = await exam().listSets({ query: { search: '細' } })
    expect(exam_sets).toMatchObject([{ id: made.id, title: 'Cells 細胞', latest_score: 100 }])
    expect(await exam().deleteSet({ params })).toEqual({ success: true })
    await expect(exam().getSet({ params })).rejects.toMatchObject({ status: 404 })
  })

  test('give everything back for a text that does not carry thirty questions', async () => {
    const short = { method: 'content', content: 'A cell is the smallest unit of life.' } as const
    await expect(exam().generate({ body: short })).rejects.toMatchObject({
      status: 502,
      code: 'generation_failed',
      data: { credits_refunded: 10 },
    })
    expect(await available()).toBe(10)
  })

  test('offer at no cost what a material gives, and make exactly that', async () => {
    const ask = { method: 'content', content: await lesson('cells.en') } as const
    const offers = await Promise.all([1, 2].map(() => exam().quote({ body: ask })))
    const [offer] = offers
    if (!offer) throw new Error('There is no offer')
    expect(offers[1]).toEqual(offer)
    expect(offer.question_count).toBe(30)
    expect(offer.available_count).toBeGreaterThan(9)
    expect(offer.available_count).toBeLessThan(30)
    expect(offer.credits).toBe(Math.ceil(offer.available_count / 3))
    expect(await available()).toBe(10)

    const made = await exam().generate({ body: { ...ask, agreed_count: offer.available_count } })
    expect(made).toMatchObject({ credit_cost: offer.credits, question_count: offer.available_count })

    const other = { ...ask, content: await lesson('xinhai.sc') }
    const choices = { ...other, kinds: ['tf' as const], question_count: 10 as const }
    const { available_count } = await exam().quote({ body: choices })
    expect(available_count).toBeGreaterThan(4)
    const statements = await exam().generate({ body: { ...choices, agreed_count: available_count } })
    expect(new Set(statements.questions.map(({ type }) => type))).toEqual(new Set(['tf']))
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions).toMatchObject([
      { counted: { unit: 'questions', amount: available_count } },
      { counted: { unit: 'questions', amount: offer.available_count } },
      {},
    ])
  })

  test('need ten credits', async () => {
    const poor = await app.student(9)
    await expect(exam(poor).generate({ body: { method: 'content', content } })).rejects.toMatchObject({
      status: 402,
      message: 'Not enough credits.',
      data: { required_credits: 10, current_credits: 9 },
    })
  })

  describe('refuse', () => {
    const callOf = (endpoint: Endpoint, caller: Caller, body: unknown = {}) =>
      caller.fetch(endpoint.path.replace(':id', '1'), {
        method: endpoint.method,
        ...(endpoint.body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })

    test.each(Object.entries(examEndpoints))('%s to a visitor', async (_name, endpoint) => {
      const response = await callOf(endpoint, await app.visitor())
      expect(response.status).toBe(401)
    })

    test.each<[keyof typeof examEndpoints, unknown]>([
      ['generate', {}],
      ['generate', { method: 'guess', content }],
      ['generate', { method: 'content', content, language: 'latin' }],
      ['generate', { method: 'content', content, question_count: 15 }],
      ['generate', { method: 'content', content, kinds: [] }],
      ['generate', { method: 'content', content, kinds: ['essay'] }],
      ['generate', { method: 'content', content, level: 'brutal' }],
      ['generate', { method: 'content', content, agreed_count: 4 }],
      ['quote', { method: 'content', content, question_count: 0 }],
      ['renameSet', { title: '  ' }],
      ['startSession', { question_ids: [] }],
      ['endSession', { answers: { one: 'x' } }],
      ['endSession', { answers: { 1: 'x'.repeat(5001) } }],
      ['endSession', { answers: Object.fromEntries(Array.from({ length: 31 }, (_, id) => [id, 'x'])) }],
      ['markOwnAnswer', { questionId: 1 }],
      ['compareAnswers', { session_id: 1, questions: [] }],
      ['compareAnswer', { session_id: 1, questionId: 1 }],
    ])('an invalid %s', async (name, body) => {
      const response = await callOf(examEndpoints[name], student, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid' })
    })
  })
})
