import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { checkLectureFile, LECTURE_TEXTS, titleOfFile } from '@lectern/domain/lecture'
import { priceOfLecture } from '@lectern/domain/prices'
import { touchMaterialOfFile } from '../../core/documents/material-store.ts'
import { sniffDocumentType } from '../../core/documents/reading/document-type.ts'
import { UnreadableDocument } from '../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../core/documents/unreadable-problem.ts'
import {
  type BeginServices,
  beginUpload,
  findBegun,
  type PaidUpload,
  type StoredUpload,
} from '../../core/paid-jobs/begin-upload.ts'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload, type UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { lectureJob } from './jobs.ts'
import { findLectureOfHold, insertLecture, type LectureRow } from './lecture-store.ts'

type Endpoint = typeof lectureEndpoints.upload
type UploadServices = BeginServices & Pick<Services, 'clock'>

/**
 * Keeps a PDF and holds its price; lecture, hold and job come about in one transaction, and the work goes on in the job.
 * A repeat with the same key gets the first lecture. Of a PDF that is a material already the file is not kept twice.
 * @throws Problem `unsupported_type`, `unreadable` for an empty file, `storage_full`, `insufficient_credits`,
 *   `key_reused`; `not_found` for a repeat whose lecture has been deleted since
 */
export async function uploadLecture(
  services: UploadServices,
  student: { id: number },
  { title, pdf_file: file }: Form<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  await requirePdf(file)
  const about = { documentName: file.filename, counted: { unit: 'bytes', amount: file.sizeBytes } } as const
  const price = priceOfLecture(file.sizeBytes)
  const fileHash = await hashOfUpload(file)
  const fingerprint = { title, name: file.filename, file: fileHash }
  const brought = { studentId: student.id, name: file.filename, fileHash, createdAt: services.clock.now() }
  const upload: PaidUpload<LectureRow> = {
    order: { module: 'lecture', price, key: idempotencyKey, fingerprint, about },
    file,
    findOfHold: findLectureOfHold,
    fileKeyOf: ({ fileKey }) => fileKey,
    findKept: (tx) => touchMaterialOfFile(tx, brought),
    insert: (tx, stored) => insert(services, tx, student, { title, file, creditCost: price, ...stored }),
  }
  const earlier = await findBegun(services, student, upload)
  return present(earlier ?? (await beginUpload(services, student, upload)))
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
  file: UploadedFile
  creditCost: number
}

async function insert(
  { clock, queue }: UploadServices,
  tx: Transaction,
  student: { id: number },
  { title, file, creditCost, ...stored }: NewLecture,
): Promise<LectureRow> {
  const jobId = randomUUID()
  const lecture = await insertLecture(tx, {
    studentId: student.id,
    title: title || titleOfFile(file.filename),
    originalFilename: file.filename,
    fileSizeBytes: file.sizeBytes,
    creditCost,
    jobId,
    ...stored,
    status: 'processing',
    createdAt: clock.now(),
  })
  await queue.enqueue(tx, lectureJob, { lectureId: lecture.id }, { id: jobId })
  return lecture
}

const present = ({ id, creditCost }: LectureRow): Answer<Endpoint> => ({ lecture_id: id, credit_cost: creditCost })
