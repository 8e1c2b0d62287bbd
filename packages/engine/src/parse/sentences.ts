import * as restoreEnglish from '../en/restore-sentences.ts'
import { type Token, tagSentences, tagWords } from '../en/tagger.ts'
import * as restoreChinese from '../zh/restore-sentences.ts'
import type { MappedBlock } from './blocks.ts'
import type { Place } from './mapped-text.ts'
import { type Language, languageOf } from './script.ts'

/** One sentence: as it reads once markup is gone (`text`), and where it stands in the student's text. */
export type Sentence = Place & {
  /** Its number in the document, from 0. */
  readonly id: number
  readonly text: string
  readonly language: Language
  /** The numbers of its block and of its section. */
  readonly block: number
  readonly section: number
  /** English words, tagged; Chinese sentences have none. */
  readonly tokens: readonly Token[]
  /** The words printed bold in it. */
  readonly marked: readonly string[]
}

/** What of a sentence its block alone decides. */
export type BlockSentence = Omit<Sentence, 'id' | 'block' | 'section'>

const CHINESE_SENTENCE = /[^。．！？!?\n]+(?:[。．！？!?]+[”’」』）)]*|$)/g

/** The sentences of a block, in order. Where a transcript has no full stops they are restored. */
export function splitSentences(block: MappedBlock): BlockSentence[] {
  const language = languageOf(block.text)
  const spans = language === 'zh' ? splitChinese(block.text) : splitEnglish(block.text)
  return spans.map(({ from, to, text, tokens }) => ({
    ...block.content.place(from, to),
    text,
    tokens,
    language,
    marked: block.marked.filter((span) => text.includes(span)),
  }))
}

type Span = { readonly from: number; readonly to: number; readonly text: string; readonly tokens: readonly Token[] }

function splitEnglish(text: string): Span[] {
  if (!restoreEnglish.lacksSentenceEnds(text)) {
    return tagSentences(text).flatMap((span) => trimmed(text, span.from, span.to, span.tokens))
  }
  return restoreEnglish.restoreSentences(text).map(({ from, to }) => {
    const sentence = restoreEnglish.asSentence(text.slice(from, to))
    return { from, to, text: sentence, tokens: tagWords(sentence) }
  })
}

function splitChinese(text: string): Span[] {
  if (!restoreChinese.lacksSentenceEnds(text)) {
    return [...text.matchAll(CHINESE_SENTENCE)].flatMap((match) =>
      trimmed(text, match.index, match.index + match[0].length, []),
    )
  }
  return restoreChinese
    .restoreSentences(text)
    .flatMap(({ from, to }) =>
      trimmed(text, from, to, []).map((span) => ({ ...span, text: restoreChinese.asSentence(span.text) })),
    )
}

/** The part of `text` from `from` to `to` without white space at its ends, unless nothing is left. */
function trimmed(text: string, from: number, to: number, tokens: readonly Token[]): Span[] {
  const whole = text.slice(from, to)
  const start = from + whole.length - whole.trimStart().length
  const words = whole.trim()
  return words ? [{ from: start, to: start + words.length, text: words, tokens }] : []
}
