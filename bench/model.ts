import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import { planSections } from '@lectern/domain/lecture'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { countWords, truncateToWords } from '@lectern/domain/words'
import { pino } from 'pino'
import { tellOfMaterial } from '../server/src/core/generation/told-of-material.ts'
import { askForQuestions } from '../server/src/modules/exam/making/ask-for-questions.ts'
import { cutSections } from '../server/src/modules/exam/making/cut-sections.ts'
import { explainSection } from '../server/src/modules/lecture/tasks.ts'
import { makeNotes } from '../server/src/modules/notes/tasks.ts'
import { makeCards } from '../server/src/modules/recite/tasks.ts'
import { writeReply } from '../server/src/modules/understanding/write-reply.ts'
import { type ConfiguredModels, connectConfigured } from '../server/src/platform/model/connect-configured.ts'
import { type OpenEngine, openEngine } from '../server/src/platform/model/engine/engine.ts'
import type { Task } from '../server/src/platform/model/task.ts'
import { type ModelPeer, type ModelRequest, startModelPeer } from '../server/test/peers/model-peer.ts'
import { type Language, readTexts } from './engine/corpus.ts'
import { atLeast, atMost, type Measurement } from './measurement.ts'

const WORDS = 10_000
const MOST_TOKENS_OF_A_TOKEN = 1.35
const LEAST_COVERED = 0.9
const WINDOWS = [8000, 32_000]
const PLACES = 10
/** About a slide with notes, or half a page of a script. */
const PAGE_CHARACTERS = 1500
const NEEDLE = /The library code of shelf (\d+) is ([A-Z]{4})\./g

/**
 * What a model is sent for a material of 10,000 words, and how much of it an exam and the chat draw on. The model is a peer
 * that reads: it asks about what it is shown, quoting it, and answers questions from what it is shown alone.
 */
export async function measure(): Promise<Measurement[]> {
  const peer = await startModelPeer()
  const engine = openEngine()
  try {
    const rows: Measurement[] = []
    for (const language of ['en', 'zh-hant'] as const) {
      const text = materialIn(language)
      rows.push(...(await measureTokens(peer, language, text)))
      for (const window of WINDOWS) rows.push(await measureExam(peer, language, text, window))
    }
    for (const window of WINDOWS) rows.push(await measureChat(peer, engine, materialIn('en'), window))
    return rows
  } finally {
    await peer.stop()
    void engine.close()
  }
}

/** Texts of the corpus beside the clone; those that tests carry serve where there is none. */
function materialIn(language: Language): string {
  const texts = corpusTexts(language) ?? testTexts(language)
  const whole = texts.join('\n\n')
  return truncateToWords(whole, WORDS)
}

function corpusTexts(language: Language): string[] | null {
  if (!existsSync(join(import.meta.dirname, '..', '..', 'shared', 'corpus', 'texts'))) return null
  return readTexts('seen').flatMap((one) => (one.language === language ? [one.text] : []))
}

function testTexts(language: Language): string[] {
  const folder = join(import.meta.dirname, '..', 'packages', 'engine', 'test-material')
  const ending = language === 'en' ? '.en.txt' : '.tc.txt'
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

const log = pino({ level: 'silent' })

const connect = (peer: ModelPeer, contextTokens: number): ConfiguredModels =>
  connectConfigured(
    {
      baseUrl: peer.baseUrl,
      apiKey: 'none',
      name: 'a-model',
      visionName: 'a-model',
      timeoutSeconds: 20,
      concurrency: 4,
      contextTokens,
      extraBody: {},
      prices: null,
    },
    log,
  )

const asker = (withinMs: number) => ({ student: { id: 1 }, signal: AbortSignal.timeout(withinMs) })

const wordsOf = ({ messages }: ModelRequest): string =>
  messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')))
    .join('\n')
const tokensOf = (requests: readonly ModelRequest[]): number =>
  requests.reduce((sum, request) => sum + estimateTokens(wordsOf(request)), 0)

/** Every call of a run over the whole material, as the modules cut it. */
async function measureTokens(peer: ModelPeer, language: Language, text: string): Promise<Measurement[]> {
  const { model } = connect(peer, 32_000)
  const material = estimateTokens(text)
  const purpose = 'Definitions, Key concepts'
  const chunks = splitIntoChunks(text)
  const asChunks = chunks.map((content, index) => ({
    content,
    purpose,
    part: { number: index + 1, of: chunks.length },
    // What is told stands in the chunk itself, as long as any may be: the most that is told of a material.
    told: tellOfMaterial('Lecture 3.pdf', content.match(/[^.。，,\n]{8,80}/g) ?? [], content),
  }))
  const pages = splitInto(text, PAGE_CHARACTERS).map((piece, index) => ({ page: index + 1, text: piece }))
  const asSections = planSections(pages).map((section) => ({ lectureTitle: 'A lecture', pages: section }))
  const run = async <Input>(task: Task<Input, unknown>, inputs: readonly Input[], answer: object) => {
    peer.answer(() => ({ pieces: [JSON.stringify(answer)] }))
    for (const input of inputs) await model.run(task, input, asker(20_000))
    return tokensOf(peer.requests)
  }
  const card = { question: 'What?', answer: 'That.', source: null }
  const sent = {
    recite: await run(makeCards, asChunks, { cards: [card] }),
    notes: await run(makeNotes, asChunks, { title: 'Cells', summary: [], sections: [] }),
    lecture: await run(explainSection, asSections, { title: 'Cells', parts: [], key_terms: [], questions: [] }),
  }
  return Object.entries(sent).map(([module, tokens]) => ({
    what: `tokens sent for a token of material, ${module}, ${language}`,
    ours: `${tokens}`,
    against: `material of ${countWords(text)} words, ${material} tokens`,
    ratio: tokens / material,
    promise: atMost(tokens / material, MOST_TOKENS_OF_A_TOKEN),
  }))
}

function splitInto(text: string, characters: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += characters) pieces.push(text.slice(at, at + characters))
  return pieces
}

