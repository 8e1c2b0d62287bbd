import type { Answer, Body } from '@lectern/contract/endpoint'
import type { ExamSet, examEndpoints } from '@lectern/contract/exam'
import type { MadeBy } from '@lectern/contract/shapes'
import { checkExamInput, EXAM_TEXTS, suggestExamTitle } from '@lectern/domain/exam'
import { PRICE_OF_EXAM } from '@lectern/domain/prices'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { collectQuestions } from './collect-questions.ts'
import { findMaterial } from './find-material.ts'
import { presentSet } from './present.ts'
import { isTooLongToRead } from './sample-material.ts'
import { insertSet, listQuestions, type NewQuestion, requireSet } from './set-store.ts'
import type { Brief } from './tasks.ts'

type Endpoint = typeof examEndpoints.generate
type Needed = Pick<Services, 'database' | 'clock' | 'credits' | 'model'>

/**
 * Makes an exam of thirty questions for ten credits, and keeps it. Topics and prompts are looked up in the student's own
 * materials: a model reads those that match beside them; the engine makes the exam from them, and refuses at no cost where
 * none does.
 * @throws Problem `content_rejected`, `generation_failed` with fewer than thirty questions, or what the ledger refuses
 */
export async function generateExam(
  services: Needed,
  student: { id: number },
  body: Body<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const ordered: Brief = { method: body.method, language: body.language, text: textOf(body), kept: '' }
  const refusal = checkExamInput(ordered.method, ordered.text)
  if (refusal) throw new Problem('content_rejected', refusal)
  const brief = await groundInMaterial(services, student, ordered)
  const order = {
    module: 'exam',
    price: PRICE_OF_EXAM,
    key: idempotencyKey,
    fingerprint: ordered,
    notEnoughText: () => EXAM_TEXTS.notEnoughCredits,
  } as const
  const { result, chargedCredits, availableCredits } = await services.credits.spend(
    student,
    order,
    ({ signal }) => collectQuestions(services.model, brief, signal),
    (tx, made) => keepExam(services, tx, student, ordered, made),
  )
  return { ...result, credit_cost: chargedCredits, user_credits: availableCredits }
}

function textOf({ method, content, topics, prompt }: Body<Endpoint>): string {
  if (method === 'content') return content
  if (method === 'prompt') return prompt
  return typeof topics === 'string' ? topics : topics.join('\n')
}

/** A model knows of topics itself, and reads what the student brought beside them; the engine knows nothing else. */
async function groundInMaterial({ database, model }: Needed, student: { id: number }, brief: Brief): Promise<Brief> {
  if (brief.method === 'content') return brief
  const found = await findMaterial(database.queries, student, brief.method, brief.text)
  if (model.description.madeBy === 'model') return { ...brief, kept: found }
  if (!found) throw new Problem('content_rejected', EXAM_TEXTS.noMaterial)
  return { ...brief, method: 'content', text: found }
}

async function keepExam(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  student: { id: number },
  { method, language, text }: Brief,
  { questions, madeBy }: { questions: readonly NewQuestion[]; madeBy: MadeBy },
): Promise<ExamSet> {
  const set = {
    studentId: student.id,
    title: suggestExamTitle(text),
    generatedBy: method,
    language,
    madeBy,
    isSampled: madeBy === 'model' && isTooLongToRead(text),
    createdAt: clock.now(),
  }
  const setId = await insertSet(tx, set, questions)
  return presentSet(await requireSet(tx, student.id, setId), await listQuestions(tx, setId))
}
