/** In which language a question is answered where none was chosen. */

import type { ChatLanguage } from '../understanding.ts'
import { chineseScript, writtenLanguage } from './language.ts'

interface Talk {
  /** What is asked, then what was asked before, the latest first. */
  questions: readonly string[]
  /** What it is asked about. */
  material: string
  /** What its reader speaks. */
  reader: ChatLanguage
}

const LOOKED_AT_CHARACTERS = 20_000
const HAN = /\p{Script=Han}/u
const LETTERS = /[\p{L}--\p{Script=Han}]{2}/v
/** What holds a sentence together; what a question is about may be named in the other language. */
const ENGLISH_FRAME =
  /\b(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|the|of|and|or|in|on|to|for|between|with|by|explain|define|describe|compare|summari[sz]e|list|mean|means|me|my|it)\b/gi
const CHINESE_FRAME =
  /什麼|什么|甚麼|為何|为何|為什麼|为什么|怎|如何|哪|誰|谁|嗎|吗|呢|請|请|解釋|解释|說明|说明|比較|比较|總結|总结|是|的|與|与|和|跟|有|用|我|它/g

/** The language of the question, else that of the material, else the reader's. */
export function answerLanguage({ questions, material, reader }: Talk): ChatLanguage {
  const start = material.slice(0, LOOKED_AT_CHARACTERS)
  for (const question of questions) {
    const asked = sentenceLanguage(question)
    if (asked === 'english') return 'en'
    if (asked === 'chinese') return scriptOf(question) ?? scriptOf(start) ?? chineseOf(reader)
  }
  if (!LETTERS.test(start) && !HAN.test(start)) return reader
  return writtenLanguage(start) === 'en' ? 'en' : (scriptOf(start) ?? chineseOf(reader))
}

/** Null where nothing but signs and numbers is said. */
function sentenceLanguage(text: string): 'english' | 'chinese' | null {
  const isLatin = LETTERS.test(text)
  if (!HAN.test(text)) return isLatin ? 'english' : null
  return isLatin && countOf(text, ENGLISH_FRAME) > countOf(text, CHINESE_FRAME) ? 'english' : 'chinese'
}

function scriptOf(text: string): ChatLanguage | null {
  const script = chineseScript(text)
  return script && (script === 'zh-Hans' ? 'zh-hans' : 'zh-hant')
}

const chineseOf = (reader: ChatLanguage): ChatLanguage => (reader === 'en' ? 'zh-hant' : reader)

const countOf = (text: string, words: RegExp): number => text.match(words)?.length ?? 0
