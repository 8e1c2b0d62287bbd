import type { Answer } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import { HEAR_WITHIN_SECONDS, MAX_CHAT_TURNS, SPEAKING_TEXTS, type SpeakingLanguage } from '@lectern/domain/speaking'
import { presentMaker } from '../../../core/generation/present-maker.ts'
import type { Form } from '../../../http/routes.ts'
import { hashOfUpload, type UploadedFile } from '../../../http/uploads.ts'
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
  type SessionRow,
  type TurnRow,
} from '../sessions/session-store.ts'
import { replyTask } from '../tasks.ts'
import { tidyText } from '../tidy-text.ts'
import { hearRecording, languagesOf, requireEars } from './hear-recording.ts'

type Endpoint = typeof speakingEndpoints.reply
type Parts = Pick<Services, 'database' | 'clock' | 'credits' | 'config' | 'model' | 'speech'>

/** How much of a long talk the answer is made from. */
const TURNS_REMEMBERED = 20

/**
 * A turn of a talk, recorded or typed: what was heard, and the answer to it. The recording is not kept. Whatever fails,
 * the whole price comes back and the same recording can be sent again.
 * @throws Problem `not_found`, `session_ended`, `content_rejected`, `unavailable` without a recogniser, `conflict` where
 *   another turn was answered in the meantime, what `hearRecording` or the model refuses, or the ledger
 */
export async function answerTurn(
  parts: Parts,
  student: { id: number },
  sessionId: number,
  { file, text, language_codes }: Form<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const { database, clock, credits, config } = parts
  const session = await requireSession(database.queries, student.id, sessionId, 'chat')
  if (!file && !text) throw new Problem('content_rejected', SPEAKING_TEXTS.turnRequired)
  if (file) requireEars(parts)
  const before = await listTurns(database.queries, sessionId)
  const order = {
    module: 'speaking',
    price: config.speakingTurnCredits,
    key: idempotencyKey,
    fingerprint: { sessionId, text: file ? '' : text, file: file && (await hashOfUpload(file)), language_codes },
    about: { documentName: session.topic },
  } as const
  // A repeat of an answered turn is given its answer, also when the session has ended since.
  const isRepeat = (await credits.findHold(database.queries, student, order)) !== null
  if (!isRepeat) {
    requireRunning(session, clock.now())
    if (before.length >= MAX_CHAT_TURNS) throw new Problem('conflict', SPEAKING_TEXTS.tooManyTurns)
  }

  const turn = { text, file, languages: languagesOf(session, language_codes) }
  const { result, chargedCredits, availableCredits } = await credits.spend(
    student,
    order,
    ({ signal }) => make(parts, student, session, before, turn, signal),
    (tx, made) => keep(tx, made),
  )
  return { ...result, credit_cost: chargedCredits, user_credits: availableCredits }

  async function keep(tx: Transaction, { maker, ...made }: Awaited<ReturnType<typeof make>>) {
    const locked = await lockSession(tx, student.id, sessionId, 'chat')
    requireOpen(locked)
    const count = (await listTurns(tx, sessionId)).length
    if (count !== before.length) throw new Problem('conflict', SPEAKING_TEXTS.anotherTurn)
    const now = clock.now()
    const [row] = await insertTurns(tx, sessionId, [{ ...made, number: count + 1, words: [], createdAt: now }])
    const secondsLeft = Math.max(0, Math.floor((locked.deadlineAt.getTime() - now.getTime()) / 1000))
    return { turn: presentTurn(row as TurnRow), seconds_left: secondsLeft, ...presentMaker(maker) }
  }
}

interface SubmittedTurn {
  text: string
  file: UploadedFile | undefined
  languages: SpeakingLanguage[]
}

async function make(
  parts: Pick<Parts, 'model' | 'speech'>,
  student: { id: number },
  { mode, topic, level, language, opening }: SessionRow,
  turns: readonly TurnRow[],
  { text, file, languages }: SubmittedTurn,
  signal: AbortSignal,
) {
  const heard = file
    ? await hearRecording(parts, file, { student, languages, withinSeconds: HEAR_WITHIN_SECONDS.turn }, signal)
    : null
  const said = heard?.text ?? text
  const before = turns.slice(-TURNS_REMEMBERED).map((turn) => ({ said: turn.said, reply: turn.reply ?? '' }))
  const { output, ...maker } = await parts.model.run(
    replyTask,
    { mode, topic, level, language, opening, before, said },
    signal,
  )
  const reply = tidyText(output.reply)
  return { said, isSpoken: heard !== null, seconds: heard?.seconds ?? null, reply, maker }
}
