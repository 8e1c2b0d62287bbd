import { readFileSync } from 'node:fs'
import { quotesMaterial } from '@lectern/domain/materials/quotation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BuiltInQuestion, makeExam } from './exam.ts'

/** The clock tells what others do on the machine too; the CPU does not. */
const cpuMsSince = (begun: NodeJS.CpuUsage): number => process.cpuUsage(begun).user / 1000

const material = (name: string): string =>
  readFileSync(new URL(`../test-material/${name}.txt`, import.meta.url), 'utf8')
const exams = new Map<string, BuiltInQuestion[]>()
/** The exam of all of a material, made once: the same text gives the same exam. */
function examOf(name: string): BuiltInQuestion[] {
  const exam = exams.get(name) ?? makeExam(material(name))
  exams.set(name, exam)
  return exam
}
const LESSONS = ['cells.en', 'inflation.en', 'xinhai.sc', 'immunity.tc']
const TEXTS = [...LESSONS, 'virtual-memory.en', 'virtual-memory.sc', 'virtual-memory.tc', 'slides', 'two-columns']
const ofType = (exam: readonly BuiltInQuestion[], type: BuiltInQuestion['type']) =>
  exam.filter((question) => question.type === type)

test.each(LESSONS)('the lesson %s carries an exam of several types', (name) => {
  const exam = examOf(name)
  expect(exam.length).toBeGreaterThanOrEqual(10)
  const types = new Set(exam.map(({ type }) => type))
  for (const type of ['mcq', 'short'] as const) expect(types).toContain(type)
})

test.each(TEXTS)('every question from %s is whole, quotes the text to the letter and is asked once', (name) => {
  const text = material(name)
  const exam = examOf(name)
  expect(exam.length).toBeGreaterThan(1)
  for (const { question, correct_answer, explanation, source } of exam) {
    for (const words of [question, correct_answer, explanation]) expect(words.trim()).not.toBe('')
    expect(text).toContain(source)
    expect(source.length).toBeGreaterThan(8)
  }
  expect(new Set(exam.map(({ question }) => question)).size).toBe(exam.length)
})

test.each(TEXTS)('every explanation from %s quotes the material, as screens and copies of exams tell it', (name) => {
  for (const { explanation } of examOf(name))
    expect([explanation, quotesMaterial(explanation, null)]).toEqual([explanation, true])
})

test.each(TEXTS)('options from %s hold the answer once, and no wrong one stands in the source', (name) => {
  const exam = examOf(name)
  for (const { type, options, correct_answer, source } of exam) {
    if (type === 'mcq') {
      expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(4)
      expect(options.filter((option) => option === correct_answer)).toHaveLength(1)
      const passage = source.replace(/\s+/g, ' ').toLowerCase()
      for (const option of options) if (option !== correct_answer) expect(passage).not.toContain(option.toLowerCase())
    } else if (type === 'tf') {
      expect(options).toHaveLength(2)
      expect(options).toContain(correct_answer)
    } else expect(options).toEqual([])
  }
})

test.each(TEXTS)('no two questions of a type from %s are about the same sentence', (name) => {
  const exam = examOf(name)
  for (const type of ['mcq', 'tf', 'short'] as const) {
    const sources = ofType(exam, type).map(({ source }) => source)
    expect(new Set(sources).size).toBe(sources.length)
  }
})

test('of the true-or-false questions some are true and some false', () => {
  for (const name of ['cells.en', 'xinhai.sc', 'immunity.tc']) {
    const answers = ofType(examOf(name), 'tf').map(({ correct_answer }) => correct_answer)
    const most = Math.max(...Object.values(Object.groupBy(answers, String)).map((same) => same?.length ?? 0))
    expect(answers.length).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(answers.length / 2 + 1)
  }
})

test('a false statement differs from every sentence of the text', () => {
  const text = material('cells.en')
  for (const { question, correct_answer } of ofType(makeExam(text), 'tf')) {
    const statement = question.replace(/^.*True or false\? /, '')
    expect(text.includes(statement.slice(1)), statement).toBe(correct_answer === 'True')
  }
})

test('the right option stands in every place', () => {
  const places = LESSONS.flatMap((name) =>
    ofType(examOf(name), 'mcq').map(({ options, correct_answer }) => options.indexOf(correct_answer)),
  )
  const counts = [0, 1, 2, 3].map((place) => places.filter((at) => at === place).length)
  for (const count of counts) expect(count).toBeGreaterThan(places.length / 20)
})

