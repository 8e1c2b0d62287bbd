import { Readable } from 'node:stream'
import { writeMarkdownCards } from '@lectern/decks/text/markdown-cards'
import type { TextCard } from '@lectern/decks/text/text-card'
import { writeCsv } from '@lectern/decks/text/write-csv'
import { formatCardFile } from '@lectern/domain/cards/card-file'
import { plainSides } from '@lectern/domain/cards/faces'
import { type ExportFormat, IMPORT_TEXTS, MOST_EXPORTED_CARDS } from '@lectern/domain/cards/imports'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { type CardRow, listCards } from '../cards/card-store.ts'
import { listSetsOfFolder, requireSet } from '../sets/set-store.ts'
import { streamPackage } from './stream-package.ts'

const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  apkg: 'application/octet-stream',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
const MOST_NAME_CHARACTERS = 100

/**
 * A set as a file for another program. Covered pictures are pictures in text, and a text with gaps keeps its marks but in the
 * plain text, which has `[…]`. Options are a list of tasks; in the plain text they stand with the question. @throws Problem `not_found`
 */
export async function exportSet(
  services: Pick<Services, 'clock' | 'database' | 'files'>,
  student: { id: number },
  setId: number,
  format: ExportFormat,
): Promise<FileAnswer> {
  const { queries } = services.database
  const set = await requireSet(queries, student.id, setId)
  const about = { filename: fileNameOf(set.title, format), contentType: CONTENT_TYPES[format] }
  if (format === 'apkg') return { ...about, stream: await streamPackage(services, student, [set]), sizeBytes: null }
  const bytes = Buffer.from(writeText(await listCards(queries, setId), format))
  return { ...about, stream: Readable.from([bytes]), sizeBytes: bytes.length }
}

/**
 * A folder's sets, with those within it, as one package of Anki's. Sets without cards are no part of it.
 * @throws Problem `not_found` where no set is in it, `conflict` where it holds more cards than a package takes
 */
export async function exportFolder(
  services: Pick<Services, 'clock' | 'database' | 'files'>,
  student: { id: number },
  folder: string,
): Promise<FileAnswer> {
  const sets = await listSetsOfFolder(services.database.queries, student.id, folder)
  if (sets.length === 0) throw Problem.notFound()
  const cardCount = sets.reduce((sum, set) => sum + set.cardCount, 0)
  if (cardCount > MOST_EXPORTED_CARDS) throw new Problem('conflict', IMPORT_TEXTS.folderTooLarge)
  const filled = sets.filter((set) => set.cardCount > 0)
  return {
    filename: fileNameOf(folder, 'apkg'),
    contentType: CONTENT_TYPES.apkg,
    stream: await streamPackage(services, student, filled),
    sizeBytes: null,
  }
}

function writeText(cards: readonly CardRow[], format: Exclude<ExportFormat, 'apkg'>): string {
  if (format === 'txt') return formatCardFile(cards.map((card) => plainSides(card, 'all')))
  const texts = cards.map(asText)
  return format === 'csv' ? writeCsv(texts) : writeMarkdownCards(texts)
}

function asText(card: CardRow): TextCard {
  const { kind, tags } = card
  if (kind === 'occlusion') return { kind: 'basic', ...plainSides(card, 'all'), tags }
  return { kind: kind === 'typed' ? 'basic' : kind, question: card.question, answer: card.answer, tags }
}

/** What no system takes in a name is a dash. */
function fileNameOf(title: string, format: ExportFormat): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .trim()
    .slice(0, MOST_NAME_CHARACTERS)
  return `${name || 'cards'}.${format}`
}
