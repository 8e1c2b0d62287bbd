import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { creditsEndpoints } from '@lectern/contract/credits'
import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registrationOf } from '../../../../test/account-fixture.ts'
import { examGenerationRow } from '../../../../test/exam-generation-row.ts'
import { silentLog } from '../../../../test/ledger.ts'
import { endedHold } from '../../../../test/rows/ended-hold.ts'
import { essayRow, gradingRow } from '../../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../../test/rows/lecture-row.ts'
import { listeningQuestionRow, listeningRow } from '../../../../test/rows/listening-row.ts'
import { readingRow } from '../../../../test/rows/reading-row.ts'
import { findText, listTextColumns } from '../../../../test/rows/text-in-database.ts'
import { testApp } from '../../../../test/test-app.ts'
import { type TestBrowser, testBrowser } from '../../../../test/test-browser.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { createApp } from '../../../app.ts'
import { insertGeneration } from '../../../modules/exam/generations/generation-store.ts'
import { endSession } from '../../../modules/exam/sessions/end-session.ts'
import { keepPractice } from '../../../modules/exam/sessions/keep-practice.ts'
import { writeMarks } from '../../../modules/exam/sessions/session-store.ts'
import { startSession } from '../../../modules/exam/sessions/start-session.ts'
import { insertSet } from '../../../modules/exam/set-store.ts'
import { insertLecture } from '../../../modules/lecture/lecture-store.ts'
import { lectureSections } from '../../../modules/lecture/tables.ts'
import { saveAttempt } from '../../../modules/listening/attempts/attempt-store.ts'
import { writePractice as writeListeningPractice } from '../../../modules/listening/practices/practice-store.ts'
import { insertSet as insertListeningSet } from '../../../modules/listening/set-store.ts'
import { listeningPieces, listeningQuestions } from '../../../modules/listening/tables.ts'
import { insertReading } from '../../../modules/ocr/reading-store.ts'
import { insertImport, insertImportedSet } from '../../../modules/recite/imports/import-store.ts'
import { flashcardSets } from '../../../modules/recite/tables.ts'
import { insertSession, insertTurns, updateSession } from '../../../modules/speaking/sessions/session-store.ts'
import { insertGrading } from '../../../modules/writing/gradings/grading-store.ts'
import { insertEssay } from '../../../modules/writing/store.ts'
import { writeUnsent } from '../../../modules/writing/unsent/unsent-store.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { newFileKey } from '../../../platform/files/file-store.ts'
import type { KeptMail } from '../../../platform/mail/mailer.ts'
import { addPromoCode } from '../../credits/promo-store.ts'
import { promoRedemptions } from '../../credits/promo-tables.ts'
import { encodePng } from '../../documents/reading/pictures/grey-raster.ts'
import { beginIndexing, indexMaterials } from '../../documents/search/index-materials.ts'
import { materials } from '../../documents/tables.ts'
import { insertFeedback, insertPaidRun } from '../../feedback/feedback-store.ts'
import { payments } from '../../payments/tables.ts'
import { shares as shareRows } from '../../sharing/tables.ts'
import { hashAddress } from '../address-hash.ts'
import { insertAccountMail } from '../mails/account-mail-store.ts'
import { addressRecords, students } from '../tables.ts'

