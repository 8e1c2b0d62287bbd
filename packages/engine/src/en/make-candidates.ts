import type { CardCandidate, CardDraft, CardRule } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { blankCandidates } from './blank-candidates.ts'
import { LEANING_RULES, STATEMENT_RULES } from './card-rules.ts'
import { findVerb, trimSubject } from './clause.ts'
import { type EnglishContext, englishContext } from './context.ts'
import { isBalanced, standsAlone } from './fit.ts'
import { askWithin, partFront } from './front.ts'
import { glossaryCandidates } from './glossary.ts'
import { capitalise, type Reading, readingsOf } from './reading.ts'
import type { EnglishRule, RuleInput } from './rules/rule.ts'

/** Rules whose question is about the main clause only and must say under what circumstances it holds. */
const KEEPS_FRONT: ReadonlySet<CardRule> = new Set<CardRule>([
  'manner',
  'predicate',
  'use',
  'cause',
  'place',
  'count',
  'reason',
  'enumeration',
  'occurrence',
  'attribute',
])
/** 'the two', 'the term in …': of which two, of which term, only the sentences before tell. */
const POINTS_BACK =
  /\b(?:between|of|from) the (?:two|three|former|latter|others?)\b(?! [a-z-]+)|\bthe two (?:is|are|called)\b|\bthe (?:term|phrase|name|word|idea) (?:in|to|for|from|as|when|after)\b/i
const LONGEST_QUESTION = 260
const LONGEST_ANSWER = 420

/** Every card that the rules for English find in `document`, the doubtful ones too; `chooseCards` picks among them. */
export function englishCandidates(document: StudyDocument): CardCandidate[] {
  const readable = readableSentences(document, 'en')
  const context = englishContext(document, readable)
  const found = [
    ...glossaryCandidates(document, context),
    ...readable.flatMap((sentence) => sentenceCandidates(sentence, context)),
  ]
  return [...found, ...blankCandidates(document, readable, found)].map(tidied).filter(isSound)
}

function sentenceCandidates(sentence: Sentence, context: EnglishContext): CardCandidate[] {
  const before = context.document.sentences[sentence.id - 1]
  const readings = readingsOf(sentence)
  const isNear = before?.section === sentence.section && before.language === 'en'
  let previous = isNear ? readingsOf(before).at(-1) : undefined
  return readings.flatMap((reading, clause) => {
    const input = ruleInput(reading, context, previous)
    previous = reading
    const rules = standsAlone(reading, context.document.isSpoken) ? STATEMENT_RULES : LEANING_RULES
    return ruleCandidates(rules, input, `${sentence.id}.${clause}`)
  })
}

function ruleInput(reading: Reading, context: EnglishContext, previous: Reading | undefined): RuleInput {
  const { front, tokens } = partFront(reading.tokens)
  const verbAt = findVerb(tokens)
  const subject = verbAt < 0 ? [] : trimSubject(tokens.slice(0, verbAt))
  return { ...reading, tokens, front, context, verbAt, subject, previous }
}

function ruleCandidates(rules: readonly EnglishRule[], input: RuleInput, origin: string): CardCandidate[] {
  const { sentence, previous, front } = input
  return rules.flatMap((rule) => {
    const draft = rule(input)
    if (!draft) return []
    const question = KEEPS_FRONT.has(draft.rule) ? askWithin(draft.question, front) : draft.question
    const isOfBoth = draft.rule === 'naming-of-previous' && previous
    const place = isOfBoth ? { start: previous.sentence.start, end: sentence.end } : sentence
    return [placed({ ...draft, question }, place, sentence.section, origin)]
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

const isBlank = ({ rule }: Pick<CardDraft, 'rule'>): boolean => /blank$|^naming-of-previous$|^author/.test(rule)

/** Whether a question has no pronoun before the noun that it could stand for. */
function asksPlainly(question: string): boolean {
  if (/\b(?:he|she|him|we|us|our|you|your|I|my|these|those)\b/.test(question)) return false
  if (POINTS_BACK.test(question)) return false
  const opening = question.split(' ').slice(0, 5).join(' ')
  return !/\b(?:it|they|them|this|its|their|his|her|such)\b/i.test(opening)
}
