import { stem } from '../answer/stem.ts'
import { STOP_WORDS } from '../en/data/words.ts'
import { splitWords } from '../zh/words.ts'
import { normalForm } from './normal-form.ts'

/** How an answer puts together what the reference answer says: as it does, partly across, or the one for the other. */
export type Exchange = 'none' | 'mixed' | 'exchanged'

const SENTENCE_END = /[;；。]|\.(?=\s|$)/
const PART_END = /[,，]|\b(?:while|whereas|but)\b|而(?=[^且])/
const GOES_ON = /^\s*(?:(?:in|for|of|by|to) )?(?:which|where|who|whose|when)\b/
const CHINESE_CONTENT = /^(?:n|v|a|eng|x|l|i|j|m|t|b)/
const CAUSE_FIRST =
  /\b(?:causes?|caused|leads? to|led to|results? in|resulted in|produces?|so that)\b|导致|引起|造成|使得|因此|所以/
const EFFECT_FIRST =
  /\b(?:because(?: of)?|due to|results? from|is caused by|are caused by|was caused by|were caused by|as a result of)\b|是因为|是由于|由.{1,12}(?:引起|造成)/
const MOST_STRAIGHT = 0.34
const LEAST_ACROSS = 0.5

/**
 * Whether `answer` says of one thing what `reference` says of another ('tachypnea is below 12, bradypnea above 20'), or
 * takes its cause for its effect. Of lists, whose items come in any order, it says nothing. Both texts as they were written.
 */
export function exchangeIn(answer: string, reference: string): Exchange {
  if (exchangesCause(answer, reference)) return 'exchanged'
  const wanted = partsOf(reference)
  if (wanted.length !== 2) return 'none'
  const owners = ownersOf(wanted)
  const parts = partsOf(answer).map((part) => new Set([...part].flatMap((word) => owners.get(word) ?? [])))
  if (parts.length < 2) return 'none'
  const across = parts.filter((own) => own.size > 1)
  const isMutual = across.some((one, index) =>
    across.some((other, at) => at > index && one.intersection(other).size > 1),
  )
  return isMutual ? 'exchanged' : across.length * 2 >= parts.length ? 'mixed' : 'none'
}

/** The one part of the reference in which each word stands; words of several parts have none. */
function ownersOf(parts: readonly ReadonlySet<string>[]): Map<string, number> {
  const owners = new Map<string, number>()
  const shared = new Set<string>()
  for (const [index, part] of parts.entries()) {
    for (const word of part) {
      if (owners.has(word)) shared.add(word)
      owners.set(word, index)
    }
  }
  for (const word of shared) owners.delete(word)
  return owners
}

/** The words of each statement: of sentences where there are several, otherwise of what commas part. */
function partsOf(text: string): ReadonlySet<string>[] {
  const sentences = text.split(SENTENCE_END).filter((part) => part.trim())
  const pieces = sentences.length > 1 ? sentences : text.split(PART_END).filter((part) => part.trim())
  const joined: string[] = []
  for (const piece of pieces) {
    if (joined.length > 0 && GOES_ON.test(piece)) joined[joined.length - 1] += ` ${piece}`
    else joined.push(piece)
  }
  return joined.map((piece) => wordsOf(normalForm(piece))).filter((part) => part.size > 0)
}

function wordsOf(text: string): Set<string> {
  const latin = (text.match(/[a-z0-9.]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem)
  const chinese = (text.match(/\p{Script=Han}+/gu) ?? [])
    .flatMap((run) => splitWords(run))
    .filter(({ tag, word }) => CHINESE_CONTENT.test(tag) && !/^[是有在]$/.test(word))
    .map(({ word }) => word)
  return new Set([...latin, ...chinese])
}

/** Whether what causes in the one text is what is caused in the other. */
function exchangesCause(answer: string, reference: string): boolean {
  const [own, other] = [causeIn(answer), causeIn(reference)]
  if (!own || !other) return false
  const isAcross = shared(own.cause, other.effect) >= LEAST_ACROSS && shared(own.effect, other.cause) >= LEAST_ACROSS
  return (
    isAcross && shared(own.cause, other.cause) <= MOST_STRAIGHT && shared(own.effect, other.effect) <= MOST_STRAIGHT
  )
}

function causeIn(text: string): { cause: Set<string>; effect: Set<string> } | null {
  const small = normalForm(text)
  const turned = EFFECT_FIRST.exec(small)
  const mark = turned ?? CAUSE_FIRST.exec(small)
  if (!mark || mark.index === 0) return null
  const [before, after] = [small.slice(0, mark.index), small.slice(mark.index + mark[0].length)].map(wordsOf)
  if (!before?.size || !after?.size) return null
  return turned ? { cause: after, effect: before } : { cause: before, effect: after }
}

const shared = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  left.intersection(right).size / Math.min(left.size, right.size)
