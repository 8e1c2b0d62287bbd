import type { Maker } from '@lectern/domain/content'
import { questionKey } from '@lectern/domain/exam'
import { LISTENING_QUESTION_COUNT, LISTENING_TEXTS, type ListeningLanguage } from '@lectern/domain/listening'
import { countWords } from '@lectern/domain/words'
import type { Message } from '@lectern/texts/message'
import { cleanText, tidyChoices } from '../../../core/questions/tidy-choices.ts'
import { createLikeWordFinder } from '../../../core/quotes/find-like-words.ts'
import { inOneLine } from '../../../core/quotes/verify-quote.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { CallWatch } from '../../../platform/concurrency/service-pulse.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import type { NewQuestion } from '../set-store.ts'
import { type MadeQuestion, makeQuestions } from '../tasks.ts'
import type { Sentence } from './split-sentences.ts'

/** Words that a model reads at a time. */
const WORDS_AT_ONCE = 6000
/** Beyond one ask a part: for what came short, doubled or unusable. */
const SPARE_ASKS = 2

/**
 * Up to ten different questions, from the whole of what was said. A model is shown a long talk part by part, and asked
 * again where some are missing; the engine reads it at once.
 * @throws Problem `content_rejected` where there is not one; `generation_failed`, `unavailable` of the model
 */
export async function collectQuestions(
  model: Model,
  { sentences, languages, noneText = LISTENING_TEXTS.noQuestions }: Said,
  asker: Asker,
  watch?: CallWatch,
): Promise<{ questions: NewQuestion[] } & Maker> {
  const isModel = model.description.madeBy === 'model'
  const parts = isModel ? partsOf(sentences) : [{ first: 0, texts: sentences.map(({ text }) => text) }]
  const asks = isModel ? parts.length + SPARE_ASKS : 1
  const found = new Map<string, NewQuestion>()
  for (let ask = 0; ask < asks && found.size < LISTENING_QUESTION_COUNT; ask++) {
    const part = parts[ask % parts.length]
    if (!part) break
    const partsLeft = Math.max(1, parts.length - ask)
    const count = Math.ceil((LISTENING_QUESTION_COUNT - found.size) / partsLeft)
    const asked = [...found.values()].map(({ question }) => question)
    const { output } = await model.run(makeQuestions, { sentences: part.texts, languages, count, asked }, asker, watch)
    for (const question of tidyQuestions(output.questions, part)) {
      const key = questionKey(question.question)
      if (found.size < LISTENING_QUESTION_COUNT && !found.has(key)) found.set(key, question)
    }
  }
  if (found.size === 0) throw new Problem('content_rejected', noneText)
  const questions = [...found.values()].toSorted((one, other) => one.sentence - other.sentence)
  return { questions, madeBy: model.description.madeBy, modelName: model.description.name }
}

interface Said {
  sentences: readonly Sentence[]
  languages: readonly ListeningLanguage[]
  /** What the student is told where there is not one question. */
  noneText?: Message
}

interface Part {
  /** Index of its first sentence. */
  first: number
  texts: string[]
}

function partsOf(sentences: readonly Sentence[]): Part[] {
  const parts: Part[] = []
  let words = WORDS_AT_ONCE
  sentences.forEach(({ text }, index) => {
    words += countWords(text)
    if (words > WORDS_AT_ONCE) {
      parts.push({ first: index, texts: [] })
      words = countWords(text)
    }
    parts.at(-1)?.texts.push(text)
  })
  return parts
}

/** What a model or the engine made, fit to be asked: with an explanation, choices that hold together, and its sentence. */
export function tidyQuestions(made: readonly MadeQuestion[], { first, texts }: Part): NewQuestion[] {
  const placeOf = createPlaceFinder(texts)
  return made.flatMap(({ sentence, ...asked }) => {
    const [question, explanation, choice] = [
      cleanText(asked.question),
      cleanText(asked.explanation),
      tidyChoices(asked),
    ]
    if (!question || !explanation || !choice) return []
    const place = texts[sentence - 1] === undefined ? placeOf(explanation) : sentence - 1
    return place === null ? [] : [{ type: asked.type, question, explanation, ...choice, sentence: first + place }]
  })
}

const QUOTED = /[“"「『]([^“”"「」『』]{2,300})[”"」』]/g

/** Finds the sentence, from 0, of an explanation whose number is none, by the words of it that it quotes. */
function createPlaceFinder(texts: readonly string[]): (explanation: string) => number | null {
  const lines = texts.map(inOneLine)
  const find = createLikeWordFinder(lines.join('\n'))
  return (explanation) => {
    for (const [, words = ''] of explanation.matchAll(QUOTED)) {
      const place = find(words)
      if (place) return lines.join('\n').slice(0, place.start).split('\n').length - 1
    }
    return null
  }
}
