import { Readable } from 'node:stream'
import { writeMarkdownCards } from '@lectern/decks/text/markdown-cards'
import type { TextCard } from '@lectern/decks/text/text-card'
import { writeCsv } from '@lectern/decks/text/write-csv'
import { formatCardFile } from '@lectern/domain/cards/card-file'
import { plainSides } from '@lectern/domain/cards/faces'
import type { ExportFormat } from '@lectern/domain/cards/imports'
import { deckOfSet } from '@lectern/domain/cards/set-folders'
import type { FileAnswer } from '../../../http/routes.ts'
import type { Services } from '../../../services.ts'
import { type CardRow, listCards } from '../cards/card-store.ts'
import { requireSet } from '../sets/set-store.ts'
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
  const cards = await listCards(queries, setId)
  const about = { filename: fileNameOf(set.title, format), contentType: CONTENT_TYPES[format] }
  if (format === 'apkg') {
    const archive = await streamPackage(services, student, { id: setId, deck: deckOfSet(set), cards })
    return { ...about, stream: archive, sizeBytes: null }
  }
  const bytes = Buffer.from(writeText(cards, format))
  return { ...about, stream: Readable.from([bytes]), sizeBytes: bytes.length }
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
