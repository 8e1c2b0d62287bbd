import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from './document.ts'

const material = (name: string): string =>
  readFileSync(new URL(`../test-material/${name}.txt`, import.meta.url), 'utf8')
const kinds = (text: string) => parseDocument(text).blocks.map(({ kind, text: words }) => [kind, words])

test('headings, items, entries and paragraphs are told apart', () => {
  const text = `# Acids

## Properties
- taste sour
- turn litmus red
- Buffer: a solution that resists changes in pH

An acid gives away protons.
It is sour.`
  expect(kinds(text)).toEqual([
    ['heading', 'Acids'],
    ['heading', 'Properties'],
    ['item', 'taste sour'],
    ['item', 'turn litmus red'],
    ['entry', 'Buffer: a solution that resists changes in pH'],
    ['paragraph', 'An acid gives away protons. It is sour.'],
  ])
})

test('a heading without a mark is known by its length between paragraphs', () => {
  const { sections } = parseDocument(material('virtual-memory.en'))
  expect(sections.map(({ title }) => title)).toEqual([
    'Lecture 4: Virtual Memory and Paging',
    'Translation look-aside buffers',
    'Page replacement',
    'Thrashing and working sets',
    'Review questions',
    'Thrashing and working sets',
  ])
})

test('wrapped lines are joined, with hyphens of broken words and without spaces between Chinese characters', () => {
  expect(kinds('The membrane con-\nsists of lipids and\nproteins.')).toEqual([
    ['paragraph', 'The membrane consists of lipids and proteins.'],
  ])
  expect(kinds('细胞膜主要由脂质\n和蛋白质组成。')).toEqual([['paragraph', '细胞膜主要由脂质和蛋白质组成。']])
})

test('page numbers, repeated headers and contents entries are no text', () => {
  const page = (n: number) => `BIO 101 Autumn\nCells divide by mitosis, which has several phases.\n${n}\n`
  const text = `Mitosis .......... 12\n${page(1)}${page(2)}${page(3)}`
  expect(parseDocument(text).blocks.every(({ text: words }) => words.startsWith('Cells divide'))).toBe(true)
})

test('titles of boxes are text, footnote marks and lines of nothing but a link are none; labels that come again are', () => {
  const text = `- [Slides](https://example.org/slides.pdf)
- [[Week 1]]
- [Slides](https://example.org/2.pdf) of the second week

??? info "Rivers"
    A river[^1] carries water to the sea.

!!! warning

**Aim:**

**Aim:**

**Aim:**`
  expect(kinds(text)).toEqual([
    ['item', 'Week 1'],
    ['item', 'Slides of the second week'],
    ['heading', 'Rivers'],
    ['paragraph', 'A river carries water to the sea.'],
    ['paragraph', 'Aim:'],
    ['paragraph', 'Aim:'],
    ['paragraph', 'Aim:'],
  ])
})

test('what only looks like a table, a quotation, a title or a footnote is text', () => {
  const paragraphs = [
    '|A ∪ B| = |A| + |B| − |A ∩ B|',
    'where |A| is the number of elements of A.',
    '|a| = |b| holds.',
    '>50% of patients recover.',
    '> 140/90 mmHg is called high.',
    'It matches [^0-9] alone.',
    'The process is called **photosynthesis** and takes place in leaves.',
    '2008年北京奥运会以后中国的体育事业进入了一个全新的发展阶段各项运动都取得了长足的进步',
    '熵 is a measure of the disorder of a system that never falls in isolation',
  ]
  expect(parseDocument(paragraphs.join('\n\n')).blocks.map(({ kind }) => kind)).toEqual(
    paragraphs.map(() => 'paragraph'),
  )
  const torn = 'The process is called\n**photosynthesis**\nand takes place in leaves.'
  expect(kinds(torn)).toEqual([['paragraph', 'The process is called photosynthesis and takes place in leaves.']])
  const quoted = '> Osmosis is the movement of water\nthrough a membrane.\n>\n> It needs no energy.'
  expect(kinds(quoted)).toEqual([
    ['paragraph', 'Osmosis is the movement of water through a membrane.'],
    ['paragraph', 'It needs no energy.'],
  ])
  expect(kinds('> | A | B | C |\n> |:-:|:-:|:-:|\n> | 1. | - | (a) |\n> | **Total** |')).toEqual([
    ['row', 'A\tB\tC'],
    ['row', '1.\t-\t(a)'],
    ['row', 'Total'],
  ])
})

