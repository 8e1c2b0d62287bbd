import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerFromNotes, type ReplyLanguage } from '@lectern/engine/internals/answer/answer-question'
import { shareInterval } from './statistics.ts'

/**
 * `node bench/engine/questions.ts XQUAD DRCD [seen|unseen]` measures answers from notes on questions that people asked
 * of encyclopaedia articles. XQUAD is a checkout of google-deepmind/xquad (English, and simplified Chinese; of its
 * articles every other one is of each part), DRCD one of DRCKnowledgeTeam/DRCD (traditional Chinese; `seen` is its set
 * for development, `unseen` the one for tests). The notes are a whole article; what they do not say is what was asked
 * of another one. A reply is right where it quotes the very passage that holds the answer.
 */
const [xquad = '', drcd = '', part = 'seen'] = process.argv.slice(2)
const isSeen = part !== 'unseen'

/** An article in the layout of SQuAD. */
interface Article {
  paragraphs: {
    context: string
    qas: { question: string; answers: { text: string; answer_start: number }[] }[]
  }[]
}
interface Asked {
  question: string
  answer: string
  /** Where the answer begins in the notes. */
  at: number
}

const QUESTIONS_OF_ARTICLE = 12
const OTHERS_OF_ARTICLE = 4
/** The least length of a text: many Chinese articles of DRCD are one paragraph, where any quotation would be right. */
const LEAST_CHARACTERS = 2000
const GAP = '\n\n'

const articlesOf = (...path: string[]): Article[] =>
  (JSON.parse(readFileSync(join(...path), 'utf8')) as { data: Article[] }).data
const isOfPart = (_: unknown, index: number): boolean => (index % 2 === 0) === isSeen
const notesOf = ({ paragraphs }: Article): string => paragraphs.map(({ context }) => context).join(GAP)

const SETS = {
  en: articlesOf(xquad, 'xquad.en.json').filter(isOfPart),
  'zh-hans': articlesOf(xquad, 'xquad.zh.json').filter(isOfPart),
  'zh-hant': articlesOf(drcd, isSeen ? 'DRCD_dev.json' : 'DRCD_test.json').filter(
    (article) => notesOf(article).length >= LEAST_CHARACTERS,
  ),
}

function askedOf({ paragraphs }: Article): Asked[] {
  let start = 0
  return paragraphs.flatMap(({ context, qas }) => {
    const from = start
    start += context.length + GAP.length
    return qas.flatMap(({ question, answers: [answer] }) =>
      answer ? [{ question, answer: answer.text, at: from + answer.answer_start }] : [],
    )
  })
}

/** `count` of `all`, spread from the first to the last. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length))

type Outcome = 'answered' | 'answered first' | 'denied' | 'wrong passage' | 'declined' | 'not declined'

function outcomesOf(article: Article, other: Article, language: ReplyLanguage): Outcome[] {
  const notes = notesOf(article)
  const reply = (question: string) => answerFromNotes(notes, question, [], language)
  const own = spread(askedOf(article), QUESTIONS_OF_ARTICLE).map(({ question, answer, at }): Outcome => {
    const { citations, isCovered } = reply(question)
    if (!isCovered) return 'denied'
    const place = citations.findIndex(({ text }) => {
      const start = notes.indexOf(text)
      return text.includes(answer) && (start < 0 || (start <= at && at < start + text.length))
    })
    return place < 0 ? 'wrong passage' : place === 0 ? 'answered first' : 'answered'
  })
  const others = spread(askedOf(other), OTHERS_OF_ARTICLE).map(
    ({ question }): Outcome => (reply(question).isCovered ? 'not declined' : 'declined'),
  )
  return [...own, ...others]
}

const shareOf = (outcomes: readonly Outcome[], wanted: Outcome[], among: Outcome[]): string => {
  const all = outcomes.filter((one) => among.includes(one)).length
  const count = outcomes.filter((one) => wanted.includes(one)).length
  const { low, high } = shareInterval(count, all)
  return `${count}/${all}, ${[count / all, low, high].map((share) => (share * 100).toFixed(1)).join(' ')}`
}

const ANSWERABLE: Outcome[] = ['answered', 'answered first', 'denied', 'wrong passage']
const table = Object.entries(SETS).map(([language, articles]) => {
  const outcomes = articles.flatMap((article, index) => {
    const other = articles[(index + 7) % articles.length]
    return other ? outcomesOf(article, other, language as ReplyLanguage) : []
  })
  const figures = {
    answered: shareOf(outcomes, ['answered', 'answered first'], ANSWERABLE),
    'by the first passage': shareOf(outcomes, ['answered first'], ANSWERABLE),
    denied: shareOf(outcomes, ['denied'], ANSWERABLE),
    "others' declined": shareOf(outcomes, ['declined'], ['declined', 'not declined']),
  }
  return [language, figures] as const
})
console.log(`Questions to articles, ${part} part: count, per cent, 95% interval`)
console.table(Object.fromEntries(table))
