import { readFileSync } from 'node:fs'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { expect, test } from 'vitest'
import { makeNotes, type Notes } from './notes.ts'

/** The clock tells what others do on the machine too; the CPU does not. */
const cpuMsSince = (begun: NodeJS.CpuUsage): number => process.cpuUsage(begun).user / 1000

const material = (name: string): string =>
  readFileSync(new URL(`../test-material/${name}.txt`, import.meta.url), 'utf8')
const TEXTS = ['cells.en', 'inflation.en', 'xinhai.sc', 'immunity.tc', 'learning-talk.en', 'virtual-memory.en']
const pointsOf = ({ sections }: Notes): string[] =>
  sections.flatMap(({ points }) => points.flatMap(({ text, details }) => [text, ...details]))
/** Words and marks without what markup and line ends do to them. */
const plain = (text: string): string => text.replace(/[*\s]+/g, '').toLowerCase()

test.each(TEXTS)('notes on %s are sentences of the text, each once, and much shorter than it', (name) => {
  const text = material(name)
  const notes = makeNotes(text)
  const points = pointsOf(notes)
  const definitions = notes.sections.flatMap(({ keyTerms }) => keyTerms.map(({ definition }) => definition))
  expect(points.length + definitions.length).toBeGreaterThan(8)
  for (const words of [...points, ...definitions]) expect(plain(text)).toContain(plain(words.replace(/\.$/, '')))
  expect(new Set(points).size).toBe(points.length)
  expect(points.join('').length).toBeLessThan(text.length * 0.65)
  expect(notes.title).not.toBe('')
})

test('sections follow the headings; exercises are left out', () => {
  const { title, sections } = makeNotes(material('cells.en'))
  expect(title).toBe('Cell structure and transport')
  expect(sections.map(({ heading }) => heading)).toEqual([
    'The cell',
    'Organelles',
    'The cell membrane',
    'Passive transport',
    'Active transport',
  ])
})

test('a definition stands among the key terms of its section and not among its points', () => {
  const section = makeNotes(material('cells.en')).sections.find(({ heading }) => heading === 'Passive transport')
  expect(section?.keyTerms[1]).toEqual({
    term: 'Osmosis',
    definition: 'The diffusion of water through a partially permeable membrane',
  })
  expect(section?.points.map(({ text }) => text).join(' ')).not.toContain('Osmosis is the diffusion')
})

test('a long talk without headings is cut into parts named by their terms', () => {
  const { sections } = makeNotes(material('learning-talk.en'))
  expect(sections.length).toBeGreaterThan(2)
  expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length)
  expect(sections.map(({ heading }) => heading).join(' ')).toMatch(/reinforcement/i)
})

test('talk without punctuation gives notes too', () => {
  const { sections } = makeNotes(material('threads-talk.en'))
  expect(sections.flatMap(({ keyTerms }) => keyTerms.map(({ term }) => term))).toEqual(
    expect.arrayContaining(['Thread', 'Mutex']),
  )
})

test.each(['cells.en', 'xinhai.sc', 'immunity.tc'])('each chunk of %s gives notes by itself', (name) => {
  const text = `${material(name)}\n\n`.repeat(3)
  const chunks = splitIntoChunks(text)
  expect(chunks.length).toBeGreaterThan(1)
  for (const chunk of chunks.slice(0, -1)) {
    const notes = makeNotes(chunk)
    expect(notes.sections.length).toBeGreaterThan(1)
    expect(pointsOf(notes).length).toBeGreaterThan(3)
  }
})

test('what goes on from a sentence stands under it, and nowhere without it', () => {
  const text = `# Memory
If the working sets of all processes exceed the frames, the system moves pages between memory and disk all the time. This condition is called thrashing. Its remedy is to suspend some of the processes until the others fit.
# Caches
Why is a cache small? It costs more than memory of the same size.`
  const [memory, caches] = makeNotes(text, { purpose: 'detailed' }).sections
  expect(memory?.points).toEqual([
    {
      text: expect.stringMatching(/^If the working sets/),
      details: ['This condition is called thrashing.', expect.stringMatching(/^Its remedy/)],
    },
  ])
  expect(caches).toBeUndefined()
})

