import { message } from '@lectern/texts/message'
import { countHan } from '../../parse/script.ts'
import { inScript } from '../../zh/simplified.ts'
import { type Advice as AdviceOn, type Draft, MOST_OF_A_KIND, sharedAdvice, whole, wornOpening } from '../advice.ts'
import type { Suggestion } from '../mistake.ts'
import type { ChineseEssay } from './essay.ts'
import { CHINESE_LINKER } from './figures.ts'

type ChineseDraft = Draft & { readonly essay: ChineseEssay }

/** `write` puts words that were found in simplified characters in the essay's script. */
type Advice = AdviceOn<ChineseDraft & { readonly write: (simplified: string) => string }>

const FEWEST_CHARACTERS = 150
const LONG_SENTENCE_CHARACTERS = 80

const linking: Advice = ({ essay, figures, write }) => {
  if (figures.length < FEWEST_CHARACTERS) return []
  if (figures.linkerKinds < 3) return [whole(message('essays.fewLinks_chinese'))]
  const counts = Map.groupBy(essay.shadow.match(CHINESE_LINKER) ?? [], (linker) => linker)
  return [...counts]
    .filter(([, uses]) => uses.length >= 4)
    .slice(0, 1)
    .map(([linker, uses]) => whole(message('essays.wornLink', { word: write(linker), count: uses.length })))
}

const longSentences: Advice = ({ essay }) =>
  essay.sentences
    .filter(({ shadow }) => countHan(shadow) > LONG_SENTENCE_CHARACTERS)
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, remark: message('essays.longSentence_chinese') }))

const CONTENT_TAG = /^(?:n|v|a|i|l|nz|vn|an)/
const PLAIN_WORD =
  /^(?:我们|他们|自己|可以|没有|就是|时候|知道|觉得|因为|所以|但是|什么|一个|这个|大家|人们|老师|同学|妈妈|爸爸|学生|学校|生活|学习)$/

const repeatedWords: Advice = ({ essay, figures, write }) => {
  const words = essay.sentences
    .flatMap((sentence) => sentence.words)
    .filter(({ word, tag }) => word.length >= 2 && CONTENT_TAG.test(tag) && !PLAIN_WORD.test(word))
  const least = Math.max(5, figures.length * 0.012)
  return [...Map.groupBy(words, ({ word }) => word)]
    .filter(([, uses]) => uses.length >= least)
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_OF_A_KIND)
    .map(([word, uses]) => whole(message('essays.wornWord', { word: write(word), count: uses.length })))
}

const openings: Advice = ({ essay: { sentences }, write }) => {
  const worn = wornOpening(sentences.map(({ words }) => words[0]?.word ?? ''))
  if (!worn) return []
  const [opening, count] = worn
  return [whole(message('essays.wornOpening_chinese', { count, sentences: sentences.length, opening: write(opening) }))]
}

/** Sentences strung together by commas alone. */
const commas: Advice = ({ essay }) =>
  essay.sentences
    .filter(({ shadow }) => (shadow.match(/，/g) ?? []).length >= 6 && !/[；。].*[；。]/.test(shadow))
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, remark: message('essays.onlyCommas') }))

const idioms: Advice = ({ figures }) =>
  figures.complexity === 0 && figures.length > FEWEST_CHARACTERS ? [whole(message('essays.noIdioms'))] : []

const imagery: Advice = ({ essay, figures }) =>
  figures.length > FEWEST_CHARACTERS * 2 &&
  !/(?:像|如同|仿佛|宛如|好比|犹如|似的|一般)/.test(essay.shadow) &&
  figures.support < 2
    ? [whole(message('essays.noImagery'))]
    : []

const conclusion: Advice = ({ essay, figures }) => {
  const last = essay.shadow.trim().split(/\n+/).at(-1) ?? ''
  return figures.paragraphs >= 3 && countHan(last) < 12 && figures.length > FEWEST_CHARACTERS
    ? [whole(message('essays.shortEnding'))]
    : []
}

const SPOKEN = /(?:超级|超好|超开心|好的啦|哈哈+|蛮好|牛逼|给力|酷毙|老铁|嘛(?=[。，！])|啥(?!子))/g
const spokenWords: Advice = ({ essay, write }) =>
  [...essay.shadow.matchAll(SPOKEN)].slice(0, MOST_OF_A_KIND).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    remark: message('essays.spokenWord', { word: write(word) }),
  }))

const ADVICE: readonly Advice[] = [
  ...sharedAdvice('chinese', FEWEST_CHARACTERS),
  linking,
  conclusion,
  commas,
  longSentences,
  openings,
  repeatedWords,
  idioms,
  imagery,
  spokenWords,
]

/** What could be better in a Chinese essay though it is no mistake, the weightiest first. */
export function suggestForChinese(draft: ChineseDraft): Suggestion[] {
  if (draft.figures.length === 0) return []
  const write = (simplified: string): string => inScript(simplified, draft.essay.script)
  return ADVICE.flatMap((advice) => advice({ ...draft, write }))
}
