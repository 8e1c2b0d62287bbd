import { type AwkwardAnswer, asCards, asOther, STOMA_JSON } from './awkward-answer.ts'

const FENCE = '```'

/** Fences, prose, thoughts and the marks of templates around an answer that is sound. */
export const AROUND_THE_ANSWER: readonly AwkwardAnswer[] = [
  asCards('a fence that names JSON', 'microsoft/essex-toolkit#437', `${FENCE}json\n${STOMA_JSON}\n${FENCE}`),
  asCards('a fence without a name', 'laravel/ai#754', `${FENCE}\n${STOMA_JSON}\n${FENCE}`),
  asCards('a fence in capitals', 'laravel/ai#754', `${FENCE}JSON\n${STOMA_JSON}\n${FENCE}`),
  asCards('a fence of backticks on one line', 'microsoft/autogen#6607', `${FENCE}json ${STOMA_JSON} ${FENCE}`),
  asCards('a fence that is never closed', 'microsoft/graphrag#582', `${FENCE}json\n${STOMA_JSON}`),
  asCards(
    'a sentence before the fence',
    'Muhanad-husn/axial#72',
    `Here are your cards:\n\n${FENCE}json\n${STOMA_JSON}\n${FENCE}`,
  ),
  asCards(
    'brackets in the prose after the fence',
    'langgenius/dify#42451',
    `${FENCE}json\n${STOMA_JSON}\n${FENCE}\nSee [docs] for more.`,
  ),
  asCards('a list of references after it', 'langgenius/dify#42451', `${STOMA_JSON}\n\nReferences: [1]`),
  asCards('a note in brackets after it', 'langgenius/dify#42452', `Result: ${STOMA_JSON}. Note [1].`),
  asCards('brackets in the prose before it', 'trial', `From [the material], as {asked}:\n${STOMA_JSON}`),
  asCards('a draft, and then the answer', 'trial', `First I thought of {"cards": []}. Better:\n${STOMA_JSON}`),
  asCards('a byte order mark', 'trial', `\uFEFF${STOMA_JSON}`),
  asCards('blanks without end after it', 'ollama/ollama#2577', `${STOMA_JSON}${'\n'.repeat(500)}`),
  asCards('a call of a function around it', 'josdejong/jsonrepair src/index.test.ts', `callback_123(${STOMA_JSON});`),
  asCards('tags around it', 'trial', `<answer>\n${STOMA_JSON}\n</answer>`),

  asCards('thoughts', 'ollama/ollama#8875', `<think>\nA card {maybe} on stomata.\n</think>\n${STOMA_JSON}`),
  asCards('line breaks before the thoughts', 'nesquena/hermes-webui#327', `\n\n<think>Hm.</think>\n${STOMA_JSON}`),
  asCards('thoughts in mixed case', 'eastreams/loong#467', `<Think>Hm.</think>${STOMA_JSON}`),
  asCards('thoughts under a longer name', 'trial', `<thinking>Two cards? One.</thinking>\n${STOMA_JSON}`),
  asCards(
    'only the end of the thoughts',
    'vllm-project/vllm#13125',
    `Okay, the material is about [leaves].\n</think>\n\n${STOMA_JSON}`,
  ),
  asCards(
    'JSON in the thoughts',
    'trial',
    `<think>{"cards": [{"question": "No", "answer": "no"}]}</think>${STOMA_JSON}`,
  ),
  asCards('the answer within thoughts that never end', 'vllm-project/vllm#48645', `<think>\n${STOMA_JSON}`),
  asCards('thoughts in square brackets', 'RooCodeInc/Roo-Code#8522', `[THINK]Hm.[/THINK]${STOMA_JSON}`),
  asCards('thoughts between triangles', 'trial', `◁think▷嗯。◁/think▷${STOMA_JSON}`),
  asCards('thoughts of Seed', 'trial', `<seed:think>Hm.</seed:think>${STOMA_JSON}`),
  asCards(
    'channels',
    'kekzl/imp#768',
    `<|channel|>analysis<|message|>One card.<|end|><|start|>assistant<|channel|>final<|message|>${STOMA_JSON}<|return|>`,
  ),
  asCards(
    'a channel that is not the last',
    'NVIDIA/TensorRT-LLM#9256',
    `<|channel|>commentary<|message|>${STOMA_JSON}<|end|>`,
  ),
  asCards(
    'a channel that names its format',
    'ml-explore/mlx-lm#1867',
    `<|channel|>final <|constrain|>json<|message|>${STOMA_JSON}<|end|>`,
  ),
  asCards(
    'channels whose marks are gone',
    'Augustas11/macprovider#743',
    `analysisWe need cards. Only JSON.assistantfinal${STOMA_JSON}`,
  ),
  asCards('the mark of an end', 'vllm-project/vllm#48645', `${STOMA_JSON}<｜end▁of▁sentence｜>`),
  asCards('the mark of a turn', 'trial', `${STOMA_JSON}<|im_end|>\n`),
  asCards('a box', 'trial', `<|begin_of_box|>${STOMA_JSON}<|end_of_box|>`),
  asCards('a stray end of another markup', 'vllm-project/vllm#57051', `${STOMA_JSON}</｜DSML｜parameter>`),

  asCards('a refusal', 'langchain-ai/langchain#20743', "I'm sorry, but I can't assist with that request.", 'refusal'),
  asCards('a refusal with a typographic apostrophe', 'trial', 'I’m sorry, but I can’t help with that.', 'refusal'),
  asCards('a refusal in Chinese', 'trial', '抱歉，我無法協助處理這個要求。', 'refusal'),
  asCards('a refusal as JSON', 'trial', '{"error": "I cannot generate flashcards about this topic."}', 'refusal'),
  asCards(
    'a refusal after thoughts',
    'trial',
    '<think>Not this.</think>I cannot create content about this.',
    'refusal',
  ),
  asOther('reply', 'a refusal where prose would do', 'trial', 'I’m sorry, but I can’t help with that.', 'refusal'),
  asOther('reply', 'prose where one text is asked for', 'symfony/ai#1992', 'That sounds lovely! What do you see?', {
    reply: 'That sounds lovely! What do you see?',
  }),
  asOther('reply', 'an answer that speaks of refusing', 'trial', '{"reply": "I can’t swim either. Can you?"}', {
    reply: 'I can’t swim either. Can you?',
  }),
  asCards('nothing', 'quallmer/quallmer#153', '', 'fault'),
  asCards('prose', 'MinLL/SkyrimNet-GamePlugin#455', 'The material is about leaves and their pores.', 'fault'),
  asCards('an object of nothing', 'ollama/ollama#7603', '{}\n \n \n\n', 'fault'),
  asCards(
    'the schema',
    'langchain-ai/langchain#22189',
    '{"type":"object","properties":{"cards":{"type":"array"}}}',
    'fault',
  ),
]
