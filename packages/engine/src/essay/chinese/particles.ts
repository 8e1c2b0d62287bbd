import { type Message, message } from '@lectern/texts/message'
import type { Finding } from '../mistake.ts'
import { DOING, JUDGEMENT, MANNER, OPEN_VERB, STATE, STRESSED, STRESSED_STATE } from './data/particles.ts'
import { type ChineseEssay, type ChineseRule, type ChineseSentence, found } from './essay.ts'

const CLAUSE_END = /^[，。！？；、,.!?;…”」]?$/

/** 的, 地 and 得 where another of the three belongs. */
export const particles: ChineseRule = (essay) =>
  essay.sentences.flatMap((sentence) =>
    sentence.words.flatMap(({ word, at }, index) => {
      const right = RULES.get(word)?.(sentence, index)
      return right ? [mistake(essay, sentence.start + at, right)] : []
    }),
  )

type Particle = '的' | '地' | '得'
const REMARKS: Readonly<Record<Particle, Message>> = {
  地: message('mistakes.beforeVerb', { right: '地' }),
  得: message('mistakes.afterVerb', { right: '得' }),
  的: message('mistakes.beforeNoun', { right: '的' }),
}

const mistake = (essay: ChineseEssay, at: number, right: Particle): Finding =>
  found(essay, at, at + 1, right, 'wrong-character', REMARKS[right], 0.75)

const wordAt = ({ words }: ChineseSentence, index: number): string => words[index]?.word ?? ''
const tagAt = ({ words }: ChineseSentence, index: number): string => words[index]?.tag ?? ''
/** Whether the word at `index` says what is done: a verb of doing, or one that begins with such ('看书', '跑来跑去'). */
const isDoing = (sentence: ChineseSentence, index: number): boolean => {
  const word = wordAt(sentence, index)
  return (
    DOING.has(word) ||
    (word.length >= 2 && DOING.has(word.charAt(0)) && /^(?:v(?!n)|l|i|d$)/.test(tagAt(sentence, index)))
  )
}
const isManner = (word: string): boolean => MANNER.has(word) || /^(.)\1(.)\2$/.test(word)

/** What should stand in place of 的. */
function afterDe(sentence: ChineseSentence, index: number): Particle | null {
  const [before, next, after] = [wordAt(sentence, index - 1), wordAt(sentence, index + 1), wordAt(sentence, index + 2)]
  if (isManner(before) && isDoing(sentence, index + 1) && !isNounUse(sentence, index)) return '地'
  const isVerb = /^v/.test(tagAt(sentence, index - 1)) && before.length <= 2
  if (!isVerb || !/^(?:n|r|t)/.test(tagAt(sentence, index - 2) || 'n')) return null
  if (STRESSED_STATE.test(next) && CLAUSE_END.test(after) && before.length === 1)
    return OPEN_VERB.test(before) && JUDGEMENT.test(next.slice(1)) ? null : '得'
  if (STRESSED.test(next) && STATE.test(after) && CLAUSE_END.test(wordAt(sentence, index + 3)))
    return OPEN_VERB.test(before) && JUDGEMENT.test(after) ? null : '得'
  return !OPEN_VERB.test(before) && STATE.test(next) && CLAUSE_END.test(after) && before.length === 1 ? '得' : null
}

/** 'diligent study', 'their happy life': the verb after 的 is a noun there. */
function isNounUse(sentence: ChineseSentence, index: number): boolean {
  const after = wordAt(sentence, index + 2)
  if (/^(?:的|是|能|会|可以|让|使|需要|和|与|都|也|对|有)$/.test(after)) return true
  if (
    /^(?:n|vn)/.test(tagAt(sentence, index + 2)) &&
    /^(?:学习|工作|生活|练习|帮助|思考|发展|努力|教|回答|阅读)$/.test(wordAt(sentence, index + 1))
  )
    return true
  const isObject = sentence.words
    .slice(Math.max(0, index - 5), index)
    .some(({ word }) => /^(?:有|是|这|那|一种|一个|这种|过|需要|享受|过着|过上|感谢|进行)$/.test(word))
  return isObject && CLAUSE_END.test(after)
}

/** What should stand in place of 地. */
function afterManner(sentence: ChineseSentence, index: number): Particle | null {
  const before = wordAt(sentence, index - 1)
  const isOwner = /^(?:我|你|他|她|它|我们|你们|他们|她们|爸爸|妈妈|老师|同学)$/.test(before)
  const isNoun = /^n/.test(tagAt(sentence, index + 1))
  if (!isNoun || !/^(?:uv|n)/.test(tagAt(sentence, index))) return null
  if (isOwner) return '的'
  const isQuality = /^a/.test(tagAt(sentence, index - 1)) && !isManner(before)
  return isQuality && CLAUSE_END.test(wordAt(sentence, index + 2)) ? '的' : null
}

/** What should stand in place of 得. */
function afterDegree(sentence: ChineseSentence, index: number): Particle | null {
  const [before, next] = [wordAt(sentence, index - 1), wordAt(sentence, index + 1)]
  if (isManner(before) && isDoing(sentence, index + 1) && !/^(?:哭|笑|说|跳|睡)/.test(next)) return '地'
  const isOwner = /^(?:我|你|他|她|我们|他们)$/.test(before)
  return isOwner &&
    /^n/.test(tagAt(sentence, index + 1)) &&
    next.length >= 2 &&
    !MANNER.has(next.slice(0, 2)) &&
    !DOING.has(next) &&
    !/^(?:病|奖|知|到)/.test(next)
    ? '的'
    : null
}

const RULES: ReadonlyMap<string, typeof afterDe> = new Map([
  ['的', afterDe],
  ['地', afterManner],
  ['得', afterDegree],
])
