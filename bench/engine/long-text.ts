import { EngineProcess } from '../../server/src/platform/model/engine/engine-process.ts'
import { atMost, type Measurement, median, megabytes } from '../measurement.ts'
import { childrenOf, peakBytes, processorMs } from '../process-tree.ts'
import { LANGUAGES, type Language, readTexts } from './corpus.ts'

const WORDS = 100_000
/** A Chinese text has about two characters for a word. */
const CHARACTERS = 2 * WORDS
const PROMISED_BYTES = 450 * 1_048_576
const PROMISED_MS = 3000
const ROUNDS = 3

/** What the engine's process takes for 100,000 words, its start included: a new one for each question. */
export async function measure(): Promise<Measurement[]> {
  const rows: Measurement[] = []
  // The engine's process holds nobody up, and so not us either.
  const awake = setInterval(() => {}, 1000)
  for (const language of LANGUAGES) {
    const text = longText(language)
    for (const [operation, options] of [
      ['makeCards', {}],
      ['makeExam', { count: 30, language: 'auto' }],
      ['makeNotes', {}],
    ] as const) {
      const taken = []
      for (let round = 0; round < ROUNDS; round += 1) taken.push(await ask({ operation, args: [text, options] }))
      rows.push(...rowsOf(`${operation} of ${WORDS} words, ${language}`, taken))
    }
  }
  clearInterval(awake)
  return rows
}

interface Taken {
  bytes: number
  ms: number
}

async function ask(question: { operation: string; args: unknown[] }): Promise<Taken> {
  const engine = new EngineProcess()
  const known = new Set(childrenOf(process.pid))
  await engine.ask(question, new AbortController().signal)
  const [pid] = childrenOf(process.pid).filter((child) => !known.has(child))
  if (pid === undefined) throw new Error('The engine has no process')
  const taken = { bytes: peakBytes(pid), ms: processorMs(pid) }
  await engine.close()
  return taken
}

function longText(language: Language): string {
  const texts = readTexts('seen').filter((text) => text.language === language)
  const all = texts.map(({ text }) => text).join('\n\n')
  if (language !== 'en') return all.slice(0, CHARACTERS)
  return (all.match(/\S+\s*/g) ?? []).slice(0, WORDS).join('')
}

function rowsOf(what: string, taken: readonly Taken[]): Measurement[] {
  const bytes = Math.max(...taken.map((one) => one.bytes))
  const ms = median(taken.map((one) => one.ms))
  return [
    {
      what: `${what}: memory at its peak`,
      ours: taken.map((one) => megabytes(one.bytes)).join(', '),
      against: megabytes(PROMISED_BYTES),
      ratio: bytes / PROMISED_BYTES,
      promise: atMost(bytes / PROMISED_BYTES, 1),
    },
    {
      what: `${what}: processor time, median`,
      ours: taken.map((one) => `${one.ms} ms`).join(', '),
      against: `${PROMISED_MS} ms`,
      ratio: ms / PROMISED_MS,
      promise: atMost(ms / PROMISED_MS, 1),
    },
  ]
}
