import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { flowLines } from '@lectern/domain/materials/flow-lines'
import { startPages, textOfPage } from '@lectern/domain/materials/material'
import { createPlaceFinder, type Place } from '@lectern/domain/materials/place'
import { explainPages, makeExam, makeListeningQuestions } from '@lectern/engine'
import { chooseCards } from '@lectern/engine/internals/cards/choose'
import { findCandidates } from '@lectern/engine/internals/cards/find-candidates'
import { parseDocument } from '@lectern/engine/internals/document'
import { choosePoints, pointsOf } from '@lectern/engine/internals/notes/points'
import { divideIntoParts } from '@lectern/engine/internals/parts'
import { studyTermsOf } from '@lectern/engine/internals/study-terms'
import { splitPassages } from '@lectern/engine/split-passages'
import { pino } from 'pino'
import { readDocument } from '../server/src/core/documents/read-document.ts'
import type { DocumentType } from '../server/src/core/documents/reading/document-type.ts'
import { createQuoteVerifier } from '../server/src/core/quotes/verify-quote.ts'
import { openTextRecognition } from '../server/src/core/recognition/text-recognition.ts'
import { splitText, tidyTranscript } from '../server/src/modules/listening/processing/split-sentences.ts'
import { atLeast, type Measurement } from './measurement.ts'

/** Real documents, scans and what was said in a recording; they stand beside the clone. */
const FIXTURES = join(import.meta.dirname, '..', '..', 'shared', 'fixtures')
const FOLDER = join(FIXTURES, 'documents')
const TRANSCRIPT = join(FIXTURES, 'audio', 'sentences-90s.truth.txt')
const DOCUMENTS = ['two.pdf', 'en.pdf', 'tc.pdf', 'sc.pdf', 'beamer.pdf', 'deck.pptx', 'en.docx', 'tc.docx', 'sc.docx']
const SCANS = [
  { name: 'scan_en.pdf', languages: ['eng'] },
  { name: 'scan_tc.pdf', languages: ['chi_tra'] },
] as const
const PAGES_OF_SCAN = [0, 1]
/** It says the same three times over, so that nothing in it stands once: the first time is taken. */
const REPEATED = { name: 'two.pdf', from: 'Lecture 4: Virtual Memory' }

interface Material {
  name: string
  text: string
  pageStarts: readonly number[]
  /** The sentences that decide what is asked about a recording. */
  asked?: Item[]
}

/** Words that an item quotes, and where they came from. */
interface Item {
  kind: 'card' | 'question' | 'note' | 'citation' | 'quote' | 'explained' | 'heard'
  words: string
  /** In characters of the material. What is quoted lies within it. */
  from: { start: number; end: number }
}

interface Tally {
  items: number
  placed: number
  right: number
}

/**
 * Whether items lead to the passage that they came from. The built-in engine tells where it took each; quotations of a model are
 * sentences of the text, written as models write them, and checked as the product checks them.
 */
export async function measure(): Promise<Measurement[]> {
  if (!existsSync(FOLDER)) return []
  const materials = [...(await Promise.all(DOCUMENTS.map(read))), ...(await readScans()), await readTranscript()]
  const total: Tally = { items: 0, placed: 0, right: 0 }
  const rows = materials.map((material) => {
    const find = createPlaceFinder(material.text, material.pageStarts)
    const tally: Tally = { items: 0, placed: 0, right: 0 }
    for (const item of [...itemsOf(material.text), ...explainedIn(material), ...(material.asked ?? [])]) {
      const [place, other] = find({ words: item.words })
      tally.items += 1
      if (!place || other) continue
      tally.placed += 1
      if (isRight(material, item, place)) tally.right += 1
    }
    for (const key of ['items', 'placed', 'right'] as const) total[key] += tally[key]
    return rowOf(material.name, tally)
  })
  const share = total.right / total.placed
  return [
    ...rows,
    { ...rowOf('all', total), promise: atLeast(share, 0.98) },
    {
      what: 'places that were tried',
      ours: String(total.placed),
      against: 'limit: 500',
      ratio: total.placed / 500,
      promise: atLeast(total.placed / 500, 1),
    },
  ]
}

const rowOf = (name: string, { items, placed, right }: Tally): Measurement => ({
  what: `places in ${name}`,
  ours: `${right} of ${placed} right`,
  against: `${items} items, ${items - placed} without a place`,
  ratio: placed === 0 ? null : right / placed,
  promise: null,
})

async function read(name: string): Promise<Material> {
  const type = name.slice(name.lastIndexOf('.')) as DocumentType
  const { text, pageStarts } = await readDocument(join(FOLDER, name), { types: [type], student: { id: 1 } })
  const end = name === REPEATED.name ? text.indexOf(REPEATED.from, 1) : text.length
  return { name, text: text.slice(0, end), pageStarts: pageStarts.length > 0 ? pageStarts : startPages(text) }
}

async function readScans(): Promise<Material[]> {
  const recognition = await openTextRecognition(null, pino({ level: 'silent' }))
  const materials: Material[] = []
  for (const { name, languages } of SCANS) {
    const signal = new AbortController().signal
    const found = await recognition.readPages(join(FOLDER, name), PAGES_OF_SCAN, {
      student: { id: 1 },
      languages: [...languages],
      signal,
    })
    const pages = found.map((page) => page?.text ?? '')
    const pageStarts = pages.map((_, index) => pages.slice(0, index).reduce((sum, page) => sum + page.length + 1, 0))
    materials.push({ name, text: pages.join('\n'), pageStarts })
  }
  return materials
}

