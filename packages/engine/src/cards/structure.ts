import { type Block, isChoice, isRightBelow, type StudyDocument } from '../document.ts'
import { blankStandsAlone } from '../en/judge.ts'
import { subjectWords } from '../likeness.ts'
import { isLine } from '../parse/blocks.ts'
import { lineAbove, under } from '../parse/headings.ts'
import { languageOf } from '../parse/script.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import type { CardCandidate } from './candidate.ts'
import * as words from './data/questions.ts'
import { placed } from './placed.ts'

/** So many questions over lists, or of a list that answers them, are a student's own, to be learnt by. */
const FEWEST_ANSWERED = 3
const TAG_WITHIN = 24

/**
 * Questions of the author's: whose answer is marked as one ('A: …', '答：……'), several over lists or of a list that answers most of its
 * own, and those tagged as cards.
 */
export function structureCandidates(document: StudyDocument): CardCandidate[] {
  const { blocks, sentences, source } = document
  const sections = new Map(sentences.map(({ block, section }) => [block, section]))
  const whatIs = blocks.some(({ text }) => words.ASPECT.test(text)) ? inScript('是什么？', scriptOf(source)) : ''
  const asked = blocks.flatMap((block, index) =>
    readQuestion(document, { ...block, text: block.text.replace(words.ASPECT, `$1${whatIs}`) }, index),
  )
  const count = (...forms: Form[]) => asked.filter(({ form }) => forms.includes(form)).length
  const isInPassing: Partial<Record<Form, boolean>> = {
    'over list': count('choice') > 0 || count('over list', 'tagged') < FEWEST_ANSWERED,
    'in list': count('in list') < Math.max(FEWEST_ANSWERED, count('open')),
    open: true,
  }
  return asked.flatMap(({ block, index, form, question, told }) => {
    const answer = told.map(({ text }) => text.replace(words.ANSWER_MARK, '')).join('\n')
    if (isInPassing[form] || !words.WHOLE.test(answer)) return []
    if (form !== 'tagged' && (!isAskedAlone(question) || words.NO_ANSWER.test(answer))) return []
    const section = sections.get(index) ?? sections.get(index + 1) ?? 0
    const isBare = !words.QUESTION_END.test(question)
    const isAspect = isBare || block.text !== blocks[index]?.text
    const isNoted = form === 'over list' && block.kind === 'heading'
    const rule = isAspect ? 'author-aspect' : isNoted ? 'noted-question' : 'author-question'
    const fullQuestion = isBare ? under(lineAbove(blocks, block.start), question) : question
    const draft = { rule, question: fullQuestion, answer, term: '' } as const
    return [placed(draft, { start: block.start, end: told.at(-1)?.end ?? block.end }, section, `block ${index}`)]
  })
}

/** 'open' is a question of a list without an answer, 'choice' one with answers to choose from: then so are others over lists. */
type Form = 'marked' | 'tagged' | 'over list' | 'in list' | 'open' | 'choice'

/** The question that `block` asks, if any, with what tells its answer. */
function readQuestion(document: StudyDocument, block: Block, index: number) {
  const { blocks, source } = document
  const tell = (form: Form, told: readonly Pick<Block, 'text' | 'end'>[], question = block.text) => [
    { block, index, form, question: question.replace(words.QUESTION_MARK, ''), told },
  ]
  const list = itemsAfter(blocks, index)
  const [, question, answer = ''] = words.ANSWERED.exec(isLine(block) ? block.text : '') ?? []
  const [inLine = ''] = answer.split(words.NEXT_LABEL)
  // What an outline tells of an aspect is told in one breath: what is set in under that tells of others.
  const more = block.text === blocks[index]?.text ? list : []
  if (inLine) return tell('in list', [{ text: inLine, end: block.end }, ...more], question)
  const isTagged = words.CARD_TAG.test(source.slice(block.end, block.end + TAG_WITHIN))
  const next = blocks[index + 1]
  if (!isTagged && (block.kind === 'row' || !words.ONE_QUESTION.test(block.text))) return []
  if ([2, 1 + list.length].some((on) => words.OPTION.test(blocks[index + on]?.text ?? ''))) return tell('choice', [])
  if (next && words.ANSWER_MARK.test(next.text)) return tell('marked', [next])
  if (list.some((item) => isChoice(document, item) || words.QUESTION_END.test(item.text))) return []
  const form = isTagged ? 'tagged' : isLine(block) ? 'in list' : 'over list'
  const told = toldUnder(document, index, isTagged, list)
  if (block.kind === 'heading' && !isAllUnder(document, index, told)) return []
  return told.length > 0 ? tell(form, told) : form === 'in list' ? tell('open', []) : []
}

/** What stands under a question: its list, or else a paragraph, under a line of a list right below. */
function toldUnder(document: StudyDocument, index: number, isTagged: boolean, list: readonly Block[]) {
  const [own, next] = document.blocks.slice(index, index + 2)
  if (list.length > 0 || next?.kind !== 'paragraph' || words.QUESTION_END.test(next.text)) return list
  const isRightUnder = own?.kind === 'item' && isRightBelow(document, own, next)
  return isTagged || isRightUnder || own?.kind === 'heading' ? [next] : []
}

/** Whether `told` is all that stands under the heading at `index`: no more, and nothing between that could not be read, such as code. */
function isAllUnder({ blocks, source }: StudyDocument, index: number, told: readonly Block[]): boolean {
  const own = blocks[index] as Block
  const after = blocks[index + 1 + told.length]
  const under = source.slice(own.end, after?.start).length
  const read = told.reduce((sum, { start, end }) => sum + end - start, 0)
  const isEnd = !after || (after.kind === 'heading' && after.level <= own.level)
  return isEnd && under - read < MOST_LEFT_OUT + told.length * MARKS_A_LINE
}
/** Marks of headings and lines between sections, and those that begin an item. */
const MOST_LEFT_OUT = 40
const MARKS_A_LINE = 8

/** The items of a list right after the block at `index`; after an item those that are set in under it. */
function itemsAfter(blocks: readonly Block[], index: number): readonly Block[] {
  const own = blocks[index] as Block
  const rest = blocks.slice(index + 1, index + 1 + MOST_ITEMS)
  const end = rest.findIndex(({ kind, indent }) => !isLine({ kind }) || (isLine(own) && indent <= own.indent))
  return end < 0 ? rest : rest.slice(0, end)
}
const MOST_ITEMS = 40

/** Whether a question of the author's is understood without what stands before it. */
const isAskedAlone = (question: string): boolean =>
  !words.ASIDE.test(question) &&
  !words.CLOSED.test(question) &&
  (languageOf(question) === 'zh'
    ? !/[我你您咱她他它这這那该該「」曰$]|【|^有|的，|的[？?]|^(?:题目|題目|问题|問題)[:：]/.test(question) &&
      words.ASKS_IN_CHINESE.test(question)
    : /\b(?:wh(?:at|ich|om?|ose|en|ere|y)|how)\b/i.test(question) &&
      blankStandsAlone(question) &&
      !/\b(?:you|we|I|my|your|our)\b|\b(?:exercise|figure|table|example|problem|question) \d/i.test(question) &&
      subjectWords(question).size >= 2)
