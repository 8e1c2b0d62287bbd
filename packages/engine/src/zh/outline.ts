import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { headingAbove, titleOf } from '../parse/headings.ts'
import { languageOf } from '../parse/script.ts'
import { areWords } from './judge.ts'
import { isDefinite, isNounPhrase } from './phrase.ts'
import type { Say, SayIn } from './rules/rule.ts'
import { simplifiedShadow } from './simplified.ts'
import { bareTerm } from './term.ts'
import { splitWords } from './words.ts'

/** What notes say of a thing after a colon or under a heading: 'X的特点：'. */
const ASPECT =
  '作用|功能|意义|目的|意图|特点|特征|优点|缺点|原因|条件|实质|本质|来源|去向|分类|类型|种类|组成|成分|影响|危害|原则|方法|步骤|过程|用途|应用|部位|区别|联系|关系|标志|内容|性质|方式|要素|因素|局限性|表现|措施|途径|场所|部位|宗旨|任务|职责|症状|机制|层次|环节|规律|主要内容|适用场景|好处|不足'
const MEANING = '概念|定义|含义'
/** Which of a thing's aspects: '历史意义', '社会原因'. */
const WHICH =
  '主要|基本|核心|根本|直接|间接|客观|主观|内部|外部|国内|国际|社会|经济|政治|思想|阶级|文化|历史|军事|组织|理论|自然|积极|消极|化学|合成|分布|形成|共同|独特|首要|重要|地形|气候'
const OWNED = new RegExp(
  `^(.{2,24})的([^的，、和与由]{0,5}(?:${ASPECT}|${MEANING}))$|^([^的]{2,24}?)((?:${WHICH})?(?:${ASPECT}|${MEANING}))$`,
)
/** '探寻新航路的原因', under which '根本原因' stands. */
const ENDS_IN_ASPECT = new RegExp(`的(?:${ASPECT})$`)
const BARE = new RegExp(`^(?:${WHICH})?(?:${ASPECT}|${MEANING})$`)
const NUMBERED = /^(.{2,20}的[二两三四五六七八九十\d]+[个种类大条项点])([^，。]{1,6})$/
/** '种群的概念及特点': what is told of comes before. */
const AND_ASPECT = /的?(?:概念|定義|定义|含义|特点|特點)[及和与與].*$/
const IS_MEANING = new RegExp(`(?:${MEANING})$`)
/** An aspect that is one thing, and one of which there are several. */
const SINGLE = /(?:实质|本质|目的|意图|定义|概念|关系|区别|联系|场所|宗旨|过程|规律|性质|机制)$/
const MOST_ITEMS = 8
const LONGEST_ANSWER = 160
const LONGEST_LINE = 110
const NO_OWNER =
  /何|什么|哪|[：:，,]|[篇版章节卷]$|^第|填写|填空|[上下]图|下列|以下|写出|说出|简述|部分$|笔记|讲义|总结/
const NO_ANSWER =
  /[a-z]+ [a-z]+ [a-z]+ [a-z]+|^是|[？?□]|____|https?:|[={}\\<>|]|^(?:如[下上]|见|略|同上)|答.{0,4}即可|请|[：:]$|[图表圖]\d/

/** '概念：……' under X → '什么是X？'; 'X的特点' with a list, or '特点' with one under X → 'X的特点有哪些？' */
export function outlineCandidates(document: StudyDocument, sayIn: SayIn): CardCandidate[] {
  const sections = new Map(document.sentences.map(({ block, section }) => [block, section]))
  return document.blocks.flatMap((block, index) => {
    if (languageOf(block.text) !== 'zh') return []
    const label = labelAt(document.blocks, index)
    const answers = label ? answersTo(document.blocks, index, label.rest) : []
    const first = answers.length > 0 ? (sections.get(index) ?? sections.get(index + 1)) : undefined
    if (!label || first === undefined || document.sections[first]?.isUnread) return []
    const card = askAspect(label, answers, sayIn(block.text + answers.join('')))
    const end = label.rest ? block.end : (document.blocks[index + answers.length]?.end ?? block.end)
    return card ? [placed(card, { start: block.start, end }, first, `block ${index}`)] : []
  })
}

type Label = { readonly owner: string; readonly aspect: string; readonly rest: string }

