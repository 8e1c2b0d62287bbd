import type { Sentence } from '../parse/sentences.ts'
import { CARRIES_ON, LEAD_IN, LEANING_OPENING, POINTS_ELSEWHERE } from './data/words.ts'
import { simplifiedShadow } from './simplified.ts'

/**
 * A Chinese sentence as the rules read it: lead-ins off, final stop off. `shadow` is `text` in simplified characters,
 * place by place, so that rules search the one and quote the other.
 */
export type Segment = {
  readonly sentence: Sentence
  /** Its place among the clauses of the sentence. */
  readonly clause: number
  readonly text: string
  readonly shadow: string
}

const MOST_LEAD_INS = 3
const FEWEST_CHARACTERS = 8
const MOST_CHARACTERS = 110
const FINAL_MARKS = /[。．；;，、：\s]+$/

export function segmentsOf(sentence: Sentence): Segment[] {
  const shadow = fullWidth(simplifiedShadow(sentence.text))
  const segments: Segment[] = []
  let from = 0
  for (const [index, clause] of shadow.split(/[；;]/).entries()) {
    segments.push(makeSegment(sentence, index, sentence.text.slice(from, from + clause.length), clause))
    from += clause.length + 1
  }
  return segments.filter(({ text }) => text.length > 0)
}

const FULL_WIDTH: Record<string, string> = { ',': '，', ':': '：', ';': '；', '(': '（', ')': '）' }

/** Marks typed narrow beside Chinese, as wide ones: rules know no other. */
const fullWidth = (shadow: string): string =>
  /\p{Script=Han}/u.test(shadow) ? shadow.replace(/[;()]|[,:](?!\d)/g, (mark) => FULL_WIDTH[mark] ?? mark) : shadow

function makeSegment(sentence: Sentence, clause: number, text: string, shadow: string): Segment {
  let from = shadow.length - shadow.trimStart().length
  for (let count = 0; count < MOST_LEAD_INS; count++) from += shadow.slice(from).match(LEAD_IN)?.[0].length ?? 0
  const end = shadow.replace(FINAL_MARKS, '').length
  return { sentence, clause, text: text.slice(from, end), shadow: shadow.slice(from, end) }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

export const isBalanced = (text: string): boolean =>
  count(text, /[（(]/g) === count(text, /[）)]/g) &&
  count(text, /[“「『]/g) === count(text, /[”」』]/g) &&
  count(text, /《/g) === count(text, /》/g) &&
  count(text, /"/g) % 2 === 0

/** A line of notes that has no stop, but says what something is called or means: '……叫做内环境'. */
const DEFINES_TO_ITS_END =
  /^[^：]*(?:叫[做作]|称[为作]|称之为)[^，：]{1,12}$|^[^，：]{2,20}(?:是指|指的是)[^：]+\p{Script=Han}$/u

/** Whether a sentence is understood without the text around it. */
export const standsAlone = (segment: Segment): boolean =>
  isPlain(segment) && !LEANING_OPENING.test(segment.shadow) && !pointsBack(segment.shadow)

/** Whether a sentence is understood right after the one before it. */
export const carriesOn = (segment: Segment): boolean =>
  isPlain(segment) &&
  (CARRIES_ON.test(segment.shadow) || (!LEANING_OPENING.test(segment.shadow) && pointsBack(segment.shadow)))

/** Whether a sentence is a whole statement of bearable length. */
function isPlain({ shadow, sentence }: Segment): boolean {
  const length = shadow.replace(/[^\p{L}\p{N}]/gu, '').length
  if (length < FEWEST_CHARACTERS || length > MOST_CHARACTERS) return false
  const isEnded = /[。．；][”’」』）]*$/.test(sentence.text.trim()) || DEFINES_TO_ITS_END.test(shadow)
  if (!isEnded || /[？?！!]/.test(shadow)) return false
  return !POINTS_ELSEWHERE.test(shadow) && isBalanced(shadow) && !/[我你您咱]/.test(shadow)
}

/** Pronouns before the first pause have nothing in the sentence to stand for. */
function pointsBack(shadow: string): boolean {
  const opening = shadow.split(/[，：]/)[0] ?? ''
  if (/它|他们|她|这(?:个|些|种|样|一|里)|那(?:个|些|种|样)/.test(opening)) return true
  const named = /该(.{2})/.exec(opening)
  return named !== null && !opening.slice(0, named.index).includes(named[1] ?? '')
}
