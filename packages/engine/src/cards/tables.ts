import type { Block, StudyDocument } from '../document.ts'
import { languageOf } from '../parse/script.ts'
import { tablesOf } from '../tables.ts'
import type { CardCandidate } from './candidate.ts'
import { NO_ANSWER, NO_CELL, NO_COLUMN, NUMBERING, QUESTION_END, SCHEDULE, WHOLE } from './data/questions.ts'
import { placed } from './placed.ts'
import { NO_SECTION } from './topic.ts'

const LONGEST_NAME = 40
const LONGEST_ANSWER = 160
const MOST_FIGURES = 0.5

/** What a table tells of each thing that it names: '| Mitosis | two cells |' under 'Result' → 'Mitosis: Result?'. */
export function tableCandidates(document: StudyDocument): CardCandidate[] {
  const { blocks, sentences } = document
  return tablesOf(document).flatMap(({ columns, rows, rowBlocks, from, heading, nextHeading }) => {
    const first = NUMBERING.test(columns[0] ?? '') ? 1 : 0
    const names = rows.map((row) => row[first] ?? '')
    const isUnnamed = new Set(names).size < names.length || !names.every(isName)
    if (isUnnamed || SCHEDULE.test(columns[first] ?? '') || isOfFigures(rows)) return []
    const beside = sentences.find((sentence) => heading < sentence.block && sentence.block < nextHeading)
    return rows.flatMap((row, index) => {
      const block = rowBlocks[index] ?? 0
      // Two columns are read as a list of words.
      if (blocks[block]?.kind !== 'row') return []
      return row.flatMap((cell, at) => {
        const column = columns[at] ?? ''
        if (at <= first || !isName(column) || NO_COLUMN.test(column) || cell === column || !isAnswer(cell)) return []
        const question = asked(names[index] ?? '', column)
        const draft = { rule: 'table-cell', question, answer: cell, term: '' } as const
        return [
          placed(
            draft,
            blocks[block] as Block,
            beside?.section ?? NO_SECTION,
            `table ${from} column ${at} row ${block}`,
          ),
        ]
      })
    })
  })
}

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

function asked(name: string, column: string): string {
  const isChinese = languageOf(name + column) === 'zh'
  const end = QUESTION_END.test(column) ? '' : isChinese ? '？' : '?'
  return `${name}${isChinese ? '：' : ': '}${column}${end}`
}
