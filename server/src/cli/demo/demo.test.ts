import { usersEndpoints } from '@lectern/contract/accounts/users'
import type { Client } from '@lectern/contract/calls/client'
import { creditsEndpoints } from '@lectern/contract/credits'
import { examEndpoints } from '@lectern/contract/exam'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { listeningEndpoints } from '@lectern/contract/listening'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { reciteEndpoints } from '@lectern/contract/recite'
import { setFolderEndpoints } from '@lectern/contract/recite/folders'
import { reviewEndpoints } from '@lectern/contract/review'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import { writingEndpoints } from '@lectern/contract/writing'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { findStudent } from '../../core/accounts/student-store.ts'
import { dateServices } from './dated-services.ts'
import { demo } from './demo.ts'
import { givePassword, openAccount } from './open-account.ts'

/** An exam at which each attempt took a while, and one of several documents that was taken once. */
async function expectExams(call: Client<typeof examEndpoints>) {
  const { exam_sets } = await call.listSets({ query: {} })
  expect(exam_sets.map(({ title, attempt_count }) => [title, attempt_count])).toEqual([
    ['The living cell and 2 more', 1],
    ['Plate tectonics', 3],
  ])
  const [ofAll, exam] = exam_sets
  const { questions } = await call.getSet({ params: { id: ofAll?.id ?? 0 } })
  const asked = new Set(questions.map(({ material_id }) => material_id))
  expect(asked.size).toBeGreaterThan(1)
  expect(asked).not.toContain(null)
  const { sessions } = await call.listSessions({ params: { id: exam?.id ?? 0 }, query: {} })
  const tookMs = sessions.map(({ started_at, ended_at }) => Date.parse(ended_at ?? '') - Date.parse(started_at))
  expect(tookMs).toHaveLength(3)
  expect(Math.min(...tookMs)).toBeGreaterThan(5 * 60_000)
}

/** Chats whose answers cite what stands in their notes, or in their picture. */
async function expectChats(call: Client<typeof understandingEndpoints>) {
  const { sessions } = await call.listSessions({ query: {} })
  expect(sessions.map(({ has_image }) => has_image)).toEqual([true, false])
  for (const { id } of sessions) {
    const { messages, notes_content, image_description } = await call.getSession({ params: { id } })
    const cited = messages.flatMap(({ citations = [] }) => citations)
    expect(cited).toHaveLength(2)
    for (const { text, start, end, source } of cited)
      expect((source === 'notes' ? notes_content : image_description).slice(start, end)).toBe(text)
  }
  expect((await call.getImage({ params: { id: sessions[0]?.id ?? 0 } })).type).toBe('image/png')
}

/** Folders and tags of the library, and folders of sets, one within another. */
async function expectShelves(call: ReturnType<ReturnType<typeof testApp>['bearer']>) {
  const { folders, tags } = await call.client(materialsEndpoints).shelf()
  expect([folders, tags].map((listed) => listed.map(({ name }) => name))).toEqual([
    ['Biology', 'Earth science'],
    ['exam', 'geology', 'listening'],
  ])
  const sets = await call.client(setFolderEndpoints).listFolders()
  expect(sets.folders.map(({ name }) => name)).toEqual(['Mathematics', 'Science', 'Science::Biology', 'Science::Earth'])
}

/** A scan that was read but for a page, cards to choose from, a lecture that failed and notes that were left. */
async function expectLeft(call: ReturnType<ReturnType<typeof testApp>['bearer']>) {
  const { work } = await call.client(unfinishedEndpoints).list()
  expect(work.map(({ module, status, title }) => [module, status, title])).toEqual([
    ['recite', 'waiting', 'Plate tectonics'],
    ['ocr', 'waiting', 'Cell biology handout.pdf'],
    ['lecture', 'failed', 'Climate zones'],
    ['notes', 'left', 'Earth and life.txt'],
  ])
  expect(work.at(-1)?.progress).toEqual({ done: 1, total: 2 })
  const { documents } = await call.client(ocrEndpoints).listReadings()
  const { result } = await call.client(ocrEndpoints).getReading({ params: { id: documents[0]?.id ?? 0 } })
  expect(result?.extracted_text).toMatch(/^Respiration\n[\s\S]*\nThe membrane\n/)
  expect(result?.unread_pages).toEqual([2])
}

/** A link to the exam, of which somebody has said something. */
async function expectShare(call: Client<typeof sharesEndpoints>) {
  const { shares } = await call.list({ query: {} })
  expect(shares.map(({ kind }) => kind)).toEqual(['exam'])
  const { reports } = await call.getOfThing({ query: { kind: 'exam', id: shares[0]?.id ?? 0 } })
  expect(reports.map(({ reason, answer }) => [reason, answer])).toEqual([['wrong', null]])
}

/** Explained to its end, section by section, beside a PDF that opens. */
async function expectLecture(call: Client<typeof lectureEndpoints>) {
  const { results, in_progress } = await call.list({ query: {} })
  expect([results.map(({ title }) => title), in_progress]).toEqual([['The living cell'], []])
  const params = { id: results[0]?.id ?? 0 }
  const { sections } = await call.sections({ params })
  expect(sections.length).toBeGreaterThan(1)
  for (const { title, questions } of sections) expect([title, questions.length]).not.toContain(0)
  expect(await (await call.pdf({ params })).text()).toMatch(/^%PDF/)
}