/** What was said, as a recording's material keeps it, with the sentences that decide the questions about it. */
async function readTranscript(): Promise<Material> {
  const sentences = splitText(await readFile(TRANSCRIPT, 'utf8'))
  const { text } = tidyTranscript(sentences)
  const questions = makeListeningQuestions(sentences.map((sentence) => sentence.text))
  const asked = questions.flatMap(({ sentence }) => {
    const words = sentences[sentence]?.text ?? ''
    const start = text.indexOf(words)
    return itemOf('heard', words, { start, end: start + words.length })
  })
  return { name: 'a recording', text, pageStarts: startPages(text), asked }
}

const PAGES_EXPLAINED_AT_ONCE = 3

/** What the explanation of a lecture quotes of its pages. */
function explainedIn({ text, pageStarts }: Material): Item[] {
  const pages = pageStarts.map((start, index) => ({
    page: index + 1,
    start,
    text: text.slice(start, pageStarts[index + 1]),
  }))
  const sections = Array.from({ length: Math.ceil(pages.length / PAGES_EXPLAINED_AT_ONCE) }, (_, index) =>
    pages.slice(index * PAGES_EXPLAINED_AT_ONCE, (index + 1) * PAGES_EXPLAINED_AT_ONCE),
  )
  return sections.flatMap((section) =>
    explainPages(section).parts.flatMap(({ quote }) => {
      const page = section.find((one) => one.page === quote?.page)
      if (!quote || !page) return []
      // Its lines end otherwise than those of the page.
      const letters = quote.text.replaceAll(/\s+/g, '')
      const spaced = Array.from(letters, (letter) => RegExp.escape(letter)).join('\\s*')
      const found = [...page.text.matchAll(new RegExp(spaced, 'gu'))]
      const [only, other] = found
      if (!only || other) return []
      const start = page.start + only.index
      return itemOf('explained', quote.text, { start, end: start + only[0].length })
    }),
  )
}

/** All that is made of a text in chunks, as of one that is sent to be made something of. */
function itemsOf(text: string): Item[] {
  let from = -1
  return splitIntoChunks(text).flatMap((chunk) => {
    from = text.indexOf(chunk, from + 1)
    return itemsOfChunk(chunk).map((item) => ({
      ...item,
      from: { start: from + item.from.start, end: from + item.from.end },
    }))
  })
}

const CARDS_OF_CHUNK = 40
const POINTS = { share: 0.3, points: 2 }

function itemsOfChunk(chunk: string): Item[] {
  const document = parseDocument(chunk)
  const verify = createQuoteVerifier(chunk)
  const cards = chooseCards(findCandidates(document), CARDS_OF_CHUNK).flatMap(({ start, end }) =>
    itemOf('card', verify(chunk.slice(start, end)), { start, end }),
  )
  const questions = makeExam(chunk).flatMap(({ source }) => {
    const start = chunk.indexOf(source)
    // The engine does not tell where it took a question: of what stands there more than once, that is not known.
    return chunk.indexOf(source, start + 1) < 0
      ? itemOf('question', verify(source), { start, end: start + source.length })
      : []
  })
  const points = pointsOf(document)
  const notes = divideIntoParts(document, studyTermsOf(document, new Set()))
    .flatMap((part) => choosePoints(part, points, POINTS))
    .flatMap(({ text, sentence: { start, end } }) => itemOf('note', text, { start, end }))
  const citations = splitPassages(chunk).flatMap(({ text, start, end }) => itemOf('citation', text, { start, end }))
  const quotes = document.sentences
    .filter(({ start, end }) => end - start > 30)
    .flatMap(({ start, end }, index) =>
      itemOf('quote', verify(asModelsQuote(chunk.slice(start, end), index)), { start, end }),
    )
  return [...cards, ...questions, ...notes, ...citations, ...quotes]
}

const itemOf = (kind: Item['kind'], words: string | null, from: Item['from']): Item[] =>
  words === null ? [] : [{ kind, words, from }]

/** One change each, in turn. */
const CHANGES: readonly ((sentence: string) => string)[] = [
  (sentence) => sentence.replaceAll(/\s+/g, ' '),
  (sentence) => sentence.replaceAll(/-\s*\n\s*/g, '').replaceAll(/\s+/g, ' '),
  (sentence) => sentence.replaceAll(/["'“”‘’]/g, "'").replaceAll(/[–—]/g, '-'),
  (sentence) => sentence.replaceAll(/^\W+|[.。；;，,]+$/gu, ''),
  (sentence) => sentence.replaceAll('，', ',').replaceAll('（', '(').replaceAll('）', ')'),
  (sentence) => sentence.replace(/\b(?:the|a|very|also) /, ''),
  (sentence) => sentence.toLowerCase(),
]

const asModelsQuote = (sentence: string, index: number): string =>
  CHANGES[index % CHANGES.length]?.(sentence) ?? sentence

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether it lies in the passage that the item came from, begins on the page that it names, and is shown as the item quotes it. */
function isRight({ text, pageStarts }: Material, { words, from }: Item, { page, start, end }: Place): boolean {
  const isOnPage = (pageStarts[page - 1] ?? 0) <= start && start < (pageStarts[page] ?? text.length)
  const isWithin = start >= from.start - 2 && end <= from.end + 2
  const marked = pageStarts.map((_, index) => {
    const shown = textOfPage(text, pageStarts, index + 1) ?? { start: 0, text: '' }
    const { text: flowed, placeOf } = flowLines(shown.text)
    const within = (place: number) => placeOf(Math.min(Math.max(0, place - shown.start), shown.text.length))
    return flowed.slice(within(start), within(end))
  })
  return isOnPage && isWithin && letters(marked.join('')) === letters(words)
}
