import { join } from 'node:path'
import type { DeckNote, LeftOut } from '@lectern/decks/deck-note'
import { fileNamesIn } from '@lectern/decks/media-reference'
import { UnreadableDeck, type UnreadableDeckReason } from '@lectern/decks/unreadable-deck'
import { IMPORT_TEXTS, type LeftOutReason, MOST_LEFT_OUT_TOLD } from '@lectern/domain/cards/imports'
import { STORAGE_FULL } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import { discardFile } from '../../../core/files/keep-file.ts'
import { copyToPath, withScratchFolder } from '../../../core/files/local-copy.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { keepMediaTogether, MEDIA_AT_ONCE, MEDIA_BYTES_AT_ONCE, type Medium, mediumOf } from '../media/keep-media.ts'
import type { LeftOutTally } from '../tables.ts'
import { failImport } from './fail-import.ts'
import { fitNote, type MediaNames } from './fit-note.ts'
import { type Claim, claimImport, type ImportRow, lockClaimed, saveImport } from './import-store.ts'
import type { ImportJob } from './jobs.ts'
import { keepNotes } from './keep-notes.ts'
import { DeckProcess } from './reading/deck-process.ts'

const NOTES_AT_ONCE = 200

export type ImportServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'log' | 'modules' | 'queue'>

const WHY_UNREADABLE: Readonly<Record<UnreadableDeckReason, Message>> = {
  broken: IMPORT_TEXTS.broken,
  too_large: IMPORT_TEXTS.tooMuch,
  encrypted: IMPORT_TEXTS.encrypted,
  not_anki: IMPORT_TEXTS.wrongType,
  too_new: IMPORT_TEXTS.tooNew,
  empty: IMPORT_TEXTS.noCards,
}

/**
 * Takes a file of cards in, some hundred notes at a time, going on where an earlier attempt stopped. What is wrong with the
 * file, and a storage that is full, end it, and nothing of it stays; everything else is tried again.
 * @throws Error when another attempt may help; LeaseLostError where the import is over, or another attempt's by now
 */
export async function takeIn(services: ImportServices, job: RunningJob<ImportJob>): Promise<void> {
  const claim: Claim = { importId: job.payload.importId, attempt: job.attempt, status: 'processing' }
  const row = await services.database.transaction((tx) => claimImport(tx, claim))
  if (row === null || row.fileKey === null) return
  try {
    await readFile(services, row, claim, job)
  } catch (error) {
    const why = job.signal.aborted ? null : reasonToEnd(error)
    if (why === null) throw error
    services.log.info({ err: error, importId: row.id }, 'an import of cards ended')
    await failImport(services, claim, why, (tx) => job.finish(tx))
  }
}

/** Why there is to be no other attempt; null where there is one. */
function reasonToEnd(error: unknown): Message | null {
  if (error instanceof UnreadableDeck) return WHY_UNREADABLE[error.reason]
  return error instanceof Problem && error.code === 'storage_full' ? STORAGE_FULL : null
}

async function readFile(
  services: ImportServices,
  row: ImportRow,
  claim: Claim,
  job: RunningJob<ImportJob>,
): Promise<void> {
  const { clock, database, queue } = services
  await withScratchFolder(services, async (folder) => {
    const path = join(folder, 'cards')
    await copyToPath(services, row.fileKey ?? '', path, job.signal)
    const options = { text: row.textOptions, now: clock.now(), signal: job.signal }
    await DeckProcess.use(path, options, async (deck, { noteCount }) => {
      await database.transaction(async (tx) => {
        await lockClaimed(tx, claim)
        await saveImport(tx, row.id, { noteCount })
      })
      const media: TakenMedia = new Map()
      for (let from = row.notesDone; from < noteCount || from === 0; from += NOTES_AT_ONCE) {
        const read = await deck.readNotes(from, NOTES_AT_ONCE)
        await takeMedia(services, row, deck, read.notes, media)
        await keepBatch(services, { id: row.studentId }, claim, {
          ...read,
          media,
          done: Math.min(from + NOTES_AT_ONCE, noteCount),
        })
        if (noteCount === 0) break
      }
    })
  })
  await database.transaction(async (tx) => {
    const { cardCount, fileKey } = await lockClaimed(tx, claim)
    if (cardCount === 0) throw new UnreadableDeck('empty', 'no card could be taken')
    await saveImport(tx, row.id, { status: 'completed', fileKey: null })
    await discardFile({ queue }, tx, fileKey)
    await job.finish(tx)
  })
}

