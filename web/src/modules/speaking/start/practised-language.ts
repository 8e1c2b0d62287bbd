import type { MadeBy } from '@lectern/contract/shapes'
import { practisedLanguages, type SpeakingLanguage } from '@lectern/domain/speaking'
import { spokenLanguagesOf } from '@lectern/domain/text/spoken-language'

/**
 * What can be spoken: what whoever answers here understands, of a material what it is written in.
 * @param written how the text of the material begins; '' for a topic
 */
export function languagesOffered(madeBy: MadeBy, written: string): readonly SpeakingLanguage[] {
  const practised = practisedLanguages(madeBy)
  const fitting = spokenLanguagesOf(written).filter((code) => practised.includes(code))
  return fitting.length > 0 ? fitting : practised
}

/** The language that was chosen, or the likeliest where that one is not offered. */
export const languageAmong = (offered: readonly SpeakingLanguage[], chosen: SpeakingLanguage): SpeakingLanguage =>
  offered.includes(chosen) ? chosen : (offered[0] ?? chosen)