test('the same text always gives the same exam, another text another one', () => {
  const text = material('cells.en')
  expect(makeExam(text)).toEqual(makeExam(text))
  expect(makeExam(text)).not.toEqual(makeExam(text.replaceAll('cell', 'unit')))
})

test.each(TEXTS)('no question from %s names what another one about the same passage asks for', (name) => {
  const written = examOf(name).filter(({ type }) => type === 'mcq' || type === 'short')
  for (const one of written)
    for (const other of written)
      if (one !== other && one.source === other.source)
        expect(one.question.toLowerCase()).not.toContain(other.correct_answer.toLowerCase())
})

test('what is an exercise, or the rest of a sentence that was cut off, is not asked about as if it were true', () => {
  const exam = makeExam(material('virtual-memory.en') + material('two-columns'), { kinds: ['tf', 'short', 'long'] })
  expect(exam.length).toBeGreaterThan(0)
  const said = exam.flatMap(({ question, correct_answer }) => [question, correct_answer]).join('\n')
  expect(said).not.toMatch(/\b(?:Describe|Explain), step|True or false\? (?:Describe|Compare|Slows)/)
  expect(
    makeExam('Describe the way in which a plant makes sugar from light. 请说明植物如何利用光能制造养分。'),
  ).toEqual([])
})

test.each([
  ['inflation.en', ['mcq']],
  ['inflation.en', ['short', 'tf']],
  ['cells.en', ['mcq', 'tf']],
] as const)('of %s only %s are asked where nothing else is', (name, kinds) => {
  const exam = makeExam(material(name), { kinds, count: 10 })
  expect(new Set<string>(exam.map(({ type }) => type))).toEqual(new Set<string>(kinds))
  if (kinds.length === 1) expect(exam.length).toBeGreaterThan(3)
})

test('about as many statements are false as are true', () => {
  const exam = makeExam(material('inflation.en'), { kinds: ['tf'], count: 10 })
  const isFalse = exam.filter(({ correct_answer }) => correct_answer === 'False').length
  expect(exam.length).toBeGreaterThan(3)
  expect(Math.abs(2 * isFalse - exam.length)).toBeLessThanOrEqual(2)
})

test('an easy exam asks to recognise, a hard one to put together', () => {
  const [easy, hard] = (['easy', 'hard'] as const).map((level) =>
    makeExam(material('inflation.en'), { level, count: 8 }),
  )
  const demanding = (exam: BuiltInQuestion[] = []) => ofType(exam, 'long').length + ofType(exam, 'challenge').length
  expect(demanding(hard)).toBeGreaterThan(demanding(easy))
})

test('an exam of any size keeps its mixture', () => {
  const text = material('cells.en')
  expect(makeExam(text, { count: 10 }).map(({ type }) => type)).toEqual([
    ...Array(3).fill('mcq'),
    ...Array(3).fill('tf'),
    ...Array(4).fill('short'),
  ])
  expect(makeExam(text, { count: 0 })).toEqual([])
  expect(makeExam(text, { count: 1000 }).length).toBeLessThanOrEqual(60)
})

test('a text that carries no exam says so', () => {
  expect(makeExam('')).toEqual([])
  expect(makeExam('The quick brown fox jumps over the lazy dog.').length).toBeLessThan(3)
})

test('traditional Chinese stays traditional, in every word of the engine too', () => {
  const words = examOf('immunity.tc').flatMap(({ question, options, correct_answer, explanation }) => [
    question,
    ...options,
    correct_answer,
    explanation,
  ])
  expect(words.join('')).toMatch(/正確|錯誤/)
  expect(words.join('')).not.toMatch(/[这为会样说术语么纳误选项问题错确]/)
})

test('Chinese questions come in the script that is asked for; passages stay as they were written', () => {
  const text = material('xinhai.sc')
  const exam = makeExam(text, { language: 'traditional_chinese' })
  expect(exam.map(({ question }) => question).join('')).toMatch(/孫中山|辛亥革命/)
  expect(exam.flatMap(({ question, options }) => [question, ...options]).join('')).not.toMatch(/[这为会样说术语么选项]/)
  for (const { source, options, correct_answer, type } of exam) {
    expect(text).toContain(source)
    if (type === 'mcq' || type === 'tf') expect(options).toContain(correct_answer)
  }
  const simplified = makeExam(material('immunity.tc'), { language: 'simplified_chinese' })
  expect(simplified.map(({ question }) => question).join('')).not.toMatch(/[這為會樣說術語麼選項]/)
})

