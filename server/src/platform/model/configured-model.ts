import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { type Calls, type Completion, collectAnswer, type Wanted } from './collect-answer.ts'
import type { Ask, ResponseFormat } from './completions.ts'
import { type FormatLadder, type Rung, rungBelow } from './format-ladder.ts'
import type { Model } from './model.ts'
import { type ModelConnection, messagesOf, modelFor } from './model-connection.ts'
import { formatSuspicion, ModelFailure, toModelProblem, wordsOf } from './model-failure.ts'
import { outgoingSchema } from './outgoing-schema.ts'
import { type ReadAnswer, readAnswer } from './parsing/read-answer.ts'
import type { Prompt, Task } from './task.ts'

const JSON_ONLY = 'Answer with JSON only.'
const SHORTER =
  'Your last answer was cut off before its end. Answer again from the beginning, with fewer and shorter items.'
/** A longer answer is not shown to its model again: it would take the room of the next. */
const MOST_REPEATED = 8000
const MOST_LOGGED = 300

/** Where a model's answers come from, and how each is asked for. */
export interface JsonCalls extends Calls {
  ladder: FormatLadder
}

interface Question<Output> extends Wanted {
  task: Task<never, Output>
  prompt: Prompt
  model: string
}

/** A model behind an OpenAI-compatible endpoint. */
export const createConfiguredModel = (
  { places, contextTokens, pulse, settings }: ModelConnection,
  calls: JsonCalls,
): Model => ({
  description: { madeBy: 'model', name: settings.name },
  contextTokens,
  run: (task, input, { student, signal }, watch) => {
    const prompt = task.prompt(input)
    const modelName = modelFor(prompt, settings)
    const ask = () => pulse.during(watch, (call) => answer(calls, { task, prompt, model: modelName, signal, call }))
    return places
      .use(student, ask, signal)
      .then((output) => ({ output, madeBy: 'model' as const, modelName }))
      .catch((error: unknown) => {
        throw toModelProblem(error, signal, hasImages(prompt))
      })
  },
})

const hasImages = ({ images = [] }: Prompt): boolean => images.length > 0

/** Asks, and asks once more where the answer could not be read. */
async function answer<Output>(calls: JsonCalls, question: Question<Output>): Promise<Output> {
  const { task, model } = question
  const first = await askOnLadder(calls, question, null)
  const read = readCompletion(first, task)
  if (read.kind === 'output') return accept(calls, question, read)
  if (!read.isCutOff) calls.ladder.tellSchema(model, task.name)
  calls.figures.countRepair(task.name, model)
  calls.log.warn({ task: task.name, model, complaint: read.complaint }, 'the model is asked to repair its answer')
  const second = await askOnLadder(calls, question, repairOf(first, read))
  const repaired = readCompletion(second, task)
  if (repaired.kind === 'output') return accept(calls, question, repaired)
  throw new ModelFailure(
    repaired.isCutOff ? 'cut_off' : 'invalid_answer',
    `The model's answer stayed invalid. ${repaired.complaint}`,
  )
}

type ReadOutput<Output> = Extract<ReadAnswer<Output>, { kind: 'output' }>
type Fault = Extract<ReadAnswer<unknown>, { kind: 'fault' }>

/** @throws ModelFailure where the model refuses: it would again */
function readCompletion<Output>({ text, isCutOff }: Completion, task: Task<never, Output>): ReadOutput<Output> | Fault {
  const read = readAnswer(text, task.output, { isCutOff, partSuffices: task.partSuffices ?? false })
  if (read.kind === 'refusal') throw new ModelFailure('refused', 'The model refuses in words')
  return read
}

function accept<Output>(
  { figures, log }: JsonCalls,
  { task, model }: Question<Output>,
  { output, dropped, isPart }: ReadOutput<Output>,
): Output {
  if (dropped > 0) figures.countDropped(task.name, model, dropped)
  if (dropped > 0 || isPart) log.info({ task: task.name, model, dropped, isPart }, 'an answer was taken in part')
  return output
}

/** What is said to have an answer again. Templates want turns that alternate: without the answer, it ends the question. */
interface Repair {
  note: string
  turns: ChatCompletionMessageParam[]
}

function repairOf({ text }: Completion, { complaint, isCutOff }: Fault): Repair {
  if (isCutOff) return { note: SHORTER, turns: [] }
  if (!text.trim() || text.length > MOST_REPEATED)
    return { note: `Your last answer could not be read. ${complaint}`, turns: [] }
  return {
    note: '',
    turns: [
      { role: 'assistant', content: text },
      { role: 'user', content: `This could not be read. ${complaint}\nAnswer again, in full.` },
    ],
  }
}

/** Asks in the best format that the endpoint takes, and finds out which one that is. */
async function askOnLadder<Output>(
  calls: JsonCalls,
  question: Question<Output>,
  repair: Repair | null,
): Promise<Completion> {
  const { ladder, log } = calls
  const { task, model, prompt, signal } = question
  const first = ladder.rungOf(model, task.name)
  let reason: string | null = null
  for (let rung = first; ; ) {
    try {
      const completion = await collectAnswer(calls, askIn(rung, question, ladder, repair), question)
      ladder.keep(model, task.name, rung, reason)
      if (rung !== first) log.warn({ task: task.name, model, rung, reason }, 'answers are asked for in another format')
      return completion
    } catch (error) {
      const next = rungBelow(rung)
      const suspicion = formatSuspicion(error, hasImages(prompt))
      const isSuspect = suspicion === 'named' || (suspicion === 'possible' && !ladder.isProven(model, task.name))
      if (!next || !isSuspect || signal.aborted) throw error
      reason ??= wordsOf(error).slice(0, MOST_LOGGED)
      rung = next
    }
  }
}

/** A question in the words of a rung. The schema goes along once: as a format, or in words. */
function askIn<Output>(
  rung: Rung,
  { task, prompt, model }: Question<Output>,
  ladder: FormatLadder,
  repair: Repair | null,
): Ask {
  const { note = '', turns = [] } = repair ?? {}
  const asked = note ? { ...prompt, user: `${prompt.user}\n\n${note}` } : prompt
  const schema = outgoingSchema(task.output)
  const isTold = rung !== 'json_schema' || ladder.tellsSchema(model, task.name)
  const form = isTold ? `Answer with JSON only, of this JSON Schema:\n${JSON.stringify(schema)}` : JSON_ONLY
  const formats: Record<Rung, ResponseFormat | null> = {
    json_schema: {
      type: 'json_schema',
      json_schema: { name: task.name.replace(/\W/g, '_'), strict: true, schema },
    },
    json_object: { type: 'json_object' },
    plain: null,
  }
  return { model, messages: [...messagesOf(asked, `${prompt.system}\n\n${form}`), ...turns], format: formats[rung] }
}
