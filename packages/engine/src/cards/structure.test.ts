import { expect, test } from 'vitest'
import { makeCards, makeCardsAndSuggestions } from '../cards.ts'

const asked = (text: string) =>
  makeCards(text).flatMap(({ rule, question, answer }) => (rule.startsWith('author-') ? [[question, answer]] : []))

const NOTES = `洋务运动的主要内容是什么？
- 兴办近代企业
- 建立新式海陆军

三民主义分别是什么？
- 民族主义
- 民权主义
- 民生主义

辛亥革命的历史意义是什么？
- 推翻了清王朝的统治
- 建立了中华民国`

test('each of several questions over a list is asked, and answered by the list', () => {
  expect(asked(NOTES)).toEqual([
    ['洋务运动的主要内容是什么？', '兴办近代企业\n建立新式海陆军'],
    ['三民主义分别是什么？', '民族主义\n民权主义\n民生主义'],
    ['辛亥革命的历史意义是什么？', '推翻了清王朝的统治\n建立了中华民国'],
  ])
  expect(
    asked(`What are the stages of memory?
- sensory memory
- short-term memory

What does the amygdala regulate in the brain?
- fear and other emotions

Why is sleep needed for long-term memory?
- it strengthens connections between neurons`),
  ).toHaveLength(3)
})

test('a question in passing over a list, and a worksheet with answers to choose from, give none', () => {
  const two = NOTES.split('\n\n').slice(0, 2).join('\n\n')
  expect(asked(two)).toEqual([])
  const options = ['Which part regulates fear?', 'Which part stores facts?', 'Which part controls balance?']
  expect(asked(options.map((question) => `${question}\n(a) the amygdala\n(b) the cerebellum`).join('\n\n'))).toEqual([])
})

const SHEET = `1. 什么是神经系统结构和功能的基本单位？<u>神经元</u>
2. 溶液渗透压的大小取决于什么？
<u>单位体积溶液中溶质微粒的数目</u>
3. 内环境的生理作用有哪些？（两点）
   - <u>细胞生存的直接环境</u>
   - <u>细胞与外界交换物质的媒介</u>
4. 细胞外液等同于内环境吗？等同
5. 内环境稳态的概念：
正常机体通过调节，共同维持内环境的相对稳定状态。
6. 从细胞水平理解生长素的作用：
促进细胞伸长。`

test('a list that answers its own questions is asked, in whichever line the answers stand', () => {
  expect(asked(SHEET)).toEqual([
    ['什么是神经系统结构和功能的基本单位？', '神经元'],
    ['溶液渗透压的大小取决于什么？', '单位体积溶液中溶质微粒的数目'],
    ['内环境的生理作用有哪些？（两点）', '细胞生存的直接环境\n细胞与外界交换物质的媒介'],
    ['内环境稳态的概念是什么？', '正常机体通过调节，共同维持内环境的相对稳定状态。'],
  ])
  expect(
    asked(`- What does the amygdala regulate in the brain? Fear and other emotions.
- Why is sleep needed for long-term memory? It strengthens connections between neurons.
- Which region of the brain controls balance?
  The cerebellum.`),
  ).toHaveLength(3)
})

test('a sheet that leaves more questions open than it answers, or lists answers to choose from, gives none', () => {
  const open = [
    '胰岛素由什么细胞分泌？',
    '血糖的来源有哪些？',
    '体温调节中枢位于哪里？',
    '水盐平衡如何调节？',
    '抗体由什么细胞产生？',
    '抗原的本质是什么？',
  ]
  expect(asked(SHEET + open.map((question, index) => `\n${index + 7}. ${question}\n`).join(''))).toEqual([])
  const options = ['Which part regulates fear?', 'Which part stores facts?', 'Which part controls balance?']
  expect(
    asked(options.map((question, index) => `${index + 1}. ${question} A. the amygdala B. the cerebellum`).join('\n')),
  ).toEqual([])
})

test('where the letter of the right answer stands under one list, no list of the text is an answer', () => {
  const lists = [
    'What are the stages of memory?\n- sensory memory\n- short-term memory',
    'What does the amygdala regulate in the brain?\n- fear and other emotions',
    'Why is sleep needed for long-term memory?\n- it strengthens connections between neurons',
  ]
  expect(asked(lists.join('\n\n'))).toHaveLength(3)
  expect(asked(lists.join('\n\nA\n\n'))).toEqual([])
})

test('what a student has tagged as a card is one, whatever it stands over', () => {
  const tagged = `- Why are writes logged before they are stored? #card
  id:: 642bb74e-129f
\t- The log survives a crash.
\t- Others read what was there before.

What is the problem with a thesaurus? #flashcard #FNLP
It is made for a single language, and by hand.

Linux目录结构？#card
- /是根目录

This is no card, is it? #later`
  expect(asked(tagged)).toEqual([
    ['Why are writes logged before they are stored?', 'The log survives a crash.\nOthers read what was there before.'],
    ['What is the problem with a thesaurus?', 'It is made for a single language, and by hand.'],
    ['Linux目录结构？', '/是根目录'],
  ])
})

