/** What a text is written in, as far as the words around it must know. */
import { isMostlyChinese } from '../words.ts'

/** What the words of the product around a text are written in. */
export type WrittenLanguage = 'en' | 'zh-Hans' | 'zh-Hant'

/** The commonest characters that only one of the two scripts writes so. */
const SIMPLIFIED = /[们这为来国对时说过学个实体发会动还经进应关点现种从开间两样么吗请谁让释题问认记讲义图]/g
const TRADITIONAL = /[們這為來國對時說過學個實體發會動還經進應關點現種從開間兩樣麼嗎請誰讓釋題問認記講義圖]/g

/** Chinese by its script where more than half of the characters are Chinese; everything else counts as English. */
export function writtenLanguage(text: string): WrittenLanguage {
  if (!isMostlyChinese(text)) return 'en'
  return chineseScript(text) ?? 'zh-Hant'
}

/** The script of the Chinese in a text; null where nothing in it tells. */
export function chineseScript(text: string): Exclude<WrittenLanguage, 'en'> | null {
  const lead = countOf(text, SIMPLIFIED) - countOf(text, TRADITIONAL)
  if (lead === 0) return null
  return lead > 0 ? 'zh-Hans' : 'zh-Hant'
}

const countOf = (text: string, characters: RegExp): number => text.match(characters)?.length ?? 0