test('coloured words stand in their sentence without spaces, and a Chinese line with a word of English is a heading too', () => {
  const text = `<font color='darkblue'>潜意识（unconsciousness）</font>

- 无法意识到<mark style="background-color: green;">行为的动力</mark>，不为人所知`
  expect(kinds(text)).toEqual([
    ['heading', '潜意识（unconsciousness）'],
    ['item', '无法意识到行为的动力，不为人所知'],
  ])
})

test('spaces in Chinese without full stops are pauses between its characters alone, and where it has no commas', () => {
  const talk =
    '完形 Gestalt 的重要概念是整体 而不是它的各个部份 这个学派起源于德国 由三位心理学家在二十世纪初创立 主要研究人类的知觉和意识 后来影响了教育和艺术 也影响了人机交互的设计方法'
  const { sentences } = parseDocument(talk)
  expect(sentences.map(({ text }) => text).join('')).toContain('完形 Gestalt 的重要概念是整体')
  expect(sentences.map(({ text }) => text).join('')).not.toMatch(/Gestalt，|，Gestalt/)
})

test('rows of a table have tabs between their cells, of which some are empty', () => {
  expect(kinds('| Part | Task | Size |\n| :-- | --- | :-: |\n|  | **stores** \\| keeps | 2 |')).toEqual([
    ['row', 'Part\tTask\tSize'],
    ['row', '\tstores \\| keeps\t2'],
  ])
  expect(kinds('Section | Contents\n--- | ---\n.text | code\n\nEither a | b or c.')).toEqual([
    ['entry', 'Section\tContents'],
    ['entry', '.text\tcode'],
    ['paragraph', 'Either a | b or c.'],
  ])
})

test('quotations and call-outs are text apart, and a few words in bold are a heading', () => {
  const text = `**FAR address**
- a segment and an offset
> [!tip] It obeys one rule. %%ask why%%

^block-1

**NEAR_16 address**
> Only the offset is given.

**It is short.** Each has two bytes.`
  expect(kinds(text)).toEqual([
    ['heading', 'FAR address'],
    ['item', 'a segment and an offset'],
    ['paragraph', 'It obeys one rule.'],
    ['heading', 'NEAR_16 address'],
    ['paragraph', 'Only the offset is given.'],
    ['paragraph', 'It is short. Each has two bytes.'],
  ])
})

test('links of a page to its own headings, and the fences of boxes, are no text; an outliner’s headings and gaps are', () => {
  const text = `- [The cell](#the-cell)
  - [The nucleus](#the-nucleus)
1. [Terms](#terms)

::: tip Before you begin
Cells are small.
:::

- ## The nucleus
  - It holds the {{cloze genetic material}} of [the cell](cell.md)
  - It was first seen in {{c1::1682::which year}}`
  expect(kinds(text)).toEqual([
    ['paragraph', 'Cells are small.'],
    ['item', 'The nucleus'],
    ['item', 'It holds the genetic material of the cell'],
    ['item', 'It was first seen in 1682'],
  ])
})

test('exercises and references are marked as unread', () => {
  const { sections } = parseDocument(
    '# Cells\nCells divide.\n# Exercises\nA cell has a mass of 4 ng.\n# 参考文献\n王某，细胞学。',
  )
  expect(sections.map(({ title, isUnread }) => [title, isUnread])).toEqual([
    ['Cells', false],
    ['Exercises', true],
    ['参考文献', true],
  ])
})

test('a transcript without full stops is cut into sentences', () => {
  const text =
    'so today we are going to look at the human heart the heart is a muscular organ that pumps blood through the body it is about the size of a fist and it sits slightly to the left of the chest arteries are blood vessels that carry blood away from the heart'
  const { sentences } = parseDocument(text)
  expect(sentences.map(({ text: words }) => words)).toContain(
    'The heart is a muscular organ that pumps blood through the body.',
  )
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toContain(
    'the heart is a muscular organ that pumps blood through the body',
  )
})

