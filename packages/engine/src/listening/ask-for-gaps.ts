import { hashOf, shuffled } from '@lectern/domain/answers/shuffle'
import { inScript, scriptOf } from '../zh/simplified.ts'
import { findGaps, type Gap, type SpokenLanguage } from './gap.ts'
import type { ListeningQuestion } from './question.ts'

const WRONG_OPTIONS = 3
const BLANK = '____'
/** Shortest and longest sentence asked about, in words or Chinese characters: shorter ones say too little. */
const LENGTHS = { en: [5, 40], zh: [8, 60], other: [5, 40] } as const

interface Asked extends Gap {
  sentence: number
}

/**
 * A question for each of `sentences` that has a word worth asking for, in their order: every other one with four
 * options, where three other words of the recording could stand in its place, and otherwise to be filled in.
 */
export function askForGaps(sentences: readonly string[], language: SpokenLanguage): ListeningQuestion[] {
  const gaps = sentences.map((sentence) => (isFit(sentence, language) ? findGaps(sentence, language) : []))
  const all = gaps.flat()
  const chosen = gaps.flatMap((own, sentence) => {
    const best = bestOf(own, sentences[sentence] ?? '')
    return best ? [{ ...best, sentence }] : []
  })
  return chosen.map((gap, index) => question(gap, sentences[gap.sentence] ?? '', index % 2 === 0 ? all : [], language))
}

function isFit(sentence: string, language: SpokenLanguage): boolean {
  const length = language === 'zh' ? (sentence.match(/\p{Script=Han}/gu)?.length ?? 0) : sentence.split(/\s+/).length
  const [least, most] = LENGTHS[language]
  return length >= least && length <= most
}

const bestOf = (gaps: readonly Gap[], sentence: string): Gap | undefined =>
  gaps.toSorted((one, other) => rank(other, sentence) - rank(one, sentence))[0]

/** A little chance, always the same, so that not every question asks for the longest noun. */
const rank = ({ word, worth }: Gap, sentence: string): number => worth + (hashOf(word + sentence) % 100) / 100

function question(gap: Asked, sentence: string, others: readonly Gap[], language: SpokenLanguage): ListeningQuestion {
  const gapped = sentence.slice(0, gap.at) + BLANK + sentence.slice(gap.at + gap.word.length)
  const wrong = wrongOptions(gap, sentence, others)
  const words = wordingFor(language, sentence)
  return {
    type: wrong.length === WRONG_OPTIONS ? 'mcq' : 'other',
    question: wrong.length === WRONG_OPTIONS ? words.choose(gapped) : words.fillIn(gapped),
    options: wrong.length === WRONG_OPTIONS ? shuffled([gap.word, ...wrong], gapped) : [],
    correct_answer: gap.word,
    explanation: words.said(sentence),
    sentence: gap.sentence,
  }
}

/** Words of the same kind that the sentence does not hold, each another one. */
function wrongOptions({ word, kind }: Gap, sentence: string, others: readonly Gap[]): string[] {
  const spoken = sentence.toLowerCase()
  const fitting = others.filter((other) => other.kind === kind && !spoken.includes(other.word.toLowerCase()))
  const different = new Map(fitting.map((other) => [other.word.toLowerCase(), other.word]))
  return shuffled([...different.values()], word + sentence).slice(0, WRONG_OPTIONS)
}

interface Wording {
  choose(gapped: string): string
  fillIn(gapped: string): string
  said(sentence: string): string
}

const ENGLISH: Wording = {
  choose: (gapped) => `Which word is missing? “${gapped}”`,
  fillIn: (gapped) => `Fill in the missing word: “${gapped}”`,
  said: (sentence) => `What is said: “${sentence}”`,
}

const chinese = (script: 'traditional' | 'simplified'): Wording => ({
  choose: (gapped) => `${inScript('缺少的是哪个词？', script)}“${gapped}”`,
  fillIn: (gapped) => `${inScript('请填写缺少的词：', script)}“${gapped}”`,
  said: (sentence) => `${inScript('原话是：', script)}“${sentence}”`,
})

const wordingFor = (language: SpokenLanguage, sentence: string): Wording =>
  language === 'zh' ? chinese(scriptOf(sentence)) : ENGLISH
