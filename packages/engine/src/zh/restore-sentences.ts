import { countHan } from '../parse/script.ts'
import { simplifiedShadow } from './simplified.ts'
import { splitWords, type Word } from './words.ts'

const FEWEST_CHARACTERS = 60
const CHARACTERS_A_STOP = 150
const SHORTEST_SENTENCE = 8
const LONG_SENTENCE = 24
const LONG_PHRASE = 12
const PIECE_CHARACTERS = 300

const CONNECTIVES =
  /^(?:所以|因此|但是|不过|然后|那么|首先|其次|另外|接下来|然而|同时|最后|此外|于是|比如|例如|如果|因为|当|我们|大家|它|它们|他|他们|她|这|这个|这些|这种|这样|那)$/
const PAUSE = /^[，,、\s]+$/
const OPEN_END =
  /^(?:把|对|在|从|由|被|和|与|跟|给|向|将|的|地|得|使|让|叫|称为|叫做|是|为|比|以及|或|而|就|都|也|所|不|没|会|能|要|可以|如果|因为|当|说|知道|认为|指)$/

/** Whether a run of Chinese was written down as spoken, without full stops. */
export function lacksSentenceEnds(text: string): boolean {
  const characters = countHan(text)
  const stops = text.match(/[。．！？；!?]/g)?.length ?? 0
  return characters >= FEWEST_CHARACTERS && stops < characters / CHARACTERS_A_STOP
}

/** Where the sentences of a Chinese text without full stops begin and end. Rough on purpose, as for English. */
export function restoreSentences(text: string): { from: number; to: number }[] {
  const shadow = simplifiedShadow(text)
  const stretches: { from: number; to: number }[] = []
  for (let from = 0; from < shadow.length; from += PIECE_CHARACTERS) {
    stretches.push(...restorePiece(splitWords(shadow.slice(from, from + PIECE_CHARACTERS)), from))
  }
  return stretches
}

function restorePiece(words: readonly Word[], offset: number): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  let from = 0
  let hasVerb = false
  words.forEach((word, index) => {
    if (hasVerb && word.at - from >= SHORTEST_SENTENCE && beginsSentence(words, index, word.at - from)) {
      stretches.push({ from: offset + from, to: offset + word.at })
      from = word.at
      hasVerb = false
    }
    if (/^v/.test(word.tag)) hasVerb = true
  })
  const last = words.at(-1)
  if (last) stretches.push({ from: offset + from, to: offset + last.at + last.word.length })
  return stretches
}

function beginsSentence(words: readonly Word[], index: number, length: number): boolean {
  const word = words[index]
  const paused = PAUSE.test(words[index - 1]?.word ?? '')
  const before = words[paused ? index - 2 : index - 1]
  if (!word || !before || PAUSE.test(word.word) || OPEN_END.test(before.word)) return false
  if (CONNECTIVES.test(word.word)) return paused || /^(?:n|f|v|a|eng|l|i|z)/.test(before.tag)
  const isTopic =
    /^(?:n|eng)/.test(word.tag) && /^(?:是|指|称为|叫做|就是|包括|分为)$/.test(words[index + 1]?.word ?? '')
  if (paused) return length >= LONG_SENTENCE || isTopic
  const isEndOfPhrase = /^n/.test(before.tag) && words[index - 2]?.word === '的' && length >= LONG_PHRASE
  return isTopic && (/^f/.test(before.tag) || before.word === word.word || isEndOfPhrase)
}

const SPACE_WITHIN_CHINESE = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu

/** A restored stretch as a sentence to read: no pauses at its ends, full stop last. Spaces are pauses where it has no other. */
export function asSentence(stretch: string): string {
  const bare = stretch.replace(/^[，,、\s]+|[，,、\s]+$/g, '')
  const words = /[，,]/.test(bare) ? bare : bare.replace(SPACE_WITHIN_CHINESE, '，')
  return /[。！？]$/.test(words) ? words : `${words}。`
}
