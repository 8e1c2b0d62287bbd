import type { CardImport, importEndpoints } from '@lectern/contract/cards/imports'
import type { Answer } from '@lectern/contract/endpoint'
import { IMPORTS_LISTED } from '@lectern/domain/cards/imports'
import type { Language } from '@lectern/texts/languages'
import type { Queries } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { speaker, tell } from '../../../speaker.ts'
import {
  type ImportRow,
  type ImportWithSets,
  listImportedSets,
  listImportsWithSets,
  requireImport,
} from './import-store.ts'

/** How an import stands: how far it has come, or what came of it. @throws Problem `not_found` */
export async function getImport(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  importId: number,
  language: Language,
): Promise<CardImport> {
  return presentImport(queries, await requireImport(queries, student.id, importId), language)
}

/** The latest imports, those under way among them. */
export async function listImports(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  language: Language,
): Promise<Answer<typeof importEndpoints.list>> {
  const imports = await listImportsWithSets(queries, student.id, IMPORTS_LISTED)
  return { imports: imports.map((one) => describeImport(one, language)) }
}

export async function presentImport(queries: Queries, row: ImportRow, language: Language): Promise<CardImport> {
  return describeImport({ row, sets: await listImportedSets(queries, row.id) }, language)
}

const describeImport = ({ row, sets }: ImportWithSets, language: Language): CardImport => ({
  id: row.id,
  filename: row.filename,
  status: row.status,
  note_count: row.noteCount,
  notes_done: row.notesDone,
  card_count: row.cardCount,
  sets: sets.map(({ setId, title, cardCount }) => ({ id: setId, title, card_count: cardCount })),
  left_out: row.leftOut,
  error_message: row.errorMessage && tell(row.errorMessage, speaker.in(language)),
  created_at: row.createdAt.toISOString(),
})
