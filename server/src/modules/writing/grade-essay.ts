import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { EssayReport, writingEndpoints } from '@lectern/contract/writing'
import { priceOfWriting } from '@lectern/domain/prices'
import { countWords } from '@lectern/domain/words'
import { checkEssay } from '@lectern/domain/writing'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { presentWithPrevious } from './get-essay.ts'
import { insertEssay, keepEssay, requireEssay } from './store.ts'
import { gradingTask, type Writing } from './tasks.ts'
import { tidyReport } from './tidy-report.ts'
import { requireTopicImage } from './topic-image.ts'

type Parts = Pick<Services, 'database' | 'credits' | 'clock' | 'model'>

/** Made of an essay, but not kept yet. */
type Graded = Awaited<ReturnType<typeof grade>>

/**
 * Grades an essay and keeps it with its report, for the price of its words. A topic image is not read: the report says
 * so, and the topic is then not judged.
 * @throws Problem `content_rejected`, `unsupported_type` for an image that is none, `not_found` for a previous essay that
 *   is not the student's, `generation_failed`, or what the ledger refuses
 */
export async function gradeEssay(
  parts: Parts,
  student: { id: number },
  { image, ...form }: Form<typeof writingEndpoints.grade>,
  idempotencyKey: string | null,
): Promise<EssayReport> {
  const writing: Writing = { ...form, content: normalizeLineEnds(form.content), examType: form.exam_type }
  const refusal = checkEssay(writing)
  if (refusal) throw new Problem('content_rejected', refusal)
  if (image) await requireTopicImage(image)
  const previousId = form.previous_id ?? null
  if (previousId !== null) await requireEssay(parts.database.queries, student.id, previousId)

  const words = countWords(writing.content)
  const price = priceOfWriting(words)
  const fingerprint = { ...form, content: writing.content, image: image && (await hashOf(image)) }
  const order = { module: 'writing', price, key: idempotencyKey, fingerprint } as const
  const { result } = await parts.credits.spend(
    student,
    order,
    ({ signal }) => grade(parts, writing, signal),
    (tx, graded) => keep(tx, graded),
  )
  return result

  async function keep(tx: Transaction, { report, score, madeBy }: Graded): Promise<EssayReport> {
    const isPreviousThere = previousId !== null && (await keepEssay(tx, student.id, previousId))
    const essay = await insertEssay(tx, {
      studentId: student.id,
      previousId: isPreviousThere ? previousId : null,
      examType: writing.examType,
      purpose: writing.purpose,
      topic: writing.topic,
      isTopicImageUnread: image !== undefined,
      content: writing.content,
      words,
      score,
      mistakeCount: report.mistakes.length,
      report,
      madeBy,
      creditCost: price,
      createdAt: parts.clock.now(),
    })
    return presentWithPrevious(tx, essay)
  }
}

async function grade({ model }: Pick<Parts, 'model'>, writing: Writing, signal: AbortSignal) {
  const { output, madeBy } = await model.run(gradingTask(writing.examType), writing, signal)
  const { score, ...report } = tidyReport(output, writing.content, writing.examType)
  return { report, score, madeBy }
}

/** A form sends CR LF where the student's page has LF: places are counted in what the page shows. */
const normalizeLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

async function hashOf({ path }: UploadedFile): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
