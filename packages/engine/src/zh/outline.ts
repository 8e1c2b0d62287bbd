import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { headingAbove, titleOf } from '../parse/headings.ts'
import { isDefinite, isNounPhrase } from './phrase.ts'
import type { SayIn } from './rules/rule.ts'
import { simplifiedShadow } from './simplified.ts'
import { bareTerm } from './term.ts'
import { splitWords } from './words.ts'

/** A label alone: what it defines stands above it. '状态定义', '相关数学概念' are fields of some exercise. */
const MEANING = /^(?:基本)?(?:概念|定义|含义)$/
/** '种群的概念及特点': what is told of comes before. */
const AND_ASPECT = /的?(?:概念|定義|定义|含义|特点|特點)(?:[及和与與].*)?$/
const LONGEST_LINE = 110
const SHORTEST_MEANING = 8
/** Headings of lessons, of tasks and of what is told of several things: '基本类型与特征'. */
const NO_OWNER =
  /何|什么|哪|[：:，,]|[篇版章节卷]$|^第|填写|填空|[上下]图|下列|以下|写出|说出|简述|部分$|笔记|讲义|总结|[与和及]|(?:类型|特征|语法|概述|分析|设计|思路|意义|背景|应用|原则|结构|关键|基础)$|(?:归结为|取决于|分[为成]|包[括含]|[如以]下)$|^(?:基本|主要|核心|相关)/
/** What is to be done is a measure and no thing: '完善价值链'. */
const DOING =
  /^(?:完善|结合|实施|建立|加强|提高|提升|推进|促进|优化|降低|增加|改善|保持|利用|采用|实现|发挥|坚持|强化|确保|明确)/
/** '多国战略指……' under another heading says what the former is. */
const OF_ANOTHER = /^\p{Script=Han}{2,12}(?<!手)(?:是指|指的是|指)(?![导示定令标数挥])/u
const NO_MEANING =
  /[a-z]+ [a-z]+ [a-z]+ [a-z]+|^是|[？?□]|____|https?:|[={}\\<>|[\]]|^(?:如[下上]|见|略|同上)|答.{0,4}即可|请|[：:]$|[图表圖]\d|叫[做作]|称为|^[A-Za-z]+ /

/** '定义：……' in a line under X, or under the heading X → '什么是X？' */
export function outlineCandidates(document: StudyDocument, sayIn: SayIn): CardCandidate[] {
  const sections = new Map(document.sentences.map(({ block, section }) => [block, section]))
  return document.blocks.flatMap((block, index) => {
    const label = titleOf(block.term ?? '')
    const section = sections.get(index)
    if (block.kind !== 'entry' || !MEANING.test(simplifiedShadow(label)) || section === undefined) return []
    if (document.sections[section]?.isUnread) return []
    const name = bareTerm(ownerOf(document.blocks, index)).replace(AND_ASPECT, '')
    const told = block.text.slice(block.definitionAt).replace(/[；;。，\s]+$/g, '')
    const answer = told.replace(
      new RegExp(`^${RegExp.escape(name)}(?:通常|一般)?(?:是指|指的是|指|是)|^(?:是指|指的是)`),
      '',
    )
    if (!isOwner(simplifiedShadow(name)) || !isMeaning(simplifiedShadow(answer))) return []
    const question = `${sayIn(block.text)('什么是')}${name}？`
    return [placed({ rule: 'strong-definition', question, answer, term: name }, block, section, `block ${index}`)]
  })
}

const isOwner = (plain: string): boolean =>
  isNounPhrase(plain) && !NO_OWNER.test(plain) && !DOING.test(plain) && !isDefinite(plain) && !isOfAnother(plain)

const isMeaning = (plain: string): boolean =>
  plain.length >= SHORTEST_MEANING &&
  plain.length <= LONGEST_LINE &&
  !NO_MEANING.test(plain) &&
  !OF_ANOTHER.test(plain) &&
  !/[它这那该]/.test(plain.slice(0, 6))

/** A doing alone ('改革', '调整') or a quality ('人为') is that of something which stands elsewhere. */
function isOfAnother(plain: string): boolean {
  const [first, ...more] = splitWords(plain)
  return more.length === 0 && plain.length === 2 && /^(?:v|b|a|d)/.test(first?.tag ?? '')
}

/** The thing that a bare label ('概念') speaks of: the line it is set in under, or the heading above it. */
function ownerOf(blocks: readonly Block[], index: number): string {
  const own = blocks[index] as Block
  for (let at = index - 1; at >= 0; at--) {
    const block = blocks[at] as Block
    if (block.kind === 'heading') break
    const isAbove = block.indent < own.indent || (block.kind === 'item' && own.kind === 'entry')
    if (isAbove) return /[：:]$/.test(block.text) ? titleOf(block.text) : ''
  }
  return headingAbove(blocks, index)
}
