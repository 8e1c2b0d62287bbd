import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFromNotes, type ReplyLanguage, type Turn } from './answer-question.ts'

const material = (name: string): string =>
  readFileSync(new URL(`../../test-material/${name}.txt`, import.meta.url), 'utf8')
const PAGING = material('virtual-memory.en')
const PAGING_TRADITIONAL = material('virtual-memory.tc')
const CELLS = `# The Cell Cycle

Mitosis is the division of a nucleus into two genetically identical nuclei. Meiosis is the division of a nucleus into four genetically different nuclei. Body cells divide by mitosis, but sex cells are made by meiosis.

## Phases of mitosis

- Prophase: the chromosomes condense and the nuclear envelope breaks down.
- Metaphase: the chromosomes line up at the equator of the cell.
- Anaphase: the sister chromatids are pulled to opposite poles.

## Enzymes

Enzymes are proteins that speed up chemical reactions without being used up. High temperatures denature enzymes because the bonds that hold their shape break. The human body contains about 75,000 enzymes. In 1878 Wilhelm Kühne introduced the word enzyme.

## Osmosis

Osmosis is the movement of water molecules through a partially permeable membrane. Plant cells placed in pure water become turgid. For example, a slice of potato swells in distilled water.
`
const REVOLUTION = `辛亥革命
1911年10月10日，武昌起义爆发。武昌起义的主力是湖北新军。1912年1月1日，孙中山在南京宣誓就任中华民国临时大总统。
历史意义
辛亥革命推翻了清王朝的统治，结束了中国两千多年的君主专制制度。因为革命果实被袁世凯窃取，所以辛亥革命没有改变中国半殖民地半封建社会的性质。
三民主义
三民主义是指民族主义、民权主义和民生主义。民生主义的核心是平均地权。
`

const NOTES = { PAGING, PAGING_TRADITIONAL, CELLS, REVOLUTION }
type NotesName = keyof typeof NOTES

const ask = (notes: string, question: string, history: Turn[] = [], language: ReplyLanguage = 'en') =>
  answerFromNotes(notes, question, history, language)
const asked = (...questions: string[]): Turn[] =>
  questions.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'An answer about something else entirely.' },
  ])

test.each<[NotesName, string, RegExp]>([
  ['PAGING', 'What is thrashing?', /called thrashing/],
  ['PAGING', 'why does the TLB reach high hit rates', /strong locality/],
  ['PAGING', 'How long does a page fault take?', /8 milliseconds/],
  ['PAGING', 'How does the kernel handle a page fault?', /finds a free frame/],
  ['PAGING', 'How many faults does FIFO produce with four frames?', /with four frames it produces ten/],
  ['CELLS', 'What are enzymes?', /^Enzymes are proteins/],
  ['CELLS', 'When was the word enzyme introduced?', /1878/],
  ['CELLS', 'how many enzymes are in the human body?', /75,000/],
  ['CELLS', 'why do enzymes stop working at high temperatures', /denature/],
  ['CELLS', 'What happens in metaphase?', /line up at the equator/],
  ['CELLS', 'List the phases of mitosis', /Prophase.*Metaphase.*Anaphase/s],
  ['CELLS', 'give an example of osmosis', /potato/],
  ['REVOLUTION', '武昌起义的主力是什么？', /湖北新军/],
  ['REVOLUTION', '什么是三民主义？', /^三民主义是指/],
  ['REVOLUTION', '孫中山什麼時候就任臨時大總統？', /1912年1月1日/],
  ['REVOLUTION', '为什么辛亥革命没有改变中国社会的性质？', /袁世凯窃取/],
  ['PAGING_TRADITIONAL', '什么是辗转现象？', /稱為輾轉現象/],
  ['PAGING_TRADITIONAL', 'TLB的命中率是多少？', /99%/],
])('the notes %s answer %s', (notes, question, expected) => {
  const { citations, isCovered } = ask(NOTES[notes], question)
  expect(isCovered).toBe(true)
  expect(citations.map(({ text }) => text).join('\n')).toMatch(expected)
  expect(citations.length).toBeLessThanOrEqual(3)
})