/** Columns that hold text, and never a student's: words of ours, keyed hashes, names that a machine made. */
const NEVER_A_STUDENTS_TEXT = [
  'account_mails.kind',
  'account_mails.language',
  'address_records.email_hash',
  'card_imports.error_message',
  'card_imports.file_key',
  'card_imports.status',
  'card_imports.text_options',
  'card_media.content_type',
  'card_media.file_key',
  'card_media.name',
  'chat_sessions.image_hash',
  'chat_sessions.image_key',
  'chat_sessions.image_type',
  'chat_sessions.talk_hash',
  'exam_answers.check_leases',
  'exam_answers.method',
  'exam_generations.kinds',
  'exam_generations.language',
  'exam_generations.level',
  'exam_generations.method',
  'exam_generations.other_material_ids',
  'exam_practices.flagged_ids',
  'exam_questions.type',
  'exam_sessions.question_ids',
  'essays.exam_type',
  'essays.made_by',
  'essays.model_name',
  'exam_sets.generated_by',
  'exam_sets.language',
  'exam_sets.made_by',
  'exam_sets.model_name',
  'exam_sets.other_material_ids',
  'flashcards.kind',
  'flashcards.said_key',
  'generation_chunks.content_hash',
  'generation_chunks.failure',
  'generation_chunks.made_keys',
  'generation_chunks.suggested_keys',
  'generation_chunks.state',
  'generation_runs.fingerprint',
  'generation_runs.module',
  'gradings.exam_type',
  'holds.fingerprint',
  'holds.module',
  'holds.state',
  'ledger_entries.reason',
  'lectures.again',
  'lectures.again_error',
  'lectures.error_message',
  'lectures.file_key',
  'lectures.made_by',
  'lectures.model_name',
  'lectures.status',
  'lectures.unread_pages',
  'lecture_sections.badges',
  'ledger_entries.kind',
  'ledger_entries.module',
  'ledger_entries.reference',
  'item_feedback.kind',
  'item_feedback.language',
  'item_feedback.part',
  'item_feedback.reason',
  'limit_counts.counted_at',
  'limit_counts.key',
  'login_codes.code_hash',
  'login_codes.email_hash',
  'listening_questions.type',
  'listening_sets.audio_key',
  'listening_sets.content_type',
  'listening_sets.languages',
  'listening_sets.made_by',
  'listening_sets.model_name',
  'listening_sets.stage',
  'listening_sets.status',
  'listening_sets.upload_key',
  'material_grams.grams',
  'materials.content_hash',
  'materials.content_type',
  'materials.file_hash',
  'materials.file_key',
  'materials.moments',
  'materials.page_starts',
  'materials.source_module',
  'notes.made_by',
  'ocr_readings.error',
  'ocr_readings.error_code',
  'ocr_readings.file_key',
  'ocr_readings.scanned',
  'ocr_readings.script',
  'ocr_readings.status',
  'paid_runs.made_by',
  'paid_runs.module',
  'payments.checkout_id',
  'payments.problem',
  'payments.provider',
  'payments.state',
  'payments.url',
  'promo_codes.code',
  'promo_redemptions.email_hash',
  'recurring_work.name',
  'review_events.algorithm',
  'review_events.kind',
  'review_events.source',
  'review_events.stage_before',
  'review_exams.kind',
  'review_items.kind',
  'review_items.sibling_key',
  'review_items.stage',
  'review_set_settings.kind',
  'review_settings.easy_days',
  'review_settings.fit',
  'review_settings.holidays',
  'review_settings.time_zone',
  'review_settings.weights',
  'share_copies.kind',
  'share_copies.taken',
  'share_reports.reason',
  'samples.language',
  'shares.kind',
  'speaking_sessions.language',
  'speaking_sessions.language_codes',
  'speaking_sessions.level',
  'speaking_sessions.made_by',
  'speaking_sessions.material_part',
  'speaking_sessions.model_name',
  'speaking_sessions.mode',
  'students.consent_version',
  'students.language',
  'students.password_hash',
  'students.pending_browser_hash',
  'students.pending_password_hash',
  'study_sessions.status',
  'test_checkouts.currency',
  'test_checkouts.description',
  'test_checkouts.return_url',
  'test_checkouts.state',
  'unsent_essays.exam_type',
]

const pictureWith = (canary: string): Buffer<ArrayBuffer> =>
  Buffer.concat([encodePng({ width: 1, height: 1, pixels: new Uint8Array(1) }), Buffer.from(canary)])
const newCanary = () => `canary${randomUUID().replaceAll('-', '')}`
const mailTo = (mails: readonly KeptMail[], email: string, subject: string) =>
  vi.waitFor(() => {
    const mail = mails.findLast((kept) => kept.to === email && kept.subject === subject)
    if (!mail) throw new Error(`No mail '${subject}' to ${email}`)
    return mail
  })

