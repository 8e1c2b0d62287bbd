import type { Maker } from '@lectern/domain/content'

/** The text of one picture or page, and who read it. */
export interface RecognisedText extends Maker {
  text: string
  /** A service is configured, but tesseract had to do it. */
  isFallback: boolean
}
