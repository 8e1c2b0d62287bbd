/** What the cards of a note ask and answer, by its kind (requirements/recite.md#kinds-of-cards). */
import { type Message, message } from '@lectern/texts/message'
import { askedChoice, MOST_OPTIONS_PER_CARD, readChoice } from './choices.ts'
import { type ClozeNode, gapNumbers, parseCloze } from './cloze.ts'
import { pictureMark } from './media-marks.ts'
import { namesUnder, readCoveredPicture } from './occlusion.ts'

/**
 * Basic: a question and its answer. Reversed: asked both ways. Cloze: a text whose gaps are asked for, and more about it.
 * Typed: the answer is written. Occlusion: a picture whose covered parts are asked for, and more about it. Choice: the
 * answer is one of several options.
 */
export const CARD_KINDS = ['basic', 'reversed', 'cloze', 'typed', 'occlusion', 'choice'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/**
 * What a card is made of. A cloze and a covered picture stand in the question; their answer may be empty. Options stand in the
 * answer (`readChoice`).
 */
export interface CardNote {
  kind: CardKind
  question: string
  answer: string
}

/**
 * What one card takes: parts that are remembered, tags, and their length in UTF-16 units. More is refused
 * (requirements/recite.md#kinds-of-cards).
 */
const MOST_PARTS_PER_CARD = 100
export const MOST_TAGS_PER_CARD = 30
export const MAX_TAG_CHARACTERS = 100

/** Which of `partsOf` a card is asked for. The study on the clock asks all gaps of a card at once. */
export type Part = number | 'all'
/** What is shown before the answer is asked for, or what is shown with it. */
export type Side = 'question' | 'answer'

/**
 * What is reviewed of a card, each remembered by itself, numbered as Anki numbers the cards of a note: from 0. Of a
 * reversed card 1 asks the other way; of a text with gaps n - 1 asks for `{{cn::…}}`.
 */
export function partsOf({ kind, question }: CardNote): number[] {
  if (kind === 'reversed') return [0, 1]
  if (kind === 'cloze') return gapNumbers(parseCloze(question)).map((number) => number - 1)
  if (kind !== 'occlusion') return [0]
  const numbers = new Set(readCoveredPicture(question).shapes.map(({ number }) => number - 1))
  return [...numbers].sort((one, other) => one - other)
}

const CARD_FAULTS = {
  tooManyParts: message('recite.tooManyParts', { count: MOST_PARTS_PER_CARD }),
  noGaps: message('recite.noGaps'),
  nothingCovered: message('recite.nothingCovered'),
  sideMissing: message('recite.sideMissing'),
  tooManyOptions: message('recite.tooManyOptions', { count: MOST_OPTIONS_PER_CARD }),
  noChoice: message('recite.noChoice'),
}

/** What keeps a card from being kept as it is; for screens, which have words of their own for it. */
export function cardFaultOf(note: CardNote): keyof typeof CARD_FAULTS | null {
  if (note.kind === 'cloze' || note.kind === 'occlusion') {
    const partCount = partsOf(note).length
    if (partCount > MOST_PARTS_PER_CARD) return 'tooManyParts'
    if (note.kind === 'cloze') return partCount === 0 ? 'noGaps' : null
    return partCount === 0 || !readCoveredPicture(note.question).picture ? 'nothingCovered' : null
  }
  if (note.question.trim() === '' || note.answer.trim() === '') return 'sideMissing'
  if (note.kind !== 'choice') return null
  if (readChoice(note.answer).options.length > MOST_OPTIONS_PER_CARD) return 'tooManyOptions'
  return askedChoice(note.answer) === null ? 'noChoice' : null
}

/** Why a card cannot be kept as it is, in the catalogue's words, or null. */
export function checkCard(note: CardNote): Message | null {
  const fault = cardFaultOf(note)
  return fault && CARD_FAULTS[fault]
}

/** Marks of a face for whoever draws it; no text that a student keeps holds them. */
export const FACE_MARKS = { hidden: '\uE000', hiddenEnd: '\uE001', shown: '\uE002', shownEnd: '\uE003' } as const
const ANY_MARK = /[\uE000-\uE003]/g
const HIDDEN = /\uE000([^\uE001]*)\uE001/g

/**
 * One side of a card in the marks of cards. A gap that is asked for stands between `hidden` and `hiddenEnd` with its
 * hint, which may be empty, or between `shown` and `shownEnd` with its text.
 */
export function faceOf({ kind, question, answer }: CardNote, part: Part, side: Side): string {
  const note = { kind, question: question.replace(ANY_MARK, ''), answer: answer.replace(ANY_MARK, '') }
  if (kind === 'cloze') {
    const text = drawGaps(parseCloze(note.question), part, side)
    return side === 'question' ? text : joinLines(text, note.answer)
  }
  if (kind === 'occlusion') {
    const covered = readCoveredPicture(note.question)
    const shown = joinLines(covered.header, covered.picture ? pictureMark(covered.picture) : '')
    return side === 'question' ? shown : joinLines(shown, namesUnder(covered, part), note.answer)
  }
  if (kind === 'choice') return drawChoice(note, part, side)
  const isAskedBack = kind === 'reversed' && part === 1
  return (side === 'question') === isAskedBack ? note.answer : note.question
}

/** One part is asked for with its options beside it; where all of a card is shown they stand with the question. */
function drawChoice({ question, answer }: CardNote, part: Part, side: Side): string {
  const choice = askedChoice(answer)
  if (choice === null) return side === 'question' ? question : readChoice(answer).more
  if (part !== 'all') return side === 'question' ? question : choice.right
  if (side === 'answer') return joinLines(choice.right, choice.more)
  return joinLines(question, choice.options.map((option) => `• ${option}`).join('\n'))
}

const joinLines = (...texts: string[]): string => texts.filter((text) => text.trim() !== '').join('\n\n')

function drawGaps(nodes: readonly ClozeNode[], part: Part, side: Side): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const isAsked = part === 'all' ? node.numbers.some((number) => number > 0) : node.numbers.includes(part + 1)
      if (!isAsked) return drawGaps(node.nodes, part, side)
      if (side === 'question') return `${FACE_MARKS.hidden}${node.hint ?? ''}${FACE_MARKS.hiddenEnd}`
      return `${FACE_MARKS.shown}${drawGaps(node.nodes, part, side)}${FACE_MARKS.shownEnd}`
    })
    .join('')
}

/** A face as plain text: a gap that is asked for is `[…]`, or its hint in brackets. */
export const plainFace = (face: string): string =>
  face.replace(HIDDEN, (_, hint: string) => `[${hint || '…'}]`).replace(ANY_MARK, '')

/** What a card asks and answers as plain text, with `[…]` for what is to be said. */
export const plainSides = (note: CardNote, part: Part): { question: string; answer: string } => ({
  question: plainFace(faceOf(note, part, 'question')),
  answer: plainFace(faceOf(note, part, 'answer')),
})

/** What a review asks of a part, as plain text: what it is chosen from, in the order in which it is written, else nothing; and why that is right. */
export function askedOf(note: CardNote, part: number) {
  const choice = note.kind === 'choice' ? askedChoice(note.answer.replace(ANY_MARK, '')) : null
  return { ...plainSides(note, part), options: choice?.options ?? [], explanation: choice?.more || null }
}

/** Tags as they are kept: no space around them, of several that differ in case alone the first. */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const tidy = tag.trim().replace(/\s+/g, ' ')
    if (tidy && !kept.has(tidy.toLowerCase())) kept.set(tidy.toLowerCase(), tidy)
  }
  return [...kept.values()]
}