test.each<[NotesName, string]>([
  ['PAGING', 'What is a semaphore?'],
  ['PAGING', 'Who invented the TLB?'],
  ['PAGING', 'What is the capital of France?'],
  ['CELLS', 'What is photosynthesis?'],
  ['CELLS', 'Who discovered penicillin?'],
  ['CELLS', 'What is the boiling point of water?'],
  ['REVOLUTION', '五四运动是什么时候发生的？'],
  ['REVOLUTION', '什么是光合作用？'],
  ['PAGING_TRADITIONAL', '什麼是死結？'],
])('the notes %s do not answer %s', (notes, question) => {
  const { reply, isCovered } = ask(NOTES[notes], question)
  expect(isCovered).toBe(false)
  expect(reply).toMatch(/^Your notes do not say\.$/)
})

test.each<[NotesName, string, RegExp]>([
  ['PAGING', 'What is the difference between internal and external fragmentation?', /inside a page.*between segments/s],
  ['CELLS', 'Compare mitosis with meiosis', /two genetically identical.*four genetically different/s],
  ['CELLS', 'mitosis vs meiosis', /two genetically identical.*four genetically different/s],
  ['PAGING_TRADITIONAL', '内部碎片和外部碎片有什么区别？', /頁面之內.*區段之間/s],
])('a comparison in the notes %s quotes both sides', (notes, question, expected) => {
  expect(
    ask(NOTES[notes], question)
      .citations.map(({ text }) => text)
      .join('\n'),
  ).toMatch(expected)
})

test.each([
  ['What might be asked in an exam?', CELLS],
  ['Quiz me on this.', CELLS],
  ['考试可能会考什么？', REVOLUTION],
])('%s is answered with the terms that the notes explain', (question, notes) => {
  const { citations, isCovered } = ask(notes, question)
  expect(isCovered).toBe(true)
  expect(citations.length).toBeGreaterThan(0)
})

test('a comparison with something the notes lack says which side is missing', () => {
  const { reply, citations } = ask(CELLS, 'What is the difference between mitosis and photosynthesis?')
  expect(reply).toContain('I found nothing about “photosynthesis” in them.')
  expect(citations[0]?.text).toMatch(/^Mitosis is/)
})

test.each([
  ['What is the remedy for it?', asked('What is thrashing?'), PAGING, /reduce the degree of multiprogramming/],
  ['What about meiosis?', asked('What is mitosis?'), CELLS, /^Meiosis is the division/],
  ['give an example', asked('What is osmosis?'), CELLS, /potato/],
  ['and why?', asked('Do high temperatures denature enzymes?'), CELLS, /because the bonds/],
  ['它的核心是什么？', asked('什么是民生主义？'), REVOLUTION, /平均地权/],
])('%s is asked about the subject of the turn before', (question, history, notes, expected) => {
  expect(
    ask(notes, question, history)
      .citations.map(({ text }) => text)
      .join('\n'),
  ).toMatch(expected)
})

test('a question that the history already ends with is not taken for the turn before', () => {
  const history = [...asked('What is mitosis?'), { role: 'user', content: 'What about meiosis?' }]
  expect(ask(CELLS, 'What about meiosis?', history).citations[0]?.text).toMatch(/^Meiosis/)
})

test('a misspelt word finds the word of the notes, and the reply says so', () => {
  const { reply, citations } = ask(CELLS, 'What is osmsis?')
  expect(citations[0]?.text).toMatch(/^Osmosis is/)
  expect(reply).toContain('(I read “osmsis” as “osmosis”.)')
})

test.each([
  ['en', 'Your notes say:', 'Your notes do not say.'],
  ['zh-hans', '你的笔记中写道：', '你的笔记没有提到这个问题。'],
  ['zh-hant', '你的筆記中寫道：', '你的筆記沒有提到這個問題。'],
] as const)('in %s the reply opens in that language and quotes the notes as they are', (language, found, missing) => {
  const answer = ask(CELLS, 'What is mitosis?', [], language)
  expect(answer.reply.startsWith(found)).toBe(true)
  expect(answer.reply).toContain('> Mitosis is the division of a nucleus into two genetically identical nuclei. [1]')
  expect(ask(CELLS, 'What is jazz?', [], language).reply).toContain(missing)
})

