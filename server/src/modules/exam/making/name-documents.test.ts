import { QUESTION_TYPES } from '@lectern/domain/exam'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, modelSaying } from '../../../../test/ground.ts'
import { silentLog } from '../../../../test/ledger.ts'
import { materialRow } from '../../../../test/rows/material-row.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { materials } from '../../../core/documents/tables.ts'
import { giveFeedback } from '../../../core/feedback/give-feedback.ts'
import { itemFeedback } from '../../../core/feedback/tables.ts'
import { createLimits } from '../../../core/limits/limits.ts'
import { reviewItems } from '../../../core/review/tables.ts'
import type { Model } from '../../../platform/model/model.ts'
import { deriveSecrets } from '../../../settings/secrets.ts'
import { wholeExam } from '../exam-test-ground.ts'
import { listGenerationRows } from '../generations/generation-store.ts'
import { getGeneration } from '../generations/list-generations.ts'
import { listMadeExams } from '../list-made.ts'
import { questionFeedback } from '../question-feedback.ts'
import { examReviewSource } from '../review-source.ts'
import { endSession } from '../sessions/end-session.ts'
import { startSession } from '../sessions/start-session.ts'
import { examSets } from '../tables.ts'
import { generateExam } from './generate-exam.ts'
import { quoteExam } from './quote-exam.ts'

type Order = Parameters<typeof generateExam>[2]

const secrets = deriveSecrets('a key of at least thirty-two characters')
const CELL = 'The mitochondrion is the part of a cell that releases energy.'
const LEAF = 'A leaf is green, for it holds chlorophyll that takes in light.'
const BOTH = 'Every living thing is made of one cell or of many cells.'
const BY_HAND = 'Written by hand: roots are brown.'
const SOURCES = [CELL, LEAF, BY_HAND, null, BOTH] as const

const orderOf = (...[first, ...others]: number[]): Order => ({
  method: 'content',
  language: 'auto',
  content: `${CELL}\n${BOTH}\n\n${LEAF}\n${BOTH}\n\n${BY_HAND}`,
  topics: '',
  prompt: '',
  material_id: first ?? null,
  other_material_ids: others,
  question_count: 30,
  kinds: [...QUESTION_TYPES],
  level: null,
  agreed_count: null,
})

/** Its questions have these sources, in turns. */
const asking = (...sources: readonly (string | null)[]): Model =>
  modelSaying(() => ({
    questions: wholeExam().map((question, at) => ({ ...question, source: sources[at % sources.length] ?? null })),
  })).model

