import type { Answer, Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import type { ExamSet } from '@lectern/contract/exam/shapes'
import { suggestTitle } from '@lectern/domain/content'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { holdOrigin, readTitles, requireOwnMaterial } from '../../../core/documents/material-store.ts'
import { adoptTyped, type TypedServices } from '../../../core/documents/typed/adopt-typed.ts'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { removeGeneration } from '../generations/generation-store.ts'
import { whileListed } from '../generations/while-listed.ts'
import { presentSet } from '../present.ts'
import { insertSet, listQuestions, type PlacedQuestion, requireSet } from '../set-store.ts'
import type { Brief } from '../tasks.ts'
import { type Collected, collectQuestions } from './collect-questions.ts'
import { withStarts } from './find-starts.ts'
import { nameDocuments } from './name-documents.ts'
import { askedBy, groundInMaterial, materialOf, namedIn, otherMaterialsOf, readBrief, readOrder } from './read-brief.ts'

type Endpoint = typeof examEndpoints.generate
type Needed = Pick<Services, 'database' | 'clock' | 'credits' | 'model'> & TypedServices

/**
 * Makes an exam of as many questions as were agreed on, a credit for three, and keeps it. Topics and prompts are looked up
 * in the student's own materials: a model reads those that match beside them; the engine makes the exam from them, and
 * refuses at no cost where none does. Until it is made it stands among the generations, and stays there if it fails. A content
 * that was typed becomes a material with it.
 * @throws Problem `content_rejected`, `not_found` for a material that is not the student's, `generation_failed` with fewer
 *   questions, or what the ledger refuses
 */
export async function generateExam(
  services: Needed,
  student: { id: number },
  body: Body<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const materialId = materialOf(body)
  const otherMaterialIds = otherMaterialsOf(body)
  const namedIds = namedIn(body)
  const count = Math.min(body.agreed_count ?? body.question_count, body.question_count)
  const named = {
    module: 'exam',
    key: idempotencyKey,
    fingerprint: { ...(await askedBy(queries, student, body)), count },
  } as const
  // A repeat is answered whatever has become of the material: it is read again only if the first call came to nothing.
  const isRepeat = (await services.credits.findHold(queries, student, named)) !== null
  const read = isRepeat ? null : await readGround(services, student, body)
  const order = {
    ...named,
    price: priceOfExam(count),
    about: {
      ...(read && { documentName: read.title }),
      counted: { unit: 'questions', amount: count },
    },
    notEnoughText: () => EXAM_TEXTS.notEnoughCredits,
  } as const
  const { result, chargedCredits, availableCredits } = await services.credits.spend(
    student,
    order,
    async ({ signal, holdId }) => {
      const { ordered, brief, title } = read ?? (await readGround(services, student, body))
      const generation = {
        ...generationOf(student, holdId, ordered, count),
        title,
        materialId,
        otherMaterialIds: namedIds,
      }
      return whileListed(services, generation, async () => {
        const collected = await collectQuestions(services.model, brief, count, { student, signal })
        const { questions } = collected
        return {
          ...{ ordered, title, generationId: holdId },
          ...collected,
          // What is of one document alone is all of it, also where its source cannot be found.
          questions:
            otherMaterialIds.length === 0
              ? questions
              : await nameDocuments(services, student, namedIds, questions, signal),
        }
      })
    },
    (tx, { ordered, ...made }) => keepExam(services, tx, student, { ...ordered, materialId, otherMaterialIds }, made),
  )
  return { ...result, credit_cost: chargedCredits, user_credits: availableCredits }
}

/** The order with its text, what the exam is made from, and its title. @throws Problem `content_rejected`, `not_found` as above */
async function readGround(
  services: Pick<Services, 'database' | 'model'>,
  student: { id: number },
  body: Body<Endpoint>,
): Promise<{ ordered: Brief; brief: Brief; title: string }> {
  const { queries } = services.database
  const ordered = readBrief(await readOrder(queries, student, body))
  const brief = await withStarts(services, student, body, await groundInMaterial(services, student, ordered))
  const title = body.title || suggestTitle(await titleOf(queries, student, materialOf(body)), ordered.text).trim()
  return { ordered, brief, title }
}

/** What the student calls the material; '' without one. @throws Problem `not_found` where it is not theirs */
async function titleOf(queries: Queries, student: { id: number }, materialId: number | null): Promise<string> {
  if (materialId === null) return ''
  await requireOwnMaterial(queries, student.id, materialId)
  return (await readTitles(queries, student.id, [materialId])).get(materialId) ?? ''
}

const generationOf = (student: { id: number }, holdId: string, { kept: _kept, ...ordered }: Brief, count: number) => ({
  id: holdId,
  studentId: student.id,
  ...ordered,
  kinds: [...ordered.kinds],
  agreedCount: count < ordered.questionCount ? count : null,
  creditCost: priceOfExam(count),
})

async function keepExam(
  services: TypedServices,
  tx: Transaction,
  student: { id: number },
  { method, language, ...ordered }: Brief & { materialId: number | null; otherMaterialIds: readonly number[] },
  {
    generationId,
    questions,
    ...made
  }: Collected & { generationId: string; title: string; questions: PlacedQuestion[] },
): Promise<ExamSet> {
  // Before the generation goes: whoever deletes a material has it before that, too.
  const named = await holdOrigin(tx, student.id, ordered.materialId)
  const placed = await holdOrigins(tx, student, questions)
  const others = await readTitles(tx, student.id, ordered.otherMaterialIds)
  await removeGeneration(tx, student.id, generationId)
  // What came from a document, or had some added to it, has its places there, and is none beside them.
  const isTyped = method === 'content' && ordered.materialId === null && ordered.otherMaterialIds.length === 0
  const typed = { text: ordered.text, name: made.title }
  const origin = isTyped ? { ...named, materialId: await adoptTyped(tx, services, student, typed, 'exam') } : named
  const set = {
    studentId: student.id,
    generationId,
    generatedBy: method,
    language,
    ...origin,
    otherMaterialIds: [...others.keys()],
    ...made,
    createdAt: services.clock.now(),
  }
  const setId = await insertSet(tx, set, placed)
  await insertPaidRun(tx, {
    ...{ id: generationId, studentId: student.id, module: 'exam', madeBy: made.madeBy },
    ...{ chargedCredits: priceOfExam(questions.length), madeCount: questions.length },
  })
  return presentSet(await requireSet(tx, student.id, setId), await listQuestions(tx, setId))
}

/** The questions that name a document of their own, each with what has become of that meanwhile. */
async function holdOrigins(
  tx: Transaction,
  student: { id: number },
  questions: readonly PlacedQuestion[],
): Promise<PlacedQuestion[]> {
  const ids = new Set(questions.flatMap(({ materialId }) => materialId ?? []))
  const origins = new Map<number, Awaited<ReturnType<typeof holdOrigin>>>()
  for (const id of ids) origins.set(id, await holdOrigin(tx, student.id, id))
  return questions.map((question) => ({ ...question, ...origins.get(question.materialId ?? 0) }))
}
