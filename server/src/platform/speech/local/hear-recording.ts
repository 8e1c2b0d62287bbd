import { readTranscription } from '../read-transcription.ts'
import type { Transcript, TranscriptSegment } from '../speech.ts'
import type { SoundPiece } from './cut-pieces.ts'
import type { Heard, Recogniser } from './recogniser.ts'
import { readSoundConfined } from './sound-process.ts'
import { UnheardSound } from './unheard-sound.ts'

/** What the longest lecture does not reach; a small file can claim to last for days. */
const LONGEST_SECONDS = 6 * 60 * 60
const SPACE_IN_CHINESE = /(?<=\p{Script=Han}|[，。？！；：、]) (?=\p{Script=Han})/gu

/**
 * Hears a recording through, piece by piece.
 * @param languages BCP 47, what may be spoken; with several, or none, the model tells them apart
 * @throws UnheardSound for a recording that cannot be heard, Error when the model fails, the reason of `signal`
 */
export async function hearRecording(
  recogniser: Pick<Recogniser, 'hear'>,
  path: string,
  { languages, signal }: { languages: readonly string[]; signal: AbortSignal },
): Promise<Transcript> {
  const segments: TranscriptSegment[] = []
  const spoken = new Set<string>()
  let expected: readonly string[] = [...new Set(languages.map(codeOf))]
  for await (const piece of readSoundConfined(path, signal)) {
    if (piece.start > LONGEST_SECONDS) throw new UnheardSound('broken', `longer than ${LONGEST_SECONDS} s`)
    if (piece.samples.length === 0) continue
    const heard = await recogniser.hear({ samples: piece.samples, languages: expected }, signal)
    segments.push(...placeInRecording(heard, piece))
    if (heard.language) spoken.add(heard.language)
    // A recording of which nothing is known is taken to stay with the language of its first words.
    if (expected.length === 0 && heard.language) expected = [heard.language]
  }
  const text = segments
    .map((segment) => segment.text.trim())
    .join(' ')
    .replace(SPACE_IN_CHINESE, '')
  const [language = null] = spoken.size > 0 ? spoken : expected
  return readTranscription({ text, language: spoken.size > 1 ? null : language, segments })
}

/** The name of a language in models of the Whisper family: ISO 639, all of Chinese as one. */
const codeOf = (language: string) => new Intl.Locale(language).language

/** Behind the end of a piece there is silence, up to the 30 s that the model hears; what it writes there is made up. */
function placeInRecording({ text, chunks }: Heard, { start, seconds }: SoundPiece): TranscriptSegment[] {
  if (chunks.length === 0) return [{ start, end: start + seconds, text }]
  return chunks
    .map(({ text, timestamp: [from, to] }) => ({ from: from ?? 0, to: Math.min(to ?? seconds, seconds), text }))
    .filter(({ from, to }) => from < seconds && to >= from)
    .map(({ from, to, text }) => ({ start: start + from, end: start + to, text }))
}
