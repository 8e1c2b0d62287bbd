import { expect, test } from 'vitest'
import { parseDocument } from '../document.ts'
import { falsehoodsOf } from './falsify.ts'
import { gatherMaterial } from './material.ts'
import { assertionsOf } from './true-false.ts'

/** The false forms of the first statement of `text`, as 'form: statement'. */
function falsehoods(text: string): string[] {
  const [material] = gatherMaterial(parseDocument(text))
  if (!material) return []
  const [first] = material.statements.filter(({ sentence }) => sentence.id === 0)
  return first ? falsehoodsOf(first, material).map(({ form, text: made }) => `${form}: ${made}`) : []
}

const SIBLINGS =
  'Exocytosis is the process by which a cell releases particles. A membrane is a layer that separates a cell from other cells.'

test.each([
  [
    'Louis Pasteur refuted spontaneous generation in 1859.',
    /^year: Louis Pasteur refuted spontaneous generation in \d{4}\.$/,
  ],
  ['Economists distinguish two main causes of inflation.', /^number: Economists distinguish four main causes/],
  ['The reserve requirement is 40 percent of all deposits in most countries.', /^number: .* is 60 percent/],
  ['Warm water increases the rate of diffusion through a membrane.', /^antonym: Warm water decreases the rate/],
  ['A central bank raises interest rates in order to reduce inflation.', /^antonym: A central bank lowers/],
  ['1905年，清政府废除了实行一千多年的科举制度。', /^year: (?!1905)\d{4}年，清政府废除/],
  ['滑动摩擦力的大小与接触面所受的压力成正比。', /^antonym: .*成反比/],
  ['滑動摩擦力的大小與接觸面所受的壓力成正比。', /^antonym: .*成反比/],
  ['成年蜘蛛的身体有八条步足。', /^number: .*七条步足/],
])('%s', (text, expected) => {
  expect(
    falsehoods(text).some((falsehood) => expected.test(falsehood)),
    falsehoods(text).join('\n'),
  ).toBe(true)
})

test('the same term in the other script says nothing false', () => {
  const text = '內部碎片是頁面之內浪費的空間。\n\n内部碎片是页面之内浪费的空间。'
  expect(falsehoods(text)).not.toContainEqual(expect.stringMatching(/^term: [内內]/))
})

test('a term gives way to its likest sibling', () => {
  const text = `Endocytosis is the process by which a cell takes in particles. ${SIBLINGS}`
  expect(falsehoods(text)).toContain('term: Exocytosis is the process by which a cell takes in particles.')
})

test('a sibling that takes no article does not stand where one is', () => {
  const text = `A vacuole is a space that stores water in a plant cell. ${SIBLINGS}`
  expect(falsehoods(text).filter((falsehood) => falsehood.startsWith('term'))).toEqual([
    'term: A membrane is a space that stores water in a plant cell.',
  ])
})

test.each([
  ['a number with its list after it', 'Plant cells differ in three ways: walls, chloroplasts and vacuoles.', /^number/],
  ['a hedged number', 'A typical bacterium is about 1 micrometre wide.', /^number/],
  ['a year taken for a number', 'In 1851 the census showed a larger population.', /^number/],
  ['a word in a pair', 'Inflation is always and everywhere a monetary phenomenon.', /^antonym/],
  ['a denied word', 'Monetary policy cannot raise employment permanently.', /^antonym: .*lower/],
  ['a verb for an adjective', 'High interest rates can lower consumer demand.', /^antonym: .*higher/],
  ['a word inside another', '病人在手術後需要服用免疫抑制劑。', /^antonym/],
])('%s is left alone', (_, text, form) => {
  expect(falsehoods(text).filter((falsehood) => form.test(falsehood))).toEqual([])
})

test('statements that lean, hedge or ask are no assertions', () => {
  for (const text of [
    'This process releases energy from glucose in every cell.',
    'The treaty may perhaps have ended the war in the north.',
    'However, they moved the capital to the eastern coast.',
    'Why does the temperature of the gas rise so quickly?',
    '这种现象可能是由气温升高引起的。',
  ]) {
    const [material] = gatherMaterial(parseDocument(text))
    expect(material ? assertionsOf(material) : []).toEqual([])
  }
})

test('what gave no card is asked neither as it stands nor made false, and no Chinese opposite is put in', () => {
  const told = (text: string): string[] => {
    const [material] = gatherMaterial(parseDocument(text))
    return material ? assertionsOf(material).map(({ falsehood }) => falsehood?.form ?? 'true') : []
  }
  expect(told('Warm water increases the rate of diffusion through a membrane.')).toEqual([])
  expect(told('1905年8月，孙中山在东京成立了同盟会。同盟会发动了多次起义。')).toEqual(
    expect.arrayContaining(['true', 'year']),
  )
  expect(told('先天免疫是指與生俱來、對所有病原體都有反應的免疫。')).not.toContain('antonym')
})
