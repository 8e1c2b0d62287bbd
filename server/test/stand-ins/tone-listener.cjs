/**
 * Stands in for @huggingface/transformers where the library and its model are not to be had: it has the interface that
 * is used of it, and in place of words hears tones. A piece of sound becomes chunks like ' 440', one a tone; low tones
 * are 'en', high ones 'zh'. Tones of a few heights make it misbehave.
 */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const RATE = 16_000
const FRAME_SECONDS = 0.25
const HIGH_HZ = 1000
/** Speech has moments of any height; a tone is longer. */
const MEANT_SECONDS = 1
const MISDEEDS = {
  2000: () => {
    throw new Error('a model that fails')
  },
  2200: () => {
    for (;;);
  },
  2400: () => process.exit(3),
}

/** The height of a tone by its zero crossings, to 20 Hz; 0 for silence. */
function heightOf(samples) {
  let crossings = 0
  for (let i = 1; i < samples.length; i++) if (samples[i - 1] < 0 !== samples[i] < 0) crossings++
  const isSilent = samples.every((sample) => Math.abs(sample) < 0.01)
  return isSilent ? 0 : Math.round(crossings / 2 / (samples.length / RATE) / 20) * 20
}

function chunksOf(samples) {
  const chunks = []
  const frame = FRAME_SECONDS * RATE
  for (let from = 0; from + frame <= samples.length; from += frame) {
    const hz = heightOf(samples.subarray(from, from + frame))
    const [start, end] = [from / RATE, (from + frame) / RATE]
    const last = chunks.at(-1)
    if (hz === 0) continue
    if (last && last.text === ` ${hz}` && last.timestamp[1] === start) last.timestamp[1] = end
    else chunks.push({ text: ` ${hz}`, timestamp: [start, end] })
  }
  return chunks
}

async function pipeline(task, folder, { dtype }) {
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  if (task !== 'automatic-speech-recognition' || dtype !== 'q8' || config.model_type !== 'whisper')
    throw new Error('not what a recogniser is')
  const transcriber = async (samples, { return_timestamps, task: what, language }) => {
    if (!return_timestamps || what !== 'transcribe' || !language) throw new Error('not told what to do')
    const chunks = chunksOf(samples)
    for (const { text, timestamp } of chunks)
      if (timestamp[1] - timestamp[0] >= MEANT_SECONDS) MISDEEDS[text.trim()]?.()
    return { text: chunks.map(({ text }) => text).join(''), chunks }
  }
  return Object.assign(transcriber, {
    processor: async (samples) => ({ input_features: samples }),
    model: {
      generation_config: {
        decoder_start_token_id: 1,
        is_multilingual: true,
        lang_to_id: { '<|en|>': 2, '<|zh|>': 3, '<|fr|>': 4 },
      },
      generate: async ({ inputs, decoder_input_ids, logits_processor }) => {
        const isHigh = chunksOf(inputs).every(({ text }) => Number(text) > HIGH_HZ)
        const scores = [{ data: Float32Array.from([9, 9, isHigh ? 1 : 3, isHigh ? 3 : 1, 2]) }]
        logits_processor._call([decoder_input_ids], scores)
        const { data } = scores[0]
        return { tolist: () => [[decoder_input_ids[0], BigInt(data.indexOf(Math.max(...data)))]] }
      },
    },
  })
}

class LogitsProcessor {}
class LogitsProcessorList {
  processors = []
  push(processor) {
    this.processors.push(processor)
  }
  _call(sequences, scores) {
    return this.processors.reduce((changed, processor) => processor._call(sequences, changed), scores)
  }
}

const env = { allowRemoteModels: true, useFSCache: true, logLevel: 30 }
module.exports = { env, LogLevel: { ERROR: 40 }, LogitsProcessor, LogitsProcessorList, pipeline }
