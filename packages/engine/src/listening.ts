import { makeExam } from './exam.ts'
import { askForGaps } from './listening/ask-for-gaps.ts'
import type { SpokenLanguage } from './listening/gap.ts'
import type { ListeningQuestion } from './listening/question.ts'
import { languageOf } from './parse/script.ts'

export type { ListeningQuestion } from './listening/question.ts'

const USUAL_COUNT = 10
/** How many exam questions are made, from which those that fit a recording are taken. */
const EXAM_COUNT = 30
/** What the exam engine takes for a sentence may be several where the recogniser heard no end. */
const LONGEST_STATEMENT_CHARACTERS = 220
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Questions about what was meant come first, but leave room for those about what was said. */
const EXAM_SHARE = 0.6

/**
 * Up to `count` (10) questions about what was said, in the order in which it was said, always the same for the same
 * words; fewer where there are not as many sentences. The exam engine asks about facts, where the talk has some and is in
 * English or Chinese; the rest ask for words that were said. `languages` in BCP 47.
 */
export function makeListeningQuestions(
  sentences: readonly string[],
  { languages = [], count = USUAL_COUNT }: { languages?: readonly string[]; count?: number } = {},
): ListeningQuestion[] {
  const language = spokenLanguage(sentences.join(' '), languages)
  const chosen = new Map<number, ListeningQuestion>()
  const add = (questions: readonly ListeningQuestion[], most: number) => {
    for (const question of questions)
      if (chosen.size < most && !chosen.has(question.sentence)) chosen.set(question.sentence, question)
  }
  const facts = language === 'other' ? [] : askForFacts(sentences)
  add(spread(facts, Math.ceil(count * EXAM_SHARE)), Math.ceil(count * EXAM_SHARE))
  const free = askForGaps(sentences, language).filter(({ sentence }) => !chosen.has(sentence))
  add(spread(free, count - chosen.size), count)
  add(facts, count)
  return [...chosen.values()].toSorted((one, other) => one.sentence - other.sentence)
}

function spokenLanguage(text: string, languages: readonly string[]): SpokenLanguage {
  if (languageOf(text) === 'zh') return KANA.test(text) ? 'other' : 'zh'
  const isEnglish = languages.length === 0 || languages.some((language) => /^en\b/i.test(language))
  return isEnglish && /[a-z]/i.test(text) ? 'en' : 'other'
}

/** What the exam engine makes of the talk, each with the sentence where its source begins. */
function askForFacts(sentences: readonly string[]): ListeningQuestion[] {
  const text = sentences.join(' ')
  const ends = endsOf(sentences)
  return makeExam(text, { count: EXAM_COUNT }).flatMap(
    ({ type, question, options, correct_answer, explanation, source }) => {
      if (type === 'long' || type === 'challenge' || question.length > LONGEST_STATEMENT_CHARACTERS) return []
      const at = text.indexOf(source)
      const sentence = ends.findIndex((end) => at < end)
      return at < 0 || sentence < 0
        ? []
        : [
            {
              type: type === 'short' ? 'other' : type,
              question,
              options,
              correct_answer,
              explanation: asHeard(explanation),
              sentence,
            } as const,
          ]
    },
  )
}

/** The exam engine quotes a material; here it was said. */
const asHeard = (explanation: string): string => explanation.replace('The material says:', 'What is said:')

/** Where each sentence ends in all of them, joined by spaces. */
function endsOf(sentences: readonly string[]): number[] {
  let end = -1
  return sentences.map((sentence) => {
    end += sentence.length + 1
    return end
  })
}

/** At most `count` of `items`, from the whole of them evenly. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => items[Math.floor((index * items.length) / count)] as T,
  )
}
