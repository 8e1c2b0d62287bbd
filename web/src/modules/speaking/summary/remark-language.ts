import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage, SpeakingMode } from '@lectern/domain/speaking'

/** A model remarks in the language that was spoken; all other remarks are in that of the page, which is undefined here. */
export const remarkLanguage = (
  { made_by }: Pick<SpeakingFeedback, 'made_by'>,
  mode: SpeakingMode,
  language: SpeakingLanguage,
): SpeakingLanguage | undefined => (made_by === 'model' && mode !== 'shadowing' ? language : undefined)
