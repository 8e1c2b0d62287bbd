import { randomUUID } from 'node:crypto'
import { notesEndpoints } from '@lectern/contract/notes'
import { expect, test } from 'vitest'
import { countStatements } from '../../../test/databases/count-statements.ts'
import { examGenerationRow } from '../../../test/exam-generation-row.ts'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { gradingRow } from '../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../test/rows/lecture-row.ts'
import { readingRow } from '../../../test/rows/reading-row.ts'
import { testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { insertGeneration } from '../../modules/exam/generations/generation-store.ts'
import { listGenerations } from '../../modules/exam/generations/list-generations.ts'
import { getLecture } from '../../modules/lecture/get-lecture.ts'
import { insertLecture } from '../../modules/lecture/lecture-store.ts'
import { listUnfinished } from '../../modules/lecture/list-unfinished.ts'
import { insertReading, listReadingRows } from '../../modules/ocr/reading-store.ts'
import { insertImport, insertImportedSet } from '../../modules/recite/imports/import-store.ts'
import { listImports } from '../../modules/recite/imports/read-imports.ts'
import { flashcardSets } from '../../modules/recite/tables.ts'
import { insertGrading } from '../../modules/writing/gradings/grading-store.ts'
import { listGradings } from '../../modules/writing/gradings/list-gradings.ts'

import { listGenerations as listRuns, summariseGeneration } from '../generation/view-runs.ts'
import { listUnfinished as listTray } from './list-unfinished.ts'

const TEXT = Array.from({ length: 900 }, (_, index) => `Cell ${index} has a membrane around it.`).join(' ')

const importOf = (studentId: number) => ({
  studentId,
  clientId: randomUUID(),
  filename: 'cards.apkg',
  fileSizeBytes: 1,
  status: 'processing' as const,
  jobId: randomUUID(),
})

const setOf = (studentId: number) => ({
  studentId,
  clientId: randomUUID(),
  documentName: 'cards.apkg',
  documentContent: '',
  contentPurpose: 'flashcards',
})

describeOnBothDatabases('The lists that the site asks for every few seconds', (database) => {
  const app = testApp(database, { ROLE: 'web' })

  test('cost one statement each, for many things as for none', async () => {
    const student = await app.student(30)
    const { queries } = database()
    const lists = {
      lectures: async () => (await listUnfinished(app.services, student, 'en')).in_progress,
      readings: () => listReadingRows(queries, student.id),
      imports: async () => (await listImports(app.services, student, 'en')).imports,
      exams: async () => (await listGenerations(app.services, student, 'en')).generations,
      gradings: async () => (await listGradings(app.services, student, 'en')).gradings,
      runs: async () => (await listRuns(app.services, student, 'notes', { page: 1 })).generations,
      tray: async () => (await listTray(app.services, student)).work,
    }
    const look = async () => {
      const looks: [name: string, things: number, statements: number][] = []
      for (const [name, list] of Object.entries(lists)) {
        let things = 0
        const statements = await countStatements(database(), async () => {
          things = (await list()).length
        })
        looks.push([name, things, statements])
      }
      return looks
    }
    // The tray tells of lectures, readings, exams, essays and runs.
    const each = (things: number) => Object.keys(lists).map((name) => [name, name === 'tray' ? 5 * things : things, 1])
    expect(await look()).toEqual(each(0))

    const now = app.clock.now()
    const { id: studentId } = student
    for (const index of [0, 1, 2]) {
      await student.client(notesEndpoints).openGeneration({ body: { content: `${TEXT} ${index}` } })
      await database().transaction(async (tx) => {
        const hold = () => endedHold(tx, studentId)
        const processing = { status: 'processing' as const, madeBy: null }
        await insertLecture(tx, { ...lectureRow(studentId, 'Week', now), ...processing, holdId: await hold() })
        await insertReading(tx, {
          ...readingRow(studentId, 'a.pdf', now),
          status: 'reading',
          firstHoldId: await hold(),
        })
        await insertGeneration(tx, { ...examGenerationRow(studentId, `Text ${index}`, now), id: await hold() })
        await insertGrading(tx, { ...gradingRow(studentId, `Essay ${index}`, now), id: await hold() })
        const { id: importId } = await insertImport(tx, { ...importOf(studentId), createdAt: now })
        for (const title of ['First', 'Second']) {
          const [set] = await tx
            .insert(flashcardSets)
            .values({ ...setOf(studentId), title, createdAt: now })
            .returning()
          if (set) await insertImportedSet(tx, { importId, setId: set.id, deck: title, part: 1 })
        }
      })
    }
    expect(await look()).toEqual(each(3))
    expect((await lists.imports()).map(({ sets }) => sets.map(({ title }) => title))).toEqual([
      ['First', 'Second'],
      ['First', 'Second'],
      ['First', 'Second'],
    ])
  })

  test('are followed by one thing that is looked at: one statement, and nothing of its text, as long as it stays as it was', async () => {
    const student = await app.student(10)
    const { generation_id: generationId } = await student
      .client(notesEndpoints)
      .openGeneration({ body: { content: TEXT } })
    const lecture = await database().transaction(async (tx) =>
      insertLecture(tx, {
        ...lectureRow(student.id, 'Week', app.clock.now()),
        again: { pages: [2], unread: null, holdId: null, heldCredits: 0 },
        holdId: await endedHold(tx, student.id),
      }),
    )
    const looks = {
      run: () => summariseGeneration(app.services, student, { module: 'notes', generationId }),
      lecture: () => getLecture(app.services, student, lecture.id, 'en'),
    }
    for (const [name, look] of Object.entries(looks)) {
      let bytes = Number.NaN
      const statements = await countStatements(database(), async () => {
        bytes = JSON.stringify(await look()).length
      })
      expect([statements, bytes < 1000], `${name}: ${bytes} bytes`).toEqual([1, true])
    }
  })
})
