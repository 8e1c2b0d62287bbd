import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { expect, test } from 'vitest'
import { countStatements } from '../../../test/databases/count-statements.ts'
import { examGenerationRow } from '../../../test/exam-generation-row.ts'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { essayRow, gradingRow } from '../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../test/rows/lecture-row.ts'
import { listeningQuestionRow, listeningRow } from '../../../test/rows/listening-row.ts'
import { materialRow } from '../../../test/rows/material-row.ts'
import { readingRow } from '../../../test/rows/reading-row.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { examAnswers, examGenerations, examQuestions, examSessions, examSets } from '../../modules/exam/tables.ts'
import { lectureSections, lectures } from '../../modules/lecture/tables.ts'
import {
  listeningAnswers,
  listeningAttempts,
  listeningQuestions,
  listeningSets,
} from '../../modules/listening/tables.ts'
import { notes } from '../../modules/notes/tables.ts'
import { ocrReadings } from '../../modules/ocr/tables.ts'
import { cardAnswers, flashcardSets, flashcards, studySessions } from '../../modules/recite/tables.ts'
import { speakingSessions, speakingTurns } from '../../modules/speaking/tables.ts'
import { chatSessions } from '../../modules/understanding/tables.ts'
import { essays, gradings } from '../../modules/writing/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { insertedRow } from '../../platform/database/rows.ts'
import { materials } from '../documents/tables.ts'
import { generationChunks, generationRuns } from '../generation/tables.ts'

const AT = new Date('2026-12-01T08:00:00Z')

/** A thing of each kind, with what belongs to it, in which every text is `text`. */
async function keepOne(tx: Transaction, studentId: number, text: string): Promise<void> {
  const holdId = () => endedHold(tx, studentId)
  await tx.insert(materials).values(materialRow(studentId, text, text, AT))
  const note = {
    clientId: randomUUID(),
    title: text,
    html: text,
    text,
    words: 2,
    purpose: '',
    madeBy: 'model' as const,
  }
  await tx.insert(notes).values({ studentId, ...note, createdAt: AT })
  await tx.insert(ocrReadings).values({ ...readingRow(studentId, text, AT), firstHoldId: await holdId() })
  await tx.insert(essays).values(essayRow(studentId, text, AT))
  await tx.insert(gradings).values({ ...gradingRow(studentId, text, AT), id: await holdId() })
  await tx.insert(examGenerations).values({ ...examGenerationRow(studentId, text, AT), id: await holdId() })
  await keepLecture(tx, studentId, text)
  await keepListening(tx, studentId, text)
  await keepExam(tx, studentId, text)
  await keepTalk(tx, studentId, text)
  await keepCards(tx, studentId, text)
  await keepRun(tx, studentId, text)
}

async function keepLecture(tx: Transaction, studentId: number, text: string): Promise<void> {
  const row = { ...lectureRow(studentId, text, AT), holdId: await endedHold(tx, studentId) }
  const { id: lectureId } = insertedRow(await tx.insert(lectures).values(row).returning())
  await tx
    .insert(lectureSections)
    .values({ lectureId, position: 1, firstPage: 1, lastPage: 1, title: text, html: text })
}

async function keepListening(tx: Transaction, studentId: number, text: string): Promise<void> {
  const row = { ...listeningRow(studentId, text, AT), holdId: await endedHold(tx, studentId) }
  const { id: setId } = insertedRow(await tx.insert(listeningSets).values(row).returning())
  const question = insertedRow(
    await tx.insert(listeningQuestions).values(listeningQuestionRow(setId, text)).returning(),
  )
  const attempt = { setId, studentId, clientId: randomUUID(), correctCount: 1, questionCount: 1, submittedAt: AT }
  const { id: attemptId } = insertedRow(await tx.insert(listeningAttempts).values(attempt).returning())
  const answer = { attemptId, questionId: question.id, answer: text, isCorrect: true, isChecked: true }
  await tx.insert(listeningAnswers).values(answer)
}

async function keepExam(tx: Transaction, studentId: number, text: string): Promise<void> {
  const about = {
    generatedBy: 'content' as const,
    language: 'auto' as const,
    madeBy: 'model' as const,
    isSampled: false,
  }
  const row = { studentId, title: text, ...about, createdAt: AT }
  const { id: setId } = insertedRow(await tx.insert(examSets).values(row).returning())
  const asked = { type: 'short' as const, question: text, options: [], correctAnswer: text, explanation: text }
  const question = { setId, position: 0, ...asked }
  const { id: questionId } = insertedRow(await tx.insert(examQuestions).values(question).returning())
  const session = { setId, studentId, questionIds: [questionId], startedAt: AT }
  const { id: sessionId } = insertedRow(await tx.insert(examSessions).values(session).returning())
  const answer = { sessionId, questionId, answer: text, isCorrect: true, method: 'exact_match' as const }
  await tx.insert(examAnswers).values(answer)
}

