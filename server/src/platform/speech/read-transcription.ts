import { z } from 'zod'
import type { Transcript, TranscriptSegment } from './speech.ts'

/** What speech can hold in a piece, many times over. */
const LIMIT_CHARACTERS = 200_000
const LIMIT_SEGMENTS = 10_000
/** From here on the recogniser itself takes a segment for silence; what it writes there it has made up. */
const SILENCE_FROM = 0.9

const Segment = z.object({
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  text: z.string(),
  no_speech_prob: z.number().nullish(),
})

const Transcription = z.object({
  text: z.string().max(LIMIT_CHARACTERS),
  language: z.string().max(100).nullish(),
  segments: z
    .array(Segment)
    .max(LIMIT_SEGMENTS)
    .refine((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= LIMIT_CHARACTERS)
    .nullish(),
})

/**
 * What an endpoint answered, in whatever of its formats, as a transcript. Segments without words, taken for silence or
 * running backwards are left out, and where all of them were silence, so is the text.
 * @throws ZodError when it is none
 */
export function readTranscription(answer: unknown): Transcript {
  const { text, language, segments } = Transcription.parse(typeof answer === 'string' ? { text: answer } : answer)
  const heard = (segments ?? []).filter(({ no_speech_prob: silence }) => (silence ?? 0) <= SILENCE_FROM)
  const isSilence = heard.length === 0 && (segments ?? []).length > 0
  return { text: isSilence ? '' : tidy(text), language: language || null, segments: inOrder(heard) }
}

function inOrder(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  return segments
    .map(({ start, end, text }) => ({ start, end, text: tidy(text) }))
    .filter(({ start, end, text }) => text !== '' && end >= start)
    .toSorted((one, other) => one.start - other.start)
}

/** What no database column takes, or no eye sees, is not speech. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
