import { CARD_RULES, type CardCandidate, type CardDraft, type CardRule } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { LEANING_RULES, STATEMENT_RULES } from './card-rules.ts'
import { findVerb, trimSubject } from './clause.ts'
import { type EnglishContext, englishContext } from './context.ts'
import { isBalanced, standsAlone } from './fit.ts'
import { askWithin, partFront } from './front.ts'
import { glossaryCandidates } from './glossary.ts'
import { blankStandsAlone, isSoundAlone } from './judge.ts'
import { type MainClause, mainClause } from './main-clause.ts'
import { MAKERS } from './makers/all.ts'
import type { EnglishRule, RuleInput } from './rules/rule.ts'
import { capitalise, type Segment, segmentsOf } from './segment.ts'
import type { Token } from './tagger.ts'
import { treeOf } from './tree.ts'

/** Rules whose question is about the main clause only and must say under what circumstances it holds. */
const KEEPS_FRONT: ReadonlySet<CardRule> = new Set<CardRule>(['reason', 'enumeration'])
/** 'the two', 'the term in …': of which two, of which term, only the sentences before tell. */
const POINTS_BACK =
  /\b(?:between|of|from) the (?:two|three|former|latter|others?)\b(?! [a-z-]+)|\bthe two (?:is|are|called)\b|\bthe (?:term|phrase|name|word|idea) (?:in|to|for|from|as|when|after)\b/i
const ASKS_AFTER = /\. What are they\?$/
const LONGEST_QUESTION = 260
const LONGEST_ANSWER = 420

/** About so many words of a document are parsed. */
const MOST_PARSED_WORDS = 6_500
/** The share of a text's words that stand in statements understood alone. */
const STANDING_ALONE = 0.45

/** Every card that the rules for English find in `document` and a strict reader would keep. */
export function englishCandidates(document: StudyDocument): CardCandidate[] {
  const readable = readableSentences(document, 'en')
  const context = englishContext(document, readable)
  const trees = new Trees(readable)
  const found = [
    ...glossaryCandidates(document, context),
    ...readable.flatMap((sentence) => sentenceCandidates(sentence, context, trees)),
  ]
  return found
    .map(tidied)
    .filter(
      (card) =>
        isSound(card) &&
        (card.rule.endsWith('-entry') ||
          (isBlank(card) ? blankStandsAlone(card.question) : isSoundAlone(card, context))),
    )
}

function sentenceCandidates(sentence: Sentence, context: EnglishContext, trees: Trees): CardCandidate[] {
  return segmentsOf(sentence).flatMap((segment, index) => {
    const origin = `${sentence.id}.${index}`
    const input = ruleInput(segment, context)
    if (!standsAlone(segment, context.document.isSpoken)) return ruleCandidates(LEANING_RULES, input, origin)
    const { clause, isWhole } = clauseOf(input, trees)
    return eachOnce([
      ...ruleCandidates(STATEMENT_RULES, input, origin),
      ...clauseCandidates(input, clause, isWhole, origin),
    ])
  })
}

/** The first of those that ask the same. */
const eachOnce = (cards: readonly CardCandidate[]): CardCandidate[] =>
  [...new Map(cards.toReversed().map((card) => [card.question, card])).values()].toReversed()

/** The statement's main clause, or that of what follows its opening phrase, where all of it is too much to parse. */
function clauseOf(
  { front, tokens, allTokens, verbAt }: RuleInput,
  trees: Trees,
): { clause: MainClause | null; isWhole: boolean } {
  const whole = trees.clauseOf(front ? allTokens : tokens, front ? -1 : verbAt)
  if (whole) return { clause: whole, isWhole: true }
  return { clause: verbAt > 0 ? trees.clauseWithVerb(tokens, verbAt) : null, isWhole: false }
}

function clauseCandidates(
  { sentence, context, front }: RuleInput,
  clause: MainClause | null,
  isWhole: boolean,
  origin: string,
): CardCandidate[] {
  if (!clause) return []
  return MAKERS.flatMap((maker) => {
    const draft = maker(clause, context)
    if (!draft || (!isWhole && front && CARD_RULES[draft.rule].kind === 'definition')) return []
    const question = isWhole ? draft.question : askWithin(draft.question, front)
    return [placed({ ...draft, question }, sentence, sentence.section, origin)]
  })
}

/** The trees of one document: of a long one every so many statements, from its beginning to its end. */
class Trees {
  readonly #share: number
  #credit = 0

  constructor(sentences: readonly Sentence[]) {
    const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0)
    this.#share = Math.min(1, MOST_PARSED_WORDS / Math.max(1, words * STANDING_ALONE))
  }

  clauseOf(tokens: readonly Token[], verbAt: number): MainClause | null {
    return this.#mayParse(tokens) ? mainClause(treeOf(tokens), verbAt) : null
  }

  /** The clause whose verb the word rules find, where the parser takes it for a noun. */
  clauseWithVerb(tokens: readonly Token[], verbAt: number): MainClause | null {
    return this.#share === 1 ? mainClause(treeOf(tokens, verbAt), verbAt) : null
  }

  #mayParse({ length }: readonly Token[]): boolean {
    this.#credit += this.#share * length
    if (this.#credit < length) return false
    this.#credit -= length
    return true
  }
}

function ruleInput(segment: Segment, context: EnglishContext): RuleInput {
  const { front, tokens } = partFront(segment.tokens)
  const verbAt = findVerb(tokens)
  const subject = verbAt < 0 ? [] : trimSubject(tokens.slice(0, verbAt))
  return { ...segment, allTokens: segment.tokens, tokens, front, context, verbAt, subject }
}

function ruleCandidates(rules: readonly EnglishRule[], input: RuleInput, origin: string): CardCandidate[] {
  const { sentence, front } = input
  return rules.flatMap((rule) => {
    const draft = rule(input)
    if (!draft) return []
    const question = KEEPS_FRONT.has(draft.rule) ? askWithin(draft.question, front) : draft.question
    return [placed({ ...draft, question }, sentence, sentence.section, origin)]
  })
}

function tidied(candidate: CardCandidate): CardCandidate {
  const question = candidate.question
    .replace(/\s+/g, ' ')
    .replace(/\s+([?,.;])/g, '$1')
    .replace(/[,;:]\?/g, '?')
    .trim()
  const answer = candidate.answer.includes('\n')
    ? candidate.answer
    : capitalise(candidate.answer.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:.]+$/g, ''))
  return { ...candidate, question: capitalise(question), answer }
}

/** A last look at the card itself: whole, of bearable length, and without a word whose meaning lies outside it. */
function isSound({ question, answer, rule }: CardCandidate): boolean {
  if (!answer || question.length > LONGEST_QUESTION || answer.length > LONGEST_ANSWER) return false
  if (!isBalanced(question) || !isBalanced(answer) || /□/.test(question + answer)) return false
  if (/\b(?:this|these) (?:example|figure|chapter|section)\b/i.test(question)) return false
  return isBlank({ rule }) || asksPlainly(question)
}

const isBlank = ({ rule }: Pick<CardDraft, 'rule'>): boolean => rule === 'naming-blank'

/** Whether a question has no pronoun before the noun that it could stand for. */
function asksPlainly(question: string): boolean {
  if (/\b(?:he|she|him|we|us|our|you|your|I|my|these|those)\b/.test(question)) return false
  if (POINTS_BACK.test(question)) return false
  if (ASKS_AFTER.test(question)) return true
  const opening = question.split(' ').slice(0, 5).join(' ')
  return !/\b(?:it|they|them|this|its|their|his|her|such)\b/i.test(opening)
}
