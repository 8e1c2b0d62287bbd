import { readFileSync } from 'node:fs'
import { PURPOSE_TAGS } from '@lectern/domain/recite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCards } from './cards.ts'
import { makeExam } from './exam.ts'

const material = (name: string): string =>
  readFileSync(new URL(`../test-material/${name}.txt`, import.meta.url), 'utf8')
const NAMES = ['virtual-memory.en', 'virtual-memory.sc', 'virtual-memory.tc', 'slides', 'two-columns']

/** Every rule has something to say here. */
const LESSON = `# Memory
Memory is the set of processes used to encode, store and retrieve information. There are three types of encoding: semantic encoding, visual encoding and acoustic encoding. Hermann Ebbinghaus discovered the forgetting curve in 1885. Rehearsal fails when attention is divided. Long-term memories become stable during sleep because sleep strengthens the connections between neurons. The **amygdala** regulates emotions such as fear. Chunking improves recall by grouping items into larger units.

## Stages
- sensory memory
- short-term memory
- long-term memory

What is retrieval?
- getting information out of storage

recall - remembering without cues
relearning - learning again what was forgotten
recognition - knowing something again`

test.each(NAMES)('the source of every card from %s stands in the text to the letter', (name) => {
  const text = material(name)
  const cards = makeCards(text, { limit: 100 })
  expect(cards.length).toBeGreaterThan(1)
  for (const { source, question, answer } of cards) {
    expect(text).toContain(source)
    expect(source.length).toBeGreaterThan(8)
    expect(question.trim()).not.toBe('')
    expect(answer.trim()).not.toBe('')
  }
})

test('an answer is made of words of its source', () => {
  for (const { source, answer } of makeCards(LESSON, { limit: 50 })) {
    const words = answer.toLowerCase().match(/\p{L}+/gu) ?? []
    expect(words.filter((word) => !source.toLowerCase().includes(word))).toEqual([])
  }
})

test('traditional and simplified Chinese give nearly as many cards', () => {
  const simplified = makeCards(material('virtual-memory.sc'), { limit: 100 })
  const traditional = makeCards(material('virtual-memory.tc'), { limit: 100 })
  expect(simplified.length).toBeGreaterThanOrEqual(4)
  expect(Math.abs(simplified.length - traditional.length)).toBeLessThanOrEqual(2)
})

test('cards of a traditional text are in traditional characters throughout', () => {
  const words = makeCards(material('virtual-memory.tc'))
    .map(({ question, answer }) => question + answer)
    .join('')
  expect(words).toMatch(/什麼|為什麼|會怎樣/)
  expect(words).not.toMatch(/[么为会样这]/)
})

test('a repeated text gives each card once', () => {
  const text = material('virtual-memory.en')
  const questions = (content: string) => makeCards(content, { limit: 100 }).map(({ question }) => question)
  expect(new Set(questions(`${text}\n${text}`))).toEqual(new Set(questions(text)))
})

test('at most the wanted number of cards is made, by default one for about 40 words', () => {
  expect(makeCards(LESSON, { limit: 2 })).toHaveLength(2)
  expect(makeCards(LESSON, { limit: 0 })).toEqual([])
  const text = material('virtual-memory.en')
  expect(makeCards(text).length).toBeLessThanOrEqual(19)
})

test.each([
  ['Vocabulary list', /^What (?:is|does|are)/],
  ['Definitions', /^What (?:is|does|are)/],
  ['Study questions', /^(?:Why|How|What happens|What is retrieval|When)/],
  ['Summary', /points listed|types of encoding|retrieval/],
])('the purpose %s puts its kind of card first', (purpose, expected) => {
  expect(PURPOSE_TAGS).toContain(purpose)
  expect(makeCards(LESSON, { purpose, limit: 1 })[0]?.question.replace(/^\[.*?\] /, '')).toMatch(expected)
})

test('a question says what it is about: the title of its text, of its material or of its section', () => {
  const text =
    'A cell uses osmosis. Osmosis is the movement of water through a membrane. Water enters a cell. The cell lives.'
  const questions = (content: string, title?: string) => makeCards(content, { title }).map(({ question }) => question)
  expect(questions(text)).toEqual(['What is osmosis?'])
  expect(questions(`# Transport in the cell\n\n${text}`)).toEqual(['[Transport in the cell] What is osmosis?'])
  expect(questions(text, 'The cell')).toEqual(['[The cell] What is osmosis?'])
  expect(questions(text, 'Scan 2026')).toEqual(['What is osmosis?'])
  expect(questions(`# Introduction\n\n${text}`)).toEqual(['What is osmosis?'])
  expect(questions(`# 細胞\n\n${text}`)).toEqual(['What is osmosis?'])
})

