import type { SpeakingLanguage, SpeakingLevel } from '@lectern/domain/speaking'
import { countWords } from '@lectern/domain/words'

/** So many are repeated in one session. */
const WANTED = 8
/** With fewer than that, longer ones and those of earlier sessions come as well. */
export const FEWEST_SENTENCES = 4
const FEWEST_WORDS = { spaced: 4, dense: 6 } as const
/** The longest sentence by level: in words, and in characters of a writing without spaces. */
const LONGEST: Readonly<Record<SpeakingLevel, { spaced: number; dense: number }>> = {
  beginner: { spaced: 10, dense: 18 },
  intermediate: { spaced: 16, dense: 28 },
  advanced: { spaced: 24, dense: 42 },
}
const ENDS_AS_SENTENCE = /[.!。！]$/
/** A word of one language among those of the other, and more than one sentence, are read aloud badly. */
const OTHER_WRITING = { spaced: /\p{Script=Han}/u, dense: /\p{Script=Latin}{2}/u } as const
/** What nobody says as it is written: formulas, code, addresses, numbers of notes. */
const UNSPOKEN = /[[\](){}<>=+*/\\|_^~#@$%&§•·→←≤≥×÷±°…]|\w\.\w|https?:|www\.|[.!?。！？].*\p{L}/u
/** What is read aloud in several ways. */
const AWKWARD = /\d|\betc\b|\.\.|["“”«»「」『』:;：；—–]|(?:^|\s)\p{Lu}{2,}|\p{Lu}\./u

/**
 * Sentences of a text that can well be listened to and repeated: complete, of the level's length, without signs that nobody says, and
 * as long as there are enough without figures, quotations and abbreviations. They lie evenly over the text, in its order; those of earlier
 * sessions come again only where there are no others.
 */
export function chooseSentences(
  sentences: readonly string[],
  { level, language, before }: { level: SpeakingLevel; language: SpeakingLanguage; before: ReadonlySet<string> },
): string[] {
  const writing = isDense(language) ? 'dense' : 'spaced'
  const length = (sentence: string) => (writing === 'dense' ? [...sentence].length : countWords(sentence))
  const speakable = [...new Set(sentences)].filter(
    (one) =>
      ENDS_AS_SENTENCE.test(one) &&
      !UNSPOKEN.test(one) &&
      !OTHER_WRITING[writing].test(one) &&
      length(one) >= FEWEST_WORDS[writing] &&
      length(one) <= LONGEST.advanced[writing],
  )
  const isNew = (one: string) => !before.has(one)
  const ofLevel = speakable.filter((one) => length(one) <= LONGEST[level][writing])
  const shortest = speakable.toSorted((one, other) => length(one) - length(other))
  const chosen = new Set<string>()
  const add = (list: readonly string[], upTo: number) => {
    const left = list.filter((one) => !chosen.has(one))
    for (const one of evenly(left, upTo - chosen.size)) chosen.add(one)
  }
  add(ofLevel.filter(isNew).filter(isEasy), WANTED)
  add(ofLevel.filter(isNew), WANTED)
  add(shortest.filter(isNew).slice(0, FEWEST_SENTENCES), FEWEST_SENTENCES)
  add(ofLevel, FEWEST_SENTENCES)
  add(shortest.slice(0, FEWEST_SENTENCES), FEWEST_SENTENCES)
  return speakable.filter((one) => chosen.has(one))
}

const isEasy = (sentence: string): boolean => !AWKWARD.test(sentence)

const isDense = (language: SpeakingLanguage): boolean => /^(?:zh|ja|th)\b/.test(language)

/** So many of a list, from its beginning to its end. */
function evenly(list: readonly string[], count: number): readonly string[] {
  if (list.length <= count) return list
  return Array.from({ length: Math.max(0, count) }, (_, index) => list[Math.floor((index * list.length) / count)] ?? '')
}

/** A line of a paragraph that goes on in the next one. */
const LINE_END = /(?<!\n)\n(?!\n)/g
const BEGINS_SENTENCE = /^[\p{Lu}\p{Lo}¿¡]/u

/** The sentences of a text, whatever they are about: of a language that the engine does not read, and where it holds few to be good. */
export const segmentsOf = (text: string, language: SpeakingLanguage): string[] =>
  Array.from(
    new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
      text.replace(LINE_END, isDense(language) ? '' : ' '),
    ),
    ({ segment }) => segment.replace(/\s+/g, ' ').trim(),
  ).filter((sentence) => BEGINS_SENTENCE.test(sentence))
