import { materialsEndpoints } from '@lectern/contract/materials'
import { notesEndpoints } from '@lectern/contract/notes'
import { reciteEndpoints } from '@lectern/contract/recite'
import { MOST_FOUND, searchEndpoints } from '@lectern/contract/search'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { beforeEach, expect, test } from 'vitest'
import { endedHold } from '../../../test/rows/ended-hold.ts'
import { essayRow } from '../../../test/rows/essay-row.ts'
import { lectureRow } from '../../../test/rows/lecture-row.ts'
import { listeningRow } from '../../../test/rows/listening-row.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { insertSet as insertExam } from '../../modules/exam/set-store.ts'
import { insertLecture } from '../../modules/lecture/lecture-store.ts'
import { lectureSections } from '../../modules/lecture/tables.ts'
import { insertSet as insertRecording } from '../../modules/listening/set-store.ts'
import { startSession } from '../../modules/speaking/sessions/start-session.ts'
import { insertEssay } from '../../modules/writing/store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { beginIndexing, indexMaterials } from '../documents/search/index-materials.ts'
import { LIMITS } from '../limits/limit-table.ts'

const LONG_BEFORE = 'The plant stands in the light. '.repeat(10)

describeOnDatabase('server', 'A search over everything', (database) => {
  const app = testApp(database, { ROLE: 'web' })
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(30)
  })
  const search = async (q: string, of = student) => (await of.client(searchEndpoints).search({ query: { q } })).results
  const kinds = async (q: string, of = student) => (await search(q, of)).map(({ kind }) => kind)
  const insert = <Row>(work: (tx: Transaction, holdId: string) => Promise<Row>) =>
    database().transaction(async (tx) => work(tx, await endedHold(tx, student.id)))
  const keepNotes = (title: string, html: string) =>
    student.client(notesEndpoints).create({ body: { title, html, made_by: 'model' } })

  test('finds what holds it in every part of the house, in the order of the kinds', async () => {
    await student
      .client(materialsEndpoints)
      .create({ form: { text: `${LONG_BEFORE}Osmosis moves water.`, title: 'Plants' } })
    const set = await student.client(reciteEndpoints).createSet({
      body: { title: 'OSMOSIS', selected_cards: [{ question: 'What moves?', answer: 'Water, by osmosis.' }] },
    })
    await keepNotes('Water', '<p>Osmosis.</p>')
    const { client } = student
    await client(understandingEndpoints).createSession({
      body: { messages: [{ role: 'user', content: 'What is osmosis?' }], notes_content: '' },
    })
    const examId = await insert((tx) =>
      insertExam(
        tx,
        {
          ...{ studentId: student.id, materialId: null, title: 'Osmosis', createdAt: app.clock.now() },
          ...{ generatedBy: 'content', language: 'auto', madeBy: 'built-in', isSampled: false },
        },
        ['Is osmosis slow?', 'What is turgor?'].map((question) => ({
          ...{
            type: 'short',
            question,
            correctAnswer: 'one',
            explanation: 'Osmosis is told nowhere.',
            source: null,
            options: [],
          },
        })),
      ),
    )
    const now = app.clock.now()
    await insert(async (tx, holdId) => {
      const { id } = await insertLecture(tx, { ...lectureRow(student.id, 'Water', now), holdId })
      const section = { lectureId: id, position: 1, firstPage: 1, lastPage: 1, title: 'Roots' }
      await tx.insert(lectureSections).values({ ...section, html: '<p>By <b>osm</b>osis &amp; light.</p>' })
    })
    const sentences = [{ start: 0, end: 1, text: 'Osmosis again.' }]
    await insert((tx, holdId) =>
      insertRecording(tx, { ...listeningRow(student.id, 'A talk', now), holdId, sentences }, [{ start: 0, end: 1 }]),
    )
    await insert((tx) => insertEssay(tx, essayRow(student.id, 'On osmosis', now)))
    await startSession(app.services, student, 'chat', { topic: 'Osmosis' }, AbortSignal.timeout(60_000))

    await indexMaterials(app.services, beginIndexing())
    const found = await search('osmosis')
    expect(found.map(({ kind }) => kind)).toEqual([
      ...['material', 'flashcard_set', 'flashcard', 'note', 'exam', 'exam_question', 'chat'],
      ...['lecture', 'listening_set', 'essay', 'speaking_session'],
    ])
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'flashcard', within_id: set.id, title: 'What moves?' }),
    )
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'exam_question', within_id: examId, title: 'Is osmosis slow?' }),
    )
    expect(found[0]).toMatchObject({ title: 'Plants', excerpt: expect.stringMatching(/^… .*Osmosis moves water\.$/s) })
    expect(found.find(({ kind }) => kind === 'lecture')?.excerpt.trim()).toBe('By osmosis & light.')
    expect(JSON.stringify(found)).not.toContain('told nowhere')
    expect(await kinds('osmosis', await app.student())).toEqual([])
  })

  test('finds one Chinese character, and no sign that stands for others', async () => {
    await keepNotes('細胞', '<p>細胞核</p>')
    expect(await kinds('核')).toEqual(['note'])
    expect(await kinds('%')).toEqual([])
    expect(await kinds('_')).toEqual([])
    expect(await kinds('  ')).toEqual([])
  })

  test('gives the newest of a kind, and of a material the page that holds it', async () => {
    for (let at = 1; at <= MOST_FOUND + 1; at++) await keepNotes(`Cells ${at}`, '<p>Cells.</p>')
    const titles = (await search('cells')).map(({ title }) => title)
    expect(titles).toEqual(['Cells 6', 'Cells 5', 'Cells 4', 'Cells 3', 'Cells 2'])

    const text = `${'A leaf is green. '.repeat(2000)}At last a xylem.`
    const { id } = await student.client(materialsEndpoints).create({ form: { text } })
    const [material] = await search('XYLEM')
    expect(material?.place?.material_id).toBe(id)
    const { page = 0 } = material?.place ?? {}
    const read = await student.client(materialsEndpoints).getPage({ params: { id, n: page } })
    expect(read.text).toContain('xylem')
    expect(page).toBeGreaterThan(1)
    expect(text.slice(material?.place?.start, material?.place?.end)).toBe('xylem')
  })

  test('may be asked so often', async () => {
    for (let at = 0; at < LIMITS.searchesOfStudent.most; at++)
      await app.services.limits.hit('searchesOfStudent', String(student.id))
    await expect(search('cells')).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(search('cells', await app.student())).resolves.toEqual([])
  })
})