test('what defines a key term is no point where it stands again, either', () => {
  const [section] = makeNotes(
    '# Waste\nInternal fragmentation is wasted space inside a page.\nPaging removes the external kind alone.\n\n- Internal fragmentation is wasted space inside a page.',
  ).sections
  expect(section?.keyTerms.map(({ term }) => term)).toEqual(['Internal fragmentation'])
  expect(section?.points.map(({ text }) => text)).toEqual(['Paging removes the external kind alone.'])
})

test('nothing is said twice, and of many pieces each gives less', () => {
  const text = material('cells.en')
  const twice = pointsOf(makeNotes(`${text}\n\n# Once more\n${text}`))
  expect(new Set(twice).size).toBe(twice.length)
  expect(pointsOf(makeNotes(text, { pieces: 20 })).length).toBeLessThan(pointsOf(makeNotes(text)).length * 0.75)
})

test('lists give their items', () => {
  const text = `# Causes of the war
- rivalry between the great powers for colonies
- the system of secret alliances
- nationalism in the Balkans
- the arms race at sea`
  expect(pointsOf(makeNotes(text))).toContain('rivalry between the great powers for colonies')
})

test('the purpose shifts how much is taken', () => {
  const text = material('inflation.en')
  const count = (purpose: string): number => pointsOf(makeNotes(text, { purpose })).length
  expect(count('A short summary')).toBeLessThan(count('General study'))
  expect(count('Detailed notes')).toBeGreaterThan(count('General study'))
  expect(count('General study')).toBe(pointsOf(makeNotes(text)).length)
})

test('what teaches nothing gives no sections', () => {
  for (const text of ['', '\n\n', 'Why?', '# References\nSmith, J. (2001). Cells.', '1234 5678'])
    expect(makeNotes(text).sections).toEqual([])
})

test.each([
  ['one character', 'a'.repeat(20_000)],
  ['no punctuation', 'the cell is a '.repeat(1500)],
  ['no punctuation in Chinese', '水是一种物质然后'.repeat(1500)],
  ['list marks', '- \n'.repeat(6000)],
  ['headings', '# a heading of some words\n'.repeat(800)],
  ['short sentences', 'Cells divide by mitosis in five phases. '.repeat(500)],
  ['different sentences', Array.from({ length: 600 }, (_, n) => `Part ${n} moves water to region ${n * 7}.`).join(' ')],
  ['lone surrogates', '\ud800 is a \udc00 that '.repeat(1000)],
])('20,000 characters of %s take no long time and no harm', (_, text) => {
  makeNotes('Warm up. 预热。')
  const begun = process.cpuUsage()
  expect(plain(text)).toContain(plain(pointsOf(makeNotes(text))[0] ?? ''))
  expect(cpuMsSince(begun)).toBeLessThan(8000)
})

test('a list that is announced comes whole under what announces it, and lines stand under the line that they explain', () => {
  const text = `# Kinds of coding
A message passes through three coders:
- Source encoder
  - removes redundant information
- Channel encoder
  - adds bits by which errors are found
- Modulator

Do the following:
- draw one of them`
  const [section] = makeNotes(text).sections
  expect(section?.points).toEqual([
    {
      text: 'A message passes through three coders:',
      details: [
        'Source encoder: removes redundant information',
        'Channel encoder: adds bits by which errors are found',
        'Modulator',
      ],
    },
  ])
})

test('what announces a list is said again over another list', () => {
  const kinds = (name: string, ...lines: string[]) =>
    `# ${name}\nIt has these parts:\n${lines.map((line) => `- ${line}`).join('\n')}`
  const text = `${kinds('Leaf', 'a blade', 'a stalk')}\n\n${kinds('Root', 'a cap', 'many hairs')}`
  expect(makeNotes(text).sections.map(({ points }) => points[0]?.details)).toEqual([
    ['a blade', 'a stalk'],
    ['a cap', 'many hairs'],
  ])
})

test('a long section keeps the title of its author throughout', () => {
  const sentence = (n: number) =>
    `${n < 20 ? 'Enzyme' : 'Empire'} number ${n} is a ${n < 20 ? 'protein' : 'state'} of some kind.`
  const text = `# The whole\nIt begins.\n\n## One section\n${Array.from({ length: 40 }, (_, n) => sentence(n)).join(' ')}`
  expect(makeNotes(text).sections.map(({ heading }) => heading)).toEqual(['One section'])
})

