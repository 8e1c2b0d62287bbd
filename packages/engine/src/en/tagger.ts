import { createRequire } from 'node:module'
import type { ItsFunction, ItsHelpers, PartOfSpeech, WinkMethods } from 'wink-nlp'
import { repairTags } from './repair-tags.ts'
import type { Token } from './token.ts'

export type { Token } from './token.ts'

/** Tokens of one sentence and where it stands in the text that was tagged. */
export type TaggedSentence = { readonly tokens: readonly Token[]; readonly from: number; readonly to: number }

/** Longer texts are tagged in pieces, which keeps the tagger's memory small. */
const PIECE_CHARACTERS = 20_000

type Tagger = { readonly nlp: WinkMethods; readonly its: ItsHelpers }
let tagger: Tagger | undefined

/** The tagger, loaded at its first use (0.15 s of CPU, 40 MB). */
function loadTagger(): Tagger {
  if (tagger) return tagger
  const require = createRequire(import.meta.url)
  const winkNLP: typeof import('wink-nlp').default = require('wink-nlp')
  const nlp = winkNLP(require('wink-eng-lite-web-model'), ['sbd', 'pos'])
  tagger = { nlp, its: nlp.its }
  return tagger
}

/** The words of `text` as one run, hyphenated compounds whole. */
export function tagWords(text: string): Token[] {
  return repairTags(joinCompounds(readTokens(text).tokens))
}

/** The sentences of `text`, tagged. */
export function tagSentences(text: string): TaggedSentence[] {
  const sentences: TaggedSentence[] = []
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from)
    sentences.push(...tagPiece(text.slice(from, to), from))
    from = to
  }
  return sentences
}

function pieceEnd(text: string, from: number): number {
  const end = from + PIECE_CHARACTERS
  if (end >= text.length) return text.length
  const stop = text.lastIndexOf('. ', end)
  if (stop > from) return stop + 2
  const space = text.lastIndexOf(' ', end)
  return space > from ? space + 1 : end
}

function tagPiece(piece: string, offset: number): TaggedSentence[] {
  const { tokens, spans } = readTokens(piece)
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const token of tokens) {
    at += token.space.length
    starts.push(at)
    at += token.word.length
    ends.push(at)
  }
  return spans.map(([first, last]) => {
    const own = tokens.slice(first, last + 1).map((token, index) => (index === 0 ? { ...token, space: '' } : token))
    return {
      tokens: repairTags(joinCompounds(own)),
      from: offset + (starts[first] ?? 0),
      to: offset + (ends[last] ?? 0),
    }
  })
}

function readTokens(text: string): { tokens: Token[]; spans: [number, number][] } {
  const { nlp, its } = loadTagger()
  const document = nlp.readDoc(text)
  const all = document.tokens()
  const words = all.out(its.value)
  const lemmas = all.out(its.lemma as unknown as ItsFunction<string>)
  const tags = all.out(its.pos) as PartOfSpeech[]
  const spaces = all.out(its.precedingSpaces)
  const tokens = words.map((word, index) => ({
    word,
    lemma: lemmas[index] ?? word,
    tag: tags[index] ?? 'X',
    space: spaces[index] ?? '',
  }))
  return { tokens, spans: document.sentences().out(its.span) as unknown as [number, number][] }
}

/** Joins 'look', '-', 'aside' to one word, tagged by what stands after it. */
function joinCompounds(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const left = joined.at(-1)
    const right = tokens[index + 1]
    const isHyphen = (token.word === '-' || token.word === '–') && token.space === ''
    if (isHyphen && left && right?.space === '' && /\w$/.test(left.word) && /^\w/.test(right.word)) {
      joined[joined.length - 1] = joinPair(left, token, right, tokens[index + 2]?.tag)
      index++
    } else joined.push(token)
  }
  return joined
}

function joinPair(left: Token, hyphen: Token, right: Token, nextTag: PartOfSpeech | undefined): Token {
  const lemma = (left.lemma + hyphen.word + right.lemma).toLowerCase()
  return {
    word: left.word + hyphen.word + right.word,
    lemma,
    tag: compoundTag(left, right, nextTag),
    space: left.space,
  }
}

function compoundTag(left: Token, right: Token, next: PartOfSpeech | undefined): PartOfSpeech {
  if (right.tag === 'PROPN' || (left.tag === 'PROPN' && /^[A-Z]/.test(right.word))) return 'PROPN'
  if (next === 'NOUN' || next === 'ADJ' || next === 'PROPN') return 'ADJ'
  if (right.tag === 'VERB' && next === 'ADP') return 'ADJ'
  if (right.tag === 'ADV' || right.tag === 'ADP') return 'NOUN'
  return right.tag
}

/** The text of `tokens` as it stood. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => (index === 0 ? '' : token.space) + token.word)
    .join('')
    .trim()
}
