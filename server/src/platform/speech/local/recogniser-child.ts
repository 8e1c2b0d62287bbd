/** The program that hears: `recogniser-child.ts MEMORY_BYTES PARENT RUNTIME_FOLDER MODEL_FOLDER`. */
import { constants, setPriority } from 'node:os'
import { answerRequests, programArguments } from '../../processes/answer-requests.ts'
import { detectLanguage } from './detect-language.ts'
import type { HearReply, HearRequest } from './recogniser-messages.ts'
import { loadTransformers } from './transformers-runtime.ts'

const MAX_DETAIL_LENGTH = 300
const [runtimeFolder = '', modelFolder = ''] = programArguments

const loading = Promise.try(async () => {
  // Who browses the site should not wait for who listens.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const transformers = loadTransformers(runtimeFolder)
  const transcriber = await transformers.pipeline('automatic-speech-recognition', modelFolder, { dtype: 'q8' })
  return { transformers, transcriber }
})
// Told with the first answer.
loading.catch(() => {})

async function hear({ samples, languages }: HearRequest): Promise<HearReply> {
  const { transformers, transcriber } = await loading
  const isMultilingual = transcriber.model.generation_config.is_multilingual ?? false
  const language = isMultilingual ? await detectLanguage(transformers, transcriber, samples, languages) : null
  const { text, chunks = [] } = await transcriber(samples, {
    return_timestamps: true,
    // A model that knows only English refuses to be told.
    ...(isMultilingual && { task: 'transcribe' }),
    ...(language && { language }),
  })
  return { kind: 'heard', text, language, chunks }
}

answerRequests<HearRequest, HearReply>(hear, (error) => ({
  kind: 'failed',
  detail: String(error).slice(0, MAX_DETAIL_LENGTH),
}))
