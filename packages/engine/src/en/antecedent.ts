import { BODY_NOUN } from './data/words.ts'
import type { MainClause } from './main-clause.ts'
import type { Segment } from './segment.ts'
import { type Token, textOf } from './tagger.ts'

const PRONOUN = /^(?:he|she|it|they)$/i
/** 'It is clear that', 'It takes time to': this 'it' stands for nothing. */
const EMPTY_IT =
  /^it (?:(?:is|was|has been|may be|might be|would be|can be|should be|must be) .*\b(?:that|to|for|when|who|which|how|whether|as if)\b|(?:seems|appears|takes|took|turns|turned|follows|happens|became|becomes|makes|made|helps|is called|was called)\b)/i
const LONGEST_SUBJECT = 6

/** What a pronoun that opens a statement stands for: the subject of the statement before, where it can be no other. */
export class Antecedent {
  #subject: readonly Token[] = []
  #isPlural = false
  #isName = false
  #section = -1
  #sentence = -2

  /** Takes note of the subject of a statement that stands alone or was resolved. */
  note({ sentence }: Segment, clause: MainClause | null): void {
    const own = clause?.tree.tokens.slice(clause.subject.from, clause.subject.to) ?? []
    const head = clause?.tree.tags[clause.subject.head] ?? ''
    this.#subject = own.length <= LONGEST_SUBJECT && !own.some(({ tag }) => tag === 'PRON') ? own : []
    this.#isPlural = /^NNP?S$/.test(head) || own.some(({ word }) => word === 'and')
    this.#isName =
      own.length > 0 && own.length <= 3 && own.every(({ word }) => /^\p{Lu}\p{Ll}/u.test(word)) && /^NNP/.test(head)
    this.#section = sentence.section
    this.#sentence = sentence.id
  }

  /** `segment` with the words that its first pronoun stands for, or null. */
  resolve(segment: Segment): Segment | null {
    const { sentence, tokens, text } = segment
    const [pronoun, next] = tokens
    if (!pronoun || !PRONOUN.test(pronoun.word) || !/^(?:VERB|AUX|ADV)$/.test(next?.tag ?? '')) return null
    if (this.#subject.length === 0 || sentence.section !== this.#section || sentence.id > this.#sentence + 1)
      return null
    if (!this.#fits(pronoun.word.toLowerCase()) || EMPTY_IT.test(text)) return null
    const own = this.#subject.map((token, index) =>
      index === 0 ? { ...token, word: capitalised(token.word), space: '' } : token,
    )
    this.#sentence = sentence.id
    return { sentence, tokens: [...own, ...tokens.slice(1)], text: `${textOf(own)}${text.slice(pronoun.word.length)}` }
  }

  #fits(pronoun: string): boolean {
    if (pronoun === 'they') return this.#isPlural
    if (this.#isPlural) return false
    const isPerson = this.#isName && !BODY_NOUN.test(textOf(this.#subject))
    return pronoun === 'it' ? !isPerson : isPerson
  }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
