import { randomUUID } from 'node:crypto'
import type { importEndpoints } from '@lectern/contract/cards/imports'
import type { Answer } from '@lectern/contract/endpoint'
import type { CardTextOptions } from '@lectern/decks/text/read-card-text'
import { IMPORT_TEXTS, MOST_IMPORTS_AT_ONCE } from '@lectern/domain/cards/imports'
import { dropUnstored } from '../../../core/files/drop-unstored.ts'
import { keepFile } from '../../../core/files/keep-file.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { Form } from '../../../http/routes.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { findImportOf, type ImportRow, insertImport, listOfStatus } from './import-store.ts'
import { importJob } from './jobs.ts'

type Endpoint = typeof importEndpoints.begin
type BeginServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'modules' | 'queue'>

/**
 * Keeps a file of cards for a job that takes it in. A repeat with the same `client_id` is the first import.
 * @throws Problem `unreadable` for an empty file, `storage_full`, `conflict` where too many are under way
 */
export async function beginImport(
  services: BeginServices,
  student: { id: number },
  { file, client_id: clientId = randomUUID(), ...text }: Form<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { database } = services
  const earlier = await findImportOf(database.queries, student.id, clientId)
  if (earlier) return { import_id: earlier.id }
  if (file.sizeBytes === 0) throw new Problem('unreadable', IMPORT_TEXTS.noCards)
  const fileKey = await keepFile(services, student, file.path)
  const row = {
    fileKey,
    clientId,
    filename: file.filename,
    fileSizeBytes: file.sizeBytes,
    textOptions: optionsOf(text),
  }
  try {
    const kept = await database.transaction((tx) => store(services, tx, student, row))
    if (kept.fileKey !== fileKey) await dropUnstored(services, student, [fileKey])
    return { import_id: kept.id }
  } catch (error) {
    await dropUnstored(services, student, [fileKey])
    throw error
  }
}

type NewImport = Pick<ImportRow, 'clientId' | 'filename' | 'fileSizeBytes' | 'textOptions'> & { fileKey: string }

async function store(
  services: BeginServices,
  tx: Transaction,
  student: { id: number },
  row: NewImport,
): Promise<ImportRow> {
  // Others who store for the same student wait from here on, the same upload twice at once among them.
  await requireStorageRoom(services, tx, student, row.fileSizeBytes)
  const earlier = await findImportOf(tx, student.id, row.clientId)
  if (earlier) return earlier
  if ((await listOfStatus(tx, student.id, 'processing')).length >= MOST_IMPORTS_AT_ONCE)
    throw new Problem('conflict', IMPORT_TEXTS.tooManyAtOnce)
  const jobId = randomUUID()
  const createdAt = services.clock.now()
  const kept = await insertImport(tx, { ...row, studentId: student.id, status: 'processing', jobId, createdAt })
  await services.queue.enqueue(tx, importJob, { importId: kept.id, studentId: student.id }, { id: jobId })
  return kept
}

/** Null where the text is to be read by its looks. */
function optionsOf({
  format,
  side_separator: side,
  card_separator: card,
  has_header: hasHeader,
}: Omit<Form<Endpoint>, 'file' | 'client_id'>): CardTextOptions | null {
  return format === undefined
    ? null
    : { format, separators: { side: side ?? '\t', card: card ?? '\n' }, hasHeader: hasHeader === 'true' }
}
