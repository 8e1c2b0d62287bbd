import { countHan } from '../parse/script.ts'
import { normalForm } from './normal-form.ts'
import { answerWords } from './words.ts'

/** What ends a statement, and what stands between the parts of one. */
const STATEMENT_END = /(?<=[.!?])\s+|(?<=[。！？；;])\s*|\n+/
const CLAUSE_MARK =
  /(?<=[,，:：])\s*|\s+(?=(?:because|whereas|while|but|so that|which)\s)|(?=(?:因為|因为|所以|但是|但|從而|从而))/
const ITEM_MARK = /、|[,，]\s*(?:and |or |和|與|与|及)?|\s+and\s+|和|與|与|及|；|;/
const FEWEST_ITEMS = 3
const MOST_ITEM_WORDS = 3
const LONGEST_ITEM = 10
/** Less than this, by the weight of its words, is no idea of its own: it belongs to the one before. */
const LEAST_WEIGHT = 1.5
const MOST_IDEAS = 30
const EDGE_MARKS = /^[\s,，、;；:：.。]+|[\s,，、;；:：.。]+$/gu

/** The ideas of a reference answer as it is written: the items of a list, else its statements and their clauses. */
export function ideasIn(text: string): string[] {
  const items = itemsIn(text)
  if (items) return items
  const ideas: string[] = []
  for (const statement of text.split(STATEMENT_END)) {
    let isFirst = true
    for (const clause of statement.split(CLAUSE_MARK)) {
      const last = ideas.at(-1)
      if (isFirst || last === undefined || weightOf(clause) >= LEAST_WEIGHT) ideas.push(clause)
      else ideas[ideas.length - 1] = `${last} ${clause}`
      isFirst = false
    }
  }
  return ideas
    .map((idea) => idea.replace(EDGE_MARKS, ''))
    .filter((idea) => weightOf(idea) > 0)
    .slice(0, MOST_IDEAS)
}

function itemsIn(text: string): string[] | null {
  const items = text
    .split(ITEM_MARK)
    .map((item) => item.replace(EDGE_MARKS, ''))
    .filter(Boolean)
  return items.length >= FEWEST_ITEMS && items.every(isShort) ? items : null
}

const isShort = (item: string): boolean =>
  countHan(item) > 0 ? item.length <= LONGEST_ITEM : item.split(/\s+/).length <= MOST_ITEM_WORDS

const weightOf = (text: string): number =>
  answerWords(normalForm(text), '').reduce((sum, { weight }) => sum + weight, 0)
