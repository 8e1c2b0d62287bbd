import { randomUUID } from 'node:crypto'
import { MAX_CARDS_PER_SET, RECITE_TEXTS } from '@lectern/domain/recite'
import { eq } from 'drizzle-orm'
import { type ChangePlan, digestOf, type Followed, planChanges, takenOf } from '../../../core/sharing/plan-changes.ts'
import { readTitles } from '../../../core/sharing/read-titles.ts'
import type { FollowingCopy, OwnedThing, ShareTerms, SharingSource } from '../../../core/sharing/sharing-source.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { sumBytes } from '../../../platform/database/text-bytes.ts'
import { Problem } from '../../../problem.ts'
import { countCards, insertCards, listCardTexts, type NewCardRow, saveCards } from '../cards/card-store.ts'
import { goingAlong } from '../media/shared-media.ts'
import { rememberCards } from '../review-source.ts'
import { flashcardSets, flashcards } from '../tables.ts'
import { insertSet, lockSet, requireSet, updateTitle } from './set-store.ts'

/** Sets are shared by their cards; a copy follows its original card by card. */
export const setSharing: SharingSource = {
  kind: 'set',
  rename: (tx, { studentId, id }, title) => updateTitle(tx, studentId, id, title),
  titlesOf: (queries, studentId, ids) => readTitles(queries, flashcardSets, studentId, ids),
  async measure(queries, { studentId, id }) {
    await requireSet(queries, studentId, id)
    const { question, answer, source } = flashcards
    const [sum] = await queries
      .select({ bytes: sumBytes(question, answer, source) })
      .from(flashcards)
      .where(eq(flashcards.setId, id))
    return sum?.bytes ?? 0
  },
  async show(queries, original, terms) {
    const { title } = await requireSet(queries, original.studentId, original.id)
    const all = await listCardTexts(queries, original.id)
    const going = await goingAlong(queries, all, terms, { id: original.studentId })
    const cards = going.map(({ kind, question, answer, source }) => ({
      ...{ kind, question, answer },
      source: terms.hasPassages ? source : null,
    }))
    return { content: { kind: 'set', title, cards }, leftOutCount: all.length - cards.length }
  },
  async copy(tx, original, terms, student, now) {
    const { title, cards } = await readOriginal(tx, original, terms, student)
    const [documentName, documentContent, contentPurpose] = ['', '', '']
    const set = { title, documentName, documentContent, contentPurpose, materialId: null }
    const id = await insertSet(tx, { ...set, studentId: student.id, clientId: randomUUID(), createdAt: now })
    if (id === null) throw new Error('A new set is there already')
    if (cards.length > 0) await rememberCards(tx, student.id, id, await insertCards(tx, student.id, id, cards), now)
    return { id, taken: takenOf(followed(title, cards)) }
  },
  async compare(queries, pair) {
    const { original, terms } = pair
    return planFor(queries, pair, await readOriginal(queries, original, terms, { id: original.studentId }))
  },
  async takeOver(tx, pair, now) {
    const { copy } = pair
    await lockSet(tx, copy.studentId, copy.id)
    await lockCards(tx, copy.id)
    const original = await readOriginal(tx, pair.original, pair.terms, { id: copy.studentId })
    const plan = await planFor(tx, pair, original)
    const { title, cards } = original
    if (plan.isRenamed) await updateTitle(tx, copy.studentId, copy.id, title)
    const wanted = new Set([...plan.added, ...plan.changed])
    const rows = cards.filter(({ clientId }) => wanted.has(clientId))
    if (rows.length === 0) return plan
    const kept = await saveCards(tx, copy.studentId, copy.id, rows, { leavesTags: true })
    if ((await countCards(tx, copy.id)) > MAX_CARDS_PER_SET) throw new Problem('conflict', RECITE_TEXTS.setIsFull)
    await rememberCards(tx, copy.studentId, copy.id, kept, now)
    return plan
  },
}

/** An original as its copies would have it. */
interface Original {
  title: string
  cards: NewCardRow[]
}

/** What is changed on a card at the same moment is waited for, and then seen; changing one takes no lock on its set. */
async function lockCards(tx: Transaction, setId: number): Promise<void> {
  const { id } = flashcards
  await tx.select({ id }).from(flashcards).where(eq(flashcards.setId, setId)).orderBy(id).for('no key update')
}

/**
 * The cards of an original as they stand in its copies: those whose pictures and sounds `holder` has. Tags are their owner's own order and stay
 * behind.
 */
async function readOriginal(
  queries: Queries,
  { studentId, id }: OwnedThing,
  terms: ShareTerms,
  holder: { id: number },
): Promise<Original> {
  const { title } = await requireSet(queries, studentId, id)
  const cards = await goingAlong(queries, await listCardTexts(queries, id), terms, holder)
  const { hasPassages, keyInCopies } = terms
  return {
    title,
    cards: cards.map(({ clientId, kind, question, answer, source }) => ({
      ...{ clientId: keyInCopies(clientId), kind, question, answer },
      source: hasPassages ? source : null,
      tags: [],
    })),
  }
}

async function planFor(
  queries: Queries,
  { copy, taken }: Pick<FollowingCopy, 'copy' | 'taken'>,
  { title, cards }: Original,
): Promise<ChangePlan> {
  const own = await requireSet(queries, copy.studentId, copy.id)
  return planChanges(taken, followed(title, cards), followed(own.title, await listCardTexts(queries, copy.id)))
}

const followed = (
  title: string,
  cards: readonly Pick<NewCardRow, 'clientId' | 'kind' | 'question' | 'answer'>[],
): Followed => ({
  titleDigest: digestOf(title),
  pieces: cards.map(({ clientId, kind, question, answer }) => ({
    key: clientId,
    digest: digestOf(kind, question, answer),
  })),
})