test('a sentence that leans on the one before it is quoted with it', () => {
  const { citations } = ask(PAGING, 'What is thrashing?')
  expect(citations.map(({ text }) => text.slice(0, 14))).toEqual(['If the sum of ', 'This condition'])
})

test('rows of a table are quoted too', () => {
  const notes = 'Planet\tMoons\tRings\nMars\t2\tno\nSaturn\t146\tyes'
  expect(ask(notes, 'How many moons does Saturn have?').citations.map(({ text }) => text)).toContain('Saturn\t146\tyes')
})

test('a formula is quoted as it was written, and signs of Markdown in plain words are not read as such', () => {
  const notes =
    'Kinetic energy is the energy of motion, $E = mv^2/2$ for a mass m.\n\nThe file_name and other_name rules apply.'
  expect(ask(notes, 'What is kinetic energy?').reply).toContain('$E = mv^2/2$')
  expect(ask(notes, 'Which rules apply to other_name?').reply).toContain('file\\_name')
})

test('a summary is made of the weightiest sentences', () => {
  const { citations, isCovered } = ask(CELLS, 'Please summarise my notes')
  expect(isCovered).toBe(true)
  expect(citations).toHaveLength(3)
})

test.each<[NotesName, string, RegExp]>([
  ['CELLS', 'What are the most important terms?', /Mitosis is.*Enzymes are/s],
  ['CELLS', 'What should I be able to explain after this?', /Enzymes are proteins/],
  ['REVOLUTION', '最重要的词语有哪些？', /三民主义是指/],
])('of the notes %s, %s is answered by the terms they define', (notes, question, expected) => {
  const { citations, isCovered } = ask(NOTES[notes], question, asked('What is mitosis?'), 'zh-hans')
  expect(isCovered).toBe(true)
  expect(citations.map(({ text }) => text).join('\n')).toMatch(expected)
})

test('a question in other words than the notes is answered without a claim, with what stands around', () => {
  const notes =
    'Collision theory explains rates. For a reaction to occur, molecules must collide. The energy of the collision must be high enough. Catalysts lower that energy.'
  const { reply, isCovered, citations } = ask(notes, 'do molecules have to bump into one another?')
  expect(isCovered).toBe(true)
  expect(reply).toMatch(/^This may answer it:/)
  expect(citations[0]?.text).toContain('molecules must collide')
})

test('a question that stands alone does not take over the subject of the one before', () => {
  const { citations } = ask(CELLS, 'why do enzymes denature?', asked('What is osmosis?'))
  expect(citations[0]?.text).toMatch(/High temperatures denature enzymes/)
  expect(citations.map(({ text }) => text).join()).not.toMatch(/Osmosis/)
})

test.each([
  ['None', 'Who was the king of the cells?'],
  ['没有', '火锅怎么做才好吃？'],
])('%s: a reply that declines quotes nothing', (_, question) => {
  const answer = ask(`${CELLS}\n${REVOLUTION}`, question)
  expect(answer).toEqual({ reply: 'Your notes do not say.', citations: [], isCovered: false })
})

test.each([
  ['none', '', 'What is osmosis?', 'There are no notes to answer from yet.'],
  ['some', CELLS, '', 'Ask a question about your notes'],
  ['some', CELLS, 'Hello!', 'Ask a question about your notes'],
  ['some', CELLS, '???', 'Ask a question about your notes'],
])('of notes (%s) a question that asks nothing of them gets a plain word', (_, notes, question, reply) => {
  expect(ask(notes, question)).toMatchObject({ reply: expect.stringContaining(reply), citations: [], isCovered: false })
})

test.each([
  ['a megabyte of one letter', 'a'.repeat(1_000_000), 'what is a?'],
  ['a long question', CELLS, 'why '.repeat(50_000)],
  ['a long Chinese question', REVOLUTION, '为什么辛亥革命'.repeat(10_000)],
  ['lone surrogates', 'The \ud800 is a \udfff that moves.', 'what is the \ud800?'],
  ['control characters', '\u0000\u0007\u001b'.repeat(500), '\u0000 what?'],
  ['another script', 'התא הוא יחידת החיים הקטנה ביותר.', 'מה הוא התא?'],
])('%s takes no time and no harm', (_, notes, question) => {
  const begun = process.cpuUsage()
  ask(notes, question, asked(question))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(10_000)
})

