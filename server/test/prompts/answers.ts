import { SPEAKING_ANSWERS } from './speaking-answers.ts'

/**
 * What a capable model answers to the prompts on the page of prompts, by the name of the task: given once to each prompt as
 * it stands there, by somebody who knew nothing else.
 */
export const ANSWERS: Readonly<Record<string, unknown>> = {
  'recite.cards': {
    cards: [
      {
        question: 'What is photosynthesis?',
        answer: 'The process by which plants turn light into chemical energy',
        source: 'Photosynthesis is the process by which plants turn light into chemical energy.',
        gap: null,
      },
      {
        question: 'What does photosynthesis make out of carbon dioxide and water, as an equation?',
        answer: '$$6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O} \\rightarrow \\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}$$',
        source: 'In sum, 6 CO2 + 6 H2O become C6H12O6 + 6 O2.',
        gap: null,
      },
      {
        question: 'When was the Calvin cycle described?',
        answer: 'In 1950',
        source: 'The Calvin cycle was described by Melvin Calvin in 1950.',
        gap: '1950',
      },
      {
        question: 'Why does photosynthesis slow down in hot weather?',
        answer: 'The stomata close at noon, and carbon dioxide enters the leaf through them.',
        source: 'Because stomata close at noon, photosynthesis slows down in hot weather.',
        gap: null,
      },
    ],
  },
  'notes.notes': {
    title: '虛擬記憶體與分頁',
    summary: ['虛擬記憶體以頁面和頁框對應位址空間與實體記憶體，缺頁時由作業系統從磁碟讀入。'],
    sections: [
      {
        heading: '頁面、頁框與分頁錯誤',
        key_terms: [
          { term: '頁面', meaning: '行程位址空間中大小相同的一份' },
          { term: '頁框', meaning: '實體記憶體中與頁面對應的固定大小區塊' },
          { term: '分頁錯誤', meaning: '**有效位元**為零時由硬體產生的錯誤' },
        ],
        points: [
          { text: '虛擬記憶體把每個行程的位址空間分成大小相同的頁面。', details: [] },
          {
            text: '頁面不在實體記憶體時的處理：',
            details: ['有效位元為零，硬體產生分頁錯誤', '作業系統把頁面從磁碟讀入頁框'],
          },
        ],
        table: null,
      },
    ],
  },
  'exam.questions': {
    questions: [
      {
        type: 'mcq',
        question: 'Through which structure does carbon dioxide enter a leaf?',
        options: [
          'Through stomata in its surface',
          'Through chlorophyll in its cells',
          'Through the veins of its stem',
          'Through the roots in the soil',
        ],
        correct_answer: 'Through stomata in its surface',
        explanation:
          'A stoma is a pore in the surface of the leaf. Chlorophyll is a pigment that absorbs light; veins and roots carry water, not the gas.',
        source: 'A stoma is a pore in the surface of a leaf through which carbon dioxide enters.',
      },
      {
        type: 'mcq',
        question: 'Why does photosynthesis slow down in hot weather?',
        options: [
          'The stomata close at noon',
          'The chlorophyll fades in the sun',
          'The light becomes too weak',
          'The leaf runs out of oxygen',
        ],
        correct_answer: 'The stomata close at noon',
        explanation:
          'Carbon dioxide enters through the stomata: when they close, the leaf lacks what it makes sugar from. Light and oxygen are not what is missing.',
        source: 'Because stomata close at noon, photosynthesis slows down in hot weather.',
      },
      {
        type: 'short',
        question: 'What kinds of energy does photosynthesis turn into each other?',
        options: [],
        correct_answer: 'Light into chemical energy',
        explanation: 'The energy of light is stored in sugar, which is chemical energy.',
        source: 'Photosynthesis is the process by which plants turn light into chemical energy.',
      },
    ],
  },
  'exam.marking': {
    verdicts: [
      {
        number: 1,
        reason: 'Right: a “small pore on the surface of the leaf” is just what a stoma is.',
        missing: '',
        verdict: 'correct',
      },
      {
        number: 2,
        reason: 'That “the stomata close” is the cause; you do not say yet why that slows the process down.',
        missing: 'Less carbon dioxide enters the leaf then.',
        verdict: 'partly',
      },
    ],
  },
  'feedback.check': {
    reason:
      'The item says that chlorophyll releases carbon dioxide; the passage says that it is the pigment that absorbs the light.',
    verdict: 'contradicts',
    quote: 'Chlorophyll is the green pigment that absorbs the light.',
  },
  'writing.grade': {
    criteria: {
      task_response: {
        score: 3,
        comment:
          'You say that “every child should learn at school”, but give a single reason, “it help them in their future”, without any example; two sentences cannot answer a task of 250 words.',
      },
      coherence_and_cohesion: {
        score: 3.5,
        comment:
          'There is an opening and a sentence that begins “In conclusion”, but nothing between them: “He” in the first line names nobody.',
      },
      lexical_resource: {
        score: 4,
        comment:
          'The words fit the topic and are basic; “school” comes three times, and “many informations” is a wrong form.',
      },
      grammatical_range_and_accuracy: {
        score: 4,
        comment:
          'Both sentences are complex, with “because”, yet both have errors: “He go”, “many informations”, “it help”.',
      },
    },
    estimate: null,
    mistakes: [
      {
        quote: 'He go to school',
        kind: 'grammar',
        correction: 'He goes to school',
        explanation: 'A singular subject takes a verb in -s.',
      },
      {
        quote: 'many informations',
        kind: 'grammar',
        correction: 'much information',
        explanation: '“Information” is not counted: it has no plural and takes “much”.',
      },
      {
        quote: 'it help them',
        kind: 'grammar',
        correction: 'it helps them',
        explanation: 'A singular subject takes a verb in -s.',
      },
    ],
    suggestions: [
      {
        quote: 'He go to school every day',
        text: 'Say who “he” is, or write of children in general, as the topic does.',
      },
      {
        quote: 'it help them in their future',
        text: 'Develop this reason: how does school help, and what becomes of a child who has none? Give an example.',
      },
      { quote: null, text: 'Add a paragraph on the other side, such as lessons at home, and answer it.' },
    ],
    feedback:
      'You take a clear position and hold it to the end, and you already join ideas with “because”.\n\nThe essay is far too short to be marked higher: plan four paragraphs, with a reason and an example in each of the two in the middle. Then check the verb behind every “he”, “she” and “it”.',
    revised:
      'A child goes to school every day because school gives him much information about the world.\n\nIn conclusion, every child should learn at school, because it helps them in their future.',
  },
  'understanding.chat':
    'A stoma lets carbon dioxide into the leaf: it is a pore in the leaf’s surface [1].\n\nThe leaf needs that gas for photosynthesis, in which light becomes chemical energy [1]. You see what stomata do when they close: at noon in hot weather photosynthesis slows down [1].',
  'understanding.digest': {
    points: [
      {
        text: 'Photosynthesis is the process by which plants turn light into chemical energy; the green pigment chlorophyll absorbs the light.',
        passages: [31],
      },
      { text: 'Carbon dioxide enters a leaf through a stoma, a pore in its surface.', passages: [31] },
      { text: 'The Calvin cycle was described by Melvin Calvin in 1950.', passages: [31] },
      {
        text: 'In sum, $6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O}$ become $\\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}$.',
        passages: [32],
      },
      { text: 'In hot weather photosynthesis slows down because stomata close at noon.', passages: [32] },
    ],
  },
  'understanding.describe-image': {
    description:
      'Text: “光合作用 Photosynthesis”, “stoma”, “$CO_2$”, “$O_2$”. A labelled drawing of a leaf cut through: the upper skin, two layers of green cells, and an opening named “stoma” in the lower skin. An arrow “$CO_2$” points from outside through the stoma into the leaf, an arrow “$O_2$” from inside out of it: the only opening drawn is at the bottom. No scale and no source are given.',
  },
  'listening.questions': {
    questions: [
      {
        type: 'mcq',
        question: 'How long may students keep the books that they borrow?',
        options: ['Two weeks', 'Five weeks', 'One week', 'Nine days'],
        correct_answer: 'Two weeks',
        explanation: 'The speaker says: “Students can borrow five books for two weeks.” Five is the number of books.',
        sentence: 2,
      },
      {
        type: 'other',
        question: 'Why is the new reading room closed?',
        options: [],
        correct_answer: 'The heating is broken',
        explanation: 'The speaker says that it “is closed because the heating is broken”.',
        sentence: 3,
      },
    ],
  },
  'listening.marking': {
    verdicts: [{ number: 1, reason: '“five” is the number that was said.', missing: '', verdict: 'correct' }],
  },
  'lecture.section': {
    title: 'How a leaf makes sugar from light',
    parts: [
      {
        heading: 'What photosynthesis does',
        blocks: [
          {
            kind: 'text',
            text: 'Light shines and is gone; a plant keeps its energy by turning it into **chemical energy**. The part that catches the light is chlorophyll, a green pigment.',
            items: [],
            columns: [],
            rows: [],
          },
          {
            kind: 'text',
            text: 'In sum:\n\n$$6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O} \\rightarrow \\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}$$',
            items: [],
            columns: [],
            rows: [],
          },
        ],
        quote: { page: 3, text: 'Photosynthesis is the process by which plants turn light into chemical energy.' },
      },
      {
        heading: 'Why heat slows it down',
        blocks: [
          {
            kind: 'steps',
            text: '',
            items: [
              'At noon in hot weather the stomata close.',
              'Carbon dioxide enters through the stomata, so that none comes in.',
              'Without it photosynthesis slows down, however bright the light is.',
            ],
            columns: [],
            rows: [],
          },
          {
            kind: 'note',
            text: 'It is not the light that is missing at noon.',
            items: [],
            columns: [],
            rows: [],
          },
        ],
        quote: { page: 3, text: 'Because stomata close at noon, photosynthesis slows down in hot weather.' },
      },
    ],
    key_terms: [
      { term: 'Photosynthesis', meaning: 'The process by which plants turn light into chemical energy' },
      { term: 'Chlorophyll', meaning: 'The green pigment that absorbs the light' },
      { term: 'Stoma', meaning: 'A pore in the surface of a leaf through which carbon dioxide enters' },
    ],
    questions: [
      {
        question: 'A plant stands in full light at noon, and yet makes little sugar. Why?',
        answer: 'Its stomata are closed, so that no carbon dioxide enters.',
      },
      { question: 'What is chlorophyll for?', answer: 'It absorbs the light.' },
    ],
  },
  ...SPEAKING_ANSWERS,
}