test('nothing is made of the blanks of a worksheet', () => {
  const text =
    '# 免疫细胞\n1. 辅助性T细胞识别抗原，产生        。\n2. 浆细胞由B细胞分化而来，能分泌抗体。\n3. 抗体与        结合。'
  expect(pointsOf(makeNotes(text))).toEqual(['浆细胞由B细胞分化而来，能分泌抗体。'])
})

test('a question stands over the list that answers it, and a list within a list under both of its titles', () => {
  const text = `# 秦末農民起義

洋務運動的主要內容是什麼？ #anki
- 興辦近代企業
- 建立新式海陸軍

## 秦始皇

1. 評價秦始皇的功與過

    1. 功：
        1. 滅六國，統一全國，結束了長期的混亂局面
        2. 統一文字：以小篆為通用文字
    2. 過：
        1. 實施“焚書坑儒”，禁錮了人們的思想言論`
  expect(makeNotes(text).sections.flatMap(({ points }) => points)).toEqual([
    { text: '洋務運動的主要內容是什麼？', details: ['興辦近代企業', '建立新式海陸軍'] },
    {
      text: '評價秦始皇的功與過：功：',
      details: ['滅六國，統一全國，結束了長期的混亂局面', '統一文字：以小篆為通用文字'],
    },
    { text: '評價秦始皇的功與過：過：', details: ['實施“焚書坑儒”，禁錮了人們的思想言論'] },
  ])
})

test('what follows the objectives of a chapter does not stand under them, and names of files are no points', () => {
  const text = `# The Enlightenment

## Learning Objectives

By the end of this section, you will be able to:

- Explain what the Enlightenment was

The Enlightenment was a movement of thinkers who held reason to be the measure of all things. Historians place its birth in western Europe.

## Data

This lecture will need the following:

- data/enlightenment/letters.csv
- letters.csv
- the letters of Voltaire`
  expect(makeNotes(text).sections.map(({ heading, points }) => [heading, points.map((point) => point.text)])).toEqual([
    ['Overview', expect.arrayContaining(['Historians place its birth in western Europe.'])],
    ['Data', ['This lecture will need the following:']],
  ])
  expect(JSON.stringify(makeNotes(text))).not.toContain('csv')
})

test('what is set in under a line of a list, and a sum, are no headings', () => {
  const text = `# 細胞核 Nucleus

- Contains one or more nucleoli

  包含一個或多個核仁

- The nucleolus is the place where ribosomes are made

  核仁負責生產核糖體

99^365=0.025

- 細胞核由核膜包圍，核膜上有核孔`
  expect(makeNotes(text).sections.map(({ heading }) => heading)).toEqual(['概述'])
})

test('an answer stands under what a list asks, in the same line or in the one below', () => {
  const text = `## 免疫系统

1. 常见的免疫活性物质有哪些？
抗体、细胞因子、溶菌酶。

2. 抗体的作用：
抗体能与相应抗原发生特异性结合。

3. 免疫学应用中的器官移植存在什么问题？免疫排斥反应，供体器官短缺。

4. 病毒怎样进入细胞？

病毒与细胞膜上的受体结合，然后进入细胞。`
  const [section] = makeNotes(text, { purpose: 'detailed' }).sections
  expect(section?.points).toEqual([
    { text: '常见的免疫活性物质有哪些？', details: ['抗体、细胞因子、溶菌酶。'] },
    { text: '抗体的作用：', details: ['抗体能与相应抗原发生特异性结合。'] },
    { text: '免疫学应用中的器官移植存在什么问题？', details: ['免疫排斥反应，供体器官短缺。'] },
    { text: '病毒与细胞膜上的受体结合，然后进入细胞。', details: [] },
  ])
  const twice = '1. 免疫细胞在哪两个场所发育成熟？又集中分布在哪三个场所？\n胸腺、骨髓。脾、淋巴结、扁桃体。'
  expect(makeNotes(`## 免疫系统\n\n${twice}`).sections[0]?.points).toEqual([
    {
      text: '免疫细胞在哪两个场所发育成熟？又集中分布在哪三个场所？',
      details: ['胸腺、骨髓。', '脾、淋巴结、扁桃体。'],
    },
  ])
})

