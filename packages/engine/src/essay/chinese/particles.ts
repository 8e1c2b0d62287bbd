import { type Message, message } from '@lectern/texts/message'
import type { Finding } from '../mistake.ts'
import { type ChineseEssay, type ChineseRule, type ChineseSentence, found } from './essay.ts'

/** Words that say how something is done, before '地'. */
const MANNER = new Set(
  `慢慢 渐渐 高兴 认真 努力 仔细 飞快 默默 静静 轻轻 大声 不断 开心 快乐 兴奋 着急 伤心 难过 小心 安静 专心 热情 紧张 激动 耐心 用力 拼命 迅速
  悄悄 深深 紧紧 满意 幸福 愉快 亲切 温柔 自豪 骄傲 勇敢 急忙 匆匆 缓缓 狠狠 久久 牢牢 偷偷 细心 用心 刻苦 勤奋 积极 主动 自觉 清楚 清晰 明显 充分
  严肃 严厉 生气 愤怒 害怕 惊讶 好奇 得意 羞涩 害羞 焦急 自信 坚定 坚强 坚决 顺利 成功 不停 连续 逐渐 逐步 迫不及待 聚精会神 目不转睛 全神贯注
  情不自禁 不由自主 津津有味 小心翼翼 兴高采烈 依依不舍 恋恋不舍 垂头丧气 无精打采 自言自语 滔滔不绝 恍然大悟 一步步 一遍遍 一次次 一天天 随意
  尽情 痛快 自由 轻松 平静 冷静 友好 礼貌 真诚 诚恳 由衷 无情 无私 奋力 尽力 全力 快速 急速 同情 惭愧 内疚 失望 绝望 孤独 寂寞 疲惫`.split(
    /\s+/,
  ),
)
/** Verbs of doing, before which '地' stands. */
const DOING = new Set(
  `去 来 说 跑 走 看 听 笑 哭 做 写 学习 工作 问 回答 喊 喊叫 叫喊 跳 坐 站 吃 帮助 望 想 离开 飞 唱 爱 教 读 讲 玩 等 等待 等着 看着 望着 听着 走着 说道 走进 走向
  跑向 跑来 跑去 走过去 跑过去 走过来 跑过来 拿 拿起 放下 打开 关上 抱住 抱 握 握住 告诉 解释 完成 练习 复习 思考 观察 照顾 生活 成长 长大 进步
  前进 努力 奔跑 欣赏 阅读 感谢 感受 感到 明白 理解 认识 发现 接受 面对 克服 解决 改变 变 提高 增加 减少 下降 上升 发展 写下 记住 记得 流下 睡 睡着
  醒来 起来 站起来 坐下 躺 笑着 哭着 点头 摇头 叹 鼓掌 拍 敲 推 拉 摸 抚摸 擦 洗 收拾 打扫 准备 参加 讨论 说明 表达 介绍 度过 迎接 回家 上学 上课`.split(
    /\s+/,
  ),
)
const STRESSED = /^(?:很|非常|十分|太|特别|极|好|真|那么|这么|更|格外|多么|越来越|飞|有点)$/
const STATE =
  /^(?:快|慢|好|高|多|大|远|久|早|晚|累|美|漂亮|整齐|干净|清楚|开心|高兴|快乐|热闹|认真|仔细|厉害|响亮|流利|精彩|紧张|激动|难过|伤心|糟|差|香|甜|旺盛|茂盛|鲜艳|热烈|灿烂|深|紧|重|红|飞快)$/
const STRESSED_STATE = /^(?:很|太|好|真|更|最|飞)(?:快|慢|好|高|多|大|远|久|早|晚|累|美|香|甜|深|紧|重)$/
/** Verbs of which '…的很…' may be the thing that is done rather than how: 'what he said is right'. */
const OPEN_VERB = /^(?:说|讲|写|做|想|看|学|问|用|买|卖|穿|画|唱|要|爱|喜欢|需要|是|有|去|来|给|听|拍|选|教)$/
const JUDGEMENT = /^(?:对|错|重要|多|少|贵|有道理|正确)$/
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
