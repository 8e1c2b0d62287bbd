import type { PartOfSpeech } from 'wink-nlp'

/** A word or mark of an English text. `space` is the white space before it; a sentence's first word has none. */
export type Token = {
  readonly word: string
  readonly lemma: string
  readonly tag: PartOfSpeech
  readonly space: string
}
