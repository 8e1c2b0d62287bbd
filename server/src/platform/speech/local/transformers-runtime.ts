import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of @huggingface/transformers 4.3.1 that is used here. It is no dependency: an operator installs it. */
export interface Transformers {
  env: { allowRemoteModels: boolean; useFSCache: boolean; logLevel: number }
  LogLevel: { ERROR: number }
  LogitsProcessor: new () => object
  LogitsProcessorList: new () => { push(processor: object): void }
  pipeline(task: 'automatic-speech-recognition', model: string, options: { dtype: 'q8' }): Promise<Transcriber>
}

export interface Transcriber {
  (samples: Float32Array, options: TranscriberOptions): Promise<TranscriberAnswer>
  processor(samples: Float32Array): Promise<{ input_features: unknown }>
  model: {
    generation_config: {
      decoder_start_token_id: number
      is_multilingual?: boolean
      /** Numbers of the words `<|en|>`, `<|zh|>`, … */
      lang_to_id?: Record<string, number>
    }
    generate(options: Record<string, unknown>): Promise<{ tolist(): (bigint | number)[][] }>
  }
}

interface TranscriberOptions {
  return_timestamps: true
  task?: 'transcribe'
  language?: string
}

interface TranscriberAnswer {
  text: string
  chunks?: { text: string; timestamp: [number | null, number | null] }[]
}

/** Loads the library from the folder that it was installed into, and keeps it from the network. */
export function loadTransformers(folder: string): Transformers {
  const transformers = createRequire(join(folder, 'package.json'))('@huggingface/transformers') as Transformers
  transformers.env.allowRemoteModels = false
  transformers.env.useFSCache = false
  transformers.env.logLevel = transformers.LogLevel.ERROR
  return transformers
}
