import { randomUUID } from 'node:crypto'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/account-fixture.ts'
import { readZip } from '../../../test/files/read-zip.ts'
import { testApp } from '../../../test/test-app.ts'
import { type TestBrowser, testBrowser } from '../../../test/test-browser.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { inEnglish } from '../../speaker.ts'
import { readStorage } from '../files/read-storage.ts'
import { hashPassword } from './login/passwords.ts'
import { endSessionsOf } from './sessions/session-store.ts'
import { savePassword } from './student-store.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEW = 'a better horse'

const REVIEW_PATHS = ['review/settings.json', 'review/items.jsonl', 'review/events.jsonl']

describeOnBothDatabases('The addresses of account settings', (database) => {
  const app = testApp(database)
  const settings = (browser: TestBrowser) => browser.client(accountSettingsEndpoints)
  const users = (browser: TestBrowser) => browser.client(usersEndpoints)
  const isIn = async (browser: TestBrowser) => (await users(browser).checkAuth()).authenticated

  /** The address of a student with a password, signed in nowhere. */
  async function createStudent(): Promise<string> {
    const { id, email } = await app.student()
    const passwordHash = await hashPassword(PASSWORD)
    await database().transaction(async (tx) => {
      await savePassword(tx, id, passwordHash)
      await endSessionsOf(tx, id, app.clock.now())
    })
    return email
  }
  async function signIn(email: string, headers: Record<string, string> = {}): Promise<TestBrowser> {
    const browser = testBrowser(() => app.base, headers)
    await users(browser).passwordLogin({ body: { email, password: PASSWORD } })
    return browser
  }

  test('set a password in the specified words, and sign out everywhere else', async () => {
    const email = await createStudent()
    const [here, elsewhere] = [await signIn(email), await signIn(email)]
    const body = { new_password: NEW, confirm_password: NEW }
    expect(await settings(here).updatePassword({ body })).toEqual({ message: 'Password updated successfully!' })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    await users(elsewhere).passwordLogin({ body: { email, password: NEW } })
    const empty = settings(here).updatePassword({ body: { ...body, confirm_password: '' } })
    await expect(empty).rejects.toMatchObject({ status: 400, message: inEnglish(ACCOUNT_TEXTS.passwordFieldsRequired) })
  })

  test('list the running sessions, the one used last first', async () => {
    const email = await createStudent()
    const there = await signIn(email, { 'user-agent': FIREFOX })
    app.clock.advance(60)
    const here = await signIn(email, { 'user-agent': 'curl/8.5.0' })
    const { sessions } = await settings(here).listSessions()
    const now = app.clock.now()
    expect(sessions).toMatchObject([
      { browser: 'Unknown browser', is_current: true, signed_in_at: now.toISOString() },
      { browser: 'Firefox on Linux', is_current: false, last_seen_at: new Date(now.getTime() - 60_000).toISOString() },
    ])
    await users(there).logout({ body: {} })
    expect((await settings(here).listSessions()).sessions).toHaveLength(1)
  })

  test('end one session at once, and only an own one that runs', async () => {
    const email = await createStudent()
    const [here, elsewhere] = [await signIn(email), await signIn(email)]
    const stranger = await signIn(await createStudent())
    const { sessions } = await settings(here).listSessions()
    const id = sessions.find((session) => !session.is_current)?.id ?? ''
    await expect(settings(stranger).endSession({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await isIn(elsewhere)).toBe(true)
    expect(await settings(here).endSession({ params: { id } })).toEqual({ success: true })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    expect(here.cookies.has('lectern_session')).toBe(true)
    for (const gone of [id, randomUUID()])
      await expect(settings(here).endSession({ params: { id: gone } })).rejects.toMatchObject({ status: 404 })
  })

  test('end the session that asks, with its cookies', async () => {
    const here = await signIn(await createStudent())
    const [current] = (await settings(here).listSessions()).sessions
    await settings(here).endSession({ params: { id: current?.id ?? '' } })
    expect(await isIn(here)).toBe(false)
    expect(here.cookies.has('lectern_session')).toBe(false)
  })

  test('sign out everywhere, here too', async () => {
    const email = await createStudent()
    const [here, elsewhere] = [await signIn(email), await signIn(email)]
    expect(await settings(here).endAllSessions()).toEqual({ success: true })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([false, false])
    expect(here.cookies.has('lectern_session')).toBe(false)
    expect(here.cookies.has('csrftoken')).toBe(false)
  })

  test('say how much storage is used, by all parts of the house together', async () => {
    const student = await app.student()
    expect(await student.client(accountSettingsEndpoints).storage()).toEqual({ storage_mb: 0, storage_limit_mb: 500 })
    const part = (bytes: number) => ({ id: 'part', storageBytes: async () => bytes })
    const modules = [part(1_048_576), { id: 'without files' }, part(10_486)]
    expect(await readStorage({ ...app.services, modules }, student)).toEqual({ usedMb: 1.02, limitMb: 500 })
  })

  test('give everything that the student owns as one zip, a few times an hour', async () => {
    const student = await app.student(3)
    const recite = student.client(reciteEndpoints)
    const selected_cards = [{ question: 'What is a cell?', answer: 'The unit of life' }]
    const set = await recite.createSet({
      body: { title: '../../細胞', document_content: 'About cells', selected_cards },
    })
    const study = await recite.startStudy({ params: { id: set.id } })
    const flashcard_id = set.flashcards[0]?.id ?? 0
    await recite.answerCard({ params: { id: study.session_id }, body: { flashcard_id, is_correct: true } })
    const review = student.client(reviewEndpoints)
    const [item] = (await review.queue({ query: {} })).items
    const answered = { item_id: item?.id ?? 0, client_id: randomUUID(), rating: 3 } as const
    const marking_error = { typed: 'A unit of all life', rating: 2 } as const
    await review.answer({ body: { ...answered, answered_at: app.clock.now().toISOString(), marking_error } })
    const stranger = await app.student()
    await stranger.client(reciteEndpoints).createSet({ body: { title: 'Not theirs', selected_cards } })

    const exportData = () => student.client(accountSettingsEndpoints).exportData()
    const zip = await exportData()
    expect(zip.type).toBe('application/zip')
    const parts = await readZip(zip)
    const setPath = `flashcards/set-${set.id}.json`
    // What the set was made of is a material.
    const own = [setPath, `materials/material-${set.material_id}.json`]
    expect(Object.keys(parts).sort()).toEqual(
      [...own, 'payments.json', 'profile.json', 'sessions.json', 'transactions.json', ...REVIEW_PATHS].sort(),
    )
    const logged = parts['review/events.jsonl']
      ?.trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(logged).toMatchObject([
      { kind: 'review', source: 'study', grade: 3 },
      { kind: 'review', source: 'review', grade: 3, detail: { markingError: marking_error } },
    ])
    expect(parts['review/items.jsonl']?.trimEnd().split('\n')).toHaveLength(selected_cards.length)
    const read = (path: string) => JSON.parse(parts[path] ?? '') as unknown
    expect(read('profile.json')).toMatchObject({
      email: student.email,
      first_name: 'Ada',
      consent: { version: 'test' },
    })
    expect(read('sessions.json')).toMatchObject([{ browser: 'a test', ended_at: null }])
    expect(read('transactions.json')).toMatchObject([{ kind: 'welcome', amount: 3, balance_after: 3 }])
    expect(read(setPath)).toMatchObject({
      title: '../../細胞',
      document_content: 'About cells',
      flashcards: [selected_cards[0]],
      study_sessions: [{ status: 'running', answers: [{ flashcard_id, is_correct: true }] }],
    })
    expect(Object.values(parts).join()).not.toMatch(/Not theirs|argon2|password/)

    for (let count = 1; count < 5; count += 1) await exportData()
    await expect(exportData()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  })
})
