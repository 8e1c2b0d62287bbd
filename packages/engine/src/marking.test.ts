import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAnswer } from './marking.ts'

/** The clock tells what others do on the machine too; the CPU does not. */
const cpuMsSince = (begun: NodeJS.CpuUsage): number => process.cpuUsage(begun).user / 1000

type Sets = [question: string, reference: string, answers: ['right' | 'wrong', string][]][]
const read = (name: string): Sets =>
  JSON.parse(readFileSync(new URL(`../test-material/${name}.json`, import.meta.url), 'utf8'))

const verdict = (reference: string, answer: string, question = '', type: 'short' | 'mcq' | 'tf' = 'short') =>
  markAnswer({ question, correctAnswer: reference, userAnswer: answer, type }).verdict

/** Right answers are in other words than the reference; wrong ones are what a student might well write. */
test.each([
  ['marking-answers', { accepted: 0.65, wrongly: 0 }],
  ['marking-answers-unseen', { accepted: 0.55, wrongly: 0 }],
])(
  'of the answers in %s most right ones are recognised, no wrong one passes, and no right one is refused',
  (name, bounds) => {
    const counts = { right: 0, wrong: 0, accepted: 0, wrongly: 0, refused: 0 }
    for (const [question, reference, answers] of read(name)) {
      for (const [truth, answer] of answers) {
        counts[truth]++
        const found = verdict(reference, answer, question)
        if (found === 'correct') counts[truth === 'right' ? 'accepted' : 'wrongly']++
        if (found === 'incorrect' && truth === 'right') counts.refused++
      }
    }
    expect(counts.right + counts.wrong).toBeGreaterThan(100)
    expect(counts.accepted / counts.right).toBeGreaterThanOrEqual(bounds.accepted)
    expect(counts.wrongly / counts.wrong).toBeLessThanOrEqual(bounds.wrongly)
    expect(counts.refused).toBe(0)
  },
)

test.each([
  ['the same words', 'Osmosis', 'osmosis'],
  ['other width and case', 'ATP', 'ａｔｐ'],
  ['an article', 'nucleus', 'the nucleus'],
  ['marks', 'Belady’s anomaly', "belady's anomaly."],
  ['numerals spelt out', '23', 'twenty-three'],
  ['a large number spelt out', '206', 'two hundred and six'],
  ['thousands', '10,000 kilometres', '10000 kilometres'],
  ['Chinese numerals', '23', '二十三'],
  ['a year digit by digit', '1905年', '一九〇五年'],
  ['the other script', '虛擬記憶體', '虚拟记忆体'],
  ['a misspelling', 'photosynthesis', 'photosyntesis'],
  ['a century by its years', 'in the fourteenth century', 'in the 1300s'],
  ['a century in figures', 'the 19th century', 'nineteenth century'],
  ['tens of thousands in Chinese', '21886个', '两万一千八百八十六个'],
  ['a whole sentence', 'thrashing', 'It is called thrashing.'],
])('%s makes no difference', (_, reference, answer) => {
  expect(verdict(reference, answer)).toBe('correct')
})

test.each([
  ['another year', '1764', '1746', 'When was it built?'],
  ['another number of things', 'four chambers', 'three chambers', 'How many chambers are there?'],
  ['another family name', 'James Watt', 'James Hargreaves', 'Who improved it?'],
  ['the opposite', 'It raises interest rates', 'It lowers interest rates', 'What does it do?'],
  ['a denial', 'Metals contain free electrons', 'Metals contain no free electrons', ''],
  ['a Chinese denial', '金属内部有自由电子', '金属内部没有自由电子', ''],
  ['a technical word a letter apart', 'afferent neuron', 'efferent neuron', ''],
  ['another kind of the same thing', 'negative reinforcement', 'positive reinforcement', ''],
  ['one item of a list', 'attention, retention, reproduction and motivation', 'attention', ''],
  ['other statements', 'I and III', 'I and II', ''],
  ['nothing', 'osmosis', '  ', ''],
  ['a compound with the opposite', 'It emits high-energy radiation', 'It emits low-energy radiation', ''],
  ['the opposite comparison', 'Imports become more expensive', 'Imports become cheaper', ''],
  [
    'what belongs to the other',
    'Arteries carry blood away from the heart, veins carry it back to the heart.',
    'Arteries carry it back to the heart, veins carry blood away.',
    'What is the difference?',
  ],
  ['what belongs to the other in Chinese', '胸腺培育T细胞，骨髓培育B细胞', '胸腺培育B细胞，骨髓培育T细胞', ''],
  ['the cause for the effect', 'Inflation causes unemployment', 'Unemployment causes inflation', ''],
  ['one direction of two', 'When prices rise demand falls', 'When prices rise demand rises too', ''],
  ['one of two numbers', 'From 1 to 8', 'It is 1', 'How many steps are there?'],
  ['another formula of the same figures', '2^(n-1)', '2n-1', 'How many such trees are there?'],
  ['most of a list', 'Airway, Breathing and Circulation', 'Airway and breathing', 'What do the ABCs stand for?'],
  ['one of two ways', '定期盘点和临时盘点。', '定期盘点。', '盘点方式包括什么？'],
  ['another of like things', 'A and C are on one path', 'A and B are on one path', ''],
  ['a term that is named and set aside', 'osmosis', 'not osmosis but diffusion', ''],
])('%s is not correct', (_, reference, answer, question) => {
  expect(verdict(reference, answer, question)).not.toBe('correct')
})

