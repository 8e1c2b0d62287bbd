import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { checkRecording, LISTENING_TEXTS, listeningTitle } from '@lectern/domain/listening'
import { kindOfType, type MaterialType } from '@lectern/domain/materials/material'
import { priceOfListening } from '@lectern/domain/prices'
import type { Order } from '../../core/credits/hold.ts'
import { type BeginServices, beginUpload, findEarlier, type StoredUpload } from '../../core/paid-jobs/begin-upload.ts'
import { type BroughtFile, fingerprintOf, openBrought, requireBringing } from '../../core/paid-jobs/brought-file.ts'
import type { Recording } from '../../core/recordings/reading/messages.ts'
import { RECORDING_LIMITS } from '../../core/recordings/recording-limits.ts'
import { asRecordingProblem } from '../../core/recordings/recording-problem.ts'
import { RecordingReader } from '../../core/recordings/recording-reader.ts'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { listeningJob } from './jobs.ts'
import { awaitSet, type UploadServices } from './processing/await-set.ts'
import { findSetOfHold, insertSet, type SetRow } from './set-store.ts'

type Endpoint = typeof listeningEndpoints.generate
type Needed = BeginServices & UploadServices & Pick<Services, 'clock' | 'speech'>

/** Which materials can be listened to: recordings. */
const TAKEN = { takes: (type: MaterialType) => kindOfType(type) === 'recording', refusal: LISTENING_TEXTS.unsupported }

/**
 * Keeps a recording, or takes that of a material, and holds its price; set, hold and job come about in one transaction, and the
 * work goes on in the job, whether or not anybody waits for it here. A repeat with the same key gets the first set. Of a
 * recording that is a material already the file is not kept twice.
 * @throws Problem `unavailable` where nothing transcribes, `invalid` without either or with both, `unsupported_type`,
 *   `unreadable`, `storage_full`, `insufficient_credits`, `key_reused`; what `awaitSet` throws; `not_found` for a material that
 *   is not there, and for a repeat whose set has been deleted since
 */
export async function generateSet(
  services: Needed,
  student: { id: number },
  form: Form<Endpoint>,
  idempotencyKey: string | null,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { credits, database, speech } = services
  if (speech.description.transcribes === null) throw new Problem('unavailable', LISTENING_TEXTS.notSetUp)
  const { title, language_codes: languages, wait } = form
  const bringing = await requireBringing(form.file, form.material_id)
  if ('file' in bringing) requireRecording(bringing.file)
  const answer = (set: SetRow) => awaitSet(services, student, set, wait === 'true', signal)
  const fingerprint = { title, languages, ...fingerprintOf(bringing) }
  const call = { module: 'listening', key: idempotencyKey, fingerprint } as const
  const earlier = await findEarlier(services, student, call, findSetOfHold)
  if (earlier) return answer(earlier)
  const brought = await openBrought(services, student, bringing, TAKEN)
  const { name, sizeBytes } = brought
  const about = { documentName: name, counted: { unit: 'bytes', amount: sizeBytes } } as const
  const order: Order = { ...call, price: priceOfListening(sizeBytes), about }
  await credits.requireAvailable(database.queries, student, order)
  const recording = await brought.readAt((path) => inspect(path, student, signal))
  speech.refuseUnheard?.(recording.contentType)
  const set = await beginUpload(services, student, {
    ...{ order, file: brought.file, findOfHold: findSetOfHold, findKept: brought.findKept },
    fileKeyOf: ({ uploadKey }) => uploadKey,
    insert: (tx, stored) =>
      insert(services, tx, student, { creditCost: order.price, form, brought, recording, ...stored }),
  })
  return answer(set)
}

function requireRecording({ filename: name, sizeBytes: size }: UploadedFile): void {
  const refusal = checkRecording({ name, size })
  if (refusal) throw new Problem(refusal === LISTENING_TEXTS.tooLarge ? 'too_large' : 'unsupported_type', refusal)
}

function inspect(path: string, student: { id: number }, signal: AbortSignal): Promise<Recording> {
  return RecordingReader.use(path, { student, signal }, (reader) => reader.inspect(RECORDING_LIMITS)).catch(
    (error: unknown) => {
      throw asRecordingProblem(error)
    },
  )
}

interface NewSet extends StoredUpload {
  creditCost: number
  form: Form<Endpoint>
  brought: BroughtFile
  recording: Recording
}

async function insert(
  { clock, queue }: Needed,
  tx: Transaction,
  student: { id: number },
  { creditCost, form, brought, recording, holdId, fileKey, materialId }: NewSet,
): Promise<SetRow> {
  const jobId = randomUUID()
  const set = await insertSet(
    tx,
    {
      studentId: student.id,
      title: form.title || listeningTitle(brought.title),
      filename: brought.name,
      languages: form.language_codes,
      status: 'processing',
      stage: 'preparing',
      jobId,
      holdId,
      creditCost,
      uploadKey: fileKey,
      // What a material keeps of a recording is its sound.
      audioKey: materialId === null ? null : fileKey,
      materialId,
      contentType: recording.contentType,
      sizeBytes: brought.sizeBytes,
      durationSeconds: recording.durationSeconds,
      createdAt: clock.now(),
    },
    recording.pieces,
  )
  await queue.enqueue(tx, listeningJob, { setId: set.id, studentId: student.id }, { id: jobId })
  return set
}
