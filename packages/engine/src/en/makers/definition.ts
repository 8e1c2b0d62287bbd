import { asInside } from '../ask.ts'
import { BODY_NOUN, PERSON_NOUN } from '../data/words.ts'
import type { MainClause, Part } from '../main-clause.ts'
import { isProperName } from '../names.ts'
import type { Token } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import { dependents, type Span, type Tree, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

const FEWEST_WORDS = 5
const MOST_WORDS = 34
/** Something stands after the definition without which it is not whole. */
const NO_END = -1
/** Nouns that no definition begins with: what follows tells how important, frequent or like another a thing is. */
const EMPTY_CLASS =
  /^(?:example|instance|result|reason|part|parts|matter|problem|case|time|issue|question|lot|number|bit|fact|exception|most|best|first|last|one|subject|topic|consequence|challenge|yardstick|cause|source|addition|majority|variety|kind|type|sort|form|way|thing|key|role|component|member|sign|symptom|step|factor|feature|concern|tool|leader|topic|area|aspect|response|success|failure|violation|blow|success|threat|end|beginning|goal|center|centre|focus|basis|total|percent|half|years?|days?|home|site)$/i
/** What it says of a thing is how it ranks, not what it is. */
const PRAISE =
  /^(?:an?|the)? ?(?:\w+ )?(?:important|critical|vital|common|major|good|useful|significant|essential|popular|famous|crucial|central|difficult|complex|powerful|key|main|only|most|best|first|last|two|three|four|five|closest|decisive|\w+iest|largest|smallest|oldest|highest|greatest)\b/i
/** 'faulty because …': a quality with its reason. */
const SAYS_WHY = /^\p{L}+(?:,| (?:because|when|if|since|as))\b/u
const UNFINISHED = /\b(?:of the form|the form|the following|as follows)$/i
const MARKED_OFF = /^(?:acl|acl:relcl|nmod|amod|compound|obl|advcl)$/
const POINTS_BACK = /\b(?:this|these|those|such|it|they|he|she|we|you|here|our|my|your|same|other|another)\b/i

/** 'An enzyme is a protein that …' → 'What is an enzyme?' */
export const definition: Maker = (clause, context) => {
  const { tree, subject, parts, isCopular, isPast } = clause
  const complement = isCopular ? parts[0] : participleClass(clause)
  if (!complement || clause.front || isOfSeveral(clause)) return null
  const words = tree.tokens.slice(subject.from, subject.to)
  const until = endOfDefinition(tree, complement.from, complement.to)
  if (until === NO_END) return null
  const answer = wordsOf(tree, { from: complement.from, to: until })
  if (isUnfit(words, answer) || (isCopular && !namesClass(tree, complement.from))) return null
  const isName = isProperName(tree, subject)
  const isPerson =
    isName &&
    PERSON_NOUN.test(answer.split(/\b(?:of|that|which|who|for|to|in)\b|,/)[0] ?? '') &&
    !BODY_NOUN.test(wordsOf(tree, subject))
  if (isPast && (!isPerson || isOfATime(tree, complement.from))) return null
  if (wordAt(tree, subject.from) === 'the' && !isName && words.length < 3) return null
  const term = wordsOf(tree, subject)
  const known = context.fullNames.get(term)
  const fullName = isPerson ? known : undefined
  if (!isOfKnownKind(isPerson, known, term)) return null
  const name = fullName ?? asInside(tree, subject, context)
  return {
    rule: 'definition',
    question: `${isPerson ? 'Who' : 'What'} ${wordAt(tree, clause.finite)} ${name}?`,
    answer,
    term: bareTerm(term),
    bonus: (bareTerm(term).includes(' ') ? 0.4 : 0) + (/^the (?:most|least|\w+est)\b/i.test(answer) ? -1.5 : 0),
  }
}

/** Whether nothing says what a thing is, or not of one thing: 'Inventories is …', of which 'What is inventories?' would be asked; and one of the cases that a figure marks: 'the new equilibrium (E1)'. */
function isOfSeveral({ tree, subject, finite }: MainClause): boolean {
  if (!/^(?:is|are|was|were)$/.test(wordAt(tree, finite))) return true
  const [last, opens] = [subject.to - 1, wordAt(tree, subject.from + 1)]
  const isPlural = tree.tags[last] === 'NNS' && /[^siu]s$/.test(wordAt(tree, last)) && !/ics$/.test(wordAt(tree, last))
  if (isPlural && /^(?:is|was)$/.test(wordAt(tree, finite))) return true
  const words = wordsOf(tree, subject)
  return /^(?:the|an?) /i.test(words) && (MARKED_CASE.test(opens) || /\([A-Z]{1,2}\d?['’]?\)/.test(words))
}

const MARKED_CASE = /^(?:new|old|original|initial|final|resulting|current|previous|first|second|third|next|last)$/

/** 'was a senator … prior to running for president': who somebody was at one time. */
const isOfATime = (tree: Tree, from: number): boolean =>
  /\b(?:prior to|before|until)\b/.test(wordsOf(tree, { from, to: tree.tokens.length }))

/** A surname alone is that of somebody whom the text has not introduced; 'a strong believer in …' says nothing of who somebody is. */
const isOfKnownKind = (isPerson: boolean, fullName: string | undefined, term: string): boolean =>
  isPerson ? fullName !== undefined || term.includes(' ') : fullName === undefined

/** 'standard deviation is the standard deviation of …' */
function isCircular(subject: readonly Token[], answer: string): boolean {
  const opening = answer
    .toLowerCase()
    .split(/\s+/)
    .slice(0, subject.length + 2)
  return subject.every(({ word }) => /^(?:an?|the)$/i.test(word) || opening.includes(word.toLowerCase()))
}

/** 'the energy dissipated by air resistance': one case of a thing, which its own sentence marks off. */
const isParticular = (subject: readonly Token[]): boolean =>
  /^the$/i.test(subject[0]?.word ?? '') &&
  subject.slice(2).some(({ word }) => /^(?:by|in|from|on|at|with)$/i.test(word))

/** 'is wasted space inside a page', 'are rotating stars that …': a class that begins with a participle. */
function participleClass({ tree, verb, finite, parts, subject }: MainClause): Part | null {
  const [object] = parts
  if (
    finite + 1 !== verb ||
    object?.relation !== 'obj' ||
    object.from !== verb + 1 ||
    DITRANSITIVE.test(wordAt(tree, verb))
  )
    return null
  const isMarkedOff = dependents(tree, object.head).some(
    (index) => index > object.head && MARKED_OFF.test(tree.relations[index] ?? ''),
  )
  const isFit = tree.tags[verb] === 'VBN' || (tree.tags[verb] === 'VBG' && tree.tags[object.head] === 'NNS')
  if (
    !isFit ||
    !isMarkedOff ||
    /^(?:the|this|these)$/.test(wordAt(tree, subject.from)) ||
    tree.tags[object.from] === 'DT'
  )
    return null
  return { ...object, from: verb }
}

/** Whether a subject is no term, or an answer does not tell what it is. */
function isUnfit(subject: readonly Token[], answer: string): boolean {
  const count = answer.split(/\s+/).length
  if (!isTerm(subject) || count < FEWEST_WORDS || count > MOST_WORDS) return true
  if (isCircular(subject, answer) || isParticular(subject) || SAYS_WHY.test(answer)) return true
  if (subject.some(({ word }) => /^(?:each|every|['’]s?|this|that|it|and|or|neither|both|,)$/i.test(word))) return true
  const opening = answer.split(/\b(?:that|which|who|whose|when|where)\b/)[0] ?? ''
  return UNFINISHED.test(answer) || PRAISE.test(answer) || POINTS_BACK.test(opening)
}

const DITRANSITIVE =
  /^(?:given|called|named|offered|considered|taught|awarded|made|elected|told|shown|sent|paid|asked|granted|denied)$/

/** Whether the predicate is a noun with an article, or a plural, that something marks off from others of its class. */
function namesClass(tree: Tree, from: number): boolean {
  const { root, tags, tokens } = tree
  const noun = tokens[root]?.lemma.toLowerCase() ?? ''
  if (!/^NNP?S?$/.test(tags[root] ?? '') || EMPTY_CLASS.test(noun) || EMPTY_CLASS.test(wordAt(tree, root))) return false
  if (
    /^(?:not|no|one|also|often|usually|now|still|very|some|many|most|all|his|her|its|their|our)$/.test(
      wordAt(tree, from),
    )
  )
    return false
  if (!/^(?:DT|JJ|NNP?S?|VB[GN]|WP)$/.test(tags[from] ?? '')) return false
  const own = dependents(tree, root).filter((index) => index >= from)
  const isArticle = own.some((index) => /^(?:an?|the)$/.test(wordAt(tree, index)))
  if (!isArticle && tags[root] !== 'NNS' && tags[root] !== 'NN') return false
  return own.some((index) => MARKED_OFF.test(tree.relations[index] ?? '') && index > root)
}

/**
 * A definition ends before a second statement: ', and it …', ', but …', '; …', ', which was …'. What a colon or a dash
 * announces belongs to it, unless that is a statement: then it was a figure of speech, and has no end.
 */
function endOfDefinition(tree: Tree, from: number, to: number): number {
  for (let index = from + 1; index < tree.tokens.length; index++) {
    const word = wordAt(tree, index)
    if (/^[:—–]$/.test(word)) return holdsVerb(tree, index + 1, tree.tokens.length) ? NO_END : tree.tokens.length
    if (word === ',' && isAside(tree, index)) return NO_END
    if (index >= to) break
    if (word === ';') return index
    if (word !== ',' || index < from + FEWEST_WORDS) continue
    if (opensStatement(tree, index + 1, to)) return index
  }
  return to
}

/** Whether what follows a comma says something else: 'but …', 'which …', 'and it is …'. */
const opensStatement = (tree: Tree, at: number, to: number): boolean =>
  /^(?:and|or)$/.test(wordAt(tree, at)) ? hasVerbOfItsOwn(tree, at + 1, to) : GOES_ON.test(wordAt(tree, at))

const GOES_ON = /^(?:but|so|while|whereas|although|though|because|since|with|as|which|where|including|such|making)$/

/** ', as part of the system, to look at …': what follows an aside goes on with what stands before it. */
function isAside(tree: Tree, from: number): boolean {
  if (!/^(?:as|with|such|including|like)$/.test(wordAt(tree, from + 1))) return false
  const close = tree.tokens.findIndex(({ word }, index) => index > from && word === ',')
  return close > 0 && /^(?:to|of|that|for)$/.test(wordAt(tree, close + 1))
}

/** Whether a finite verb stands there before any clause that tells which thing is meant. */
function holdsVerb(tree: Tree, from: number, to: number): boolean {
  const tags = tree.tags.slice(from, to)
  const verb = tags.findIndex((tag) => /^(?:VB[DPZ]|MD)$/.test(tag))
  const relative = tags.findIndex((_, index) => /^(?:that|which|who|whose)$/.test(wordAt(tree, from + index)))
  return verb >= 0 && (relative < 0 || verb < relative)
}

/** Whether a finite verb stands there that no relative pronoun introduces. */
function hasVerbOfItsOwn(tree: Tree, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const tag = tree.tags[index] ?? ''
    if (/^W/.test(tag) || /^(?:that|when|where|if)$/.test(wordAt(tree, index)) || wordAt(tree, index) === ',')
      return false
    if (/^VB[DPZ]$/.test(tag) || tag === 'MD') return true
  }
  return false
}

/** 'X refers to …', 'X is defined as …' → 'What is X?'; 'X means …' → 'What does X mean?' */
export const strongDefinition: Maker = (clause, context) => {
  const { tree, subject, verb, finite, end, front } = clause
  const [word, next] = [wordAt(tree, verb), wordAt(tree, verb + 1)]
  const isReferring = /^refers?$/.test(word) && next === 'to'
  const isDefined = word === 'defined' && next === 'as' && finite < verb
  const isMeaning = word === 'means' && finite === verb
  if (front || !(isReferring || isDefined || isMeaning)) return null
  const words = withoutWordTerm(tree, subject)
  const from = verb + (isMeaning ? 1 : 2)
  const until = endOfDefinition(tree, from, end)
  if (until === NO_END) return null
  const answer = wordsOf(tree, { from, to: until })
  if (!isTerm(tree.tokens.slice(words.from, words.to)) || answer.split(' ').length < FEWEST_WORDS) return null
  if (isMeaning && /^(?:that|to)$/.test(next) && wordAt(tree, words.from) === 'the') return null
  const name = asInside(tree, words, context)
  const isPlural = /^(?:are|were|refer)$/.test(wordAt(tree, finite))
  return {
    rule: 'strong-definition',
    question: isMeaning ? `What does ${name} mean?` : `What ${isPlural ? 'are' : 'is'} ${name}?`,
    answer,
    term: bareTerm(wordsOf(tree, words)),
  }
}

/** 'the term osmosis' → 'osmosis' */
function withoutWordTerm(tree: Tree, { from, to }: Span): Span {
  const isWord = /^(?:term|word|phrase|concept|notion)$/.test(wordAt(tree, from + 1)) && from + 2 < to
  return isWord ? { from: from + (/^(?:of|called)$/.test(wordAt(tree, from + 2)) ? 3 : 2), to } : { from, to }
}
