import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LISTENING_TEXTS, LISTENING_WITHIN_SECONDS, type ListeningStage } from '@lectern/domain/listening'
import { keepFile } from '../../../core/files/keep-file.ts'
import { copyToPath, withScratchFolder } from '../../../core/files/local-copy.ts'
import { countedAttempt } from '../../../core/paid-jobs/counted-attempt.ts'
import { STALL_LIMIT_SECONDS, StallWatch } from '../../../core/paid-jobs/stall-watch.ts'
import { asRecordingProblem } from '../../../core/recordings/recording-problem.ts'
import { RecordingReader } from '../../../core/recordings/recording-reader.ts'
import type { RunningJob } from '../../../platform/queue/job-queue.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import type { ListeningJob } from '../jobs.ts'
import type { SetRow } from '../set-store.ts'
import { couldBeIn } from './check-language.ts'
import { collectQuestions } from './collect-questions.ts'
import { completeSet } from './complete-set.ts'
import { endSetAsFailed } from './fail-set.ts'
import { joinPieces } from './join-pieces.ts'
import { type Sentence, splitSentences, transcriptOf } from './split-sentences.ts'
import { timeWords } from './timed-words.ts'
import {
  type Claim,
  claimSet,
  listPieces,
  type PieceRow,
  saveAudio,
  saveProgress,
  saveTranscript,
} from './work-store.ts'

export type WorkServices = Pick<
  Services,
  'clock' | 'config' | 'credits' | 'database' | 'files' | 'log' | 'model' | 'modules' | 'queue' | 'speech'
>

/** Pieces of one recording in hand at once, so that others have their turn at the recogniser. */
const PIECES_AT_ONCE = 3

/** What one attempt works with. */
interface Attempt {
  set: SetRow
  claim: Claim
  signal: AbortSignal
  watch: StallWatch
}

/**
 * Makes a set of a recording: takes its sound out and cuts it, has the pieces transcribed, joins them, asks for questions,
 * and settles the price with the result, going on where an earlier attempt stopped. What is refused or fails for a reason
 * ends it at once and gives the price back, and so does a service that gives no sign of life for three minutes; an attempt
 * that was cut short, or found too much of its student's waiting, is followed by another.
 * @throws Error when another attempt may help; LeaseLostError when the set is another attempt's by now
 */
export async function transcribeSet(
  services: WorkServices,
  job: RunningJob<ListeningJob>,
  stallSeconds = STALL_LIMIT_SECONDS,
): Promise<void> {
  const claim: Claim = { setId: job.payload.setId, attempt: countedAttempt(job) }
  const set = await services.database.transaction((tx) => claimSet(tx, claim))
  if (!set) return
  const tooLong = AbortSignal.timeout(LISTENING_WITHIN_SECONDS * 1000)
  const watch = new StallWatch(services.clock, stallSeconds)
  const signal = AbortSignal.any([job.signal, tooLong, watch.signal])
  const attempt: Attempt = { set, claim, signal, watch }
  try {
    const sentences = await hear(services, attempt)
    await report(services, attempt, 'questions', 0)
    const { languages, studentId } = set
    const asker = { student: { id: studentId }, signal }
    const made = await collectQuestions(services.model, { sentences, languages }, asker, watch)
    await completeSet(services, set, claim, job, { ...made, sentences })
  } catch (thrown) {
    const error = asRecordingProblem(thrown)
    if (job.signal.aborted) throw error
    const ended = reasonToEnd(error, { isSilent: watch.signal.aborted, isTooLong: tooLong.aborted })
    if (ended === null) throw error
    services.log.warn({ err: error, setId: set.id }, 'a recording was given up')
    await endSetAsFailed(services, set, { claim, job, ...ended })
  }
}

/** What lies in the recording, so that no other try can change it. */
const HOPELESS = ['unreadable', 'unsupported_type', 'content_rejected']

