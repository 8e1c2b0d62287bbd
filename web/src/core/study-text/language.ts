import { isMostlyChinese } from '@lectern/domain/words'

/** The commonest characters that only one of the two scripts writes so. */
const SIMPLIFIED = /[们这为来国对时说过学个实体发会动还经进应关点现种从开间两样]/g
const TRADITIONAL = /[們這為來國對時說過學個實體發會動還經進應關點現種從開間兩樣]/g

/** What a text is written in, as its page and its file should say; undefined where it is not Chinese. */
export function languageOf(text: string): 'zh-Hans' | 'zh-Hant' | undefined {
  if (!isMostlyChinese(text)) return undefined
  return countOf(text, SIMPLIFIED) > countOf(text, TRADITIONAL) ? 'zh-Hans' : 'zh-Hant'
}

const countOf = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0
