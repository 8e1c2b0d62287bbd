import { assessEssay, markAnswer } from '@lectern/engine'
import { answerFromNotes, type ReplyLanguage } from '@lectern/engine/internals/answer/answer-question'
import { type CorpusEssay, LANGUAGES, PARTS, type Part, readEssays, readLabels, readTexts } from './corpus.ts'
import { spearman } from './statistics.ts'

/**
 * `node bench/engine/labels.ts [seen|unseen]` measures what needs no reader, since its labels were made once: marking of
 * answers, answers to questions about a text, mistakes and order of essays, by language; marks on clean English; essays
 * that are off their topic, or one sentence.
 */
const part: Part = PARTS.find((name) => name === process.argv[2]) ?? 'seen'

function marking(): Record<string, object> {
  const rows = readLabels(part, 'marking.tsv').map((row) => ({
    language: row.language ?? '',
    label: row.verdict ?? '',
    verdict: markAnswer({
      question: row.question ?? '',
      correctAnswer: row.reference ?? '',
      userAnswer: row.answer ?? '',
      type: 'short',
    }).verdict,
  }))
  const share = (label: string, verdict: string, language: string): string => {
    const labelled = rows.filter((row) => row.label === label && row.language === language)
    return of(labelled.filter((row) => row.verdict === verdict).length, labelled.length)
  }
  return byLanguage((language) => ({
    'right accepted': share('right', 'correct', language),
    'right refused': share('right', 'incorrect', language),
    'half accepted': share('half', 'correct', language),
    'wrong accepted': share('wrong', 'correct', language),
    'wrong asked': share('wrong', 'check-yourself', language),
  }))
}

function chat(): Record<string, object> {
  const texts = new Map(readTexts(part).map((text) => [text.file, text]))
  const rows = readLabels(part, 'chat.tsv').flatMap(({ file = '', question = '', answer = '' }) => {
    const text = texts.get(file)
    if (!text) return []
    const reply = answerFromNotes(text.text, question, [], text.language as ReplyLanguage)
    const sentences = answer === '-' ? [] : answer.split(' ␤ ')
    const isQuoted = sentences.some((sentence) => reply.citations.some((cited) => saysOne(cited.text, sentence)))
    return [{ language: text.language, isAnswerable: sentences.length > 0, isQuoted, isCovered: reply.isCovered }]
  })
  return byLanguage((language) => {
    const own = rows.filter((row) => row.language === language)
    const answerable = own.filter((row) => row.isAnswerable)
    const beside = own.filter((row) => !row.isAnswerable)
    return {
      'answered with the right sentence': of(
        answerable.filter((row) => row.isCovered && row.isQuoted).length,
        answerable.length,
      ),
      'declined though answered by the text': of(answerable.filter((row) => !row.isCovered).length, answerable.length),
      'declined what the text does not say': of(beside.filter((row) => !row.isCovered).length, beside.length),
    }
  })
}

/** Whether one holds the other, white space apart. */
function saysOne(cited: string, sentence: string): boolean {
  const [a, b] = [cited, sentence].map((text) => text.replace(/\s+/g, ' ').trim()) as [string, string]
  return a.includes(b) || b.includes(a)
}

async function essays(): Promise<Record<string, object>> {
  const assessed: Assessed[] = []
  for (const essay of readEssays(part)) assessed.push(await assessOne(essay))
  const order = new Map(readLabels(part, 'essays/order.tsv').map(({ file = '', rank }) => [file, Number(rank)]))
  return byLanguage((language) => {
    const own = assessed.filter(({ essay }) => essay.language === language)
    const sum = (count: (one: (typeof own)[number]) => number): number => own.reduce((all, one) => all + count(one), 0)
    return {
      'mistakes found': of(
        sum(({ found }) => found),
        sum(({ labelled }) => labelled),
      ),
      'marks that are right': of(
        sum(({ marked, falseMarks }) => marked - falseMarks),
        sum(({ marked }) => marked),
      ),
      'order (Spearman)': spearman(own.map(({ essay, score }) => [score, -(order.get(essay.file) ?? 0)])).toFixed(2),
    }
  })
}