/** Files below `folder` whose bytes or name hold `text`, by their path from there. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const isMeant = entry.name.includes(text) || (entry.isFile() && (await readFile(path, 'latin1')).includes(text))
    if (isMeant) found.push(relative(folder, path))
  }
  return found.sort()
}

describeOnBothDatabases('Erasing a student', (database) => {
  const app = testApp(database)

  test('leaves nothing of theirs in any column of the database, and in no file', async () => {
    const canary = newCanary()
    const email = `${canary}@school.test`
    const { dataDir } = app.services.config
    const browser = await signIn(email, canary)
    await plantByUse(browser, canary)
    await plantByHand(email, canary)
    const planted = await findText(database(), canary)
    const ours = await listTextColumns(database())
    // A new column belongs into this test or, with good reason, into the list above.
    expect(planted).toEqual(ours.filter((column) => !NEVER_A_STUDENTS_TEXT.includes(column)))
    expect(ours).toEqual(expect.arrayContaining(NEVER_A_STUDENTS_TEXT))
    const folders = (await filesWith(dataDir, canary)).map((path) => path.split('/')[0])
    expect(new Set(folders)).toEqual(new Set(['files', 'mail']))

    await browser.client(accountSettingsEndpoints).deleteAccount({ body: { email } })
    await mailTo(app.mails, email, 'Your Lectern account was deleted')
    const left = async () => [...(await findText(database(), canary)), ...(await filesWith(dataDir, canary))]
    await vi.waitFor(async () => expect(await left()).toEqual([]), { interval: 200 })

    const { queries } = database()
    const emailHash = hashAddress(app.services.secrets, email)
    expect(await queries.$count(addressRecords, eq(addressRecords.emailHash, emailHash))).toBe(1)
    expect(await queries.$count(promoRedemptions, eq(promoRedemptions.emailHash, emailHash))).toBe(1)
    expect(await queries.select({ studentId: payments.studentId }).from(payments)).toEqual([{ studentId: null }])
  })

  async function signIn(email: string, canary: string): Promise<TestBrowser> {
    const browser = testBrowser(() => app.base, { 'user-agent': `Firefox ${canary}` })
    const users = browser.client(usersEndpoints)
    await users.register({ body: { ...registrationOf(email), first_name: canary, last_name: canary } })
    await users.requestOtp({ body: { email } })
    const { text } = await mailTo(app.mails, email, 'Your Lectern login code')
    await users.login({ body: { email, otp_code: /^\d{6}$/m.exec(text)?.[0] ?? '' } })
    await users.updateProfile({ body: { first_name: canary, last_name: canary, study_goal: canary } })
    return browser
  }

  /** Through the calls of the product. */
  async function plantByUse(browser: TestBrowser, canary: string): Promise<void> {
    const recite = browser.client(reciteEndpoints)
    await recite.upload({ form: { file: new File([`About ${canary}.`], `${canary}.txt`) } })
    const form = { text: `About ${canary}.`, title: canary }
    const { id: material_id } = await browser.client(materialsEndpoints).create({ form })
    await browser
      .client(materialsEndpoints)
      .putOnShelf({ params: { id: material_id }, body: { folder: canary, tags: [canary] } })
    await indexMaterials(app.services, beginIndexing())
    await database()
      .queries.update(materials)
      .set({ pageWords: { 0: [[canary, 0, 0, 1, 1]] }, outline: [{ title: canary, level: 1, start: 0 }] })
    const card = { question: `What is ${canary}?`, answer: canary, source: canary, tags: [canary] }
    const content_purpose = canary
    const set = {
      title: canary,
      document_name: canary,
      // A set keeps the text itself where it was made of part of a material.
      document_content: canary,
      material_id,
      content_purpose,
      selected_cards: [card],
    }
    const { id } = await recite.createSet({ body: set })
    await recite.putInFolder({ params: { id }, body: { folder: canary } })
    await plantShare(browser, id, canary)
    const study = await recite.startStudy({ params: { id } })
    const flashcard_id = study.flashcards[0]?.id ?? 0
    await recite.answerCard({ params: { id: study.session_id }, body: { flashcard_id, is_correct: true } })
    await plantTypedAnswer(browser, canary)
    await recite.uploadMedia({ form: { file: new File([pictureWith(canary)], `${canary}.png`) } })
    const note = {
      title: canary,
      html: `<p>${canary}</p>`,
      purpose: canary,
      made_by: 'model' as const,
      model_name: canary,
    }
    await browser.client(notesEndpoints).create({ body: note })
    await plantChat(browser, canary)
    const promo = { code: 'ERASED', credits: 5, mostUses: null, expiresAt: null, createdAt: app.clock.now() }
    await database().transaction((tx) => addPromoCode(tx, promo))
    await browser.client(creditsEndpoints).redeemPromoCode({ body: { code: promo.code } })
    await browser.client(paymentsEndpoints).paymentLink({ query: {} })
    await browser.client(paymentsEndpoints).sendQrCode({ body: {} })
    await mailTo(app.mails, `${canary}@school.test`, 'Your Lectern payment link')
  }

  async function plantShare(browser: TestBrowser, setId: number, canary: string): Promise<void> {
    const shares = browser.client(sharesEndpoints)
    const { token } = await shares.create({ body: { kind: 'set', id: setId, owner_name: canary } })
    await shares.report({
      params: { token },
      body: { reason: 'rights', text: canary, contact: `${canary}@school.test` },
    })
    const { reports } = await shares.getOfThing({ query: { kind: 'set', id: setId } })
    await shares.answerReport({ params: { id: reports[0]?.id ?? 0 }, body: { text: canary } })
    await database().queries.update(shareRows).set({ removalReason: canary })
  }

  /** What was typed in a review is kept where its student says that it was compared wrongly. */
  async function plantTypedAnswer(browser: TestBrowser, canary: string): Promise<void> {
    const review = browser.client(reviewEndpoints)
    const { items } = await review.queue({ query: {} })
    const answered = { item_id: items[0]?.id ?? 0, client_id: randomUUID(), rating: 3 } as const
    const marking_error = { typed: canary, rating: 1 } as const
    await review.answer({ body: { ...answered, answered_at: app.clock.now().toISOString(), marking_error } })
  }

  async function plantChat(browser: TestBrowser, canary: string): Promise<void> {
    const file = `data:image/png;base64,${pictureWith(canary).toString('base64')}`
    const messages = [{ role: 'user' as const, content: canary }]
    const texts = { notes_content: canary, image_description: canary }
    await browser
      .client(understandingEndpoints)
      .createSession({ body: { messages, images: [{ file, filename: canary }], ...texts } })
  }

  /** What comes about in other ways: by a model's answer, an operator's note, a mail that cannot be sent. */
  async function plantByHand(email: string, canary: string): Promise<void> {
    const { clock, credits, files, generationRuns } = app.services
    const [student] = await database()
      .queries.select({ id: students.id })
      .from(students)
      .where(eq(students.email, email))
    if (!student) throw new Error('There is no such student')
    const chunk = { module: 'notes', chunkIndex: 0, totalChunks: 1, content: canary, fingerprint: canary } as const
    await generationRuns.serveChunk(
      student,
      { ...chunk, key: canary },
      async () => ({ text: canary }),
      () => ({ things: [canary] }),
    )
    await generationRuns.openRun(
      student,
      { module: 'recite', content: canary, purpose: canary, documentName: canary, materialId: null, key: null },
      async () => {},
    )
    const order = { module: 'writing', price: 1, key: null, about: { documentName: canary } } as const
    await credits.spend(student, order, async () => ({ text: canary }))
    const adjustment = { studentId: student.id, kind: 'adjustment', amountCredits: 1, reference: 'by hand' } as const
    await database().transaction(async (tx) => {
      await credits.grant(tx, { ...adjustment, note: canary })
      await insertAccountMail(tx, { id: randomUUID(), kind: 'login-code', email, requestedAt: clock.now() })
    })
    await files.put(newFileKey(student.id), Readable.from([Buffer.from(canary)]))
    await plantFeedback(student, canary)
    await plantImport(student, canary)
    await plantExam(student, canary)
    await plantSpeaking(student, canary)
    await plantLecture(student, canary)
    await plantListening(student, canary)
    const essay = essayRow(student.id, canary, clock.now())
    const grading = gradingRow(student.id, canary, clock.now())
    await database().transaction(async (tx) => {
      await insertEssay(tx, essay)
      const { failure: _, creditCost: _cost, createdAt: _at, ...essayTexts } = grading
      const unsent = { revision: 1, savedAt: clock.now() }
      await writeUnsent(tx, { ...essayTexts, ...unsent })
      await insertGrading(tx, { ...grading, id: await endedHold(tx, student.id) })
    })
    const found = { 1: { text: canary, madeBy: 'built-in', isFallback: false } } as const
    const reading = { ...readingRow(student.id, canary, clock.now()), found }
    await database().transaction(async (tx) =>
      insertReading(tx, { ...reading, firstHoldId: await endedHold(tx, student.id) }),
    )
  }

  async function plantFeedback({ id: studentId }: { id: number }, canary: string): Promise<void> {
    const run = {
      id: randomUUID(),
      studentId,
      module: 'recite',
      madeBy: null,
      chargedCredits: 1,
      madeCount: 1,
    } as const
    const said = {
      kind: 'card',
      itemId: 1,
      part: '',
      words: canary,
      source: canary,
      contradiction: canary,
      reason: 'wrong',
    } as const
    await database().transaction(async (tx) => {
      await insertPaidRun(tx, run)
      await insertFeedback(tx, {
        ...said,
        language: 'en',
        studentId,
        runId: run.id,
        returnedCredits: 0,
        createdAt: app.clock.now(),
      })
    })
  }

  async function plantImport({ id: studentId }: { id: number }, canary: string): Promise<void> {
    const [set] = await database()
      .queries.select({ id: flashcardSets.id })
      .from(flashcardSets)
      .where(eq(flashcardSets.studentId, studentId))
    await database().transaction(async (tx) => {
      const about = { clientId: randomUUID(), jobId: randomUUID(), filename: canary, fileKey: null, fileSizeBytes: 1 }
      const leftOut = [{ reason: 'tooLong' as const, count: 1, told: [canary] }]
      const row = { ...about, studentId, status: 'completed' as const, leftOut, createdAt: app.clock.now() }
      const { id: importId } = await insertImport(tx, row)
      await insertImportedSet(tx, { importId, setId: set?.id ?? 0, deck: canary, part: 1 })
    })
  }

  async function plantLecture(student: { id: number }, canary: string): Promise<void> {
    await database().transaction(async (tx) => {
      const lecture = { ...lectureRow(student.id, canary, app.clock.now()), holdId: await endedHold(tx, student.id) }
      const { id: lectureId } = await insertLecture(tx, lecture)
      const [page, questions] = [{ page: 1, text: canary }, [{ question: canary, answer: canary }]]
      const texts = { title: canary, html: canary, questions, pages: [page] }
      await tx.insert(lectureSections).values({ lectureId, position: 1, firstPage: 1, lastPage: 1, ...texts })
    })
  }

  async function plantListening({ id: studentId }: { id: number }, canary: string): Promise<void> {
    await database().transaction(async (tx) => {
      const pieces = [{ start: 0, end: 2 }]
      const set = { ...listeningRow(studentId, canary, app.clock.now()), holdId: await endedHold(tx, studentId) }
      const { id: setId } = await insertListeningSet(tx, set, pieces)
      await tx.update(listeningPieces).set({ transcript: { text: canary, language: null, segments: [] } })
      const questions = await tx.insert(listeningQuestions).values(listeningQuestionRow(setId, canary)).returning()
      const attempt = { setId, studentId, clientId: randomUUID(), correctCount: 0, questionCount: 1 }
      const judgement = { is_partly: false, reason: canary, missing: '' }
      const answers = questions.map(({ id: questionId }) => ({
        questionId,
        answer: canary,
        isCorrect: false,
        isChecked: true,
        judgement,
      }))
      await saveAttempt(tx, { ...attempt, submittedAt: app.clock.now() }, answers)
      const practice = { setId, clientId: randomUUID(), answers: { 1: canary }, revision: 1, startedAt: null }
      await writeListeningPractice(tx, { ...practice, savedAt: app.clock.now() })
    })
  }

  async function plantSpeaking({ id: studentId }: { id: number }, canary: string): Promise<void> {
    const now = app.clock.now()
    const chosen = {
      mode: 'chat',
      level: 'beginner',
      language: 'en-US',
      languageCodes: 'en-US',
      madeBy: 'model',
    } as const
    const time = { durationMinutes: 5, startedAt: now, deadlineAt: now }
    const told = {
      asked: [{ question: canary, answers: [{ said: canary, words: canary }] }],
      points: [canary],
      terms: [canary],
    }
    const texts = { topic: canary, opening: canary, points: [canary], sentences: [canary], materialTold: told }
    const words = [{ text: canary, mark: 'near' as const, heard: canary }]
    const figures = { words: 1, seconds: null, words_per_minute: null, fillers: 0, diversity: null }
    const judged = { score: null, criteria: [], figures, corrections: [], pronunciation: [], practise: [canary] }
    const turn = { number: 1, said: canary, isSpoken: false, reply: canary, freeKey: canary }
    await database().transaction(async (tx) => {
      const { id } = await insertSession(tx, { ...chosen, ...time, ...texts, studentId })
      await insertTurns(tx, id, [{ ...turn, words, createdAt: now }])
      await updateSession(tx, id, { feedback: { ...judged, summary: canary, made_by: 'model' } })
    })
  }

  async function plantExam(student: { id: number }, canary: string): Promise<void> {
    const made = { generatedBy: 'topic', language: 'auto', madeBy: 'model', isSampled: false } as const
    const texts = { question: canary, options: [canary], correctAnswer: canary, explanation: canary, source: canary }
    const set = { ...made, studentId: student.id, title: canary, createdAt: app.clock.now() }
    const generation = examGenerationRow(student.id, canary, app.clock.now())
    await database().transaction(async (tx) =>
      insertGeneration(tx, { ...generation, id: await endedHold(tx, student.id) }),
    )
    const setId = await database().transaction((tx) => insertSet(tx, set, [{ type: 'mcq', ...texts }]))
    const { session_id, question_ids } = await startSession(app.services, student, setId)
    const underWay = await startSession(app.services, student, setId)
    const practice = { answers: { [String(question_ids[0])]: canary }, flagged_ids: [], index: 0, revision: 0 }
    await keepPractice(app.services, student, underWay.session_id, practice)
    await endSession(app.services, student, session_id, { [String(question_ids[0])]: canary })
    const judgement = { is_partly: true, reason: canary, missing: canary }
    const marks = question_ids.map((questionId) => ({
      questionId,
      answer: canary,
      isCorrect: false,
      method: 'deepseek_batch' as const,
      judgement,
    }))
    await database().transaction((tx) => writeMarks(tx, session_id, marks))
  }
})