describeOnBothDatabases('An exam of several documents', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database(), 30)
  })
  const bring = async (text: string, { id } = ground.student) => {
    const row = materialRow(id, 'A chapter.pdf', text, ground.clock.now())
    const [kept] = await database().queries.insert(materials).values(row).returning()
    return kept?.id ?? 0
  }
  const generate = (model: Model, order: Order, credits = ground.credits) =>
    generateExam({ ...ground, credits, model, log: silentLog } as never, ground.student, order, null)
  const madeFrom = async (materialId: number, student = ground.student) =>
    (await listMadeExams({ ...ground, queries: database().queries }, student, materialId)).map(({ id }) => id)
  type Exam = Awaited<ReturnType<typeof generate>>
  /** What questions with each source name. */
  const namedBy = (exam: Exam) =>
    new Map(
      exam.questions.map(({ source, material_id, is_material_gone }) => [source, is_material_gone ?? material_id]),
    )

  test('has each question name the one that its source stands in; what stands in none names none', async () => {
    const [cells, leaves] = [await bring(`${CELL}\n${BOTH}`), await bring(`${LEAF}\n${BOTH}`)]
    const exam = await generate(asking(...SOURCES), orderOf(cells, leaves, leaves, cells))
    const named = namedBy(exam)
    expect(SOURCES.map((source) => named.get(source))).toEqual([cells, leaves, null, null, cells])
    expect(exam.material_id).toBe(cells)
    expect([await madeFrom(cells), await madeFrom(leaves)]).toEqual([[exam.id], [exam.id]])
  })

  test('stands under each that was there when it was made, also one that gave no question', async () => {
    const [cells, roots, leaves] = [await bring(CELL), await bring('Roots are brown.'), await bring(LEAF)]
    const theirs = await bring('Theirs.', ground.stranger)
    const exam = await generate(asking(LEAF), orderOf(cells, leaves, roots, theirs, theirs + 1000))
    expect(await Promise.all([cells, leaves, roots].map((id) => madeFrom(id)))).toEqual([
      [exam.id],
      [exam.id],
      [exam.id],
    ])
    const [set] = await database().queries.select().from(examSets).where(eq(examSets.id, exam.id))
    expect(set?.otherMaterialIds.toSorted((one, other) => one - other)).toEqual([roots, leaves])
  })

  test('that stand below what was written by hand has them named all the same', async () => {
    const leaves = await bring(LEAF)
    const exam = await generate(asking(CELL, LEAF), { ...orderOf(), other_material_ids: [leaves] })
    expect([...namedBy(exam)]).toEqual([
      [CELL, null],
      [LEAF, leaves],
    ])
    expect([exam.material_id, await madeFrom(leaves)]).toEqual([null, [exam.id]])
  })

  test('is made without a model by who knows where each of them begins', async () => {
    const [cells, leaves] = [await bring(`${CELL}\n${BOTH}`), await bring(`${LEAF}\n${BOTH}`)]
    const changed = await bring('Roots are white.')
    const starts: unknown[] = []
    const model: Model = {
      ...asking(CELL),
      description: { madeBy: 'built-in', name: null },
      run: async (task, input) => {
        starts.push((input as { starts?: unknown }).starts)
        return { output: task.output.parse({ questions: wholeExam() }), madeBy: 'built-in' }
      },
    }
    const order = orderOf(cells, leaves, changed)
    await generate(model, order)
    await generate(model, orderOf(cells))
    const limits = createLimits({ database: database(), clock: ground.clock, secrets, hasClientLimits: false })
    await quoteExam({ ...ground, model, limits }, ground.student, order, new AbortController().signal)
    // A model is told nothing of it, and no document is read for that.
    await generate({ ...model, description: { madeBy: 'model', name: 'a model' } }, order)
    const both = [0, order.content.indexOf(LEAF)]
    expect(starts).toEqual([both, undefined, both, undefined])
  })

  test('passes over those that have gone, and those of somebody else', async () => {
    const [cells, theirs] = [await bring(CELL), await bring(LEAF, ground.stranger)]
    const exam = await generate(asking(CELL, LEAF), orderOf(cells, theirs, theirs + 1000))
    expect([...namedBy(exam)]).toEqual([
      [CELL, cells],
      [LEAF, null],
    ])
    expect(await madeFrom(theirs, ground.stranger)).toEqual([])
  })

  test('of which one is deleted while it is kept says so of the questions from that one alone', async () => {
    const [cells, leaves] = [await bring(CELL), await bring(LEAF)]
    const spend = (...[student, what, work, keep]: Parameters<Ground['credits']['spend']>) =>
      ground.credits.spend(student, what, work, async (tx, made) => {
        await tx.delete(materials).where(eq(materials.id, leaves))
        return keep(tx, made)
      })
    const credits = Object.assign(Object.create(ground.credits), { spend })
    const exam = await generate(asking(CELL, LEAF), orderOf(cells, leaves), credits)
    expect([...namedBy(exam)]).toEqual([
      [CELL, cells],
      [LEAF, true],
    ])
    expect(exam.is_material_gone).toBeUndefined()
  })

  test('has what was missed reviewed, and what is said to be wrong held, against the document of its question', async () => {
    const [cells, leaves] = [await bring(CELL), await bring(LEAF)]
    const { id, questions } = await generate(asking(CELL, LEAF, null), orderOf(cells, leaves))
    const { session_id } = await startSession(ground, ground.student, id)
    await endSession(ground, ground.student, session_id, { [questions[0]?.id ?? 0]: 'Something else' })
    const items = await database().queries.select().from(reviewItems).where(eq(reviewItems.groupId, id))
    const things = items.map((item) => ({ id: item.id, sourceId: item.sourceId, part: 0 }))
    const texts = await examReviewSource.readTexts(database().queries, ground.student.id, things)
    expect(new Set(items.map((item) => `${texts.get(item.id)?.source} ${item.materialId}`))).toEqual(
      new Set([`${CELL} ${cells}`, `${LEAF} ${leaves}`, 'null null']),
    )
    const ofLeaves = questions.find(({ source }) => source === LEAF)?.id ?? 0
    const thing = { id: 1, sourceId: ofLeaves, part: 0 }
    const told = await examReviewSource.readTexts(database().queries, ground.student.id, [thing])
    expect(told.get(1)?.origin).toEqual({ materialId: leaves, isMaterialGone: false })
    const modules = [{ id: 'exam', feedback: questionFeedback, reviewSource: examReviewSource }]
    const said = { kind: 'exam', id: ofLeaves, reason: 'wrong' } as const
    await giveFeedback({ ...ground, modules }, ground.student, said, 'en')
    const [feedback] = await database()
      .queries.select()
      .from(itemFeedback)
      .where(eq(itemFeedback.studentId, ground.student.id))
    expect(feedback).toMatchObject({ source: LEAF, materialId: leaves })
  })

  test('is another thing than one of a single document, of which is every question, also where its source is not found', async () => {
    const cells = await bring(CELL)
    expect([...namedBy(await generate(asking(...SOURCES), orderOf(cells))).values()]).toEqual(SOURCES.map(() => cells))
  })

  test('names them again where it came to nothing', async () => {
    const [cells, leaves] = [await bring(CELL), await bring(LEAF)]
    const nothing = modelSaying(() => ({ questions: [] })).model
    await expect(generate(nothing, orderOf(cells, leaves))).rejects.toMatchObject({ code: 'generation_failed' })
    const [failed] = await listGenerationRows(database().queries, ground.student.id)
    const order = await getGeneration(ground, ground.student, failed?.id ?? '', 'en')
    expect(order).toMatchObject({ material_id: cells, other_material_ids: [leaves] })
  })
})
