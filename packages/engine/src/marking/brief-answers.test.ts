import { expect, test } from 'vitest'
import { markAnswer } from '../marking.ts'

type Case = readonly [question: string, reference: string, answer: string]
const verdict = ([question, correctAnswer, userAnswer]: Case) =>
  markAnswer({ question, correctAnswer, userAnswer, type: 'short' }).verdict

test.each<Case>([
  ['Which statements are correct?', '①和③', '②和④'],
  ['Which statements are correct?', '(1) and (3)', '(2) and (4)'],
  ['', '3', '30'],
  ['', '1', '10'],
  ['', '1', '0.1'],
  ['', '12', '21'],
  ['', '1/2', '2/1'],
  ['How much is left?', '25%', '35%'],
  ['Does it change?', 'No', 'Yes'],
])('%s: %s is not %s', (...asked) => {
  expect(verdict(asked)).toBe('incorrect')
})

test.each<Case>([
  ['', 'A, B, AB and O', 'about'],
  [
    '',
    'attention, retention, reproduction and motivation',
    'attention, retention, reproduction, motivation, imitation',
  ],
  ['', 'attention, retention, reproduction and motivation', 'not attention, retention, reproduction and motivation'],
  ['', '-3', '3'],
  ['', 'y = 2x + 1', 'y = 2x - 1'],
  ['', 'x > 0', 'x < 0'],
  ['', 'H+', 'H-'],
  ['', '负3', '3'],
  ['', '脊椎动物', '无脊椎动物'],
  ['', '金属', '非金属'],
  ['', '导体', '半导体'],
  ['Which division is it?', 'mitosis', 'mitosis, meiosis, cytokinesis'],
  ['', 'Vitamin C', 'Vitamin D'],
  ['', 'Vitamin C', 'Vitamin'],
  ['', 'World War II', 'World War I'],
  ['', 'the second law', 'the first law'],
  ['What do plants take in?', 'carbon dioxide', 'carbon'],
  ['Who built it?', 'Thomas Newcomen', 'Not Thomas Newcomen but James Watt'],
  ['Who improved it?', 'James Watt', 'Watt or Newcomen'],
  ['How long does it take?', '5 minutes', '5 hours'],
  ['How many are there?', '5', 'not 5'],
  ['', '1 and 3', 'I believe 3'],
  ['Which statement is right?', '3', 'I believe 3'],
  ['Who improved it?', 'James Watt', 'James Watt and Thomas Newcomen'],
  ['', '1/4', '四分之一'],
  ['', 'Na+', 'Na-'],
  ['', '2500000', 'two and a half million'],
  ['Which bulb shines most?', 'Bulb B is the brightest', 'bulb a is the brightest'],
  ['Who led it?', '孙中山', '不是孙中山'],
  ['', '25%', '25'],
  ['Does it change?', 'No', 'It stays the same'],
  ['有变化吗？', '没有', '保持原样'],
  ['Which conducts better, copper or iron?', 'Copper conducts better', 'copper'],
  ['How do you say 我不知道?', 'I do not know', "I don't know"],
  ['Which bulb shines most?', 'Bulb B is the brightest', 'Bulb A is the brightest'],
])('%s: only the student can tell whether %s is %s', (...asked) => {
  expect(verdict(asked)).toBe('check-yourself')
})

test.each<Case>([
  ['哪些说法正确？', '①③', '①、③'],
  ['哪些说法正确？', '①和③', '①③正确'],
  ['Which statements are right?', 'I and III', 'Statements I and III are right'],
  ['Name the groups', 'A, B, AB and O', 'O, AB, B and A'],
  ['', '-3', '−3'],
  ['', '-3', 'minus three'],
  ['', '3', 'x = 3'],
  ['', '2.5 million', '2,500,000'],
  ['', '250万', '2500000'],
  ['', '1/2', '0.5'],
  ['', '1/2', 'half'],
  ['', '25%', '0.25'],
  ['Does it change?', 'No', 'No, it does not'],
  ['有变化吗？', '没有', '没有变化'],
  ['Which gas is it?', 'noble gas', 'noble'],
  ['', '1914-1918', '1914 to 1918'],
  ['这是什么？', '导体', '这是导体'],
])('%s: %s is %s too', (...asked) => {
  expect(verdict(asked)).toBe('correct')
})

test('points that are counted say what they say without their numbers', () => {
  expect(verdict(['', '(1) Water evaporates (2) Vapour condenses', 'Water evaporates. Vapour condenses.'])).toBe(
    'correct',
  )
})

test.each([`${'i'.repeat(50)}x`, `1${'和 '.repeat(3000)}x`, '① '.repeat(3000), 'i '.repeat(3000), '- a'.repeat(2000)])(
  'a hostile card is marked in no time: %#',
  (hostile) => {
    verdict(['', 'Warm up', '预热'])
    const begun = process.cpuUsage()
    verdict(['', hostile, 'x'])
    verdict([hostile, 'x', hostile])
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000)
  },
)