/** What the block announces: '生长素' and '作用', with what follows the colon on the same line. */
function labelAt(blocks: readonly Block[], index: number): Label | null {
  const block = blocks[index] as Block
  const { kind, text, definitionAt = 0 } = block
  const isOpen = kind === 'heading' || ((kind === 'item' || kind === 'paragraph') && /[：:]$/.test(text))
  if (!isOpen && kind !== 'entry') return null
  const label = titleOf(isOpen ? text : (block.term ?? '')).replace(/^[（(]\d+[）)]|（[^）]*）(?=的|$)/g, '')
  const plain = simplifiedShadow(label)
  const rest = isOpen ? '' : text.slice(definitionAt)
  const cut = (at: number): Pick<Label, 'owner'> => ({ owner: label.slice(0, at) })
  const numbered = NUMBERED.exec(plain)
  if (numbered) return { owner: label, aspect: '', rest }
  if (BARE.test(plain)) {
    const owner = withoutAspect(ownerOf(blocks, index), label)
    return owner ? { owner, aspect: label, rest } : null
  }
  const owned = OWNED.exec(plain)
  const [owner, aspect] = [owned?.[1] ?? owned?.[3], owned?.[2] ?? owned?.[4]]
  if (!owner || !aspect || !areWords(plain, plain.length - aspect.length, aspect.length)) return null
  return { ...cut(owner.length), aspect: label.slice(label.length - aspect.length), rest }
}

/** '黄河水土流失的原因', under which '自然原因' stands: what is told of is the loss of soil. */
const withoutAspect = (owner: string, label: string): string =>
  owner.endsWith(label.slice(-2)) ? owner.slice(0, -2).replace(/的$/, '') : owner

/** A doing alone ('改革', '调整') or a quality ('人为') is that of something which stands elsewhere. */
function isOfAnother(plain: string): boolean {
  const [first, ...more] = splitWords(plain)
  return more.length === 0 && plain.length === 2 && /^(?:v|b|a|d)/.test(first?.tag ?? '')
}

/** The thing that a bare label ('概念') speaks of: the line it is set in under, or the heading above it. */
function ownerOf(blocks: readonly Block[], index: number): string {
  const own = blocks[index] as Block
  for (let at = index - 1; at >= 0 && own.kind !== 'heading'; at--) {
    const block = blocks[at] as Block
    if (block.kind === 'heading') break
    const isAbove = block.indent < own.indent || (block.kind === 'item' && own.kind === 'entry')
    if (isAbove) return /[：:]$/.test(block.text) ? titleOf(block.text).replace(AND_ASPECT, '') : ''
  }
  return headingAbove(blocks, index).replace(ENDS_IN_ASPECT, '')
}

/** What follows on the line itself, or else the items or the one paragraph under it. */
function answersTo(blocks: readonly Block[], index: number, rest: string): string[] {
  if (rest) return [rest]
  const own = blocks[index] as Block
  const items: string[] = []
  for (const next of blocks.slice(index + 1, index + 2 + MOST_ITEMS)) {
    const isItem = next.kind === 'item' || next.kind === 'entry'
    if (!isItem || (own.kind !== 'heading' && own.kind !== 'paragraph' && next.indent <= own.indent)) break
    items.push(next.text)
  }
  const next = blocks[index + 1]
  if (items.length > 0) return items.length > MOST_ITEMS ? [] : items
  return next?.kind === 'paragraph' && own.kind !== 'heading' ? [next.text] : []
}

function askAspect({ owner, aspect }: Label, answers: readonly string[], say: Say) {
  const name = bareTerm(owner)
  const plain = simplifiedShadow(name)
  const told = answers.map((answer) => answer.replace(/^[（(]\d+[）)]\s*|[；;。，\s]+$/g, ''))
  if (
    !isNounPhrase(plain) ||
    NO_OWNER.test(plain) ||
    isDefinite(plain) ||
    isOfAnother(plain) ||
    told.some((one) => one.length < 2 || one.length > LONGEST_LINE || NO_ANSWER.test(simplifiedShadow(one)))
  )
    return null
  const answer = told.length > 1 ? told.map((one, at) => `${at + 1}. ${one}`).join('\n') : (told[0] ?? '')
  if (
    answer.length > LONGEST_ANSWER ||
    answer.length < 4 ||
    /[它这那该]/.test(simplifiedShadow(told[0] ?? '').slice(0, 6))
  )
    return null
  if (IS_MEANING.test(simplifiedShadow(aspect))) {
    const meaning = answer.replace(new RegExp(`^${RegExp.escape(name)}(?:通常|一般)?(?:是指|指的是|指|是)`), '')
    if (told.length > 1 || meaning.length < 8 || /^[A-Za-z]+ /.test(meaning) || /叫[做作]|称为|稱為/.test(meaning))
      return null
    return { rule: 'strong-definition', question: `${say('什么是')}${name}？`, answer: meaning, term: name } as const
  }
  if (told.length === 1) return null
  const of = aspect ? say('的') : ''
  const asked = `${name}${of}${aspect}${say(aspect && !SINGLE.test(simplifiedShadow(aspect)) ? '有哪些？' : '是什么？')}`
  return { rule: 'heading-list', question: asked, answer, term: name } as const
}