test('the name of a file that stands in the middle of words is no title, a short name that stands there is', () => {
  const text = `Osmosis is the flow of water through a barrier. An entering cell opens. Plants depend on it often. The DNA of a cell
is kept. Often DNA is copied. Then DNA is opened and read.`
  const question = (title: string) => makeCards(text, { title })[0]?.question
  expect([question('en'), question('DNA')]).toEqual(['What is osmosis?', '[DNA] What is osmosis?'])
})

test('of two texts in one each has its own title', () => {
  const cell =
    '# The cell\n\nA cell uses osmosis. Osmosis is the movement of water through a membrane. A cell lives. A cell dies.'
  const prices =
    '# Money and prices\n\nInflation is a sustained increase in the prices of an economy. All prices rise. Some prices fall.'
  const questions = makeCards(`${cell}\n\n${prices}`).map(({ question }) => question)
  expect(questions.toSorted()).toEqual(['[Money and prices] What is inflation?', '[The cell] What is osmosis?'])
})

test('a text without a title that stands before another does not get its title', () => {
  const prices =
    'Inflation is a sustained increase in the prices of an economy. All prices rise. Some prices fall. No price stays.'
  const cell =
    '# The cell\n\nA cell uses osmosis. Osmosis is the movement of water through a membrane. A cell lives. A cell dies.'
  const questions = makeCards(`${prices}\n\n${cell}`).map(({ question }) => question)
  expect(questions.toSorted()).toEqual(['What is inflation?', '[The cell] What is osmosis?'].toSorted())
})

test('a title that gives the answer away is left out', () => {
  const text =
    'The boundary of a black hole is called the event horizon. Light stays inside the event horizon for ever.'
  const [card] = makeCards(`# Event horizon\n\n${text} Nothing leaves the event horizon.`)
  expect(card?.question).toBe('What is the boundary of a black hole called?')
})

test('a heading that was cut in half is no title', () => {
  const text = 'Inflation is a sustained increase in the prices of an economy. Prices rise. Prices fall. Prices stay.'
  expect(makeCards(`# Money, prices and\n\n${text}`).map(({ question }) => question)).toEqual(['What is inflation?'])
})

test('short definitions in English count in a text that is mostly Chinese', () => {
  const text =
    '酶是指由活细胞产生的具有催化作用的有机物。\n\nKey terms\n\n- Enzyme: a protein that speeds up reactions\n'
  expect(makeCards(text).map(({ question }) => question)).toContain('What is meant by “Enzyme”?')
})

test.each([
  ['announced', 'Key terms\n\n- Kinetics: study of the rates of chemical reactions', true],
  ['alone', '- Kinetics: a study of the rates of reactions', false],
  [
    'alone among labels',
    '- Topsoil: renewable resource of the upper ground\n- Location: the north of the valley',
    false,
  ],
])('an entry is a definition where it is %s: %s', (_where, text, isAsked) => {
  const questions = makeCards(text).map(({ question }) => question)
  expect(questions.some((question) => /Kinetics|Topsoil/.test(question))).toBe(isAsked)
})

test('words that are told by quotations have no meanings to ask for', () => {
  const text =
    'generous - “a Christmas dinner to the poorhouse”\nhonest - “I’ll raise your salary”\nstern - “a face of iron”'
  expect(makeCards(text)).toEqual([])
})

test('a list of words gives a card a word', () => {
  const questions = makeCards('ubiquitous - found everywhere\nterse - short\nephemeral - lasting a day', {
    limit: 5,
  }).map(({ question }) => question)
  expect(questions.toSorted()).toEqual([
    'What does “ephemeral” mean?',
    'What does “terse” mean?',
    'What does “ubiquitous” mean?',
  ])
})