interface Assessed {
  essay: CorpusEssay
  /** Labelled mistakes, and those of them that were marked. */
  labelled: number
  found: number
  /** Marks, and those of them where nothing is labelled. */
  marked: number
  falseMarks: number
  /** The mean of its criteria, each the middle of its range. */
  score: number
}

async function assessOne(essay: CorpusEssay): Promise<Assessed> {
  const { file, task, text, language } = essay
  const body = text.slice(task.length)
  const { mistakes, score } = await assessEssay(body, { examType: language === 'en' ? 'IELTS' : 'Other', topic: task })
  const spans = mistakes.map(({ start, end }) => ({ start: start + task.length, end: end + task.length }))
  const labels = readLabels(part, 'essays/mistakes.tsv')
    .filter((row) => row.file === file)
    .map(({ wrong = '', offset }) => ({ start: Number(offset), end: Number(offset) + wrong.length }))
  const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
    a.start < b.end && b.start < a.end
  return {
    essay,
    labelled: labels.length,
    found: labels.filter((label) => spans.some((span) => overlaps(span, label))).length,
    marked: spans.length,
    falseMarks: spans.filter((span) => !labels.some((label) => overlaps(span, label))).length,
    score: score.criteria.reduce((sum, { low, high }) => sum + (low + high) / 2, 0) / score.criteria.length,
  }
}

/** Whether a paragraph is prose like most of a textbook's, without formulas, tables and notes. */
const isProse = (line: string): boolean =>
  line.split(/\s+/).length > 35 && /[.!?]["”]?$/.test(line.trim()) && !/\t|\[\d+\]|\$|\(Figure\)/.test(line)
const WORDS_OF_A_TEXT = 900

/** How often right English is 'corrected', in printed textbooks; some few of these marks are right. */
async function clean(): Promise<object> {
  let words = 0
  let marks = 0
  for (const { kind, language, text } of readTexts(part)) {
    if (language !== 'en' || kind !== 'textbook') continue
    const prose = text.split('\n').filter(isProse).join('\n\n').split(' ').slice(0, WORDS_OF_A_TEXT).join(' ')
    words += prose.split(/\s+/).length
    marks += (await assessEssay(prose, { examType: 'Other' })).mistakes.length
  }
  return { words, marks, 'marks in 3,000 words': ((marks / words) * 3000).toFixed(1) }
}

/** The IELTS range of English essays as they are, on the topic of another, and of one sentence 60 times. */
async function fallen(): Promise<Record<string, object>> {
  const own = readEssays(part).filter(({ language }) => language === 'en')
  const rows: Record<string, object> = {}
  for (const [index, { file, task, text }] of own.entries()) {
    const body = text.slice(task.length).trim()
    const [, second = body] = body.match(/[^.!?]+[.!?]/g) ?? []
    const range = async (essay: string, topic: string): Promise<string> => {
      const { score } = await assessEssay(essay, { examType: 'IELTS', topic })
      return `${score.low} to ${score.high}`
    }
    rows[file] = {
      'as it is': await range(body, task),
      'on another topic': await range(body, own[(index + 5) % own.length]?.task ?? ''),
      'one sentence 60 times': await range(Array(60).fill(second.trim()).join(' '), task),
    }
  }
  return rows
}

const byLanguage = (figures: (language: string) => object): Record<string, object> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, figures(language)]))

const of = (count: number, all: number): string =>
  `${count} of ${all}${all > 0 ? `, ${Math.round((count / all) * 100)}%` : ''}`

console.log(`Labels of the ${part} part`)
console.table(marking())
console.table(chat())
console.table(await essays())
console.table(await clean())
console.table(await fallen())
