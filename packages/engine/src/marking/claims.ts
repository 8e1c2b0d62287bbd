/** What an item says: a statement, or a question with its answer. */
export type Claim = {
  /** '' of a statement, which is the answer. */
  readonly question: string
  readonly answer: string
  /** Whether the item holds the statement to be false. */
  readonly isDenied: boolean
}

const AFFIRMS = /^(?:true|yes|correct|right|正[確确]|[對对是真])[.。!！]?$/i
const DENIES = /^(?:false|no|incorrect|wrong|[錯错][誤误]?|不正[確确]|不[對对是]|否|假)[.。!！]?$/i
const GAP = /_{2,}|＿+/
const ASKS = /[?？]["'”’」』）)]*$/
const SENTENCE_END =
  /(?<=[.!?]["'”’)\]]?)\s+(?=[\p{Lu}\p{N}"“‘(])|(?<=[。．！？；][”’」』）]*)\s*|\n\s*(?=[\n•*–-]|\d+[.)]\s)/u

/** The sentences of a text, each on one line. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** What an item says, by its lines: a question and below it its answer, a statement that is true or false, or statements. */
export function claimsOf(item: string): Claim[] {
  const lines = item.split('\n').map((line) => line.trim())
  const asked = lines.findLastIndex((line) => ASKS.test(line) || GAP.test(line))
  const last = lines.at(-1) ?? ''
  if (lines.length > 1 && (AFFIRMS.test(last) || DENIES.test(last))) {
    const statement = lines.slice(0, -1).join(' ')
    return ASKS.test(statement) ? [] : [{ question: '', answer: statement, isDenied: DENIES.test(last) }]
  }
  if (asked < 0) return lines.flatMap(sentencesOf).map((answer) => ({ question: '', answer, isDenied: false }))
  const question = lines.slice(0, asked + 1).join(' ')
  const answer = lines.slice(asked + 1).join(' ')
  if (answer === '') return []
  return GAP.test(question)
    ? [{ question: '', answer: question.replace(GAP, answer), isDenied: false }]
    : [{ question, answer, isDenied: false }]
}
