import { creditsEndpoints } from '@lectern/contract/credits'
import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import type { Order } from './hold.ts'

const OPERATOR_TOKEN = 'a-token-of-the-operator-alone'

describeOnDatabase('server', 'The credit calls', (database) => {
  const app = testApp(database, { OPERATOR_TOKEN })
  const { path: addPath } = creditsEndpoints.addCredits
  const { path: deductPath } = creditsEndpoints.deductCredits
  const operate = (path: string, body: object, token = OPERATOR_TOKEN) =>
    fetch(app.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const creditsOf = ({ id }: { id: number }) => app.services.credits.readAvailable(database().queries, id)

  test('list what was booked, newest first, 20 a page, a refund with its charge', async () => {
    const student = await app.student(100)
    const order = { module: 'writing', price: 4, key: null } as const
    const { credits } = app.services
    for (let n = 0; n < 11; n += 1) {
      const { hold } = await database().transaction((tx) => credits.hold(tx, student, order))
      await database().transaction((tx) => credits.release(tx, hold.id, `Cancelled ${n}.`))
    }
    const list = (page?: number) => student.client(creditsEndpoints).transactions({ query: { page } })
    const { transactions, pagination } = await list()
    expect(pagination).toMatchObject({ total_count: 23, total_pages: 2, has_next: true })
    expect(transactions).toHaveLength(20)
    const [refund, charge] = transactions
    expect(refund).toMatchObject({
      kind: 'refund',
      module: 'writing',
      amount: 4,
      balance_after: 100,
      note: 'Cancelled 10.',
    })
    expect(charge).toMatchObject({ kind: 'charge', amount: -4, balance_after: 96, charge_id: null })
    for (const [index, entry] of transactions.entries())
      expect(entry.charge_id).toBe(entry.kind === 'refund' ? transactions[index + 1]?.id : null)
    expect((await list(2)).transactions.map(({ kind }) => kind)).toEqual(['refund', 'charge', 'welcome'])
  })

  test('say why credits came back in the language of whoever asks, and give what people typed as they typed it', async () => {
    const student = await app.student(100)
    const { credits } = app.services
    const order = { module: 'lecture', price: 4, key: null } as const
    const { hold } = await database().transaction((tx) => credits.hold(tx, student, order))
    const reason = failedAndRefunded(LECTURE_TEXTS.processingFailed)
    await database().transaction((tx) => credits.release(tx, hold.id, reason))
    await operate(addPath, { email: student.email, credits: 1, reason: 'For the delay.' })
    const notesIn = async (language: string) => {
      const answer = await student.fetch('/api/users/transactions/', { headers: { 'accept-language': language } })
      const { transactions } = (await answer.json()) as { transactions: { note: string }[] }
      return transactions.map(({ note }) => note)
    }
    expect(await notesIn('en')).toEqual(['For the delay.', 'Processing failed. Credits refunded.', '', ''])
    expect(await notesIn('zh-Hant')).toEqual(['For the delay.', '處理失敗。積分已退回。', '', ''])
    expect(await notesIn('zh-CN')).toEqual(['For the delay.', '处理失败。积分已退回。', '', ''])
  })

  test('tell what is set aside, for what and since when, and name it in the history once it has ended', async () => {
    const student = await app.student(100)
    const other = await app.student(100)
    const { credits } = app.services
    const about = { documentName: 'cells.pdf', counted: { unit: 'words', amount: 3204 } } as const
    const place = (order: Omit<Order, 'key'>) =>
      database().transaction((tx) => credits.hold(tx, student, { key: null, ...order }))
    const { hold } = await place({ module: 'recite', price: 3, about })
    app.clock.advance(60)
    await place({ module: 'understanding', price: 1 })
    const held = () => student.client(creditsEndpoints).heldCredits()
    const subject = { document_name: 'cells.pdf', counted: { unit: 'words', amount: 3204 } }
    expect(await held()).toEqual({
      held_credits: 4,
      holds: [
        {
          module: 'recite',
          credits: 3,
          since: hold.createdAt.toISOString(),
          what: 'cells.pdf, 3,204 words',
          ...subject,
        },
        expect.objectContaining({ module: 'understanding', credits: 1, what: '', document_name: null, counted: null }),
      ],
    })
    expect(await other.client(creditsEndpoints).heldCredits()).toEqual({ held_credits: 0, holds: [] })
    await expect((await app.visitor()).client(creditsEndpoints).heldCredits()).rejects.toMatchObject({ status: 401 })

    await database().transaction((tx) => credits.settle(tx, hold.id, { amountCredits: 1 }))
    expect((await held()).held_credits).toBe(1)
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'refund', amount: 2, ...subject }),
      expect.objectContaining({ kind: 'charge', amount: -3, ...subject }),
    ])
    expect(transactions.at(-1)).toMatchObject({ kind: 'welcome', document_name: null, counted: null })
  })

  test('keep a name of any length and content, as much of it as is read', async () => {
    const student = await app.student(100)
    const documentName = `${'文'.repeat(300)}\u0000\ud800`
    const order = { module: 'lecture', price: 1, key: null, about: { documentName } } as const
    await database().transaction((tx) => app.services.credits.hold(tx, student, order))
    const { holds } = await student.client(creditsEndpoints).heldCredits()
    expect(holds[0]?.document_name).toBe('文'.repeat(200))
  })

  test('list nothing of others, nothing to visitors, and no page 0', async () => {
    await app.student(5)
    const student = await app.student()
    expect((await student.client(creditsEndpoints).transactions({ query: {} })).transactions).toEqual([])
    const visitor = (await app.visitor()).client(creditsEndpoints)
    await expect(visitor.transactions({ query: {} })).rejects.toMatchObject({ status: 401 })
    expect((await student.fetch('/api/users/transactions/?page=0')).status).toBe(400)
  })

  test('let the operator correct a balance, with a reason that the student reads', async () => {
    const student = await app.student(5)
    const email = student.email.toUpperCase()
    const added = await operate(addPath, { email, credits: 10, reason: 'For the outage' })
    expect(await added.json()).toEqual({ email, credits: 15 })
    const deducted = await operate(deductPath, { email, credits: 15, reason: 'A mistake' })
    expect(await deducted.json()).toEqual({ email, credits: 0 })
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ['adjustment', -15, 'A mistake'],
      ['adjustment', 10, 'For the outage'],
      ['welcome', 5, ''],
    ])
  })

  test('never take more than is there, what is held counted', async () => {
    const student = await app.student(10)
    await database().transaction((tx) =>
      app.services.credits.hold(tx, student, { module: 'exam', price: 8, key: null }),
    )
    const response = await operate(deductPath, { email: student.email, credits: 3, reason: 'Too much' })
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'conflict', current_credits: 2 }])
    expect(await creditsOf(student)).toBe(2)
  })

  test('do not exist for anybody but the operator', async () => {
    const student = await app.student(5)
    const body = { email: student.email, credits: 1000, reason: 'Please' }
    const visitor = await app.visitor()
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    for (const path of [addPath, deductPath])
      for (const response of [
        await operate(path, body, 'a-token-of-somebody-who-guesses'),
        await student.fetch(path, json),
        await visitor.fetch(path, json),
      ])
        expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }])
    expect(await creditsOf(student)).toBe(5)
  })

  test.each([
    { credits: 0, reason: 'None' },
    { credits: -5, reason: 'Less' },
    { credits: 1.5, reason: 'Half' },
    { credits: 5, reason: '  ' },
    { credits: 5 },
  ])('refuse %o', async (body) => {
    const { email } = await app.student(50)
    for (const path of [addPath, deductPath]) expect((await operate(path, { email, ...body })).status).toBe(400)
  })

  test('know no account of an unknown address', async () => {
    const body = { email: 'nobody@example.org', credits: 1, reason: 'Hello' }
    expect((await operate(addPath, body)).status).toBe(404)
  })
})
