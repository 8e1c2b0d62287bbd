import type { Message } from '@lectern/texts/message'
import { inScript, type Script, scriptOf, simplifiedShadow } from '../../zh/simplified.ts'
import { splitWords, type Word } from '../../zh/words.ts'
import type { Finding, MistakeKind } from '../mistake.ts'

/** A sentence of a Chinese essay in simplified characters, with its words and its place. */
export type ChineseSentence = {
  readonly shadow: string
  readonly words: readonly Word[]
  readonly start: number
  readonly end: number
}

/** A Chinese essay as the rules read it: `shadow` is `text` in simplified characters, place by place. */
export type ChineseEssay = {
  readonly text: string
  readonly shadow: string
  readonly script: Script
  readonly sentences: readonly ChineseSentence[]
}

/** What finds mistakes in a Chinese essay. */
export type ChineseRule = (essay: ChineseEssay) => Finding[]

const SENTENCE = /[^。！？!?\n]+[。！？!?…]*[”’」』）)]*/g
const LONGEST_PIECE = 400

export function readChineseEssay(text: string): ChineseEssay {
  const shadow = simplifiedShadow(text)
  const sentences = [...shadow.matchAll(SENTENCE)].flatMap(({ 0: whole, index }) => {
    const lead = whole.length - whole.trimStart().length
    const sentence = whole.trim()
    if (!sentence) return []
    const start = index + lead
    return [{ shadow: sentence, words: wordsOf(sentence), start, end: start + sentence.length }]
  })
  return { text, shadow, script: scriptOf(text), sentences }
}

/** The words of a sentence of any length; the splitter itself takes a piece at a time. */
function wordsOf(sentence: string): Word[] {
  const words: Word[] = []
  for (let from = 0; from < sentence.length; from += LONGEST_PIECE) {
    for (const word of splitWords(sentence.slice(from, from + LONGEST_PIECE)))
      words.push({ ...word, at: word.at + from })
  }
  return words
}

/** What is said of a mistake; `write` puts simplified words in the essay's script. */
export type RemarkOn = Message | ((write: (simplified: string) => string) => Message)

/** The mistake from `start` to `end`; `replacement` is given simplified and put in the essay's script. */
export function found(
  essay: ChineseEssay,
  start: number,
  end: number,
  replacement: string | null,
  kind: MistakeKind,
  remark: RemarkOn,
  confidence = 0.9,
): Finding {
  const { text, script } = essay
  const write = (simplified: string): string => inScript(simplified, script)
  return {
    start,
    end,
    text: text.slice(start, end),
    replacement: replacement === null ? null : write(replacement),
    kind,
    remark: typeof remark === 'function' ? remark(write) : remark,
    confidence,
  }
}
