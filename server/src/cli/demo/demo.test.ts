import { creditsEndpoints } from '@lectern/contract/credits'
import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { usersEndpoints } from '@lectern/contract/users'
import { writingEndpoints } from '@lectern/contract/writing'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { dateServices } from './dated-services.ts'
import { demo } from './demo.ts'

describeOnBothDatabases('lectern demo', (database) => {
  const app = testApp(database)

  test('opens an account of a month of study, once, whose ledger sums up', async () => {
    const { lines, exitCode } = await demo.prepare(['mei@example.org'])(app.services)
    expect([lines, exitCode]).toEqual([
      [expect.stringMatching(/^Sign in as mei@example\.org with the password \S{12}$/)],
      0,
    ])
    await expect(demo.prepare(['Mei@Example.org'])(app.services)).rejects.toThrow(/has an account already/)

    const visitor = await app.visitor()
    const password = lines[0]?.split(' ').at(-1) ?? ''
    const { access_token } = await visitor
      .client(usersEndpoints)
      .passwordLogin({ body: { email: 'mei@example.org', password } })
    const call = app.bearer(access_token)

    const history = await call.client(reciteEndpoints).history({ query: {} })
    expect(history.flashcard_sets).toHaveLength(5)
    expect(history.recent_sessions.length).toBeGreaterThanOrEqual(4)
    const stats = await call.client(reviewEndpoints).stats()
    expect(stats.days.length).toBeGreaterThan(15)
    expect(stats.days.every(({ answer_count }) => answer_count > 0)).toBe(true)
    expect(stats.cards.young + stats.cards.mature).toBeGreaterThan(10)
    expect(stats.retention.measured).toBeGreaterThan(0.5)
    const today = await call.client(reviewEndpoints).today()
    expect(today.due_count).toBeGreaterThan(2)

    const { exam_sets } = await call.client(examEndpoints).listSets({ query: {} })
    expect(exam_sets).toHaveLength(1)
    const { materials } = await call.client(materialsEndpoints).list({ query: {} })
    expect(materials.map(({ title }) => title)).toEqual(['Plate tectonics'])
    const { made } = await call.client(materialsEndpoints).get({ params: { id: materials[0]?.id ?? 0 } })
    expect(made.map(({ module }) => module).toSorted()).toEqual(['exam', 'recite'])
    const { shares } = await call.client(sharesEndpoints).list({ query: {} })
    expect(shares).toHaveLength(1)
    const { notes } = await call.client(notesEndpoints).list({ query: {} })
    expect(notes).toHaveLength(1)
    const { essays } = await call.client(writingEndpoints).listEssays({ query: {} })
    expect(essays).toHaveLength(2)
    const { sessions } = await call.client(understandingEndpoints).listSessions({ query: {} })
    expect(sessions).toHaveLength(1)
    const { transactions } = await call.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.length).toBeGreaterThanOrEqual(4)
    expect(await app.services.credits.checkLedger(app.services.database.queries)).toEqual([])
  })

  test('holds credits on an earlier day as long as its work takes, whoever reaps meanwhile', async () => {
    const student = await app.student(10)
    const { services, set } = dateServices(app.services)
    set(new Date(app.clock.now().getTime() - 30 * 86_400_000))
    const order = { module: 'writing', price: 3, key: null } as const
    const { chargedCredits } = await services.credits.spend(student, order, () =>
      app.services.credits.reapAbandonedHolds(),
    )
    expect(chargedCredits).toBe(3)
  })
})