async function keepTalk(tx: Transaction, studentId: number, text: string): Promise<void> {
  const about = { mode: 'chat' as const, level: 'intermediate' as const, language: 'en-US' as const }
  const said = { topic: text, languageCodes: 'en-US', opening: text, points: [], sentences: [], durationMinutes: 60 }
  const row = { studentId, ...about, ...said, madeBy: 'model' as const, startedAt: AT, deadlineAt: AT }
  const { id: sessionId } = insertedRow(await tx.insert(speakingSessions).values(row).returning())
  await tx.insert(speakingTurns).values({ sessionId, number: 1, said: text, isSpoken: true, words: [], createdAt: AT })
  const messages = [{ role: 'user' as const, content: text }]
  const chat = { clientId: randomUUID(), revision: 1, title: text, messages, messageCount: 1, notesContent: text }
  const sizes = { notesWords: 2, imageDescription: '', textBytes: 2 * text.length }
  await tx.insert(chatSessions).values({ studentId, ...chat, ...sizes, createdAt: AT, updatedAt: AT })
}

async function keepCards(tx: Transaction, studentId: number, text: string): Promise<void> {
  const about = { clientId: randomUUID(), title: text, documentName: text, documentContent: text, contentPurpose: '' }
  const { id: setId } = insertedRow(
    await tx
      .insert(flashcardSets)
      .values({ studentId, ...about, createdAt: AT })
      .returning(),
  )
  const said = { clientId: randomUUID(), position: 0, question: text, answer: text, saidKey: '' }
  const { id: cardId } = insertedRow(
    await tx
      .insert(flashcards)
      .values({ setId, ...said })
      .returning(),
  )
  const session = { setId, studentId, totalCards: 1, newestCardId: cardId, startedAt: AT, expiresAt: AT }
  const { id: sessionId } = insertedRow(await tx.insert(studySessions).values(session).returning())
  await tx.insert(cardAnswers).values({ sessionId, cardId, isCorrect: true, answeredAt: AT })
}

async function keepRun(tx: Transaction, studentId: number, text: string): Promise<void> {
  const id = randomUUID()
  const about = { module: 'notes' as const, holdId: await endedHold(tx, studentId), fingerprint: id, content: text }
  const counts = { totalChunks: 1, declaredWords: 2, agreedCredits: 1 }
  await tx.insert(generationRuns).values({ id, studentId, ...about, ...counts, lastActiveAt: AT, createdAt: AT })
  const answer = { notes_html: text, made_by: 'model' }
  const chunk = { runId: id, chunkIndex: 0, words: 2, contentHash: id, state: 'succeeded' as const }
  await tx.insert(generationChunks).values({ ...chunk, answer })
}

describeOnBothDatabases('An archive of what a student owns', (database) => {
  const app = testApp(database, { ROLE: 'web' })

  /** What each part of the house gives of a student who has `count` things of each kind, and by how many statements. */
  async function exportOf(count: number) {
    const student = await app.student()
    for (let index = 0; index < count; index += 1)
      await database().transaction((tx) => keepOne(tx, student.id, `Thing${index}`))
    const entries: [path: string, content: object | Readable][] = []
    const statements: Record<string, number> = {}
    for (const { id, exportStudent } of app.services.modules)
      statements[id] = await countStatements(database(), async () => {
        for await (const { path, content } of exportStudent?.({ id: student.id, language: 'en' }) ?? [])
          entries.push([path, content])
      })
    return { statements, entries, student }
  }

  test('takes as many statements for thirty things of a kind as for one, and each stands by itself', async () => {
    // Some statements are prepared at their first use.
    await exportOf(0)
    const { statements } = await exportOf(1)
    const many = await exportOf(30)
    expect(many.statements).toEqual(statements)

    const named = new Map<string, string[]>()
    for (const [path, content] of many.entries) {
      const things = new Set(JSON.stringify(content).match(/Thing\d+/g) ?? [])
      const kind = path.replace(/-[^-/]*$|-[0-9a-f-]{36}\.json$/, '')
      if (things.size > 0) named.set(kind, [...(named.get(kind) ?? []), [...things].join()])
    }
    const all = Array.from({ length: 30 }, (_, index) => `Thing${index}`).toSorted()
    const kinds = ['materials/material', 'notes/notes', 'ocr/document', 'writing/essay', 'writing/grading']
    kinds.push('exams/set', 'exams/generation', 'lectures/lecture', 'listening/set', 'speaking/session')
    kinds.push('understanding/chat', 'flashcards/set', 'notes/generation')
    for (const kind of kinds) expect([kind, named.get(kind)?.toSorted()]).toEqual([kind, all])
    expect([...named.keys()].toSorted()).toEqual(kinds.toSorted())

    // How the statements of a request are planned is looked at too.
    expect((await many.student.client(accountSettingsEndpoints).exportData()).size).toBeGreaterThan(10_000)
  })
})
