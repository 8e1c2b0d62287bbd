import { type Block, type List, type StudyText, textOf } from './study-text.ts'

/** Study text for a .txt file: headings underlined, lists with their marks, tables by tabs, an empty line between blocks. */
export const toPlainText = (text: StudyText): string => text.map(writeBlock).join('\n\n')

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const title = textOf(block.runs)
      return `${title}\n${(block.level === 2 ? '=' : '-').repeat(widthOf(title))}`
    }
    case 'paragraph':
    case 'quote':
      return textOf(block.runs)
    case 'break':
      return '* * *'
    case 'code':
      return block.text
    case 'list':
      return writeList(block, '').join('\n')
    case 'terms':
      return block.terms.map(({ term, meaning }) => `${textOf(term)}: ${textOf(meaning)}`).join('\n')
    case 'table':
      return [block.header, ...block.rows]
        .filter((row) => row.length > 0)
        .map((row) => row.map(textOf).join('\t'))
        .join('\n')
  }
}

const writeList = ({ isOrdered, items }: List, indent: string): string[] =>
  items.flatMap(({ runs, lists }, index) => [
    `${indent}${isOrdered ? `${index + 1}.` : '-'} ${textOf(runs)}`,
    ...lists.flatMap((inner) => writeList(inner, `${indent}  `)),
  ])

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu
const LONGEST_RULE = 72
/** In columns of a fixed font: Chinese characters take two. */
const widthOf = (text: string): number => Math.min(LONGEST_RULE, text.length + (text.match(WIDE)?.length ?? 0))
