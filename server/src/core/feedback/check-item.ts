import type { Answer, Body } from '@lectern/contract/endpoint'
import type { feedbackEndpoints } from '@lectern/contract/feedback'
import { MAX_FEEDBACK_WORDS } from '@lectern/domain/credits/feedback'
import type { Asker } from '../../platform/concurrency/asker.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireMaterial } from '../documents/material-store.ts'
import { createQuoteVerifier } from '../quotes/verify-quote.ts'
import { claimCheck, type FeedbackRow, findFeedback, readMaker, writeContradiction } from './feedback-store.ts'
import { checkAgainstPassage } from './tasks.ts'

type Endpoint = typeof feedbackEndpoints.check
type Needed = Pick<Services, 'clock' | 'database' | 'engine' | 'log' | 'model'>

/** A check is given up after this long: nothing is claimed then. */
const CHECK_WITHIN_MS = 30_000
/** How much of a material an item is held against that names no passage, as `estimateTokens` weighs. */
const PASSAGES_WEIGHT = 1500

/** Whether there is something to hold an item against: it was said to be wrong, not unclear, and was made from a material. */
export const canBeChecked = ({ reason, materialId, isMaterialGone }: FeedbackRow): boolean =>
  reason === 'wrong' && (materialId !== null || isMaterialGone)

/**
 * Holds an item that is gone against the passage that it was made from, once: by the engine, and what a model made by a model as
 * well where one is configured. It costs nothing, and one that fails or takes too long finds nothing. Again: what was found.
 * @throws Problem `not_found` where the student said nothing of such an item
 */
export async function checkItem(
  services: Needed,
  student: { id: number },
  { kind, id, part = '' }: Body<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { clock, database, log } = services
  const said = await findFeedback(database.queries, student.id, { kind, id, part })
  if (!said) throw Problem.notFound()
  const isMine = canBeChecked(said) && (await database.transaction((tx) => claimCheck(tx, said.id, clock.now())))
  if (!isMine) return present(said, said.contradiction)
  const asker = { student, signal: AbortSignal.any([signal, AbortSignal.timeout(CHECK_WITHIN_MS)]) }
  const found = await findContradiction(services, said, asker).catch((err: unknown) => {
    log.warn({ err, feedbackId: said.id }, 'an item could not be held against its passage')
    return null
  })
  const words = found?.slice(0, MAX_FEEDBACK_WORDS) ?? null
  if (words !== null) await database.transaction((tx) => writeContradiction(tx, said.id, words))
  return present(said, words)
}

const present = ({ materialId }: FeedbackRow, words: string | null): Answer<Endpoint> => ({
  contradiction: words === null ? null : { words, material_id: materialId },
})

/** Words of the passage that say otherwise than the item; null where none are known to. */
async function findContradiction(
  { database, engine, model }: Needed,
  said: FeedbackRow,
  asker: Asker,
): Promise<string | null> {
  const passage = await passageOf({ database, engine }, said, asker)
  if (passage === null) return null
  const found = await engine.findContradiction(said.words, passage, asker)
  if (found !== null || model.description.madeBy !== 'model') return found
  if ((await readMaker(database.queries, said.runId)) === 'built-in') return null
  const { output } = await model.run(checkAgainstPassage, { item: said.words, passage }, asker)
  const quote = output.verdict === 'contradicts' ? output.quote : null
  return quote && createQuoteVerifier(passage)(quote)
}

/** The passage that an item quotes, else what its material says of what it says; null where the material is gone, or has no text. */
async function passageOf(
  { database, engine }: Pick<Needed, 'database' | 'engine'>,
  { source, materialId, studentId, words }: FeedbackRow,
  asker: Asker,
): Promise<string | null> {
  if (source !== null) return source
  if (materialId === null) return null
  const { text } = await requireMaterial(database.queries, studentId, materialId)
  const { passages } = await engine.findPassages(text, words, [], PASSAGES_WEIGHT, asker)
  return passages.map((passage) => passage.text).join('\n\n') || null
}
