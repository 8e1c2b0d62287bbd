import { expect, test } from 'vitest'
import { compareTyped, type TypedVerdict } from './compare-typed.ts'
import { ideasIn } from './ideas.ts'

const CASES: readonly [question: string, correctAnswer: string, userAnswer: string, verdict: TypedVerdict][] = [
  ['Where is energy released?', 'The mitochondrion', 'mitochondrion', 'same'],
  ['Where is energy released?', 'The mitochondrion', 'The Mitochondrion.', 'same'],
  ['Where is energy released?', 'The mitochondrion', 'mitocondrion', 'slip'],
  ['Where is energy released?', 'The mitochondrion', 'mitochondiron', 'slip'],
  ['Where is energy released?', 'The mitochondrion', 'the nucleus', 'different'],
  ['Where is energy released?', 'The mitochondrion', '', 'different'],
  ['What is a coffee house in French?', 'le café', 'le cafe', 'slip'],
  ['Which kind of neuron carries signals to the brain?', 'afferent', 'efferent', 'different'],
  ['What is it called when sugar in the blood is too low?', 'hypoglycemia', 'hyperglycemia', 'different'],
  ['When was the steam engine improved?', '1764', '1769', 'different'],
  ['綠色植物如何製造養分？', '光合作用', '光合作用', 'same'],
  ['綠色植物如何製造養分？', '光合作用', '光合作用。', 'same'],
  ['哪一種作用合成物質？', '同化作用', '異化作用', 'unsure'],
  [
    'What does learning by observation take?',
    'attention, retention, reproduction and motivation',
    'attention and retention and motivation',
    'missing',
  ],
  [
    'What does learning by observation take?',
    'attention, retention, reproduction and motivation',
    'motivation, reproduction, attention, retention',
    'same',
  ],
  [
    'What happens in photosynthesis?',
    'Plants take in carbon dioxide and water. They release oxygen into the air.',
    'Plants take in water and carbon dioxide.',
    'missing',
  ],
  [
    'What happens in photosynthesis?',
    'Plants take in carbon dioxide and water. They release oxygen into the air.',
    'Oxygen is released into the air, after plants took in water and carbon dioxide.',
    'same',
  ],
  ['光合作用發生什麼？', '植物吸收二氧化碳和水。它們釋放氧氣。', '植物吸收水和二氧化碳。', 'missing'],
]

test.each(CASES)('%s: %s, typed as %j, is %s', (question, correctAnswer, userAnswer, verdict) => {
  expect(compareTyped({ question, correctAnswer, userAnswer }).verdict).toBe(verdict)
})

test('says which ideas are missing, as the card words them', () => {
  const { ideas } = compareTyped({
    question: 'What happens in photosynthesis?',
    correctAnswer: 'Plants take in carbon dioxide and water. They release oxygen into the air.',
    userAnswer: 'Plants take in water and carbon dioxide.',
  })
  expect(ideas).toEqual([
    { text: 'Plants take in carbon dioxide and water', isThere: true },
    { text: 'They release oxygen into the air', isThere: false },
  ])
})

test('an idea is an item of a list, a statement, or a clause with weight of its own', () => {
  expect(ideasIn('專注、保留、再現和動機')).toEqual(['專注', '保留', '再現', '動機'])
  expect(ideasIn('Sodium, which is a metal, burns in air because it reacts with oxygen.')).toHaveLength(3)
  expect(ideasIn('The nucleus')).toEqual(['The nucleus'])
  expect(ideasIn('  ')).toEqual([])
})
