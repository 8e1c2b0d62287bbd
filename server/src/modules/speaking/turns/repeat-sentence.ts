import type { Answer } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import {
  HEAR_WITHIN_SECONDS,
  MAX_CHAT_TURNS,
  SPEAKING_TEXTS,
  sessionScore,
  shadowingScore,
} from '@lectern/domain/speaking'
import { markWords } from '@lectern/engine/speaking-marks'
import type { Form } from '../../../http/routes.ts'
import { hashOfUpload } from '../../../http/uploads.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentTurn } from '../present.ts'
import { requireOpen, requireRunning } from '../sessions/running-session.ts'
import {
  insertTurns,
  listTurns,
  lockSession,
  requireSession,
  type TurnRow,
  updateSession,
} from '../sessions/session-store.ts'
import { type Heard, hearRecording, languagesOf, requireEars } from './hear-recording.ts'

type Endpoint = typeof speakingEndpoints.shadow
type Parts = Pick<Services, 'database' | 'clock' | 'credits' | 'config' | 'speech'>

/**
 * A sentence repeated: each of its words marked by what the recogniser heard. It may be tried again, each try a turn.
 * @throws Problem `not_found`, `session_ended`, `content_rejected` for a sentence that is not there, `unavailable` without
 *   a recogniser, what `hearRecording` refuses, or the ledger
 */
export async function repeatSentence(
  parts: Parts,
  student: { id: number },
  sessionId: number,
  { file, turn, language_codes }: Form<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const { database, clock, credits, config } = parts
  const session = await requireSession(database.queries, student.id, sessionId, 'shadowing')
  requireEars(parts)
  const order = {
    module: 'speaking',
    price: config.speakingTurnCredits,
    key: idempotencyKey,
    fingerprint: { sessionId, turn, file: await hashOfUpload(file), language_codes },
    about: { documentName: session.topic },
  } as const
  const tries = await listTurns(database.queries, sessionId)
  const number = turn ?? nextNumber(session.sentences, tries)
  const sentence = session.sentences[number - 1]
  if (sentence === undefined) throw new Problem('content_rejected', SPEAKING_TEXTS.noSuchSentence)
  const isRepeat = (await credits.findHold(database.queries, student, order)) !== null
  if (!isRepeat) {
    requireRunning(session, clock.now())
    if (tries.length >= MAX_CHAT_TURNS) throw new Problem('conflict', SPEAKING_TEXTS.tooManyTurns)
  }

  const languages = languagesOf(session, language_codes)
  const { result, chargedCredits, availableCredits } = await credits.spend(
    student,
    order,
    ({ signal }) => hearRecording(parts, file, { student, languages, withinSeconds: HEAR_WITHIN_SECONDS.turn }, signal),
    (tx, heard) => keep(tx, heard),
  )
  return { ...result, credit_cost: chargedCredits, user_credits: availableCredits }

  async function keep(tx: Transaction, { text, seconds }: Heard) {
    requireOpen(await lockSession(tx, student.id, sessionId, 'shadowing'))
    const words = markWords(sentence as string, text)
    const score = shadowingScore(words.map(({ mark }) => mark))
    const [row] = await insertTurns(tx, sessionId, [
      {
        ...{ number, said: text, isSpoken: true, seconds, words, score },
        ...{ chargedCredits: order.price, createdAt: clock.now() },
      },
    ])
    const whole = sessionScore(await listTurns(tx, sessionId))
    await updateSession(tx, sessionId, { score: whole })
    return { turn: presentTurn(row as TurnRow, false), score: whole }
  }
}

/** The first sentence not tried yet; after the last one, the last one again. */
function nextNumber(sentences: readonly string[], tries: readonly TurnRow[]): number {
  const tried = new Set(tries.map(({ number }) => number))
  const next = sentences.findIndex((_, index) => !tried.has(index + 1))
  return next >= 0 ? next + 1 : sentences.length
}
