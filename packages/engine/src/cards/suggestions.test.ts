import { expect, test } from 'vitest'
import { makeCards, makeCardsAndSuggestions } from '../cards.ts'
import { inScript } from '../zh/simplified.ts'

const GLYCOLYSIS = `# Glycolysis

Nearly all living organisms carry out glycolysis as part of their metabolism. Glycolysis takes place in the cytoplasm of both prokaryotic and eukaryotic cells. Hexokinase phosphorylates glucose using ATP as the source of the phosphate. The enzyme then leaves. Red blood cells of mammals have no mitochondria, so glycolysis is their sole source of ATP. In the absence of oxygen the pyruvate is turned into lactate by lactate dehydrogenase. Muscles that work hard without enough oxygen pile up lactate for that reason. Pyruvate and acetyl groups are carried into the mitochondria. Phosphofructokinase is the most important point of control of the whole pathway.`

const HORMONES = `# 植物的激素

胚芽鞘的尖端产生生长素并向下运输。种子在休眠期间由脱落酸抑制萌发并保持休眠的状态。成熟的果实放出的乙烯气体能促进其他果实的成熟。它在各器官里都有分布。生长素在较低浓度下促进茎的伸长生长，在较高浓度下抑制根的生长。脱落酸在干旱时使叶片的气孔关闭从而减少水分的散失。园艺工人利用生长素促进扦插的枝条在土壤里生根。`

test('a term is left out of a sentence that is understood alone, at most one a sentence, and its words are the answer', () => {
  const { suggestions } = makeCardsAndSuggestions(GLYCOLYSIS)
  const blanks = suggestions.filter(({ rule }) => rule === 'term-blank')
  expect(blanks.map(({ answer }) => answer.toLowerCase())).toContain('glycolysis')
  for (const { question, answer, source } of blanks) {
    expect(question.match(/______/g)).toHaveLength(1)
    expect(question.replace('______', answer).replace('a(n)', 'a')).toContain(source.slice(0, 20).replace(/^\w+ /, ''))
    expect(question.toLowerCase()).not.toContain(answer.toLowerCase())
  }
  expect(new Set(suggestions.map(({ source }) => source)).size).toBe(suggestions.length)
})

const SLIDES = `# Cell Membranes

- Phospholipid bilayer: two layers of phospholipids with hydrophobic tails facing inwards
- Selectively permeable: small molecules pass freely, ions do not
- Osmosis: diffusion of water across a selectively permeable membrane
- Requires ATP

Example: a red blood cell in salt water`

const OUTLINE = `# 向量的定义及相关概念

- 表示：用带箭头的线段
- 运算：加法和减法
- 平行向量：方向相同或相反的两个非零向量
- 相反向量：模相等且方向相反的向量
- 应用：力的合成与分解
- 记法：用小写字母`

test.each([
  ['slides', SLIDES, ['What is meant by “Osmosis”?', 'What is meant by “Phospholipid bilayer”?']],
  ['an outline', OUTLINE, ['什么是平行向量？', '什么是相反向量？']],
  ['an outline in traditional characters', inScript(OUTLINE, 'traditional'), ['什麼是平行向量？', '什麼是相反向量？']],
])('lines of %s that say what a term means are suggested, among others that do not', (_, text, questions) => {
  const { cards, suggestions } = makeCardsAndSuggestions(text)
  expect(cards).toEqual([])
  const noted = suggestions.filter(({ rule }) => rule === 'noted-entry')
  expect(noted.map(({ question }) => question.replace(/^(?:\[.*?\]|【.*?】) ?/, '')).toSorted()).toEqual(questions)
  for (const { answer, source } of noted) expect(source.toLowerCase()).toContain(answer.toLowerCase())
})

test('what leans on the sentence before, and one of a row, is no suggestion', () => {
  const asked = makeCardsAndSuggestions(GLYCOLYSIS).suggestions.map(({ question }) => question)
  expect(asked.filter((question) => /The enzyme then|for that reason|and acetyl/.test(question))).toEqual([])
  const chinese = makeCardsAndSuggestions(HORMONES).suggestions.map(({ question }) => question)
  expect(chinese.filter((question) => question.includes('它在各器官'))).toEqual([])
})

test.each([
  ['simplified', HORMONES],
  ['traditional', inScript(HORMONES, 'traditional')],
])('a %s text gives suggestions in its own script', (_, text) => {
  const { suggestions } = makeCardsAndSuggestions(text)
  expect(suggestions.length).toBeGreaterThan(0)
  for (const { question, answer, source } of suggestions) {
    expect(text).toContain(source)
    expect(text).toContain(answer)
    expect(question.replace(/^【[^】]*】/, '').replace('______', answer)).toContain(source.replace(/。$/, ''))
  }
})

test('the cards are those that are given without suggestions, and no suggestion asks them again', () => {
  for (const text of [GLYCOLYSIS, HORMONES]) {
    const { cards, suggestions } = makeCardsAndSuggestions(text)
    expect(cards).toEqual(makeCards(text))
    const asked = new Set(cards.map(({ question }) => question))
    expect(suggestions.filter(({ question }) => asked.has(question))).toEqual([])
  }
})

test('a talk gives no blanks, since its words are no terms', () => {
  const talk = `So today I want to tell you about glycolysis. You know that glycolysis is something that we all do. I think that our cells carry out glycolysis all the time. If you ask me, glycolysis takes place in the cytoplasm of your cells.`
  expect(makeCardsAndSuggestions(talk).suggestions.filter(({ rule }) => rule === 'term-blank')).toEqual([])
})
