import type { Block, StudyDocument } from '../document.ts'
import { tagWords } from '../en/tagger.ts'
import { singular } from '../essay/english/inflect.ts'
import { jaccard, wordSet } from '../likeness.ts'
import { under } from '../parse/headings.ts'
import { languageOf } from '../parse/script.ts'
import { tablesOf } from '../tables.ts'
import { inScript, scriptOf, simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import type { CardCandidate } from './candidate.ts'
import { ASPECTS, NO_ANSWER, NO_ASPECT, NO_CELL, NUMBERING, QUESTION_END, SCHEDULE, WHOLE } from './data/questions.ts'
import { placed } from './placed.ts'
import { NO_SECTION } from './topic.ts'

const LONGEST_NAME = 40
const LONGEST_ANSWER = 160
const MOST_FIGURES = 0.5
const MOST_LIKENESS = 0.6

/** What a table tells of each thing that it names: '| Mitosis | two cells |' under 'Result' → 'Mitosis: what is the result?'. */
export function tableCandidates(document: StudyDocument): CardCandidate[] {
  const { blocks, sentences } = document
  const tables = tablesOf(document)
  const whatIs = tables.length > 0 ? inScript('是什么', scriptOf(document.source)) : ''
  return tables.flatMap(({ columns, rows, rowBlocks, heading, nextHeading }) => {
    const first = NUMBERING.test(columns[0] ?? '') ? 1 : 0
    const names = rows.map((row) => row[first] ?? '')
    const isUnnamed = new Set(names).size < names.length || !names.every(isName)
    if (isUnnamed || SCHEDULE.test(columns[first] ?? '') || isOfFigures(rows)) return []
    const isTurned = ASPECTS.test(columns[first] ?? '')
    const beside = sentences.find((sentence) => heading < sentence.block && sentence.block < nextHeading)
    return rows.flatMap((row, index) => {
      const block = rowBlocks[index] ?? 0
      // Two columns are read as a list of words.
      if (blocks[block]?.kind !== 'row') return []
      return row.flatMap((cell, at) => {
        const column = columns[at] ?? ''
        const [thing, aspect] = isTurned ? [column, names[index] ?? ''] : [names[index] ?? '', column]
        if (at <= first || !isName(column) || NO_ASPECT.test(aspect) || isAlike(cell, column) || !isAnswer(cell))
          return []
        const question = asked(thing, aspect, whatIs)
        const draft = { rule: 'noted-cell', question, answer: cell, term: '' } as const
        const origin = `block ${block} column ${at}`
        return question ? [placed(draft, blocks[block] as Block, beside?.section ?? NO_SECTION, origin)] : []
      })
    })
  })
}

/** Whether a cell says its column again: it stands over other rows. */
const isAlike = (cell: string, column: string): boolean => jaccard(wordSet(cell), wordSet(column)) >= MOST_LIKENESS

/** Whether most cells are figures: what is counted in an example, to be looked up. */
function isOfFigures(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1)).filter(Boolean)
  return cells.filter((cell) => !/\p{L}{2}|\p{Script=Han}/u.test(cell)).length > cells.length * MOST_FIGURES
}

const isName = (cell: string): boolean =>
  /\p{L}{2}|\p{Script=Han}/u.test(cell) && cell.length <= LONGEST_NAME && !NO_ANSWER.test(cell)
const isAnswer = (cell: string): boolean =>
  cell.length <= LONGEST_ANSWER &&
  WHOLE.test(cell) &&
  !NO_ANSWER.test(cell) &&
  !NO_CELL.test(cell) &&
  /[\p{L}\d]/u.test(cell)

/** 'Mitosis: what is the result?', '漿細胞的功能是什麼？'; '' where the title of a column or row is no such thing. */
function asked(thing: string, aspect: string, whatIs: string): string {
  if (QUESTION_END.test(aspect)) return under(thing, aspect)
  if (languageOf(thing + aspect) === 'en') {
    const named = aspect.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => word.toLowerCase())
    const [last, ...before] = tagWords(named).toReversed()
    const isNoun = last && last.word.length > 3 && /^(?:NOUN|PROPN)$/.test(last.tag)
    if (!isNoun || before.some(({ tag }) => /^(?:AUX|PRON|ADP|PUNCT|SCONJ)$/.test(tag))) return ''
    return under(thing, `what ${last.word === singular(last.word) ? 'is' : 'are'} the ${named}?`)
  }
  if (!/^\p{Script=Han}{2,8}$/u.test(aspect)) return ''
  if (/^是否|^能否|^有[无無]/.test(aspect)) return `${thing}${aspect}？`
  const isNoun = /^(?:n|vn|an|l|i|j)/.test(splitWords(simplifiedShadow(aspect)).at(-1)?.tag ?? '')
  return isNoun ? `${thing}的${aspect}${whatIs}？` : `${thing}：${aspect}？`
}
