import { FEWEST_MATERIAL_CHARACTERS, suggestTitle, WORD_LIMIT } from '@lectern/domain/content'
import { countWords } from '@lectern/domain/words'
import type { NewText } from '../keep-material.ts'
import { tidyText } from '../reading/tidy-text.ts'

/** A text as its student typed or pasted it. */
export interface TypedText {
  text: string
  /** What a material of it goes by; where that is empty, its first line. */
  name: string
  /** When it was brought; now unless set. */
  createdAt?: Date | undefined
  /** What is counted of it elsewhere, and will be no more once it is a material. */
  countedBytes?: number | undefined
}

/** What a material keeps of a typed text; null for one that is too short, too long, or without a word. */
export function readTyped({ text: typed, name }: TypedText): NewText | null {
  const text = tidyText(typed)
  const wordCount = countWords(text)
  if (text.length < FEWEST_MATERIAL_CHARACTERS || wordCount === 0 || wordCount > WORD_LIMIT) return null
  return { name: name || suggestTitle('', text) || text.slice(0, 1), text, wordCount }
}
