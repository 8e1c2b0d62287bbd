import { readFile } from 'node:fs/promises'
import { type MediaType, mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { MAX_SHARED_MEDIA_BYTES } from '@lectern/domain/sharing/shares'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import type { SharedFiles, ShareTerms } from '../../../core/sharing/sharing-source.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { FileMissingError } from '../../../platform/files/file-store.ts'
import { Problem } from '../../../problem.ts'
import { listCardTexts, type NewCardRow } from '../cards/card-store.ts'
import { requireSet } from '../sets/set-store.ts'
import { forgetMedia } from './forget-media.ts'
import { getMedia } from './get-media.ts'
import { keepMediaTogether, MEDIA_AT_ONCE, MEDIA_BYTES_AT_ONCE, type MediaServices, type Medium } from './keep-media.ts'
import { isNamedInSet, listMediaNamed, type MediaRow } from './media-store.ts'

type CardTexts = Pick<NewCardRow, 'kind' | 'question' | 'answer'>

/**
 * Those of a set's cards that go along on these terms. One with a picture or a sound does where its owner lets these go along,
 * `holder` has all that it names, and no more than `MAX_SHARED_MEDIA_BYTES` come together by the cards before.
 */
export async function goingAlong<Card extends CardTexts>(
  queries: Queries,
  cards: readonly Card[],
  { hasMedia }: Pick<ShareTerms, 'hasMedia'>,
  holder: { id: number },
): Promise<Card[]> {
  const withNames = cards.map((card) => ({ card, names: mediaNamesIn(card.question, card.answer) }))
  if (!hasMedia)
    return withNames.flatMap(({ card, names }) => (card.kind === 'occlusion' || names.length > 0 ? [] : card))
  const wanted = new Set(withNames.flatMap(({ names }) => names))
  const there = await listMediaNamed(queries, holder.id, [...wanted])
  const sizes = new Map(there.map(({ name, sizeBytes }) => [name, sizeBytes]))
  const taken = new Set<string>()
  let room = MAX_SHARED_MEDIA_BYTES
  return withNames.flatMap(({ card, names }) => {
    const fresh = names.filter((name) => !taken.has(name))
    const needed = fresh.reduce((sum, name) => sum + (sizes.get(name) ?? Number.POSITIVE_INFINITY), 0)
    if (needed > room) return []
    room -= needed
    for (const name of fresh) taken.add(name)
    return card
  })
}

/** Pictures and sounds of a set that is shared: in a copy they are its student's own, and called by what they hold alone. */
export const setFiles = (services: MediaServices): SharedFiles => ({
  async open({ studentId, id }, { hasMedia }, { name, range }) {
    const { queries } = services.database
    await requireSet(queries, studentId, id)
    if (!hasMedia || !(await isNamedInSet(queries, id, name))) throw Problem.notFound()
    return getMedia(services, { id: studentId }, name, range)
  },
  async bring({ studentId, id }, terms, student) {
    if (!terms.hasMedia) return async () => {}
    const { database } = services
    await requireSet(database.queries, studentId, id)
    const cards = await goingAlong(database.queries, await listCardTexts(database.queries, id), terms, {
      id: studentId,
    })
    const names = mediaNamesIn(...cards.flatMap(({ question, answer }) => [question, answer]))
    const own = new Set((await listMediaNamed(database.queries, student.id, names)).map(({ name }) => name))
    const missing = names.filter((name) => !own.has(name))
    const takeAway = () =>
      database.transaction(async (tx) => {
        // Another copy that is made of them meanwhile is waited for.
        if (await holdStudent(tx, student.id)) await forgetMedia(services, tx, student, missing)
      })
    try {
      await copyMedia(services, await listMediaNamed(database.queries, studentId, missing), student)
      return takeAway
    } catch (error) {
      await takeAway()
      throw error
    }
  },
})

/** So many together as memory holds with ease. One that goes meanwhile is left out, and so is its card. */
async function copyMedia(services: MediaServices, rows: readonly MediaRow[], student: { id: number }): Promise<void> {
  let waiting: Medium[] = []
  let bytes = 0
  for (const row of rows) {
    const medium = await readMedium(services, row)
    if (!medium) continue
    waiting.push(medium)
    bytes += medium.bytes.length
    if (bytes < MEDIA_BYTES_AT_ONCE && waiting.length < MEDIA_AT_ONCE) continue
    await keepMediaTogether(services, student, waiting)
    waiting = []
    bytes = 0
  }
  if (waiting.length > 0) await keepMediaTogether(services, student, waiting)
}

async function readMedium({ files }: MediaServices, { name, contentType, fileKey }: MediaRow): Promise<Medium | null> {
  try {
    const bytes = await files.readAt(fileKey, (path) => readFile(path))
    // What its owner's file was called is nobody else's.
    return { bytes, name, contentType: contentType as MediaType, filename: name }
  } catch (error) {
    if (error instanceof FileMissingError) return null
    throw error
  }
}