test.each([
  ['True', 'true', 'tf', 'correct'],
  ['True', 'False', 'tf', 'incorrect'],
  ['錯誤', '错误', 'tf', 'correct'],
  ['Osmosis', 'osmosis', 'mcq', 'correct'],
  ['A gas that reflects heat', 'A gas that reflects light and heat', 'mcq', 'incorrect'],
] as const)('closed questions are compared whole: %s and %s', (reference, answer, type, expected) => {
  expect(verdict(reference, answer, '', type)).toBe(expected)
})

test('statements may be named by other numerals', () => {
  expect(verdict('I and III', '1, 3')).toBe('correct')
  expect(verdict('I和III', 'I、III')).toBe('correct')
  expect(verdict('None of them', 'none')).toBe('correct')
})

test.each([
  ['Dyspnea that occurs when lying down', 'Being short of breath as soon as you lie flat', 'What is orthopnea?'],
  [
    'Small groups moved over thousands of years and married into the communities they met',
    'Little bands moved bit by bit and mixed with foragers',
    'How did they spread?',
  ],
  ['民族主义、民权主义和民生主义', '民生、民权、民族三个主义', '三民主义是什么？'],
  ['The harder coin will scratch the other', 'The one that is scratched is softer', 'How does a scratch test tell?'],
  ['单链表不可以，双链表可以，为O(1)。', '1. 单链表不行\n2. 双链表可以，为O(1)\n3. 没有别的', '时间复杂度各为多少？'],
  ['Mao Zedong', 'Mao', 'Who led the march?'],
])('an answer that may be right is never refused: %s', (reference, answer, question) => {
  expect(verdict(reference, answer, question)).not.toBe('incorrect')
})

test.each(['I do not know.', "I don't know", 'No idea', '不知道', '我不知道。', '忘記了'])(
  '%s is no answer',
  (answer) => {
    expect(verdict('A table that maps pages to frames.', answer, 'What is a page table?')).toBe('incorrect')
  },
)

test('words that the question gives weigh little', () => {
  const question = 'Why does the enzyme stop working at high temperature?'
  expect(verdict('Because its active site loses its shape', 'the enzyme stops working', question)).toBe('incorrect')
})

test('an answer that repeats the reference is always correct', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.lorem(),
    fc.constantFrom('不是', '二十', 'not no', 'I'),
  )
  fc.assert(
    fc.property(text, text, (question, correctAnswer) => {
      const same = markAnswer({ question, correctAnswer, userAnswer: correctAnswer, type: 'short' })
      expect(same.verdict).toBe(correctAnswer.trim() === '' ? 'incorrect' : 'correct')
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['one letter', 'a'.repeat(200_000)],
  ['words', 'membrane water '.repeat(20_000)],
  ['Chinese', '水分子通过半透膜'.repeat(20_000)],
  ['numerals', '九'.repeat(200_000)],
  ['English numerals', 'one hundred and '.repeat(20_000)],
  ['spaces', ' '.repeat(200_000)],
  ['denials', 'not '.repeat(50_000)],
])('200,000 characters of %s are marked in no time', (_, text) => {
  verdict('Warm up', '预热')
  const begun = process.cpuUsage()
  verdict('Water moves through a membrane', text)
  verdict(text, 'Water moves through a membrane')
  expect(cpuMsSince(begun)).toBeLessThan(6000)
})

test.each([
  ['1918年3月', '1937年7月7日', 'incorrect'],
  ['1918年3月', '1918年4月', 'incorrect'],
  ['1914年7月28日', '1914 年 7 月 28 日', 'correct'],
  ['1939年9月1日', '1939年9月', 'check-yourself'],
  ['1918年3月', '1918年3月3日', 'check-yourself'],
  ['July 1914', 'August 1914', 'incorrect'],
  ['28 July 1914', 'on July 28th, 1914', 'correct'],
  ['28 July 1914', '27 July 1914', 'incorrect'],
  ['28 July 1914', 'July 1914', 'check-yourself'],
  ['July 1914', 'June 28 or July 1914', 'check-yourself'],
  ['28 Sept 1914', '28 September 1914', 'correct'],
])('where %s is asked for, %s is %s', (correctAnswer, userAnswer, verdict) => {
  const question = correctAnswer.includes('月') ? '戰爭是在什麼時候結束的？' : 'When did the war begin?'
  expect(markAnswer({ question, correctAnswer, userAnswer, type: 'short' })).toEqual({ verdict })
})

test('words that begin as months do are none', () => {
  const question = 'Where are goods sold?'
  expect(markAnswer({ question, correctAnswer: 'Market', userAnswer: 'Marble', type: 'short' })).not.toEqual({
    verdict: 'correct',
  })
})
