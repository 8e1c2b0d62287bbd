import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { checkLectureFile, LECTURE_TEXTS, titleOfFile } from '@lectern/domain/lecture'
import { priceOfLecture } from '@lectern/domain/prices'
import { requireStorageRoom } from '../../core/accounts/require-storage-room.ts'
import type { Order } from '../../core/credits/hold.ts'
import { sniffDocumentType } from '../../core/documents/reading/document-type.ts'
import { UnreadableDocument } from '../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../core/documents/unreadable-problem.ts'
import { keepFile } from '../../core/files/keep-file.ts'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { lectureJob } from './jobs.ts'
import { findLectureOfHold, insertLecture, type LectureRow } from './lecture-store.ts'

type Endpoint = typeof lectureEndpoints.upload
type UploadServices = Pick<Services, 'clock' | 'config' | 'credits' | 'database' | 'files' | 'modules' | 'queue'>

/**
 * Keeps a PDF and holds its price; lecture, hold and job come about in one transaction, and the work goes on in the job.
 * A repeat with the same key gets the first lecture.
 * @throws Problem `unsupported_type`, `unreadable` for an empty file, `storage_full`, `insufficient_credits`,
 *   `key_reused`; `not_found` for a repeat whose lecture has been deleted since
 */
export async function uploadLecture(
  services: UploadServices,
  student: { id: number },
  { title, pdf_file: file }: Form<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const { credits, database, files } = services
  await requirePdf(file)
  const order: Order = {
    module: 'lecture',
    price: priceOfLecture(file.sizeBytes),
    key: idempotencyKey,
    fingerprint: { title, name: file.filename, sizeBytes: file.sizeBytes },
    about: { documentName: file.filename, counted: { unit: 'bytes', amount: file.sizeBytes } },
  }
  const earlier = await credits.findHold(database.queries, student, order)
  if (earlier) return present(await requireLectureOf(database.queries, earlier.id))
  await credits.requireAvailable(database.queries, student, order)
  const fileKey = await keepFile(services, student, file.path)
  try {
    const lecture = await database.transaction((tx) => begin(services, tx, student, { order, title, file, fileKey }))
    // The same upload twice at once: the other one brought the file that counts.
    if (lecture.fileKey !== fileKey) await files.delete(fileKey)
    return present(lecture)
  } catch (error) {
    await files.delete(fileKey)
    throw error
  }
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

interface Beginning {
  order: Order
  title: string
  file: UploadedFile
  fileKey: string
}

async function begin(
  services: UploadServices,
  tx: Transaction,
  student: { id: number },
  { order, title, file, fileKey }: Beginning,
): Promise<LectureRow> {
  const { clock, credits, queue } = services
  const { hold, isNew } = await credits.hold(tx, student, order)
  if (!isNew) return requireLectureOf(tx, hold.id)
  await requireStorageRoom(services, tx, student, file.sizeBytes)
  const jobId = randomUUID()
  const lecture = await insertLecture(tx, {
    studentId: student.id,
    title: title || titleOfFile(file.filename),
    originalFilename: file.filename,
    fileKey,
    fileSizeBytes: file.sizeBytes,
    creditCost: order.price,
    holdId: hold.id,
    jobId,
    status: 'processing',
    createdAt: clock.now(),
  })
  await queue.enqueue(tx, lectureJob, { lectureId: lecture.id }, { id: jobId })
  return lecture
}

async function requireLectureOf(queries: Parameters<typeof findLectureOfHold>[0], holdId: string): Promise<LectureRow> {
  const lecture = await findLectureOfHold(queries, holdId)
  if (!lecture) throw Problem.notFound()
  return lecture
}

const present = ({ id, creditCost }: LectureRow): Answer<Endpoint> => ({ lecture_id: id, credit_cost: creditCost })
