import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import { z } from 'zod'
import { makeCards } from '../modules/recite/tasks.ts'
import { type ConfiguredModels, connectConfigured } from '../platform/model/connect-configured.ts'
import { readContextWindow } from '../platform/model/context-window.ts'
import { toldBy } from '../platform/model/model-failure.ts'
import type { Prompt, Task } from '../platform/model/task.ts'
import { Problem } from '../problem.ts'
import type { Config } from '../settings/config.ts'
import { asOperator } from './as-operator.ts'
import type { Check } from './outside-checks.ts'
import { quote, TEST_PICTURE } from './service-checks.ts'

type ModelSettings = NonNullable<Config['model']>

const ANSWERS_WITHIN_MS = 120_000
/** Fewer can hold neither a chunk of material nor what is made of it. */
const LEAST_TOKENS = 8000
const MOST_ASKED_TOKENS = 24_000
const LETTERS_PER_TOKEN = 4

const MATERIAL = `Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is the green pigment
that absorbs the light. A stoma is a pore in the surface of a leaf through which carbon dioxide enters. The Calvin cycle was
described by Melvin Calvin in 1950. Because stomata close at noon, photosynthesis slows down in hot weather.`

const Word = z.object({ word: z.string().max(200) })
type WordTask = Task<null, z.infer<typeof Word>>

const connect = (settings: ModelSettings): ConfiguredModels => connectConfigured(settings, pino({ level: 'silent' }))
const inTime = () => asOperator(ANSWERS_WITHIN_MS)

const saidBy = (error: unknown): Error => new Error(toldBy(error))

/** Has flashcards made, as a student would, and says how they had to be asked for, and how fast they came. */
export const checkModel =
  (settings: ModelSettings): Check =>
  async () => {
    const { model, ladder, figures } = connect(settings)
    const startedAt = performance.now()
    const { output } = await model
      .run(makeCards, { content: MATERIAL, purpose: '' }, inTime())
      .catch((error: unknown) => Promise.reject(saidBy(error)))
    if (output.cards.length === 0) throw new Error('makes no flashcards of a text that holds some: take another model')
    const seconds = (performance.now() - startedAt) / 1000
    const [place] = ladder.standing()
    const how = place?.reason ? `, as ${place.rung} (it says ${quote(place.reason)})` : `, as ${place?.rung}`
    const speed = await speedOf(figures, seconds)
    return `makes ${output.cards.length} cards in ${seconds.toFixed(1)} s${speed}${how}`
  }

async function speedOf({ registry }: ConfiguredModels['figures'], seconds: number): Promise<string> {
  const counted = await registry.getSingleMetric('model_tokens_total')?.get()
  const written = counted?.values.find(({ labels }) => labels.direction === 'output')?.value ?? 0
  return written > 0 ? `, ${Math.round(written / seconds)} tokens a second` : ''
}

/** Shows the model of texts a picture of a word: where no other is named, images are shown to it. */
export const checkSight =
  (settings: ModelSettings): Check =>
  async () => {
    const { model } = connect(settings)
    const bytes = await readFile(TEST_PICTURE)
    const look = askForWord('doctor.image', {
      system: 'You read pictures.',
      user: 'Which word does the picture show?',
      images: [{ bytes, contentType: 'image/png' }],
    })
    try {
      const { output } = await model.run(look, null, inTime())
      return `sees ${quote(output.word)}`
    } catch (error) {
      if (!(error instanceof Problem) || error.details.reason !== 'no_images') throw saidBy(error)
      return 'sees no images, which tesseract reads instead: name a model that does as AI_VISION_MODEL'
    }
  }

/** Gives the model a long text, and asks for what stood at its beginning: some forget it, and do not say so. */
export const checkContext =
  (settings: ModelSettings): Check =>
  async () => {
    const { tokens, source } = await readContextWindow(settings)
    const said = `${tokens} tokens, says ${source === 'default' ? 'nobody: AI_CONTEXT_TOKENS sets it' : source}`
    if (tokens < LEAST_TOKENS)
      throw new Error(`${said}: too few for long texts; give it ${LEAST_TOKENS} (Ollama: OLLAMA_CONTEXT_LENGTH)`)
    const asked = Math.min(MOST_ASKED_TOKENS, Math.floor(tokens * 0.7))
    const startedAt = performance.now()
    const { output } = await connect(settings)
      .model.run(recall(asked), null, inTime())
      .catch((error: unknown) => Promise.reject(saidBy(error)))
    if (!/heron/i.test(output.word))
      throw new Error(
        `${said}, but it forgets the beginning of ${asked}: set AI_CONTEXT_TOKENS to what it has, or give it more (Ollama: OLLAMA_CONTEXT_LENGTH)`,
      )
    return `${said}; reads ${asked} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  }

function recall(tokens: number): WordTask {
  const line = 'The river was slow that year, and the boats lay at the quay until the autumn rain came down.\n'
  const lines = line.repeat(Math.floor((tokens * LETTERS_PER_TOKEN) / line.length))
  return askForWord('doctor.context', {
    system: 'You answer a question about a text.',
    user: `The bird of this text is the heron.\n\n${lines}\nWhich bird was named at the very beginning of the text?`,
  })
}

/** No step of a module: only the operator sees what it answers. */
const askForWord = (name: string, prompt: Prompt): WordTask => ({
  name,
  promptVersion: 1,
  output: Word,
  prompt: () => prompt,
  builtIn: () => Promise.reject(new Error('no engine is asked')),
})
