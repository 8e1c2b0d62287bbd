import { type AwkwardAnswer, asCards, asOther, cards, STOMA_JSON } from './awkward-answer.ts'

const LONG = 'long '.repeat(100)
const CARD = '{"question":"What is a stoma?","answer":"A pore","source":null}'

/** Sound JSON of another shape than was asked for, and items that do not fit. */
export const OTHER_SHAPES: readonly AwkwardAnswer[] = [
  asCards('the list alone', 'whyhow-ai/knowledge-table#78', `[${CARD}]`),
  asCards('one item alone', 'trial', CARD),
  asCards(
    'items one after another',
    'trial',
    '{"question":"a","answer":"b"}\n{"question":"c","answer":"d"}',
    cards(['a', 'b'], ['c', 'd']),
  ),
  asCards('another name for the list', 'trial', `{"flashcards":[${CARD}]}`),
  asCards('another name for the list, with words beside it', 'trial', `{"topic":"Leaves","flashcards":[${CARD}]}`),
  asCards('an object around it', 'Kilo-Org/kilocode#3282', `{"result":${STOMA_JSON}}`),
  asCards('two objects around it', 'Kilo-Org/kilocode#3282', `{"response":{"arguments":${STOMA_JSON}}}`),
  asCards('the name of a parameter around it', 'SpringCare/VERA-MH#171', `{"$PARAMETER_NAME":${STOMA_JSON}}`),
  asCards('a call of a tool', 'ggml-org/llama.cpp#21680', `{"name":"recite_cards","arguments":${STOMA_JSON}}`),
  asCards(
    'a call of a tool, as a text',
    'ollama/ollama#12413',
    `{"name":"recite_cards","arguments":${JSON.stringify(STOMA_JSON)}}`,
  ),
  asCards('a list around it', 'trial', `[${STOMA_JSON}]`),
  asCards(
    'the schema with the answer in it',
    'markpollack/spring-ai-azure-workshop#1',
    `{"type":"object","properties":{"cards":[${CARD}]}}`,
  ),
  asCards('JSON in a text', 'huggingface/smolagents#1003', JSON.stringify(STOMA_JSON)),
  asCards('a list in a text', 'mistralai/mistral-vibe#271', JSON.stringify({ cards: `[${CARD}]` })),
  asCards('numbered names in place of a list', 'jackmpcollins/magentic#235', `{"cards":{"1":${CARD}}}`),
  asCards(
    'names in another style',
    'trial',
    '{"Cards":[{"Question":"What is a stoma?","ANSWER":"A pore","Source":"null"}]}',
  ),
  asCards(
    'a name left out that may be null',
    'langchain-ai/langchain#27453',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore"}]}',
  ),
  asCards(
    'names that nobody asked for',
    'trial',
    '{"cards":[{"id":1,"question":"What is a stoma?","answer":"A pore","source":null,"tags":["x"]}],"count":1}',
  ),
  asCards(
    'a number for a text',
    'trial',
    '{"cards":[{"question":"When?","answer":1950,"source":null}]}',
    cards(['When?', '1950']),
  ),
  asCards(
    'lines for a text',
    'trial',
    '{"cards":[{"question":"Steps?","answer":["One","Two"],"source":null}]}',
    cards(['Steps?', 'One\nTwo']),
  ),
  asCards(
    'one bad item of three: a text too long',
    'trial',
    JSON.stringify(cards(['a', 'b'], ['c', LONG], ['e', 'f'])),
    cards(['a', 'b'], ['e', 'f']),
  ),
  asCards(
    'one bad item of two: no answer',
    'trial',
    '{"cards":[{"question":"a","answer":"b"},{"question":"c"}]}',
    cards(['a', 'b']),
  ),
  asCards(
    'one bad item of two: no object',
    'trial',
    '{"cards":[{"question":"a","answer":"b"},"and so on"]}',
    cards(['a', 'b']),
  ),
  asCards(
    'more items than are allowed',
    'trial',
    JSON.stringify(cards(['1', 'a'], ['2', 'b'], ['3', 'c'], ['4', 'd'], ['5', 'e'])),
    cards(['1', 'a'], ['2', 'b'], ['3', 'c'], ['4', 'd']),
  ),
  asCards('only bad items', 'trial', '{"cards":[{"front":"a"},{"front":"b"}]}', 'fault'),
  asCards('no items, where there is nothing to learn', 'trial', '{"cards":[]}', { cards: [] }),
  asOther(
    'notes',
    'lists left out, and null for one',
    'mlcommons/modelbench#1076',
    '{"title":"Leaves","summary":null,"sections":[{"heading":"Pores"}]}',
    {
      title: 'Leaves',
      summary: [],
      sections: [{ heading: 'Pores', points: [], table: null }],
    },
  ),
  asOther(
    'notes',
    'a text for a list',
    'whyhow-ai/knowledge-table#78',
    '{"title":"Leaves","summary":"Of pores.\\nOf light.","sections":[]}',
    {
      title: 'Leaves',
      summary: ['Of pores.', 'Of light.'],
      sections: [],
    },
  ),
  asOther(
    'notes',
    'a table that is none',
    'trial',
    '{"title":"Leaves","summary":[],"sections":[{"heading":"Pores","points":["a"],"table":"a | b"}]}',
    {
      title: 'Leaves',
      summary: [],
      sections: [{ heading: 'Pores', points: ['a'], table: null }],
    },
  ),
  asOther(
    'notes',
    'one bad section of two',
    'trial',
    JSON.stringify({
      title: 'Leaves',
      summary: [],
      sections: [
        { heading: LONG, points: [] },
        { heading: 'Pores', points: ['a'] },
      ],
    }),
    {
      title: 'Leaves',
      summary: [],
      sections: [{ heading: 'Pores', points: ['a'], table: null }],
    },
  ),
  asOther('notes', 'a title alone', 'quallmer/quallmer#153', '{"title":"Leaves"}', 'fault'),
  asOther(
    'mark',
    'a number and a boolean as texts',
    'Altinn/altinn-studio#19541',
    '{"score":"6.5","comment":"Good.","isComplete":"True"}',
    { score: 6.5, comment: 'Good.', isComplete: true },
  ),
  asOther('mark', 'a mark of so many', 'trial', '{"score":"6.5/9","comment":"Good.","isComplete":true}', {
    score: 6.5,
    comment: 'Good.',
    isComplete: true,
  }),
  asOther(
    'mark',
    'a mark of so many, without quotes',
    'trial',
    '{"score": 6.5/9, "comment":"Good.","isComplete":true}',
    { score: 6.5, comment: 'Good.', isComplete: true },
  ),
  asOther('mark', 'a mark in words', 'trial', '{"score":"Band 7","comment":"Good.","isComplete":"yes"}', {
    score: 7,
    comment: 'Good.',
    isComplete: true,
  }),
  asOther('mark', 'a comma for a point', 'trial', '{"score":"6,5","comment":"Gut.","isComplete":false}', {
    score: 6.5,
    comment: 'Gut.',
    isComplete: false,
  }),
  asOther('mark', 'a level in place of a mark', 'trial', '{"score":"B2","comment":"Good.","isComplete":true}', 'fault'),
  asOther(
    'mark',
    'a mark beyond its scale',
    'TonicAI/tonic_validate#22',
    '{"score":12,"comment":"Good.","isComplete":true}',
    'fault',
  ),
  asOther('mark', 'a text in an object', 'trial', '{"score":6,"comment":{"text":"Good."},"isComplete":true}', {
    score: 6,
    comment: 'Good.',
    isComplete: true,
  }),
  asOther(
    'verdicts',
    'verdicts in another case',
    'trial',
    '{"verdicts":[{"number":"1","verdict":"Correct"},{"number":2.0,"verdict":"PARTLY."}]}',
    {
      verdicts: [
        { number: 1, verdict: 'correct' },
        { number: 2, verdict: 'partly' },
      ],
    },
  ),
  asOther('verdicts', 'a number in brackets', 'trial', '[{"number":"[2]","verdict":"incorrect"}]', {
    verdicts: [{ number: 2, verdict: 'incorrect' }],
  }),
  asOther(
    'verdicts',
    'a verdict that there is not',
    'trial',
    '{"verdicts":[{"number":1,"verdict":"maybe"},{"number":2,"verdict":"correct"}]}',
    { verdicts: [{ number: 2, verdict: 'correct' }] },
  ),
  asOther(
    'verdicts',
    'verdicts in other words',
    'trial',
    '{"verdicts":[{"number":1,"verdict":"Partially correct"},{"number":2,"verdict":"wrong"}]}',
    {
      verdicts: [
        { number: 1, verdict: 'partly' },
        { number: 2, verdict: 'incorrect' },
      ],
    },
  ),
  asOther('mark', 'a band in place of a score', 'trial', '{"band":6.5,"comment":"Good","isComplete":true}', {
    score: 6.5,
    comment: 'Good',
    isComplete: true,
  }),
  asOther(
    'points',
    'points as texts, as a list and a line each',
    'trial',
    '{"points":["one",{"text":"two","details":["more"]},"three"],"practise":"1. Read.\\n- Write."}',
    {
      points: [
        { text: 'one', details: [] },
        { text: 'two', details: ['more'] },
        { text: 'three', details: [] },
      ],
      practise: ['Read.', 'Write.'],
    },
  ),
]
