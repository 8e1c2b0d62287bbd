import type { ChatEvent, ChatReply } from '@lectern/contract/understanding/shapes'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { type ChatLanguage, UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { splitPassages } from '@lectern/engine/split-passages'
import { presentMaker } from '../../core/generation/present-maker.ts'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { PromptImage } from '../../platform/model/task.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Brief, ShownNotes } from './brief.ts'
import { cutTurns, type Talk } from './read-talk.ts'
import { ReplyWriter } from './reply-writer.ts'
import { chatTask } from './tasks.ts'
import { asksOfTheWhole } from './whole-notes/asks-of-the-whole.ts'
import { digestNotes, numberPassages } from './whole-notes/digest-notes.ts'

/** Told of each event of an answer as it comes. */
type Listener = (event: Exclude<ChatEvent, { type: 'done' | 'error' }>) => void

/** Shares of a model's window for the talk so far and for its answer; the notes have the rest. */
const TURNS_SHARE = 1 / 8
const ANSWER_SHARE = 1 / 8
/** Its instructions and the question, and what a count of letters is wrong by. */
const INSTRUCTIONS_WEIGHT = 1500
const MISCOUNT_SHARE = 1 / 10
/** An image, as large as most services make it. */
const IMAGE_WEIGHT = 1500
const LEAST_TURNS_WEIGHT = 1000
const LEAST_NOTES_WEIGHT = 1500

/** How much of the notes and of the talk a model can be shown, in tokens. */
function shareOut(contextTokens: number, hasImage: boolean): { notes: number; turns: number } {
  const usable = contextTokens * (1 - MISCOUNT_SHARE)
  const turns = Math.max(LEAST_TURNS_WEIGHT, Math.floor(usable * TURNS_SHARE))
  const notes = Math.floor(usable - turns - usable * ANSWER_SHARE - INSTRUCTIONS_WEIGHT - (hasImage ? IMAGE_WEIGHT : 0))
  return { turns, notes: Math.max(LEAST_NOTES_WEIGHT, notes) }
}

type WriteServices = Pick<Services, 'engine' | 'log' | 'model' | 'textModel'>

/** A talk as it is asked. */
export interface AskedTalk extends Talk {
  /** Shown to the model that answers, beside what it shows in words. */
  image: PromptImage | null
  /** Whether it was looked at for this answer: then what it shows is the first of what is paid for. */
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
 * The asker's signal aborts when nobody will take the answer any more.
 * @throws Problem `generation_failed`; `unavailable` where the reader left
 */
export async function writeReply(
  services: WriteServices,
  talk: AskedTalk,
  reader: Reader,
  { student, signal: work }: Asker,
): Promise<Omit<ChatReply, 'credit_cost' | 'session'>> {
  const asker = { student, signal: AbortSignal.any([work, reader.signal]) }
  const { textModel } = services
  const room = shareOut(await textModel.contextTokens(), talk.image !== null)
  const { turns, leftOut } = cutTurns(talk.turns, room.turns)
  const brief = { ...talk, turns, ...(await showNotes(services, talk, room.notes, asker)) }
  const start = {
    image_description: talk.imageDescription || null,
    ...presentMaker({ madeBy: textModel.description.madeBy, modelName: textModel.description.name }),
    are_notes_excerpted: brief.areNotesExcerpted,
    turns_left_out: textModel.description.madeBy === 'model' ? leftOut : 0,
  }
  const isShown = talk.isImageNew && reader.onEvent !== null && !reader.signal.aborted
  reader.onEvent?.({ type: 'start', ...start })
  const written = await writeSeeing(services, brief, { ...reader, isShown }, asker)
  if (!written.text.trim() && !written.isStopped)
    throw new Problem('generation_failed', UNDERSTANDING_TEXTS.emptyAnswer)
  const { text: reply, citations, isStopped: is_stopped, isCutOff: is_cut_off } = written
  return { reply, citations, ...start, is_stopped, is_cut_off }
}

/** The notes as a model is shown them. The engine reads them as they are. */
async function showNotes(
  services: WriteServices,
  { notes, question, turns }: Talk,
  weightLimit: number,
  asker: Asker,
): Promise<ShownNotes> {
  const { engine, textModel } = services
  if (textModel.description.madeBy === 'built-in' || !notes.trim())
    return { passages: [], digest: null, areNotesExcerpted: false }
  if (estimateTokens(notes) <= weightLimit)
    return { passages: numberPassages(splitPassages(notes)), digest: null, areNotesExcerpted: false }
  const digested = asksOfTheWhole(question)
    ? await digestNotes(services, { notes, question }, weightLimit, asker)
    : null
  if (digested) return digested
  const { passages, isWhole } = await engine.findPassages(notes, question, turns, weightLimit, asker)
  return { passages: numberPassages(passages), digest: null, areNotesExcerpted: !isWhole }
}

/** Does what `write` does; where the model will have nothing to do with the image, from what it shows in words. */
async function writeSeeing(services: WriteServices, brief: Brief, reader: ShownReader, asker: Asker) {
  try {
    return await write(services, brief, reader, asker)
  } catch (error) {
    if (brief.image === null || asker.signal.aborted || !mayBeForTheImage(error)) throw error
    services.log.warn(
      { err: error },
      'an image could not be shown with its question; the answer is from its description',
    )
    return write(services, { ...brief, image: null }, reader, asker)
  }
}

const mayBeForTheImage = (error: unknown): boolean =>
  error instanceof Problem && (error.details.reason === 'no_images' || error.details.reason === 'too_long')

/** With whether something that is paid for was shown to them before the first word. */
type ShownReader = Reader & { isShown: boolean }

async function write({ textModel }: WriteServices, brief: Brief, reader: ShownReader, asker: Asker) {
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
    for await (const part of textModel.write(chatTask, brief, asker)) {
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