/** Why there is to be no other attempt, in words for the student; null where there is one. */
function reasonToEnd(error: unknown, { isSilent, isTooLong }: { isSilent: boolean; isTooLong: boolean }) {
  if (isSilent) return { reason: LISTENING_TEXTS.serviceFailing, isFinal: false }
  if (isTooLong) return { reason: LISTENING_TEXTS.tookTooLong, isFinal: false }
  if (!(error instanceof Problem) || error.code === 'rate_limited') return null
  return { reason: error.text, isFinal: HOPELESS.includes(error.code) }
}

/** What was said. @throws Problem `content_rejected` where nothing was, or not in the languages that were chosen */
async function hear(services: WorkServices, attempt: Attempt): Promise<Sentence[]> {
  const { set } = attempt
  await withScratchFolder(services, async (folder) => {
    const waiting = (await listPieces(services.database.queries, set.id)).filter(
      ({ transcript }) => transcript === null,
    )
    if (set.audioKey === null || waiting.length > 0) await cut(services, attempt, folder, waiting)
    await transcribe(services, attempt, folder, waiting)
  })
  const pieces = (await listPieces(services.database.queries, set.id)).map((piece) => ({
    start: piece.start,
    end: piece.end,
    words: piece.transcript ? timeWords(piece.transcript, piece) : [],
  }))
  const sentences = splitSentences(joinPieces(pieces))
  if (sentences.length === 0) throw new Problem('content_rejected', LISTENING_TEXTS.noSpeech)
  if (!couldBeIn(transcriptOf(sentences), set.languages))
    throw new Problem('content_rejected', LISTENING_TEXTS.wrongScript)
  return sentences
}

const pathOf = (folder: string, { position }: PieceRow): string => join(folder, String(position))

/** Takes the sound out of the upload, for the player, and the pieces that wait into `folder`, for the recogniser. */
async function cut(services: WorkServices, attempt: Attempt, folder: string, waiting: readonly PieceRow[]) {
  const { set, claim, signal } = attempt
  if (set.uploadKey === null) throw new Error(`The set ${set.id} has no upload`)
  const upload = join(folder, 'upload')
  await copyToPath(services, set.uploadKey, upload, signal)
  await report(services, attempt, 'converting', 0)
  await RecordingReader.use(upload, { student: { id: set.studentId }, lane: 'jobs', signal }, async (recording) => {
    if (set.audioKey === null) {
      const audioKey = await keepFile(services, { id: set.studentId }, await recording.cut(null))
      await services.database.transaction((tx) => saveAudio(tx, claim, audioKey))
    }
    for (const [index, piece] of waiting.entries()) {
      await report(services, attempt, 'converting', (index + 1) / (waiting.length + 1))
      await writeFile(pathOf(folder, piece), await recording.cut(piece), { mode: 0o600 })
    }
  })
}

/** Has the pieces that wait transcribed, several at once, each kept as soon as it is. The first failure ends all of them. */
async function transcribe(services: WorkServices, attempt: Attempt, folder: string, waiting: readonly PieceRow[]) {
  const { set, claim, watch } = attempt
  const { languages } = set
  const student = { id: set.studentId }
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  const left = [...waiting]
  let done = 0
  await report(services, attempt, 'transcribing', 0)
  const workInTurn = async () => {
    try {
      for (let piece = left.shift(); piece; piece = left.shift()) {
        const audio = { path: pathOf(folder, piece), contentType: set.contentType }
        const transcript = await services.speech.transcribe(audio, { student, languages, signal, watch })
        const { position } = piece
        await services.database.transaction((tx) => saveTranscript(tx, claim, position, transcript))
        await report(services, attempt, 'transcribing', ++done / waiting.length)
      }
    } catch (error) {
      failing.abort(error)
      left.length = 0
    }
  }
  await Promise.all(Array.from({ length: PIECES_AT_ONCE }, workInTurn))
  failing.signal.throwIfAborted()
}

function report({ database }: WorkServices, { claim }: Attempt, stage: ListeningStage, share: number): Promise<void> {
  return database.transaction((tx) => saveProgress(tx, claim, stage, share))
}
