import { type AwkwardAnswer, asCards, asOther, cards, STOMA_JSON } from './awkward-answer.ts'

const TESTS = 'josdejong/jsonrepair src/index.test.ts'

/** JSON with commas, quotes, brackets and ends that are missing, or too many. */
export const BROKEN_JSON: readonly AwkwardAnswer[] = [
  asCards(
    'commas too many',
    'ducroo/SICTIC-AI#37',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null,},],}',
  ),
  asCards(
    'a comma missing between items',
    TESTS,
    '{"cards":[{"question":"a","answer":"b"} {"question":"c","answer":"d"}]}',
    cards(['a', 'b'], ['c', 'd']),
  ),
  asCards(
    'a comma missing between lines',
    TESTS,
    '{"cards":[{\n"question":"What is a stoma?"\n"answer":"A pore"\n"source":null}]}',
  ),
  asCards(
    'single quotes and words of Python',
    'edreisMD/plugnplai#57',
    "{'cards':[{'question':'What is a stoma?','answer':'A pore','source':None}]}",
  ),
  asCards(
    'an apostrophe within single quotes',
    TESTS,
    "{'cards':[{'question':'What's a stoma?','answer':'It's a pore','source':None}]}",
    cards(["What's a stoma?", "It's a pore"]),
  ),
  asCards('typographic quotes', TESTS, '{“cards”:[{“question”:“What is a stoma?”,“answer”:“A pore”,“source”:null}]}'),
  asCards(
    'names without quotes',
    'tinyhumansai/tinyagents#68',
    '{cards:[{question:"What is a stoma?",answer:"A pore",source:null}]}',
  ),
  asCards(
    'braces doubled',
    'tinyhumansai/tinyagents#68',
    '{{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null}]}}',
  ),
  asCards(
    'names without the first quote',
    TESTS,
    '{cards":[{"question":"What is a stoma?",answer":"A pore","source":null}]}',
  ),
  asCards('texts without quotes', TESTS, '{\n"cards": [{\n"question": What is a stoma?,\n"answer": A pore\n}]}'),
  asCards(
    'comments',
    TESTS,
    '{"cards":[ // the first\n{"question":"What is a stoma?",/* short */"answer":"A pore","source":null}]}',
  ),
  asCards(
    'an ellipsis in place of more',
    TESTS,
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null}, ...]}',
  ),
  asCards('undefined', TESTS, '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":undefined}]}'),
  asCards(
    'texts joined by plus',
    TESTS,
    '{"cards":[{"question":"What is " + "a stoma?","answer":"A pore","source":null}]}',
  ),
  asCards('a name without its value', TESTS, '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":}]}'),
  asCards(
    'quotes within a text',
    'josdejong/jsonrepair#116',
    '{"cards":[{"question":"apple "bee" carrot?","answer":"A pore"}]}',
    cards(['apple "bee" carrot?', 'A pore']),
  ),
  asCards(
    'an inch within a text',
    'josdejong/jsonrepair#116',
    '{"cards":[{"question":"How wide is it?","answer":"You want a 65" television"}]}',
    cards(['How wide is it?', 'You want a 65" television']),
  ),
  asCards(
    'a quote before a comma within a text',
    'mangiucugna/json_repair#49',
    '{"cards":[{"question":"Lorem "ipsum", s","answer":"A pore"}]}',
    cards(['Lorem "ipsum", s', 'A pore']),
  ),
  asCards(
    'several quotes before the end of a text',
    'mangiucugna/json_repair#46',
    '{"cards":[{"question":"q","answer":"Lorem "ipsum" excepteur sint, suntid est laborum"}]}',
    cards(['q', 'Lorem "ipsum" excepteur sint, suntid est laborum']),
  ),
  asCards(
    'escaped quotes and commas',
    'mangiucugna/json_repair#44',
    String.raw`{"cards":[{"question":"bar \"foo\", baz","answer":"A pore"}]}`,
    cards(['bar "foo", baz', 'A pore']),
  ),
  asCards(
    'the end of a text forgotten',
    TESTS,
    '{"cards":[{"question":"What is a stoma?, "answer":"A pore","source":null}]}',
  ),
  asCards(
    'a line break within a text',
    'mem0ai/mem0#4420',
    '{"cards":[{"question":"What is a stoma?","answer":"app\n    store"}]}',
    cards(['What is a stoma?', 'app\n    store']),
  ),
  asCards(
    'a tab within a text',
    '567-labs/instructor#75',
    '{"cards":[{"question":"What is a stoma?","answer":"a\tb"}]}',
    cards(['What is a stoma?', 'a\tb']),
  ),
  asCards(
    'an escaped line break in a text',
    'livingbio/fuzzy-json#18',
    String.raw`{"cards":[{"question":"q","answer":"Dear client,\n\nWe are"}]}`,
    cards(['q', 'Dear client,\n\nWe are']),
  ),
  asCards(
    'an apostrophe that is escaped',
    TESTS,
    String.raw`{"cards":[{"question":"What\'s that?","answer":"A pore"}]}`,
    cards(["What's that?", 'A pore']),
  ),
  asCards(
    'three quotes',
    'trial',
    '{"cards":[{"question":"""What is "that"?""","answer":"A pore"}]}',
    cards(['What is "that"?', 'A pore']),
  ),
  asCards(
    'brackets missing at the end',
    'crewAIInc/crewAI#2241',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null}',
  ),
  asCards(
    'a bracket missing in the middle',
    TESTS,
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null]}',
  ),
  asCards('a bracket too many at the end', 'trial', `${STOMA_JSON}}]`),
  asCards(
    'blanks of other scripts',
    TESTS,
    '{"cards":\u00a0[{"question":\u3000"What is a stoma?","answer":"A pore","source":null}]}',
  ),
  asCards(
    'commas of Chinese between items',
    'trial',
    '{"cards":[{"question":"a","answer":"b"}，{"question":"c","answer":"d"}]}',
    cards(['a', 'b'], ['c', 'd']),
  ),
  asCards(
    'a whole item and half of one, of cards',
    'brockamer/findajob#891',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null},{"question":"Why do th',
    undefined,
    { isCutOff: true, partSuffices: true },
  ),
  asCards(
    'half of a text in an item, of cards',
    'sunix/todowai#106',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null},{"question":"Why?","answer":"Beca',
    undefined,
    { isCutOff: true, partSuffices: true },
  ),
  asCards(
    'an escape that was cut',
    TESTS,
    String.raw`{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null},{"question":"Why?","answer":"a\u20`,
    undefined,
    { isCutOff: true, partSuffices: true },
  ),
  asCards(
    'a cut after a comma',
    'langchain-ai/langchainjs#2327',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null},',
    undefined,
    { isCutOff: true, partSuffices: true },
  ),
  asCards(
    'a cut before the first item was whole',
    'scaleway/docs-content#6460',
    '{"cards":[{"question":"Wh',
    'cut off',
    { isCutOff: true, partSuffices: true },
  ),
  asCards('nothing but a bracket', 'scaleway/docs-content#6460', '{', 'cut off', {
    isCutOff: true,
    partSuffices: true,
  }),
  asCards('thoughts without an answer', 'quallmer/quallmer#153', '<think>So many cards', 'cut off', {
    isCutOff: true,
    partSuffices: true,
  }),
  asCards(
    'a cut that the service does not tell of',
    'ollama/ollama#4446',
    '{"cards":[{"question":"What is a stoma?","answer":"A pore","source":null},{"question":"Why',
    undefined,
    { partSuffices: true },
  ),
  asOther(
    'notes',
    'a cut in notes, of which half is none',
    'quallmer/quallmer#153',
    '{"title":"Leaves","summary":[],"sections":[{"heading":"Pores","points":["They op',
    'cut off',
    { isCutOff: true },
  ),
  asCards(
    'a fenced program in a fenced answer, and a comma too many',
    'trial',
    '```json\n{"cards":[{"question":"a","answer":"b"},{"question":"c","answer":"d"},{"question":"e","answer":"```python\\nf(x)\\n```",},]}\n```',
    cards(['a', 'b'], ['c', 'd'], ['e', '```python\nf(x)\n```']),
  ),
]