test('a long section is not cut within a list: its lines stay with what announces them', () => {
  const sentences = (of: string) =>
    Array.from({ length: 11 }, (_, n) => `The ${of} number ${n} of the ${of}s is a part of its body.`).join(' ')
  const organs = ['heart', 'liver', 'spleen', 'kidney', 'lung', 'stomach', 'brain', 'skin']
  const lines = organs.map((organ) => `- the ${organ} of the animal`)
  const text = `# Life\n${sentences('root')}\n\nAnimals have these organs:\n${lines.join('\n')}\n\n${sentences('leaf')}`
  const list = makeNotes(text)
    .sections.flatMap(({ points }) => points)
    .find((point) => point.text === 'Animals have these organs:')
  expect(list?.details).toEqual(organs.map((organ) => `the ${organ} of the animal`))
})

test('lines of a list that reaches farther than a part is long are told without what it stands under', () => {
  const lines = Array.from({ length: 38 }, (_, n) => `- the region number ${n} of the old empire`)
  const told = pointsOf(makeNotes(`# Empire\nIt had these regions:\n${lines.join('\n')}`, { purpose: 'detailed' }))
  expect(told.length).toBeGreaterThan(35)
})

test('where many lines of a list have lines of their own, each is a point after the title above it', () => {
  const text = `# Drugs
1. Statins
   - Use: high cholesterol
   - Risk: pain of the muscles
2. Opioids: strong drugs against pain
   - Use: severe pain
   - Risk: addiction to the drug`
  expect(makeNotes(text).sections[0]?.points).toEqual([
    { text: 'Statins', details: ['Use: high cholesterol', 'Risk: pain of the muscles'] },
    { text: 'Opioids: strong drugs against pain', details: ['Use: severe pain', 'Risk: addiction to the drug'] },
  ])
  expect(makeNotes(text.replace(/^(?=[\d ])/gm, '  ').replace('\n', '\n- Kinds\n')).sections[0]?.points).toEqual([
    { text: 'Kinds: Statins', details: ['Use: high cholesterol', 'Risk: pain of the muscles'] },
    {
      text: 'Kinds: Opioids: strong drugs against pain',
      details: ['Use: severe pain', 'Risk: addiction to the drug'],
    },
  ])
})

test('tables are told whole, under what stands before them or their heading, and nothing of them twice', () => {
  const text = `# Herbs
A decoction is made by boiling a part of the plant in water for twenty minutes.

| Way | What is done |
| :-- | --- |
| Decoction | **Boiled** in water. It takes 20 minutes. |
| Poultice | Put on the skin, as \\| or so |

## Methods

| Name | Aim | Since |
|---|---|---|
| Acupuncture | less pain | |

## Kings
Henry\t1399\tLancaster
Edward\t1461\tYork
Henry\t1485\tTudor`
  expect(makeNotes(text).sections.map(({ heading, points, table }) => [heading, points.length, table])).toEqual([
    [
      'Overview',
      1,
      {
        columns: ['Way', 'What is done'],
        rows: [
          ['Decoction', 'Boiled in water. It takes 20 minutes.'],
          ['Poultice', 'Put on the skin, as | or so'],
        ],
      },
    ],
    ['Methods', 0, { columns: ['Name', 'Aim', 'Since'], rows: [['Acupuncture', 'less pain', '']] }],
    [
      'Kings',
      0,
      {
        columns: ['', '', ''],
        rows: [
          ['Henry', '1399', 'Lancaster'],
          ['Edward', '1461', 'York'],
          ['Henry', '1485', 'Tudor'],
        ],
      },
    ],
  ])
})

test('no table is made of references, of figures without end, or of uneven lines', () => {
  const row = '| a | b | c |\n'
  for (const text of [
    `# References\n${row}|---|---|---|\n${row}`,
    `# Data\n${row}|---|---|---|\n${row.repeat(41)}`,
    '# Data\na\tb\tc\nd\te\nf\tg\th',
  ])
    expect(
      makeNotes(text)
        .sections.map(({ table }) => table)
        .filter(Boolean),
    ).toEqual([])
})

