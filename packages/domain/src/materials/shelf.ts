/** How a student orders what they brought: one level of folders, and tags (requirements/files.md#folders-and-tags). */
import { message } from '@lectern/texts/message'

/** Names of folders, in UTF-16 units, and how many a student has at most. */
export const MAX_FOLDER_CHARACTERS = 60
export const MOST_FOLDERS = 100

/** Tags, in UTF-16 units, how many a material has at most, and how many different ones the library lists to choose from. */
export const MAX_TAG_CHARACTERS = 40
export const MOST_TAGS = 10
export const MOST_TAGS_LISTED = 200

/** Why a material does not go into a new folder: there are a hundred. */
export const TOO_MANY_FOLDERS = message('library.tooManyFolders', { count: MOST_FOLDERS })

/** A name as it is kept: without signs that nobody sees, its white space single; '' where nothing is left of it. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/** Tags as they are kept: each once, whatever its case, as it was written first. */
export function tidyTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of typed.map(tidyName))
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  return [...tags.values()]
}
