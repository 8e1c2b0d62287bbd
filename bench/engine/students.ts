import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markAnswer } from '@lectern/engine'
import { shareInterval } from './statistics.ts'

/**
 * `node bench/engine/students.ts SEMEVAL SAS [seen|unseen]` measures marking on answers of real students, as their
 * teachers marked them. SEMEVAL is a checkout of leocomelli/score-freetext-answer (the SciEntsBank and Beetle sets of
 * SemEval-2013 task 7, where half an answer counts as wrong), SAS one of aleversn/SAS-Datasets (its Chinese sets LE and
 * ADS). `seen` is their training part, of the Chinese ones two questions in three; `unseen` is the part of other
 * domains and questions, and in Chinese every third question.
 */
const [semeval = '', sas = '', part = 'seen'] = process.argv.slice(2)
const isSeen = part !== 'unseen'

interface Row {
  set: string
  question: string
  reference: string
  answer: string
  label: 'right' | 'half' | 'wrong'
}

const CORPUS = 'src/main/resources/corpus/semeval2013-task7'
const FOLDERS = isSeen
  ? { SciEntsBank: 'training/2way/sciEntsBank', Beetle: 'training/2way/beetle' }
  : { SciEntsBank: 'test/2way/sciEntsBank/test-unseen-domains', Beetle: 'test/2way/beetle/test-unseen-questions' }

function readSemeval(set: keyof typeof FOLDERS): Row[] {
  return globSync(join(semeval, CORPUS, FOLDERS[set], '*.xml')).flatMap((file) => {
    const xml = readFileSync(file, 'utf8')
    const references = [...xml.matchAll(/<referenceAnswer\b([^>]*)>([^<]*)/g)]
    const best = references.find(([, attributes = '']) => attributes.includes('"BEST"')) ?? references[0]
    const question = textOf(/<questionText>([^<]*)/.exec(xml)?.[1])
    return [...xml.matchAll(/<studentAnswer\b[^>]*accuracy="(\w+)"[^>]*>([^<]*)/g)].map(
      ([, accuracy, answer]): Row => ({
        set,
        question,
        reference: textOf(best?.[2]),
        answer: textOf(answer),
        label: accuracy === 'correct' ? 'right' : 'wrong',
      }),
    )
  })
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (escaped = ''): string => escaped.replace(/&(\w+);/g, (all, name: string) => SIGNS[name] ?? all).trim()

const linesOf = (...path: string[]): string[] =>
  readFileSync(join(sas, ...path), 'utf8')
    .trim()
    .split('\n')
const isOfPart = (question: string): boolean => (Number(question) % 3 === 0) !== isSeen
const labelOf = (share: number): Row['label'] => (share >= 0.95 ? 'right' : share <= 0.2 ? 'wrong' : 'half')

function readLogistics(): Row[] {
  const questions = new Map(linesOf('LE', 'qa.csv').map((line) => line.split('\t') as [string, string]))
  return linesOf('LE', 'train.csv').flatMap((line) => {
    const [id = '', reference = '', answer = '', score] = line.split('\t')
    return isOfPart(id)
      ? [{ set: 'LE', question: questions.get(id) ?? '', reference, answer, label: labelOf(Number(score)) }]
      : []
  })
}

function readAlgorithms(): Row[] {
  const rows = linesOf('ADS', 'all.jsonl').map((line) => JSON.parse(line) as Record<string, string>)
  const most = new Map<string, number>()
  for (const { q_id: id = '', score } of rows) most.set(id, Math.max(most.get(id) ?? 0, Number(score)))
  return rows.flatMap(({ q_id: id = '', question = '', reference1: reference = '', answer = '', score }) =>
    isOfPart(id)
      ? [{ set: 'ADS', question, reference, answer, label: labelOf(Number(score) / (most.get(id) ?? 1)) }]
      : [],
  )
}

const percent = (share: number): string => (share * 100).toFixed(1)

const rows = [...readSemeval('SciEntsBank'), ...readSemeval('Beetle'), ...readLogistics(), ...readAlgorithms()].map(
  (row) => ({
    ...row,
    verdict: markAnswer({
      question: row.question,
      correctAnswer: row.reference,
      userAnswer: row.answer,
      type: 'short',
    }).verdict,
  }),
)
const table = [...Map.groupBy(rows, ({ set, label }) => `${set}: ${label}`)].map(([name, own]) => {
  const share = (verdict: string): string => {
    const count = own.filter((row) => row.verdict === verdict).length
    const { low, high } = shareInterval(count, own.length)
    return `${percent(count / own.length)} (${percent(low)} to ${percent(high)})`
  }
  return [name, { answers: own.length, accepted: share('correct'), refused: share('incorrect') }] as const
})
console.log(`Students' answers, ${part} part, in per cent`)
console.table(Object.fromEntries(table.toSorted(([a], [b]) => (a < b ? -1 : 1))))
