import { countHan } from '../../parse/script.ts'
import { inScript } from '../../zh/simplified.ts'
import {
  type Advice as AdviceOn,
  type Draft,
  isNonsense,
  isOffTopic,
  isRepetitive,
  isShort,
  MOST_OF_A_KIND,
  whole,
  wornOpening,
} from '../advice.ts'
import type { Suggestion } from '../mistake.ts'
import type { ChineseEssay } from './essay.ts'
import { CHINESE_LINKER } from './figures.ts'

type ChineseDraft = Draft & { readonly essay: ChineseEssay }

type Advice = AdviceOn<ChineseDraft>

const FEWEST_CHARACTERS = 150
const LONG_SENTENCE_CHARACTERS = 80

const length: Advice = (draft) =>
  isShort(draft)
    ? [whole(`全文${draft.figures.length}字，要求约${draft.expectedWords}字。可为主要论点补充理由、事例或细节描写。`)]
    : []

const sense: Advice = (draft) => (isNonsense(draft) ? [whole('大部分文字不成句，因此估分较低。')] : [])

const repetition: Advice = (draft) =>
  isRepetitive(draft)
    ? [
        whole(
          `有些句子重复出现：全文${draft.figures.length}字，只有${draft.figures.distinctLength}字是新的内容，重复的只算一次。`,
        ),
      ]
    : []

const topic: Advice = (draft) => (isOffTopic(draft) ? [whole('文中很少回应题目的关键词，请检查每段是否切题。')] : [])

const paragraphs: Advice = ({ figures }) =>
  figures.paragraphs < 3 && figures.length > FEWEST_CHARACTERS
    ? [whole('请分段：开头点题，中间每段一个要点，结尾总结。')]
    : []

const linking: Advice = ({ essay, figures }) => {
  if (figures.length < FEWEST_CHARACTERS) return []
  if (figures.linkerKinds < 3) return [whole('关联词语较少，句与句的关系不够清楚。可用“因此”“然而”“例如”“此外”等。')]
  const counts = Map.groupBy(essay.shadow.match(CHINESE_LINKER) ?? [], (linker) => linker)
  return [...counts]
    .filter(([, uses]) => uses.length >= 4)
    .slice(0, 1)
    .map(([linker, uses]) => whole(`“${linker}”用了${uses.length}次，可换用其他关联词语。`))
}

const longSentences: Advice = ({ essay }) =>
  essay.sentences
    .filter(({ shadow }) => countHan(shadow) > LONG_SENTENCE_CHARACTERS)
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, message: '这句话太长，可断成两三句。' }))

const CONTENT_TAG = /^(?:n|v|a|i|l|nz|vn|an)/
const PLAIN_WORD =
  /^(?:我们|他们|自己|可以|没有|就是|时候|知道|觉得|因为|所以|但是|什么|一个|这个|大家|人们|老师|同学|妈妈|爸爸|学生|学校|生活|学习)$/

const repeatedWords: Advice = ({ essay, figures }) => {
  const words = essay.sentences
    .flatMap((sentence) => sentence.words)
    .filter(({ word, tag }) => word.length >= 2 && CONTENT_TAG.test(tag) && !PLAIN_WORD.test(word))
  const least = Math.max(5, figures.length * 0.012)
  return [...Map.groupBy(words, ({ word }) => word)]
    .filter(([, uses]) => uses.length >= least)
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_OF_A_KIND)
    .map(([word, uses]) => whole(`“${word}”出现了${uses.length}次，可用近义词或代词替换几处。`))
}

const openings: Advice = ({ essay: { sentences } }) => {
  const worn = wornOpening(sentences.map(({ words }) => words[0]?.word ?? ''))
  return worn ? [whole(`${sentences.length}句中有${worn[1]}句以“${worn[0]}”开头，句式可多些变化。`)] : []
}

/** Sentences strung together by commas alone. */
const commas: Advice = ({ essay }) =>
  essay.sentences
    .filter(({ shadow }) => (shadow.match(/，/g) ?? []).length >= 6 && !/[；。].*[；。]/.test(shadow))
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, message: '一逗到底：意思已完整之处请用句号或分号。' }))

const idioms: Advice = ({ figures }) =>
  figures.complexity === 0 && figures.length > FEWEST_CHARACTERS
    ? [whole('全文没有用成语或四字词语，恰当使用可使表达更精炼。')]
    : []

const imagery: Advice = ({ essay, figures }) =>
  figures.length > FEWEST_CHARACTERS * 2 &&
  !/(?:像|如同|仿佛|宛如|好比|犹如|似的|一般)/.test(essay.shadow) &&
  figures.support < 2
    ? [whole('可加入比喻、拟人等修辞，或举例说明，使内容更具体。')]
    : []

const support: Advice = ({ figures }) =>
  figures.support === 0 && figures.length > FEWEST_CHARACTERS
    ? [whole('文中没有说明理由或举例，请用事例支持你的看法。')]
    : []

const conclusion: Advice = ({ essay, figures }) => {
  const last = essay.shadow.trim().split(/\n+/).at(-1) ?? ''
  return figures.paragraphs >= 3 && countHan(last) < 12 && figures.length > FEWEST_CHARACTERS
    ? [whole('结尾太短，可总结全文并呼应开头。')]
    : []
}

const SPOKEN = /(?:超级|超好|超开心|好的啦|哈哈+|蛮好|牛逼|给力|酷毙|老铁|嘛(?=[。，！])|啥(?!子))/g
const spokenWords: Advice = ({ essay }) =>
  [...essay.shadow.matchAll(SPOKEN)].slice(0, MOST_OF_A_KIND).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    message: `“${word}”是口语，作文中宜用书面语。`,
  }))

const ADVICE: readonly Advice[] = [
  sense,
  repetition,
  length,
  topic,
  paragraphs,
  support,
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

/** What could be better in a Chinese essay though it is no mistake, the weightiest first, in the essay's script. */
export const suggestForChinese = (draft: ChineseDraft): Suggestion[] =>
  draft.figures.length === 0
    ? []
    : ADVICE.flatMap((advice) => advice(draft)).map((suggestion) => ({
        ...suggestion,
        message: inScript(suggestion.message, draft.essay.script),
      }))