test('of a text in two languages the one that is asked for comes first', () => {
  const text = `${material('xinhai.sc')}\n\n${material('cells.en')}`
  const isEnglish = ({ question }: BuiltInQuestion): boolean => !/\p{Script=Han}/u.test(question)
  expect(makeExam(text, { language: 'english', count: 10 }).every(isEnglish)).toBe(true)
  expect(makeExam(text, { language: 'simplified_chinese', count: 10 }).some(isEnglish)).toBe(false)
})

test.each([
  ['nothing', ''],
  ['one character', 'a'.repeat(20_000)],
  ['no punctuation', 'the cell is a '.repeat(1500)],
  ['no punctuation in Chinese', '水是一种物质然后'.repeat(1500)],
  ['emoji', '👩‍👩‍👧🎉 '.repeat(2000)],
  ['lone surrogates', '\ud800 is a \udc00 that '.repeat(1000)],
  ['open marks', '[(<**$`"“「《'.repeat(2000)],
  ['tags', '<a href='.repeat(2500)],
  ['one definition again and again', 'Osmosis is the movement of water through a membrane. '.repeat(400)],
  [
    'many definitions alike',
    Array.from({ length: 400 }, (_, n) => `Term${n} is the process that moves part ${n} of the cell.`).join(' '),
  ],
  ['years', Array.from({ length: 500 }, (_, n) => `Ann Lee founded the town of Alba${n} in ${1400 + n}.`).join(' ')],
  ['regular expressions', 'A (.*)+ is a [^a]{2} that (?:b|c)* matches. '.repeat(400)],
])('20,000 characters of %s take no long time and no harm', (_, text) => {
  makeExam('Warm up. 预热。')
  const begun = process.cpuUsage()
  const exam = makeExam(text)
  expect(cpuMsSince(begun)).toBeLessThan(8000)
  for (const { source } of exam) expect(text).toContain(source)
})

const PIECES = [
  'Osmosis is the movement of water through a membrane. ',
  'Diffusion is the movement of particles to a place of lower concentration. ',
  'Endocytosis is the process by which a cell takes in particles. ',
  'Exocytosis is the process by which a cell releases particles. ',
  'Robert Hooke described cells in 1665. ',
  'Theodor Schwann founded the cell theory in 1839. ',
  'Louis Pasteur proved the germ theory in 1862. ',
  'Robert Koch discovered the tubercle bacillus in 1882. ',
  '# Water\n',
  '- **Ion**: an atom that carries an electric charge\n',
  '渗透作用是指水分子通过半透膜的扩散。',
  '線粒體是細胞進行有氧呼吸的主要場所。',
  'Salt dissolves in water because ions attract <b>water</b> molecules. ',
  '\ud83d ',
  '\n\n',
]

test('whatever is put together, questions are whole, different and from the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 24 }),
      fc.constantFrom('auto', 'english', 'traditional_chinese', 'simplified_chinese'),
      (pieces, language) => {
        const text = pieces.join('')
        const exam = makeExam(text, { language })
        for (const { source, options, correct_answer, type } of exam) {
          expect(text.includes(source) && source !== '').toBe(true)
          expect(options.length).toBe(type === 'mcq' ? 4 : type === 'tf' ? 2 : 0)
          if (options.length > 0) expect(options.filter((option) => option === correct_answer)).toHaveLength(1)
        }
        expect(new Set(exam.map(({ question }) => question)).size).toBe(exam.length)
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['cells.en', 'inflation.en', 'Cell structure and transport', 'Inflation and monetary policy'],
  ['virtual-memory.tc', 'immunity.tc', '虛擬記憶體與分頁', '人體的免疫系統'],
])('what questions from %s are about says no question from %s behind it', (first, second, ofFirst, ofSecond) => {
  const [before, after] = [material(first).trim(), material(second).trim()]
  const labelsOfSecond = (starts?: number[]): string[] =>
    makeExam(`${before}\n\n${after}`, { starts })
      .filter(({ source }) => after.includes(source))
      .map(({ question }) => /^[[【]([^\]】]+)/.exec(question)?.[1] ?? '')
  expect(labelsOfSecond().join()).toContain(ofFirst)
  const told = labelsOfSecond([0, before.length + 2]).join()
  expect(told).not.toContain(ofFirst)
  expect(told).toContain(ofSecond)
})
