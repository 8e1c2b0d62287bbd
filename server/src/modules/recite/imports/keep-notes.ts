import type { DeckNote } from '@lectern/decks/deck-note'
import { partsOf } from '@lectern/domain/cards/faces'
import { placeOfDeck } from '@lectern/domain/cards/set-folders'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { MAX_CARDS_PER_SET } from '@lectern/domain/recite'
import { message } from '@lectern/texts/message'
import { readStudent } from '../../../core/accounts/student-store.ts'
import { type BroughtMemory, bringMemories } from '../../../core/review/bring-memories.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { speaker } from '../../../speaker.ts'
import { saveCards } from '../cards/card-store.ts'
import { uuidOf } from '../cards/uuid-of.ts'
import { rememberCards } from '../review-source.ts'
import { insertSet } from '../sets/set-store.ts'
import { type ImportedSet, type ImportRow, insertImportedSet, listImportedSets } from './import-store.ts'

const DEFAULT_TITLE = message('recite.defaultTitle')

/** Decks that say nothing of what they hold. */
const NAMELESS = /^(?:default|預設|默认)?$/i

/** Keeps notes of a locked import as cards, a deck a set; what was learned of them comes along. */
export async function keepNotes(tx: Transaction, row: ImportRow, notes: readonly DeckNote[], now: Date): Promise<void> {
  const sets = await listImportedSets(tx, row.id)
  for (const [deck, ofDeck] of groupBy(notes, ({ deck }) => deck)) {
    let left = ofDeck
    while (left.length > 0) {
      const set = sets.findLast((one) => one.deck === deck && one.cardCount < MAX_CARDS_PER_SET)
      const target = set ?? (await addSet(tx, row, deck, sets, now))
      const fitting = left.slice(0, MAX_CARDS_PER_SET - target.cardCount)
      await addCards(tx, row, target.setId, fitting, now)
      target.cardCount += fitting.length
      left = left.slice(fitting.length)
    }
  }
}

async function addSet(
  tx: Transaction,
  { id: importId, studentId, filename }: ImportRow,
  deck: string,
  sets: ImportedSet[],
  now: Date,
): Promise<ImportedSet> {
  const part = sets.filter((set) => set.deck === deck).length + 1
  const { folder, title: name } = placeOfDeck(deck)
  const isNameless = folder === '' && NAMELESS.test(name)
  const title = titleOf(tidy(isNameless ? withoutEnding(filename) : name) || (await untitled(tx, studentId)), part)
  const clientId = uuidOf(`${importId} set ${deck} ${part}`)
  const about = {
    documentName: filename.slice(0, 255),
    documentContent: '',
    contentPurpose: '',
    folder,
    createdAt: now,
  }
  const setId = await insertSet(tx, { studentId, clientId, title, ...about })
  if (setId === null) throw new Error(`The set of ${deck} is there already`)
  await insertImportedSet(tx, { importId, setId, deck, part })
  const set = { setId, title, deck, part, cardCount: 0 }
  sets.push(set)
  return set
}

const withoutEnding = (filename: string): string => filename.replace(/\.[a-z0-9]{1,6}$/i, '')

const tidy = (name: string): string => name.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** What cards are called that nobody named, in the language of the account. */
const untitled = async (tx: Transaction, studentId: number): Promise<string> =>
  speaker.word((await readStudent(tx, studentId))?.language ?? 'en', DEFAULT_TITLE)

function titleOf(name: string, part: number): string {
  const suffix = part > 1 ? ` (${part})` : ''
  return name.slice(0, MAX_TITLE_CHARACTERS - suffix.length) + suffix
}

async function addCards(
  tx: Transaction,
  { id: importId, studentId }: ImportRow,
  setId: number,
  notes: readonly DeckNote[],
  now: Date,
): Promise<void> {
  const byClientId = new Map(notes.map((note) => [uuidOf(`${importId} card ${note.id}`), note]))
  const rows = [...byClientId].map(([clientId, { kind, question, answer, tags }]) => ({
    clientId,
    kind,
    question,
    answer,
    source: null,
    tags,
  }))
  const kept = await saveCards(tx, studentId, setId, rows)
  await rememberCards(tx, studentId, setId, kept, now)
  const brought = kept.flatMap((card) => memoriesOf(card, byClientId.get(card.clientId)))
  await bringMemories(tx, { id: studentId }, { kind: 'card', groupId: setId }, brought, now)
}

function memoriesOf(card: Parameters<typeof partsOf>[0] & { id: number }, note: DeckNote | undefined): BroughtMemory[] {
  const asked = new Set(partsOf(card))
  const parts = new Map((note?.parts ?? []).filter(({ part }) => asked.has(part)).map((part) => [part.part, part]))
  return [...parts.values()].map(({ reviews, carried, dueAt, ...rest }) => ({
    ...rest,
    sourceId: card.id,
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: new Date(at) })),
    carried: carried && { ...carried, at: new Date(carried.at) },
    dueAt: dueAt === null ? null : new Date(dueAt),
  }))
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