/** What became of a file's pictures and sounds, by what the file calls them. */
type TakenMedia = Map<string, { name: string } | { reason: LeftOutReason }>

/** The pictures and sounds that notes refer to, each once an attempt, so many together as memory holds with ease. */
async function takeMedia(
  services: ImportServices,
  { studentId }: ImportRow,
  deck: DeckProcess,
  notes: readonly DeckNote[],
  taken: TakenMedia,
): Promise<void> {
  let waiting: { fileName: string; medium: Medium }[] = []
  const keep = async () => {
    await keepMediaTogether(
      services,
      { id: studentId },
      waiting.map(({ medium }) => medium),
    )
    for (const { fileName, medium } of waiting) taken.set(fileName, { name: medium.name })
    waiting = []
  }
  const names = notes.flatMap(({ question, answer }) => fileNamesIn(question, answer))
  for (const fileName of new Set(names)) {
    if (taken.has(fileName)) continue
    const medium = await readMedium(deck, fileName)
    if ('reason' in medium) taken.set(fileName, medium)
    else waiting.push({ fileName, medium })
    const bytes = waiting.reduce((sum, one) => sum + one.medium.bytes.length, 0)
    if (bytes >= MEDIA_BYTES_AT_ONCE || waiting.length === MEDIA_AT_ONCE) await keep()
  }
  if (waiting.length > 0) await keep()
}

async function readMedium(deck: DeckProcess, fileName: string): Promise<Medium | { reason: LeftOutReason }> {
  const { bytes, isTooLarge } = await deck.readMedium(fileName)
  if (bytes === null) return { reason: isTooLarge ? 'mediaTooLarge' : 'missingMedia' }
  try {
    return mediumOf({ bytes: Buffer.from(bytes), filename: fileName.slice(0, 255) })
  } catch (error) {
    if (error instanceof Problem && (error.code === 'unsupported_type' || error.code === 'unreadable'))
      return { reason: 'unusableMedia' }
    throw error
  }
}

interface Batch {
  notes: readonly DeckNote[]
  leftOut: readonly LeftOut[]
  media: MediaNames
  /** Notes of the file that are done with this batch. */
  done: number
}

/** Notes, what was learned of them and how far the import has come, in one transaction. */
async function keepBatch(
  services: ImportServices,
  student: { id: number },
  claim: Claim,
  { notes, leftOut, media, done }: Batch,
): Promise<void> {
  const fitted = notes.map((note) => fitNote(note, media))
  const kept = fitted.flatMap(({ note }) => note ?? [])
  const bytes = kept.reduce((sum, { question, answer }) => sum + Buffer.byteLength(question + answer), 0)
  await services.database.transaction(async (tx) => {
    await requireStorageRoom(services, tx, student, bytes)
    const row = await lockClaimed(tx, claim)
    await keepNotes(tx, row, kept, services.clock.now())
    await saveImport(tx, row.id, {
      notesDone: done,
      cardCount: row.cardCount + kept.length,
      leftOut: tally(row.leftOut, [...leftOut, ...fitted.flatMap((one) => one.leftOut)]),
    })
  })
}

/** How much was left out by now, by the reason; the first things of each are told by name. */
function tally(before: readonly LeftOutTally[], leftOut: readonly LeftOut[]): LeftOutTally[] {
  const tallies = new Map(before.map((one) => [one.reason, { ...one, told: [...one.told] }]))
  for (const { reason, what } of leftOut) {
    const one = tallies.get(reason) ?? { reason, count: 0, told: [] }
    one.count += 1
    if (one.told.length < MOST_LEFT_OUT_TOLD && what !== '' && !one.told.includes(what)) one.told.push(what)
    tallies.set(reason, one)
  }
  return [...tallies.values()]
}