test.each([
  ['with colons', 'enzyme: 酶\ncell membrane: 细胞膜\nMitosis：有丝分裂'],
  ['with parts of speech', 'enzyme n. 酶\ncell membrane n. 细胞膜\nMitosis [maɪˈtəʊsɪs] n. 有丝分裂'],
  ['in two columns', 'English\t中文\nenzyme\t酶\ncell membrane\t细胞膜\nMitosis\t有丝分裂'],
  ['in a table', '| English | 中文 |\n|---|---|\n| enzyme | 酶 |\n| cell membrane | 细胞膜 |\n| Mitosis | 有丝分裂 |'],
])('a list of words and their translations %s gives a card a word', (_, text) => {
  const cards = makeCards(text)
  expect(cards.map(({ question }) => question).toSorted()).toEqual([
    '“Mitosis”是什么意思？',
    '“cell membrane”是什么意思？',
    '“enzyme”是什么意思？',
  ])
  for (const { source } of cards) expect(text).toContain(source)
  expect(cards.map(({ answer }) => answer.replace(/^n\. /, '')).toSorted()).toEqual(
    ['有丝分裂', '细胞膜', '酶'].toSorted(),
  )
})

test('a word of one’s own language is asked for in the other', () => {
  const questions = makeCards('酵素 enzyme\n細胞膜 cell membrane\n有絲分裂 mitosis').map(({ question }) => question)
  expect(questions).toContain('「細胞膜」的英文是什麼？')
})

test('a list that a heading announces gives the meanings of words with capitals too', () => {
  const list =
    'Reluctant – unwilling and hesitant\nMigrate – to move from one place to another\nBrisk – quick and active'
  expect(makeCards(`Vocabulary\n\n${list}`)).toHaveLength(3)
  expect(makeCards(`Our hamster\n\n${list}`)).toEqual([])
  const terms = '- 汇率：本国货币兑换成外国货币时所依据和使用的比率。'
  expect(makeCards(`名词解释\n\n${terms}`).map(({ question }) => question)).toEqual(['什么是汇率？'])
  expect(makeCards(`货币\n\n${terms}`)).toEqual([])
})

test('an exam asks for each word of a list, however alike the questions are', () => {
  const list = 'abandon v. 放弃\nabundant adj. 丰富的\nreluctant adj. 不情愿的\ndrought n. 干旱\nmigrate v. 迁移'
  expect(makeExam(list)).toHaveLength(5)
})

test('names of tools and what kind of thing they are make no list of words', () => {
  expect(makeCards('Python：脚本语言\nReact：前端框架\nDocker：容器平台\nPyTorch：深度学习框架')).toEqual([])
})

test('values of labels are not taken for meanings', () => {
  expect(makeCards('Capital: Paris\nPopulation: 67 million\nCurrency: euro')).toEqual([])
})

test.each([
  ['nothing', ''],
  ['one character a thousand times', 'a'.repeat(6000)],
  ['no punctuation', 'the cell is a '.repeat(430)],
  ['no punctuation in Chinese', '水是一种物质然后'.repeat(750)],
  ['emoji', '👩‍👩‍👧🎉 '.repeat(600)],
  ['lone surrogates', '\ud800 is a \udc00 that '.repeat(300)],
  ['lone surrogates in Chinese', '水\ud800是一种\udfff物质。'.repeat(500)],
  ['open marks', '[(<**$`"“「《'.repeat(500)],
  ['open comments', '<!--'.repeat(1500)],
  ['tags', '<a href='.repeat(700)],
  ['text from right to left', 'התא הוא יחידת החיים הקטנה ביותר. '.repeat(180)],
  ['empty lines', '\n'.repeat(6000)],
  ['list marks', '- \n'.repeat(2000)],
  ['tabs', 'a\tb\tc\n'.repeat(1000)],
  ['borders', '| --- '.repeat(1000)],
  ['rows', '| a | b |\n'.repeat(1000)],
  ['rows apart', '| a | b | c |\n\nd\n\n'.repeat(400)],
  ['quotations', `${'>'.repeat(50)} a\n`.repeat(120)],
  ['control characters', '\u0000\u0007\u001b'.repeat(2000)],
])('%s takes no long time and no harm', (_, text) => {
  makeCards('Warm up. 预热。')
  const begun = process.cpuUsage()
  const cards = makeCards(text)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8000)
  for (const { source } of cards) expect(text).toContain(source)
})

