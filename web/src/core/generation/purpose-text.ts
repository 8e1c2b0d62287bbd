import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import type { Say } from '@lectern/texts/speaker'

/** What something was made for: the student's own words; the purpose that stands where none was given has words of ours. */
export const purposeText = (say: Say, purpose: string): string =>
  purpose === DEFAULT_PURPOSE ? say('generation.generalStudy') : purpose
