import { checkAgainstPassage } from '../../src/core/feedback/tasks.ts'
import { checkOpenAnswers, makeQuestions as makeExamQuestions } from '../../src/modules/exam/tasks.ts'
import { explainSection } from '../../src/modules/lecture/tasks.ts'
import { judgeAnswers, makeQuestions as makeListeningQuestions } from '../../src/modules/listening/tasks.ts'
import { makeNotes } from '../../src/modules/notes/tasks.ts'
import { makeCards } from '../../src/modules/recite/tasks.ts'
import {
  assessOfMaterialTask,
  prepareOfMaterialTask,
  replyOfMaterialTask,
} from '../../src/modules/speaking/material/tasks.ts'
import { assessTask, prepareTask, replyTask } from '../../src/modules/speaking/tasks.ts'
import { chatTask, describeImage } from '../../src/modules/understanding/tasks.ts'
import { digestTask } from '../../src/modules/understanding/whole-notes/digest-task.ts'
import { gradingTask } from '../../src/modules/writing/tasks.ts'
import type { PromptImage, Task, TextTask } from '../../src/platform/model/task.ts'

const PHOTOSYNTHESIS = `Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is the green
pigment that absorbs the light. A stoma is a pore in the surface of a leaf through which carbon dioxide enters. The Calvin
cycle was described by Melvin Calvin in 1950. In sum, 6 CO2 + 6 H2O become C6H12O6 + 6 O2.
Because stomata close at noon, photosynthesis slows down in hot weather.`
const PAGING = `虛擬記憶體把每個行程的位址空間分成大小相同的頁面。頁框是實體記憶體中與頁面對應的固定大小區塊。
有效位元為零時，硬體會產生分頁錯誤，作業系統便把頁面從磁碟讀入頁框。`
const ESSAY = `He go to school every day because school gives him many informations about the world.

In conclusion, every child should learn at school, because it help them in their future.`

/** A task with something that it is asked, for the page of prompts. */
export interface PromptExample {
  // biome-ignore lint/suspicious/noExplicitAny: tasks of every kind stand in one list
  task: Task<any, unknown> | TextTask<any, unknown>
  module: string
  /** What the task is for, in a sentence. */
  about: string
  input: unknown
}

function example<Input>(
  module: string,
  task: Task<Input, unknown> | TextTask<Input, unknown>,
  about: string,
  input: Input,
): PromptExample {
  return { module, task, about, input }
}

const topic = { topic: 'A place I like', level: 'intermediate', language: 'en-US' } as const
const leaf = { topic: 'How leaves work', level: 'intermediate', language: 'en-US' } as const
const image: PromptImage = { bytes: Buffer.alloc(0), contentType: 'image/png' }

