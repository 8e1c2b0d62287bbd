import type { Maker } from '@lectern/domain/content'
import type { RecognisedWord } from '../documents/reading/pictures/recognised-word.ts'

/** The text of one picture or page, and who read it. */
export interface RecognisedText extends Maker {
  text: string
  /** A service is configured, but tesseract had to do it. */
  isFallback: boolean
  /** Where its words stand on a page; a model does not tell. */
  words?: readonly RecognisedWord[]
}
