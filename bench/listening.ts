import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordingReader } from '../server/src/core/recordings/recording-reader.ts'
import { joinPieces } from '../server/src/modules/listening/processing/join-pieces.ts'
import { splitSentences, transcriptOf } from '../server/src/modules/listening/processing/split-sentences.ts'
import { timeWords } from '../server/src/modules/listening/processing/timed-words.ts'
import { hasPocketsphinx, hearWithPocketsphinx } from '../server/test/peers/pocketsphinx.ts'
import { atMost, type Measurement } from './measurement.ts'

const MATERIAL = join(import.meta.dirname, '..', 'server', 'test', 'material', 'audio')
const RECORDINGS = ['sentences-90s.mp3', 'sentences-90s.webm']
/** Short pieces, so that the recording is cut and joined twice. */
const LIMITS = { bytes: 8 * 1024 * 1024, seconds: 40, overlapSeconds: 4, totalSeconds: 10_800 }
const MOST_WORD_ERRORS = 0.06
const HOUR_SECONDS = 3600
const SECONDS_TO_CUT_AN_HOUR = 20

/** What a real recogniser makes of recordings that were cut and joined as in the product, and how long cutting takes. */
export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-listening-'))
  try {
    const rows: Measurement[] = []
    for (const name of RECORDINGS) rows.push(...(await measureRecording(name, folder)))
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureRecording(name: string, folder: string): Promise<Measurement[]> {
  const startedAt = performance.now()
  const { durationSeconds, pieces } = await cut(join(MATERIAL, name), folder)
  const cutSeconds = (performance.now() - startedAt) / 1000
  const perHour = (cutSeconds / durationSeconds) * HOUR_SECONDS
  const cutting: Measurement = {
    what: `cutting ${name}`,
    ours: `${cutSeconds.toFixed(2)} s for ${Math.round(durationSeconds)} s of sound, its process included`,
    against: `${SECONDS_TO_CUT_AN_HOUR} s an hour of sound`,
    ratio: perHour / SECONDS_TO_CUT_AN_HOUR,
    promise: null,
  }
  return [cutting, await hear(name, pieces)]
}

async function hear(name: string, pieces: Awaited<ReturnType<typeof cut>>['pieces']): Promise<Measurement> {
  const what = `word errors of ${name}`
  if (!hasPocketsphinx)
    return { what, ours: 'not measured', against: 'pocketsphinx is not installed', ratio: null, promise: null }
  const heard = []
  for (const { path, ...piece } of pieces)
    heard.push({ ...piece, words: timeWords(await hearWithPocketsphinx(path), piece) })
  const truth = wordsOf(await readFile(join(MATERIAL, 'sentences-90s.truth.txt'), 'utf8'))
  const errors = distance(truth, wordsOf(transcriptOf(splitSentences(joinPieces(heard)))))
  const ratio = errors / truth.length / MOST_WORD_ERRORS
  return {
    what,
    ours: `${errors} of ${truth.length} (${((100 * errors) / truth.length).toFixed(1)}%), joined of ${pieces.length} pieces`,
    against: `pocketsphinx, at most ${100 * MOST_WORD_ERRORS}%`,
    ratio,
    promise: atMost(ratio, 1),
  }
}

async function cut(path: string, folder: string) {
  return RecordingReader.use(path, { student: { id: 1 }, signal: AbortSignal.timeout(120_000) }, async (recording) => {
    const { durationSeconds, pieces } = await recording.inspect(LIMITS)
    const cutPieces = []
    for (const [index, piece] of pieces.entries()) {
      const piecePath = join(folder, `${index}`)
      await writeFile(piecePath, await recording.cut(piece))
      cutPieces.push({ ...piece, path: piecePath })
    }
    return { durationSeconds, pieces: cutPieces }
  })
}

/** American as the truth is written. */
const SPELLINGS: Record<string, string> = { centre: 'center', cancelled: 'canceled' }

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).map((word) => SPELLINGS[word] ?? word)

/** Words to be changed, left out or put in. */
function distance(truth: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, index) => index + 1)
  row.unshift(0)
  truth.forEach((word, line) => {
    const next = [line + 1]
    heard.forEach((other, column) => {
      const changed = (row[column] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    })
    row = next
  })
  return row.at(-1) ?? 0
}
