import type { ChatEvent, ChatReply } from '@lectern/contract/understanding'
import { readingWeight } from '@lectern/domain/reading-weight'
import { type ChatLanguage, UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { splitPassages } from '@lectern/engine/answer/split-passages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Brief } from './brief.ts'
import { cutTurns, type Talk } from './read-talk.ts'
import { ReplyWriter } from './reply-writer.ts'
import { chatTask } from './tasks.ts'

/** Told of each event of an answer as it comes. */
export type Listener = (event: Exclude<ChatEvent, { type: 'done' | 'error' }>) => void

/** Shares of a model's window for the talk so far and for its answer; the notes have the rest. */
const TURNS_SHARE = 1 / 8
const ANSWER_SHARE = 1 / 8
/** Its instructions and the question, and what a count of letters is wrong by. */
const INSTRUCTIONS_WEIGHT = 1500
const MISCOUNT_SHARE = 1 / 10
const LEAST_TURNS_WEIGHT = 1000
const LEAST_NOTES_WEIGHT = 1500

/** How much of the notes and of the talk a model can be shown, in tokens. */
function shareOut(contextTokens: number): { notes: number; turns: number } {
  const usable = contextTokens * (1 - MISCOUNT_SHARE)
  const turns = Math.max(LEAST_TURNS_WEIGHT, Math.floor(usable * TURNS_SHARE))
  const notes = Math.floor(usable - turns - usable * ANSWER_SHARE - INSTRUCTIONS_WEIGHT)
  return { turns, notes: Math.max(LEAST_NOTES_WEIGHT, notes) }
}

type WriteServices = Pick<Services, 'engine' | 'textModel'>

/** A talk, and whether its image was looked at for this answer: then what it shows is the first of what is paid for. */
interface AskedTalk extends Talk {
  isImageNew: boolean
}

/** Who waits for an answer. */
export interface Reader {
  /** Aborts when they leave. */
  signal: AbortSignal
  /** What they speak. */
  language: ChatLanguage
  /** Null for who takes the whole answer at its end. */
  onEvent: Listener | null
}

/**
 * Writes the answer to a talk. A reader who leaves after something was shown to them, be it what their image shows, has had
 * an answer as far as it went; one who leaves before has had none.
 * @param work aborts when nobody will take the answer any more
 * @throws Problem `generation_failed`; `unavailable` where the reader left
 */
export async function writeReply(
  services: WriteServices,
  talk: AskedTalk,
  reader: Reader,
  work: AbortSignal,
): Promise<Omit<ChatReply, 'credit_cost' | 'session'>> {
  const signal = AbortSignal.any([work, reader.signal])
  const { textModel } = services
  const room = shareOut(await textModel.contextTokens())
  const { turns, leftOut } = cutTurns(talk.turns, room.turns)
  const brief = { ...talk, turns, ...(await showNotes(services, talk, room.notes, signal)) }
  const start = {
    image_description: talk.imageDescription || null,
    made_by: textModel.description.madeBy,
    are_notes_excerpted: brief.areNotesExcerpted,
    turns_left_out: textModel.description.madeBy === 'model' ? leftOut : 0,
  }
  const isShown = talk.isImageNew && reader.onEvent !== null && !reader.signal.aborted
  reader.onEvent?.({ type: 'start', ...start })
  const written = await write(services, brief, { ...reader, isShown }, signal)
  if (!written.text.trim() && !written.isStopped)
    throw new Problem('generation_failed', UNDERSTANDING_TEXTS.emptyAnswer)
  const { text: reply, citations, isStopped: is_stopped, isCutOff: is_cut_off } = written
  return { reply, citations, ...start, is_stopped, is_cut_off }
}

/** The notes as a model is shown them. The engine reads them as they are. */
async function showNotes(
  { engine, textModel }: WriteServices,
  { notes, question, turns }: Talk,
  weightLimit: number,
  signal: AbortSignal,
): Promise<Pick<Brief, 'passages' | 'areNotesExcerpted'>> {
  if (textModel.description.madeBy === 'built-in' || !notes.trim()) return { passages: [], areNotesExcerpted: false }
  // Only what must be searched waits for the engine, which takes a moment to start.
  const isShort = readingWeight(notes) <= weightLimit
  const { passages, isWhole } = isShort
    ? { passages: splitPassages(notes), isWhole: true }
    : await engine.findPassages(notes, question, turns, weightLimit, signal)
  const numbered = passages.map((passage, index) => ({ ...passage, number: index + 1, source: 'notes' as const }))
  return { passages: numbered, areNotesExcerpted: !isWhole }
}

/** @param reader with whether something that is paid for was shown to them before the first word */
async function write(
  { textModel }: WriteServices,
  brief: Brief,
  reader: Reader & { isShown: boolean },
  signal: AbortSignal,
) {
  let writer = new ReplyWriter(brief.passages)
  let text = ''
  const show = (written: ReturnType<ReplyWriter['push']>) => {
    text += written.text
    for (const citation of written.citations) reader.onEvent?.({ type: 'citation', citation })
    if (written.text) reader.onEvent?.({ type: 'delta', text: written.text })
  }
  let isCutOff = false
  let isStopped = false
  try {
    for await (const part of textModel.write(chatTask, brief, signal)) {
      if (part.kind === 'grounds') writer = new ReplyWriter(part.grounds)
      else if (part.kind === 'text') show(writer.push(part.text))
      else isCutOff = part.isCutOff
    }
  } catch (error) {
    isStopped = reader.signal.aborted && reader.onEvent !== null && (reader.isShown || text.trim() !== '')
    if (!isStopped) throw error
  }
  show(writer.end())
  return { text, citations: writer.citations, isCutOff, isStopped }
}
