import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { reciteEndpoints } from '@lectern/contract/recite'
import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { newEmail, registrationOf } from '../../../../test/account-fixture.ts'
import { type TestStudent, testApp } from '../../../../test/test-app.ts'
import { testBrowser } from '../../../../test/test-browser.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { newFileKey } from '../../../platform/files/file-store.ts'
import { inEnglish } from '../../../speaker.ts'
import { addPromoCode } from '../../credits/promo-store.ts'
import { sessions, students } from '../tables.ts'
import { eraseStudent } from './erase-student.ts'

const DAY = 24 * 3600

describeOnBothDatabases('Deleting an account', (database) => {
  const app = testApp(database)
  const settings = (student: TestStudent) => student.client(accountSettingsEndpoints)
  const users = (browser: ReturnType<typeof testBrowser>) => browser.client(usersEndpoints)
  const remove = (student: TestStudent, email = student.email) => settings(student).deleteAccount({ body: { email } })
  const isThere = async ({ id }: { id: number }) => (await database().queries.$count(students, eq(students.id, id))) > 0
  const mailTo = (email: string, subject: string) =>
    vi.waitFor(() => {
      const mail = app.mails.findLast((kept) => kept.to === email && kept.subject === subject)
      if (!mail) throw new Error(`No mail '${subject}' to ${email}`)
      return mail
    })
  async function signIn(email: string, browser = testBrowser(() => app.base)) {
    await users(browser).register({ body: registrationOf(email) })
    await users(browser).requestOtp({ body: { email } })
    const { text } = await mailTo(email.toLowerCase(), 'Your Lectern login code')
    const otp_code = /^\d{6}$/m.exec(text)?.[0] ?? ''
    const { user } = await users(browser).login({ body: { email, otp_code } })
    return { browser, user, client: browser.client(accountSettingsEndpoints) }
  }
  function passDays(days: number) {
    app.clock.advance(days * DAY)
    app.mails.splice(0)
  }

  test('says when the address may register again, ends the session everywhere, and takes the cookies back', async () => {
    const email = newEmail()
    const { browser, client } = await signIn(email)
    const today = app.clock.now()
    const frozenUntil = new Date(today.getTime() + 30 * DAY * 1000)
    const { message, frozen_until } = await client.deleteAccount({ body: { email } })
    const date = frozenUntil.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    expect(message).toBe(`Account deleted successfully. You can register with the same email again after ${date}.`)
    expect(frozen_until).toBe(frozenUntil.toISOString())
    expect(browser.cookies.has('lectern_session')).toBe(false)
    expect(browser.cookies.has('csrftoken')).toBe(false)
    expect((await mailTo(email, 'Your Lectern account was deleted')).text).toContain(date)
    await expect(users(browser).profile()).rejects.toMatchObject({ status: 401 })
  })

  test('compares the typed address to the letter', async () => {
    const email = `Mei.${newEmail()}`
    const { client, user } = await signIn(email)
    expect(user.email).toBe(email)
    for (const wrong of [email.toLowerCase(), email.toUpperCase(), `${email} `, '', email.replace('M', 'Ｍ')])
      await expect(client.deleteAccount({ body: { email: wrong } })).rejects.toMatchObject({
        status: 400,
        message: 'Email does not match your account',
      })
    await client.deleteAccount({ body: { email } })
  })

  test('needs a login of the last ten minutes', async () => {
    const student = await app.student()
    app.clock.advance(601)
    const stale = { status: 401, code: 'reauth_required', message: inEnglish(ACCOUNT_TEXTS.reauthRequired) }
    await expect(remove(student)).rejects.toMatchObject(stale)
    expect(await isThere(student)).toBe(true)
  })

  test('keeps the address from registering for 30 days, in the same words as ever', async () => {
    const email = newEmail()
    const { client } = await signIn(email)
    await client.deleteAccount({ body: { email } })
    const visitor = users(testBrowser(() => app.base))

    passDays(29)
    const known = { message: inEnglish(ACCOUNT_TEXTS.registered) }
    expect(await visitor.register({ body: registrationOf(email.toUpperCase()) })).toEqual(known)
    await mailTo(email, 'This address cannot be registered yet')
    expect(await database().queries.$count(students, eq(students.email, email))).toBe(0)

    passDays(2)
    expect(await visitor.register({ body: registrationOf(email) })).toEqual(known)
    expect(await database().queries.$count(students, eq(students.email, email))).toBe(1)
  })

  test('brings no second free credits, and no promotion code twice', async () => {
    const email = newEmail()
    const code = `AGAIN-${crypto.randomUUID().slice(0, 8)}`
    const promo = { code: code.toUpperCase(), credits: 5, mostUses: null, expiresAt: null, createdAt: app.clock.now() }
    await database().transaction((tx) => addPromoCode(tx, promo))
    const first = await signIn(email)
    expect(first.user.credits).toBe(20)
    await first.browser.client(creditsEndpoints).redeemPromoCode({ body: { code } })
    await first.client.deleteAccount({ body: { email } })

    passDays(31)
    const again = await signIn(email.toUpperCase())
    expect(again.user.credits).toBe(0)
    const redeemed = again.browser.client(creditsEndpoints).redeemPromoCode({ body: { code } })
    await expect(redeemed).rejects.toMatchObject({ status: 400 })
  })

  test('happens once, however often it is asked for at the same time', async () => {
    const student = await app.student(5)
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => remove(student)))
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refusals).toHaveLength(3)
    for (const { reason } of refusals) expect(reason).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await eraseStudent(app.services, student.id, 'en')).toBeNull()
  })

  test('lets paid work under way neither charge nor keep anything', async () => {
    const student = await app.student(10)
    const { credits, generationRuns } = app.services
    const gate = Promise.withResolvers<void>()
    const underWay = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const spending = credits.spend(
      student,
      { module: 'writing', price: 3, key: null },
      async () => {
        underWay[0].resolve()
        await gate.promise
        return 'made'
      },
      async (tx, made) => {
        const [session] = await tx.select().from(sessions).limit(1)
        await tx.insert(sessions).values({ ...session!, id: crypto.randomUUID(), studentId: student.id })
        return made
      },
    )
    const chunk = { module: 'notes', chunkIndex: 0, totalChunks: 1, content: 'some words', key: null } as const
    const generating = generationRuns.serveChunk(student, { ...chunk, fingerprint: '' }, async () => {
      underWay[1].resolve()
      await gate.promise
      return 'made'
    })
    const outcomes = Promise.allSettled([spending, generating])
    await Promise.all(underWay.map(({ promise }) => promise))
    await remove(student)
    gate.resolve()
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'Problem' } })
    expect(await credits.checkLedger(database().queries)).toEqual([])
    expect(await isThere(student)).toBe(false)
  })

  test('comes through, whatever the student does at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await app.student(50)
      const recite = student.client(reciteEndpoints)
      const selected_cards = Array.from({ length: 5 }, (_, n) => ({ question: `What is ${n}?`, answer: String(n) }))
      const create = () => recite.createSet({ body: { selected_cards } })
      const { id, flashcards } = await create()
      const study = await recite.startStudy({ params: { id } })
      const params = { id: study.session_id }
      const calls = [
        create,
        () => recite.startStudy({ params: { id } }),
        () => recite.clearProgress({ params: { id } }),
        () => student.client(paymentsEndpoints).paymentLink({ query: {} }),
        ...flashcards.map(
          (card) => () => recite.answerCard({ params, body: { flashcard_id: card.id, is_correct: true } }),
        ),
      ]
      const underWay = [...calls, ...calls].map((call) => call().catch(() => null))
      await remove(student)
      await Promise.all(underWay)
      expect(await isThere(student)).toBe(false)
    }
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('is undone as a whole when it fails in the middle', async () => {
    const student = await app.student(5)
    const failing = { id: 'failing', eraseStudent: () => Promise.reject(new Error('killed')) }
    const services = { ...app.services, modules: [...app.services.modules, failing] }
    await expect(eraseStudent(services, student.id, 'en')).rejects.toThrow('killed')
    expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(5)
    await settings(student).storage()
    await remove(student)
    expect(await isThere(student)).toBe(false)
  })

  test('is tried again where the database undoes it to end a deadlock', async () => {
    const student = await app.student()
    let tries = 0
    const deadlocked = {
      id: 'deadlocked',
      eraseStudent: async () => {
        tries += 1
        if (tries === 1) throw new Error('failed', { cause: { code: '40P01' } })
      },
    }
    expect(await eraseStudent({ ...app.services, modules: [deadlocked] }, student.id, 'en')).not.toBeNull()
    expect([tries, await isThere(student)]).toEqual([2, false])
  })

  test('takes the files of the student along, and of nobody else', async () => {
    const student = await app.student()
    const { files } = app.services
    const bytes = async function* () {
      yield Buffer.from('a file')
    }
    const [own, others] = [newFileKey(student.id), newFileKey(student.id + 1_000_000)]
    for (const key of [own, others]) await files.put(key, bytes())
    await remove(student)
    await vi.waitFor(async () => expect(await files.exists(own)).toBe(false))
    expect(await files.exists(others)).toBe(true)
  })

  test('asks every part of the house, before the student is gone', async () => {
    const student = await app.student()
    const asked: unknown[] = []
    const part = {
      id: 'part',
      eraseStudent: async (_tx: unknown, leaving: unknown) => void asked.push(leaving),
    }
    await eraseStudent({ ...app.services, modules: [part] }, student.id, 'en')
    expect(asked).toEqual([{ id: student.id, email: student.email }])
  })
})
