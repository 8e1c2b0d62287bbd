import type { Block, StudyDocument } from '../document.ts'
import { isPhrase } from '../en/glossary.ts'
import { tagWords } from '../en/tagger.ts'
import { isEnglishWord } from '../lexicon.ts'
import { GENERIC_HEADING } from '../parse/data/headings.ts'
import { countHan } from '../parse/script.ts'
import { inScript, type Script, scriptOf, simplifiedShadow } from '../zh/simplified.ts'
import { isTerm } from '../zh/term.ts'
import type { CardCandidate } from './candidate.ts'
import { announcedEntries, entriesAround, SHORTEST_RUN, shareOf } from './entries.ts'
import { placed } from './placed.ts'

const LONGEST_WORD = 40
/** A run is a list of vocabulary where more than this share of it gives meanings. */
const LEAST_MEANINGS = 0.5
const LONGEST_MEANING = 200

/** Entries of the student's own lists of words → 'What does “word” mean?' */
export function vocabularyCandidates(document: StudyDocument): CardCandidate[] {
  const { blocks } = document
  const sentences = new Map(document.sentences.map((sentence) => [sentence.block, sentence]))
  const announced = announcedEntries(blocks)
  // 'molecular : morphological', 'morphological : molecular' are pairs to choose from.
  const terms = new Set(blocks.map(({ term = '' }) => term.toLowerCase().trim()))
  const giving = new Set(
    blocks.filter((block) => givesMeaning(block, announced.has(block)) && !terms.has(meaningIn(block).toLowerCase())),
  )
  const script = giving.size > 0 ? scriptOf(document.source) : undefined
  return blocks.flatMap((block, index) => {
    const sentence = sentences.get(index)
    if (!sentence || !giving.has(block) || document.sections[sentence.section]?.isUnread) return []
    if (!isListOfWords(blocks, index, giving)) return []
    const word = block.term ?? ''
    const answer = meaningIn(block)
    const question = askMeaning(word, answer, script)
    const origin = `block ${index} word`
    return [placed({ rule: 'vocabulary-entry', question, answer, term: word }, block, sentence.section, origin)]
  })
}

/** 'owner/name-of-it', a place where code is kept. */
const REPOSITORY = /^[\w.-]+\/(?:[\w.]+-[\w.-]+|.*\p{Ll}\p{Lu}.*)$/u

/** 'Generous – “I'll raise your salary”' is told by an example; single marks stand around meanings too. */
const QUOTATION = /^[“"«「]/

/** Whether `answer` says what `word` means, rather than giving the value of a label ('Capital: Paris'). */
function isMeaning(word: string, answer: string, isAnnounced: boolean): boolean {
  if (!/^\p{L}/u.test(word) || word.length > LONGEST_WORD || answer.length > LONGEST_MEANING) return false
  if (HOLDS_CODE.test(word + answer.slice(0, 12)) || /[{}=^$\\]|https?:|^[:：]|[:：]$|:\)|!!/.test(answer)) return false
  if (QUOTATION.test(answer) || isCircular(word, answer) || !mayBeWord(word) || REPOSITORY.test(word)) return false
  if (/[?？□]|____/.test(word + answer) || GENERIC_HEADING.test(word)) return false
  if (countHan(word + answer) > 0) return isTranslation(word, answer)
  const words = answer.toLowerCase().split(/[^a-z’'-]+/)
  if (!isPhrase(answer.replace(/^to /i, '')) || !words.some(isEnglishWord)) return false
  const isWord = isAnnounced || /^(?:\p{Ll}|.* an?\b)/u.test(word)
  return (
    (isWord && (saysMeaning(answer) || tagWords(word.toLowerCase())[0]?.tag === 'ADJ')) || /^(?:an?|to) /i.test(answer)
  )
}

/** A word of another language and what it means: 'osmosis', '渗透作用'; 'PyTorch' is a name. */
const FOREIGN_WORD = /^[\p{Lu}\p{Ll}][\p{Ll}’'-]*(?: [\p{Lu}\p{Ll}][\p{Ll}’'-]*){0,3}$/u
/** What says of what kind a thing with a name is: 'Python：脚本语言'. */
const KIND = /(?:语言|語言|框架|工具|平台|[库庫]|软件|軟體|系统|系統|公司|器|教程|基础|基礎|命令|协议|協議|算法|模型)$/
const LONGEST_TRANSLATION = 40
/** 'n.', 'adj.' before what a word means. */
const PART_OF_SPEECH = /\b(?:n|v|vt|vi|adj|adv|prep|conj|pron|phr)\./
/** A meaning without its part of speech is a word or a few, and no use of a command or field of a program: '每种金属的单位成本'. */
const LONGEST_SENSE = 8
const NO_SENSE = /^(?:[每要负負管托默]|用于|用於|可以|通[过過]|表示|函[数數]|循[环環])/

function isTranslation(word: string, answer: string): boolean {
  const [foreign, own] = countHan(word) > 0 ? [answer, word] : [word, answer]
  if (countHan(own) === 0 || !FOREIGN_WORD.test(foreign) || own.length > LONGEST_TRANSLATION) return false
  if (/[A-Z]|[|/\\。]|[a-z]{5}/.test(own)) return false
  if (PART_OF_SPEECH.test(own)) return true
  if (own.split(/[，,、；;]/).some((sense) => sense.trim().length > LONGEST_SENSE || NO_SENSE.test(sense.trim())))
    return false
  return isEnglish(foreign) && (/^\p{Ll}/u.test(foreign) || !KIND.test(own))
}

const isEnglish = (phrase: string): boolean => phrase.toLowerCase().split(' ').some(isEnglishWord)

const HOLDS_CODE = /[_\\#@{}<>=^]|^[\d.:]/

const mayBeWord = (word: string): boolean => countHan(word) === 0 || word.length === 1 || isTerm(simplifiedShadow(word))

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

const givesMeaning = (block: Block, isAnnounced: boolean): boolean =>
  block.kind === 'entry' && isMeaning(block.term ?? '', meaningIn(block), isAnnounced)

const meaningIn = ({ text, definitionAt }: Block): string =>
  firstSentence(text.slice(definitionAt).trim()).replace(/[，、；;（(\s]+$/, '')

const firstSentence = (text: string): string => text.split(/(?<=[a-z)]\.)\s+(?=[A-Z])|(?<=。)/)[0] ?? text

function askMeaning(word: string, answer: string, usual: Script | undefined): string {
  if (countHan(word + answer) === 0) return `What does “${word}” mean?`
  const say = (words: string): string => inScript(words, scriptOf(word + answer, usual))
  return `${say('“')}${word}${say(countHan(word) > 0 && isEnglish(answer) ? '”的英文是什么？' : '”是什么意思？')}`
}

/** Whether the entry at `index` stands among enough others of which most give meanings too: a table of figures is no list of words. */
function isListOfWords(blocks: readonly Block[], index: number, giving: ReadonlySet<Block>): boolean {
  const run = entriesAround(blocks, index)
  return run.length >= SHORTEST_RUN && shareOf(run, giving) > LEAST_MEANINGS
}
