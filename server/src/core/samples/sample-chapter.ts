import { readFileSync } from 'node:fs'
import { NewCard } from '@lectern/contract/recite/shapes'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import { SPEAKING_LANGUAGE_CODES } from '@lectern/domain/speaking'
import type { Language } from '@lectern/texts/languages'
import { z } from 'zod'

const Line = z.string().trim().min(1)

const SampleChapter = z.object({
  title: Line,
  /** Headings and paragraphs. */
  text: z.array(Line).transform((paragraphs) => paragraphs.join('\n\n')),
  cards: z.array(NewCard),
  exam: z.array(
    z.object({
      type: z.enum(QUESTION_TYPES),
      question: Line,
      options: z.array(Line),
      correct_answer: Line,
      explanation: Line,
      source: Line,
    }),
  ),
  talk: z.object({ topic: Line, language: z.enum(SPEAKING_LANGUAGE_CODES), opening: Line }),
})

/** A chapter with what was made of it, by hand: texts of our own, under the licence of the code. */
export type SampleChapter = z.infer<typeof SampleChapter>

const chapters = new Map<Language, SampleChapter>()

/** The sample chapter in a language, from `chapters/LANGUAGE.json`. */
export function sampleChapter(language: Language): SampleChapter {
  const known = chapters.get(language)
  if (known) return known
  const file = new URL(`./chapters/${language}.json`, import.meta.url)
  const chapter = SampleChapter.parse(JSON.parse(readFileSync(file, 'utf8')))
  chapters.set(language, chapter)
  return chapter
}
