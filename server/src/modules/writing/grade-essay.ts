import type { writingEndpoints } from '@lectern/contract/writing'
import type { EssayReport } from '@lectern/contract/writing/shapes'
import { normalizeLineEnds } from '@lectern/domain/content'
import { priceOfWriting } from '@lectern/domain/prices'
import { countWords, paidWords } from '@lectern/domain/words'
import { checkEssay } from '@lectern/domain/writing'
import type { Language } from '@lectern/texts/languages'
import { holdOrigin, requireOwnMaterial } from '../../core/documents/material-store.ts'
import { indexAtOnce } from '../../core/documents/search/index-at-once.ts'
import { insertPaidRun } from '../../core/feedback/feedback-store.ts'
import { countRemarks } from '../../core/feedback/remarks.ts'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload, type UploadedFile } from '../../http/uploads.ts'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { presentWithPrevious } from './get-essay.ts'
import type { Writing } from './grading.ts'
import { removeGrading } from './gradings/grading-store.ts'
import { whileListed } from './gradings/while-listed.ts'
import { remarkOfSuggestion } from './remark-feedback.ts'
import { settleEssay } from './settle-essay.ts'
import { insertEssay, keepEssay, requireEssay } from './store.ts'
import { gradingTask } from './tasks.ts'
import { tidyReport } from './tidy-report.ts'
import { readTopicImage, requireTopicImage } from './topic-image.ts'

type Parts = Pick<Services, 'database' | 'credits' | 'clock' | 'log' | 'model' | 'modules' | 'recognition' | 'config'>

/** Who asks: `signal` aborts when they leave, which does not end the work. */
interface Call {
  signal: AbortSignal
  idempotencyKey: string | null
  /** What the report is told in. */
  language: Language
}

/** Made of an essay, but not kept yet. */
type Graded = Awaited<ReturnType<typeof grade>>

/**
 * Grades an essay and keeps it with its report, for the price of its words. The text of a topic image becomes the topic,
 * and a model that reads images is shown it; where neither helps, the report says so, and the topic is not judged. Until
 * then it stands among the gradings, and stays there if it fails and nobody is there to be told. With its report it becomes a
 * material, unless it was read from one.
 * @throws Problem `content_rejected`, `unsupported_type` or `unreadable` for an image that is none, `not_found` for a
 *   previous essay or a material that is not the student's, `generation_failed`, or what the ledger refuses
 */
export async function gradeEssay(
  parts: Parts,
  student: { id: number },
  { image, material_id, is_material_gone, ...form }: Form<typeof writingEndpoints.grade>,
  { signal: caller, idempotencyKey, language }: Call,
): Promise<EssayReport> {
  const writing: Writing = { ...form, content: normalizeLineEnds(form.content), examType: form.exam_type }
  const refusal = checkEssay(writing)
  if (refusal) throw new Problem('content_rejected', refusal)
  if (image) await requireTopicImage(image)
  const previousId = form.previous_id ?? null
  if (previousId !== null) await requireEssay(parts.database.queries, student.id, previousId)
  const named = { materialId: material_id ?? null, isMaterialGone: is_material_gone === 'true' }

  const paid = paidWords(writing.content)
  const price = priceOfWriting(paid)
  const fingerprint = { ...form, content: writing.content, image: image && (await hashOfUpload(image)) }
  const about = { documentName: form.topic, counted: { unit: 'words', amount: paid } } as const
  const order = { module: 'writing', price, key: idempotencyKey, fingerprint, about } as const
  // A repeat is answered whatever has become of the material.
  if (named.materialId !== null && !(await parts.credits.findHold(parts.database.queries, student, order)))
    await requireOwnMaterial(parts.database.queries, student.id, named.materialId)
  const { result } = await parts.credits.spend(
    student,
    order,
    ({ signal, holdId }) =>
      whileListed(
        parts,
        { id: holdId, studentId: student.id, previousId, ...textsOf(writing), ...named, creditCost: price },
        caller,
        async () => ({ holdId, ...(await grade(parts, student, { writing, image }, signal)) }),
      ),
    (tx, graded) => keep(tx, graded),
  )
  return withMaterial(parts, result, previousId)

  async function keep(
    tx: Transaction,
    { holdId, report, score, maker, topic, isTopicImageUnread }: Graded & { holdId: string },
  ): Promise<EssayReport> {
    // Before the grading goes: whoever deletes the material has it before that, too.
    const held = await holdOrigin(tx, student.id, named.materialId)
    await removeGrading(tx, student.id, holdId)
    const origin = { ...held, isMaterialGone: held.isMaterialGone || named.isMaterialGone }
    const brought = { studentId: student.id, content: writing.content, topic, previousId, ...origin }
    const settled = await settleEssay(tx, parts, brought)
    const isPreviousThere = previousId !== null && (await keepEssay(tx, student.id, previousId))
    const essay = await insertEssay(tx, {
      studentId: student.id,
      gradingId: holdId,
      previousId: isPreviousThere ? previousId : null,
      ...textsOf(writing),
      ...settled,
      topic,
      isTopicImageUnread,
      score,
      mistakeCount: report.mistakes.length,
      report,
      ...maker,
      creditCost: price,
      createdAt: parts.clock.now(),
    })
    const { mistakes, suggestions, revised } = essay.report
    const remarkCount = countRemarks([...mistakes, ...suggestions.map(remarkOfSuggestion)])
    const madeCount = remarkCount + (revised === '' ? 0 : 1)
    const run = { id: holdId, studentId: student.id, module: 'writing', madeBy: essay.madeBy } as const
    if (madeCount > 0) await insertPaidRun(tx, { ...run, chargedCredits: price, madeCount })
    return presentWithPrevious(tx, essay, language)
  }
}

/** The report once its material can be searched that an earlier draft was before. */
async function withMaterial(parts: Parts, report: EssayReport, previousId: number | null): Promise<EssayReport> {
  // What was stored before essays were materials names none.
  const materialId = report.material_id ?? null
  if (previousId !== null && materialId !== null) await indexAtOnce(parts, materialId)
  return { ...report, material_id: materialId }
}

const textsOf = ({ content, examType, purpose, topic }: Writing) => ({
  content,
  examType,
  purpose,
  topic,
  words: countWords(content),
})

async function grade(
  parts: Parts,
  student: { id: number },
  { writing, image }: { writing: Writing; image: UploadedFile | undefined },
  signal: AbortSignal,
) {
  const read = image ? await readTopicImage(parts, student, image, signal) : null
  const topic = [writing.topic, read?.text].filter(Boolean).join('\n\n')
  const asked = { ...writing, topic, topicImage: read?.shown ?? null }
  const { output, isShown, ...maker } = await ask(parts, asked, { student, signal })
  const { score, ...report } = tidyReport(output, writing.content, writing.examType)
  return { report, score, maker, topic, isTopicImageUnread: read !== null && read.text === '' && !isShown }
}

/** A model that takes no images is asked once more, without. */
async function ask({ model, log }: Parts, asked: Writing, asker: Asker) {
  const run = (input: Writing) => model.run(gradingTask(asked.examType), input, asker)
  if (!asked.topicImage) return { ...(await run(asked)), isShown: false }
  try {
    return { ...(await run(asked)), isShown: true }
  } catch (error) {
    if (asker.signal.aborted) throw error
    log.warn({ err: error }, 'an essay could not be graded beside the image of its topic')
    return { ...(await run({ ...asked, topicImage: null })), isShown: false }
  }
}
