import type { CardCandidate } from '../cards/candidate.ts'
import { announcedEntries, entriesAround, shareOf } from '../cards/entries.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { GENERIC_HEADING } from '../parse/data/headings.ts'
import { countHan } from '../parse/script.ts'
import { CLASS_NOUN, endsInNoun, lengthOfAnswer, lengthOfDefinition } from './phrase.ts'
import type { Say, SayIn } from './rules/rule.ts'
import { simplifiedShadow } from './simplified.ts'
import { bareTerm, isTerm } from './term.ts'
import { splitWords } from './words.ts'

const FEWEST_CHARACTERS = 6
const LEAST_MEANINGS = 0.5
const SAYING = /(?:疾呼|指出|认为|说|写道|强调|提出|表示|主张|宣布|规定)$/
const NOT_A_DEFINITION = /^[A-Za-z]+ (?=\p{Script=Han})|^(?:\/|http|如(?!何)|首先|它|这|那|例如|[“"「])|[？?□]/u

/** Entries '术语：解释' of the student's own lists → '什么是术语？' */
export function glossaryCandidates(document: StudyDocument, sayIn: SayIn): CardCandidate[] {
  const announced = announcedEntries(document.blocks)
  const sections = new Map(document.sentences.map((sentence) => [sentence.block, sentence]))
  const cards = new Map(
    document.blocks.flatMap((block, index) => {
      const sentence = sections.get(index)
      if (block.kind !== 'entry' || sentence?.language !== 'zh' || document.sections[sentence.section]?.isUnread)
        return []
      const card = entryCard(block, sayIn(block.text), announced.has(block))
      return card ? [[block, placed(card, block, sentence.section, `${sentence.id}.0`)] as const] : []
    }),
  )
  const giving = new Set(cards.keys())
  // Among labels with what is said under them, what looks like a definition is another of them.
  return document.blocks.flatMap((block, index) => {
    const card = cards.get(block)
    const isListed = shareOf(entriesAround(document.blocks, index), giving) >= LEAST_MEANINGS
    return card ? [isListed ? card : { ...card, rule: 'noted-entry' as const }] : []
  })
}

function entryCard(block: Block, say: Say, isAnnounced: boolean) {
  const term = block.term ?? ''
  const plain = simplifiedShadow(term)
  const words = (block.text.slice(block.definitionAt).split(/(?<=[。．；])|(?<=\p{Script=Han})\. ?/u)[0] ?? '').replace(
    /^是/,
    '',
  )
  const plainWords = simplifiedShadow(words).replace(/[。．；，]+$/, '')
  if (GENERIC_HEADING.test(plain) || NOT_A_DEFINITION.test(plainWords) || LABELS.test(plain)) return null
  if (!isTerm(plain) || SAYING.test(plain) || countHan(term) === 0 || countHan(words) < FEWEST_CHARACTERS) return null
  if (splitWords(plain).some(({ tag }) => /^(?:d|r|p|t)$/.test(tag)) || plainWords.includes(bareTerm(plain)))
    return null
  const name = bareTerm(term)
  // '指令长度固定' does not begin with '指'.
  const isMeant = splitWords(plainWords)[0]?.word === '指'
  if (!tellsMeaning(plainWords, bareTerm(plain), isAnnounced, isMeant)) return null
  const length = lengthOfDefinition(plainWords)
  const answer = words.slice(isMeant ? 1 : 0, length)
  const isPerson = name.includes('·') && /[人者家]$/.test(answer)
  const question = isPerson ? `${name}${say('是谁？')}` : `${say('什么是')}${name}？`
  return { rule: 'glossary-entry', question, answer, term: name } as const
}

/** '图2', '方法一', '【原文】……曰': what stands before a colon without being a term. */
const LABELS =
  /[【】[\]\d（()）]|[一二三四五六]$|曰$|^(?:图|表|例|示例|动机|目的|来源|去向|注意|提示|状态码)|的来源|(?:处理|背景|影响|意义|原因|基础|后果|结果|特点|表现|条件|角度|心得|政策|成就|评价|启示|措施|内容)$|是|有何|中有/
const CLASS = /^(?:一[种个类项门条]|.{0,12}的)/
/** What a definition does not end with: it tells of a thing's rank or relation. */
const EMPTY_CLASS =
  /(?:基础|标志|特征|分支|关键|核心|重点|目标|结果|原因|例子|情况|部位|影响|变化|方面|问题|不同|关系)$/

/** Whether the noun that `first` ends with says what `term` is one of: '……的望远镜' of '光学望远镜', or '……的物质'. */
function namesClass(first: string, term: string): boolean {
  const last = splitWords(first.replace(/（[^）]*）$/, '')).at(-1)?.word ?? ''
  return CLASS_NOUN.test(first) || [...term.slice(-2)].some((character) => last.includes(character))
}

/** Whether what follows a term ends its first clause with a class that something marks off: '……的细胞'. */
function tellsMeaning(plain: string, term: string, isAnnounced: boolean, isMeant: boolean): boolean {
  const first = plain.slice(0, lengthOfAnswer(plain))
  if (first.length < FEWEST_CHARACTERS || /、.*、/.test(first.split('的')[0] ?? '') || EMPTY_CLASS.test(first))
    return false
  if (
    /^(?:在|当|对|从|将|把|分为|来自|属于|位于|具?有|包括|需要|可以|使|让|通过|由|被)|^[^的]{2,8}(?:有|是|为|会|可以|能|需要)|了|的.*(?:是|称为)/.test(
      first,
    )
  )
    return false
  if (!isMeant && !namesClass(first, term)) return false
  return (
    (isAnnounced || isMeant || CLASS.test(first)) &&
    endsInNoun(first) &&
    (isMeant || /^一[种个类项门条]/.test(first) || marksOff(first))
  )
}

/** Whether what stands before the last '的' marks off the noun after it, and is no clause of its own: '获得更好的服务'. */
function marksOff(plain: string): boolean {
  const at = plain.lastIndexOf('的')
  const words = splitWords(plain)
  const before = words.filter((word) => word.at < at)
  const isClause = /^[ad]/.test(before.at(-1)?.tag ?? '') && before.some(({ tag }) => tag === 'v')
  const between = words.filter((word) => word.at > plain.indexOf('的') && word.at !== at)
  return at > 0 && !isClause && !between.some(({ tag }) => tag === 'v')
}