test('a formula is told as it was written, one on lines of its own under the sentence before it', () => {
  const text = `# Circular motion
Its acceleration points to the centre of the circle, and its size is

$$a = \\frac{v^2}{r}$$

The frequency of an object is the number of its revolutions per second, $f = 1/T$. Its path is long, see https://example.org/${'a'.repeat(90)}.

| Quantity | Symbol |
| --- | --- |
| Period | $T$ |

## 角速度
- 角速度：$\\omega$

## 能量（energy）

$$E = mc^2$$`
  const { sections } = makeNotes(text, { purpose: 'detailed' })
  expect(pointsOf({ title: '', sections })).toEqual([
    'Its acceleration points to the centre of the circle, and its size is',
    '$$a = \\frac{v^2}{r}$$',
    'The frequency of an object is the number of its revolutions per second, $f = 1/T$.',
    '角速度：$\\omega$',
    '$$E = mc^2$$',
  ])
  expect(sections.at(-1)?.heading).toBe('能量（energy）')
  expect(sections[0]?.table?.rows).toEqual([['Period', '$T$']])
})

test('paragraphs that are set in under a line of a list stand under it, and sentences of one line are one', () => {
  const text = `# The shell
An interface has two kinds:

+ Command line

    Commands are read by a shell, which is a program of its own.

    Each user may set up another one.

+ Graphics
    Icons are pressed. They need no memory of names.

　　Most systems have both kinds of interface today.`
  expect(makeNotes(text, { purpose: 'detailed' }).sections[0]?.points).toEqual([
    {
      text: 'An interface has two kinds: Command line',
      details: ['Commands are read by a shell, which is a program of its own.', 'Each user may set up another one.'],
    },
    {
      text: 'An interface has two kinds: Graphics Icons are pressed. They need no memory of names.',
      details: [],
    },
    { text: 'Most systems have both kinds of interface today.', details: [] },
  ])
})

test('a term whose definition others stand under is told with them; tasks and addresses are no points', () => {
  const text = `# Kernels
- A microkernel is a kernel that has only the basic functions of a system.
  - Communication of processes
  - Threads
- Operating system: a program that stands between a user and the machine
- [ ] Read chapter 3 of the book
- #teacher ask about the exam
- slides: https://example.org/week-3.pdf`
  expect(makeNotes(text).sections).toEqual([
    expect.objectContaining({
      keyTerms: [],
      points: [
        {
          text: 'A microkernel is a kernel that has only the basic functions of a system.',
          details: ['Communication of processes', 'Threads'],
        },
        { text: 'Operating system: a program that stands between a user and the machine', details: [] },
      ],
    }),
  ])
})

test('titles of a list within a list come with what announces them all', () => {
  const text = `# Medicines
These are recommended:
1. Lagundi:
   - Use: cold and cough
2. Sambong:
   - Use: kidney stones`
  expect(makeNotes(text).sections[0]?.points).toEqual([
    { text: 'These are recommended:', details: ['Lagundi: Use: cold and cough', 'Sambong: Use: kidney stones'] },
  ])
})

test('answers to choose from are no points, the letters of an outline are', () => {
  const text = `# Insulin
Which insulin may be given into a vein?
- A. NPH
- B. Regular insulin

## Kinds
- A. Lispro acts within minutes
- B. Glargine acts for a whole day`
  expect(pointsOf(makeNotes(text))).toEqual(['A. Lispro acts within minutes', 'B. Glargine acts for a whole day'])
})

test('amounts of money are no formula, and one within a word keeps its place', () => {
  const text = `# Prices
The price of a barrel of oil rose from $5 to $7 in a single year.
H$_2$O is a polar molecule that dissolves most salts of metals.`
  expect(pointsOf(makeNotes(text, { purpose: 'detailed' }))).toEqual([
    'The price of a barrel of oil rose from $5 to $7 in a single year.',
    'H$_2$O is a polar molecule that dissolves most salts of metals.',
  ])
})

test('a paragraph that is set in after others is not of the list before them', () => {
  const text = `# Cells
Cells have two parts:
- a wall
- a core

The plant cell is the unit of every leaf and of every root.

    The animal cell is the unit of every bone and of every nerve.`
  const { points } = makeNotes(text, { purpose: 'detailed' }).sections[0] ?? { points: [] }
  expect(points.flatMap(({ details }) => details)).toEqual(['a wall', 'a core'])
})

