import type { MadeBy } from '@lectern/contract/shapes'

/** The text of one picture or page, and who read it. */
export interface RecognisedText {
  text: string
  madeBy: MadeBy
  /** A service is configured, but tesseract had to do it. */
  isFallback: boolean
}
