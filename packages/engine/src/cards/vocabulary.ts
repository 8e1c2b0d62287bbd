import type { Block, StudyDocument } from '../document.ts'
import { isPhrase } from '../en/glossary.ts'
import { tagWords } from '../en/tagger.ts'
import { isEnglishWord } from '../lexicon.ts'
import { GENERIC_HEADING } from '../parse/data.ts'
import { countHan, type Language, languageOf } from '../parse/script.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import type { CardCandidate } from './candidate.ts'
import { placed } from './placed.ts'

/** So many entries in a row are a list of words, whose meanings may be single words. */
const SHORTEST_RUN = 3
const LONGEST_WORD = 40
const LONGEST_MEANING = 200

/** Entries of the student's own lists of words → 'What does “word” mean?' */
export function vocabularyCandidates(document: StudyDocument): CardCandidate[] {
  const sentences = new Map(document.sentences.map((sentence) => [sentence.block, sentence]))
  return document.blocks.flatMap((block, index) => {
    const sentence = sentences.get(index)
    if (!sentence || document.sections[sentence.section]?.isUnread || runLength(document.blocks, index) < SHORTEST_RUN)
      return []
    const word = block.term ?? ''
    const answer = firstSentence(block.text.slice(block.definitionAt).trim())
    if (!isMeaning(word, answer)) return []
    const question = askMeaning(word, answer, document.language)
    const origin = `block ${index} word`
    return [placed({ rule: 'vocabulary-entry', question, answer, term: word }, block, sentence.section, origin)]
  })
}

/** Whether `answer` says what `word` means, rather than giving the value of a label ('Capital: Paris'). */
function isMeaning(word: string, answer: string): boolean {
  if (!/^\p{L}/u.test(word) || word.length > LONGEST_WORD || answer.length > LONGEST_MEANING) return false
  if (/[_\\#@{}<>=^]|^[\d.:]/.test(word + answer.slice(0, 12)) || /[{}=^$\\]|https?:|^[:：]|:\)|!!/.test(answer))
    return false
  if (!/\p{L}/u.test(answer) || /[?？□]|____/.test(word + answer) || GENERIC_HEADING.test(word)) return false
  if (countHan(word) === 0 && countHan(answer) > 0 && (/ .* /.test(word) || answer.includes(word))) return false
  if (/^(?:如何|怎|[为為]什)/.test(answer) || (/^[A-Z]/.test(word) && /^[将將把]/.test(answer))) return false
  const isEnglish = languageOf(answer) === 'en'
  if (
    isEnglish &&
    !(
      isPhrase(answer) &&
      answer
        .toLowerCase()
        .split(/[^a-z’'-]+/)
        .some(isEnglishWord)
    )
  )
    return false
  const isTranslation = countHan(word) > 0 !== countHan(answer) > 0
  return (
    isTranslation ||
    (isEnglish && /^(?:\p{Ll}|.* an?\b)/u.test(word) && (saysMeaning(answer) || tagWords(word)[0]?.tag === 'ADJ')) ||
    /^(?:an?|to) /i.test(answer)
  )
}

/** A phrase that names a thing: no order ('pick rows') and no sentence about what a thing does ('prints the name'). */
const saysMeaning = (answer: string): boolean =>
  !/^(?:VERB|AUX|SCONJ|PRON|ADP)$/.test(tagWords(answer.replace(/^\([^)]*\)\s*/, ''))[0]?.tag ?? '') ||
  /ing$/.test(answer.split(' ')[0] ?? '')

const firstSentence = (text: string): string => text.split(/(?<=[a-z)]\.)\s+(?=[A-Z])|(?<=。)/)[0] ?? text

function askMeaning(word: string, answer: string, language: Language): string {
  if (language === 'en') return `What does “${word}” mean?`
  const script = scriptOf(word + answer)
  return `${inScript('“', script)}${word}${inScript('”是什么意思？', script)}`
}

function runLength(blocks: readonly Block[], index: number): number {
  if (blocks[index]?.kind !== 'entry') return 0
  let from = index
  let to = index
  while (blocks[from - 1]?.kind === 'entry') from--
  while (blocks[to + 1]?.kind === 'entry') to++
  return to - from + 1
}
