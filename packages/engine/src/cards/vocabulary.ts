import type { Block, StudyDocument } from '../document.ts'
import { isPhrase } from '../en/glossary.ts'
import { tagWords } from '../en/tagger.ts'
import { isEnglishWord } from '../lexicon.ts'
import { GENERIC_HEADING } from '../parse/data.ts'
import { countHan, languageOf } from '../parse/script.ts'
import { inScript, scriptOf, simplifiedShadow } from '../zh/simplified.ts'
import { isTerm } from '../zh/term.ts'
import type { CardCandidate } from './candidate.ts'
import { placed } from './placed.ts'

/** So many entries in a row are a list of words, whose meanings may be single words. */
const SHORTEST_RUN = 3
const LONGEST_WORD = 40
/** A run is a list of vocabulary where this share of it gives meanings, looked at up to so many entries on both sides. */
const LEAST_MEANINGS = 0.5
const FURTHEST = 8
const LONGEST_MEANING = 200

/** Entries of the student's own lists of words → 'What does “word” mean?' */
export function vocabularyCandidates(document: StudyDocument): CardCandidate[] {
  const sentences = new Map(document.sentences.map((sentence) => [sentence.block, sentence]))
  const giving = new Set(document.blocks.filter(givesMeaning))
  return document.blocks.flatMap((block, index) => {
    const sentence = sentences.get(index)
    if (!sentence || document.sections[sentence.section]?.isUnread) return []
    if (!isListOfWords(document.blocks, index, giving)) return []
    const word = block.term ?? ''
    const answer = meaningIn(block)
    if (!giving.has(block)) return []
    const question = askMeaning(word, answer, document)
    const origin = `block ${index} word`
    return [placed({ rule: 'vocabulary-entry', question, answer, term: word }, block, sentence.section, origin)]
  })
}

/** 'owner/name-of-it', a place where code is kept. */
const REPOSITORY = /^[\w.-]+\/(?:[\w.]+-[\w.-]+|.*\p{Ll}\p{Lu}.*)$/u

/** Whether `answer` says what `word` means, rather than giving the value of a label ('Capital: Paris'). */
function isMeaning(word: string, answer: string): boolean {
  if (!/^\p{L}/u.test(word) || word.length > LONGEST_WORD || answer.length > LONGEST_MEANING) return false
  if (HOLDS_CODE.test(word + answer.slice(0, 12)) || /[{}=^$\\]|https?:|^[:：]|[:：]$|:\)|!!/.test(answer)) return false
  if (isCircular(word, answer) || !mayBeWord(word) || REPOSITORY.test(word)) return false
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

const HOLDS_CODE = /[_\\#@{}<>=^]|^[\d.:]/

const mayBeWord = (word: string): boolean => countHan(word) === 0 || isTerm(simplifiedShadow(word))

/** 'lists: lists of objects' */
const isCircular = (word: string, answer: string): boolean =>
  answer
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .startsWith(word.toLowerCase())

/** A phrase that names a thing: no order ('pick rows') and no sentence about what a thing does ('prints the name'). */
const saysMeaning = (answer: string): boolean =>
  !/^(?:VERB|AUX|SCONJ|PRON|ADP)$/.test(tagWords(answer.replace(/^\([^)]*\)\s*/, ''))[0]?.tag ?? '') ||
  /ing$/.test(answer.split(' ')[0] ?? '')

const givesMeaning = (block: Block): boolean => block.kind === 'entry' && isMeaning(block.term ?? '', meaningIn(block))

const meaningIn = ({ text, definitionAt }: Block): string => firstSentence(text.slice(definitionAt).trim())

const firstSentence = (text: string): string => text.split(/(?<=[a-z)]\.)\s+(?=[A-Z])|(?<=。)/)[0] ?? text

function askMeaning(word: string, answer: string, { language, source }: StudyDocument): string {
  if (language === 'en') return `What does “${word}” mean?`
  const script = countHan(word + answer) > 0 ? scriptOf(word + answer) : scriptOf(source)
  return `${inScript('“', script)}${word}${inScript('”是什么意思？', script)}`
}

/** Whether the entry at `index` stands among enough others of which most give meanings too: a table of figures is no list of words. */
function isListOfWords(blocks: readonly Block[], index: number, giving: ReadonlySet<Block>): boolean {
  if (blocks[index]?.kind !== 'entry') return false
  let from = index
  let to = index
  while (blocks[from - 1]?.kind === 'entry' && index - from < FURTHEST) from--
  while (blocks[to + 1]?.kind === 'entry' && to - index < FURTHEST) to++
  const run = blocks.slice(from, to + 1)
  const meanings = run.filter((block) => giving.has(block))
  return run.length >= SHORTEST_RUN && meanings.length > run.length * LEAST_MEANINGS
}
