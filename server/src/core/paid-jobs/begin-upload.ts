import type { Queries, Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import type { Order } from '../credits/hold.ts'
import type { KeptFile } from '../documents/material-files.ts'
import { keepFile } from '../files/keep-file.ts'
import { removeFiles } from '../files/remove-files.ts'
import { requireStorageRoom } from '../files/require-storage-room.ts'

export type BeginServices = Pick<Services, 'config' | 'credits' | 'database' | 'files' | 'modules' | 'queue'>

type FindOfHold<Row> = (queries: Queries, holdId: string) => Promise<Row | null>

/** A file that a job will work on, and the row that stands for the work. */
export interface PaidUpload<Row> {
  order: Order
  /** Null where it is kept already. */
  file: { path: string; sizeBytes: number } | null
  findOfHold: FindOfHold<Row>
  /**
   * The student's material that has these bytes, kept from deletion until `tx` ends: then its file is worked on. There is one
   * where no file comes with the call. @throws Problem `not_found` where it has gone meanwhile
   */
  findKept?(tx: Transaction): Promise<KeptFile | null>
  /** Stores the row and enqueues its job. */
  insert(tx: Transaction, stored: StoredUpload): Promise<Row>
  fileKeyOf(row: Row): string | null
}

/** What a row refers to. */
export interface StoredUpload {
  holdId: string
  fileKey: string
  /** The material that has the file; null where none has it yet. */
  materialId: number | null
}

/**
 * The row of an earlier call with the same key; null where there was none.
 * @throws Problem `key_reused`; `not_found` for a repeat whose row has been deleted since
 */
export async function findEarlier<Row>(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  student: { id: number },
  call: Pick<Order, 'module' | 'key' | 'fingerprint'>,
  findOfHold: FindOfHold<Row>,
): Promise<Row | null> {
  const earlier = await credits.findHold(database.queries, student, call)
  return earlier && requireOfHold(database.queries, findOfHold, earlier.id)
}

/** What this call has begun already; null where the price can be paid. @throws Problem `insufficient_credits`, and as above */
export async function findBegun<Row>(
  services: Pick<Services, 'credits' | 'database'>,
  student: { id: number },
  { order, findOfHold }: Pick<PaidUpload<Row>, 'order' | 'findOfHold'>,
): Promise<Row | null> {
  const earlier = await findEarlier(services, student, order, findOfHold)
  if (!earlier) await services.credits.requireAvailable(services.database.queries, student, order)
  return earlier
}

/**
 * Keeps an upload and holds its price: row, hold and job come about in one transaction. The same call twice at once begins
 * once. A commit whose acknowledgement was lost looks like a failure; then the row is stored, paid, and the answer.
 * @throws Problem `storage_full`, `insufficient_credits`, `key_reused`, what `insert` refuses
 */
export async function beginUpload<Row>(
  services: BeginServices,
  student: { id: number },
  upload: PaidUpload<Row>,
): Promise<Row> {
  const fileKey = upload.file && (await keepFile(services, student, upload.file.path))
  const hold = { id: null as string | null }
  const row = await services.database
    .transaction((tx) => store(services, tx, student, upload, { fileKey, hold }))
    .catch(async (error: unknown) => {
      const stored = await findStored(services, student, upload, hold.id, error)
      if (stored !== null) return stored
      if (fileKey !== null) await removeNow(services, fileKey)
      throw error
    })
  // Where one upload came twice at once, or is a material already, another file counts.
  if (fileKey !== null && upload.fileKeyOf(row) !== fileKey) await removeNow(services, fileKey)
  return row
}

/** Unless something refers to it. Where it cannot be removed, the job does so that was enqueued as it was kept. */
const removeNow = (services: BeginServices, fileKey: string) => removeFiles(services, [fileKey]).catch(() => {})

async function store<Row>(
  services: BeginServices,
  tx: Transaction,
  student: { id: number },
  { order, file, findOfHold, findKept, insert }: PaidUpload<Row>,
  { fileKey, hold: placed }: { fileKey: string | null; hold: { id: string | null } },
): Promise<Row> {
  const { hold, isNew } = await services.credits.hold(tx, student, order)
  placed.id = hold.id
  if (!isNew) return requireOfHold(tx, findOfHold, hold.id)
  await keepFromErasure(tx, student.id)
  const kept = await findKept?.(tx)
  if (kept) return insert(tx, { holdId: hold.id, fileKey: kept.fileKey, materialId: kept.id })
  if (!file || fileKey === null) throw Problem.notFound()
  await requireStorageRoom(services, tx, student, file.sizeBytes)
  return insert(tx, { holdId: hold.id, fileKey, materialId: null })
}

/**
 * What a transaction that seems to have failed has stored after all. Its commit may be under way: it keeps the student's
 * balance until it has ended. Where the database cannot be asked the file stays, and a job looks at it later.
 */
async function findStored<Row>(
  { credits, database }: BeginServices,
  student: { id: number },
  { findOfHold }: PaidUpload<Row>,
  holdId: string | null,
  failure: unknown,
): Promise<Row | null> {
  if (failure instanceof Problem || holdId === null) return null
  try {
    return await database.transaction(async (tx) => {
      await credits.lock(tx, student)
      return findOfHold(tx, holdId)
    })
  } catch {
    throw failure
  }
}

async function requireOfHold<Row>(queries: Queries, findOfHold: FindOfHold<Row>, holdId: string): Promise<Row> {
  const row = await findOfHold(queries, holdId)
  if (!row) throw Problem.notFound()
  return row
}
