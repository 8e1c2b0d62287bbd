import type { Asker } from '../concurrency/asker.ts'
import type { CallWatch } from '../concurrency/service-pulse.ts'

/** What a recording says, as a recogniser heard it. Text from outside: it is shown as text and fenced in prompts. */
export interface Transcript {
  text: string
  /** BCP 47, or as the service names it; null where it does not say. */
  language: string | null
  /** In the order of time; empty where the service tells no times. */
  segments: readonly TranscriptSegment[]
}

/** A stretch of speech: times in seconds from the start of the recording. */
export interface TranscriptSegment {
  start: number
  end: number
  text: string
}

/** Hears recordings and says texts: the configured service, or a recogniser on this machine. */
export interface Speech {
  /** What the screens are told before anything is asked. Null: nobody here does it. */
  readonly description: {
    transcribes: 'service' | 'local' | null
    speaks: 'service' | null
    /** Name of the model that transcribes. */
    name: string | null
  }
  /**
   * The words of one audio file. `languages` in BCP 47: what the student expects to be spoken; none means unknown.
   * `watch` is told of the recogniser, once the call has its place among those under way.
   * @throws Problem `unavailable` when nothing is configured or `signal` aborts, `generation_failed` when the
   * recogniser fails; its own words are in the cause alone. A recogniser on this machine also throws `unsupported_type`
   * for sound that nothing here decodes, and `unreadable`
   */
  transcribe(
    audio: { path: string; contentType: string },
    options: Asker & { languages: readonly string[]; watch?: CallWatch },
  ): Promise<Transcript>
  /**
   * Refuses a kind of sound that it cannot hear, before anything is paid; absent where every kind is tried.
   * @throws Problem `unsupported_type`
   */
  refuseUnheard?(contentType: string): void
  /** `text` as audio; null where nobody speaks here. */
  speak(text: string, options: Asker & { language: string }): Promise<{ bytes: Buffer; contentType: string } | null>
}