/** A recording that can be heard, with sentences that tell when they are said, and two attempts. */
async function expectRecording(call: Client<typeof listeningEndpoints>) {
  const { sets } = await call.listSets({ query: {} })
  expect(sets.map(({ title, has_audio }) => [title, has_audio])).toEqual([['Why cities are warmer', true]])
  const params = { id: sets[0]?.id ?? 0 }
  const { questions, sentences, duration_seconds } = await call.getSet({ params })
  expect(questions.length).toBeGreaterThan(4)
  expect(sentences).toHaveLength(9)
  expect(sentences.map(({ start }) => start)).toEqual(
    sentences.map(({ start }) => start).toSorted((one, other) => one - other),
  )
  expect(sentences.at(-1)?.end).toBeGreaterThan(duration_seconds - 2)
  const sound = await call.getAudio({ params })
  expect([sound.type, sound.size > 1_000_000]).toEqual(['audio/wav', true])
  const { attempts, accuracy } = await call.score()
  expect(attempts).toBe(2)
  expect(accuracy).toBeGreaterThan(40)
}

/** A talk, a presentation and a round of shadowing, each with its summary. */
async function expectSpeaking(call: Client<typeof speakingEndpoints>) {
  const { sessions } = await call.listSessions({ query: {} })
  expect(sessions.map(({ mode }) => mode)).toEqual(['shadowing', 'presentation', 'chat'])
  const [shadowing, presentation, chat] = await Promise.all(
    sessions.map(async ({ id }) => (await call.getSession({ params: { id } })).feedback),
  )
  expect(shadowing?.pronunciation.map(({ heard }) => heard)).toContain('tree')
  expect(presentation?.figures.words_per_minute).toBeGreaterThan(80)
  expect(presentation?.corrections.length).toBeGreaterThan(0)
  expect(chat?.figures).toMatchObject({ seconds: null })
  expect(chat?.score).toBeGreaterThan(0)
}

describeOnDatabase('server', 'lectern demo', (database) => {
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

    await expectExams(call.client(examEndpoints))
    const { materials } = await call.client(materialsEndpoints).list({ query: {} })
    expect(materials.map(({ title }) => title).toSorted()).toEqual([
      'Cell biology handout.pdf',
      'Plate tectonics',
      'Some people think that public transport should be free. To what extent do you…',
      'The living cell.pdf',
      'Why cities are warmer.wav',
    ])
    const madeOf = async (title: string) => {
      const id = materials.find((one) => one.title.startsWith(title))?.id ?? expect.unreachable(`there is no ${title}`)
      const { made } = await call.client(materialsEndpoints).get({ params: { id } })
      return made.map(({ module }) => module).toSorted()
    }
    expect(await madeOf('Plate')).toEqual(['exam', 'exam', 'recite'])
    expect(await madeOf('The living cell')).toEqual(['exam', 'lecture'])
    expect(await madeOf('Some people')).toEqual(['writing', 'writing'])
    expect(await madeOf('Why cities')).toEqual(['exam', 'listening'])
    await expectShelves(call)
    await expectLeft(call)
    await expectShare(call.client(sharesEndpoints))
    const { notes } = await call.client(notesEndpoints).list({ query: {} })
    expect(notes).toHaveLength(1)
    const { essays } = await call.client(writingEndpoints).listEssays({ query: {} })
    expect(essays).toHaveLength(2)
    await expectChats(call.client(understandingEndpoints))
    await expectLecture(call.client(lectureEndpoints))
    await expectRecording(call.client(listeningEndpoints))
    await expectSpeaking(call.client(speakingEndpoints))
    const { transactions } = await call.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions.length).toBeGreaterThanOrEqual(4)
    expect(await app.services.credits.checkLedger(app.services.database.queries)).toEqual([])
  })

  test('leaves no account where it fails midway, and no frozen address', async () => {
    const { services, mails } = app
    const { database } = services
    let transactions = 0
    const failing = new Proxy(database, {
      get(target, key) {
        const value = Reflect.get(target, key, target)
        if (key !== 'transaction') return value
        transactions += 1
        return transactions === 8 ? () => Promise.reject(new Error('no connection')) : value
      },
    })
    await expect(demo.prepare(['failed@example.org'])({ ...services, database: failing })).rejects.toThrow(
      'no connection',
    )
    expect(transactions).toBeGreaterThan(8)
    expect(await findStudent(database.queries, 'failed@example.org')).toBeNull()
    await openAccount(services, 'failed@example.org')
    expect(mails).toEqual([])
  })

  test('begins again where an earlier one was ended midway, and leaves a whole account alone', async () => {
    const { services } = app
    const begun = await openAccount(services, 'ended@example.org')
    const again = await openAccount(services, 'ended@example.org')
    expect(again.id).not.toBe(begun.id)
    await givePassword(services, again.id)
    await expect(openAccount(services, 'ended@example.org')).rejects.toThrow(/has an account already/)
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
