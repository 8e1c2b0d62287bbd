import type { Answer } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import {
  clipFailed,
  HEAR_WITHIN_SECONDS,
  PRESENTATION_CLIPS,
  PRESENTATION_WITHIN_SECONDS,
  priceOfPresentation,
  SPEAKING_TEXTS,
} from '@lectern/domain/speaking'
import type { Language } from '@lectern/texts/languages'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { assessTurns } from './feedback/assess-turns.ts'
import { keepFeedback } from './feedback/keep-feedback.ts'
import { presentSession } from './present.ts'
import { requireOpen, requireRunning } from './sessions/running-session.ts'
import { insertTurns, listTurns, lockSession, requireSession } from './sessions/session-store.ts'
import type { KeptFeedback } from './tables.ts'
import { type Heard, hearRecording, languagesOf, requireEars } from './turns/hear-recording.ts'

type Endpoint = typeof speakingEndpoints.present

/** Whoever waits has waited for the upload already, and is to be told before they give up. */
const WORK_SECONDS = PRESENTATION_WITHIN_SECONDS - 90
type Parts = Pick<Services, 'database' | 'clock' | 'credits' | 'config' | 'model' | 'speech'>

/**
 * The three recorded parts of a presentation, heard and judged by criterion. All three or none: where one cannot be used
 * the failure names it, everything comes back, and the others can be sent again as they are.
 * @throws Problem `not_found`, `session_ended`, `conflict` for a presentation submitted before, `unavailable` without a
 *   recogniser, what `hearRecording` or the model refuses, or the ledger
 */
export async function submitParts(
  parts: Parts,
  student: { id: number },
  sessionId: number,
  { language_codes, ...clips }: Form<Endpoint>,
  idempotencyKey: string | null,
  language: Language,
): Promise<Answer<Endpoint>> {
  const { database, clock, credits, config } = parts
  const session = await requireSession(database.queries, student.id, sessionId, 'presentation')
  requireEars(parts)
  const files = PRESENTATION_CLIPS.map((name) => clips[name])
  const order = {
    module: 'speaking',
    price: priceOfPresentation(config.speakingTurnCredits),
    key: idempotencyKey,
    fingerprint: { sessionId, files: await Promise.all(files.map(hashOfUpload)), language_codes },
    about: { documentName: session.topic },
  } as const
  const isRepeat = (await credits.findHold(database.queries, student, order)) !== null
  if (!isRepeat) {
    if (session.feedback) throw new Problem('conflict', SPEAKING_TEXTS.presented)
    requireRunning(session, clock.now())
  }

  const { result, chargedCredits, availableCredits } = await credits.spend(
    student,
    order,
    ({ signal: lost }) =>
      withinSeconds(WORK_SECONDS, lost, async (signal) => {
        const heard = await hearAll(signal)
        const turns = heard.map(({ text, seconds }) => ({ text, seconds }))
        return { heard, feedback: await assessTurns(parts, session, turns, { student, signal }) }
      }),
    (tx, made) => keep(tx, made),
  )
  return { session: result, credit_cost: chargedCredits, user_credits: availableCredits }

  async function hearAll(signal: AbortSignal): Promise<Heard[]> {
    const languages = languagesOf(session, language_codes)
    const heard: Heard[] = []
    for (const [index, file] of files.entries())
      heard.push(
        await hearRecording(parts, file, { student, languages, withinSeconds: HEAR_WITHIN_SECONDS.part }, signal).catch(
          naming(index + 1),
        ),
      )
    return heard
  }

  async function keep(tx: Transaction, { heard, feedback }: { heard: Heard[]; feedback: KeptFeedback }) {
    const locked = await lockSession(tx, student.id, sessionId, 'presentation')
    requireOpen(locked)
    if (locked.feedback) throw new Problem('conflict', SPEAKING_TEXTS.presented)
    const createdAt = clock.now()
    await insertTurns(
      tx,
      sessionId,
      heard.map(({ text, seconds }, index) => ({
        number: index + 1,
        said: text,
        isSpoken: true,
        seconds,
        words: [],
        createdAt,
      })),
    )
    const kept = await keepFeedback(tx, locked, { feedback, chargedCredits: order.price, madeCount: 0 }, createdAt)
    return presentSession(kept, await listTurns(tx, sessionId), speaker.in(language))
  }
}

/** @throws Problem `generation_failed` when `work` takes longer than `seconds` */
async function withinSeconds<Made>(seconds: number, lost: AbortSignal, work: (signal: AbortSignal) => Promise<Made>) {
  const tooLate = AbortSignal.timeout(seconds * 1000)
  try {
    return await work(AbortSignal.any([lost, tooLate]))
  } catch (error) {
    if (!tooLate.aborted || lost.aborted) throw error
    throw new Problem('generation_failed', SPEAKING_TEXTS.tooSlow, { cause: error })
  }
}

/** A failure of one part says which. */
const naming = (number: number) => (error: unknown) => {
  if (!(error instanceof Problem)) throw error
  throw new Problem(error.code, clipFailed(number, error.text), { cause: error })
}
