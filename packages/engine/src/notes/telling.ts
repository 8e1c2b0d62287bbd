import { readableSentences, type StudyDocument } from '../document.ts'
import { CARRIES_ON } from '../en/data/openings.ts'
import * as english from '../en/fit.ts'
import { type Segment as EnglishSegment, segmentsOf as readEnglish } from '../en/segment.ts'
import type { Token } from '../en/token.ts'
import { OMISSION } from '../parse/markup.ts'
import { measure } from '../parse/script.ts'
import type { Sentence } from '../parse/sentences.ts'
import { CARRIES_ON as CARRIES_ON_IN_CHINESE } from '../zh/data/words.ts'
import * as chinese from '../zh/segment.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { ASSIGNMENT, ENDED, EXAMPLE, LINE, OF_CHINESE_TEXT, OF_TEXT, SPOKEN } from './data/words.ts'

/** A sentence that says something where it stands, though perhaps only there. */
type Telling = {
  readonly sentence: Sentence
  /** Without lead-ins, unless it goes on. */
  readonly text: string
  /** Whether it is understood only right after the sentence before it. */
  readonly goesOn: boolean
}

/** The sentences of `document` from which a reader learns something, each once. */
export function tellingOf(document: StudyDocument): Telling[] {
  const { sentences, blocks, isSpoken } = document
  const isParagraph = (at: number | undefined): boolean => blocks[at ?? -1]?.kind === 'paragraph'
  return [...readableSentences(document, 'en'), ...readableSentences(document, 'zh')].flatMap((sentence) => {
    const { id, block, section, text } = sentence
    const [before, after] = [sentences[id - 1], sentences[id + 1]]
    const isNext = before?.block === block
    const isEnded = ENDED.test(text) || (!isNext && after?.block !== block && isParagraph(block) && LINE.test(text))
    if (!isEnded || !isTelling(sentence, isSpoken)) return []
    const point = told(sentence, isSpoken)
    const isBelow = before?.section === section && isParagraph(before.block) && isParagraph(block)
    return !point.goesOn || isNext || isBelow ? [point] : []
  })
}

const FEWEST = { en: 4, zh: 6 } as const
const MOST = { en: 55, zh: 150 } as const

function isTelling({ text, language, tokens }: Sentence, isSpoken: boolean): boolean {
  const length = measure(text, language)
  if (length < FEWEST[language] || length > MOST[language]) return false
  if (language === 'zh') return !OF_CHINESE_TEXT.test(simplifiedShadow(text))
  const hasVerb = tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  const isAddressed = OF_TEXT.test(text) || (isSpoken && SPOKEN.test(text))
  return hasVerb && !ASSIGNMENT.test(text) && (!isAddressed || text.includes(OMISSION))
}

/** A sentence without its lead-ins and asides, unless it has several clauses or goes on from the one before it. */
function told(sentence: Sentence, isSpoken: boolean): Telling {
  const { language, text } = sentence
  const clauses = language === 'zh' ? chinese.segmentsOf(sentence) : readEnglish(sentence)
  const [first] = clauses
  if (!first) return { sentence, text, goesOn: false }
  const goesOn = EXAMPLE.test(text) || ('shadow' in first ? goesOnInChinese(first) : goesOnInEnglish(first, isSpoken))
  const own = language === 'zh' ? `${first.text}。` : first.text
  return {
    sentence,
    text: goesOn || clauses.length > 1 || own.toLowerCase() === text.toLowerCase() ? text : own,
    goesOn,
  }
}

const goesOnInChinese = (first: chinese.Segment): boolean =>
  chinese.carriesOn(first) || CARRIES_ON_IN_CHINESE.test(first.shadow)

const goesOnInEnglish = ({ tokens, ...first }: EnglishSegment, isSpoken: boolean): boolean =>
  CARRIES_ON.test(first.text) || english.carriesOn({ ...first, tokens: tokens.filter(isNotSuchAs) }, isSpoken)

/** 'such as' points to nothing said before. */
const isNotSuchAs = ({ word }: Token, at: number, tokens: readonly Token[]): boolean =>
  !(/^such$/i.test(word) && tokens[at + 1]?.word === 'as')
