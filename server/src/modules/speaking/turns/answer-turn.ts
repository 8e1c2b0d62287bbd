import type { Answer } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import type { Maker } from '@lectern/domain/content'
import { HEAR_WITHIN_SECONDS, MAX_CHAT_TURNS, SPEAKING_TEXTS, type SpeakingLanguage } from '@lectern/domain/speaking'
import { presentMaker } from '../../../core/generation/present-maker.ts'
import type { Form } from '../../../http/routes.ts'
import { hashOfUpload, type UploadedFile } from '../../../http/uploads.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { areRepliesMade } from '../feedback/talk-feedback.ts'
import { passagesForTurn } from '../material/passages-for.ts'
import type { TalkOfMaterial } from '../material/practice.ts'
import { replyOfMaterialTask } from '../material/tasks.ts'
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
type Parts = Pick<Services, 'database' | 'clock' | 'credits' | 'config' | 'engine' | 'model' | 'speech' | 'limits'>

/** How much of a long talk the answer is made from. */
const TURNS_REMEMBERED = 20

/**
 * A turn of a talk, recorded or typed: what was heard, and the answer to it. The recording is not kept. Whatever fails,
 * the whole price comes back and the same recording can be sent again. The first turns of a sample cost nothing.
 * @throws Problem `not_found`, `session_ended`, `content_rejected`, `unavailable` without a recogniser, `conflict` where
 *   another turn was answered in the meantime, `rate_limited` beside another free turn, what `hearRecording` or the model refuses, or the ledger
 */
export async function answerTurn(
  parts: Parts,
  student: { id: number },
  sessionId: number,
  { file, text, language_codes }: Form<Endpoint>,
  { idempotencyKey, signal: callSignal }: { idempotencyKey: string | null; signal: AbortSignal },
): Promise<Answer<Endpoint>> {
  const { database, clock, credits, config, limits } = parts
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
  const known = before.find(({ freeKey }) => freeKey !== null && freeKey === idempotencyKey)
  if (known) return asFree(parts, student, presentAnswer(session, known, makerOf(parts), clock.now()))
  const isFree = before.length < session.freeTurns
  const isRepeat = !isFree && (await credits.findHold(database.queries, student, order)) !== null
  if (!isRepeat) {
    requireRunning(session, clock.now())
    if (before.length >= MAX_CHAT_TURNS) throw new Problem('conflict', SPEAKING_TEXTS.tooManyTurns)
  }

  const turn = { text, file, languages: languagesOf(session, language_codes) }
  const work = (signal: AbortSignal) => make(parts, student, session, before, turn, signal)
  if (isFree) return asFree(parts, student, await answerAlone())
  const { result, chargedCredits, availableCredits } = await credits.spend(
    student,
    order,
    ({ signal }) => work(signal),
    (tx, made) => keep(tx, made, { freeKey: null, chargedCredits: order.price }),
  )
  return { ...result, credit_cost: chargedCredits, user_credits: availableCredits }

  /** No hold keeps the calls of free turns apart: only one at a time asks the model. */
  async function answerAlone() {
    const alone = [['freeTurnsOfSession', String(sessionId)]] as const
    await limits.hitAll([...alone, ['freeTurnsOfStudent', String(student.id)]])
    try {
      requireUnanswered(before, await listTurns(database.queries, sessionId))
      const made = await work(callSignal)
      return await database.transaction((tx) => keep(tx, made, { freeKey: idempotencyKey, chargedCredits: 0 }))
    } finally {
      await database.transaction((tx) => limits.takeBack(tx, alone))
    }
  }

  async function keep(
    tx: Transaction,
    { maker, ...made }: Awaited<ReturnType<typeof make>>,
    paid: Pick<TurnRow, 'freeKey' | 'chargedCredits'>,
  ) {
    const locked = await lockSession(tx, student.id, sessionId, 'chat')
    requireOpen(locked)
    requireUnanswered(before, await listTurns(tx, sessionId))
    const now = clock.now()
    const row = { ...made, number: before.length + 1, words: [], ...paid, createdAt: now }
    const [kept] = await insertTurns(tx, sessionId, [row])
    return presentAnswer(locked, kept as TurnRow, maker, now)
  }
}

/** @throws Problem `conflict` where another turn was answered in the meantime */
function requireUnanswered(before: readonly TurnRow[], now: readonly TurnRow[]): void {
  if (now.length !== before.length) throw new Problem('conflict', SPEAKING_TEXTS.anotherTurn)
}

/** A turn with its answer, who made it, and the time that is left. */
const presentAnswer = (session: SessionRow, turn: TurnRow, maker: Maker, now: Date) => ({
  turn: presentTurn(turn, areRepliesMade(session)),
  seconds_left: Math.max(0, Math.floor((session.deadlineAt.getTime() - now.getTime()) / 1000)),
  ...presentMaker(maker),
})

const makerOf = ({ model: { description } }: Parts): Maker => ({
  madeBy: description.madeBy,
  modelName: description.name,
})

/** An answer that cost nothing. */
const asFree = async <Result>({ credits, database }: Parts, student: { id: number }, result: Result) => ({
  ...result,
  credit_cost: 0,
  user_credits: await credits.readAvailable(database.queries, student.id),
})

interface SubmittedTurn {
  text: string
  file: UploadedFile | undefined
  languages: SpeakingLanguage[]
}

async function make(
  parts: Pick<Parts, 'database' | 'engine' | 'model' | 'speech'>,
  student: { id: number },
  session: SessionRow,
  turns: readonly TurnRow[],
  { text, file, languages }: SubmittedTurn,
  signal: AbortSignal,
) {
  const heard = file
    ? await hearRecording(parts, file, { student, languages, withinSeconds: HEAR_WITHIN_SECONDS.turn }, signal)
    : null
  const said = heard?.text ?? text
  const before = turns.slice(-TURNS_REMEMBERED).map((turn) => ({ said: turn.said, reply: turn.reply ?? '' }))
  const { output, ...maker } = await answer(
    parts,
    session,
    { before, said, turnCount: turns.length },
    { student, signal },
  )
  const reply = tidyText(output.reply)
  return { said, isSpoken: heard !== null, seconds: heard?.seconds ?? null, reply, maker }
}

/** The partner's answer: about the material where the talk is about one. */
async function answer(
  parts: Pick<Parts, 'database' | 'engine' | 'model'>,
  session: SessionRow,
  { turnCount, ...newest }: Pick<TalkOfMaterial, 'before' | 'said' | 'turnCount'>,
  asker: Asker,
) {
  const { mode, topic, level, language, opening, materialTold } = session
  const talk = { mode, topic, level, language, opening, ...newest }
  if (!materialTold) return parts.model.run(replyTask, talk, asker)
  const spokenOf = [newest.before.at(-1)?.reply || opening, newest.said].join('\n')
  const isModel = parts.model.description.madeBy === 'model'
  const passages = isModel ? await passagesForTurn(parts, session, spokenOf, asker) : []
  return parts.model.run(replyOfMaterialTask, { ...talk, passages, asked: materialTold.asked, turnCount }, asker)
}