/** The share of twenty sections of a material that an exam of thirty questions asks about. */
async function measureExam(
  peer: ModelPeer,
  language: Language,
  text: string,
  contextTokens: number,
): Promise<Measurement> {
  const { model } = connect(peer, contextTokens)
  peer.answer((request) => ({ pieces: [JSON.stringify({ questions: askAbout(wordsOf(request)) })] }))
  const brief = {
    method: 'content',
    language: 'auto',
    text,
    kept: '',
    questionCount: 30,
    kinds: QUESTION_TYPES,
    level: null,
  } as const
  const { questions } = await askForQuestions(model, brief, 30, asker(60_000))
  const sections = cutSections(text, 20)
  const holds = (section: string) => questions.some(({ source }) => source && section.includes(source))
  const covered = sections.filter(holds).length / sections.length
  const reads = tokensOf(peer.requests) / estimateTokens(text)
  return {
    what: `sections with a question, exam of 30, ${language}, window of ${contextTokens}`,
    ours: `${Math.round(covered * 100)}% of ${sections.length}`,
    against: `${peer.requests.length} calls, ${reads.toFixed(2)} tokens sent for a token`,
    ratio: covered,
    promise: atLeast(covered, LEAST_COVERED),
  }
}

/** Questions about the first sentences of each part that is shown: what models do that do not read on. */
function askAbout(shown: string): object[] {
  const wanted = [...(/(?<=Make these questions: )[^.]+/.exec(shown)?.[0].matchAll(/(\d+) (\w+)/g) ?? [])]
  const parts = [...shown.matchAll(/<(part-\d+|material)>\n([\s\S]*?)\n<\/\1>/g)].map(([, , text = '']) =>
    (text.match(/[^.。！？\n]{12,}[.。！？]/g) ?? [text]).map((sentence) => sentence.trim()),
  )
  const kinds = wanted.flatMap(([, count, kind]) => Array<string>(Number(count)).fill(kind ?? ''))
  return kinds.map((type, index) => {
    const part = parts[index % parts.length] ?? []
    const source = part[Math.floor(index / parts.length)] ?? part[0] ?? ''
    const options = { mcq: ['one', 'two', 'three', 'four'], tf: ['True', 'False'] }[type] ?? []
    const question = `What of this: ${source}`
    return { type, question, options, correct_answer: options[0] ?? 'An answer', explanation: 'So it is.', source }
  })
}

/** Facts put into ten places of a material, each asked about in the chat. */
async function measureChat(
  peer: ModelPeer,
  { engine }: OpenEngine,
  text: string,
  contextTokens: number,
): Promise<Measurement> {
  const { model, textModel } = connect(peer, contextTokens)
  const codes = Array.from({ length: PLACES }, (_, shelf) => String.fromCharCode(65 + shelf).repeat(4))
  const sections = cutSections(text, PLACES)
  const notes = sections.map((section, shelf) => `${section}\nThe library code of shelf ${shelf} is ${codes[shelf]}.`)
  peer.answer((request) => ({ pieces: [answerFrom(wordsOf(request))] }))
  let found = 0
  for (const [shelf, code] of codes.entries()) {
    const talk = {
      question: `What is the library code of shelf ${shelf}?`,
      turns: [],
      notes: notes.join('\n\n'),
      imageDescription: '',
      image: null,
      language: 'en',
      isImageNew: false,
    } as const
    const asked = asker(60_000)
    const reader = { signal: asked.signal, onEvent: null, language: 'en' as const }
    const { reply } = await writeReply({ engine, log, model, textModel }, talk as never, reader, asked)
    if (reply.includes(code)) found++
  }
  return {
    what: `facts found by the chat in ${countWords(text)} words, window of ${contextTokens}`,
    ours: `${found} of ${PLACES}`,
    against: `${Math.round(tokensOf(peer.requests) / peer.requests.length)} tokens sent for a question`,
    ratio: found / PLACES,
    promise: atLeast(found / PLACES, 1),
  }
}

/** What the peer reads about the shelf that is asked for, or that it is not there. */
function answerFrom(shown: string): string {
  const shelf = /What is the library code of shelf (\d+)\?/.exec(shown)?.[1]
  const fact = [...shown.matchAll(NEEDLE)].find(([, number]) => number === shelf)
  return fact ? `It is ${fact[2]}.` : 'The notes do not say.'
}