/** One for each task. `docs/prompts.md` shows them. */
export const PROMPT_EXAMPLES: readonly PromptExample[] = [
  example('recite', makeCards, 'Flashcards from one chunk of material.', {
    content: PHOTOSYNTHESIS,
    purpose: 'Definitions, Key concepts',
  }),
  example('notes', makeNotes, 'Notes of one chunk of material, as structure.', {
    content: PAGING,
    purpose: 'General study',
  }),
  example(
    'exam',
    makeExamQuestions,
    'Questions of the kinds that an exam still lacks; asked again until there are as many as were chosen.',
    {
      method: 'content',
      language: 'auto',
      text: PHOTOSYNTHESIS,
      kept: '',
      questionCount: 30,
      kinds: ['mcq', 'short'],
      level: 'medium',
      parts: [PHOTOSYNTHESIS],
      wanted: { mcq: 2, short: 1 },
      asked: ['What does chlorophyll absorb?'],
    },
  ),
  example('exam', checkOpenAnswers, "Whether answers in a student's own words say what their reference answers say.", [
    {
      number: 1,
      type: 'short',
      question: 'What is a stoma?',
      correctAnswer: 'A pore in the surface of a leaf',
      userAnswer: 'a small pore on the surface of the leaf',
    },
    {
      number: 2,
      type: 'short',
      question: 'Why does photosynthesis slow down in hot weather?',
      correctAnswer: 'The stomata close, so that less carbon dioxide enters',
      userAnswer: 'because the stomata close',
    },
  ]),
  example('writing', gradingTask('IELTS'), "An essay marked on its exam's own scale; every exam has its own schema.", {
    content: ESSAY,
    examType: 'IELTS',
    purpose: '',
    topic: 'Should every child go to school?',
  }),
  example(
    'understanding',
    chatTask,
    "One answer of the chat, written out while it comes, with the numbers of the notes' passages behind what stands on them.",
    {
      question: 'What is a stoma for?',
      language: 'en',
      turns: [],
      notes: PHOTOSYNTHESIS,
      passages: [{ number: 1, text: PHOTOSYNTHESIS, start: 0, end: PHOTOSYNTHESIS.length, source: 'notes' }],
      digest: null,
      areNotesExcerpted: false,
      imageDescription: '',
      image: null,
    },
  ),
  example(
    'understanding',
    digestTask,
    'Points of one part of notes that are too long to be shown, for a question about all of them.',
    {
      passages: PHOTOSYNTHESIS.split(/(?<=1950\.)\s/).map((text, index) => ({
        ...{ number: 31 + index, text, start: 0, end: text.length },
        source: 'notes' as const,
      })),
      question: 'Summarise all of my notes.',
      mostPoints: 8,
      part: 2,
      parts: 3,
    },
  ),
  example('understanding', describeImage, 'What an image shows, once for the whole talk; goes to the vision model.', {
    image,
    question: 'Why does the gas go in at the bottom?',
    readText: async () => '',
  }),
  example('listening', makeListeningQuestions, 'Questions about a recording, or a part of it.', {
    sentences: [
      'Good morning, the library opens at nine o clock on Monday.',
      'Students can borrow five books for two weeks.',
      'The new reading room is closed because the heating is broken.',
    ],
    languages: ['en-US'],
    count: 2,
    asked: [],
  }),
  example('listening', judgeAnswers, 'Whether what a student heard is what was said.', [
    { number: 1, question: 'How many books can students borrow?', correctAnswer: 'five books', userAnswer: 'five' },
  ]),
  example('lecture', explainSection, 'Explains a few neighbouring pages of a lecture.', {
    lectureTitle: 'Lecture 4: Leaves',
    pages: [{ page: 3, text: PHOTOSYNTHESIS }],
  }),
  example('speaking', prepareTask, 'Makes ready a topic that is not in the list.', { ...topic, mode: 'chat' }),
  example('speaking', replyTask, 'Answers one turn of a talk.', {
    ...topic,
    mode: 'chat',
    opening: 'Which place do you like, and why?',
    before: [],
    said: 'I like the park near my home because it is quiet and there is a big lake.',
  }),
  example('speaking', assessTask, 'Says how a talk or a presentation went.', {
    ...topic,
    mode: 'chat',
    opening: 'Which place do you like, and why?',
    points: [],
    turns: [
      {
        text: 'I like the park near my home because it is quiet and there is a big lake. Every weekend I goes there with my friends and we talk about many informations.',
        seconds: 18,
      },
    ],
  }),
  example('speaking', prepareOfMaterialTask, 'Makes ready a talk about a material, or a presentation of it.', {
    ...leaf,
    mode: 'presentation',
    passages: [PHOTOSYNTHESIS],
    asked: [],
  }),
  example('speaking', replyOfMaterialTask, 'Answers one turn of a talk about a material.', {
    ...leaf,
    mode: 'chat',
    opening: 'What do plants do with light, as your text tells it?',
    before: [],
    said: 'They make energy from it, and the stomata catch the light I think.',
    passages: [PHOTOSYNTHESIS],
    asked: [],
    turnCount: 0,
  }),
  example('speaking', assessOfMaterialTask, 'Says how a talk about a material, or a presentation of it, went.', {
    ...leaf,
    mode: 'presentation',
    opening: 'Give a short talk about how leaves work.',
    points: ['Say what photosynthesis is.', 'Explain what enters a leaf, and how.', 'Tell what heat changes.'],
    turns: [
      { text: 'Photosynthesis turn light into chemical energy and it needs a green pigment.', seconds: 12 },
      { text: 'Carbon dioxide come into the leaf through small pores.', seconds: 9 },
      { text: 'So without leaves we have no food.', seconds: 6 },
    ],
    mainPoints: [
      'Photosynthesis is the process by which plants turn light into chemical energy.',
      'A stoma is a pore in the surface of a leaf through which carbon dioxide enters.',
      'Because stomata close at noon, photosynthesis slows down in hot weather.',
    ],
    terms: ['Photosynthesis', 'Stoma'],
  }),
  example(
    'feedback',
    checkAgainstPassage,
    'Whether the passage that a made item stands on says otherwise, once its student said that it is wrong; at no price.',
    {
      item: 'What does chlorophyll do?\nIt releases carbon dioxide through the stomata',
      passage: PHOTOSYNTHESIS,
    },
  ),
]