test('a Chinese transcript without full stops is cut at pauses and turns', () => {
  const text =
    '惯性是物体保持原来运动状态的性质 质量越大惯性越大 然后我们看牛顿第二定律 物体的加速度跟它受到的合外力成正比 跟物体的质量成反比 所以力是产生加速度的原因 重力是由于地球的吸引而使物体受到的力 摩擦力是两个物体接触面之间阻碍相对运动的力'
  expect(parseDocument(text).sentences.map(({ text: words }) => words)).toContain(
    '摩擦力是两个物体接触面之间阻碍相对运动的力。',
  )
})

test('the language is that of most characters', () => {
  expect(parseDocument('Cells divide.').language).toBe('en')
  expect(parseDocument('細胞會分裂 (mitosis)。').language).toBe('zh')
  expect(parseDocument('').language).toBe('en')
})

test.each(['virtual-memory.en', 'virtual-memory.sc', 'virtual-memory.tc', 'slides', 'two-columns'])(
  'every sentence of %s stands in the text at its place',
  (name) => {
    const text = material(name)
    const { sentences } = parseDocument(text)
    expect(sentences.length).toBeGreaterThan(20)
    for (const { start, end, text: words } of sentences)
      expect(text.slice(start, end).replace(/\s*\n\s*/g, ' ')).toBe(words)
  },
)

const SENTENCES = [
  'Cells divide by mitosis.',
  '**Osmosis** is the movement of water [3].',
  '细胞膜由脂质组成。',
  'Why?',
  '- an item',
  '# A heading',
  '',
  'a\tb',
  '$x$ is 1.',
  '<b>Ions</b> are charged.',
]

test('sentences never overlap and their words stand at their places', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SENTENCES), { maxLength: 12 }),
      fc.constantFrom('\n', '\r\n', ' ', '\n\n'),
      (parts, separator) => {
        const text = parts.join(separator)
        let last = 0
        for (const { start, end, text: words } of parseDocument(text).sentences) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeLessThanOrEqual(text.length)
          if (!words.startsWith('□')) expect(text.slice(start, end)).toContain(words.slice(0, 3).trim())
          last = end
        }
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['Problems', true],
  ['Problems for stage theories', false],
  ['Review Questions', true],
  ['References', true],
  ['Index Numbers', false],
  ['Contents of the cell', false],
  ['参考资料', true],
  ['參考', true],
  ['作业成本法', false],
  ['课后习题', true],
])('a section called %j is left out: %s', (heading, isUnread) => {
  const { sections } = parseDocument(`# ${heading}\n\nThe cell divides in two. Each half has a nucleus.`)
  expect(sections.map((section) => section.isUnread)).toEqual([isUnread])
})

test.each([
  [
    '# Farming\n\n## Learning Objectives\n\nBy the end of this section, you will be able to:\n\n- Describe early farming\n- Explain how it spread\n\nFarming began in Egypt. It spread to the south.',
    ['Farming began in Egypt.', 'It spread to the south.'],
  ],
  [
    '# 光合作用\n\n## 学习目标\n\n1. 了解叶绿体\n2. 掌握光反应\n\n光合作用在叶绿体中进行。',
    ['光合作用在叶绿体中进行。'],
  ],
])('what follows a list of objectives is read, under the heading before', (text, expected) => {
  const { sections } = parseDocument(text)
  const read = sections.filter(({ isUnread }) => !isUnread)
  expect(read.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))).toEqual(expected)
  expect(read.map(({ title }) => title)).toEqual([text.slice(2, text.indexOf('\n'))])
})

test('a hyphen at the end of a line is that of a broken word, or that of a compound which the text or a dictionary knows', () => {
  const read = (text: string): string => parseDocument(text).blocks[0]?.text ?? ''
  expect(read('Memory is divided into blocks of fixed-\nsize for all.')).toBe(
    'Memory is divided into blocks of fixed-size for all.',
  )
  expect(read('Plants live by photo-\nsynthesis alone.')).toBe('Plants live by photosynthesis alone.')
  expect(read('A sub-\npage is small. Each sub-page has a frame of its own.')).toContain('A sub-page is small')
})
