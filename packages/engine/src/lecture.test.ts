import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainPages, type LectureExplanation, type LecturePage } from './lecture.ts'

const material = (name: string): string =>
  readFileSync(new URL(`../test-material/${name}.txt`, import.meta.url), 'utf8').trim()
/** A text on two pages, from page 3 on, cut at the line end that follows its middle. */
function onTwoPages(text: string): LecturePage[] {
  const middle = text.indexOf('\n', text.length / 2)
  return [
    { page: 3, text: text.slice(0, middle).trim() },
    { page: 4, text: text.slice(middle).trim() },
  ]
}
const proseOf = ({ parts }: LectureExplanation): string[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap(({ text, items }) => [...items, ...text.split(/(?<=[.。]) */)]))
const bare = (text: string): string => text.replace(/[*\s.。]+/g, '').toLowerCase()

test.each(['cells.en', 'inflation.en', 'virtual-memory.en', 'immunity.tc', 'xinhai.sc', 'virtual-memory.tc'])(
  'the pages of %s are explained in their own words, each part with a quote of its page, and two questions',
  (name) => {
    const pages = onTwoPages(material(name))
    const explanation = explainPages(pages)
    // An aside that only joins two sentences is left out.
    const whole = bare(pages.map(({ text }) => text).join('\n')).replace(',bycontrast,', '')
    expect(explanation.title).not.toBe('')
    expect(explanation.parts.length).toBeGreaterThan(2)
    for (const sentence of proseOf(explanation)) expect(whole).toContain(bare(sentence))
    for (const { quote } of explanation.parts) {
      const page = pages.find((candidate) => candidate.page === quote?.page)
      expect(bare(page?.text ?? '')).toContain(bare(quote?.text ?? 'no quote'))
    }
    expect(new Set(explanation.parts.map(({ quote }) => quote?.page))).toEqual(new Set([3, 4]))
    expect(explanation.questions).toHaveLength(2)
    for (const { question, answer } of explanation.questions) expect(`${question}${answer}`).toMatch(/\S{5,}/)
  },
)

test('terms stand with their meanings, and examples without what their label says', () => {
  const pages = [
    {
      page: 1,
      text: `Osmosis is the diffusion of water through a partially permeable membrane. Water moves towards the side that
holds less of it. For example, raisins swell when they are put into water. Plants take up water through their roots by
osmosis. The roots of a plant hold more dissolved salts than the soil around them.`,
    },
  ]
  const { keyTerms, parts } = explainPages(pages)
  expect(keyTerms).toContainEqual({
    term: 'Osmosis',
    meaning: 'The diffusion of water through a partially permeable membrane',
  })
  const examples = parts.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'example'))
  const shown = JSON.stringify(parts)
  expect(shown).toContain('aisins swell when they are put into water.')
  for (const { text } of examples) expect(text).not.toMatch(/^for example/i)
})

test('items of slides come as a list', () => {
  const text = `Causes of the war
• rivalry between the great powers for colonies
• the system of secret alliances
• nationalism in the Balkans
• the arms race at sea`
  const blocks = explainPages([{ page: 9, text }]).parts.flatMap((part) => part.blocks)
  expect(blocks.find(({ kind }) => kind === 'list')?.items.length).toBeGreaterThan(1)
})

test('titles of slides head what stands under them, and lines of a script do not', () => {
  const slide = (page: number, title: string, text: string) => ({ page, text: `${title}\n${text}` })
  const slides = [
    slide(
      1,
      'Osmosis in plants',
      'Water enters the root cells of a plant by osmosis.\nIt needs no energy from the plant.',
    ),
    slide(2, '主動運輸', '主動運輸是指細胞利用能量把物質逆濃度梯度運送的過程。\n根毛細胞利用主動運輸吸收礦物質。'),
  ]
  const { title, parts } = explainPages(slides)
  expect(title).toBe('Osmosis in plants')
  expect(parts.map(({ heading }) => heading)).toContain('主動運輸')
  const script = 'The root cells of a plant take up the water that they need by osmosis, which\nNeedham described.'
  expect(explainPages([{ page: 1, text: script }]).title).not.toMatch(/^The root cells/)
})

test('a quote of Chinese lines has no spaces where they were broken', () => {
  const text =
    '滲透作用是指水分子從高濃度區域通過半透膜，向低濃度\n區域移動的過程。滲透作用不需要能量，因此是被動運輸的一種。'
  expect(explainPages([{ page: 1, text }]).parts[0]?.quote?.text).toBe(
    '滲透作用是指水分子從高濃度區域通過半透膜，向低濃度區域移動的過程。',
  )
})

test('where the text carries no two questions, the student is asked to explain it', () => {
  const text = 'Glaciers\n\nGlaciers shaped the valleys of the northern Alps. Melting glaciers leave lakes behind them.'
  const { questions } = explainPages([{ page: 1, text }])
  expect(questions.at(-1)?.question).toMatch(/^Explain .*“Glaciers”/)
})

test('a sentence that runs on to the next page is read as one, and quoted from neither', () => {
  const pages = [
    { page: 1, text: 'Osmosis is the diffusion of water' },
    { page: 2, text: 'through a partially permeable membrane.' },
  ]
  const { keyTerms, parts } = explainPages(pages)
  expect(keyTerms[0]?.meaning).toBe('The diffusion of water through a partially permeable membrane')
  expect(parts.map(({ quote }) => quote)).toEqual([null])
})

test.each(['', '12', 'Thank you!', 'References\n\nSmith, J. (2001). Cells.'])('%j gives nothing to explain', (text) => {
  expect(explainPages([{ page: 1, text }])).toMatchObject({ parts: [], questions: [] })
})

test('what is quoted is said nowhere else, unless something goes on from it and nothing else can be quoted', () => {
  const rest = 'The working-set model estimates the demand of a process by counting its recent pages.'
  const begin =
    'If the working sets of all processes exceed the frames, the system moves pages between memory and disk all the time. This condition is called thrashing.'
  const [part] = explainPages([{ page: 1, text: `# Thrashing\n${begin} ${rest}` }]).parts
  expect(part?.quote?.text).toBe(rest)
  expect(part?.blocks.map(({ text }) => text)).toEqual([begin])
})
