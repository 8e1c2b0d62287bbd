import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { checkLectureFile, LECTURE_TEXTS, titleOfFile } from '@lectern/domain/lecture'
import type { MaterialType } from '@lectern/domain/materials/material'
import { priceOfLecture } from '@lectern/domain/prices'
import type { Order } from '../../core/credits/hold.ts'
import { sniffDocumentType } from '../../core/documents/reading/document-type.ts'
import { UnreadableDocument } from '../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../core/documents/unreadable-problem.ts'
import { type BeginServices, beginUpload, findEarlier, type StoredUpload } from '../../core/paid-jobs/begin-upload.ts'
import { type BroughtFile, fingerprintOf, openBrought, requireBringing } from '../../core/paid-jobs/brought-file.ts'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { lectureJob } from './jobs.ts'
import { findLectureOfHold, insertLecture, type LectureRow } from './lecture-store.ts'

type Endpoint = typeof lectureEndpoints.upload
type UploadServices = BeginServices & Pick<Services, 'clock'>

/** Which materials can be explained: PDFs. */
const TAKEN = { takes: (type: MaterialType) => type === 'application/pdf', refusal: LECTURE_TEXTS.wrongType }

/**
 * Keeps a PDF, or takes that of a material, and holds its price; lecture, hold and job come about in one transaction, and the
 * work goes on in the job. A repeat with the same key gets the first lecture. Of a PDF that is a material already the file is
 * not kept twice.
 * @throws Problem `invalid` without either or with both, `unsupported_type`, `unreadable` for an empty file, `storage_full`,
 *   `insufficient_credits`, `key_reused`; `not_found` for a material that is not there, and for a repeat whose lecture has been
 *   deleted since
 */
export async function uploadLecture(
  services: UploadServices,
  student: { id: number },
  { title, pdf_file, material_id }: Form<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const bringing = await requireBringing(pdf_file, material_id)
  if ('file' in bringing) await requirePdf(bringing.file)
  const fingerprint = { title, ...fingerprintOf(bringing) }
  const call = { module: 'lecture', key: idempotencyKey, fingerprint } as const
  const earlier = await findEarlier(services, student, call, findLectureOfHold)
  if (earlier) return present(earlier)
  const brought = await openBrought(services, student, bringing, TAKEN)
  const { name, sizeBytes } = brought
  const about = { documentName: name, counted: { unit: 'bytes', amount: sizeBytes } } as const
  const order: Order = { ...call, price: priceOfLecture(sizeBytes), about }
  await services.credits.requireAvailable(services.database.queries, student, order)
  const lecture = await beginUpload(services, student, {
    ...{ order, file: brought.file, findOfHold: findLectureOfHold, findKept: brought.findKept },
    fileKeyOf: ({ fileKey }) => fileKey,
    insert: (tx, stored) => insert(services, tx, student, { title, brought, creditCost: order.price, ...stored }),
  })
  return present(lecture)
}

async function requirePdf(file: UploadedFile): Promise<void> {
  const refusal = checkLectureFile({ name: file.filename, size: file.sizeBytes })
  if (refusal === LECTURE_TEXTS.tooLarge) throw new Problem('too_large', refusal)
  if (refusal) throw new Problem('unsupported_type', refusal)
  try {
    const type = await sniffDocumentType(file.path)
    if (type !== '.pdf') throw new UnreadableDocument('unsupported_type', type)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    // What a file of another type is like is of no interest here.
    throw unreadableProblem(
      error.reason === 'empty' ? error : new UnreadableDocument('unsupported_type', error.detail),
      LECTURE_TEXTS.wrongType,
    )
  }
}

interface NewLecture extends StoredUpload {
  title: string
  brought: BroughtFile
  creditCost: number
}

async function insert(
  { clock, queue }: UploadServices,
  tx: Transaction,
  student: { id: number },
  { title, brought, creditCost, ...stored }: NewLecture,
): Promise<LectureRow> {
  const jobId = randomUUID()
  const lecture = await insertLecture(tx, {
    studentId: student.id,
    title: title || titleOfFile(brought.title),
    originalFilename: brought.name,
    fileSizeBytes: brought.sizeBytes,
    creditCost,
    jobId,
    ...stored,
    status: 'processing',
    createdAt: clock.now(),
  })
  await queue.enqueue(tx, lectureJob, { lectureId: lecture.id, studentId: student.id }, { id: jobId })
  return lecture
}

const present = ({ id, creditCost }: LectureRow): Answer<Endpoint> => ({ lecture_id: id, credit_cost: creditCost })