test('tables one after the other are two, rows that name a group stay, and one without rows is none', () => {
  const tables = (text: string) => makeNotes(`# Drugs\n\n${text}`).sections.flatMap(({ table }) => table ?? [])
  const rule = '|:-:|-|---|'
  expect(
    tables(`| # | Drug | Use |\n${rule}\n| 1. | Statin | lipids |\n\n| Drug | Risk |\n|:-:|:-:|\n| Statin | pain |`),
  ).toEqual([
    { columns: ['#', 'Drug', 'Use'], rows: [['1.', 'Statin', 'lipids']] },
    { columns: ['Drug', 'Risk'], rows: [['Statin', 'pain']] },
  ])
  expect(
    tables(`| Drug | Use | Risk |\r\n${rule}\r\n| Antibiotics | | |\r\n| Penicillin | pneumonia | rash |`),
  ).toEqual([
    {
      columns: ['Drug', 'Use', 'Risk'],
      rows: [
        ['Antibiotics', '', ''],
        ['Penicillin', 'pneumonia', 'rash'],
      ],
    },
  ])
  expect(tables(`| Drug | Use | Risk |\n${rule}`)).toEqual([])
})

test('a formula in a row leaves its cells in their columns', () => {
  const text = '# Laws\n\n| Law | Formula | Unit |\n|---|---|---|\n| Ohm | $U=RI$ | V |\n| | $P=UI$ | W |'
  expect(makeNotes(text).sections[0]?.table?.rows).toEqual([
    ['Ohm', '$U=RI$', 'V'],
    ['', '$P=UI$', 'W'],
  ])
})

test('a definition in a table is told by that alone', () => {
  const text = `# Transport
Cells move matter in several ways through their membranes.

| Term | Meaning |
|---|---|
| Osmosis | the movement of water through a membrane |
| Diffusion | the movement of particles from high to low concentration |

Active transport needs energy from the cell at all times.`
  const [section] = makeNotes(text).sections
  expect(section?.table?.rows).toHaveLength(2)
  expect(section?.keyTerms).toEqual([])
})

test('what leans on the sentence before is told under it, also in a paragraph of its own, and what opens a text so is not', () => {
  const text = `# Sound
These waves are called longitudinal.

Ultrasound can find flaws in materials such as wood or metal.

It is reflected by them earlier than by the far side. However, the time of the echo must be measured.

Sound waves that hit your eardrum cause it to vibrate; the bones behind it pass the vibration on.`
  expect(makeNotes(text, { purpose: 'detailed' }).sections[0]?.points).toEqual([
    {
      text: 'Ultrasound can find flaws in materials such as wood or metal.',
      details: ['It is reflected by them earlier than by the far side.'],
    },
    { text: 'The time of the echo must be measured.', details: [] },
    {
      text: 'Sound waves that hit your eardrum cause it to vibrate; the bones behind it pass the vibration on.',
      details: [],
    },
  ])
})

test('a sentence of several clauses is told whole, a short one too, and one of we', () => {
  const told = (text: string) => pointsOf(makeNotes(text, { purpose: 'detailed' }))
  const chinese = '现生领鞭毛虫是动物的姐妹群成员；它与海绵的领细胞相似。我们不应有既改变数据又返回数据的方法。'
  expect(told(`# 动物\n${chinese}`)).toEqual(chinese.split(/(?<=。)/))
  expect(told('# Disks\ncontiguous access is the fastest. each side of the platter is a surface.')).toEqual([
    'contiguous access is the fastest.',
    'each side of the platter is a surface.',
  ])
})

test('what a text says of itself, to its reader, or sets as a task is no point; steps are', () => {
  const text = `# Waves
You need to know what the period of a wave is. The waves are shown in this diagram. We will discuss light later in the course.
Explain how a wave carries energy. Energy is carried by a wave without any matter.

1. Make sure that the source is far from the tube
2. Use a ruler to measure the wave
3. Explain why the result differs

## 波
本节介绍波的性质。下面我们来看一个例子。如图所示，波向右传播。波能传递能量，却不传递物质。`
  expect(pointsOf(makeNotes(text, { purpose: 'detailed' }))).toEqual([
    'Energy is carried by a wave without any matter.',
    'Make sure that the source is far from the tube',
    'Use a ruler to measure the wave',
    '波能传递能量，却不传递物质。',
  ])
})

