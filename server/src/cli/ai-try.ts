import { pino } from 'pino'
import { checkOpenAnswers } from '../modules/exam/tasks.ts'
import { makeCards } from '../modules/recite/tasks.ts'
import { chatTask } from '../modules/understanding/tasks.ts'
import { toldBy } from '../platform/model/model-failure.ts'
import { type OpenModel, openModel } from '../platform/model/open-model.ts'
import { readSettings } from '../settings/read-settings.ts'
import { asOperator } from './as-operator.ts'
import { type LocalCommand, type Output, RefusedError } from './command.ts'
import { refuseArguments } from './read-arguments.ts'

const ANSWERS_WITHIN_MS = 180_000

const NOTES =
  'A stoma is a pore in the surface of a leaf. Carbon dioxide enters the leaf through it, and water vapour leaves. Two guard cells open and close it.'
const QUESTION = 'What is a stoma for?'
const MARKED = {
  number: 1,
  type: 'short' as const,
  question: QUESTION,
  correctAnswer: 'It lets carbon dioxide into the leaf.',
  userAnswer: 'so the plant can take in CO2',
}

export const aiTry: LocalCommand = {
  usage: 'ai try',
  summary: 'Shows what the configured model makes: a flashcard, a marked answer, an answer of the chat',
  details: ['Without AI_BASE_URL the built-in study engine answers. A hosted model takes about a cent for it.'],
  async run(args, output) {
    refuseArguments(args)
    const opened = await openModel(readSettings().model, pino({ level: 'silent' }))
    try {
      output.log(opened.model.description.name ?? 'the built-in study engine')
      await timed(output, 'card', () => showCard(opened))
      await timed(output, 'marking', () => showMarking(opened))
      await timed(output, 'chat', () => showChat(opened))
      return 0
    } finally {
      await opened.close()
    }
  },
}

/** @throws RefusedError in the words of the service */
async function timed(output: Output, name: string, show: () => Promise<string[]>): Promise<void> {
  const startedAt = performance.now()
  const lines = await show().catch((error: unknown) => {
    throw new RefusedError(`${name}: ${toldBy(error)}`)
  })
  output.log('')
  output.log(`${name}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  for (const line of lines) output.log(`  ${line}`)
}

const inTime = () => asOperator(ANSWERS_WITHIN_MS)

async function showCard({ model }: OpenModel): Promise<string[]> {
  const { output } = await model.run(makeCards, { content: NOTES, purpose: '' }, inTime())
  const [card] = output.cards
  return card ? [card.question, card.answer] : ['none: it found nothing to learn']
}

async function showMarking({ model }: OpenModel): Promise<string[]> {
  const { output } = await model.run(checkOpenAnswers, [MARKED], inTime())
  const [marked] = output.verdicts
  return [
    `${MARKED.question} ‘${MARKED.userAnswer}’`,
    ...(marked ? [[marked.verdict, marked.reason].filter(Boolean).join(': ')] : ['no verdict']),
  ]
}

async function showChat({ textModel }: OpenModel): Promise<string[]> {
  const passage = { number: 1, text: NOTES, start: 0, end: NOTES.length, source: 'notes' as const }
  const brief = {
    question: QUESTION,
    language: 'en' as const,
    turns: [],
    notes: NOTES,
    imageDescription: '',
    image: null,
    passages: [passage],
    digest: null,
    areNotesExcerpted: false,
  }
  let text = ''
  for await (const part of textModel.write(chatTask, brief, inTime())) if (part.kind === 'text') text += part.text
  return text.trim().split('\n')
}