describeOnBothDatabases('Erasing a student by a process that dies right after its commit', (database) => {
  const app = testApp(database, { ROLE: 'web' })

  test('is finished by the next process that works', async () => {
    const { config, files, mailer } = app.services
    const { email, ...student } = await app.student()
    const key = newFileKey(student.id)
    await files.put(key, Readable.from([Buffer.from(email)]))
    await mailer.send({ to: email, subject: 'A mail', text: email, html: email })
    await student.client(accountSettingsEndpoints).deleteAccount({ body: { email } })
    expect(await files.exists(key)).toBe(true)
    expect(await filesWith(config.dataDir, email)).toHaveLength(3)

    const mails: KeptMail[] = []
    const worker = await createApp(
      { ...config, role: 'worker' },
      {
        log: silentLog,
        clock: app.clock,
        onKeptMail: (mail) => mails.push(mail),
        database: Object.create(database(), { close: { value: async () => {} } }) as OpenDatabase,
        siteFolder: null,
      },
    )
    onTestFinished(() => worker.stop())
    await worker.start()
    await mailTo(mails, email, 'Your Lectern account was deleted')
    const left = async () => [...(await findText(database(), email)), ...(await filesWith(config.dataDir, email))]
    await vi.waitFor(async () => expect(await left()).toEqual([]), { interval: 200 })
  })
})