const asHeadings = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([question, answer], index) => `## ${index + 1}. ${question}\n\n${answer}`).join('\n\n')

const STORES = [
  ['What is a write-ahead log?', 'A file that each change is written to before the tables are changed.'],
  ['What are the benefits of an index?', '- Rows are found without reading all of them.\n- Order costs nothing.'],
  ['Why is a transaction atomic?', 'All of its changes are kept, or none of them.'],
] as const

test('headings that ask are suggested, each with all that stands under it, and none where something is left out', () => {
  const suggested = (text: string) =>
    makeCardsAndSuggestions(text).suggestions.flatMap(({ rule, question, answer }) =>
      rule === 'noted-question' ? [[question, answer]] : [],
    )
  expect(suggested(asHeadings(STORES)).map(([, answer]) => answer)).toEqual([
    'A file that each change is written to before the tables are changed.',
    'Rows are found without reading all of them.\nOrder costs nothing.',
    'All of its changes are kept, or none of them.',
  ])
  expect(asked(asHeadings(STORES))).toEqual([])
  const withCode = STORES.map(
    ([question, answer]) => [question, `${answer}\n\n\`\`\`sql\n${'select 1;\n'.repeat(9)}\`\`\``] as const,
  )
  expect(suggested(asHeadings(withCode))).toEqual([])
  const withMore = STORES.map(
    ([question, answer]) => [question, `${answer}\n\n### How it is made\n\nBy hand.`] as const,
  )
  expect(suggested(asHeadings(withMore))).toEqual([])
})

test('the first of several answers to choose from is none, nor is one whose formula cannot be read', () => {
  const options = STORES.map(([question]) => [question, '**A.** By chance.\n\n**B.** By a log.'] as const)
  expect(asked(asHeadings(options))).toEqual([])
  expect(asked('How strong is the field of a point charge? #anki\n- The field: $E = k q / r^2$ outside')).toEqual([])
})

const OUTLINE = `# 中国近代史

1. 洋务运动的影响：
   - 引进了西方的机器和技术
   - 近代工业：江南制造总局是其中最大的
2. 辛亥革命的历史意义：结束了两千多年的封建帝制．
3. 五四运动的性质：彻底的反帝反封建的爱国运动．
4. （了解）新文化运动的口号是什么？民主与科学
5. 根据图写出太平天国运动的影响：没有答案`

test('what an outline tells of a thing is asked, in the same line or below, with the whole list', () => {
  expect(asked(OUTLINE).toSorted()).toEqual(
    [
      ['五四运动的性质是什么？', '彻底的反帝反封建的爱国运动．'],
      ['洋务运动的影响是什么？', '引进了西方的机器和技术\n近代工业：江南制造总局是其中最大的'],
      ['辛亥革命的历史意义是什么？', '结束了两千多年的封建帝制．'],
      ['新文化运动的口号是什么？', '民主与科学'],
    ].toSorted(),
  )
})

test('neither the blanks of a worksheet nor the talk of a classic is taken for a question with its answer', () => {
  expect(
    asked(
      ['传播途径有哪些？', '感染方式有哪些？', '预防措施有哪些？']
        .map((question, index) => `${index + 1}. 艾滋病的${question}传播、 传播、 传播。`)
        .join('\n'),
    ),
  ).toEqual([])
  const talk = (name: string) => `- ${name}曰：「齊國雖褊小，吾何愛一牛？即不忍其觳觫，故以羊易之也。」`
  expect(asked(['王', '孟子', '公孫丑'].map(talk).join('\n'))).toEqual([])
})

test('a tagged line of an outliner stands under its title, without marks of headings and gaps', () => {
  const outline = `- # 內分泌腺
\t- ## 甲狀腺
\t\t- ### 分泌異常
\t\t\t- 過多 #card
\t\t\t  id:: 62d8109b
\t\t\t\t- 症狀稱為 {{cloze 甲狀腺亢進}}
\t\t- ### 副甲狀腺 #card
\t\t\t- 調節 {{c1::血液中鈣的濃度::什麼}}`
  expect(asked(outline)).toEqual([
    ['分泌異常：過多', '症狀稱為 甲狀腺亢進'],
    ['甲狀腺：副甲狀腺', '調節 血液中鈣的濃度'],
  ])
  expect(
    asked(
      '# Databases\n\n- Isolation levels\n  - Read committed #card\n    - No other transaction sees what is not committed.',
    ),
  ).toEqual([['Isolation levels: Read committed', 'No other transaction sees what is not committed.']])
})
