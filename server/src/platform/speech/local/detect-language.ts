import type { Transcriber, Transformers } from './transformers-runtime.ts'

/** One step: for each sequence, a score for every word that the model knows. */
type Scores = Record<number, { data: Float32Array }>

/**
 * The language of `samples`, as a code of ISO 639, among `languages` or, where those are none, all that the model
 * knows. The library takes English where it is told nothing; the model itself says which, as its first word.
 */
export async function detectLanguage(
  { LogitsProcessor, LogitsProcessorList }: Transformers,
  transcriber: Transcriber,
  samples: Float32Array,
  languages: readonly string[],
): Promise<string | null> {
  const { lang_to_id: ids = {}, decoder_start_token_id: start } = transcriber.model.generation_config
  const known = Object.entries(ids).map(([word, id]) => [word.slice(2, -2), id] as const)
  const named = known.filter(([language]) => languages.includes(language))
  const candidates = named.length > 0 ? named : known
  const [only] = candidates
  if (!only) return null
  if (candidates.length === 1) return only[0]

  const processors = new LogitsProcessorList()
  processors.push(new (onlyWords(LogitsProcessor, new Set(candidates.map(([, id]) => id))))())
  const { input_features: inputs } = await transcriber.processor(samples)
  const output = await transcriber.model.generate({
    inputs,
    decoder_input_ids: [start],
    max_new_tokens: 1,
    logits_processor: processors,
  })
  const heard = Number(output.tolist()[0]?.at(-1))
  return candidates.find(([, id]) => id === heard)?.[0] ?? null
}

/** What lets no word be chosen but the `allowed`. */
const onlyWords = (Base: Transformers['LogitsProcessor'], allowed: ReadonlySet<number>) =>
  class extends Base {
    _call(sequences: readonly unknown[], scores: Scores): Scores {
      for (const index of sequences.keys()) {
        const data = scores[index]?.data
        data?.forEach((_score, id) => {
          if (!allowed.has(id)) data[id] = Number.NEGATIVE_INFINITY
        })
      }
      return scores
    }
  }