test('a line without a stop that says something is told, a label is not', () => {
  const text = `# Services
Plain facts of services are these ones here, and each of them is told below.

inseparability means services cannot be separated from providers

Source: a lecture of last year

variability is ...`
  expect(pointsOf(makeNotes(text, { purpose: 'detailed' }))).toContain(
    'inseparability means services cannot be separated from providers',
  )
  expect(JSON.stringify(makeNotes(text, { purpose: 'detailed' }))).not.toMatch(/Source|\.\.\./)
})

test('lines with another mark, as far to the left, stand under the line that announces them', () => {
  const text = `# Assets
a. A specific asset is one that:
- supports one deal between two parties,
- has large sunk costs

b. A dedicated asset is made for one buyer.
- It cannot be sold to another one.`
  expect(makeNotes(text).sections[0]?.points).toEqual([
    {
      text: 'A specific asset is one that:',
      details: ['supports one deal between two parties,', 'has large sunk costs'],
    },
    { text: 'A dedicated asset is made for one buyer.', details: [] },
    { text: 'It cannot be sold to another one.', details: [] },
  ])
})

test('a summary of an outline keeps what stands to the left, much shorter, and no long table', () => {
  const organ = (name: string) =>
    `- The ${name}\n${['wall', 'vessel', 'nerve', 'duty'].map((part) => `  - its ${part}\n    - a remark on the ${part} of the ${name}\n    - a second remark on that ${part}`).join('\n')}`
  const rows = Array.from({ length: 7 }, (_, n) => `| organ ${n} | duty ${n} |`).join('\n')
  const text = `# Organs\n${['heart', 'liver', 'spleen'].map(organ).join('\n')}\n\n| Organ | Duty |\n|---|---|\n${rows}`
  const [usual, brief] = ['', 'summary'].map((purpose) => makeNotes(text, { purpose }))
  const told = pointsOf(brief as Notes).join(' ')
  for (const name of ['heart', 'liver', 'spleen']) expect(told).toContain(name)
  expect(told).not.toContain('second remark')
  expect(told.length).toBeLessThan(pointsOf(usual as Notes).join(' ').length * 0.5)
  expect([usual, brief].map((notes) => notes?.sections[0]?.table?.rows.length)).toEqual([7, undefined])
})

test('a line in bold with a pause in it is a statement, no title', () => {
  const text = `# 分頁
**系統將邏輯記憶體切成相同大小的塊，稱為「頁」**

**系統將實體記憶體切成相同大小的塊，稱為「框」**

每一個頁都放在一個框之中，位置記在頁表裡。`
  const { sections } = makeNotes(text, { purpose: 'detailed' })
  expect(sections.map(({ heading }) => heading)).toEqual(['概述'])
  expect(JSON.stringify(sections)).toMatch(/稱為「頁」.*稱為「框」/)
})

test('marks of notes at the foot are no part of a text', () => {
  const text = '# 動物\n細菌[^cells-1]都沒有由核膜包圍的細胞核。'
  expect(pointsOf(makeNotes(text))).toEqual(['細菌都沒有由核膜包圍的細胞核。'])
})

test('a line without a stop right over a list is what its lines stand under, and the same lines are told again under another', () => {
  const text = `# Access time
Case 1: a miss, then a hit
- The table is read: 50 ns
- The cache is read: 2 ns

Case 2: a hit at once
- The cache is read: 2 ns
- Nothing more is read: 0 ns

All of this is added up in the end.

- The sum is the time of access`
  expect(makeNotes(text).sections[0]?.points).toEqual([
    { text: 'Case 1: a miss, then a hit', details: ['The table is read: 50 ns', 'The cache is read: 2 ns'] },
    { text: 'Case 2: a hit at once', details: ['The cache is read: 2 ns', 'Nothing more is read: 0 ns'] },
    expect.objectContaining({ details: [] }),
    { text: 'The sum is the time of access', details: [] },
  ])
})

test('two lines that differ in what they name are no doubles', () => {
  const text =
    '# 分頁\n系統將邏輯記憶體的空間切成相同大小的塊，稱為「頁」。系統將實體記憶體的空間切成相同大小的塊，稱為「框」。'
  expect(pointsOf(makeNotes(text))).toHaveLength(2)
})