test('a megabyte of one character is read in seconds', () => {
  for (const character of ['a', '水', '*', ' ', '|', '-']) expect(makeCards(character.repeat(1_000_000))).toEqual([])
  for (const row of ['|', '| a | b |', '|---|']) expect(makeCards(`${row}\n${' '.repeat(1_000_000)}`)).toEqual([])
})

const PIECES = [
  'Osmosis is the movement of water through a membrane.',
  'This process is called *diffusion*.',
  '# Water\n',
  '- **Ion**: an atom that carries an electric charge\n',
  '渗透作用是指水分子通过半透膜的扩散。',
  '這種現象稱為滲透。',
  'If it rains, the river rises quickly.\r\n',
  'Why does ice float?\n- it is less dense\n',
  '[1] $E=mc^2$ ',
  '<u>Salt</u> dissolves in water because ions attract water molecules. ',
  '\u200b\ud83d ',
  '\n\n',
]

test('whatever is put together, sources are quoted exactly and questions are not repeated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 14 }),
      (pieces) => {
        const text = pieces.join('')
        const cards = makeCards(text, { limit: 50 })
        for (const { source, question, answer } of cards) {
          expect(text.includes(source) && source !== '' && question !== '' && answer !== '').toBe(true)
        }
        expect(new Set(cards.map(({ question }) => question)).size).toBe(cards.length)
      },
    ),
    { numRuns: 80 },
  )
})

test('a question of the student comes with the answer under it', () => {
  const text = 'Q: What is a conjugate base?\nA: The particle that remains after an acid has donated a proton.'
  expect(makeCards(text)).toEqual([
    {
      rule: 'author-question',
      question: 'What is a conjugate base?',
      answer: 'The particle that remains after an acid has donated a proton.',
      source: text,
    },
  ])
})

test('a question of the student has an answer where that is marked as one', () => {
  const asked = '细胞为什么会吸水？'
  const answer = '水分子通过半透膜扩散到浓度高的一侧。'
  expect(makeCards(`${asked}\n\n答：${answer}`).map((card) => card.answer)).toEqual([answer])
  expect(makeCards(`${asked}\n\n${answer}`)).toEqual([])
  expect(makeCards(`${asked}\n\n- 浓度\n- 半透膜`)).toEqual([])
})

test('a definition stands under the thing that it is of, and is no field of an exercise', () => {
  const told = '连续两次独立访问操作的最小时间间隔'
  const questions = (text: string) => makeCards(text).map(({ question }) => question)
  expect(questions(`## 存取周期\n\n**定义**：${told}`)).toEqual(['什么是存取周期？'])
  expect(questions(`## 存取周期\n\n- 状态定义：${told}`)).toEqual([])
  expect(questions(`## 基本类型与特征\n\n- **定义**：${told}`)).toEqual([])
  expect(questions(`## 存取周期\n\n- 含义：${told}`)).toEqual(questions(`## 存取周期\n\n**定义**：${told}`))
  for (const none of ['完善价值链', '存取周期分为', '周期归结为'])
    expect(questions(`## ${none}\n\n- **定义**：${told}`)).toEqual([])
})

test('circled numbers and spaces written as entities are no part of what they stand before', () => {
  const told = '水分子通过半透膜的扩散'
  const questions = (text: string) => makeCards(text).map(({ question }) => question)
  expect(questions(`① 渗透作用是指${told}。\n② 渗透压是指溶液中溶质微粒对水的吸引力。`).toSorted()).toEqual([
    '什么是渗透作用？',
    '什么是渗透压？',
  ])
  expect(makeCards(`渗透作用是指&emsp;${told}。`).map(({ answer }) => answer)).toEqual([told])
})

test('a title that is a link with a long address is read as its words', () => {
  const text = 'A cell uses osmosis. Osmosis is the movement of water through a membrane. A cell lives. A cell dies.'
  const [card] = makeCards(`# [Water in the cell](https://example.org/${'a-long-address/'.repeat(8)})\n\n${text}`)
  expect(card?.question).toBe('[Water in the cell] What is osmosis?')
})

test('in a text of both scripts each card speaks that of its sentence', () => {
  const text = '渗透作用是指水分子通过半透膜的扩散。\n\n滲透壓是指溶液中溶質微粒對水的吸引力。'
  expect(
    makeCards(text)
      .map(({ question }) => question)
      .toSorted(),
  ).toEqual(['什么是渗透作用？', '什麼是滲透壓？'])
})