const MEMORY = `# Memory
A frame that is free is given to the process that asks first. Every page table takes room. Blocks of physical memory are called frames, and those of logical memory are known as pages.

The table that translates page numbers, called a page table, is kept in main memory. A fast cache of it is used, called the translation lookaside buffer (TLB). We call the time to read a page the page-fault service time. What is called a trap?`
const MEMORY_CHINESE = `# 內存
空閒的幀分給先請求的進程。抗原一般是大分子物質。把物理內存分成固定大小的塊，這些塊叫做幀。我們把頁內浪費的空間叫做「內部碎片」。能引發免疫反應的物質稱為抗原。頁表的高速緩存，又稱快表（TLB），可以加快轉換。越過鄰國作戰的地方，叫做絕地。`

test.each<[string, string, string]>([
  [MEMORY, 'What is a frame?', 'Blocks of physical memory are called frames'],
  [MEMORY, 'What are frames?', 'Blocks of physical memory are called frames'],
  [
    MEMORY,
    'what is a page',
    'Blocks of physical memory are called frames, and those of logical memory are known as pages',
  ],
  [MEMORY, 'What is a page table?', 'The table that translates page numbers'],
  [MEMORY, 'What is the TLB?', 'A fast cache of it'],
  [MEMORY, 'What is the page-fault service time?', 'We call the time to read a page'],
  [MEMORY_CHINESE, '什麼是幀？', '把物理內存分成固定大小的塊'],
  [MEMORY_CHINESE, '帧是什么？', '把物理內存分成固定大小的塊'],
  [MEMORY_CHINESE, '內部碎片是什麼？', '我們把頁內浪費的空間'],
  [MEMORY_CHINESE, '什麼是抗原？', '能引發免疫反應的物質'],
  [MEMORY_CHINESE, '什麼是快表？', '頁表的高速緩存'],
  [MEMORY_CHINESE, '什麼是絕地？', '越過鄰國作戰的地方'],
])('where a text gives a thing its name, that is said of it first: %#', (notes, question, opening) => {
  const { reply, citations } = ask(notes, question)
  expect(reply).toMatch(/^Your notes say:/)
  expect(citations[0]?.text.startsWith(opening)).toBe(true)
})

test('a name is given by its own words alone, and by no question', () => {
  expect(ask(MEMORY, 'What is a table?').reply).not.toMatch(/^Your notes say/)
  expect(ask(MEMORY, 'What is a trap?').reply).not.toMatch(/^Your notes say/)
})

test('whatever is asked, citations are slices of the notes', () => {
  const words = fc.constantFrom(
    'What is',
    'why',
    'enzymes',
    'mitosis',
    'page',
    '页',
    '三民主义',
    '是什么',
    '?',
    'it',
    '\ud83d',
  )
  const question = fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 6 })
  const notes = fc.constantFrom(CELLS, PAGING, REVOLUTION, PAGING_TRADITIONAL)
  fc.assert(
    fc.property(notes, question, (text, pieces) => {
      const { citations, isCovered, reply } = ask(text, pieces.join(' '), asked('What is mitosis?'))
      for (const { start, end, text: cited } of citations) expect(text.slice(start, end)).toBe(cited)
      expect(reply).not.toBe('')
      if (isCovered) expect(citations.length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test('of the nouns after which, only the last says of what kind the answer is', () => {
  const notes = 'Three species live in the lake. Two other species were described in 1905.'
  expect(ask(notes, 'Which dinosaur species are there?').isCovered).toBe(false)
  expect(ask(notes, 'Which species live in the lake?').isCovered).toBe(true)
})

test('a hostile question is read in no time', () => {
  const begun = process.cpuUsage()
  answerFromNotes(CELLS, `甲和乙${'在上'.repeat(100)}`, [], 'en')
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
})
