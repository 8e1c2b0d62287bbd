import { type Message, message } from '@lectern/texts/message'
import type { Finding } from '../mistake.ts'
import { type ChineseEssay, type ChineseRule, found } from './essay.ts'

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  '?': '？',
  '!': '！',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
  '.': '。',
}

type MarkRule = {
  readonly pattern: RegExp
  readonly replace: (mark: string) => string
  readonly remark: Message
  readonly confidence?: number
}

const MARK_RULES: readonly MarkRule[] = [
  {
    pattern:
      /(?<=[\p{Script=Han}”」》）])[,?!;:](?=[\p{Script=Han}“「《（\s]|$)|(?<=\p{Script=Han})\.(?=\s*(?:\p{Script=Han}|$|\n))(?!\.)/gu,
    replace: (mark) => FULL_WIDTH[mark] ?? mark,
    remark: message('mistakes.fullWidth'),
  },
  {
    pattern: /(?<=\p{Script=Han})\((?=[^()\n]*\p{Script=Han})|(?<=\([^()\n]*\p{Script=Han}[^()\n]*)\)/gu,
    replace: (mark) => FULL_WIDTH[mark] ?? mark,
    remark: message('mistakes.fullWidthBrackets'),
  },
  {
    pattern: /。{3,}|\.{3,}(?=[\p{Script=Han}\s”」]|$)|(?<!…)…(?!…)|、{3,}/gu,
    replace: () => '……',
    remark: message('mistakes.ellipsis'),
  },
  {
    pattern: /[,，]*，[,，]+|[,，]+，[,，]*|。{2}(?!。)|、{2}(?!、)|；{2,}|：{2,}/g,
    replace: (mark) => FULL_WIDTH[mark.charAt(0)] ?? mark.charAt(0),
    remark: message('mistakes.oneMark'),
  },
  { pattern: /[，、；：](?=[。！？])/g, replace: () => '', remark: message('mistakes.twoMarks') },
  { pattern: /[。！？](?=[，、；])/g, replace: () => '', remark: message('mistakes.twoMarks') },
  {
    pattern: /、(?=(?:和|及|以及|与|或者?)(?!谐|平|气|尚|睦|解|蔼))/g,
    replace: () => '',
    remark: message('mistakes.noListMark'),
  },
  {
    pattern: /(?<=\p{Script=Han})--?(?=\p{Script=Han})(?!\p{Script=Han}-)/gu,
    replace: () => '——',
    remark: message('mistakes.dash'),
    confidence: 0.6,
  },
  {
    pattern: /(?<=(?:例如|比如|包括|像)[^，。；、：]{1,10}(?:、[^，。；、：]{1,10})+)等等?……/g,
    replace: () => '等',
    remark: message('mistakes.etcOrEllipsis'),
  },
]

/** Marks of the wrong width, doubled, or out of place. */
export const marks: ChineseRule = (essay) =>
  MARK_RULES.flatMap(({ pattern, replace, remark, confidence }) =>
    [...essay.shadow.matchAll(pattern)].map(({ 0: mark, index }) =>
      found(essay, index, index + mark.length, replace(mark), 'punctuation', remark, confidence),
    ),
  )

const PARAGRAPH = /[^\n]+/g
const FEWEST_CHARACTERS = 12

/** A paragraph that ends without a mark. */
export const unfinishedParagraph: ChineseRule = (essay) =>
  [...essay.shadow.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) => {
    const words = paragraph.trimEnd()
    const isText = words.length >= FEWEST_CHARACTERS && /[，。；！？]/.test(words) && !/^\s*[#\-*]/.test(words)
    if (!isText || !/\p{Script=Han}$/u.test(words) || /(?:谨上|敬上|启|日|啟)$/.test(words)) return []
    const end = index + words.length
    return [found(essay, end - 1, end, `${words.at(-1)}。`, 'punctuation', message('mistakes.endMark'), 0.7)].map(
      (mistake) => ({
        ...mistake,
        replacement: `${essay.text.slice(end - 1, end)}。`,
      }),
    )
  })

/** Straight quotation marks around Chinese words, in pairs within a paragraph. */
export const straightQuotes: ChineseRule = (essay) => {
  const [open, close] = essay.script === 'traditional' ? ['「', '」'] : ['“', '”']
  return [...essay.shadow.matchAll(/"([^"\n]*\p{Script=Han}[^"\n]*)"/gu)].flatMap(({ 0: quote, index }): Finding[] => [
    quoteMark(essay, index, open ?? ''),
    quoteMark(essay, index + quote.length - 1, close ?? ''),
  ])
}

const quoteMark = (essay: ChineseEssay, at: number, mark: string): Finding => ({
  ...found(essay, at, at + 1, null, 'punctuation', message('mistakes.chineseQuotes')),
  replacement: mark,
})
